"""The room of Basic Rummy: what no other game uses."""
