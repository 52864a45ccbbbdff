"""The screen of standing orders fits on Discord and says what stands, in every language."""

from dataclasses import replace
from itertools import product

from bot.blocks.control import read_click
from bot.blocks.screen import Button, Menu, Screen
from bot.discordpy.components import as_message
from bot.screens.may_i_orders import orders_picked, orders_screen
from bot.text import LANGUAGES, Text
from bot.workers.painter import Painter
from engine.cards import JOKER, parse
from engine.live.table_view import TableView
from engine.table.standing_orders import NO_ORDERS, Orders
from tests.discord.limits import problems
from tests.each import each
from tests.engine.live.ledger import ANN, BEN, CHI, Ledger, game_of, registry_over

SAY = Text()
ALL = Orders(1, frozenset(range(13)), frozenset({JOKER}))
SOME = Orders(ranks=frozenset({6, 12}), cards=frozenset({JOKER, parse("10H")}))
NEVER, HELPS, UNTIL = Orders(never_this_deal=1), Orders(helps=True), "until-my-turn"
EVERY = (NO_ORDERS, SOME, ALL, NEVER, HELPS, Orders(until=(1, 3)), Orders(each_time=True))


async def dealt() -> TableView:
    """Ann's table in its first deal."""
    return (await game_of(registry_over(Ledger()), ANN, BEN, CHI)).view(ANN)


def menu_of(screen: Screen) -> Menu:
    [menu] = [block for block in screen.blocks if isinstance(block, Menu)]
    return menu


def live(screen: Screen) -> list[str]:
    """What can be said to all upcards but those in the menu."""
    rows = [block for block in screen.blocks if isinstance(block, tuple)]
    verbs = [one.click.verb for row in rows for one in row if isinstance(one, Button) and one.live]
    assert verbs.pop() == "back", "the hand comes back"
    return [verb.removeprefix("orders-") for verb in verbs]


@each("language", LANGUAGES)
async def test_it_fits_whatever_is_ordered(language: str) -> None:
    say, table_view = Text(language), await dealt()
    for orders, never in product(EVERY, (True, False)):
        screen = orders_screen(table_view, orders, say, never=never, notice=say("orders-kept"))
        body = await as_message(screen, Painter(inline=True))
        assert problems("message", body.written(), []) == []
        assert body.files == ()
        assert len(set(menu_of(screen).choices)) == 14


@each(
    ("orders", "never", "told"),
    [
        (NO_ORDERS, False, ["You’re asked each time."]),
        (NO_ORDERS, True, ["You pass on every card, as you’ve chosen in your settings."]),
        (Orders(each_time=True), True, ["You’re asked each time."]),
        (NEVER, False, ["You pass on every card for the rest of this deal."]),
        (Orders(never_this_deal=2), False, ["You’re asked each time."]),
        (Orders(until=(1, 2)), False, ["You pass on every card until your next turn."]),
        (Orders(until=(1, 1)), False, ["You’re asked each time."]),
        (Orders(until=(2, 3)), False, ["You’re asked each time."]),
        (HELPS, True, ["You ask for cards that help you and pass on the rest."]),
        (replace(HELPS, until=(1, 3)), True, ["You pass on every card until your next turn."]),
        (
            SOME,
            False,
            [
                "You always ask for any 7, any king, any joker and 10♥︎.",
                "You’re asked about all other cards.",
            ],
        ),
        (
            Orders(1, frozenset({0})),
            True,
            [
                "You always ask for any ace.",
                "You pass on all other cards for the rest of this deal.",
            ],
        ),
        (
            Orders(ranks=frozenset({10, 11})),
            True,
            [
                "You always ask for any jack and any queen.",
                "You pass on all other cards, as you’ve chosen in your settings.",
            ],
        ),
    ],
)
async def test_ux_may_i_it_says_what_stands(orders: Orders, never: bool, told: list[str]) -> None:
    text, *_ = orders_screen(await dealt(), orders, SAY, never=never).blocks
    assert isinstance(text, str)
    assert [line for line in text.splitlines() if line.startswith("- ")] == [
        f"- {line}" for line in told
    ]


@each(
    ("orders", "never", "buttons"),
    [
        (NO_ORDERS, False, [UNTIL, "only-what-helps", "never-this-deal"]),
        (NO_ORDERS, True, [UNTIL, "only-what-helps", "never-this-deal", "each-time"]),
        (NEVER, False, [UNTIL, "only-what-helps", "each-time"]),
        (HELPS, False, [UNTIL, "never-this-deal", "each-time"]),
        (Orders(until=(1, 2)), False, ["only-what-helps", "never-this-deal", "each-time"]),
        (SOME, False, [UNTIL, "only-what-helps", "never-this-deal", "each-time"]),
        (Orders(each_time=True), True, [UNTIL, "only-what-helps", "never-this-deal"]),
    ],
)
async def test_a_button_is_live_when_it_changes_something(
    orders: Orders, never: bool, buttons: list[str]
) -> None:
    assert live(orders_screen(await dealt(), orders, SAY, never=never)) == buttons


async def test_what_is_picked_takes_the_place_of_what_was_wanted() -> None:
    table_view = await dealt()
    for orders in EVERY:
        menu = menu_of(orders_screen(table_view, orders, SAY, never=False))
        values = [choice.value for choice in menu.choices]
        marked = [choice.value for choice in menu.choices if choice.chosen]
        assert orders_picked(orders, marked) == orders
        assert orders_picked(orders, []).wants(parse("10H")) is (parse("10H") in orders.cards)
        every = orders_picked(orders, values)
        assert every.ranks == frozenset(range(13))
        assert JOKER in every.cards
        rest = every.never_this_deal, every.until, every.helps
        assert rest == (orders.never_this_deal, orders.until, orders.helps)


async def test_the_buttons_name_their_deal_and_the_turn_that_is_ahead() -> None:
    table_view = await dealt()
    screen = orders_screen(table_view, NO_ORDERS, SAY, never=False)
    body = await as_message(screen, Painter(inline=True))
    moment = f"1.{1 + ((table_view.seat - table_view.seen.turn) % 3 or 3)}"
    clicks = [read_click(part["custom_id"]) for part in _controls(body.components)]
    assert [(click.verb, click.rest) for click in clicks if click] == [
        ("orders-pick", ""),
        ("orders-until-my-turn", moment),
        ("orders-only-what-helps", moment),
        ("orders-never-this-deal", moment),
        ("back", ""),
    ]


def _controls(parts: list) -> list[dict]:
    found: list[dict] = []
    for part in parts:
        found += [part] if "custom_id" in part else _controls(part.get("components", []))
    return found
