"""What was said about a new table, then its server's default, then Upcard's own (UX /server)."""

from bot.opening.opening_options import OpeningOptions, terms_of
from bot.people.preferences import ServerSettings, TableDefaults
from engine.games.registry import REGISTRY
from engine.table.terms import CLOCKS, NORMAL, UNTIMED, Terms, slow
from tests.each import each

SLOW = ServerSettings(
    language="vi", clock="slow-3", rated=False, open_hands=True, thread=True, length="evening"
)


def test_who_says_nothing_gets_the_defaults_of_the_server() -> None:
    table = OpeningOptions().over(SLOW)
    assert terms_of(table) == Terms(slow(3), rated=False, open_hands=True)
    assert table.thread


def test_who_says_nothing_where_nothing_is_set_gets_upcards_own() -> None:
    table = OpeningOptions().over(ServerSettings())
    assert terms_of(table) == Terms(NORMAL)
    assert not table.thread


def test_a_game_with_longer_turns_has_a_clock_of_its_own_where_a_server_has_set_none() -> None:
    tiles, usual = REGISTRY["tiles"], OpeningOptions()
    assert terms_of(usual.over(ServerSettings(), tiles)).clock.turn == 120
    assert terms_of(usual.over(ServerSettings(), REGISTRY["basic"])).clock == NORMAL
    assert terms_of(usual.over(SLOW, tiles)).clock == slow(3)
    assert terms_of(OpeningOptions("normal").over(ServerSettings(), tiles)).clock == NORMAL


def test_what_is_said_comes_first_also_where_it_is_no() -> None:
    table = OpeningOptions("none", rated=True, open_hands=False, thread=False).over(SLOW)
    assert terms_of(table) == Terms(UNTIMED)
    assert not table.thread


@each(
    ("name", "value"),
    [
        ("clock", "quick"),
        ("rated", True),
        ("open_hands", False),
        ("thread", False),
        ("length", "quick"),
    ],
)
def test_only_what_was_said_differs_from_the_defaults(name: str, value: object) -> None:
    kept = {key: getattr(SLOW, key) for key in TableDefaults.model_fields}
    assert OpeningOptions(**{name: value}).over(SLOW).model_dump() == {**kept, name: value}


def test_every_default_can_be_said_otherwise() -> None:
    assert set(OpeningOptions._fields) == set(TableDefaults.model_fields)
    for clock in CLOCKS:
        assert terms_of(OpeningOptions(clock).over(SLOW)).clock == CLOCKS[clock]
