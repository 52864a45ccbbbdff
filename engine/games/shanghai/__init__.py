"""The room of Shanghai Rum: what no other game uses."""
