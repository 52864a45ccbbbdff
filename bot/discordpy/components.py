"""Screens as Discord messages: Components V2, written as Discord reads them, and their files.

discord.py's own views are made to be clicked; of what is only sent they would be built, walked and
thrown away. What it makes of the same screens is what the tests compare with.

With files a message is a form: what Discord reads, as text, and the files behind it.
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
"""The flag of what one person alone sees."""


def mentioned(users: Collection[int]) -> Json:
    """That of the people whom a message names these are notified, and nobody else."""
    return {"parse": [], "users": list(users)} if users else {"parse": []}


NOBODY = mentioned(())


class Upload(NamedTuple):
    """A file under its name (letters, digits, hyphens, full stops)."""

    name: str
    content: bytes


class Body(NamedTuple):
    """A message: its components (V2) and the files that they show."""

    components: list[Json]
    files: tuple[Upload, ...] = ()

    def written(self, *, private: bool = False, mentions: Json = NOBODY) -> Json:
        """All that Discord reads, without the files: an edit leaves nothing behind."""
        return {
            "components": self.components,
            "flags": _COMPONENTS_V2 | (EPHEMERAL if private else 0),
            "allowed_mentions": mentions,
            "attachments": [
                {"id": number, "filename": one.name} for number, one in enumerate(self.files)
            ],
        }


_KIND = "application/octet-stream"
_BOUND = uuid4().hex
"""What stands between the parts of a form, and in no file: nobody else knows it."""


def as_form(text: str, files: Sequence[Upload]) -> MultipartParameters:
    """The form as discord.py takes it. ``text`` is the JSON."""
    parts: list[Json] = [{"name": "payload_json", "value": text}]
    for number, (name, content) in enumerate(files):
        told = {"name": f"files[{number}]", "value": content, "filename": name}
        parts.append(told | {"content_type": _KIND})
    attached = [discord.File(BytesIO(content), name) for name, content in files]
    return MultipartParameters(payload=None, multipart=parts, files=attached)


def to_json(written: Json) -> str:
    """The JSON that Discord reads."""
    return pydantic_core.to_json(written).decode()


def as_parameters(written: Json, files: Sequence[Upload]) -> MultipartParameters:
    """The same, or what Discord reads alone where there are no files."""
    if files:
        return as_form(to_json(written), files)
    return MultipartParameters(payload=written, multipart=None, files=None)


class InOnePiece:
    """A session that sends a form in one piece, where aiohttp takes a dozen calls of the kernel."""

    def __init__(self, session: aiohttp.ClientSession, text: str, files: Sequence[Upload]) -> None:
        self._session, self.text, self.files = session, text, files

    def request(self, method: str, url: str, *, data: object, **given: Any) -> Any:
        """As the session does it, with the form for ``data``."""
        kind = f"multipart/form-data; boundary={_BOUND}"
        form = aiohttp.BytesPayload(self._joined(), content_type=kind)
        return self._session.request(method, url, data=form, **given)

    def _joined(self) -> bytes:
        named = f'--{_BOUND}\r\nContent-Disposition: form-data; name="'
        head = f'{named}payload_json"\r\nContent-Type: application/json\r\n\r\n{self.text}'
        pieces = [head.encode()]
        for number, (name, content) in enumerate(self.files):
            told = f'\r\n{named}files[{number}]"; filename="{name}"\r\n'
            pieces += [f"{told}Content-Type: {_KIND}\r\n\r\n".encode(), content]
        return b"".join([*pieces, f"\r\n--{_BOUND}--\r\n".encode()])


PAINTING = 0.8
"""Seconds that pictures may take: what a screen says cannot wait, and they come later."""


async def in_time(screen: Screen, painter: Painter, answered: int = 0) -> tuple[Body, bool]:
    """The screen as it is sent (``as_message``), and whether it has all of its pictures: those that
    take too long are told in words."""
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
"""Channels that a menu takes at once."""
_PLAYABLE = [
    *(discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum),
    *(discord.ChannelType.voice, discord.ChannelType.stage_voice),
]
"""Where people can write commands, in the channel itself or in its threads."""
_OWN, _IDS = 1000, 1 << 30
"""The first id of a component that is ours, and how many there are: Discord counts those without
one from 1 on."""


async def as_message(screen: Screen, painter: Painter, answered: int = 0) -> Body:
    """The screen as it is sent.

    ``answered``: the id of the interaction that this answers. Its menus are then others than those
    of any answer before, and stay the same as long as the answer shows the same menus.
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
    menus = [one for one in screen.blocks if isinstance(one, Menu | ChannelMenu | UserMenu)]
    ids = count(_OWN + hash((answered, *menus)) % _IDS)
    parts = [_part(block, left, ids) for block in screen.blocks]
    container = {"type": _CONTAINER, "accent_color": screen.colour, "components": parts}
    return Body([container], tuple(files))


def as_modal(form: Form) -> discord.ui.Modal:
    """The window, already stopped: what is typed comes to the router as a click does."""
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
    """A block; the next of ``files`` is its own if it has one, the next of ``ids`` a menu's."""
    match block:
        case str():
            return {"type": _TEXT, "content": block}
        case Section(text, button):
            told = {"type": _TEXT, "content": text}
            return {
                "type": _SECTION,
                "components": [told],
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
    """By what clients know a menu, some by one and some by the other.

    They keep what was chosen in one that they know, whatever the bot holds: it would be chosen
    again with the next choice, or could not be chosen any more.
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
        written["default_values"] = [{"id": one, "type": "channel"} for one in menu.chosen]
    return written


@lru_cache(maxsize=256)
def _emoji(emoji: str) -> Json:
    """A sign, or an emoji of the application by its name and number. Nobody may change it."""
    return dict(discord.PartialEmoji.from_str(emoji).to_dict())
