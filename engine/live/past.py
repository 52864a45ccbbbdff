"""A game that is over, as one person may look back on it."""

from engine.deal import commitment
from engine.live.sight import Sight
from engine.table.story import Story
from engine.view import view


def sight_at(story: Story, place: int, user: int | None) -> Sight:
    """The table at a moment of a story (``place`` in its moments) as this person may see it.

    All hands lie open where everybody agreed to that before the start, and then only in a game that
    is over; otherwise one sees the hand that one held oneself at that moment. ``log`` is what
    happened in this one step.
    """
    header, game, moment = story.header, story.game, story.moments[place]
    seat = None if user is None else moment.sitting.seat_of(user)
    is_open = story.is_over and header.terms.open_hands
    shown = view(game, moment.state, seat)
    return Sight(
        table_id=header.table_id,
        guild_id=header.guild_id,
        channel_id=header.channel_id,
        message_id=None,
        game=game.name,
        deals=game.deals,
        seats=game.seats,
        moves=game.moves,
        options=game.options,
        version=moment.version,
        sitting=moment.sitting,
        seat=seat,
        view=shown._replace(hands=moment.state.hands) if is_open else shown,
        log=tuple(
            (moment.version, event if is_open else event.seen_by(seat)) for event in moment.events
        ),
        deadline=None,
        terms=header.terms,
        away=frozenset(),
        paused=False,
        commitment=commitment(header.seed),
        seed=header.seed.hex() if story.is_over else None,
        ready=frozenset(),
        verdict=None,
    )
