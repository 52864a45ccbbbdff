"""The people of a table and its journal, pure: who sits, by which terms,
what has happened and what may happen next."""
