"""Discord's published API description, as a check of what the bot sends.

It is read as `description/reduce.py` has reduced it to the operations that the bot uses.
"""

import functools
import json
from typing import Any

import jsonschema_rs

from tests.discord.description.reduce import REDUCED

Json = dict[str, Any]


class Description:
    """The API description, read once; validators are made when first needed."""

    def __init__(self) -> None:
        self._document: Json = json.loads(REDUCED.read_text(encoding="utf-8"))
        self._templates = [
            (template.strip("/").split("/"), template) for template in self._document["paths"]
        ]
        self._validator = functools.cache(self._made)

    def problems(self, method: str, path: str, payload: Any) -> list[str]:
        """What the description refuses in a request; a path that it does not know is one too.

        `path` is without /api/v10 and query. A request without a body has none.
        """
        template = self._template(path)
        operation = self._document["paths"].get(template, {}).get(method.lower())
        if operation is None:
            return [f"{method} {path}: no such operation"]
        if payload is None:
            return []
        content = operation.get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            return [f"{method} {path}: takes no body"]
        schema = content["application/json"]["schema"]
        body = _as_described(payload)
        if template.endswith("/callback"):
            branch = self._branch(schema, body.get("type"))
            if branch is None:
                return [f"{method} {path}: callback type {body.get('type')!r} does not exist"]
            schema = branch
        validator = self._validator(json.dumps(schema, sort_keys=True))
        return [
            f"{method} {path}: {_where(error)}: {error.message[:300]}"
            for error in validator.iter_errors(body)
        ]

    def _template(self, path: str) -> str:
        """The described path with the most literal parts that fits."""
        parts = path.strip("/").split("/")
        fitting = [
            (sum(not one.startswith("{") for one in known), template)
            for known, template in self._templates
            if len(known) == len(parts)
            and all(
                one.startswith("{") or one == part for one, part in zip(known, parts, strict=True)
            )
        ]
        return max(fitting)[1] if fitting else ""

    def _branch(self, schema: Json, kind: object) -> Json | None:
        """Of a callback's shapes the one for its type: errors then speak of that shape alone."""
        for option in schema["anyOf"]:
            name = option["$ref"].rsplit("/", 1)[1]
            described = self._document["components"]["schemas"][name]
            if kind in described["properties"]["type"].get("enum", []):
                branch: Json = option
                return branch
        return None

    def _made(self, schema: str) -> jsonschema_rs.Draft202012Validator:
        # The components beside the schema make its "#/components/..." references local ones.
        whole = {**json.loads(schema), "components": self._document["components"]}
        return jsonschema_rs.Draft202012Validator(whole)


def _as_described(payload: Any) -> Any:
    """As JSON, ids of attachments, emojis, mentioned users and roles, and of what a menu has chosen
    as text: discord.py sends numbers, which Discord takes."""
    body = json.loads(json.dumps(payload))
    if isinstance(body, dict):
        for holder in (body, body.get("data")):
            if isinstance(holder, dict):
                for attachment in holder.get("attachments") or []:
                    attachment["id"] = str(attachment["id"])
                mentions = holder.get("allowed_mentions") or {}
                for kind in {"users", "roles"} & set(mentions):
                    mentions[kind] = [str(one) for one in mentions[kind]]
                _write_ids(holder.get("components"))
    return body


def _write_ids(part: Any) -> None:
    """Ids anywhere in components as text."""
    for one in part if isinstance(part, list) else ():
        if isinstance(one.get("emoji"), dict) and one["emoji"].get("id"):
            one["emoji"]["id"] = str(one["emoji"]["id"])
        for chosen in one.get("default_values") or []:
            chosen["id"] = str(chosen["id"])
        _write_ids(one.get("components"))
        _write_ids(one.get("options"))


def _where(error: jsonschema_rs.ValidationError) -> str:
    return "/".join(str(part) for part in error.instance_path) or "body"
