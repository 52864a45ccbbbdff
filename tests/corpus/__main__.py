"""``python -m tests.corpus``: an independent library reads everything that the bot sends.

It records the bodies of every screen in every language, of every window and of every command, one
JSON object a line. Then discord.js and @discordjs/builders read them: ``read.mjs`` builds each part
again by their builders, which check it, and compares what they would send with what the bot sends.
None may be refused, and nothing may differ. It needs Node.js, and npm's registry for the packages,
whose versions ``package.json`` names; they go into a folder that is gone afterwards. ``--record
FILE`` writes the bodies and reads nothing.
"""

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from unittest import mock

import discord
from discord.ext import commands

from bot.blocks.screen import Form
from bot.discordpy.components import as_message, as_modal
from bot.discordpy.registered_commands import CommandTexts
from bot.text import LANGUAGES, Text
from bot.workers import painter_jobs
from bot.workers.painter import Painter
from cogs.registry import add_commands
from tests.discord import bodies
from tests.discord.payloads import Json
from tests.screens.registry import every_screen

HERE = Path(__file__).parent
_EXACT = 1 << 53
"""Above it JavaScript does not tell whole numbers apart. Discord takes ids as texts as well."""


async def recorded() -> list[Json]:
    """Every body, with its kind and where it is from."""
    return [*await _of_screens(), *await _of_commands(), *_spoilt()]


async def _of_screens() -> list[Json]:
    found, painter = [], Painter(inline=True)
    with mock.patch.object(painter_jobs, "draw", return_value=b""):
        for language in LANGUAGES:
            say = Text(language)
            for shown in every_screen().values():
                for page in shown.pages(say):
                    name = f"{shown.name}, {language}"
                    if isinstance(page, Form):
                        found.append(_line("modal", name, as_modal(page).to_dict()))
                        continue
                    body = await as_message(page, painter)
                    found.append(_line("message", name, body.written(private=shown.whispered)))
    await painter.close()
    return found


async def _of_commands() -> list[Json]:
    intents = discord.Intents(guilds=True, message_content=True)
    client: Any = commands.AutoShardedBot("/", intents=intents)
    nobody: Any = None
    await add_commands(client, nobody)
    texts, tree = CommandTexts(), client.tree
    made = [await one.get_translated_payload(tree, texts) for one in tree.get_commands()]
    return [_line("command", one["name"], one) for one in made]


def _spoilt() -> Iterator[Json]:
    """Bodies that Discord refuses, and the library has to refuse, too."""
    wrong: Mapping[str, Json] = {
        "a label of 81": bodies.row(bodies.button(label="a" * 81)),
        "a custom_id of 101": bodies.row(bodies.button("a" * 101)),
        "26 options": bodies.row(bodies.select(count=26, **_USUAL)),
        "a placeholder of 151": bodies.row(bodies.select(**_USUAL | {"placeholder": "a" * 151})),
        "an alt text of 1,025": bodies.gallery(alt="a" * 1025),
        "no such part": {"type": 99},
    }
    for name, part in wrong.items():
        body = bodies.message(bodies.container(part) | {"accent_color": 0})
        yield _line("message", name, body | {"attachments": []}) | {"spoilt": True}
    modal = bodies.modal(bodies.field(), title="a" * 46)
    yield _line("modal", "a title of 46", modal) | {"spoilt": True}
    command = bodies.command("Upper")
    yield _line("command", "an upper-case name", command) | {"spoilt": True}


_USUAL = {"placeholder": "Cards", "min_values": 1, "max_values": 1}


def _line(kind: str, name: str, body: Any) -> Json:
    return {"kind": kind, "name": name, "body": _exact(json.loads(json.dumps(body)))}


def _exact(part: Any) -> Any:
    """The same with ids as texts."""
    if isinstance(part, dict):
        return {key: _exact(value) for key, value in part.items()}
    if isinstance(part, list):
        return [_exact(value) for value in part]
    return str(part) if isinstance(part, int) and part > _EXACT else part


def write(file: Path) -> None:
    """Record everything in this file."""
    lines = [json.dumps(one, ensure_ascii=False) for one in asyncio.run(recorded())]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    """0 if nothing is refused and nothing differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.corpus", description=__doc__)
    parser.add_argument("--record", metavar="FILE", type=Path, help="write the bodies only")
    record = parser.parse_args().record
    if record is not None:
        write(record)
        return 0
    if shutil.which("npm") is None:
        print("It needs Node.js with npm.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        for name in ("package.json", "read.mjs"):
            shutil.copy(HERE / name, place)
        quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--silent")
        if subprocess.run(("npm", "install", *quiet), cwd=place, check=False).returncode:
            print("npm could not install discord.js.", file=sys.stderr)
            return 1
        write(place / "bodies.jsonl")
        read = ("node", "read.mjs", "bodies.jsonl")
        return subprocess.run(read, cwd=place, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
