"""Reduces Discord's published API description to what the tests check.

Published as `specs/openapi.json` of https://github.com/discord/discord-api-spec (MIT, see LICENSE
beside this file). When Discord changes what the bot sends, or the bot makes a request of another
kind (then it goes into OPERATIONS), download that file and run

    python -m tests.discord.description.reduce PATH/OF/THE/PUBLISHED/openapi.json

The file kept here is made from its commit 74fda0f. Kept are the operations named here, of each
the schema of its JSON body, and the schemas that those lead to, without the texts for people. One
line of the written file is one of them, by name.
"""

import json
import sys
from pathlib import Path
from typing import Any

Json = dict[str, Any]

REDUCED = Path(__file__).with_name("openapi.json")

_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
_EMOJIS = "/applications/{application_id}/emojis"
_CHANNEL = "/channels/{channel_id}"
_CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
OPERATIONS = {
    "/applications/@me": ("get",),
    _COMMANDS: ("get", "put"),
    _GUILD_COMMANDS: ("get", "put"),
    _EMOJIS: ("get", "post"),
    f"{_EMOJIS}/{{emoji_id}}": ("delete",),
    _CHANNEL: ("get", "patch", "delete"),
    f"{_CHANNEL}/messages": ("get", "post"),
    f"{_CHANNEL}/messages/{{message_id}}": ("get", "patch", "delete"),
    f"{_CHANNEL}/messages/{{message_id}}/threads": ("post",),
    f"{_CHANNEL}/threads": ("post",),
    "/gateway/bot": ("get",),
    "/guilds/{guild_id}/members/{user_id}": ("get",),
    _CALLBACK: ("post",),
    "/oauth2/applications/@me": ("get",),
    "/users/@me": ("get", "patch"),
    _WEBHOOK: ("post",),
    f"{_WEBHOOK}/messages/@original": ("get", "patch", "delete"),
    f"{_WEBHOOK}/messages/{{message_id}}": ("get", "patch", "delete"),
}
_FOR_PEOPLE = frozenset({"description", "title", "x-discord-union"})
_REFERENCE = "#/components/schemas/"


def reduced(published: Json) -> Json:
    """What the checks use of the published description; a missing operation is a KeyError."""
    paths = {
        path: {method: _operation(published["paths"][path][method]) for method in methods}
        for path, methods in OPERATIONS.items()
    }
    schemas: Json = {}
    wanted = _named(paths)
    while wanted:
        name = wanted.pop()
        if name not in schemas:
            schemas[name] = _plain(published["components"]["schemas"][name])
            wanted |= _named(schemas[name])
    return {"paths": paths, "components": {"schemas": dict(sorted(schemas.items()))}}


def written(document: Json) -> str:
    """A reduced description as the text of its file: a line for each operation and schema."""
    paths = [_line(path, value) for path, value in document["paths"].items()]
    schemas = [_line(name, value) for name, value in document["components"]["schemas"].items()]
    return (
        '{"paths": {\n'
        + ",\n".join(paths)
        + '\n}, "components": {"schemas": {\n'
        + ",\n".join(schemas)
        + "\n}}}\n"
    )


def _line(name: str, value: Any) -> str:
    return f"{json.dumps(name)}: {json.dumps(value)}"


def _operation(described: Json) -> Json:
    content = described.get("requestBody", {}).get("content", {})
    if "application/json" not in content:
        return {}
    body = {"schema": _plain(content["application/json"]["schema"])}
    return {"requestBody": {"content": {"application/json": body}}}


def _plain(schema: Any) -> Any:
    """A schema without what is said to people; names of properties are no such words."""
    if isinstance(schema, list):
        return [_plain(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: {name: _plain(one) for name, one in value.items()}
        if key == "properties"
        else _plain(value)
        for key, value in schema.items()
        if key not in _FOR_PEOPLE
    }


def _named(part: Any) -> set[str]:
    """The schemas that a part refers to."""
    if isinstance(part, list):
        return set[str]().union(*map(_named, part))
    if not isinstance(part, dict):
        return set()
    own = {part["$ref"].removeprefix(_REFERENCE)} if isinstance(part.get("$ref"), str) else set()
    return own.union(*map(_named, part.values()))


if __name__ == "__main__":
    [path] = map(Path, sys.argv[1:])
    REDUCED.write_text(written(reduced(json.loads(path.read_text(encoding="utf-8")))), "utf-8")
