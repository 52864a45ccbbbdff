"""What people see of Ten Phases alone."""
