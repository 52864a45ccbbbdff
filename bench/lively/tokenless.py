"""Run a bot that keeps no tokens of clicks: ``python -m bench.lively.tokenless FILE``.

All edits of tables' messages go through their channels. Otherwise it is bench.load.metered.
"""

import sys

from bench.load.metered import main, quiet_signals
from bot.discordpy.interaction_answers import AnswerToken
from bot.showing.table_messages import TableMessages
from engine.live.table import Table


def _keep_none(self: TableMessages, table: Table, token: AnswerToken, message_id: int) -> None:
    return


def _wants_none(self: TableMessages, table: Table) -> bool:
    return False


if __name__ == "__main__":
    quiet_signals()
    # Patched from outside, because no bot on Discord should lack them.
    TableMessages.keep_token = _keep_none  # type: ignore[method-assign]
    TableMessages.wants_token = _wants_none  # type: ignore[method-assign]
    sys.exit(main(*sys.argv[1:]))
