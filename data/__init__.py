"""The storage of tables' journals, servers' leagues and people's settings."""
