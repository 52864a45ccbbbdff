"""Who reads: in which language, and what people and servers have set."""
