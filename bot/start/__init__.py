"""The start, the background work and the end of a process."""
