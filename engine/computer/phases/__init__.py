"""Computers for Ten Phases: how far a hand is from a phase, and what that makes of each move."""
