"""The hand panel of a turn that rearranges the table.

Menus choose cards from the hand and from opened melds. Once cards are chosen, a menu above these
menus chooses their destination.
"""

import re
from collections.abc import Callable, Iterator, Sequence

from bot.blocks.control import At, Click, Control, Cost, Payload, read_positions, write_positions
from bot.blocks.screen import (
    MENU_LINES,
    Block,
    Button,
    ButtonRow,
    Choice,
    Menu,
    Picture,
    Section,
    Tone,
)
from bot.blocks.shown_hand import HandOrder, ordered
from bot.blocks.text_limit import ALT, cut
from bot.people.preferences import NEXT_SORT, Sort
from bot.render.specs import GroupSpec, HandSpec, WorkbenchSpec
from bot.screens.chosen_cards import missing_line
from bot.screens.panel_controls import DRAW, PASS, HandControls, in_one_line, in_rows_of_a_phone
from bot.screens.recap import new_cards
from bot.screens.text_first import hand_in_words
from bot.text import Text
from bot.text.refusals import refusal_in_words
from bot.typed.writer import rearranged
from bot.workbench.bench import MOST, Bench, Destination, FirstMelds, Picks, open_places
from bot.workbench.draft import Draft, cards_of, changes
from engine.cards import Card
from engine.errors import Reason
from engine.live.table_view import TableView
from engine.melds import Reading
from engine.steps.counted_draws import Draws

_MOST_BROKEN = 4
"""At most this many broken groups are named."""
_PLACEHOLDER = 150
_MENUS = 2
"""At most this many menus of one kind are on a panel, except menus of cards in hand."""
_ROOM = 6
"""Rearrangements are shown only up to this many menus and rearrangements together."""
_HAND_MENUS = 3
"""At most this many menus have cards in hand. They have room for all different cards."""

BENCH_HAND = Control("bench-hand", At.TABLE, payload=Payload.LINES, numbered=True)
BENCH_OPEN = Control("bench-open", At.TABLE, payload=Payload.LINES, numbered=True)
BENCH_CARDS = Control("bench-cards", At.TABLE, payload=Payload.LINES)
BENCH_PUT = Control("bench-put", At.TABLE, payload=Payload.LINE, numbered=True)
BENCH_READ = Control("bench-read", At.TABLE, payload=Payload.LINE)


def bench_facts(table_view: TableView, bench: Bench, say: Text) -> list[str]:
    """Return the facts about draws, points and the stock, for a player who may draw or knock."""
    draws = table_view.facts.get(Draws)
    facts = [say("bench-drawn", drawn=draws.drawn)] if draws is not None and draws.drawn else []
    facts.append(say("bench-points", points=bench.points))
    return [*facts, say("bench-stock", count=len(table_view.seen.stock))]


def bench_turn(bench: Bench) -> str:
    """Return the id of a message that says what the player can do."""
    if bench.draw:
        return "bench-turn-draw"
    return "bench-turn-pass" if bench.can_pass else "bench-turn"


def bench_blocks(
    table_view: TableView, controls: HandControls, bench: Bench, say: Text
) -> list[Block]:
    """Return the groups, the hand, the state of the draft, the menus and the buttons."""
    wording = say.spoken if controls.likes.text_first else say.rich
    arranged = _arranged(table_view, bench, controls)
    blocks: list[Block] = []
    if controls.likes.text_first:
        hand = bench.draft.hand
        staying = [hand[position] for position in bench.staying]
        chosen = _chosen(bench)
        blocks.append("\n".join([wording("words-table"), *_groups_in_words(bench, wording)]))
        came = [card for card in new_cards(table_view) if card in staying]
        blocks.append(hand_in_words(staying, came, chosen, wording))
    else:
        deck = table_view.game.deck.suits
        groups = tuple(_group(bench, number) for number in bench.readings)
        if groups or bench.opening is not None:
            first, bar = bench.opening, None
            if first is not None:
                bar = max(first.worth, 0), first.least
            spec = WorkbenchSpec(groups, controls.likes.cards, deck, bar)
            alt_of_table = say("alt-bench", groups=" ".join(_groups_in_words(bench, say.spoken)))
            blocks.append(Picture(spec, cut(alt_of_table, ALT)))
        cards = [bench.draft.hand[position] for position in arranged.positions]
        if cards:
            alt = say("alt-hand", cards=say.spoken.cards(cards))
            shown = _hand(table_view, bench, controls, arranged)._replace(deck=deck)
            blocks.append(Picture(shown, alt))
    asks = controls.chosen is BENCH_LEAVE
    state = "" if asks and bench.done else "\n".join(_state(table_view, bench, wording))
    blocks += [state] if state else []
    if asks:
        return [*blocks, *_question(table_view, bench, say)]
    # If cards are chosen, the menu of their destination comes first.
    menus = [
        *_put_menus(table_view, bench, say),
        *_hand_menus(table_view, bench, arranged, say),
        *_open_menus(table_view, bench, say),
        *_card_menus(table_view, bench, say),
        *_reading_menus(table_view, bench, say),
    ]
    blocks += _adding(table_view, bench, say, wording, max(0, _ROOM - len(menus)))
    return [*blocks, *menus, *bench_buttons(table_view, bench, controls, say)]


def _arranged(table_view: TableView, bench: Bench, controls: HandControls) -> HandOrder:
    """Return the places of the cards that stay in the hand, in the reader's order."""
    staying = bench.staying
    order = ordered(
        [bench.draft.hand[index] for index in staying], controls.likes.sort, table_view.game
    )
    return HandOrder(tuple(staying[index] for index in order.positions), order.gaps)


def _hand(
    table_view: TableView, bench: Bench, controls: HandControls, arranged: HandOrder
) -> HandSpec:
    hand = bench.draft.hand
    newest = range(len(hand) - len(new_cards(table_view)), len(hand))
    shown = list(enumerate(arranged.positions))
    return HandSpec(
        cards=tuple(hand[position] for position in arranged.positions),
        marked_new=frozenset(place for place, position in shown if position in newest),
        selected=frozenset(place for place, position in shown if position in bench.picks.held),
        gaps=arranged.gaps,
        style=controls.likes.cards,
    )


def _group(bench: Bench, number: int) -> GroupSpec:
    group = bench.draft.groups[number]
    chosen = {place.at for place in bench.picks.places if place.group == number}
    return GroupSpec(
        number=number + 1,
        cards=cards_of(group),
        is_new=bench.draft.is_changed(number),
        broken=bench.readings[number] is None,
        held=frozenset(index for index, piece in enumerate(group) if piece.held is not None),
        chosen=frozenset(chosen),
        closed=number in bench.closed,
        locked=number in bench.locked,
    )


def _groups_in_words(bench: Bench, say: Text) -> Iterator[str]:
    for number, reading in bench.readings.items():
        message = "alt-group" if reading is not None else "alt-group-broken"
        cards = say.cards(cards_of(bench.draft.groups[number]))
        yield say(message, number=number + 1, cards=cards)


def _state(table_view: TableView, bench: Bench, say: Text) -> Iterator[str]:
    """Yield lines about the draft.

    If groups are broken, they are named. Otherwise, the last line says what **Done** would do, or
    why it would be refused.
    """
    draft = bench.draft
    broken = tuple(number for number in bench.broken if number not in bench.freed)
    if bench.opening is not None:
        yield "-# " + _opening(bench.opening, bool(bench.closed), say)
    if bench.freed:
        yield say("bench-freed", count=len(bench.freed))
    for number in broken[:_MOST_BROKEN]:
        cards = cards_of(draft.groups[number])
        yield say("bench-broken", number=number + 1, cards=say.cards(cards), count=len(cards))
    if len(broken) > _MOST_BROKEN:
        yield say("bench-broken-more", count=len(broken) - _MOST_BROKEN)
    if draft.laid:
        laid = sorted(draft.hand[position] for position in draft.laid)
        yield "-# " + say("bench-from-hand", cards=say.cards(laid))
    if bench.broken:
        return
    if bench.done is not None:
        yield say("bench-stands-out" if bench.is_out else "bench-stands", count=len(draft.laid))
    elif bench.refusal is not None and not _is_on_bar(bench):
        yield refusal_in_words(bench.refusal, table_view.name, say, table_view.game.name)
    elif draft.is_touched and not draft.laid:
        yield say("bench-none-laid")
    elif not bench.readings and bench.opening is None:
        yield say("bench-empty")


def _is_on_bar(bench: Bench) -> bool:
    """Return whether the bar already shows that first melds score too little."""
    first, refusal = bench.opening, bench.refusal
    short = refusal is not None and refusal.reason is Reason.INITIAL_MELD
    return short and first is not None and 0 <= first.worth < first.least


def _opening(opening: FirstMelds, closed: bool, say: Text) -> str:
    """Return in words the first melds' points so far, and whether the table may be touched."""
    worth, least = max(opening.worth, 0), opening.least
    is_open = "yes" if opening.open else "no" if closed else "alone"
    is_open = "enough" if worth >= least else is_open
    return say("bench-opening", worth=worth, least=least, open=is_open)


def _adding(
    table_view: TableView, bench: Bench, say: Text, wording: Text, room: int
) -> Iterator[Block]:
    """Yield buttons that move the chosen cards to groups that they fit, then rearrangements.

    ``room``: at most this many rearrangements are shown in words. Others are only buttons.
    """
    picks, table_before = write_picks(bench.picks, bench.draft), bench.draft.table
    buttons = list[Button]()
    fitting = [(number, makes) for number, makes in bench.targets if makes is not None]
    for number, makes in fitting[:_ADDING]:
        add = BENCH_ADD.on(table_view, picks, number="" if number is None else number)
        buttons += in_one_line([list(_fitting(bench, number, makes, add, say))])
    sections = list[Section]()
    for number, table in bench.ways.items():
        change, click = changes(table_before, table), BENCH_WAY.on(table_view, picks, number=number)
        label = say("button-meld-of", cards=" · ".join(map(say.cards, change.melds)))
        if change.is_new and len(label) <= _LABEL:
            buttons.append(Button(label, click, Tone.GOOD))
        else:
            words = rearranged("bench-way-new", "bench-way", table_before, table, wording)
            label = say("button-bench-way", count=len(change.laid))
            sections.append(Section(words, Button(label, click, Tone.GOOD)))
    chosen = _chosen(bench)
    if not (buttons or sections) and bench.picks.ways is not None:
        yield wording("bench-no-way", cards=wording.cards(chosen))
    elif not (buttons or sections) and len(chosen) > 1:
        line = missing_line(table_view, chosen, say)
        yield from () if line is None else (line,)
    yield from in_rows_of_a_phone(buttons)
    yield from sections[:room]


def _chosen(bench: Bench) -> tuple[Card, ...]:
    return cards_of(bench.draft.chosen(bench.picks.places, bench.picks.held))


def _fitting(
    bench: Bench, number: int | None, makes: Reading, click: Click, say: Text
) -> Iterator[Button]:
    """Yield the forms of the button for this destination. The longest label comes first."""
    if number is None:
        forms = say("button-meld-of", cards=say.cards(makes.cards)), say("button-meld")
    else:
        forms = (
            say("button-bench-add", cards=say.cards(_chosen(bench)), number=number + 1),
            say("button-bench-add", cards="…", number=number + 1),
        )
    for label in forms:
        if len(label) <= _LABEL:
            yield Button(label, click, Tone.GOOD)


def _question(table_view: TableView, bench: Bench, say: Text) -> Iterator[Block]:
    """Yield the question whether the turn should end without the draft, and its buttons."""
    count, how = len(bench.draft.laid), "draw" if bench.draw else "pass"
    picks = write_picks(bench.picks, bench.draft)
    lays = "no" if bench.done is None else "yes"
    yield say("bench-question", count=count, how=how, lays=lays)
    if bench.done is not None:
        lay = say("button-lay-first", count=count)
        yield (Button(lay, BENCH_DONE.on(table_view, picks), Tone.GOOD),)
    without = say("button-leave-draft", count=count, how=how)
    yield (Button(without, BENCH_LEAVE.on(table_view, picks), Tone.GRAVE),)
    yield (Button(say("button-back"), BENCH_BACK.on(table_view, picks)),)


def _click(
    table_view: TableView,
    bench: Bench,
    control: Control,
    number: int | str = "",
    picks: Picks | None = None,
) -> Click:
    """Return a click that carries the current choices, or ``picks`` if they are given."""
    carried = bench.picks if picks is None else picks
    return control.on(table_view, write_picks(carried, bench.draft), number=number)


def _parts(lines: Sequence[Choice], menus: int = _MENUS) -> list[tuple[Choice, ...]]:
    """Split the lines into at most ``menus`` menus of up to 25 lines."""
    parts = [tuple(lines[begin : begin + MENU_LINES]) for begin in range(0, len(lines), MENU_LINES)]
    return parts[:menus]


def _labelled(what: str, part: Sequence[Choice], parts: int, say: Text) -> str:
    if parts == 1:
        return what
    first, last = part[0].label, part[-1].label
    return cut(
        say("hand-menu-part", what=what, first=_brief(first), last=_brief(last)), _PLACEHOLDER
    )


def _brief(label: str) -> str:
    return label.partition(":")[0].partition(" (")[0]


def _hand_menus(
    table_view: TableView, bench: Bench, arranged: HandOrder, say: Text
) -> Iterator[Menu]:
    """Yield menus of cards in hand. Before any card is chosen, a menu chooses a single card.

    In a long hand, equal cards share a line.
    """
    hand, held = bench.draft.hand, bench.picks.held
    copies: dict[int, list[int]] = {}
    is_long = len(arranged.positions) > MENU_LINES * _MENUS
    for position in arranged.positions:
        copies.setdefault(hand[position] if is_long else position, []).append(position)
    gathered = [*copies.values()]
    lines = [_hand_line(hand[same[0]], same, held, say) for same in gathered]
    parts = _parts(lines, _HAND_MENUS)
    for number, part in enumerate(parts):
        what = _labelled(say("bench-hand"), part, len(parts), say)
        listed = [
            position for same in gathered[number * MENU_LINES :][:MENU_LINES] for position in same
        ]
        elsewhere = bench.picks._replace(
            held=tuple(position for position in held if position not in listed)
        )
        click = _click(table_view, bench, BENCH_HAND, number, elsewhere)
        # A menu for one card closes without a further click.
        yield Menu(click, part, what, 0, len(part)) if held else Menu(click, part, what)


def _hand_line(card: Card, same: Sequence[int], held: Sequence[int], say: Text) -> Choice:
    """Return the menu's line for a card.

    ``same``: the places of this card in the hand. If any of these places is chosen, the line stands
    for this place.
    """
    label = say.card(card)
    if len(same) > 1:
        label = say("bench-copies", card=label, count=len(same))
    chosen = next((position for position in same if position in held), None)
    position = same[0] if chosen is None else chosen
    return Choice(label, str(position), chosen=chosen is not None, emoji=say.emoji(card))


def _open_menus(table_view: TableView, bench: Bench, say: Text) -> Iterator[Menu]:
    """Yield menus of the melds from which cards can be taken. Several melds may be opened."""
    lines = [
        Choice(
            _group_line(bench, number, say),
            str(number),
            chosen=number in bench.picks.opened,
            emoji=_first_emoji(bench, number, say),
        )
        for number in bench.readings
        if number not in bench.closed | bench.locked
    ]
    parts = _parts(lines)
    for number, part in enumerate(parts):
        what = _labelled(say("bench-open"), part, len(parts), say)
        yield Menu(_click(table_view, bench, BENCH_OPEN, number), part, what, 0, len(part))


def _group_line(bench: Bench, number: int, say: Text) -> str:
    cards = say.cards(cards_of(bench.draft.groups[number]))
    return cut(say("bench-group", number=number + 1, cards=cards))


def _first_emoji(bench: Bench, number: int, say: Text) -> str | None:
    return say.emoji(bench.draft.groups[number][0].card)


def _card_menus(table_view: TableView, bench: Bench, say: Text) -> Iterator[Menu]:
    lines = []
    for number, place in enumerate(open_places(bench.draft, bench.picks.opened)):
        card = bench.draft.groups[place.group][place.at].card
        label = say("bench-card", card=say.card(card), number=place.group + 1)
        chosen = place in bench.picks.places
        lines.append(Choice(label, str(number), chosen=chosen, emoji=say.emoji(card)))
    if lines:
        part = tuple(lines[:MOST])
        yield Menu(_click(table_view, bench, BENCH_CARDS), part, say("bench-cards"), 0, len(part))


def _put_menus(table_view: TableView, bench: Bench, say: Text) -> Iterator[Menu]:
    """Yield menus of destinations for the chosen cards. A choice moves the cards right away."""
    if not bench.picks.any:
        return
    lines = [_put_line(bench, target, say) for target in bench.targets]
    filling = [
        Choice(cut(say("bench-fill", meld=_group_line(bench, joker.group, say))), f"j{index}")
        for index, joker in enumerate(bench.fillings)
    ]
    lines = [*filling, *lines]
    groups = bench.draft.groups
    if any(groups[place.group][place.at].held is not None for place in bench.picks.places):
        lines.insert(0, Choice(say("bench-back"), "b"))
    parts = _parts(lines)
    what = cut(say("bench-put", cards=say.cards(_chosen(bench))), _PLACEHOLDER)
    for number, part in enumerate(parts):
        # The first menu starts with the groups that fit. So its label can't name a range of groups.
        labelled = _labelled(what, part, len(parts), say) if number else what
        yield Menu(_click(table_view, bench, BENCH_PUT, number), part, labelled)


def _put_line(bench: Bench, target: Destination, say: Text) -> Choice:
    number, makes = target
    fits = None if makes is None else cut(say("bench-fits", cards=say.cards(makes.cards)))
    if number is not None:
        emoji = _first_emoji(bench, number, say)
        return Choice(_group_line(bench, number, say), str(number), fits, emoji=emoji)
    label = say("bench-new") if makes is None else say("bench-new-stands", kind=makes.kind)
    return Choice(label, "n", fits)


def _reading_menus(table_view: TableView, bench: Bench, say: Text) -> Iterator[Menu]:
    """Yield a menu with new readings of changed groups that have jokers."""
    lines = [
        Choice(
            cut(say("bench-group", number=other.number + 1, cards=say.cards(other.cards))),
            str(index),
        )
        for index, other in enumerate(bench.others[:MENU_LINES])
    ]
    if lines:
        yield Menu(_click(table_view, bench, BENCH_READ), tuple(lines), say("bench-readings"))


# The buttons, and the choices that every click carries.

_BITS = re.compile("[0-9a-f]{1,16}")
_LABEL = 34
"""A phone shows the whole label if it has at most this many letters."""

_ADDING = 2
"""At most this many buttons move the chosen cards to a meld that they fit."""

BENCH_LAY = Control("bench-lay", At.TABLE, numbered=True)
"""The control of buttons that ended the turn. Only panels of version 0.1.0 have it."""
BENCH_ADD = Control("bench-add", At.TABLE, numbered=True)
BENCH_WAY = Control("bench-way", At.TABLE, numbered=True)
BENCH_LEAVE = Control("bench-leave", At.TABLE)
BENCH_BACK = Control("bench-back", At.TABLE)
BENCH_DONE = Control("bench-done", At.TABLE)
BENCH_KNOCK = Control("bench-knock", At.TABLE)
BENCH_UNDO = Control("bench-undo", At.TABLE)
BENCH_CLEAR = Control("bench-clear", At.TABLE)
BENCH_SORT = Control("bench-sort", At.TABLE, numbered=True)
BENCH_SUGGEST = Control("bench-suggest", At.TABLE, cost=Cost.ADVICE)


def bench_buttons(
    table_view: TableView, bench: Bench, controls: HandControls, say: Text
) -> Iterator[ButtonRow]:
    """Yield the rows of buttons for moves, for help, for going back and for sorting."""
    picks = write_picks(bench.picks, bench.draft)

    def click(control: Control) -> Click:
        return control.on(table_view, picks)

    buttons = [*_moves(bench, click, say), *_help(bench, controls, click, say)]
    if controls.coached:
        yield from in_rows_of_a_phone(buttons)
    elif bench.places:
        yield from in_rows_of_a_phone([*buttons, *_sorting(table_view, controls, picks, say)])
    else:
        mode = say(f"sort-{NEXT_SORT[controls.likes.sort]}")
        names = say("button-sort", mode=mode), say("button-sort-brief")
        ways = [[*buttons, Button(name, click(BENCH_SORT))] for name in names]
        yield from min(map(in_rows_of_a_phone, ways), key=len)


def _moves(bench: Bench, click: Callable[[Control], Click], say: Text) -> Iterator[Button]:
    if bench.done is not None:
        yield Button(say("button-done"), click(BENCH_DONE), Tone.GOOD)
    elif bench.freed:
        yield Button(say("button-joker-first"), click(BENCH_DONE), Tone.GOOD, live=False)
    if bench.draw:
        label = say("button-draw-last" if bench.draw_ends else "button-draw")
        yield Button(label, click(DRAW), Tone.PLAIN if bench.draw_ends else Tone.MAIN)
    if bench.can_pass:
        yield Button(say("button-pass-turn"), click(PASS))
    if bench.knock is not None:
        label = say("button-knock-now", points=bench.points)
        yield Button(label, click(BENCH_KNOCK), Tone.GRAVE)


def _help(
    bench: Bench, controls: HandControls, click: Callable[[Control], Click], say: Text
) -> Iterator[Button]:
    if not controls.coached:
        label = say("button-lay-all" if bench.places else "button-suggest")
        yield Button(label, click(BENCH_SUGGEST))
    if bench.draft.before:
        yield Button(say("button-undo"), click(BENCH_UNDO))
    if bench.draft.is_touched:
        yield Button(say("button-all-back"), click(BENCH_CLEAR))


def _sorting(
    table_view: TableView, controls: HandControls, picks: str, say: Text
) -> Iterator[Button]:
    """Yield a button for each order of the hand except the current one.

    The hand has cards with numbers and colours, which can't be sorted by melds here.
    """
    for number, mode in enumerate(Sort):
        if mode not in (Sort.MELDS, controls.likes.sort):
            click = BENCH_SORT.on(table_view, picks, number=number)
            yield Button(say(f"button-by-{mode}"), click)


def write_picks(picks: Picks, draft: Draft) -> str:
    """Return the picks as a click carries them.

    The mark of the draft comes first. Chosen places are written as bits.
    """
    open_cards = open_places(draft, picks.opened)
    chosen = sum(1 << index for index, place in enumerate(open_cards) if place in picks.places)
    held, opened = write_positions(picks.held), write_positions(picks.opened)
    return f"{draft.mark}.{held}.{opened}.{chosen:x}"


def mark_of(text: str) -> str:
    """Return the mark of the draft from the text of a click."""
    return text.partition(".")[0]


def read_picks(text: str, draft: Draft) -> Picks | None:
    """Return the picks that a click carries, or None if the draft has changed since then."""
    if mark_of(text) != draft.mark:
        return None
    held, opened, chosen, *_ = (*text.split(".")[1:], "", "", "")
    numbers = tuple(index for index in read_positions(opened) if index < len(draft.groups))
    open_cards = open_places(draft, numbers)
    bits = int(chosen, 16) if _BITS.fullmatch(chosen) else 0
    places = tuple(place for index, place in enumerate(open_cards) if bits >> index & 1)
    return Picks(read_positions(held), numbers, places).within(draft)
