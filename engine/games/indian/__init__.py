"""Indian Rummy."""
