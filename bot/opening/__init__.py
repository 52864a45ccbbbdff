"""Which table may be opened where, and what it is opened with."""
