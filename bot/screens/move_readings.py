"""The readings of a move, shown before its player settles for one."""

from collections.abc import Callable, Sequence

from bot.blocks.click import Click, write_positions
from bot.blocks.control import Control
from bot.blocks.screen import MENU_LINES, Block, Button, Choice, Menu, Section, Separator, Tone
from bot.blocks.text_limit import cut
from bot.games.registry import presenter
from bot.screens.panel_controls import (
    BACK,
    DO,
    KNOCK,
    ROW,
    SUGGEST,
    THROW,
    HandControls,
    is_confirmed,
    name_of_reading,
)
from bot.screens.rating_change import never_counts
from bot.text import Text
from bot.text.names import Names
from engine.live.table_view import TableView
from engine.moves import (
    Drop,
    LayDown,
    LayOff,
    MakeContract,
    Move,
    Swap,
    TakeRow,
)
from engine.phase import Phase
from engine.view import View

_SEEN = 4
"""Readings that stand on the panel, each with its button; more of them are lines of menus."""
_ENDINGS = 3
"""Moves that end a deal of which the best stand on the panel, where there are more than that."""
_MENUS = 3
"""Menus that a panel shows at most."""


def readings(table_view: TableView, controls: HandControls, say: Text) -> list[Block]:
    """What the move can mean: a few readings in words with a button each, or menus of them."""
    moves, chosen = controls.choosing, controls.chosen
    advised = controls.advised if isinstance(controls.advised, Section) else None
    lays = advised is not None and advised.button.click.word in DO.verbs
    blocks: list[Block] = [Separator()]
    if advised is not None and lays:
        blocks += [say("suggest-would"), advised]
    ends = bool(moves) and is_confirmed(type(moves[0]), table_view.begun.features)
    best = len(moves) if len(moves) <= _SEEN else _ENDINGS if ends else 0
    sections = _sections(moves[:best], table_view, controls, say)
    if sections or moves[best:]:
        own = ends and chosen is KNOCK
        message = "choose-gin-knock" if own else _choosing(controls, table_view)
        blocks.append(say.of(table_view.game)(message))
    blocks += sections
    if chosen is THROW:
        lines = presenter(table_view.game).beside_readings(table_view, moves, say)
        blocks += ["\n".join(lines)] if lines else []
    if others := moves[best:]:
        shown = others[: MENU_LINES * _MENUS]
        blocks += [say("hand-more-readings")] if len(others) > len(shown) else []
        placeholder = say("choose-other-ways" if best else "hand-pick-one")
        blocks += reading_menus(shown, chosen, placeholder, table_view, controls, say, first=best)
    if ends and not controls.selection and not isinstance(moves[0], Drop):
        blocks.append(say("choose-own-melds"))
    if advised is not None and not lays:
        blocks += [_would(table_view, say, could_lay=bool(moves)), advised]
    elif chosen is SUGGEST and not never_counts(table_view):
        blocks.append(say("suggest-rated"))
    back = BACK.on(table_view, write_positions(controls.selection))
    return [*blocks, (Button(say("button-back"), back),)]


def _choosing(controls: HandControls, table_view: TableView) -> str:
    """The message above the readings of a move."""
    sweeps = controls.chosen is ROW and table_view.begun.features.sweeps
    return "choose-sweep" if sweeps else f"choose-{controls.chosen.verb}"


def _would(table_view: TableView, say: Text, *, could_lay: bool) -> str:
    """What stands above a move that lays nothing."""
    view = table_view.begun
    if could_lay:
        return say("suggest-advice-instead")
    lays_now = view.phase is Phase.PLAY and view.features.lay
    return say("suggest-advice" if lays_now else "suggest-would")


def _pick(number: int, button: Control, table_view: TableView, controls: HandControls) -> Click:
    """The click on a reading by its number, or on a menu that has the numbers in it."""
    chosen = write_positions(controls.selection)
    return DO.on(table_view, chosen, member=button.verb, number=number)


def _sections(
    moves: Sequence[Move], table_view: TableView, controls: HandControls, say: Text
) -> list[Block]:
    who, sections = Names(table_view, say, brief=True), list[Block]()
    advised = controls.advised.button.click if isinstance(controls.advised, Section) else None
    for number, move in enumerate(moves):
        pick = _pick(number, controls.chosen, table_view, controls)
        if pick == advised:
            continue
        label, more = move_in_words(move, table_view, who, say if controls.text_first else say.rich)
        if more is not None:
            # One card and the meld that it goes to are one line.
            label += " " + more if isinstance(move, LayOff) else "\n-# " + more
        tone = Tone.GRAVE if isinstance(move, Drop) else Tone.GOOD
        button = Button(name_of_reading(move, table_view, say), pick, tone)
        sections.append(Section(label, button))
    return sections


def reading_menus(
    moves: Sequence[Move],
    button: Control,
    placeholder: str,
    table_view: TableView,
    controls: HandControls,
    say: Text,
    first: int = 0,
) -> list[Menu]:
    """All that this button can mean as lines of menus, each played when it is chosen.

    ``first``: the number of the first. A sweep has a number of its own: of the cards taken.
    """
    choices, view = [], table_view.view
    for number, move in enumerate(moves, first):
        label, more = move_in_words(move, table_view, table_view.name, say, plain=True)
        if view is None or not (view.features.sweeps and isinstance(move, TakeRow)):
            label = f"{number + 1}. {label}"
        choices.append(Choice(cut(label), str(number), more and cut(more)))
    return [
        Menu(
            _pick(first + at // MENU_LINES, button, table_view, controls),
            tuple(choices[at : at + MENU_LINES]),
            placeholder,
        )
        for at in range(0, len(choices), MENU_LINES)
    ]


def sweep_menu(
    moves: Sequence[Move], table_view: TableView, controls: HandControls, say: Text
) -> Menu:
    """All takes from the row as lines of one menu, the best first; where there are more of them the
    last line leads to the others."""
    shown = moves if len(moves) <= MENU_LINES else moves[: MENU_LINES - 1]
    [menu] = reading_menus(shown, ROW, say("hand-take-row"), table_view, controls, say)
    if len(shown) == len(moves):
        return menu
    about = say("row-deeper-about", count=len(moves) - len(shown))
    return menu._replace(choices=(*menu.choices, Choice(say("row-deeper"), DEEPER, about)))


DEEPER = "deeper"
"""The value of that line."""


def move_in_words(
    move: Move, table_view: TableView, who: Callable[[int], str], say: Text, *, plain: bool = False
) -> tuple[str, str | None]:
    """A line for a move and, where it helps, a second one; ``who`` names the seats. ``plain``: for
    a menu, which shows no Markdown."""
    own = presenter(table_view.game).move_words(move, table_view, who, say, plain)
    if own is not None:
        return own
    view = table_view.begun
    match move:
        case MakeContract(melds):
            label = " | ".join(say.cards(cards) for cards in melds)
            if move.number is not None:
                label = say("move-phase", number=move.number, cards=label)
            return label, say("move-contract-rest", count=_rest(move, view))
        case LayDown(cards):
            return say.cards(cards), say("move-meld")
        case LayOff(cards, meld):
            target = view.melds[meld]
            assert target.owner is not None, "nothing is laid off on melds of nobody"
            on = say("move-on", name=who(target.owner), cards=say.cards(target.cards))
            return say("move-lay-off", cards=say.cards(cards)), on
        case Swap(meld, card):
            target = view.melds[meld]
            return say("move-swap", card=say.card(card)), say.cards(target.cards)
    raise ValueError(f"no words for {move!r}")


def _rest(move: MakeContract, view: View) -> int:
    """How many cards stay in the hand."""
    return len(view.hand) - sum(len(cards) for cards in move.melds)
