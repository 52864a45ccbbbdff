"""The people of a table and its journal, pure: who sits, what has happened, what may happen next.

What people and the clock may do is decided from the course of the table (`engine.table.course`).
"""
