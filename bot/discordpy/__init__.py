"""What is Discord's: components, emojis, permissions, translations, and what it may refuse."""
