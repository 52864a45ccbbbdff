"""docs/privacy.md, made from what is said of each column of the database."""

from collections.abc import Iterator

from data.database.data_inventory import KEPT, KeptTable
from data.database.schema import metadata

__all__ = ["privacy_page"]

_HEAD = """\
# Privacy

What Upcard keeps, why, and for how long. This page is made from the tables of its database by
`python -m data privacy`; a test holds it to them. Whoever runs an Upcard of their own answers for
it: they may say more, and `/about` names whom to ask.

- **You see all of it** with `/privacy export`: a file with everything that is kept about you.
- **You delete it** with `/privacy delete`. Games that others have played with you stay theirs:
  there you are a former player, without a name and under a number of chance, another in each
  server. A server that has barred you from its tables keeps that, so that the bar holds.
- **A server that removes the bot** is deleted after 30 days, or as many as whoever runs the bot has
  set: its tables, games, standings and settings, and what people have set for themselves who were
  known in no other server. If the bot is back before that, everything is as it was. An outage of
  Discord deletes nothing.
- **What people write is not kept.** To put a table at the bottom again, Upcard asks Discord for the
  messages below it, counts them, and keeps nothing of them. What you type into its own windows and
  commands is used for what they say.
- **Nothing is sold or sent anywhere.** Discord transports what you click and read; no other service
  is told anything.
- **Copies** are made by whoever runs the bot, and by the bot before an upgrade. What was deleted is
  still in copies from before that, for as long as they are kept; ask whoever runs the bot.
- **Numbers** for watching the bot count tables, moves and requests; nobody and no server is in
  them.
- **Logs** of the running bot name tables, channels, servers and single clicks by their ids, and
  never a hand.
"""


def privacy_page() -> str:
    """The whole page in Markdown."""
    return _HEAD + "".join(part for name in metadata.tables for part in _table(name, KEPT[name]))


def _table(name: str, kept: KeptTable) -> Iterator[str]:
    yield f"\n## {name}\n\n{kept.about}\n\n"
    yield "| column | what it is | why | how long |\n|---|---|---|---|\n"
    for column in metadata.tables[name].columns:
        said = kept.columns[column.name]
        until = said.until or kept.until
        yield f"| `{column.name}` | {said.what} | {said.why} | {until} |\n"
