"""The room of Indian Rummy: what no other game uses."""
