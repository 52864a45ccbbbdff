"""Screens as components: within Discord's limits, and what discord.py would make of them."""

from bot.blocks.control import Click, read_click
from bot.blocks.screen import (
    Button,
    ChannelMenu,
    Choice,
    Document,
    Menu,
    Picture,
    Screen,
    Section,
    Separator,
    Tone,
    UserMenu,
)
from bot.discordpy.components import as_message
from bot.render.specs import (
    HandSpec,
    ResultSeat,
    ResultSpec,
    Spec,
    StripGroup,
    StripSpec,
    TableSpec,
)
from bot.screens.notes import hands_screen, note_screen
from bot.text import Text
from bot.workers.painter import Painter
from tests.discord.limits import problems
from tests.discord.own_views import bare, view_of
from tests.each import each
from tests.engine.live.ledger import ANN, Ledger, lobby, registry_over

CLICK = Click("a1b2c3d4e5", 7, "draw")
FULL = Screen(
    (
        "words",
        Picture(HandSpec(cards=(0, 13, 52)), "Your hand: " + "x" * 2000),
        Picture(TableSpec(stock_count=3, upcard=None, melds=(), seats=()), "a table"),
        Separator(),
        Menu(CLICK._replace(verb="pick"), (Choice("7♠", "0"), Choice("8♠", "1")), "Choose", 0, 25),
        (
            Button("Draw", CLICK, Tone.MAIN),
            Button("Take", CLICK._replace(verb="take"), live=False),
        ),
    ),
    0x1E6B45,
)


async def sent(screen: Screen) -> tuple[dict, list[str]]:
    """The message as it would travel, and its files."""
    painter = Painter(inline=True)
    body = await as_message(screen, painter)
    await painter.close()
    view = view_of(screen, body.files)
    assert bare(body.components) == bare(view.to_components()), "as discord.py writes it"
    return body.written(), [file.name for file in body.files]


async def test_everything_at_once_is_within_the_limits() -> None:
    body, files = await sent(FULL)
    assert problems("message", body, files) == []
    assert files == ["hand0.png", "table1.png"]


@each(
    ("spec", "file"),
    [
        (ResultSpec((ResultSeat(1, (0, 13), 2, 2),)), "result0.png"),
        (StripSpec((StripGroup((0, 13, 26), True),)), "examples0.png"),
    ],
)
async def test_every_kind_of_picture_is_a_file(spec: Spec, file: str) -> None:
    body, files = await sent(Screen((Picture(spec, "words"),), 1))
    assert problems("message", body, files) == []
    assert files == [file]


async def test_a_menu_takes_no_more_than_it_has_and_alt_text_is_cut() -> None:
    body, _ = await sent(FULL)
    [container] = body["components"]
    menu = container["components"][4]["components"][0]
    assert (menu["min_values"], menu["max_values"]) == (0, 2)
    assert len(container["components"][1]["items"][0]["description"]) == 1024


async def test_a_menu_of_another_answer_or_with_other_lines_is_another_menu() -> None:
    """A client keeps what was chosen in one that it knows; so it may while nothing has changed."""

    async def shown(chosen: bool, answered: int) -> list[dict]:
        line, click = Choice("7♠", "0", chosen=chosen), CLICK._replace(verb="invite")
        blocks = Menu(CLICK, (line,), "Which?"), UserMenu(click, "Who?")
        screen = Screen((*blocks, ChannelMenu(click._replace(verb="where"), (), "Where?")), 1)
        body = await as_message(screen, Painter(inline=True), answered)
        assert problems("message", body.written(), []) == []
        return [row["components"][0] for row in body.components[0]["components"]]

    first, *others = [await shown(True, 1), await shown(True, 2), await shown(False, 1)]
    assert await shown(True, 1) == first
    for name in ("id", "custom_id"):
        assert len({one[name] for menus in (first, *others) for one in menus}) == 9
    for menus in others:
        clicks = [[read_click(one["custom_id"]) for one in each] for each in (first, menus)]
        assert clicks[0] == clicks[1] != [None] * 3


async def test_a_menu_of_channels_marks_those_that_are_chosen() -> None:
    body, files = await sent(Screen((ChannelMenu(CLICK, (7, 9), "Choose"),), 1))
    assert problems("message", body, files) == []
    menu = body["components"][0]["components"][0]["components"][0]
    assert menu["type"] == 8
    assert menu["default_values"] == [{"id": 7, "type": "channel"}, {"id": 9, "type": "channel"}]
    assert (menu["min_values"], menu["max_values"]) == (1, 25)
    assert menu["placeholder"] == "Choose"


async def test_a_button_that_is_not_live_cannot_be_pressed() -> None:
    body, _ = await sent(FULL)
    buttons = body["components"][0]["components"][5]["components"]
    assert [button.get("disabled", False) for button in buttons] == [False, True]
    assert [button["style"] for button in buttons] == [1, 2]


async def test_a_note_is_one_sentence() -> None:
    body, files = await sent(note_screen("Hello."))
    assert problems("message", body, files) == []
    assert body["components"][0]["components"][0]["content"] == "Hello."


async def test_twenty_five_tables_to_choose_from_fit() -> None:
    # More than one registry lets anybody open: older tables may be as many.
    table_views = [(await lobby(registry_over(Ledger()), ANN)).view(ANN) for _ in range(30)]
    body, files = await sent(hands_screen(table_views, Text("en")))
    assert problems("message", body, files) == []


async def test_every_kind_of_block_is_written_as_discord_py_would() -> None:
    button = Button("Sort", CLICK._replace(verb="sort"), emoji="C7s:1234567890123456789")
    chosen = Choice("7♠" * 60, "0", "x" * 200, chosen=True, emoji="🂡")
    closed = Menu(CLICK._replace(verb="discard"), (chosen,), "None", live=False)
    blocks = (
        Section("Your hand", button),
        Document("all.json", b"{}"),
        UserMenu(CLICK._replace(verb="invite"), "Somebody"),
        closed,
        (Button("Leave", CLICK._replace(verb="quit"), Tone.GRAVE, emoji="🚪"),),
    )
    body, files = await sent(Screen(FULL.blocks + blocks, 0xFFFFFF))
    assert problems("message", body, files) == []
    assert files == ["hand0.png", "table1.png", "all.json"]
