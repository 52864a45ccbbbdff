"""What people see of Indian Rummy alone."""
