"""The readings from which a player chooses a move, and the menus of cards."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from bot.blocks.control import At, Click, Control, Payload, write_positions
from bot.blocks.screen import MENU_LINES, Block, Button, Choice, Menu, Section, Separator, Tone
from bot.blocks.shown_hand import HandOrder
from bot.blocks.text_limit import cut
from bot.games.registry import PRESENTERS
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
from bot.text.name_words import Names
from engine.cards import Card
from engine.live.table_view import TableView
from engine.moves import (
    Drop,
    Knock,
    LayDown,
    LayOff,
    MakeContract,
    Move,
    Swap,
    TakeRow,
)
from engine.phase import Phase

_SEEN = 4
"""At most this many readings of a move have buttons. If there are more, they are in menus."""
_ENDINGS = 3
"""If too many moves end the deal, this many of the best moves have buttons."""
_MENUS = 3
"""At most this many menus of readings are on a panel."""


def readings(table_view: TableView, controls: HandControls, say: Text) -> list[Block]:
    """Return the readings of the move. Each has a button or is a menu's line."""
    moves, chosen = controls.choosing, controls.chosen
    advised = controls.advised if isinstance(controls.advised, Section) else None
    lays = advised is not None and advised.button.click.word in DO.verbs
    blocks: list[Block] = [Separator()]
    if advised is not None and lays:
        blocks += [say("suggest-would"), advised]
    ends = bool(moves) and is_confirmed(type(moves[0]), table_view.game.features)
    best = len(moves) if len(moves) <= _SEEN else _ENDINGS if ends else 0
    sections = _sections(moves[:best], table_view, controls, say)
    if sections or moves[best:]:
        sweeps = chosen is ROW and table_view.game.features.sweeps
        message = "choose-sweep" if sweeps else f"choose-{chosen.verb}"
        message = "choose-gin-knock" if ends and chosen is KNOCK else message
        blocks.append(say(message, count=len(moves)))
    blocks += sections
    lines_below = PRESENTERS[table_view.game.name].lines_below_readings
    if chosen is THROW and lines_below is not None:
        lines = lines_below(table_view, moves, say)
        blocks += ["\n".join(lines)] if lines else []
    if others := moves[best:]:
        shown = others[: MENU_LINES * _MENUS]
        blocks += [say("hand-more-readings")] if len(others) > len(shown) else []
        placeholder = say("choose-other-ways" if best else "hand-pick-one")
        blocks += reading_menus(shown, chosen, placeholder, table_view, controls, say, first=best)
    if ends and not controls.selection and not isinstance(moves[0], Drop):
        blocks.append(say("choose-own-melds"))
    if advised is not None and not lays:
        blocks += [_advice_hint(table_view, say, could_lay=bool(moves)), advised]
    elif chosen is SUGGEST and not never_counts(table_view):
        blocks.append(say("suggest-rated"))
    back = BACK.on(table_view, write_positions(controls.selection))
    return [*blocks, (Button(say("button-back"), back),)]


def _advice_hint(table_view: TableView, say: Text, *, could_lay: bool) -> str:
    if could_lay:
        return say("suggest-advice-instead")
    lays_now = table_view.seen.phase is Phase.PLAY and table_view.game.features.lay
    return say("suggest-advice" if lays_now else "suggest-would")


def _pick(number: int, button: Control, table_view: TableView, controls: HandControls) -> Click:
    """Return the click on a reading, or on a menu whose lines have the readings' numbers."""
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
        label, more = move_in_words(
            move, table_view, who, say if controls.likes.text_first else say.rich
        )
        if more is not None:
            # A card and its meld share a line.
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
    """Return menus with all readings of this button. If a player chooses a line, it is played.

    ``first``: the number of the first reading. Takes from a row are not numbered, because their
    words already have a number, which counts the cards.
    """
    choices = []
    for number, move in enumerate(moves, first):
        label, more = move_in_words(move, table_view, table_view.name, say, plain=True)
        if not (table_view.game.features.sweeps and isinstance(move, TakeRow)):
            label = f"{number + 1}. {label}"
        choices.append(Choice(cut(label), str(number), more and cut(more)))
    return [
        Menu(
            _pick(first + begin // MENU_LINES, button, table_view, controls),
            tuple(choices[begin : begin + MENU_LINES]),
            placeholder,
        )
        for begin in range(0, len(choices), MENU_LINES)
    ]


def sweep_menu(
    moves: Sequence[Move], table_view: TableView, controls: HandControls, say: Text
) -> Menu:
    """Return the takes from the row as a menu. The best take comes first.

    If a menu has no room for all takes, the last line leads to the takes that are left out.
    """
    shown = moves if len(moves) <= MENU_LINES else moves[: MENU_LINES - 1]
    [menu] = reading_menus(shown, ROW, say("hand-take-row"), table_view, controls, say)
    if len(shown) == len(moves):
        return menu
    about = say("row-deeper-about", count=len(moves) - len(shown))
    return menu._replace(choices=(*menu.choices, Choice(say("row-deeper"), DEEPER, about)))


DEEPER = "deeper"
"""The value of the menu's line that leads to the takes that are left out."""


def move_in_words(
    move: Move, table_view: TableView, who: Callable[[int], str], say: Text, *, plain: bool = False
) -> tuple[str, str | None]:
    """Return a line for a move, and a second line or None.

    ``who`` names the seats.

    ``plain``: whether the line is for a menu, which shows no Markdown.
    """
    own = PRESENTERS[table_view.game.name].move_words
    words = None if own is None else own(move, table_view, who, say, plain)
    if words is not None:
        return words
    seen = table_view.seen
    match move:
        case MakeContract(melds):
            label = " | ".join(say.cards(cards) for cards in melds)
            if move.number is not None:
                label = say("move-phase", number=move.number, cards=label)
            stay = len(table_view.hand) - sum(map(len, melds))
            return label, say("move-contract-rest", count=stay)
        case LayDown(cards):
            return say.cards(cards), say("move-meld")
        case LayOff(cards, meld):
            target = seen.melds[meld]
            assert target.owner is not None, "nothing is laid off on melds of nobody"
            on = say("move-on", name=who(target.owner), cards=say.cards(target.cards))
            return say("move-lay-off", cards=say.cards(cards)), on
        case Swap(meld, card):
            target = seen.melds[meld]
            return say("move-swap", card=say.card(card)), say.cards(target.cards)
    raise ValueError(f"no words for {move!r}")


# Menus of cards to lay together or to discard, and menus of takes from the row.

CHOSEN = 50
"""At most this many cards can be chosen. No move lays more, and a click has room for them."""

PICK = Control("pick", At.TABLE, payload=Payload.LINES, numbered=True)
DISCARD = Control("discard", At.TABLE, payload=Payload.LINES, numbered=True)


class _Part(NamedTuple):
    """The cards of one menu."""

    positions: Sequence[int]
    """The positions of the cards in the hand."""
    lines: tuple[Choice, ...]
    placeholder: str


def card_menus(
    table_view: TableView, controls: HandControls, arranged: HandOrder, say: Text
) -> list[Menu]:
    """Return the menus of cards and of takes that can be used now.

    If every control keeps its place, menus of cards are always there.
    """
    menus: list[Menu] = []
    if controls.row_in_menu:
        menus += _row_menus(table_view, controls, say)
    if controls.likes.every_control or _can_choose(table_view, controls):
        menus += _chosen_together(table_view, controls, arranged, say)
    if controls.likes.every_control or controls.discards:
        menus += _discarding(table_view, controls, arranged, say)
    return menus


def _row_menus(table_view: TableView, controls: HandControls, say: Text) -> list[Menu]:
    meant = controls.meant[ROW]
    if table_view.game.features.sweeps:
        return [sweep_menu(meant, table_view, controls, say)]
    return reading_menus(meant, ROW, say("hand-take-row"), table_view, controls, say)


def _can_choose(table_view: TableView, controls: HandControls) -> bool:
    """Return whether choosing cards is useful now, or cards are chosen already."""
    # A player who can knock with the last card doesn't lay it.
    alone = len(table_view.hand) == 1 and Knock in controls.kinds
    laying = controls.lays and not alone and table_view.seen.phase in (Phase.PLAY, Phase.SHOW)
    many = len(controls.meant.get(ROW, ())) > MENU_LINES and not controls.row_in_menu
    return laying or bool(controls.selection) or many


def _chosen_together(
    table_view: TableView, controls: HandControls, arranged: HandOrder, say: Text
) -> Iterator[Menu]:
    """Yield menus of cards for a choice of several cards.

    The click of a menu carries the choice in all other menus.
    """
    chosen = controls.selection
    parts = _parts(arranged.positions, chosen, say("hand-choose"), table_view, say)
    for number, part in enumerate(parts):
        elsewhere = [position for position in chosen if position not in part.positions]
        click = PICK.on(table_view, write_positions(elsewhere), number=number)
        yield Menu(click, part.lines, part.placeholder, least=0, most=len(part.lines))


def _discarding(
    table_view: TableView, controls: HandControls, arranged: HandOrder, say: Text
) -> Iterator[Menu]:
    """Yield menus of cards that can be discarded.

    A chosen card is discarded right away, unless the player confirms discards.
    """
    hand, live = table_view.hand, bool(controls.discards)
    waits = controls.likes.confirm_discard and bool(controls.meant.get(THROW))
    placeholder = say("hand-discard-first" if controls.likes.confirm_discard else "hand-discard")
    shown = [
        position
        for position in arranged.positions
        if not live or hand[position] in controls.discards
    ]
    waiting = controls.selection if waits else ()
    best_first, after = controls.own.thrown(shown, hand), controls.own.after
    parts = _parts(best_first, waiting, placeholder, table_view, say, after)
    for number, part in enumerate(parts):
        chosen = write_positions(controls.selection)
        click = DISCARD.on(table_view, chosen, number=number)
        yield Menu(click, part.lines, part.placeholder, live=live)


def _parts(
    positions: Sequence[int],
    chosen: Sequence[int],
    what: str,
    table_view: TableView,
    say: Text,
    after: Mapping[Card, int] = MappingProxyType({}),
) -> Iterator[_Part]:
    """Split these cards into menus.

    ``after``: the hand's points after the discard of a card, by card.
    """
    hand = table_view.hand
    for begin in range(0, len(positions), MENU_LINES):
        part = positions[begin : begin + MENU_LINES]
        lines = tuple(
            Choice(
                label=say(
                    "throw-leaves", card=say.card(hand[position]), points=after[hand[position]]
                )
                if hand[position] in after
                else say.card(hand[position]),
                value=write_positions((position,)),
                chosen=position in chosen,
                emoji=say.emoji(hand[position]),
            )
            for position in part
        )
        if len(positions) > MENU_LINES:
            first, last = say.card(hand[part[0]]), say.card(hand[part[-1]])
            yield _Part(part, lines, say("hand-menu-part", what=what, first=first, last=last))
        else:
            yield _Part(part, lines, what)
