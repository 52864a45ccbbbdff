"""The journal of every table: its steps as they are stored."""
