"""Slash commands, a file for each subject: every one takes a context and answers it."""
