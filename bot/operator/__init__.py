"""The commands of operators, ``upcard COMMAND``, apart from ``run`` and ``probe``."""
