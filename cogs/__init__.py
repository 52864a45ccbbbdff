"""Slash commands, kept thin: translate the request, call a table, show the view."""
