"""Discord's limits on components: rows, buttons, selects, galleries, text, modal fields."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

SELECTS = frozenset({3, 5, 6, 7, 8})
MESSAGE_TOP = frozenset({1, 9, 10, 12, 13, 14, 17})
CONTAINER_CHILDREN = frozenset({1, 9, 10, 12, 13, 14})
MODAL_TOP = frozenset({1, 10, 18})
LABEL_CHILDREN = SELECTS | {4, 19, 21, 22, 23}


@dataclass
class Found:
    """What one body contains, and what is wrong with it."""

    modal: bool = False
    problems: list[str] = field(default_factory=list)
    types: list[int] = field(default_factory=list)
    custom_ids: list[str] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    shown: set[str] = field(default_factory=set)

    def say(self, problem: str) -> None:
        self.problems.append(problem)

    def longest(self, name: str, text: str, most: int) -> None:
        if units(text) > most:
            self.say(f"{name} of {units(text)} characters, {most} allowed")

    def between(self, name: str, text: str, least: int, most: int) -> None:
        if len(text) < least:
            self.say(f"{name} is missing")
        self.longest(name, text, most)


def units(text: str) -> int:
    """The length of a text as JavaScript counts it: some signs are two."""
    return len(text.encode("utf-16-le")) // 2


def component_problems(components: list[Json], found: Found) -> list[str]:
    """Walk a body's components into `found`; returns what belongs to the body as a whole."""
    allowed = MODAL_TOP if found.modal else MESSAGE_TOP
    for component in components:
        if component.get("type") not in allowed:
            found.say(f"component type {component.get('type')} at the top")
        _check(component, found)
    whole = []
    if len(set(found.custom_ids)) < len(found.custom_ids):
        twice = {name for name in found.custom_ids if found.custom_ids.count(name) > 1}
        whole.append(f"custom_id given twice: {sorted(twice)}")
    if len(set(found.numbers)) < len(found.numbers):
        whole.append("component id given twice")
    return whole


def text_of(components: list[Json]) -> int:
    """The characters of all text displays, which share one limit."""
    return sum(units(part.get("content") or "") for part in walk(components) if part["type"] == 10)


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, nested ones and accessories too."""
    for component in components:
        yield component
        yield from walk(_children(component))


def _children(component: Json) -> list[Json]:
    inner = [component.get("accessory"), component.get("component")]
    return [*(component.get("components") or []), *(part for part in inner if part)]


def _check(component: Json, found: Found) -> None:
    kind = component.get("type")
    found.types.append(kind if isinstance(kind, int) else -1)
    if component.get("id"):
        found.numbers.append(component["id"])
    if "custom_id" in component:
        found.between("custom_id", component["custom_id"] or "", 1, 100)
        found.custom_ids.append(component["custom_id"])
    check = _SELECT if kind in SELECTS else _CHECKS.get(kind)
    if check is None:
        found.say(f"component type {kind!r} does not exist")
    else:
        check(component, found)
    for child in _children(component):
        _check(child, found)


def _row(row: Json, found: Found) -> None:
    types = [child.get("type") for child in row.get("components") or []]
    selects = sum(kind in SELECTS for kind in types)
    if not types:
        found.say("an empty row")
    if len(types) > 5:
        found.say(f"{len(types)} components in a row, 5 allowed")
    if selects > 1:
        found.say("two selects in a row")
    if selects and len(types) > selects:
        found.say("a select and something else in a row")
    allowed = {4} if found.modal else {2} | SELECTS
    for kind in set(types) - allowed:
        found.say(f"component type {kind} in a row")


def _button(button: Json, found: Found) -> None:
    style = button.get("style")
    found.longest("button label", button.get("label") or "", 80)
    if style not in range(1, 7):
        found.say(f"button style {style!r} does not exist")
    if not button.get("label") and not button.get("emoji") and style != 6:
        found.say("a button without label and emoji")
    if style == 5:
        found.between("button url", button.get("url") or "", 1, 512)
        if button.get("custom_id"):
            found.say("a link button with custom_id")
    elif style != 6 and not button.get("custom_id"):
        found.say("a button without custom_id")


def _select(select: Json, found: Found) -> None:
    if not select.get("custom_id"):
        found.say("a select without custom_id")
    found.longest("placeholder", select.get("placeholder") or "", 150)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= least <= 25:
        found.say(f"min_values {least}, 0 to 25 allowed")
    if not 1 <= most <= 25:
        found.say(f"max_values {most}, 1 to 25 allowed")
    if least > most:
        found.say(f"min_values {least} above max_values {most}")
    if len(select.get("default_values") or []) > most:
        found.say("more values chosen beforehand than max_values")
    if select["type"] == 3:
        _options(select, most, found)


def _options(select: Json, most: int, found: Found) -> None:
    options = select.get("options") or []
    if not 1 <= len(options) <= 25:
        found.say(f"{len(options)} options, 1 to 25 allowed")
    if most > len(options):
        found.say(f"max_values {most} above the {len(options)} options")
    values = [option.get("value") for option in options]
    if len(set(values)) < len(values):
        found.say("option value given twice")
    if sum(bool(option.get("default")) for option in options) > most:
        found.say("more options chosen beforehand than max_values")
    for option in options:
        found.between("option label", option.get("label") or "", 1, 100)
        found.between("option value", option.get("value") or "", 1, 100)
        found.longest("option description", option.get("description") or "", 100)


def _section(section: Json, found: Found) -> None:
    types = [child.get("type") for child in section.get("components") or []]
    if not 1 <= len(types) <= 3 or set(types) != {10}:
        found.say("a section takes 1 to 3 texts")
    if (section.get("accessory") or {}).get("type") not in (2, 11):
        found.say("a section needs a button or a thumbnail")


def _text(text: Json, found: Found) -> None:
    if not text.get("content"):
        found.say("an empty text")


def _thumbnail(thumbnail: Json, found: Found) -> None:
    _media(thumbnail, found)


def _gallery(gallery: Json, found: Found) -> None:
    items = gallery.get("items") or []
    if not 1 <= len(items) <= 10:
        found.say(f"{len(items)} pictures in a gallery, 1 to 10 allowed")
    for item in items:
        _media(item, found)


def _media(item: Json, found: Found) -> None:
    found.longest("alt text", item.get("description") or "", 1024)
    _shown(item.get("media") or {}, found)


def _file(file: Json, found: Found) -> None:
    media = file.get("file") or {}
    if not str(media.get("url")).startswith("attachment://"):
        found.say("a file component shows uploads only")
    _shown(media, found)


def _shown(media: Json, found: Found) -> None:
    url = media.get("url") or ""
    if url.startswith("attachment://"):
        found.shown.add(url.removeprefix("attachment://"))
    elif not url:
        found.say("a picture without address")


def _container(container: Json, found: Found) -> None:
    types = [child.get("type") for child in container.get("components") or []]
    if not types:
        found.say("an empty container")
    for kind in set(types) - CONTAINER_CHILDREN:
        found.say(f"component type {kind} in a container")


def _label(label: Json, found: Found) -> None:
    found.between("label", label.get("label") or "", 1, 45)
    found.longest("label description", label.get("description") or "", 100)
    if (label.get("component") or {}).get("type") not in LABEL_CHILDREN:
        found.say("a label needs a field")


def _text_input(field_: Json, found: Found) -> None:
    if not field_.get("custom_id"):
        found.say("a text field without custom_id")
    found.longest("field label", field_.get("label") or "", 45)
    found.longest("placeholder", field_.get("placeholder") or "", 100)
    found.longest("field value", field_.get("value") or "", 4000)
    least, most = field_.get("min_length") or 0, field_.get("max_length") or 4000
    if not 0 <= least <= most <= 4000:
        found.say(f"field of {least} to {most} characters")


def _free(component: Json, found: Found) -> None:
    """Separators, uploads and check boxes have no limit that a bot could break here."""


_SELECT = _select
_CHECKS: dict[int | None, Callable[[Json, Found], None]] = {
    1: _row,
    2: _button,
    4: _text_input,
    9: _section,
    10: _text,
    11: _thumbnail,
    12: _gallery,
    13: _file,
    14: _free,
    17: _container,
    18: _label,
    19: _free,
    21: _free,
    22: _free,
    23: _free,
}
