"""What people see of one game and of no other: a room for each, and the tools of all rooms."""
