"""What can be laid in a turn, for players of every game."""
