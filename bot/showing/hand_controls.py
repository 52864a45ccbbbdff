"""The controls of a player's hand panel, with the active buttons and their moves."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain, islice
from weakref import WeakKeyDictionary

from bot.blocks.control import Click, Control, write_positions
from bot.blocks.screen import MENU_LINES, Screen, Section
from bot.blocks.shown_hand import ShownHand
from bot.blocks.text_limit import within_limit
from bot.games.registry import PRESENTERS
from bot.people.known_people import Reader
from bot.people.preferences import MayIHabit
from bot.screens.chosen_cards import by_use
from bot.screens.day_screens import day_over_screen, day_panel
from bot.screens.hand_panel import hand_screen
from bot.screens.notes import note_screen, watch_screen
from bot.screens.panel_controls import (
    BIG_GIN,
    CONTRACT,
    DECLARE,
    DO,
    DROP,
    KNOCK,
    LAYING,
    ROW,
    SHOW,
    SUGGEST,
    THROW,
    HandControls,
)
from bot.screens.practice_panel import practice_over_screen, practice_screen
from bot.screens.result_screen import result_panel
from bot.screens.seat_buttons import answer_buttons, request_lines
from bot.showing.public_screen import public_screen
from bot.text import Text
from bot.workbench.bench import Picks, bench_of
from bot.workbench.drafts import draft_at, is_dropped
from bot.workers.thinker import Thinker
from bot.workers.worker import WorkerLost
from engine.analysis.players import ideas_of
from engine.cards import cards_at
from engine.computer.plain.suggestions import cards_of
from engine.facts import Drops
from engine.live.table import Table
from engine.live.table_view import TableView
from engine.moves import (
    Announce,
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
    Rearrange,
    Show,
    Swap,
    Take,
)
from engine.observation import Observation
from engine.phase import Phase
from engine.table.roster import Status
from engine.table.standing_orders import NO_ORDERS

_BUTTONS: Mapping[type[Move], Control] = {button.move: button for button in (*LAYING, THROW)}


def _with_bench(
    controls: HandControls, table: Table, user: int, observation: Observation, picks: Picks
) -> HandControls:
    """Return the controls with the moves of a person's workbench.

    Rearrangements aren't searched here, because that takes long. **Suggest** searches them.
    """
    draft = draft_at(table, user)
    bench = None if draft is None else bench_of(observation, draft, picks.within(draft))
    legal: list[Move] = [*observation.offers(Draw, Pass)]
    if bench is not None:
        # Only the coach needs to know whether cards fit on the table as it is.
        coached = table.terms.practice and table.terms.day is None
        rearranging = next(observation.offers(Rearrange), None) if coached else None
        laying = bench.done or rearranging
        legal += [laying] if laying is not None else []
        legal += [KnockOnTable()] if bench.knock is not None else []
    kinds = frozenset(map(type, legal))
    dropped = is_dropped(table, user)
    return controls._replace(legal=legal, kinds=kinds, bench=bench, dropped=dropped)


_LAID_OUT_WHOLE = (ROW, KNOCK, CONTRACT, BIG_GIN, SHOW)
"""Buttons of complete layouts. A choice of cards narrows them down only if it fits."""

_LAYING = frozenset((LayDown, LayOff, Swap, MakeContract, Knock, BigGin, Show))
"""Moves for which a player chooses cards from their hand."""


_SUGGESTED: WeakKeyDictionary[Table, tuple[int, dict[int, Sequence[Move]]]] = WeakKeyDictionary()
"""A cache of suggested moves by seat, for the last version of each table.

The search is most of the work for a panel. A panel is painted repeatedly between two moves, because
the player chooses cards, sorts the hand or presses a button."""


def _suggested(table: Table, observation: Observation) -> Sequence[Move]:
    version, by_seat = _SUGGESTED.get(table, (None, {}))
    if version != table.version:
        by_seat = {}
        _SUGGESTED[table] = table.version, by_seat
    if observation.seat not in by_seat:
        by_seat[observation.seat] = ideas_of(observation.game).suggested(observation)
    return by_seat[observation.seat]


def _with_moves(
    controls: HandControls, table: Table, table_view: TableView, observation: Observation | None
) -> HandControls:
    """Return the controls with the moves of each button.

    The moves use exactly the chosen cards. If no card is chosen, they are the best moves.
    ``observation`` is the player's observation. Without it, only a drop is offered.
    """
    own = ShownHand()
    if table_view.seat is not None and table_view.has_begun:
        own = PRESENTERS[table_view.game.name].hand.of(table_view)
    meant: dict[Control, Sequence[Move]] = dict.fromkeys((*LAYING, THROW), ())
    # At some tables, a seat can drop in another seat's turn.
    drops = table_view.facts.get(Drops)
    if drops is not None and table_view.seat in drops.seats:
        meant[DROP] = (Drop(),)
    if observation is None:
        kinds = frozenset(map(type, meant[DROP]))
        return controls._replace(legal=meant[DROP], kinds=kinds, meant=meant, own=own)
    offered = [*observation.offers(Announce, Draw, Take, MayI, Pass, Discard)]
    discards = frozenset([move.card for move in offered if isinstance(move, Discard)])
    simple = [move for move in offered if not isinstance(move, Discard)]
    suggested = _suggested(table, observation)
    best = _by_button(suggested)
    if controls.selection:
        chosen = cards_at(observation.hand, controls.selection)
        best = {
            button: by_use(best[button], chosen) for button in _LAID_OUT_WHOLE if button in best
        }
    meant |= best
    meant |= _of_cards(observation, controls.selection)
    # One press declares with the first move. That move puts aside the card that counts most.
    meant[DECLARE] = [*islice(observation.offers(Declare), 1)] if own.may_be_whole else []
    legal = [*simple, *chain.from_iterable(meant.values())]
    return controls._replace(
        legal=legal,
        kinds=frozenset(map(type, legal)),
        meant=meant,
        discards=discards,
        suggested=suggested,
        own=own,
    )


def _pressed(controls: HandControls, button: Control) -> Sequence[Move]:
    return controls.suggested if button is SUGGEST else controls.meant[button]


def _by_button(moves: Iterable[Move]) -> dict[Control, list[Move]]:
    by_button = dict[Control, list[Move]]()
    for move in moves:
        if type(move) in _BUTTONS:
            by_button.setdefault(_BUTTONS[type(move)], []).append(move)
    return by_button


def _of_cards(observation: Observation, selection: tuple[int, ...]) -> dict[Control, list[Move]]:
    """Return the moves of each button with exactly the chosen cards.

    A skip card has a discard for each player."""
    chosen = observation.choices(cards_at(observation.hand, selection)) if selection else ()
    return _by_button(dict.fromkeys(chosen))


def button_moves(
    table: Table, user: int, button: Control, selection: tuple[int, ...]
) -> Sequence[Move]:
    """Return the moves of a button. SUGGEST has all that can be laid now."""
    observation = table.observation(table.roster.seat_of(user))
    if button is THROW:
        return () if observation is None else _of_cards(observation, selection).get(THROW, ())
    controls = HandControls(selection=selection)
    return _pressed(_with_moves(controls, table, table.view(user), observation), button)


async def sort_ahead(table: Table, user: int, thinker: Thinker) -> None:
    """In a worker process, sort a hand that is shown in groups, and cache the result.

    If the worker is lost, the hand is sorted here later."""
    work = PRESENTERS[table.game.name].hand.work
    wanted = None if work is None else work(table.view(user))
    if wanted is not None:
        with suppress(WorkerLost):
            wanted.keep(await thinker.sort_hand(wanted))


def reading_of(table: Table, user: int, move: Move, selection: tuple[int, ...]) -> Click | None:
    """Return the click that plays a move that lays cards, None for other moves.

    The click plays a move of **Suggest** with this choice of cards, or a move of the button for
    this kind of move with exactly the move's cards."""
    observation = table.observation(table.roster.seat_of(user))
    control = next((laying for laying in LAYING if laying.move is type(move)), None)
    if isinstance(move, Discard) and move.skip is not None:
        control = THROW
    if observation is None or control is None:
        return None
    shown, laid = table.view(user), observation.places_of(cards_of(move))
    for button, chosen in ((SUGGEST, selection), (control, laid)):
        moves = button_moves(table, user, button, chosen)
        if move in moves:
            held = write_positions(chosen)
            return DO.on(shown, held, member=button.verb, number=moves.index(move))
    return None


def hand_controls(
    table: Table,
    reader: Reader,
    selection: tuple[int, ...] | Picks = (),
    notice: str | None = None,
    button: Control | None = None,
    advised: Section | str | None = None,
) -> HandControls:
    """Return the controls of a player. With ``button``, its menu is open.

    ``advised`` is a computer's advice, in words or with its button. ``selection`` has the chosen
    cards of the hand, or the choice on the workbench of a turn that rearranges the table.
    """
    table_view, game, likes = table.view(reader.user_id), table.game, reader.preferences
    never = likes.may_i is MayIHabit.NEVER
    # If the player isn't asked, no moves are searched. May I isn't offered then either, because the
    # player's panel wouldn't be updated when the window closes.
    acts = table.asks(reader.user_id, never=never)
    observation = table.observation(table_view.seat) if acts or game.common is not None else None
    picks = selection if isinstance(selection, Picks) else Picks(held=selection)
    controls = HandControls(
        acts=acts,
        selection=picks.held,
        likes=likes,
        notice=notice,
        strip=likes.strip or table.is_veiled,
        advised=advised,
    )
    if observation is not None and game.common is not None:
        controls = controls._replace(chosen=button or SUGGEST)
        return _with_bench(controls, table, reader.user_id, observation, picks)
    controls = _with_moves(controls, table, table_view, observation)
    plays = table_view.has_begun and table_view.seat is not None
    return controls._replace(
        lays=_lays(observation, controls.suggested),
        progress=controls.own.progress(table_view) if plays else None,
        choosing=_pressed(controls, button) if button else (),
        chosen=button or SUGGEST,
        row_in_menu=not likes.every_control and _row_in_menu(controls.meant[ROW], table),
        orders=table.orders.get(reader.user_id, NO_ORDERS),
        answered=not acts and table.is_answered(reader.user_id, never=never),
    )


def _row_in_menu(takes: Sequence[Move], table: Table) -> bool:
    """Return whether all takes from the row are lines of one menu that describes each take."""
    return bool(takes) if table.game.features.sweeps else 1 < len(takes) <= MENU_LINES


def _lays(observation: Observation | None, suggested: Sequence[Move]) -> bool:
    """Return whether cards could be laid now, also cards outside of the best melds."""
    if observation is None or not _LAYING.isdisjoint(map(type, suggested)):
        return observation is not None
    return next(observation.offers(LayDown), None) is not None


def possible_kinds(table: Table, user: int, controls: HandControls) -> frozenset[type[Move]]:
    """Return the kinds of moves that this person could make now, with any cards."""
    kinds = {*controls.kinds, *map(type, controls.suggested)}
    if controls.discards and table.roster.seat_of(user) in table.acting():
        kinds.add(Discard)
    return frozenset(kinds)


def panel_screen(table: Table, reader: Reader, controls: HandControls) -> Screen:
    """Return the screen of a player's private panel now, in any state of the table."""
    table_view, say = table.view(reader.user_id), reader.say.of(table.game.name)
    if table_view.seat is None and table_view.roster.status is not Status.LOBBY:
        choices, public = table.seat_choices(reader.user_id), partial(public_screen, table)
        return watch_screen(public, table_view, reader.user_id, choices, say, controls.notice)
    if table_view.seat is None:
        return note_screen(say("not-at-this-table"))
    if not table_view.has_begun:
        return note_screen(say("not-dealt"))
    over = table_view.seen.phase is Phase.OVER or table_view.roster.status is Status.CLOSED
    if table.terms.day is not None:
        if over:
            return day_over_screen(table_view, table.day_result, say)
        return day_panel(table_view, controls, say)
    if table.terms.practice:
        if over:
            return practice_over_screen(table_view, say)
        could = possible_kinds(table, reader.user_id, controls)
        return practice_screen(table_view, controls, could, say)
    if over:
        return result_panel(table_view, say, in_words=controls.likes.text_first)
    requests = table_view.roster.requests
    if not requests or reader.user_id in requests[0].yes | requests[0].no:
        return hand_screen(table_view, controls, say)

    def asked(words: Text) -> Screen:
        hand = hand_screen(table_view, controls, words)
        request = request_lines(table_view, words)[0], tuple(answer_buttons(table_view, words))
        return Screen((*request, *hand.blocks), hand.colour)

    return within_limit(asked, say)
