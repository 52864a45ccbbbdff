"""Bodies that Discord takes, as a start for bodies that it refuses."""

from typing import Any

Json = dict[str, Any]


def text(content: str = "Hand") -> Json:
    return {"type": 10, "content": content}


def button(custom_id: str = "draw", **more: Any) -> Json:
    return {"type": 2, "style": 2, "label": "Draw", "custom_id": custom_id, **more}


def options(count: int) -> list[Json]:
    return [{"label": f"Card {number}", "value": str(number)} for number in range(count)]


def select(custom_id: str = "cards", count: int = 25, **more: Any) -> Json:
    return {"type": 3, "custom_id": custom_id, "options": options(count), **more}


def channels(count: int = 1, **given: Any) -> Json:
    """A select of channels, ``count`` of them chosen."""
    chosen = [{"id": 1 << 60 | number, "type": "channel"} for number in range(count)]
    return {"type": 8, "custom_id": "c", "default_values": chosen, **given}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def gallery(count: int = 1, *, alt: str = "Hand", url: str = "attachment://hand.png") -> Json:
    items = [{"media": {"url": url}, "description": alt} for _ in range(count)]
    return {"type": 12, "items": items}


def section(*texts: Json, accessory: Json | None) -> Json:
    made: Json = {"type": 9, "components": list(texts)}
    return made | ({} if accessory is None else {"accessory": accessory})


def container(*children: Json) -> Json:
    return {"type": 17, "components": list(children)}


def message(*components: Json, **more: Any) -> Json:
    return {"flags": 1 << 15, "components": list(components), **more}


def modal(*fields: Json, title: str = "House rules", custom_id: str = "rules") -> Json:
    return {"title": title, "custom_id": custom_id, "components": list(fields)}


def field(custom_id: str = "seats", *, label: str = "Seats", **more: Any) -> Json:
    inner = {"type": 4, "style": 1, "custom_id": custom_id, **more}
    return {"type": 18, "label": label, "component": inner}


def command(name: str = "rummy", *inside: Json, **more: Any) -> Json:
    return {"type": 1, "name": name, "description": "Play", "options": list(inside), **more}


def option(name: str = "seats", kind: int = 4, **more: Any) -> Json:
    return {"type": kind, "name": name, "description": "How many", **more}
