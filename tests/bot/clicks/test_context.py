"""A context is answered once; what comes after that is a follow-up or an edit."""

import asyncio
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.blocks.control import ME, Click
from bot.blocks.screen import Field, Form
from bot.clicks.context import ClickContext, InteractionContext
from bot.discordpy import interaction_answers
from bot.discordpy.components import EPHEMERAL, Body
from bot.discordpy.interaction_answers import decline, delete_delay_note, send_delay_note
from bot.discordpy.outcome import Unanswered
from bot.people.known_people import People, Reader
from bot.people.preferences import Preferences
from bot.screens.notes import note_screen
from bot.text import Text
from bot.text.card_words import LETTERS
from bot.text.text import NO_MENTIONS
from bot.workers.painter import Painter
from tests.each import each

ANN, HERE = 7, 41771983423143937
CLICK = Click(ME, 0, "like", "language")
SCREEN = note_screen("so it is")


@dataclass
class Interaction:
    """What somebody did, which notes how it is answered, and for whom alone."""

    guild_id: int | None = HERE
    channel_id: int | None = 3
    data: dict[str, Any] = field(default_factory=dict)
    message: Any = None
    locale: str = "vi"
    answers: list[str] = field(default_factory=list)
    private: list[bool] = field(default_factory=list)
    id: int = 5
    application_id: int = 6
    token: str = "a-token"
    taken: bool = False
    """Whether Discord has a first answer of which nobody here has heard."""
    found: int = 0
    """The flags of its message."""

    def __post_init__(self) -> None:
        self.user = SimpleNamespace(id=ANN, display_name="Ann", global_name="Ann Lee", name="ann")
        self.response = self
        self.extras: dict[str, Any] = {}
        self.client = self
        # What a webhook is given of a client.
        self.http, self._connection = self, SimpleNamespace(http=self)
        self.proxy = self.proxy_auth = None
        self._HTTPClient__session = self

    def is_done(self) -> bool:
        return bool(self.answers)

    def is_closed(self) -> bool:
        return False

    async def request(self, route: Any, *, payload: Any, params: Any, **_: Any) -> Any:
        """Discord on the other end of the connection."""
        payload = payload or {}
        if route.method == "GET" and not self.taken:
            raise discord.HTTPException(REFUSED, {"code": 10015, "message": "Unknown Webhook"})
        if route.method == "GET":
            return {"id": "11", "flags": self.found}
        if self.taken and "type" in payload:
            raise discord.HTTPException(REFUSED, {"code": 40060, "message": "acknowledged"})
        sent = payload.get("data", payload)
        private = bool(sent.get("flags", 0) & EPHEMERAL)
        match route.method, payload.get("type"):
            case "POST", None:
                self.answers.append("follow-up")
            case "PATCH", None:
                self.answers.append("edit")
            case "DELETE", None:
                self.answers.append("gone")
            case _, kind:
                self.answers.append(ANSWERS[kind])
        if self.answers[-1] in ("first", "follow-up"):
            self.private.append(private)
        told = {"interaction": {"response_message_id": "11"}}
        if "type" not in payload:
            return {"id": "12"}
        return told if params == {"with_response": "1"} else ""


class Adapter:
    """What waits for Discord's limits: there are none here."""

    async def request(self, route: Any, *, session: Any, **given: Any) -> Any:
        return await session.request(route, **given)


@pytest.fixture(autouse=True)
def _without_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interaction_answers, "webhook_adapter", Adapter)


ANSWERS = {4: "first", 5: "soon", 6: "later", 7: "state of what was clicked", 9: "window"}
"""By the type of a callback."""


def context(interaction: Interaction) -> ClickContext:
    services: Any = SimpleNamespace(painter=Painter(inline=True))
    here: Any = interaction
    return ClickContext(services, here, Reader(ANN, Text("vi"), Preferences()), CLICK)


async def test_what_is_told_after_the_first_answer_follows_it_as_privately() -> None:
    made = Interaction()
    await context(made).reply("one")
    await context(made).reply("two")
    assert made.answers == ["first", "follow-up"]
    assert made.private == [True, True]


async def test_a_message_that_was_clicked_is_repainted_once_and_edited_after_that() -> None:
    made = Interaction()
    await context(made).repaint(SCREEN)
    await context(made).repaint(SCREEN)
    assert made.answers == ["state of what was clicked", "edit"]


@each(
    ("answers", "expected"),
    [
        (("will_show", "show"), ["soon", "follow-up"]),
        (("will_repaint", "repaint"), ["later", "edit"]),
    ],
)
async def test_an_answer_that_takes_a_while_is_announced(
    answers: tuple[str, str], expected: list[str]
) -> None:
    made = Interaction()
    announce, give = answers
    await getattr(context(made), announce)()
    await getattr(context(made), give)(SCREEN)
    assert made.answers == expected


async def test_what_is_published_is_for_everybody_and_says_where_it_is() -> None:
    made = Interaction()
    message, number = await context(made).publish(SCREEN, call=(ANN,))
    assert (message.number, number) == (None, 11)
    assert made.private == [False]


async def test_a_window_is_an_answer() -> None:
    made = Interaction()
    await context(made).ask(Form(CLICK, "Name", (Field("name", "Name", "", 10),)))
    assert made.answers == ["window"]


def test_what_was_chosen_and_typed() -> None:
    chosen = context(Interaction(data={"values": ["vi", "th"]}))
    assert (chosen.chosen, chosen.choice, chosen.typed) == (["vi", "th"], "vi", {})
    lines = [
        {"component": {"custom_id": "name", "value": "Ann's"}},
        {"type": 10},
        {"component": {"custom_id": "menu"}},
    ]
    typed = context(Interaction(data={"components": lines}))
    assert (typed.chosen, typed.choice, typed.typed) == ([], "", {"name": "Ann's"})


def test_who_contexts_and_where() -> None:
    one = context(Interaction())
    assert (one.user_id, one.user_name, one.guild_id, one.channel_id) == (ANN, "Ann", HERE, 3)
    nowhere = context(Interaction(guild_id=None, channel_id=None))
    assert (nowhere.guild_id, nowhere.channel_id) == (0, 0)
    assert one.say.language == "vi"


@each("ephemeral", [True, False])
def test_on_which_message_the_click_was_made(ephemeral: bool) -> None:
    message = SimpleNamespace(flags=SimpleNamespace(ephemeral=ephemeral))
    assert context(Interaction(message=message)).on_private_message is ephemeral
    assert not context(Interaction(message=None)).on_private_message


async def test_without_settings_discords_language_is_read() -> None:
    nothing: Any = None
    drawn, registered = SimpleNamespace(faces=LETTERS), SimpleNamespace(mentions=NO_MENTIONS)
    people = People(nothing, nothing, drawn, registered)
    services: Any = SimpleNamespace(people=people)
    made: Any = Interaction(locale="th")
    assert InteractionContext.without_settings(services, made).say.language == "th"
    # What is in memory is known all the same.
    people._remember(ANN, Preferences(language="vi"))
    assert InteractionContext.without_settings(services, made).say.language == "vi"


CLICKED = SimpleNamespace(id=12, flags=SimpleNamespace(ephemeral=True))
NOTE = Body([])


@each(
    ("clicked", "give", "expected"),
    [
        (None, "show", ["first", "edit"]),
        (None, "repaint", ["first", "edit"]),
        (CLICKED, "show", ["later", "follow-up", "edit"]),
        (CLICKED, "repaint", ["later", "follow-up", "edit", "gone"]),
    ],
)
async def test_an_answer_takes_the_place_of_what_was_said_before_it(
    clicked: Any, give: str, expected: list[str]
) -> None:
    made: Any = Interaction(message=clicked)
    here = context(made)
    here.services.late_pictures = SimpleNamespace(forget=lambda _: None)  # type: ignore[misc]
    await send_delay_note(made, NOTE)
    await getattr(here, give)(SCREEN)
    await delete_delay_note(made)
    assert made.answers == expected
    assert set(made.private) == {True}


REFUSED: Any = SimpleNamespace(status=400, reason="Bad Request")


@each(
    ("found", "give", "expected"),
    [
        (EPHEMERAL, "show", ["edit"]),
        (EPHEMERAL, "publish", ["follow-up", "gone"]),
        (0, "show", ["follow-up"]),
        (0, "publish", ["edit"]),
    ],
)
async def test_a_first_answer_of_which_nobody_heard_is_edited_if_it_may_be(
    found: int, give: str, expected: list[str]
) -> None:
    """A private message never becomes what the channel sees, nor the other way round."""
    made: Any = Interaction(taken=True, found=found)
    await getattr(context(made), give)(SCREEN)
    await delete_delay_note(made)
    assert made.answers == expected
    assert set(made.private) <= {give == "show"}


async def test_only_what_no_process_has_answered_is_declined() -> None:
    made: Any = Interaction(taken=True)
    await decline(made, NOTE)
    assert made.answers == []
    made = Interaction()
    await decline(made, NOTE)
    await decline(made, NOTE)
    assert made.answers == ["first"]
    # What was said before it is not left to stay.
    made = Interaction(message=CLICKED)
    await send_delay_note(made, NOTE)
    await decline(made, NOTE)
    await delete_delay_note(made)
    assert made.answers == ["later", "follow-up", "edit"]


async def test_what_waits_for_an_unknown_first_answer_publishes_nothing() -> None:
    """The first follow-up to a private answer that is awaited is as private."""
    made: Any = Interaction(taken=True, found=EPHEMERAL | 1 << 7)
    with pytest.raises(Unanswered):
        await context(made).publish(SCREEN)
    assert made.answers == []


async def test_a_window_that_comes_too_late_is_a_sentence() -> None:
    made: Any = Interaction(message=CLICKED)
    await send_delay_note(made, NOTE)
    await context(made).ask(Form(CLICK, "Name", (Field("name", "Name", "", 10),)))
    assert made.answers == ["later", "follow-up", "edit"]


async def test_of_an_answer_and_what_is_said_before_it_one_is_the_first() -> None:
    made: Any = Interaction()
    await asyncio.gather(context(made).reply("one"), send_delay_note(made, NOTE))
    assert made.answers == ["first"]
    made = Interaction()
    await asyncio.gather(send_delay_note(made, NOTE), context(made).reply("one"))
    assert made.answers == ["first", "edit"]
    with pytest.raises(Unanswered):
        await context(made).publish(SCREEN)
