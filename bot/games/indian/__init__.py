"""The room of Indian Rummy."""
