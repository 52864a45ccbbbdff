"""What the checks of all screens share with those on a simulated Discord."""
