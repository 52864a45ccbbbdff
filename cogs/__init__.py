"""Slash commands, a file for each subject: every one takes a visit and answers it."""
