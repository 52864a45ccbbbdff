"""The people of a table and its journal, pure: who sits, what has happened, what may happen next.

What people and the clock may do is decided from the state of the table
(`engine.table.table_state`).
"""
