"""Tables of people alone in chosen positions, written through the real storage."""

from collections.abc import Callable, Mapping, Sequence

from engine.events import Dealt, Event
from engine.evolve import evolve
from engine.games.registry import REGISTRY, game
from engine.moves import Move
from engine.options import read_options
from engine.play import decide, start
from engine.table.record import Entry, Header
from engine.table.roster import Sitter
from engine.table.table_events import Began, Sat
from engine.table.terms import NO_CLOCK, Terms
from tests.discord.play.journals import NAMES, TABLE
from tests.discord.play.kit import SEED, Prepare, Room
from tests.discord.play.shelf import Shelf


def table_at(
    name: str,
    dealt: Dealt,
    moves: Sequence[str],
    read_move: Callable[[str], Move],
    options: Mapping[str, object],
    terms: Terms = NO_CLOCK,
) -> Prepare:
    """A table of this game after this deal and these moves, each with its seat: ``0 draw``.

    ``options`` are house rules that differ from the standard.
    """

    async def write(room: Room, store: Shelf) -> None:
        sitters = [Sitter(room.people[at].id, NAMES[at]) for at in range(len(dealt.hands))]
        header = Header(
            table_id=TABLE,
            guild_id=room.guild.id,
            channel_id=room.channel.id,
            game=name,
            options=dict(options),
            host=sitters[0].user or 0,
            host_name=sitters[0].name,
            seed=SEED,
            created_at=1_790_000_000,
            terms=terms,
        )
        seated: list[Event] = [Sat(sitter) for sitter in sitters]
        steps = [seated, [Began(dealt.dealer), dealt]]
        rules = game(name, read_options(REGISTRY[name], options))
        state = evolve(start(rules, len(sitters), dealt.dealer), dealt)
        for text in moves:
            seat, _, done = text.partition(" ")
            steps.append(decide(rules, state, int(seat), read_move(done)))
            for event in steps[-1]:
                state = evolve(state, event)
        await store.put(header, [Entry(at, tuple(step)) for at, step in enumerate(steps, 1)])

    return write
