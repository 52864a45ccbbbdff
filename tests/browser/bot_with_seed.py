"""The bot as ``python -m bot`` starts it, but every table that opens has the seed that is named,
and tables are shown without delay.

``python -m tests.browser.bot_with_seed SEED …``: 64 hexadecimal digits, then the bot's arguments.
With QUICK_TURN in the environment the quick clock gives so many seconds a turn, and no bank.
"""

import os
import secrets
import sys
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

from bot.__main__ import main
from bot.start import process as start
from engine.live import tables
from engine.table.terms import CLOCKS, live

if __name__ == "__main__":
    seed = bytes.fromhex(sys.argv[1])
    known = SimpleNamespace(token_hex=secrets.token_hex, token_bytes=lambda size: seed[:size])
    vars(tables)["secrets"] = known
    if turn := os.environ.get("QUICK_TURN"):
        cast("dict[str, Any]", CLOCKS)["quick"] = live(int(turn), 0)
    # Whoever looks at pages shall not wait for news that may wait in a channel.
    vars(start)["Wiring"] = partial(start.Wiring, linger=0)
    sys.exit(main(sys.argv[2:]))
