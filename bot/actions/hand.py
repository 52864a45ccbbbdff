"""The hand panel: choosing cards and laying them."""

from dataclasses import replace

from bot.actions.answers import open_panel, repaint_panel
from bot.actions.turn import make_move
from bot.clicks.router import Action, Clicked
from bot.screens.click import read_positions
from bot.showing.hand_panel import KINDS, meant
from engine.cards import HIDDEN
from engine.errors import IllegalMove, Reason, Stale
from engine.moves import Discard, Knock, LayDown, LayOff, MakeContract, Move, Swap, TakeRow


async def _pick(clicked: Clicked) -> None:
    """Cards were chosen in one menu; those of the other menus came with the click."""
    chosen = [*read_positions(clicked.click.rest)]
    for value in clicked.values:
        chosen += read_positions(value[:1])
    if not _is_my_hand(clicked):
        await repaint_panel(clicked, notice=clicked.services.say("stale"))
        return
    await repaint_panel(clicked, tuple(sorted(set(chosen))))


async def _throw(clicked: Clicked) -> None:
    selection = read_positions(clicked.click.rest)
    card = _cards(clicked, selection)
    if len(card) != 1:
        await repaint_panel(clicked, selection, clicked.services.say("choose-one-card"))
        return
    await make_move(clicked, Discard(card[0]), selection)


def _lay(kind: str) -> Action:
    """A button that plays at once when only one thing can be meant, else shows the readings."""

    async def act(clicked: Clicked) -> None:
        selection = read_positions(clicked.click.rest)
        if not _is_my_hand(clicked):
            await repaint_panel(clicked, notice=clicked.services.say("stale"))
            return
        moves = meant(clicked.table, clicked.user, kind, selection)
        if len(moves) == 1 and selection and kind != "suggest":
            await make_move(clicked, moves[0], selection)
        elif moves:
            await repaint_panel(clicked, selection, kind=kind)
        else:
            await repaint_panel(clicked, selection, await _why_not(clicked, kind, selection))

    return act


async def _why_not(clicked: Clicked, kind: str, selection: tuple[int, ...]) -> str:
    """The rule that stands against it, asked of the engine."""
    if kind == "suggest":
        return clicked.services.say("nothing-to-lay")
    cards = tuple(_cards(clicked, selection))
    first = cards[0] if cards else HIDDEN
    move: Move = {
        "row": TakeRow(first, cards),
        "knock": Knock(first),
        "contract": MakeContract((cards,) if cards else ()),
        "lay": LayDown(cards),
        "off": LayOff(cards, 0),
        "swap": Swap(0, first),
    }[kind]
    refusal = clicked.table.refusal(clicked.user, move)
    return await clicked.refused(refusal or IllegalMove(Reason.DOES_NOT_FIT, cards=cards))


async def _row_from_the_table(clicked: Clicked) -> None:
    """The row is taken with cards of the hand, so the panel opens with what can be taken."""
    clicked.table.seat_of(clicked.user)
    if not meant(clicked.table, clicked.user, "row", ()):
        raise clicked.table.refusal(clicked.user, TakeRow(HIDDEN, ())) or Stale
    await open_panel(clicked, kind="row")


def _do(kind: str) -> Action:
    """One of the readings was picked."""

    async def act(clicked: Clicked) -> None:
        selection = read_positions(clicked.click.rest)
        moves = meant(clicked.table, clicked.user, kind, selection)
        number = _number(clicked)
        fresh = clicked.table.is_fresh(clicked.click.version)
        if not fresh or not 0 <= number < len(moves):
            await repaint_panel(clicked, notice=clicked.services.say("stale"))
            return
        await make_move(clicked, moves[number], selection)

    return act


def _number(clicked: Clicked) -> int:
    """Which reading: a line of a menu names it, a button has it in its verb; -1: none."""
    verb = clicked.click.verb
    written = verb[len(verb.rstrip("0123456789")) :]
    if clicked.values:
        written = clicked.values[0].partition("@")[0]
    return int(written) if written else -1


async def _sort(clicked: Clicked) -> None:
    reader = clicked.services.reader
    preferences = reader.preferences.model_copy(update={"sort": reader.preferences.sort.next()})
    sorted_anew = await clicked.services.people.keep_preferences(reader, preferences)
    await _back(clicked._replace(services=replace(clicked.services, reader=sorted_anew)))


async def _back(clicked: Clicked) -> None:
    kept = read_positions(clicked.click.rest) if _is_my_hand(clicked) else ()
    await repaint_panel(clicked, kept)


def _is_my_hand(clicked: Clicked) -> bool:
    """Whether the cards of the clicked panel are still those of its player.

    What others have done meanwhile does not matter while he only looks through his own cards; a
    move asks the table whether the rest still holds too.
    """
    return clicked.table.holds_still(clicked.user, clicked.click.version)


def _cards(clicked: Clicked, selection: tuple[int, ...]) -> list[int]:
    view = clicked.table.sight(clicked.user).view
    hand = view.hand if view is not None else ()
    return [hand[position] for position in selection if position < len(hand)]


HAND: dict[str, Action] = {
    "hand": open_panel,
    "rowhand": _row_from_the_table,
    "pick": _pick,
    "throw": _throw,
    "sort": _sort,
    "back": _back,
    "suggest": _lay("suggest"),
    "do-suggest": _do("suggest"),
    **{kind: _lay(kind) for kind in KINDS},
    **{f"do-{kind}": _do(kind) for kind in KINDS},
}
