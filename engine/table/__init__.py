"""The people of a table and its journal, without I/O.

The table state (`engine.table.table_state`) decides what people and the clock may do.
"""
