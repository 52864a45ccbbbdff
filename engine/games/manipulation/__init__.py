"""Manipulation Rummy."""
