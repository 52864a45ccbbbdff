"""What the newest versions are compared with."""

from tests.newest import differences, requirements
from tests.test_layout import wanted


def test_no_bound_holds():
    found = requirements()
    assert {"discord.py", "simcord[preview]", "SQLAlchemy[asyncio]", "asyncpg", "pytest"} <= set(
        found
    )
    assert len(found) == len(wanted("requirements/dev.lock"))
    assert not [one for one in found if set(one) & set("<>=,; ")]


def test_what_differs_from_the_lock_is_named():
    lock = "numpy==2.4.6 ; python_full_version < '3.12' \\\n    --hash=sha256:0\n"
    lock += (
        "numpy==2.5.5 ; python_full_version >= '3.12' \\\ndiscord-py==2.7.1 \\\npillow==13.0.0 \\\n"
    )
    installed = {"numpy": "2.5.5", "discord.py": "3.0", "pillow": "13.0.0", "pip": "26.0"}
    assert list(differences(installed, lock)) == ["discord.py 3.0 (locked: 2.7.1)"]
