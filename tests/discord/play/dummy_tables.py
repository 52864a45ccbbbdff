"""Tables of Dummy in chosen positions, written through the real storage by the real rules."""

from collections.abc import Sequence

from engine.cards import pack
from engine.events import Dealt, Event
from engine.games.registry import REGISTRY, game
from engine.moves import Discard, Draw, LayDown, LayOff, Move, TakeRow
from engine.options import read_options
from engine.play import decide, evolve, start
from engine.table.events import Began, Sat
from engine.table.record import Entry, Header
from engine.table.sitting import Sitter
from tests.discord.play.journals import NAMES, TABLE, cards
from tests.discord.play.kit import SEED, Prepare, Room
from tests.discord.play.shelf import Shelf


def dummy_deal(
    hands: Sequence[str], head: str, *, stock: str = "", short: bool = False, starter: int = 0
) -> Dealt:
    """A deal of Dummy: ``stock`` is its top; ``short``: nothing lies below, else what is left."""
    dealt = [cards(hand) for hand in hands]
    known = (*(card for hand in dealt for card in hand), *cards(head), *cards(stock))
    below = () if short else tuple(card for card in pack(1, 0) if card not in known)
    assert len(set(known)) == len(known), "one pack has no twins"
    return Dealt(
        deal_no=1,
        dealer=(starter - 1) % len(hands),
        starter=starter,
        hands=tuple(dealt),
        stock=(*cards(stock), *below),
        discard=cards(head),
    )


def move(text: str) -> Move:
    """``draw``, ``discard KD``, ``meld 7C 7D 7H``, ``lay_off 7S on 0``, ``take 7D 7D 7C 7H``."""
    name, _, rest = text.partition(" ")
    match name:
        case "draw":
            return Draw()
        case "take":
            deepest, *meld = cards(rest)
            return TakeRow(deepest, tuple(meld))
        case "meld":
            return LayDown(cards(rest))
        case "lay_off":
            held, _, meld_no = rest.partition(" on ")
            return LayOff(cards(held), int(meld_no))
        case "discard":
            return Discard(*cards(rest))
    raise ValueError(text)


def dummy_at(dealt: Dealt, moves: Sequence[str] = (), **options: object) -> Prepare:
    """A table of people alone after this deal and these moves, each with its seat: ``0 draw``.

    ``options`` are house rules that differ from the standard.
    """

    async def write(room: Room, store: Shelf) -> None:
        sitters = [Sitter(room.people[at].id, NAMES[at]) for at in range(len(dealt.hands))]
        header = Header(
            table_id=TABLE,
            guild_id=room.guild.id,
            channel_id=room.channel.id,
            game="dummy",
            options=options,
            host=sitters[0].user or 0,
            host_name=sitters[0].name,
            seed=SEED,
            created_at=1_790_000_000,
        )
        seated: list[Event] = [Sat(sitter) for sitter in sitters]
        steps = [seated, [Began(dealt.dealer), dealt]]
        rules = game("dummy", read_options(REGISTRY["dummy"], options))
        state = evolve(start(rules, len(sitters), dealt.dealer), dealt)
        for text in moves:
            seat, _, done = text.partition(" ")
            steps.append(decide(rules, state, int(seat), move(done)))
            for event in steps[-1]:
                state = evolve(state, event)
        await store.put(header, [Entry(at, tuple(step)) for at, step in enumerate(steps, 1)])

    return write
