"""The room of Contract Rummy: what no other game uses."""
