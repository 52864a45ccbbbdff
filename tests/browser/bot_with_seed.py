"""The bot as ``python -m bot`` starts it, but every table that opens has the seed that is named.

``python -m tests.browser.bot_with_seed SEED …``: 64 hexadecimal digits, then the bot's arguments.
"""

import secrets
import sys
from types import SimpleNamespace

from bot.__main__ import main
from engine.live import hall

if __name__ == "__main__":
    seed = bytes.fromhex(sys.argv[1])
    known = SimpleNamespace(token_hex=secrets.token_hex, token_bytes=lambda size: seed[:size])
    vars(hall)["secrets"] = known
    sys.exit(main(sys.argv[2:]))
