"""What screens and the rooms of games are made of: blocks, controls, lines that many need."""
