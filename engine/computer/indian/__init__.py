"""The players of Indian Rummy."""
