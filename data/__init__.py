"""Storage: the journal of every table and the standings of every server."""
