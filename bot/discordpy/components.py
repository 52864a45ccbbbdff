"""Screens as Discord messages, in the JSON of Components V2, and their files.

discord.py's own views are made for clicks. For messages that are only sent, they would be built,
walked and thrown away. The tests compare this JSON with the JSON of discord.py's views.

A message with files is a form, with the JSON as text and the files after it.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import count
from typing import Any, NamedTuple
from uuid import uuid4

import aiohttp
import discord
import pydantic_core
from discord.http import MultipartParameters

from bot.blocks.control import Click
from bot.blocks.screen import (
    Block,
    Button,
    ButtonRow,
    ChannelMenu,
    Choice,
    Document,
    Form,
    Menu,
    Picture,
    Screen,
    Section,
    Separator,
    Tone,
    UserMenu,
)
from bot.blocks.text_limit import ALT, TEXT, cut, length
from bot.render.specs import FILE_NAMES, Spec
from bot.workers.painter import Painter
from bot.workers.worker import WorkerLost

Json = dict[str, Any]

_COMPONENTS_V2 = 1 << 15
EPHEMERAL = 1 << 6
"""The flag of a message that only one person sees."""


def mentioned(users: Collection[int]) -> Json:
    """Return the JSON with which a message notifies only these people."""
    return {"parse": [], "users": list(users)} if users else {"parse": []}


NOBODY = mentioned(())


class Upload(NamedTuple):
    """A file with its name (letters, digits, hyphens, full stops)."""

    name: str
    content: bytes


class Body(NamedTuple):
    """A message with its components (V2) and the files that they show."""

    components: list[Json]
    files: tuple[Upload, ...] = ()

    def written(self, *, private: bool = False, mentions: Json = NOBODY) -> Json:
        """Return the JSON of the message without its files.

        An edit with this JSON replaces all of the message.
        """
        return {
            "components": self.components,
            "flags": _COMPONENTS_V2 | (EPHEMERAL if private else 0),
            "allowed_mentions": mentions,
            "attachments": [
                {"id": number, "filename": upload.name} for number, upload in enumerate(self.files)
            ],
        }


_KIND = "application/octet-stream"
_BOUND = uuid4().hex
"""The boundary between the parts of a form. It is random, so no file can contain it."""


def as_form(text: str, files: Sequence[Upload]) -> MultipartParameters:
    """Return the form in discord.py's type. ``text`` is the JSON."""
    parts: list[Json] = [{"name": "payload_json", "value": text}]
    for number, (name, content) in enumerate(files):
        part = {"name": f"files[{number}]", "value": content, "filename": name}
        parts.append(part | {"content_type": _KIND})
    attached = [discord.File(BytesIO(content), name) for name, content in files]
    return MultipartParameters(payload=None, multipart=parts, files=attached)


def to_json(written: Json) -> str:
    """Return the JSON as text."""
    return pydantic_core.to_json(written).decode()


def as_parameters(written: Json, files: Sequence[Upload]) -> MultipartParameters:
    """Return the message in discord.py's type, as a form only if there are files."""
    if files:
        return as_form(to_json(written), files)
    return MultipartParameters(payload=written, multipart=None, files=None)


class InOnePiece:
    """A session that sends a form in one system call. aiohttp itself needs a dozen calls."""

    def __init__(self, session: aiohttp.ClientSession, text: str, files: Sequence[Upload]) -> None:
        self._session, self.text, self.files = session, text, files

    def request(self, method: str, url: str, *, data: object, **given: Any) -> Any:
        """Send a request with the form instead of ``data``."""
        kind = f"multipart/form-data; boundary={_BOUND}"
        form = aiohttp.BytesPayload(self._joined(), content_type=kind)
        return self._session.request(method, url, data=form, **given)

    def _joined(self) -> bytes:
        named = f'--{_BOUND}\r\nContent-Disposition: form-data; name="'
        head = f'{named}payload_json"\r\nContent-Type: application/json\r\n\r\n{self.text}'
        pieces = [head.encode()]
        for number, (name, content) in enumerate(self.files):
            head_of_file = f'\r\n{named}files[{number}]"; filename="{name}"\r\n'
            pieces += [f"{head_of_file}Content-Type: {_KIND}\r\n\r\n".encode(), content]
        return b"".join([*pieces, f"\r\n--{_BOUND}--\r\n".encode()])


PAINTING = 0.8
"""Seconds that pictures may take.

The text can't wait longer, so late pictures follow in an edit.
"""


async def in_time(screen: Screen, painter: Painter, answered: int = 0) -> tuple[Body, bool]:
    """Return the screen's message, and whether it has its pictures.

    If the pictures take too long, words replace them. ``answered`` is as in ``as_message``."""
    try:
        images = await painter.paint_in_time(_specs(screen), PAINTING)
    except (TimeoutError, WorkerLost):
        return _body(screen._replace(blocks=tuple(_in_words(screen.blocks))), (), answered), False
    return _body(screen, images, answered), True


def _specs(screen: Screen) -> list[Spec]:
    return [block.spec for block in screen.blocks if isinstance(block, Picture)]


def _in_words(blocks: tuple[Block, ...]) -> list[Block]:
    room = TEXT
    for block in blocks:
        room -= length(block) if isinstance(block, str) else 0
        room -= length(block.text) if isinstance(block, Section) else 0
    words: list[Block] = []
    for block in blocks:
        if not isinstance(block, Picture):
            words.append(block)
        elif block.alt and length(block.alt) <= room:
            words.append(block.alt)
            room -= length(block.alt)
    return words


_ROW, _BUTTON, _SELECT, _USER_SELECT, _CHANNEL_SELECT = 1, 2, 3, 5, 8
_SECTION, _TEXT, _GALLERY, _FILE, _SEPARATOR, _CONTAINER = 9, 10, 12, 13, 14, 17

_STYLES = {Tone.PLAIN: 2, Tone.MAIN: 1, Tone.GOOD: 3, Tone.GRAVE: 4}
_WINDOW = 45
"""Characters of a title or label in a window."""
_CHOSEN = 25
"""At most this many channels can be chosen in a menu."""
_PLAYABLE = [
    *(discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum),
    *(discord.ChannelType.voice, discord.ChannelType.stage_voice),
]
"""Types of channels in which people can write commands, also in their threads."""
_FIRST_ID, _IDS = 1000, 1 << 30
"""The first id that the bot gives to a component, and the number of ids.

Discord numbers components without an id from 1 on."""


async def as_message(screen: Screen, painter: Painter, answered: int = 0) -> Body:
    """Return the screen's message.

    ``answered`` is the id of the interaction that the message answers. The message's menus get ids
    that no other answer's menus have. They keep their ids while the answer shows the same menus.
    """
    images = [await painter.paint(spec) for spec in _specs(screen)]
    return _body(screen, images, answered)


def _body(screen: Screen, images: Iterable[bytes], answered: int) -> Body:
    painted, files = iter(images), list[Upload]()
    for block in screen.blocks:
        if isinstance(block, Picture):
            name = f"{FILE_NAMES[type(block.spec)]}{len(files)}.png"
            files.append(Upload(name, next(painted)))
        elif isinstance(block, Document):
            files.append(Upload(block.name, block.content))
    left = iter(files)
    menus = [block for block in screen.blocks if isinstance(block, Menu | ChannelMenu | UserMenu)]
    ids = count(_FIRST_ID + hash((answered, *menus)) % _IDS)
    parts = [_part(block, left, ids) for block in screen.blocks]
    container = {"type": _CONTAINER, "accent_color": screen.colour, "components": parts}
    return Body([container], tuple(files))


def as_modal(form: Form) -> discord.ui.Modal:
    """Return the window as discord.py's modal.

    The modal is already stopped, because the router reads its answer like a click.
    """
    modal = discord.ui.Modal(title=cut(form.title, _WINDOW), custom_id=form.click.write())
    for field in form.fields:
        typed: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=field.name,
            default=field.value or None,
            required=field.least > 0,
            min_length=field.least,
            max_length=field.most,
        )
        modal.add_item(discord.ui.Label(text=cut(field.label, _WINDOW), component=typed))
    modal.stop()
    return modal


def _part(block: Block, files: Iterator[Upload], ids: Iterator[int]) -> Json:
    """Return a block as JSON. Its file comes from ``files``, the id of a menu from ``ids``."""
    match block:
        case str():
            return {"type": _TEXT, "content": block}
        case Section(text, button):
            text_part = {"type": _TEXT, "content": text}
            return {
                "type": _SECTION,
                "components": [text_part],
                "accessory": _button(button, button.click.write()),
            }
        case Picture(_, alt):
            item = {"media": _address(next(files)), "description": cut(alt, ALT)}
            return {"type": _GALLERY, "items": [item]}
        case Document():
            return {"type": _FILE, "file": _address(next(files))}
        case Separator():
            return {"type": _SEPARATOR}
        case Menu():
            return _row(_menu(block, next(ids)))
        case ChannelMenu():
            return _row(_channel_menu(block, next(ids)))
        case UserMenu():
            return _row(_user_menu(block, next(ids)))
        case _:
            return _buttons(block)


def _row(only: Json) -> Json:
    return {"type": _ROW, "components": [only]}


def _buttons(buttons: ButtonRow) -> Json:
    ids = [button.click.write() for button in buttons]
    return {"type": _ROW, "components": [*map(_button, buttons, ids)]}


def _address(file: Upload) -> Json:
    return {"url": f"attachment://{file.name}"}


def _button(button: Button, custom_id: str) -> Json:
    written = {
        "type": _BUTTON,
        "style": _STYLES[button.tone],
        "label": button.label,
        "custom_id": custom_id,
        "disabled": not button.live,
    }
    if button.emoji is not None:
        written["emoji"] = _emoji(button.emoji)
    return written


def _known_by(number: int, click: Click) -> Json:
    """Return the two ids of a menu. Some clients identify it by ``id``, some by ``custom_id``.

    A client keeps the choice in a menu that it knows, whatever the bot sends. With the same ids, an
    old choice would be sent again with the next choice, or couldn't be chosen again.
    """
    return {"id": number, "custom_id": click.write(number)}


def _menu(menu: Menu, number: int) -> Json:
    return {
        "type": _SELECT,
        **_known_by(number, menu.click),
        "placeholder": menu.placeholder,
        "min_values": menu.least,
        "max_values": min(menu.most, len(menu.choices)),
        "disabled": not menu.live,
        "options": [_option(choice) for choice in menu.choices],
    }


def _option(choice: Choice) -> Json:
    written: Json = {
        "label": cut(choice.label),
        "value": choice.value,
        "default": choice.chosen,
    }
    if choice.description:
        written["description"] = cut(choice.description)
    if choice.emoji is not None:
        written["emoji"] = _emoji(choice.emoji)
    return written


def _user_menu(menu: UserMenu, number: int) -> Json:
    return {
        "type": _USER_SELECT,
        **_known_by(number, menu.click),
        "placeholder": menu.placeholder,
        "min_values": 1,
        "max_values": 1,
    }


def _channel_menu(menu: ChannelMenu, number: int) -> Json:
    written = {
        "type": _CHANNEL_SELECT,
        **_known_by(number, menu.click),
        "placeholder": menu.placeholder,
        "min_values": 1,
        "max_values": _CHOSEN,
        "channel_types": [kind.value for kind in _PLAYABLE],
    }
    if menu.chosen:
        written["default_values"] = [
            {"id": channel_id, "type": "channel"} for channel_id in menu.chosen
        ]
    return written


@lru_cache(maxsize=256)
def _emoji(emoji: str) -> Json:
    """Return an emoji as JSON. An application emoji has its name and id.

    The result is cached, so don't edit it."""
    return dict(discord.PartialEmoji.from_str(emoji).to_dict())
