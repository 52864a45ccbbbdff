"""Tables that were opened with rulebook b of Contract Rummy keep the rules that it had then."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

_B = {
    "allow_two": True,
    "round2": "set3_set4",
    "may_i_priority": "first_asker",
    "swap_in_sets": True,
    "swapped_joker_use": "any",
}
"""What that preset set, until it was taken by the word; a table named it without its options."""


def upgrade() -> None:
    """Write the options of such a table in place of the name of the preset."""
    tables = sa.table(
        "tables",
        sa.column("table_id", sa.Text()),
        sa.column("game", sa.Text()),
        sa.column("options", sa.JSON()),
    )
    connection = op.get_bind()
    found = connection.execute(
        sa.select(tables.c.table_id, tables.c.options).where(tables.c.game == "contract")
    ).all()
    for table_id, options in found:
        if isinstance(options, dict) and options.get("rulebook") == "b":
            chosen: dict[str, Any] = {**_B, **options}
            del chosen["rulebook"]
            change = sa.update(tables).where(tables.c.table_id == table_id)
            connection.execute(change.values(options=chosen))
