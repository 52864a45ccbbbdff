"""What people see of tables: the public message, private panels, who is called, what is urgent."""
