"""One body at each of Discord's limits, and one just beyond it."""

import pytest

from tests.discord.bodies import (
    Json,
    button,
    channels,
    command,
    container,
    field,
    gallery,
    message,
    modal,
    option,
    options,
    row,
    section,
    select,
    text,
)
from tests.discord.limits import kind_of, problems
from tests.each import each

HAND = ["hand.png"]

WITHIN: dict[str, tuple[str, object, list[str]]] = {
    "text of 4,000 in two": ("message", message(text("x" * 3999), text("y")), []),
    "40 components": ("message", message(*(text() for _ in range(40))), []),
    "40 components, nested": (
        "message",
        message(container(*(text() for _ in range(37)), row(button()))),
        [],
    ),
    "content of 2,000": ("message", {"content": "x" * 2000}, []),
    "five rows of old": ("message", {"components": [row(button(str(n))) for n in range(5)]}, []),
    "five buttons": ("message", message(row(*(button(str(n)) for n in range(5)))), []),
    "25 options": ("message", message(row(select(max_values=25, min_values=0))), []),
    "25 channels chosen": ("message", message(row(channels(25, max_values=25))), []),
    "long option": (
        "message",
        message(
            row(
                select(
                    options=[{"label": "x" * 100, "value": "y" * 100, "description": "z" * 100}],
                    placeholder="p" * 150,
                )
            )
        ),
        [],
    ),
    "custom_id of 100": ("message", message(row(button("x" * 100))), []),
    "label of 80": ("message", message(row(button(label="x" * 80))), []),
    "emoji alone": ("message", message(row(button(label=None, emoji={"id": "1"}))), []),
    "link": (
        "message",
        message(row({"type": 2, "style": 5, "label": "?", "url": "https://a"})),
        [],
    ),
    "gallery of 10": ("message", message(gallery(10)), HAND),
    "alt text of 1,024": ("message", message(gallery(alt="x" * 1024)), HAND),
    "section": ("message", message(section(text(), accessory=button())), []),
    "ten files": (
        "message",
        message(*(gallery(url=f"attachment://{n}") for n in range(10))),
        [str(n) for n in range(10)],
    ),
    "embed": ("message", {"embeds": [{"title": "x" * 256, "description": "y" * 4096}]}, []),
    "edit that keeps one": ("edit", message(text(), attachments=[{"id": 1 << 60}]), []),
    "edit of version 2 without the flag": ("edit", {"components": [text()]}, []),
    "edit with a new file": ("edit", message(gallery(), attachments=[{"id": 0}]), HAND),
    "edit that empties": ("edit", {"content": None, "attachments": []}, []),
    "callback: message": ("callback", {"type": 4, "data": message(text())}, []),
    "callback: update": ("callback", {"type": 7, "data": message(text())}, []),
    "callback: deferred": ("callback", {"type": 5, "data": {"flags": 64}}, []),
    "callback: acknowledged": ("callback", {"type": 6}, []),
    "callback: modal": ("callback", {"type": 9, "data": modal(field())}, []),
    "modal of five": ("modal", modal(*(field(str(n)) for n in range(5)), title="x" * 45), []),
    "modal of old": (
        "modal",
        modal(row({"type": 4, "style": 1, "custom_id": "a", "label": "x" * 45})),
        [],
    ),
    "25 choices": (
        "autocomplete",
        {"choices": [{"name": "x" * 100, "value": "y" * 100}] * 25},
        [],
    ),
    "commands": (
        "commands",
        [
            command("rummy", option("new", 2, options=[option("basic", 1, options=[option()])])),
            command("play", option("move", 3, required=True, autocomplete=True), option("x")),
            command("ไพ่", name_localizations={"th": "รัมมี่", "vi": "bài"}),
            *(command(f"c{number}") for number in range(97)),
        ],
        [],
    ),
    "25 options of a command": (
        "commands",
        [command("a", *map(option, "abcdefghijklmnopqrstuvwxy"))],
        [],
    ),
}

BEYOND: dict[str, tuple[str, object, list[str], str]] = {
    "text of 4,001 in two": (
        "message",
        message(text("x" * 4000), text("y")),
        [],
        "4001 characters of text in all",
    ),
    "empty text": ("message", message(text("")), [], "an empty text"),
    "41 components": ("message", message(*(text() for _ in range(41))), [], "41 components"),
    "41 components, nested": (
        "message",
        message(container(*(text() for _ in range(38)), row(button()))),
        [],
        "41 components",
    ),
    "41 components, accessories counted": (
        "message",
        message(
            *(text() for _ in range(38)),
            section(text(), accessory=button()),
        ),
        [],
        "41 components",
    ),
    "no components": ("message", message(), [], "without components"),
    "content of 2,001": ("message", {"content": "x" * 2001}, [], "content of 2001"),
    "nothing": ("message", {}, [], "an empty message"),
    "six rows": (
        "message",
        {"components": [row(button(str(n))) for n in range(6)]},
        [],
        "6 rows",
    ),
    "six buttons": (
        "message",
        message(row(*(button(str(n)) for n in range(6)))),
        [],
        "6 components in a row",
    ),
    "empty row": ("message", message(row()), [], "an empty row"),
    "two selects": ("message", message(row(select("a"), select("b"))), [], "two selects in a row"),
    "select and button": (
        "message",
        message(row(select(), button())),
        [],
        "something else in a row",
    ),
    "text in a row": ("message", message(row(text())), [], "type 10 in a row"),
    "26 options": ("message", message(row(select(count=26))), [], "26 options"),
    "no options": ("message", message(row(select(count=0))), [], "0 options"),
    "same value twice": (
        "message",
        message(row(select(options=options(1) * 2))),
        [],
        "option value given twice",
    ),
    "option label": (
        "message",
        message(row(select(options=[{"label": "x" * 101, "value": "1"}]))),
        [],
        "option label of 101",
    ),
    "option value": (
        "message",
        message(row(select(options=[{"label": "1", "value": "x" * 101}]))),
        [],
        "option value of 101",
    ),
    "option description": (
        "message",
        message(row(select(options=[{"label": "1", "value": "1", "description": "x" * 101}]))),
        [],
        "option description of 101",
    ),
    "placeholder": (
        "message",
        message(row(select(placeholder="x" * 151))),
        [],
        "placeholder of 151",
    ),
    "max_values above the options": (
        "message",
        message(row(select(count=2, max_values=3))),
        [],
        "max_values 3 above the 2 options",
    ),
    "max_values 26": ("message", message(row(select(max_values=26))), [], "max_values 26"),
    "min_values above max_values": (
        "message",
        message(row(select(min_values=3, max_values=2))),
        [],
        "min_values 3 above",
    ),
    "min_values below 0": ("message", message(row(select(min_values=-1))), [], "min_values -1"),
    "too many chosen beforehand": (
        "message",
        message(row(select(options=[{**one, "default": True} for one in options(2)]))),
        [],
        "more options chosen",
    ),
    "too many channels chosen beforehand": (
        "message",
        message(row(channels(2, max_values=1))),
        [],
        "more values chosen",
    ),
    "select without custom_id": ("message", message(row(select(""))), [], "a select without"),
    "custom_id of 101": ("message", message(row(button("x" * 101))), [], "custom_id of 101"),
    "custom_id twice": (
        "message",
        message(row(button("same")), row(button("same"))),
        [],
        "custom_id given twice: ['same']",
    ),
    "component id twice": (
        "message",
        message(text() | {"id": 1}, text() | {"id": 1}),
        [],
        "id given",
    ),
    "label of 81": ("message", message(row(button(label="x" * 81))), [], "button label of 81"),
    "button without label": (
        "message",
        message(row(button(label=""))),
        [],
        "without label and emoji",
    ),
    "button without custom_id": (
        "message",
        message(row({"type": 2, "style": 1, "label": "Draw"})),
        [],
        "a button without custom_id",
    ),
    "button style": ("message", message(row(button(style=7))), [], "button style 7"),
    "link without url": (
        "message",
        message(row({"type": 2, "style": 5, "label": "?"})),
        [],
        "url is missing",
    ),
    "link with custom_id": (
        "message",
        message(row(button(style=5, url="https://a"))),
        [],
        "a link button with custom_id",
    ),
    "button at the top": ("message", message(button()), [], "type 2 at the top"),
    "gallery of 11": ("message", message(gallery(11)), HAND, "11 pictures in a gallery"),
    "empty gallery": ("message", message(gallery(0)), [], "0 pictures in a gallery"),
    "alt text of 1,025": ("message", message(gallery(alt="x" * 1025)), HAND, "alt text of 1025"),
    "alt text of an upload": (
        "message",
        message(gallery(), attachments=[{"id": 0, "description": "x" * 1025}]),
        HAND,
        "alt text of 1025",
    ),
    "picture without address": ("message", message(gallery(url="")), [], "without address"),
    "not uploaded": ("message", message(gallery()), [], "attachment://hand.png was not uploaded"),
    "shown nowhere": ("message", message(text()), HAND, "hand.png is uploaded and shown nowhere"),
    "same file name twice": ("message", message(gallery()), HAND * 2, "two files of the same name"),
    "eleven files": (
        "message",
        message(*(gallery(url=f"attachment://{n}") for n in range(11))),
        [str(n) for n in range(11)],
        "11 attachments",
    ),
    "attachment that is not there": (
        "message",
        message(gallery(), attachments=[{"id": 0}, {"id": 1}]),
        HAND,
        "attachment 1 was not uploaded",
    ),
    "file component of an address": (
        "message",
        message({"type": 13, "file": {"url": "https://a"}}),
        [],
        "a file component shows uploads only",
    ),
    "section without accessory": (
        "message",
        message(section(text(), accessory=None)),
        [],
        "a section needs",
    ),
    "section of four": (
        "message",
        message(section(*(text() for _ in range(4)), accessory=button())),
        [],
        "1 to 3 texts",
    ),
    "container in a container": (
        "message",
        message(container(container(text()))),
        [],
        "type 17 in a container",
    ),
    "empty container": ("message", message(container()), [], "an empty container"),
    "unknown component": ("message", message({"type": 99}), [], "type 99 does not exist"),
    "version 2 with content": ("message", message(text(), content="x"), [], "beside components"),
    "version 2 with embeds": (
        "message",
        message(text(), embeds=[{"title": "x"}]),
        [],
        "beside components",
    ),
    "version 2 without its flag": ("message", {"components": [text()]}, [], "without the flag"),
    "edit that takes the flag off": (
        "edit",
        {"flags": 0, "components": [text()]},
        [],
        "without the flag",
    ),
    "edit of version 2 with content": (
        "edit",
        {"content": "x", "components": [text()]},
        [],
        "beside components",
    ),
    "edit that lists nothing": ("edit", message(gallery()), HAND, "must list the attachments"),
    "eleven embeds": ("message", {"embeds": [{"title": "x"}] * 11}, [], "11 embeds"),
    "embed title": ("message", {"embeds": [{"title": "x" * 257}]}, [], "embed title of 257"),
    "embed description": (
        "message",
        {"embeds": [{"description": "x" * 4097}]},
        [],
        "embed description of 4097",
    ),
    "embed fields": (
        "message",
        {"embeds": [{"fields": [{"name": "x", "value": "y"}] * 26}]},
        [],
        "26 embed fields",
    ),
    "embed field value": (
        "message",
        {"embeds": [{"fields": [{"name": "x", "value": "y" * 1025}]}]},
        [],
        "embed field value of 1025",
    ),
    "embeds in all": (
        "message",
        {"embeds": [{"description": "x" * 4000}, {"description": "y" * 2001}]},
        [],
        "6001 characters of embeds",
    ),
    "callback type": ("callback", {"type": 2}, [], "callback type 2"),
    "callback: message": (
        "callback",
        {"type": 4, "data": message(text("x" * 4001))},
        [],
        "4001 characters",
    ),
    "callback: update": ("callback", {"type": 7, "data": message(gallery())}, HAND, "must list"),
    "callback: modal": ("callback", {"type": 9, "data": modal()}, [], "0 rows in a modal"),
    "callback: choices": (
        "callback",
        {"type": 8, "data": {"choices": [{"name": "x", "value": 1}] * 26}},
        [],
        "26 choices",
    ),
    "modal of six": ("modal", modal(*(field(str(n)) for n in range(6))), [], "6 rows in a modal"),
    "modal title": ("modal", modal(field(), title="x" * 46), [], "modal title of 46"),
    "modal without title": ("modal", modal(field(), title=""), [], "modal title is missing"),
    "modal custom_id": ("modal", modal(field(), custom_id="x" * 101), [], "modal custom_id of 101"),
    "modal label": ("modal", modal(field(label="x" * 46)), [], "label of 46"),
    "modal field twice": ("modal", modal(field(), field()), [], "custom_id given twice"),
    "modal placeholder": ("modal", modal(field(placeholder="x" * 101)), [], "placeholder of 101"),
    "modal value": ("modal", modal(field(value="x" * 4001)), [], "field value of 4001"),
    "modal length": ("modal", modal(field(min_length=3, max_length=2)), [], "field of 3 to 2"),
    "modal with a button": ("modal", modal(row(button())), [], "type 2 in a row"),
    "modal label without field": ("modal", modal({"type": 18, "label": "x"}), [], "needs a field"),
    "choice name": (
        "autocomplete",
        {"choices": [{"name": "x" * 101, "value": "1"}]},
        [],
        "choice name of 101",
    ),
    "choice value": (
        "autocomplete",
        {"choices": [{"name": "x", "value": "1" * 101}]},
        [],
        "choice value of 101",
    ),
    "101 commands": (
        "commands",
        [command(f"c{number}") for number in range(101)],
        [],
        "101 commands",
    ),
    "same command twice": ("commands", [command(), command()], [], "two commands of the same name"),
    "capital letter": ("commands", [command("Rummy")], [], "capital letters"),
    "space in a name": ("commands", [command("new game")], [], "no letter"),
    "name of 33": ("commands", [command("x" * 33)], [], "name of 33"),
    "localised name": ("commands", [command(name_localizations={"vi": "Bài"})], [], "capital"),
    "locale": ("commands", [command(name_localizations={"en": "rummy"})], [], "no locale"),
    "description of 101": (
        "commands",
        [command() | {"description": "x" * 101}],
        [],
        "description of 101",
    ),
    "no description": ("commands", [command() | {"description": ""}], [], "description of 0"),
    "localised description": (
        "commands",
        [command(description_localizations={"th": "x" * 101})],
        [],
        "description of 101",
    ),
    "26 options of a command": (
        "commands",
        [command("a", *map(option, "abcdefghijklmnopqrstuvwxyz"))],
        [],
        "26 options",
    ),
    "option twice": ("commands", [command("a", option(), option())], [], "two options"),
    "option twice in one language": (
        "commands",
        [command("a", option("bài"), option(name_localizations={"vi": "bài"}))],
        [],
        "two options of the same name in vi",
    ),
    "command twice in one language": (
        "commands",
        [
            command("a", name_localizations={"th": "ไพ่"}),
            command("b", name_localizations={"th": "ไพ่"}),
        ],
        [],
        "two commands of the same name in th",
    ),
    "required after optional": (
        "commands",
        [command("a", option("x"), option("y", required=True))],
        [],
        "a required option after",
    ),
    "26 choices of an option": (
        "commands",
        [command("a", option(choices=[{"name": str(n), "value": n} for n in range(26)]))],
        [],
        "26 choices",
    ),
    "choice name of an option": (
        "commands",
        [command("a", option(choices=[{"name": "x" * 101, "value": 1}]))],
        [],
        "choice name of 101",
    ),
    "choices and autocomplete": (
        "commands",
        [command("a", option(autocomplete=True, choices=[{"name": "x", "value": 1}]))],
        [],
        "choices and autocomplete",
    ),
    "subcommand beside an option": (
        "commands",
        [command("a", option("x", 1), option("y"))],
        [],
        "subcommands beside",
    ),
    "group in a group": (
        "commands",
        [command("a", option("x", 2, options=[option("y", 2)]))],
        [],
        "a group inside a group",
    ),
    "subcommand in a subcommand": (
        "commands",
        [command("a", option("x", 1, options=[option("y", 1)]))],
        [],
        "a subcommand inside a subcommand",
    ),
    "8,001 characters": (
        "commands",
        [
            command(
                "a",
                *(
                    option(
                        f"o{n}",
                        3,
                        choices=[{"name": "x" * 80, "value": f"{m}"} for m in range(25)],
                    )
                    for n in range(4)
                ),
            )
        ],
        [],
        "characters in all, 8000 allowed",
    ),
}


@each("name", WITHIN)
def test_within_a_limit(name: str) -> None:
    kind, payload, files = WITHIN[name]
    assert problems(kind, payload, files) == []


@each("name", BEYOND)
def test_beyond_a_limit(name: str) -> None:
    kind, payload, files, said = BEYOND[name]
    found = problems(kind, payload, files)
    assert any(said in problem for problem in found), found


@each(
    ("method", "path", "kind"),
    [
        ("POST", "/interactions/1/token/callback", "callback"),
        ("POST", "/channels/1/messages", "message"),
        ("PATCH", "/channels/1/messages/2", "edit"),
        ("PATCH", "/webhooks/1/token/messages/@original", "edit"),
        ("POST", "/webhooks/1/token", "message"),
        ("PUT", "/applications/1/commands", "commands"),
        ("PUT", "/applications/1/guilds/2/commands", "commands"),
        ("DELETE", "/channels/1/messages/2", None),
        ("POST", "/applications/1/emojis", None),
    ],
)
def test_kind_of_a_request(method: str, path: str, kind: str | None) -> None:
    assert kind_of(method, path) == kind


def test_an_unknown_kind_is_a_mistake() -> None:
    empty: Json = {}
    with pytest.raises(ValueError, match="letter"):
        problems("letter", empty, [])
