"""The screens of a challenge, in which a friend plays the deal that a person has played."""

from typing import NamedTuple

from bot.blocks.control import At, Control, Cost, Payload
from bot.blocks.screen import FELT, GREY, Button, Screen, Tone
from bot.screens.lobby_screen import DECLINE, JOIN
from bot.screens.table_screen import happened
from bot.text import Text
from bot.text.name_words import escaped, name_or_former
from bot.text.text import signed
from engine.live.table_view import ShownDivergence, TableView
from engine.table.roster import Status
from engine.table.terms import Challenge

CHALLENGE = Control("challenge", At.ME, payload=Payload.MEMBER, cost=Cost.OPENING)
CHALLENGE_ALL = Control("challenge-all", At.ME, cost=Cost.OPENING)
"""Each click has a table's id and, in place of the version, a deal's number from 0."""


class ShownChallenge(NamedTuple):
    """A challenge with the parts of it that a channel may see."""

    terms: Challenge
    host: str
    """The challenger's name, as the channel reads it."""
    divergence: ShownDivergence | None = None
    """The first difference between the two tables, once the channel may see it."""


def challenge_screen(table_view: TableView, shown: ShownChallenge, say: Text) -> Screen:
    """Return a challenge that waits for an answer, or that no one has accepted."""
    game, roster = say(f"game-{table_view.game.name}"), table_view.roster
    facts: dict[str, str | int | float] = {"host": shown.host, "game": game}
    if roster.status is Status.CLOSED:
        return Screen((say("challenge-over", **facts),), GREY)
    friend = say.joined(f"<@{user}>" for user in roster.invited)
    title = say("challenge-title-friend" if friend else "challenge-title", friend=friend, **facts)
    about = say("challenge-about", points=signed(shown.terms.worth), **facts)
    row = (
        Button(say("button-challenge-accept"), JOIN.on(table_view), Tone.GOOD),
        Button(say("button-not-this-time"), DECLINE.on(table_view)),
    )
    pays = [] if table_view.game.end.pays is None else [say("challenge-pays")]
    return Screen(("\n".join([title, about, *pays]), row), FELT)


def challenge_running(table_view: TableView, shown: ShownChallenge, say: Text) -> str:
    """Say that the friend is playing the challenger's deal."""
    friend = _friend(table_view, shown.terms, say)
    return say("challenge-running", host=shown.host, friend=friend)


def challenge_compared(table_view: TableView, shown: ShownChallenge, worth: int, say: Text) -> str:
    """Compare the challenger's result with the friend's ``worth``."""
    friend = _friend(table_view, shown.terms, say)
    difference = worth - shown.terms.worth
    words: dict[str, str | int | float] = {
        "host": shown.host,
        "friend": friend,
        "theirs": signed(shown.terms.worth),
        "points": signed(worth),
        "better": friend if difference > 0 else shown.host,
        "by": abs(difference),
    }
    lines = [say("challenge-compared", **words), say("challenge-better", **words)]
    divergence = shown.divergence
    if divergence is not None and divergence.same_moves:
        lines.append(say("challenge-alike"))
    elif divergence is not None:
        friends_lines, hosts_lines = (
            " ".join(happened(view, say.rich)) if goes_on else say("compare-nothing-more")
            for view, goes_on in zip(divergence[:2], divergence.goes_on, strict=True)
        )
        move = min(divergence.places) + 1
        lines.append(
            say("challenge-parted", move=move, here=friends_lines, there=hosts_lines, **words)
        )
    return "\n".join(lines)


def _friend(table_view: TableView, challenge: Challenge, say: Text) -> str:
    who = table_view.roster.holder(challenge.seat)
    return name_or_former(who.user, escaped(who.name), say)
