"""Whether a table's game counts for ratings, and how the game changed the ratings."""

from bot.text import Text
from bot.text.name_words import Names
from bot.text.text import signed
from engine.live.table_view import TableView
from engine.table.ending import why_unrated
from engine.table.record import Unrated, Verdict

_LINES = {
    None: "rated-line",
    Unrated.CASUAL: "rated-line-casual",
    Unrated.RULES: "rated-line-rules",
    Unrated.COMPUTER: "rated-line-computer",
    Unrated.HANDED_OVER: "rated-line-left",
}


def rated_lines(table_view: TableView, say: Text) -> list[str]:
    """Return a line that says whether the game would count now. Practice has no such line."""
    unrated = why_unrated(table_view.game, table_view.terms, table_view.roster)
    return [] if table_view.terms.practice else [say(_LINES[unrated])]


def never_counts(table_view: TableView) -> bool:
    """Return whether the running game can't count for ratings, whatever happens to seats.

    A deal of the day is compared between people. So the answer is False, which allows no advice.
    """
    if table_view.terms.day is not None:
        return False
    unrated = why_unrated(table_view.game, table_view.terms, table_view.roster)
    return unrated not in (None, Unrated.HANDED_OVER)


def is_advised(table_view: TableView) -> bool:
    """Return whether Suggest advises a person who has to act in a game that cannot count."""
    return table_view.seat in table_view.acting and never_counts(table_view)


def verdict_lines(verdict: Verdict | None, who: Names, say: Text) -> list[str]:
    """Return lines that say how the game changed each rating, or why it changed no rating.

    There are no lines if the changes aren't known.
    """
    if verdict is None:
        return []
    if not verdict.changes:
        why = verdict.unrated
        return [] if why is None else [say(f"unrated-{why.replace('_', '-')}")]
    lines = [
        say(
            "ratings-change",
            name=who.titled(change.seat),
            change=signed(change.after - change.before),
            rating=str(change.after),
        )
        for change in sorted(
            verdict.changes, key=lambda change: (change.before - change.after, change.seat)
        )
    ]
    early = (
        [f"-# {say('ratings-early')}"] if any(change.early for change in verdict.changes) else []
    )
    return ["\n".join([say("ratings-title"), *lines, *early])]
