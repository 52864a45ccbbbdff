"""What people see of Gin alone."""
