"""Whole games of computers at real tables, as their journals keep them."""

from random import Random

from engine.live.rehydrate import BroughtBack
from engine.live.table import Table
from engine.live.timing import TableTiming
from engine.moves import Draw, Knock, MakeContract, MayI, Move, Swap
from engine.phase import Phase
from engine.table.absence import pilot, time_out
from engine.table.lobby import add_salt
from engine.table.play import begin, play_seat
from engine.table.record import Entry, Header, StoredTable
from engine.table.roster import Sitter, Status
from engine.table.table_events import Sat
from engine.table.table_state import rules_at_first, table_state
from engine.table.terms import UNTIMED, Terms, TimeControl
from tests.engine.live.ledger import Ledger, Watch, known, seen
from tests.engine.simple_player import next_move

TABLE = "0123456789"
RARE = (Knock, MakeContract, Swap, MayI)
"""What a wild player does as soon as they can, so that games have all of it."""
WILDNESS = 0.3
MOST_STEPS = 20_000


def opened(
    name: str,
    options: dict[str, object],
    seats: int,
    number: int,
    names: tuple[str, ...] = (),
    clock: TimeControl = UNTIMED,
) -> tuple[Ledger, Table]:
    """A lobby with so many seats: the host, user 1, and others with the users that follow."""
    called = names or ("Ann", "Ben", "Chi", "Dao", "Eve", "Fon")
    sitters = [Sitter(seat + 1, called[seat]) for seat in range(seats)]
    header = Header(
        table_id=TABLE,
        guild_id=5,
        channel_id=6,
        game=name,
        options=options,
        host=1,
        host_name=called[0],
        seed=bytes([number]) * 32,
        created_at=0,
        terms=Terms(clock),
    )
    events = tuple(Sat(sitter) for sitter in sitters)
    page = StoredTable(header, (Entry(1, events),), None, is_open=True)
    ledger = Ledger(pages={TABLE: page})
    brought = BroughtBack(page, table_state(rules_at_first(header), header, page.entries))
    return ledger, Table(brought, ledger, Watch(), TableTiming())


async def play_on(table: Table, wild: Random | None = None, most: int = MOST_STEPS) -> None:
    """Play until the table is closed, or so many steps; ``wild``: with moves as they come."""
    for _ in range(most):
        if table.phase is None or table.roster.status is Status.CLOSED:
            return
        if table.phase is Phase.OVER:
            await table.next_deal(None)
            continue
        mine = known(table, min(table.acting()))
        seat, move = next_move(mine.game, mine.seen)
        if wild is not None and wild.random() < WILDNESS:
            seat = wild.choice(sorted(table.acting()))
            move = _wild(table, seat, wild)
        await table.do_at(table.version, play_seat, seat, move)
    assert most < MOST_STEPS, "the game ends"


def _wild(table: Table, seat: int, wild: Random) -> Move:
    found = list(known(table, seat).offers())
    for kind in RARE:
        some = [move for move in found if isinstance(move, kind)]
        if some and wild.random() < 0.9:
            return wild.choice(some)
    return wild.choice(found)


async def run_out_of_time(table: Table) -> int:
    """The player to move lets their time run out, and the autopilot draws; their user id."""
    while table.phase is not Phase.DRAW:
        await play_on(table, most=1)
    assert table.deadline is not None
    seat = seen(table).turn
    await table.do(time_out, table.deadline.timestamp())
    move = next(known(table, seat).offers(Draw))
    await table.do_at(table.version, pilot, seat, move)
    return seat + 1


async def whole_game(
    name: str,
    options: dict[str, object],
    seats: int,
    number: int,
    *,
    wild: bool = False,
    salts: tuple[str, ...] = (),
) -> StoredTable:
    """A game from its lobby to its end."""
    ledger, table = opened(name, options, seats, number)
    for user, salt in enumerate(salts, start=1):
        await table.do(add_salt, user, salt)
    await table.do(begin, 1)
    await play_on(table, Random(number) if wild else None)
    return ledger.pages[TABLE]
