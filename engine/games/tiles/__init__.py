"""The room of Tile Rummy: what no other game uses."""
