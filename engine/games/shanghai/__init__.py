"""The room of Shanghai Rum."""
