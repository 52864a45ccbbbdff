"""Tables in chosen positions, written through the real storage by the real rules."""

from collections.abc import Sequence

from engine.cards import JOKER, Card, cards, pack
from engine.events import Dealt, Event
from engine.evolve import evolve
from engine.games.contract.rules import ContractOptions, contract_rummy
from engine.moves import Discard, Draw, LayDown, LayOff, MakeContract, MayI, Move, Pass, Swap, Take
from engine.options import write_options
from engine.play import decide, start
from engine.table.record import Entry, Header
from engine.table.roster import Sitter
from engine.table.table_events import Began, Sat
from engine.table.terms import NO_CLOCK, Terms
from tests.discord.play.kit import SEED, Prepare, Room
from tests.discord.play.shelf import Shelf

TABLE = "a1b2c3d4e5"
HANDS = (
    "2S 4H 6D 8C 10S QH AD 3C 5S 7H",
    "KS KH 2D 4C 6S 8H 10D QC AS 3H",
    "KC KD 5D 7C 9S JH 3D 5C 7S 9H",
)
"""Three hands of Contract Rummy in which nothing can be laid."""
_FOURTH = "2H 2C 4D 6C 8S 10C QS AC JS 5H"


def deal(
    hands: Sequence[str],
    *,
    deal_no: int = 1,
    upcard: str = "2C",
    stock: str = "",
    starter: int = 0,
) -> Dealt:
    """A deal with these hands; ``stock`` is its top, the rest of the pack lies in order below."""
    seats = len(hands)
    dealt = [cards(hand) for hand in hands]
    rest = list(pack(2, seats - 1))
    for card in (*(card for hand in dealt for card in hand), *cards(upcard), *cards(stock)):
        rest.remove(card)
    return Dealt(
        deal_no=deal_no,
        dealer=(starter - 1) % seats,
        starter=starter,
        hands=tuple(dealt),
        stock=(*cards(stock), *(card for card in rest if card != JOKER), *_jokers(rest)),
        discard=cards(upcard),
    )


def _jokers(rest: Sequence[Card]) -> tuple[Card, ...]:
    """Jokers lie deepest, so that nobody draws one by chance."""
    return tuple(card for card in rest if card == JOKER)


def move(text: str) -> Move:
    """``draw``, ``take``, ``may_i``, ``pass``, ``contract 3S 3D 3H / …``, ``discard KD`` …"""
    name, _, rest = text.partition(" ")
    match name:
        case "draw" | "take" | "may_i" | "pass":
            return {"draw": Draw, "take": Take, "may_i": MayI, "pass": Pass}[name]()
        case "contract":
            return MakeContract(tuple(cards(meld) for meld in rest.split(" / ")))
        case "meld":
            return LayDown(cards(rest))
        case "lay_off":
            held, _, meld = rest.partition(" on ")
            return LayOff(cards(held), int(meld))
        case "swap":
            held, _, meld = rest.partition(" in ")
            return Swap(int(meld), *cards(held))
        case "discard":
            return Discard(*cards(rest))
    raise ValueError(text)


async def store_table(
    room: Room,
    store: Shelf,
    dealt: Dealt,
    moves: Sequence[str] = (),
    *,
    table_id: str = TABLE,
    seats: Sequence[int | None] = (0, 1, 2),
    message_id: int | None = None,
    terms: Terms = NO_CLOCK,
    options: ContractOptions | None = None,
) -> None:
    """A table of the room's people (None: a computer) after this deal and these moves.

    A move names its seat: ``"0 draw"``.
    """
    chosen = options or ContractOptions()
    sitters = [
        Sitter(None, "Ada") if who is None else Sitter(room.people[who].id, NAMES[who])
        for who in seats
    ]
    host = next(sitter for sitter in sitters if sitter.user is not None)
    header = Header(
        table_id=table_id,
        guild_id=room.guild.id,
        channel_id=room.channel.id,
        game="contract",
        options=write_options(chosen),
        host=host.user or 0,
        host_name=host.name,
        seed=SEED,
        created_at=1_790_000_000,
        terms=terms,
    )
    seated: list[Event] = [Sat(sitter) for sitter in sitters]
    steps = [seated, [Began(dealt.dealer), dealt]]
    rules = contract_rummy(chosen)
    state = evolve(start(rules, len(sitters), dealt.dealer), dealt)
    for text in moves:
        seat, _, done = text.partition(" ")
        steps.append(decide(rules, state, int(seat), move(done)))
        for event in steps[-1]:
            state = evolve(state, event)
    await store.put(header, [Entry(at, tuple(step)) for at, step in enumerate(steps, 1)])
    if message_id is not None:
        await store.keep(table_id, "message_id", message_id)


NAMES = ("Ann", "Ben", "Chi", "Dao")


def seated(*seats: int | None) -> Prepare:
    """These people at a table with those hands, the first to draw."""

    async def prepare(room: Room, store: Shelf) -> None:
        await store_table(
            room, store, deal((*HANDS, _FOURTH)[: len(seats)], upcard="KD"), seats=seats
        )

    return prepare
