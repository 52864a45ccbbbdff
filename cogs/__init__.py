"""Slash commands, one file per subject. Every command takes a context and answers it."""
