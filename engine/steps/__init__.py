"""The steps of turns, one rule per file, with its conditions, events and consequences."""
