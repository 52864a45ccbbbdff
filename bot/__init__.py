"""The Discord side: clicks and commands become moves, what may be seen becomes messages."""
