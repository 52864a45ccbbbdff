"""Tables of Gin in chosen positions, written through the real storage by the real rules."""

from collections.abc import Sequence

from bot.typed.meaning import move_meant
from bot.typed.parser import read_line
from engine.cards import cards, pack
from engine.events import Dealt, Event
from engine.evolve import evolve
from engine.games.registry import REGISTRY, game
from engine.moves import Move
from engine.observation import Observation
from engine.options import read_options
from engine.phase import Phase
from engine.play import decide, start
from engine.table.record import Entry, Header
from engine.table.roster import Sitter
from engine.table.table_events import Began, Sat
from engine.table.terms import NO_CLOCK, Terms
from tests.discord.play.journals import NAMES, TABLE
from tests.discord.play.kit import SEED, Prepare, Room
from tests.discord.play.shelf import Shelf

ANN = "4S 4H 4D 6C 7C 8C 9C AH AS KD"
"""Two melds, two aces and a king: within a limit of ten once the king is thrown."""
BEN = "10C JC 4C 9H 9D 9S 3H 2D 8D KS"
"""Cards that fit on both melds of Ann."""
GIN = "4S 4H 4D 6C 7C 8C 9C JD QD KD"
"""Nothing in it lies outside a meld."""
LOW = "5S 5H 5D 6S 7S 8S 10C JC AC AD"
"""All but two aces lies in melds or fits on those of Ann: whoever knocks with more is undercut."""


def gin_deal(
    first: str, second: str, upcard: str = "QS", *, stock: str = "2S", offer: bool = True
) -> Dealt:
    """A deal of Gin: seat 0 begins with the first hand; ``stock`` is its top."""
    hands = cards(first), cards(second)
    known = (*hands[0], *hands[1], *cards(upcard), *cards(stock))
    assert len(set(known)) == len(known), "one pack has no twins"
    below = tuple(card for card in pack(1, 0) if card not in known)
    return Dealt(
        deal_no=1,
        dealer=1,
        starter=0,
        hands=hands,
        stock=(*cards(stock), *below),
        discard=cards(upcard),
        phase=Phase.OFFER if offer else None,
    )


def gin_move(text: str, mine: Observation) -> Move:
    """A move as it is typed."""
    [part] = read_line(text, "en", mine.game.deck)
    return move_meant(part, mine)


REFUSED: Sequence[str] = ("0 pass", "1 pass")
"""Nobody wants the first upcard."""


def gin_at(
    dealt: Dealt, moves: Sequence[str] = (), terms: Terms = NO_CLOCK, **options: object
) -> Prepare:
    """A table of two people after this deal and these moves, each with its seat: ``0 draw``.

    ``options`` are house rules that differ from the standard.
    """
    return table_at("gin", dealt, moves, terms, **options)


def table_at(
    name: str,
    dealt: Dealt,
    moves: Sequence[str] = (),
    terms: Terms = NO_CLOCK,
    **options: object,
) -> Prepare:
    """The same of any game, with a person on each seat."""
    seats = len(dealt.hands)

    async def write(room: Room, store: Shelf) -> None:
        sitters = [Sitter(room.people[at].id, NAMES[at]) for at in range(seats)]
        header = Header(
            table_id=TABLE,
            guild_id=room.guild.id,
            channel_id=room.channel.id,
            game=name,
            options=options,
            host=room.people[0].id,
            host_name=NAMES[0],
            seed=SEED,
            created_at=1_790_000_000,
            terms=terms,
        )
        steps: list[Sequence[Event]] = [[Sat(one) for one in sitters], [Began(dealt.dealer), dealt]]
        rules = game(name, read_options(REGISTRY[name], options))
        state = evolve(start(rules, seats, dealt.dealer), dealt)
        for text in moves:
            seat, _, done = text.partition(" ")
            move = gin_move(done, Observation.at(rules, state, int(seat)))
            steps.append(decide(rules, state, int(seat), move))
            for event in steps[-1]:
                state = evolve(state, event)
        await store.put(header, [Entry(at, tuple(step)) for at, step in enumerate(steps, 1)])

    return write
