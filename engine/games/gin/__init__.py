"""The room of Gin Rummy: what no other game uses."""
