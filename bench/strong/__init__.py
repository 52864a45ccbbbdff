"""Many tables with strong computers (``python -m bench strong``)."""
