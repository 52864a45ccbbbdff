"""The commands of operators, ``upcard COMMAND``, except ``run`` and ``probe``."""
