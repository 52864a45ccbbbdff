"""What is true of discord.py: components, emojis, permissions, translations, its private names."""
