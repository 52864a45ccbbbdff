"""A table that belongs to nobody and may be laid anew: what is legal there, and what is best."""
