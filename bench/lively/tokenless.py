"""``python -m bench.lively.tokenless FILE``: as bench.load.metered, a bot that keeps no token of a
click for the message of its table, so that all edits of tables go through the channel."""

import sys

from bench.load.metered import main, quiet_signals
from bot.showing.table_messages import Tokens
from engine.live.table import Table


def _find(self: Tokens, table: Table) -> None:
    return None


def _is_wanted(self: Tokens, table: Table) -> bool:
    return False


if __name__ == "__main__":
    quiet_signals()
    # From outside: no bot on Discord should go without them.
    Tokens.find = _find  # type: ignore[method-assign]
    Tokens.is_wanted = _is_wanted  # type: ignore[method-assign]
    sys.exit(main(*sys.argv[1:]))
