"""Where tables are shown: the public message, private panels, calls, and what is urgent."""
