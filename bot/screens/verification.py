"""What came out when the shuffles of a game were computed anew."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.screens.colours import FELT, GREY
from bot.screens.screen import Document, Screen, Separator
from bot.text import Text
from engine.notation.shuffles import Check

_BESIDES = ("verify-not", "verify-yourself")
_MOST = 10
"""Differences that are named one by one."""


def verify_screen(
    file: Mapping[str, Any], checks: Sequence[Check], documents: Sequence[Document], say: Text
) -> Screen:
    """Each kind of check in a line, then what it proves, and the files to do it again with."""
    wrong = [check for check in checks if not check.is_so]
    game = say(f"game-{file['game']}")
    lines = [_line(kind, checks, say) for kind in ("seal", "dealer", "deal", "new_stock")]
    differ = [_difference(check, say) for check in wrong[:_MOST]]
    salts = " ".join(f"`{salt}`" for salt in file["salts"])
    luck = say("verify-salts", salts=salts) if salts else say("verify-no-salts")
    return Screen(
        (
            say("verify-title", game=game, table=file["table"]),
            "\n".join(line for line in (*lines, *differ) if line),
            say("verify-sealed", seal=file["seal"], seed=file["seed"]) + "\n" + luck,
            Separator(),
            "\n".join([say("verify-wrong" if wrong else "verify-proves"), *map(say, _BESIDES)]),
            *documents,
        ),
        GREY if wrong else FELT,
    )


def _line(kind: str, checks: Sequence[Check], say: Text) -> str:
    """How the checks of a kind came out; nothing where there was none."""
    those = [check for check in checks if check.what == kind]
    name = f"verify-{kind.replace('_', '-')}"
    wrong = sum(not check.is_so for check in those)
    if not those:
        return ""
    return say(f"{name}-wrong", wrong=wrong) if wrong else say(name, count=len(those))


def _difference(check: Check, say: Text) -> str:
    """Which deal or stock differs; nothing for what there is only one of."""
    if check.what == "deal":
        return say("verify-differs-deal", deal=check.deal)
    if check.what == "new_stock":
        return say("verify-differs-stock", deal=check.deal, number=check.number)
    return ""
