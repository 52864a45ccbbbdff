"""The database itself: SQLite or PostgreSQL, its schema, migrations and transactions."""
