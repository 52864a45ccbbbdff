"""The medium and the strong player of Gin."""
