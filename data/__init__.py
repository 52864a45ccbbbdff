"""Storage: the journals of tables, the leagues of servers, and what people have chosen."""
