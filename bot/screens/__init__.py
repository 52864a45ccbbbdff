"""Screens of tables and of everything else.

They are pure, without Discord, storage or clock.
"""
