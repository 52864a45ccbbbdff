"""The room of Manipulation Rummy: what no other game uses."""
