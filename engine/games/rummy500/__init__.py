"""The room of Rummy 500: what no other game uses."""
