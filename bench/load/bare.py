"""Run a plain discord.py bot: ``python -m bench.load.bare``.

It answers each click with one update. The update has text, or text and a PNG, or the components of
the clicked message and a PNG. The custom_id says which: ``text``, the bytes of the picture, or
``same`` and those bytes. Its settings are DISCORD_TOKEN, DISCORD_API_URL and DISCORD_GATEWAY_URL,
as for the bot. SHARDS is ``0/3``, for example, if it serves one of several shards.

The command ``replay`` gives it a file of clicks, each with the requests of another bot that
followed it. When it sees one of these clicks again, it sends the same requests only by discord.py's
public methods. Each message has a new view, whose buttons and menus are made for it and have
callbacks, and discord.py finds the one that was clicked. This bot has no rules, storage, texts or
painter, because the pictures are ready.
"""

import gc
import io
import json
import os
from base64 import b64decode
from functools import cache
from pathlib import Path
from typing import Any

import discord
from discord import app_commands, ui

from bot.discordpy.connection import point_at

TEXT = "text"
"""The custom_id for an answer without a picture."""
SAME = "same "
"""The start of a custom_id for an answer with the components of the clicked message."""
_PRIVATE = 1 << 6


@cache
def _picture(size: int) -> bytes:
    return os.urandom(size)


def _view(text: str, custom_id: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    if custom_id != TEXT:
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png")))
    view.add_item(ui.ActionRow(ui.Button(label="Draw", custom_id=custom_id)))
    view.stop()
    return view


class _Button(ui.Button[Any]):
    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a recorded click."""
        await interaction.client.follow(interaction)


class _Select(ui.Select[Any]):
    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a recorded choice in a menu."""
        await interaction.client.follow(interaction)


def _item(told: Any) -> ui.Item[Any]:
    """Return one part of a message, as a bot written with discord.py makes it."""
    parts = map(_item, told.get("components", ()))
    match told["type"]:
        case 1:
            return ui.ActionRow(*parts)
        case 2:
            given = {key: told.get(key) for key in ("label", "custom_id", "url", "emoji")}
            style, off = discord.ButtonStyle(told["style"]), told.get("disabled", False)
            return _Button(**_with_emoji(given), style=style, disabled=off)
        case 3:
            lines = [discord.SelectOption(**_with_emoji(line)) for line in told["options"]]
            given = {key: told[key] for key in ("custom_id", "min_values", "max_values")}
            given |= {"placeholder": told.get("placeholder"), "id": told.get("id")}
            return _Select(**given, disabled=told.get("disabled", False), options=lines)
        case 5:
            return ui.UserSelect(custom_id=told["custom_id"], placeholder=told.get("placeholder"))
        case 9:
            return ui.Section(*parts, accessory=_item(told["accessory"]))
        case 10:
            return ui.TextDisplay(told["content"])
        case 12:
            shown = [(one["media"]["url"], one.get("description")) for one in told["items"]]
            items = [discord.MediaGalleryItem(url, description=alt) for url, alt in shown]
            return ui.MediaGallery(*items)
        case 13:
            return ui.File(told["file"]["url"])
        case 14:
            return ui.Separator()
    return ui.Container(*parts, accent_colour=told.get("accent_color"))


def _with_emoji(told: dict[str, Any]) -> dict[str, Any]:
    emoji = told.get("emoji")
    return told if emoji is None else told | {"emoji": discord.PartialEmoji.from_dict(emoji)}


def _live(parts: Any) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for one in parts:
        view.add_item(_item(one))
    return view


class _Ready:
    """A recorded request, ready to be sent."""

    def __init__(self, method: str, path: str, body: Any, files: list[list[str]]) -> None:
        self.way = method, *path.strip("/").split("/")
        self.kind = (body or {}).get("type")
        shown = (body or {}).get("data", body) or {}
        self._parts = shown.get("components", ())
        self.is_private = bool(shown.get("flags", 0) & _PRIVATE)
        self._files = [(name, b64decode(content)) for name, content in files]

    def view(self) -> ui.LayoutView:
        """Return its components, for which discord.py needs a new view per message."""
        return _live(self._parts)

    def files(self) -> list[discord.File]:
        """Return its pictures. Each can be sent only once."""
        return [discord.File(io.BytesIO(content), name) for name, content in self._files]


class BareBot(discord.Client):
    """A bot without storage, game and texts, which has only the costs of discord.py."""

    def __init__(self, shard_id: int = 0, shard_count: int = 1) -> None:
        super().__init__(
            shard_id=shard_id,
            shard_count=shard_count,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self._answers = 0
        self._recorded: dict[int, list[_Ready]] = {}
        app_commands.CommandTree(self).command(name="replay", description="…")(self._replay)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Update the clicked message, unless a view handles the click."""
        data: Any = interaction.data
        if "custom_id" in data and interaction.id not in self._recorded:
            await self._answer(interaction, str(data["custom_id"]))

    async def follow(self, interaction: discord.Interaction[Any]) -> None:
        """Send the recorded requests."""
        for one in self._recorded[interaction.id]:
            await self._send(interaction, one)

    async def _replay(self, interaction: discord.Interaction[Any], file: str) -> None:
        self._load(Path(file))
        await interaction.response.send_message("ready")

    async def _answer(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        self._answers += 1
        files = []
        if custom_id != TEXT:
            size = int(custom_id.removeprefix(SAME))
            files = [discord.File(io.BytesIO(_picture(size)), "hand.png")]
        if custom_id.startswith(SAME):
            assert interaction.message is not None
            view = ui.LayoutView.from_message(interaction.message, timeout=None)
            view.stop()
        else:
            view = _view(f"Answer {self._answers}", custom_id)
        await interaction.response.edit_message(view=view, attachments=files)

    def _load(self, file: Path) -> None:
        self._recorded.clear()
        for view in self.persistent_views:
            view.stop()
        gc.unfreeze()
        told = json.loads(file.read_text(encoding="utf-8"))
        for number, (message, parts, requests) in told.items():
            self._recorded[int(number)] = [_Ready(*request) for request in requests]
            # As it was when clicked. An edit that came earlier then may come a moment later now.
            if message is not None:
                self.add_view(_live(parts), message_id=int(message))
        # A bot that makes each of them when needed has no more objects for a garbage collection.
        gc.collect()
        gc.freeze()

    async def _send(self, interaction: discord.Interaction[Any], one: _Ready) -> None:
        respond, private = interaction.response, one.is_private
        match one.way:
            case "POST", "interactions", *_ if one.kind == 7:
                await respond.edit_message(view=one.view(), attachments=one.files())
            case "POST", "interactions", *_ if one.kind == 4:
                await respond.send_message(view=one.view(), files=one.files(), ephemeral=private)
            case "POST", "interactions", *_:
                await respond.defer(ephemeral=private, thinking=one.kind == 5)
            case "POST", "webhooks", _, token:
                shows = {"view": one.view(), "files": one.files()}
                await self._webhook(token).send(**shows, ephemeral=private, wait=True)
            case "PATCH", "webhooks", _, token, "messages", number:
                shows = {"view": one.view(), "attachments": one.files()}
                await self._webhook(token).edit_message(number, **shows)
            case "DELETE", "webhooks", _, token, "messages", number:
                await self._webhook(token).delete_message(number)
            case "POST", "channels", channel, "messages":
                place = self.get_partial_messageable(int(channel))
                await place.send(view=one.view(), files=one.files())
            case "PATCH", "channels", channel, "messages", number:
                place = self.get_partial_messageable(int(channel))
                message = place.get_partial_message(int(number))
                await message.edit(view=one.view(), attachments=one.files())

    def _webhook(self, token: str) -> Any:
        """Return a webhook, as an interaction has it for follow-ups."""
        told: Any = {"id": self.application_id, "type": 3, "token": token}
        return discord.Webhook.from_state(told, self._connection)


if __name__ == "__main__":
    point_at(os.environ["DISCORD_API_URL"], os.environ["DISCORD_GATEWAY_URL"])
    shard, _, count = os.environ.get("SHARDS", "0/1").partition("/")
    BareBot(int(shard), int(count)).run(os.environ["DISCORD_TOKEN"], log_handler=None)
