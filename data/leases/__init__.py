"""Who has a database, or its shards, so that no two processes answer for the same tables."""
