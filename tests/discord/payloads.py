"""What Discord sends, as small as discord.py accepts it: users, guilds, channels, messages."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import discord

Json = dict[str, Any]

APPLICATION_ID = 1000000000000000001
GUILD_ID = 1000000000000000010
CHANNEL_ID = 1000000000000000020
PLAYERS = {
    "Ann": 1000000000000000031,
    "Ben": 1000000000000000032,
    "Chi": 1000000000000000033,
}
TIMESTAMP = "2026-01-01T00:00:00+00:00"
EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15
ALL_PERMISSIONS = str((1 << 50) - 1)


class _Ids:
    """Ids that nobody had before in this process. As at Discord they tell when they were given: the
    token of a click is old after minutes, and a message that is an hour old is posted anew."""

    def __init__(self) -> None:
        self._last = 0

    def next(self) -> int:
        self._last = max(self._last + 1, discord.utils.time_snowflake(discord.utils.utcnow()))
        return self._last


_ids = _Ids()


def snowflake() -> str:
    """An id that was not given before in this process; it is given now."""
    return str(_ids.next())


def user(user_id: int = APPLICATION_ID, name: str = "Upcard", *, bot: bool = True) -> Json:
    return {
        "id": str(user_id),
        "username": name.lower(),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
        "verified": True,
        "flags": 0,
    }


def application() -> Json:
    return {
        "id": str(APPLICATION_ID),
        "name": "Upcard",
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": user(),
        "flags": 0,
        "team": None,
        "bot": user(),
    }


def person(name: str) -> int:
    """The id of somebody of this name, who need not have been there before."""
    return PLAYERS.setdefault(name, 1000000000000001000 + len(PLAYERS))


def member(name: str) -> Json:
    return as_member(user(person(name), name, bot=False))


def as_member(who: Json) -> Json:
    return {
        "user": who,
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": TIMESTAMP,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "permissions": ALL_PERMISSIONS,
    }


def channel(channel_id: int = CHANNEL_ID, guild_id: int = GUILD_ID) -> Json:
    return {
        "id": str(channel_id),
        "type": 0,
        "guild_id": str(guild_id),
        "name": "rummy-table",
        "position": 0,
        "permission_overwrites": [],
        "nsfw": False,
        "topic": None,
        "parent_id": None,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "permissions": ALL_PERMISSIONS,
    }


def thread(thread_id: int, parent_id: int, guild_id: int, name: str) -> Json:
    return {
        "id": str(thread_id),
        "type": 11,
        "guild_id": str(guild_id),
        "parent_id": str(parent_id),
        "owner_id": str(APPLICATION_ID),
        "name": name,
        "last_message_id": None,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "rate_limit_per_user": 0,
        "flags": 0,
        "permissions": ALL_PERMISSIONS,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": 1440,
            "archive_timestamp": TIMESTAMP,
            "locked": False,
        },
    }


def guild(guild_id: int = GUILD_ID, channels: Sequence[int] = (CHANNEL_ID,)) -> Json:
    return {
        "id": str(guild_id),
        "name": "Upcard",
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": str(PLAYERS["Ann"]),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": [
            {
                "id": str(guild_id),
                "name": "@everyone",
                "color": 0,
                "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
                "hoist": False,
                "position": 0,
                "permissions": ALL_PERMISSIONS,
                "managed": False,
                "mentionable": False,
                "flags": 0,
            }
        ],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "preferred_locale": "en-US",
        "public_updates_channel_id": None,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": False,
        "locale": "en-US",
        "joined_at": TIMESTAMP,
        "large": False,
        "unavailable": False,
        "member_count": 1 + len(PLAYERS),
        "members": [as_member(user())],
        "channels": [channel(one, guild_id) for one in channels],
        "threads": [],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def message(
    payload: Json,
    files: list[tuple[str, bytes]],
    *,
    before: Json | None = None,
    channel_id: int = CHANNEL_ID,
) -> Json:
    """The message that a create (or, with `before`, an edit) leaves behind.

    It shares nothing that changes with either: what is in them is replaced, never changed. As at
    Discord each component has a number, and a V2 message lists no attachments, whatever it shows.
    """
    made = dict(before) if before is not None else _empty(channel_id)
    for key in ("content", "embeds", "components", "flags"):
        if payload.get(key) is not None:
            made[key] = payload[key]
    if before is not None:  # what one person alone sees stays so, whatever an edit says
        made["flags"] = (made["flags"] & ~(EPHEMERAL | LOADING)) | (before["flags"] & EPHEMERAL)
    if files or "attachments" in payload:
        made["attachments"] = _attachments(payload, files, made["attachments"])
    if before is not None:
        made["edited_timestamp"] = TIMESTAMP
    served = _served(made["components"], made["attachments"])
    made["components"] = numbered(served, count(1))
    if made["flags"] & COMPONENTS_V2:
        made["attachments"] = []
    return made


def numbered(part: Any, numbers: Iterator[int]) -> Any:
    """Components with the ids that Discord gives them, each before its inner ones."""
    if isinstance(part, list):
        return [numbered(item, numbers) for item in part]
    made = {**part, "id": part.get("id") or next(numbers)}
    return made | {key: numbered(made[key], numbers) for key in _WITH_COMPONENTS if key in made}


_WITH_COMPONENTS = ("components", "component", "accessory")


def _empty(channel_id: int) -> Json:
    return {
        "id": snowflake(),
        "channel_id": str(channel_id),
        "author": user(),
        "content": "",
        "timestamp": TIMESTAMP,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
    }


def _attachments(payload: Json, files: list[tuple[str, bytes]], old: list[Json]) -> list[Json]:
    named = payload.get("attachments") or [{"id": number} for number in range(len(files))]
    described = {int(entry["id"]): entry for entry in named}
    kept = [entry for entry in old if int(entry["id"]) in described]
    return kept + [
        {
            "id": (made := snowflake()),
            "filename": name,
            "size": len(data),
            "url": f"https://cdn.invalid/{made}/{name}",
            "proxy_url": f"https://cdn.invalid/{made}/{name}",
            "content_type": "image/png" if name.endswith(".png") else "application/octet-stream",
            "description": described.get(number, {}).get("description"),
        }
        for number, (name, data) in enumerate(files)
    ]


def _served(part: Any, attachments: list[Json]) -> Any:
    """`attachment://name` addresses as the address under which the file is served."""
    if isinstance(part, list):
        return [_served(item, attachments) for item in part]
    if not isinstance(part, dict):
        return part
    url = part.get("url")
    if isinstance(url, str) and url.startswith("attachment://"):
        name = url.removeprefix("attachment://")
        stored = next((entry for entry in attachments if entry["filename"] == name), None)
        return part if stored is None else {**part, "url": stored["url"]}
    inner = {key: _served(part[key], attachments) for key in _WITH_ADDRESSES if key in part}
    return {**part, **inner} if inner else part


_WITH_ADDRESSES = ("components", "component", "accessory", "items", "media", "file")
"""What of a component may hold an address, however deep."""
