"""Measurements of speed, size and memory. ``python -m bench`` prints most of them."""
