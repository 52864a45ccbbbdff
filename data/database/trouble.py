"""Trouble with the storage: not our fault, not a player's mistake, and over sooner or later.

The database is locked by another program, its disk is full or broken, its server is gone. Whoever
wanted something of it is told so, and nothing has changed. Where the server was asked and did not
answer that is not known: it is found out before anybody is told (docs/decisions/0038).
"""


class DatabaseError(Exception):
    """The database cannot be used: one sentence that says which, why and what to do.

    No password is ever in it.
    """


class StorageTrouble(DatabaseError):
    """Nothing could be stored, or read, just now. The sentence is for whoever runs the bot."""


class OutcomeUnknown(StorageTrouble):
    """It is stored or not, and that could not be found out."""
