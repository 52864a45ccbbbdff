"""Bodies that Discord's API description takes, and bodies that it refuses.

What is refused here is what the description knows; test_limits.py has the rest.
"""

import json

from tests.discord.bodies import (
    button,
    channels,
    command,
    container,
    gallery,
    message,
    row,
    select,
    text,
)
from tests.discord.description.reduce import REDUCED, reduced, written
from tests.discord.openapi import Description
from tests.each import each

CALLBACK = ("POST", "/interactions/1/token/callback")
SEND = ("POST", "/channels/1/messages")
EDIT = ("PATCH", "/channels/1/messages/2")
ORIGINAL = ("PATCH", "/webhooks/1/token/messages/@original")
FOLLOW_UP = ("POST", "/webhooks/1/token")
SYNC = ("PUT", "/applications/1/commands")

SHOWN = message(text(), gallery(), row(select()), row(button()))


@each(
    ("request_", "payload"),
    [
        (SEND, SHOWN),
        (SEND, {"content": "hello", "attachments": [{"id": 0, "filename": "hand.png"}]}),
        (EDIT, SHOWN | {"attachments": [{"id": 0}, {"id": 1 << 60}]}),
        (ORIGINAL, SHOWN),
        (SEND, message(container(row(channels(2))))),
        (FOLLOW_UP, SHOWN | {"flags": 1 << 15 | 1 << 6}),
        (CALLBACK, {"type": 4, "data": SHOWN | {"attachments": [{"id": 0}]}}),
        (CALLBACK, {"type": 6}),
        (CALLBACK, {"type": 7, "data": SHOWN}),
        (CALLBACK, {"type": 8, "data": {"choices": [{"name": "7h", "value": "7h"}]}}),
        (SYNC, [command()]),
        (("POST", "/applications/1/emojis"), {"name": "joker", "image": "data:image/png;base64,"}),
        (("DELETE", "/channels/1/messages/2"), None),
        (("GET", "/users/@me"), None),
    ],
)
def test_described(description: Description, request_: tuple[str, str], payload: object) -> None:
    assert description.problems(*request_, payload) == []


@each(
    ("request_", "payload", "said"),
    [
        (SEND, message(row(*(button(str(n)) for n in range(6)))), "components/0"),
        (SEND, message(row(button("x" * 101))), "components/0"),
        (SEND, message(row(select(count=26))), "components/0"),
        (SEND, message(row(button(label="x" * 81))), "components/0"),
        (SEND, message(container(container(text()))), "components/0"),
        (SEND, message(row(channels(26))), "components/0"),
        (SEND, {"content": 7}, "content"),
        (EDIT, {"components": "none"}, "components"),
        (ORIGINAL, {"embeds": {}}, "embeds"),
        (CALLBACK, {"type": 4, "data": {"content": 7}}, "data"),
        (CALLBACK, {"type": 9, "data": {"title": "x", "custom_id": "y"}}, "data"),
        (CALLBACK, {"type": 99}, "callback type 99 does not exist"),
        (CALLBACK, {}, "callback type None does not exist"),
        (SYNC, [command() | {"description": "x" * 101}], "0/description"),
        (SYNC, [{"description": "Play"}], "name"),
        (("PUT", "/channels/1/messages"), {}, "no such operation"),
        (("POST", "/tables/1"), {}, "no such operation"),
        (("GET", "/users/@me"), {}, "takes no body"),
    ],
)
def test_refused(
    description: Description, request_: tuple[str, str], payload: object, said: str
) -> None:
    problems = description.problems(*request_, payload)
    assert any(said in problem for problem in problems), problems


def test_the_most_literal_path_is_taken(description: Description) -> None:
    assert description.problems("PATCH", "/users/@me", {"username": 7}) != []
    assert description.problems("PATCH", "/users/1", {"username": 7}) == [
        "PATCH /users/1: no such operation"
    ]


def test_the_body_that_is_checked_stays_as_it_is(description: Description) -> None:
    payload = {"attachments": [{"id": 0}]}
    description.problems(*EDIT, payload)
    assert payload == {"attachments": [{"id": 0}]}


def test_the_description_is_what_reducing_leaves():
    """Of a published description, and of one that is reduced already."""
    kept = json.loads(REDUCED.read_text(encoding="utf-8"))
    schemas = kept["components"]["schemas"]
    published = {
        "info": {"version": "10"},
        "paths": kept["paths"] | {"/tables": {"post": {}}},
        "components": {
            "schemas": {name: {"title": name, **schema} for name, schema in schemas.items()}
            | {"Table": {"type": "object"}}
        },
    }
    assert written(reduced(published)) == REDUCED.read_text(encoding="utf-8")
