"""The room of Manipulation Rummy."""
