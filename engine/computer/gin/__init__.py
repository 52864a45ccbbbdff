"""The steady and the strong player of Gin."""
