"""Discord's limits on what a bot sends, those included that its API description does not name.

Sources: Discord's documentation (Message, Components, Application Commands). Lengths are counted in
UTF-16 code units by Discord's client and in characters by its API; characters are counted here.
"""

import fnmatch
from typing import Any

from tests.discord.limits_commands import command_problems
from tests.discord.limits_components import Found, component_problems, text_of

Json = dict[str, Any]

V2 = 1 << 15
CONTENT = 2000
TEXT = 4000
COMPONENTS = 40
ROWS = 5
FILES = 10
ALT_TEXT = 1024
EMBED_TEXT = 6000
CHOICES = 25
V2_TYPES = frozenset({9, 10, 11, 12, 13, 14, 17})

_KINDS = (
    ("POST", "/interactions/*/*/callback", "callback"),
    ("POST", "/channels/*/messages", "message"),
    ("PATCH", "/channels/*/messages/*", "edit"),
    ("PATCH", "/webhooks/*/*/messages/*", "edit"),
    ("POST", "/webhooks/*/*", "message"),
    ("PUT", "/applications/*/commands", "commands"),
)


def kind_of(method: str, path: str) -> str | None:
    """The kind that `problems` takes for a request; None for one without limits of its own."""
    for known, pattern, kind in _KINDS:
        if method == known and fnmatch.fnmatch(path, pattern):
            return kind
    return None


def problems(kind: str, payload: Any, files: list[str]) -> list[str]:
    """Every reason for which Discord would refuse this body; none: an empty list.

    `kind`: "message", "edit", "callback" ({"type", "data"}), "modal", "autocomplete" or "commands"
    (a list). `files`: the names of the files uploaded with it, in order.
    """
    match kind:
        case "message" | "edit":
            return _message(payload, files, edit=kind == "edit")
        case "callback":
            return _callback(payload, files)
        case "modal":
            return _modal(payload)
        case "autocomplete":
            return _autocomplete(payload)
        case "commands":
            return command_problems(payload)
    raise ValueError(f"unknown kind of body: {kind!r}")


def _callback(payload: Json, files: list[str]) -> list[str]:
    data = payload.get("data") or {}
    match payload.get("type"):
        case 4:
            return _message(data, files, edit=False)
        case 7:
            return _message(data, files, edit=True)
        case 8:
            return _autocomplete(data)
        case 9:
            return _modal(data)
        case 1 | 5 | 6:
            return []
    return [f"callback type {payload.get('type')!r} does not exist"]


def _message(payload: Json, files: list[str], *, edit: bool) -> list[str]:
    components = payload.get("components") or []
    flags = payload.get("flags") or 0
    content = payload.get("content") or ""
    embeds = payload.get("embeds") or []
    found = Found()
    found.problems += component_problems(components, found)
    v2 = bool(flags & V2) or bool(V2_TYPES & set(found.types))
    if V2_TYPES & set(found.types) and not flags & V2 and not (edit and "flags" not in payload):
        found.say("components of version 2 without the flag IS_COMPONENTS_V2")
    if v2:
        _check_v2(found, components, payload, content, embeds)
    else:
        _check_v1(found, components, content, embeds)
        if not edit and not (content or embeds or components or files):
            found.say("an empty message")
    _check_files(found, payload, files, edit=edit, v2=v2)
    return found.problems


def _check_v2(
    found: Found, components: list[Json], payload: Json, content: str, embeds: list[Json]
) -> None:
    if content or embeds or payload.get("poll") or payload.get("sticker_ids"):
        found.say("content, embeds, poll or stickers beside components of version 2")
    if not components and "components" in payload:
        found.say("a message of version 2 without components")
    if len(found.types) > COMPONENTS:
        found.say(f"{len(found.types)} components, {COMPONENTS} allowed (nested ones count)")
    if (length := text_of(components)) > TEXT:
        found.say(f"{length} characters of text in all, {TEXT} allowed")


def _check_v1(found: Found, components: list[Json], content: str, embeds: list[Json]) -> None:
    found.longest("content", content, CONTENT)
    if len(components) > ROWS:
        found.say(f"{len(components)} rows, {ROWS} allowed")
    if len(embeds) > 10:
        found.say(f"{len(embeds)} embeds, 10 allowed")
    total = 0
    for embed in embeds:
        fields = embed.get("fields") or []
        if len(fields) > 25:
            found.say(f"{len(fields)} embed fields, 25 allowed")
        texts = [
            ("embed title", embed.get("title"), 256),
            ("embed description", embed.get("description"), 4096),
            ("embed footer", (embed.get("footer") or {}).get("text"), 2048),
            ("embed author", (embed.get("author") or {}).get("name"), 256),
            *(("embed field name", field.get("name"), 256) for field in fields),
            *(("embed field value", field.get("value"), 1024) for field in fields),
        ]
        for name, text, most in texts:
            found.longest(name, text or "", most)
            total += len(text or "")
    if total > EMBED_TEXT:
        found.say(f"{total} characters of embeds in all, {EMBED_TEXT} allowed")


def _check_files(found: Found, payload: Json, files: list[str], *, edit: bool, v2: bool) -> None:
    listed = payload.get("attachments") or []
    if len(files) > FILES or len(listed) > FILES:
        found.say(f"{max(len(files), len(listed))} attachments, {FILES} allowed")
    if len(set(files)) < len(files):
        found.say("two files of the same name")
    if edit and files and "attachments" not in payload:
        found.say("an edit with files must list the attachments that stay")
    for entry in listed:
        found.longest("alt text", entry.get("description") or "", ALT_TEXT)
        number = int(entry["id"])
        # Ids of uploads count from 0; the ids of what is there already are snowflakes.
        if number < 1 << 22 and number >= len(files):
            found.say(f"attachment {number} was not uploaded")
    names = set(files) | {entry["filename"] for entry in listed if "filename" in entry}
    for name in found.shown - names:
        found.say(f"attachment://{name} was not uploaded")
    for name in set(files) - found.shown if v2 else ():
        found.say(f"{name} is uploaded and shown nowhere")


def _modal(data: Json) -> list[str]:
    found = Found(modal=True)
    rows = data.get("components") or []
    found.between("modal title", data.get("title") or "", 1, 45)
    found.between("modal custom_id", data.get("custom_id") or "", 1, 100)
    if not 1 <= len(rows) <= ROWS:
        found.say(f"{len(rows)} rows in a modal, 1 to {ROWS} allowed")
    found.problems += component_problems(rows, found)
    return found.problems


def _autocomplete(data: Json) -> list[str]:
    found = Found()
    choices = data.get("choices") or []
    if len(choices) > CHOICES:
        found.say(f"{len(choices)} choices, {CHOICES} allowed")
    for choice in choices:
        found.between("choice name", choice["name"], 1, 100)
        if isinstance(choice["value"], str):
            found.between("choice value", choice["value"], 1, 100)
    return found.problems
