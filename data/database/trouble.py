"""Errors of the storage, which neither the bot nor a player caused, and which pass.

For example, another program locks the database, its disk is full or broken, or its server is gone.
The caller gets the error, and nothing has changed. If the server was asked to commit and didn't
answer, the outcome is found out before the caller gets it (docs/decisions/0038).
"""


class DatabaseError(Exception):
    """The database can't be used. One sentence says which database, why and what to do.

    It never contains a password.
    """


class StorageTrouble(DatabaseError):
    """Nothing can be stored or read just now. The sentence is for operators."""


class OutcomeUnknown(StorageTrouble):
    """Whether something was stored could not be found out."""
