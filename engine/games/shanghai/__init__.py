"""Shanghai Rum."""
