"""How many lively tables the token of one bot carries (``python -m bench lively``)."""
