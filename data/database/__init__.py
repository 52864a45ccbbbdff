"""The SQLite or PostgreSQL database, its schema, migrations and transactions."""
