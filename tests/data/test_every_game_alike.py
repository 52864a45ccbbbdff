"""Every game of the registry is booked, listed, exported, checked and built anew like any other."""

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from data.choices.presets import Presets
from data.journal.daily import Daily
from data.league.standings import Measure
from data.privacy import Privacy
from data.rebuild_league import rebuild
from engine.events import DealEnded
from engine.games.registry import REGISTRY, game
from engine.moves import Move
from engine.notation.export import export
from engine.notation.replay import replay
from engine.notation.shuffles import checks, shuffles
from engine.options import allowed, read_options, types, write_options
from engine.table.day import DAY_SECONDS, StrongLine
from engine.table.replay import replay_of
from engine.table.terms import Terms
from tests.data.evenings import HERE, Evening
from tests.data.played_games import Club
from tests.short_games import SHORT_GAMES

ANN, BEN, CHI = PEOPLE = 11, 12, 13

pytestmark = pytest.mark.one_database


@pytest.mark.parametrize(
    "name",
    # The lowest total wins, the highest, and boxes.
    [
        pytest.param(name, marks=[pytest.mark.long] * (name not in ("contract", "dummy", "gin")))
        for name in REGISTRY
    ],
)
async def test_a_finished_game_is_told_by_everything_that_tells_of_games(
    evening: Evening, name: str
) -> None:
    options = SHORT_GAMES[name]
    rules = game(name, read_options(REGISTRY[name], options))
    people = PEOPLE[: max(2, rules.seats[0])]
    club = Club(evening.database, evening.now)
    table_id = await club.played(*people, game=name, options=options)
    page = await club.store.load(table_id)
    assert page is not None
    told_game = replay_of(page.header, page.entries)
    ended = [e.result for one in told_game.frames for e in one.events if isinstance(e, DealEnded)]
    last = ended[-1]

    # Its replay, and what chance did in it.
    lines = [json.loads(json.dumps(line)) for line in export(told_game)]
    results = [replay(line)["result"] for line in lines]
    players = lines[-1]["position"]["players"]
    assert len(results) == len(ended)
    assert results[-1]["totals"] == dict(zip(players, last.totals, strict=True))
    assert results[-1]["winners"] == [players[seat] for seat in last.winners]
    assert all(check.passed for check in checks(json.loads(json.dumps(shuffles(told_game)))))

    # The history and the table of results: winners come first, whatever the totals are.
    [listed] = (await evening.league.history(HERE)).games
    assert (listed.table_id, listed.game, listed.unrated) == (table_id, name, None)
    told = {seat.seat: seat for seat in listed.seats}
    assert [told[seat].place for seat in sorted(told)] == list(last.places)
    assert [seat for seat in sorted(told) if told[seat].won] == list(last.winners)
    assert {told[seat].place for seat in last.winners} == {1}
    assert all(told[seat].place > 1 for seat in told if seat not in last.winners)

    # Lists of this game and of all, and the figures of each person.
    for which in (name, None):
        for measure in Measure:
            if which is not None or measure is not Measure.POINTS:
                board = await evening.board(which, None, measure)
                assert {row.user_id for row in board} == {*people}, (which, measure)
                assert [row.rank for row in board] == sorted(row.rank for row in board)
    wins = await evening.board(name, None, Measure.WINS)
    assert {row.user_id for row in wins if row.wins} == {people[seat] for seat in last.winners}
    rated = await evening.board(name, None, Measure.RATING)
    places = [last.places[people.index(row.user_id)] for row in rated]
    assert places == sorted(places)
    assert len({row.rating for row in rated}) == len({*last.places})
    points = await evening.board(name, None, Measure.POINTS)
    if "hollywood" not in options.values():
        # Where three games are scored at once, the points of the hands do not tell who has won.
        by_points = [last.places[people.index(row.user_id)] for row in points]
        assert by_points == sorted(by_points)
    for person in people:
        stats = await evening.league.stats(HERE, person)
        assert stats is not None
        assert [one.game for one in stats.games] == [name]

    # What is kept of a person, and the league from the journals.
    kept = await Privacy(evening.database).export(people[0])
    assert [row["table_id"] for row in kept["results"]] == [table_id]
    before = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == before


async def test_rated_games_of_every_length_are_in_one_list(evening: Evening) -> None:
    club = Club(evening.database, evening.now)
    for hands in (1, 3):
        end = {"mode": "hands", "hands": hands}
        await club.played(ANN, BEN, options={"end": end}, terms=Terms())
    found = (await evening.league.history(HERE)).games
    assert [(one.length, one.unrated) for one in found] == [("evening", None), ("quick", None)]
    board = await evening.board("basic", None, Measure.RATING)
    assert {row.user_id: row.games for row in board} == {ANN: 2, BEN: 2}
    before = await evening.whole()
    await rebuild(evening.database)
    assert await evening.whole() == before


@pytest.mark.parametrize("name", REGISTRY)
async def test_a_server_keeps_presets_of_every_game_and_one_as_its_default(
    evening: Evening, name: str
) -> None:
    presets, listing = Presets(evening.database), REGISTRY[name]
    for key, chosen in listing.presets.items():
        await presets.add(HERE, name, f"As {key}", write_options(chosen))
    saved = await presets.list(HERE, name)
    assert [read_options(listing, one.options) for one in saved] == [
        chosen for _, chosen in sorted(listing.presets.items())
    ]
    for one in saved:
        await presets.set_default(HERE, name, one.preset_id)
        default = await presets.default_of(HERE, name)
        assert default is not None
        assert default.name == one.name


@pytest.mark.parametrize("name", REGISTRY)
async def test_other_standard_rules_change_no_game_that_was_begun_before(
    evening: Evening, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was left to the standard is stored with the table: a later version may have
    another one."""
    club, listing, before = Club(evening.database, evening.now), REGISTRY[name], {}
    computers = game(name, read_options(listing, {})).seats[0] - 1
    lobby = await club.registry.open_lobby(
        guild_id=HERE,
        channel_id=20,
        host=ANN,
        host_name="Ann",
        game_name=name,
        options={},
        computers=computers,
    )
    practice = await club.registry.practise(
        guild_id=HERE,
        channel_id=20,
        user=BEN,
        name="Ben",
        game_name=name,
        computers=computers,
        seed=bytes(32),
    )
    daily = Daily(evening.database, lambda: club.now)
    line = list[Move]()
    if REGISTRY[name].day is not None:
        deal = await daily.deal(await daily.today(), name)
        table = StrongLine(deal.line)
        # The cards of a day are random, and two drops end a deal of Indian Rummy.
        while len(line) < 4 and not table.is_over:
            line.append(table.think())
            table.make(line[-1])
        await daily.keep_line(deal.day, name, line, 0)
    for one in (lobby, practice):
        before[one.header.table_id] = one.game.options, one.view(None)
    others = _other_rules(name)
    changed = replace(listing, presets=dict.fromkeys(listing.presets, others))
    monkeypatch.setitem(REGISTRY, name, changed)  # type: ignore[arg-type]  # a mapping that is a dict
    assert read_options(changed, {}) == others != lobby.game.options
    later = Club(evening.database, evening.now)
    for table_id, told in before.items():
        again = await later.registry.find(table_id)
        assert again is not None
        assert (again.game.options, again.view(None)) == told
    if line:
        club.now += 3 * DAY_SECONDS
        assert await daily.line(deal.day, name) == line
        found = await daily.find(deal.day, name)
        assert found is not None
        assert found.board.options == deal.board.options


def _other_rules(name: str) -> Any:
    """The standard rules with as much as possible otherwise."""
    listing = REGISTRY[name]
    standard = chosen = read_options(listing, {})
    for option, hint in types(listing).items():
        for value in allowed(hint):
            other = replace(chosen, **{option: value})
            if value != getattr(standard, option) and listing.clash(other) is None:
                with suppress(ValueError):
                    game(name, other)
                    chosen = other
                    break
    return chosen
