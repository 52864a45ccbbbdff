"""The readers with their languages, and the settings of people and servers."""
