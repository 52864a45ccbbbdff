"""The room of Gin."""
