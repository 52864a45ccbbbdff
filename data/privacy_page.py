"""docs/privacy.md, made from what is said of each column of the database."""

from collections.abc import Iterator

from data.database.data_inventory import KEPT, KeptTable
from data.database.schema import metadata

__all__ = ["privacy_page"]

_HEAD = """\
# Privacy

What Upcard stores, why, and for how long. This page is made from the database schema by
`python -m data privacy`; a test compares them. The operator of a bot is responsible for it and may
say more: `/about` names whom to ask.

- **You see all of it** with `/privacy export`: a file with everything that is stored about you.
- **You delete it** with `/privacy delete`. Games that others have played with you stay theirs:
  there you are a former player, without a name and under a random number, a different one in each
  server. A server that has barred you from its tables keeps that, so that the bar holds.
- **A server that removes the bot** is deleted after 30 days, or as many as the operator has set:
  its tables, games, standings and settings, and the settings of people who were in no other server.
  If the bot is back before that, everything is as it was. An outage of Discord deletes nothing.
- **What people write is not stored.** To post a table at the bottom again, the bot asks Discord for
  the messages below it and counts them. What you type into its own windows and commands is used for
  what they say.
- **Nothing is sold or sent anywhere.** Discord carries what you click and read; nothing goes to any
  other service.
- **Backups** are made by the operator, and by the bot before an upgrade. They contain what was
  deleted later, for as long as they are kept: ask the operator.
- **Metrics** count tables, moves and requests; no person and no server is in them.
- **Logs** name tables, channels, servers and single clicks by their ids, and never a hand.
"""


def privacy_page() -> str:
    """The whole page in Markdown."""
    return _HEAD + "".join(part for name in metadata.tables for part in _table(name, KEPT[name]))


def _table(name: str, kept: KeptTable) -> Iterator[str]:
    yield f"\n## {name}\n\n{kept.about} Kept {kept.until}.\n\n"
    yield "| column | what it is | why |\n|---|---|---|\n"
    for column in metadata.tables[name].columns:
        said = kept.columns[column.name]
        yield f"| `{column.name}` | {said.what} | {said.why}{_besides(said.until, kept.until)} |\n"


def _besides(until: str | None, usual: str) -> str:
    """How long a column is kept, as far as its table does not say it."""
    rest = (until or usual).removeprefix(usual)
    return rest if not rest or rest.startswith(";") else f"; kept {rest}"
