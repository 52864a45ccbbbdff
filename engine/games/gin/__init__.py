"""The room of Gin Rummy."""
