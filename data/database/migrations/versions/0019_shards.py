"""How each shard of the bot was when it was last seen running, and when nobody served it."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

_SHARD = ("shard_count", "shard")


def upgrade() -> None:
    """What is known is known of all of them, uncounted."""
    _anew(
        "pulse",
        _key("shard_count", sa.Integer()),
        _key("shard", sa.Integer()),
        sa.Column("beat_at", sa.BigInteger(), nullable=False),
        sa.Column("troubles", sa.Text()),
        key=_SHARD,
        kept=("beat_at", "troubles"),
    )
    _anew(
        "outages",
        _key("guild_id", sa.BigInteger()),
        _key("shard_count", sa.Integer()),
        _key("shard", sa.Integer()),
        _key("began", sa.Double()),
        sa.Column("ended", sa.Double(), nullable=False),
        key=("guild_id", *_SHARD, "began"),
        kept=("guild_id", "began", "ended"),
    )


def _key(name: str, kind: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, autoincrement=False, nullable=False)


def _anew(name: str, *columns: sa.Column[Any], key: tuple[str, ...], kept: tuple[str, ...]) -> None:
    """Make a table anew: SQLite cannot change what a key consists of."""
    found = op.get_bind().execute(sa.select(*map(sa.column, kept)).select_from(sa.table(name)))
    rows = [dict.fromkeys(_SHARD, 0) | dict(row) for row in found.mappings()]
    op.drop_table(name)
    made = op.create_table(name, *columns, sa.PrimaryKeyConstraint(*key, name=f"pk_{name}"))
    if rows:
        op.bulk_insert(made, rows)
