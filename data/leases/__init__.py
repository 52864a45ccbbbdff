"""Leases on databases and shards, so that no two processes serve the same tables."""
