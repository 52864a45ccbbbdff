"""What the figures come from. ``python -m bench`` prints them all."""
