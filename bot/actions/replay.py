"""Looking back at a game that is over: step by step, its files, its shuffles computed anew."""

import json
from collections.abc import Mapping
from pathlib import Path

import discord

from bot.clicks.router import Personal, PersonalAction, typed
from bot.clicks.services import Services, answer, ask, repaint, tell
from bot.screens.replay import HandStyle, ReplayPlace, export_screen, jump_form, replay_screen
from bot.screens.screen import Document, Screen
from bot.screens.verification import verify_screen
from bot.text.names import escaped
from engine.live.archive import NoSuchGame, NotOver, unhurried
from engine.live.sight import sight_at
from engine.notation.export import Json, deals
from engine.notation.shuffles import checks, head, written
from engine.notation.shuffles import deals as dealt
from engine.table.story import Story

_SCRIPT = (Path(__file__).parents[2] / "docs" / "verify_game.py").read_bytes()
"""Goes with every check, so that nobody has to take the bot's word."""


async def found(
    services: Services, interaction: discord.Interaction, table_id: str
) -> Story | None:
    """The game of a table of this server, if it is over; else the reader is told why not."""
    try:
        return await services.archive.find(interaction.guild_id or 0, table_id)
    except NoSuchGame:
        told = "replay-unknown"
    except NotOver:
        told = "replay-running"
    await tell(interaction, services.say(told), services.painter)
    return None


async def open_replay(
    services: Services, interaction: discord.Interaction, table_id: str, place: int = 0
) -> None:
    """Show a game privately from this move on (from 0; later than its last one is its last)."""
    story = await found(services, interaction, table_id)
    if story is not None:
        await answer(interaction, _screen(services, story, place), services.painter)


async def open_verify(services: Services, interaction: discord.Interaction, table_id: str) -> None:
    """Compute the shuffles of a game anew and say privately what came out."""
    story = await found(services, interaction, table_id)
    if story is None:
        return
    file = await _shuffles(story)
    done = await unhurried(checks(file))
    documents = (
        Document(f"shuffles-{table_id}.json", await _text(file)),
        Document("verify_game.py", _SCRIPT),
    )
    await answer(interaction, verify_screen(file, done, documents, services.say), services.painter)


def _screen(services: Services, story: Story, place: int, notice: str | None = None) -> Screen:
    spot = _spot(story, place)
    reader = services.reader
    sight = sight_at(story, spot.place, reader.user_id)
    liking = HandStyle(
        reader.preferences.sort, reader.preferences.cards, reader.preferences.text_first
    )
    return replay_screen(sight, story.game, spot, liking, reader.say, notice)


def _spot(story: Story, place: int) -> ReplayPlace:
    count = len(story.moments)
    return ReplayPlace(min(count - 1, max(0, place)), count, story.deals)


async def _shuffles(story: Story) -> Json:
    return head(story) | {"deals": await unhurried(dealt(story))}


async def _text(file: Json) -> bytes:
    return ("\n".join(await unhurried(written(file))) + "\n").encode()


async def _moves(story: Story) -> bytes:
    lines = []
    for position, moves in deals(story):
        line = {"position": position, "moves": await unhurried(moves)}
        lines.append(json.dumps(line, ensure_ascii=False) + "\n")
    return "".join(lines).encode()


async def _open(personal: Personal) -> None:
    await open_replay(personal.services, personal.interaction, personal.click.rest)


async def _go(personal: Personal) -> None:
    """One of the buttons that lead to another move."""
    services, click = personal.services, personal.click
    story = await found(services, personal.interaction, click.rest)
    if story is not None:
        place = _spot(story, click.version).to(click.verb)
        await repaint(personal.interaction, _screen(services, story, place), services.painter)


async def _jump(personal: Personal) -> None:
    """Ask to which move."""
    click = personal.click
    story = await found(personal.services, personal.interaction, click.rest)
    if story is not None:
        spot = _spot(story, click.version)
        await ask(personal.interaction, jump_form(click.rest, spot, personal.services.say))


async def _jumped(personal: Personal) -> None:
    services, click = personal.services, personal.click
    story = await found(services, personal.interaction, click.rest)
    if story is None:
        return
    wanted, notice = typed(personal.interaction).get("move", "").strip(), None
    place = int(wanted) - 1 if wanted.isdecimal() else -1
    count = len(story.moments)
    if not 0 <= place < count:
        place = click.version
        notice = services.say("replay-no-such-move", typed=escaped(wanted), moves=count)
    await repaint(personal.interaction, _screen(services, story, place, notice), services.painter)


async def _export(personal: Personal) -> None:
    services, table_id = personal.services, personal.click.rest
    story = await found(services, personal.interaction, table_id)
    if story is not None:
        moves, file = await _moves(story), await _text(await _shuffles(story))
        screen = export_screen(table_id, moves, file, services.say)
        await answer(personal.interaction, screen, services.painter)


async def _verify(personal: Personal) -> None:
    await open_verify(personal.services, personal.interaction, personal.click.rest)


REPLAY: Mapping[str, PersonalAction] = {
    "replay": _open,
    "replay-first": _go,
    "replay-back": _go,
    "replay-on": _go,
    "replay-last": _go,
    "replay-deal-before": _go,
    "replay-deal-after": _go,
    "replay-jump": _jump,
    "replay-jumped": _jumped,
    "replay-export": _export,
    "replay-verify": _verify,
}
