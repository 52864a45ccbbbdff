"""The database itself: SQLite or PostgreSQL, its tables, migrations and transactions."""
