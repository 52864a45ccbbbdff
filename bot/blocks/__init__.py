"""The parts of screens and of rooms of games: blocks, controls, and lines that many need."""
