"""``python -m tests.soak.bot``: the real bot, with one function wrapped from outside.

Its tables leave memory after a minute.

SOAK_TWIST names what: ``kill append before 3`` kills the process before the third call, ``after``
behind it; ``break words`` lets it break a promise (breakages.py); nothing leaves it as it is.
"""

import os
import signal
import sys
import threading
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial, wraps
from importlib import import_module
from inspect import isawaitable
from typing import Any

from bot.__main__ import main
from tests.soak.breakages import BREAKAGES

POINTS = {
    "append": "data.journal.store:Store.append",
    "create": "data.journal.store:Store.create",
    "place": "data.journal.store:Store.keep",
    "booking": "data.league.booking:Booking.write",
    "answer": "bot.discordpy.interaction_answers:_first",
    "edit": "bot.discordpy.interaction_answers:AnswerToken.edit",
    "migration": "data.database.database:migrate",
    "correction": "data.league.recalculation:_Recalculation.step",
    "season": "data.league.seasons:_next",
}
"""Where a process can be killed: the function, as whoever calls it finds it."""


def place_of(where: str) -> tuple[Any, str]:
    """What has the function (``module:name``), and its name there; AttributeError without one."""
    module, _, path = where.partition(":")
    *owners, name = path.split(".")
    owner: Any = import_module(module)
    for one in owners:
        owner = getattr(owner, one)
    getattr(owner, name)
    return owner, name


def wrap(where: str, wrapper: Callable[[Callable[..., Any]], Callable[..., Any]]) -> None:
    """Put a wrapped function in the place of the one that is found there."""
    owner, name = place_of(where)
    setattr(owner, name, wrapper(getattr(owner, name)))


def deadly(moment: str, number: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A wrapper with which the process dies before or after so many calls."""
    left = [number]

    def die(at: str) -> None:
        if at == "before":
            left[0] -= 1
        if not left[0] and at == moment:
            os.kill(os.getpid(), signal.SIGKILL)

    def wrapper(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def call(*args: Any, **given: Any) -> Any:
            die("before")
            result = function(*args, **given)
            if isawaitable(result):
                return behind(result)
            die("after")
            return result

        return call

    async def behind(result: Awaitable[Any]) -> Any:
        value = await result
        die("after")
        return value

    return wrapper


def twist(words: str) -> None:
    """Wrap what these words say."""
    match words.split():
        case []:
            return
        case "kill", point, moment, number:
            wrap(POINTS[point], deadly(moment, int(number)))
        case "break", *names:
            for name in names:
                wrap(*BREAKAGES[name])
        case _:
            raise SystemExit(f"SOAK_TWIST is not known: {words}")


def end_with_parent() -> None:
    """Nobody is left who would kill this process: then it ends by itself."""
    os.read(0, 1)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=end_with_parent, daemon=True).start()
    wrap(
        "bot.start.wiring:Timeouts", lambda timeouts: partial(timeouts, table=timedelta(minutes=1))
    )
    twist(os.environ.get("SOAK_TWIST", ""))
    sys.exit(main([]))
