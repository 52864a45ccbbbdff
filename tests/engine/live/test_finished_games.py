"""What a finished game means for the league: a row a seat period, and why it does not count."""

from collections.abc import Mapping
from dataclasses import replace

from engine.games.registry import REGISTRY
from engine.live.table import Table
from engine.options import read_options, rules_hash, write_options
from engine.phase import Phase
from engine.table.absence import time_out
from engine.table.lobby import change_rules, join
from engine.table.play import begin
from engine.table.record import RULES_REVISION, Standing, Unrated
from engine.table.roster import Status
from engine.table.terms import NO_CLOCK, NORMAL, Terms
from tests.each import each
from tests.engine.live.ledger import ANN, BEN, CHI, Ledger, name, play_out, registry_over, seen

SHORT: Mapping[str, object] = {"end": {"mode": "hands", "hands": 2}}
QUICK: Mapping[str, object] = {"end": {"mode": "hands", "hands": 1}}


def _house(options: Mapping[str, object], terms: Terms = NO_CLOCK) -> Terms:
    chosen = read_options(REGISTRY["basic"], options)
    return replace(terms, house=rules_hash("basic", RULES_REVISION, chosen))


async def _table(
    ledger: Ledger,
    *people: int,
    options: Mapping[str, object] = SHORT,
    terms: Terms | None = None,
    computers: int = 0,
    game: str = "basic",
) -> Table:
    registry = registry_over(ledger)
    table = await registry.open_lobby(
        guild_id=10,
        channel_id=20,
        host=people[0],
        host_name=name(people[0]),
        game_name=game,
        options=options,
        computers=computers,
        terms=terms or _house(SHORT),
    )
    for user in people[1:]:
        await table.do(join, user, name(user))
    await table.do(begin, people[0])
    return table


async def _to_the_end(table: Table) -> None:
    while table.roster.status is not Status.CLOSED:
        await play_out(table)
        if table.roster.status is not Status.CLOSED:
            await table.next_deal(None)


def _of(ledger: Ledger, user: int | None) -> Standing:
    [one] = [one for one in ledger.standings if one.user == user]
    return one


async def test_a_game_of_people_counts() -> None:
    ledger = Ledger()
    table = await _table(ledger, ANN, BEN, CHI)
    await _to_the_end(table)
    assert {one.unrated for one in ledger.standings} == {None}
    assert [one.seat for one in ledger.standings] == [0, 1, 2]
    assert {one.deals for one in ledger.standings} == {2}
    assert all(one.began and not one.left for one in ledger.standings)
    assert all(one.points == one.total for one in ledger.standings)
    assert seen(table).result is not None
    assert tuple(one.total for one in ledger.standings) == seen(table).result.totals


async def test_each_period_of_a_seat_is_told_by_itself() -> None:
    ledger = Ledger()
    table = await _table(ledger, ANN, BEN, CHI)
    await play_out(table)
    await table.next_deal(None)
    seat = table.seat_of(BEN)
    total = seen(table).scores[seat]
    await table.leave(BEN)
    await _to_the_end(table)
    ben, computer = _of(ledger, BEN), _of(ledger, None)
    assert (ben.seat, computer.seat) == (seat, seat)
    assert (ben.deals, ben.total, ben.points) == (1, total, total)
    assert (ben.left, ben.won, ben.began, ben.place) == (True, False, True, 3)
    assert (computer.deals, computer.points) == (1, computer.total - total)
    assert (computer.left, computer.began) == (False, False)
    assert {one.unrated for one in ledger.standings} == {Unrated.HANDED_OVER}
    assert ledger.standings[-1] is ben, "who left comes last"


async def test_time_that_ran_out_is_counted_for_whom_it_was() -> None:
    ledger = Ledger()
    table = await _table(ledger, ANN, BEN, terms=_house(SHORT, Terms(NORMAL)))
    late = table.roster.sitters[seen(table).turn].user
    assert table.deadline is not None
    await table.do(time_out, table.deadline.timestamp())
    await _to_the_end(table)
    told = {one.user: one.timeouts for one in ledger.standings}
    assert told == {ANN: int(late == ANN), BEN: int(late == BEN)}


@each(
    ("terms", "options", "computers", "why"),
    [
        (_house(SHORT), SHORT, 0, None),
        (NO_CLOCK, SHORT, 0, Unrated.RULES),
        (_house({"ace_high_low": True}), SHORT, 0, Unrated.RULES),
        (_house(SHORT), {"end": {"mode": "hands", "hands": 5}}, 0, Unrated.RULES),
        (NO_CLOCK, QUICK, 0, None),
        (_house({"ace_high_low": True}), {"ace_high_low": True, **QUICK}, 0, None),
        (NO_CLOCK, {"ace_high_low": True, **QUICK}, 0, Unrated.RULES),
        (_house({"ace_high_low": True}), {"ace_high_low": True, **SHORT}, 0, Unrated.RULES),
        (_house(SHORT, Terms(rated=False)), SHORT, 0, Unrated.CASUAL),
        (_house(SHORT, Terms(open_hands=True)), SHORT, 0, None),
        (_house(SHORT), SHORT, 1, Unrated.COMPUTER),
        (_house({"ace_high_low": True}), {}, 0, None),
    ],
)
async def test_why_a_game_does_not_count(
    terms: Terms, options: Mapping[str, object], computers: int, why: Unrated | None
) -> None:
    ledger = Ledger()
    table = await _table(ledger, ANN, BEN, terms=terms, options=options, computers=computers)
    await _to_the_end(table)
    assert {one.unrated for one in ledger.standings} == {why}


async def test_rules_that_were_changed_in_the_lobby_are_those_that_count() -> None:
    ledger = Ledger()
    registry = registry_over(ledger)
    table = await registry.open_lobby(
        guild_id=10,
        channel_id=20,
        host=ANN,
        host_name="Ann",
        game_name="basic",
        options={},
        computers=0,
        terms=NO_CLOCK,
    )
    await table.do(change_rules, ANN, {**write_options(table.game.options), **SHORT})
    await table.do(join, BEN, "Ben")
    await table.do(begin, ANN)
    await _to_the_end(table)
    assert {one.unrated for one in ledger.standings} == {Unrated.RULES}


async def test_more_points_are_better_also_where_only_some_house_rules_count_penalties() -> None:
    """All games of Manipulation Rummy are in one list of points a deal."""
    ledger = Ledger()
    one_deal = {"rulebook": "until", "end": {"mode": "hands", "hands": 1}}
    table = await _table(ledger, ANN, BEN, game="manipulation", options=one_deal)
    await _to_the_end(table)
    first, last = sorted(ledger.standings, key=lambda one: one.place)
    assert first.total < last.total
    assert first.points > last.points
    assert [one.points for one in (first, last)] == [-first.total, -last.total]


async def test_practice_means_nothing() -> None:
    ledger = Ledger()
    table = await _table(ledger, ANN, terms=Terms(practice=True), computers=1)
    await _to_the_end(table)
    assert table.phase is Phase.OVER
    assert ledger.standings == []
