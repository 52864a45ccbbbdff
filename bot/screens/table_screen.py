"""The public message of a table in its channel."""

from collections.abc import Callable, Sequence
from itertools import takewhile

from bot.blocks.clock import absence_in_words, absence_marks, until
from bot.blocks.control import At, Control
from bot.blocks.screen import FELT, GOLD, Block, Button, ButtonRow, Picture, Screen, Tone
from bot.blocks.text_limit import ALT, cut, within_limit
from bot.games.registry import PRESENTERS
from bot.render.specs import MeldSpec, SeatSpec, TableSpec
from bot.screens.panel_controls import ASK, DRAW, PASS, TAKE
from bot.screens.recap import LogLine, by_turns, log_lines, start_of_last_lines
from bot.screens.seat_buttons import in_rows, seat_buttons, seats_lines
from bot.screens.whose_turn import buy_button, whose_turn
from bot.text import Text
from bot.text.name_words import Names, dots, names_on_picture
from bot.text.rules_in_words import goal_in_words
from engine.events import AskedMayI, LaidOff, Passed, Rearranged
from engine.facts import (
    ALL_PRESENT,
    Absent,
    FirstMeld,
    HandsWon,
    HeadCard,
    LaidPoints,
    UpcardStays,
)
from engine.games.registry import REGISTRY
from engine.hands.groups import wild_rank
from engine.live.table_view import TableView
from engine.melds import Meld
from engine.phase import Phase
from engine.steps.fines import Fines

_RECENT = 5
"""The message has at most this many lines of the log."""
_ENOUGH, _LATEST = 8, 60
"""The number of events with a line that are read first, and the largest number of events.

The first number is mostly enough.
"""

HAND = Control("hand", At.TABLE, public=True)
MORE = Control("more", At.TABLE, public=True)
ROW_HAND = Control("rowhand", At.TABLE, public=True)
"""The control of the button that opens the panel for a take from the row.

A take needs cards from the hand.
"""


def table_screen(table_view: TableView, say: Text) -> Screen:
    """Return the public message of a running deal."""
    return within_limit(lambda words: _table(table_view, words), say.of(table_view.game.name))


def _table(table_view: TableView, say: Text) -> Screen:
    rich = say.rich
    turn_facts = PRESENTERS[table_view.game.name].turn_lines
    facts = [] if turn_facts is None else turn_facts(table_view, rich)
    blocks: list[Block] = [
        deal_title(table_view, say),
        Picture(table_picture(table_view, say), table_alt(table_view, say)),
        "\n".join(seat_lines(table_view, say)),
        "\n".join([whose_turn(table_view, rich), *facts]),
        *seats_lines(table_view, say),
    ]
    begin = start_of_last_lines(table_view, _ENOUGH)
    recent = _recent(table_view, rich, begin)
    if begin and len(recent) <= _RECENT:  # earlier events may say why the autopilot plays
        recent = _recent(table_view, rich)
    log_lines_shown = [f"-# {line}" for line in by_turns(recent[-_RECENT:], rich)]
    # The log comes last, so that a phone shows the picture and the buttons together.
    below = ["\n".join(log_lines_shown)] if log_lines_shown else []
    return Screen(
        (*blocks, *table_rows(table_view, say), *below),
        GOLD if table_view.seen.phase is Phase.MAY_I else FELT,
    )


def veiled_screen(table_view: TableView, say: Text, why: str | None = None) -> Screen:
    """Return the public message of a deal without any cards.

    ``why``: the reason. By default, it is that other tables still play these cards.
    """
    seen, who = table_view.seen, Names(table_view, say)
    waits = sorted(table_view.waited_for) or [seen.turn]
    names = say.joined(f"**{who(seat)}**" for seat in waits)
    turn = absence_in_words(table_view, names, say)
    if turn is None:
        turn = say("table-veiled-turn", names=names) + until(table_view, say)
    seats = "\n".join(seat_lines(table_view, say))
    blocks = deal_title(table_view, say), why or say("table-veiled"), seats, turn
    hand_button = Button(say("button-my-hand"), HAND.on(table_view), Tone.MAIN)
    row = hand_button, Button(say("button-more"), MORE.on(table_view))
    below = seats_lines(table_view, say), in_rows(seat_buttons(table_view, say))
    return Screen((*blocks, *below[0], row, *below[1]), FELT)


def deal_title(table_view: TableView, say: Text) -> str:
    """Return the game and the deal. During the deal, add the first melds that it asks for."""
    seen = table_view.seen
    parts = [say("table-deal", deal=seen.deal_no)]
    if table_view.game.end.deals is not None and table_view.terms.board is None:
        parts = [say("table-deal-of", deal=seen.deal_no, deals=table_view.game.end.deals)]
    if seen.phase is not Phase.OVER:
        if (goal := table_view.game.goals.of_deal.get(seen.deal_no)) is not None:
            parts.append(say("table-goal", goal=goal_in_words(goal, say)))
        title = PRESENTERS[table_view.game.name].title
        parts += [] if title is None else title(table_view, say)
    elif not table_view.terms.practice:
        length = REGISTRY[table_view.game.name].length_of(table_view.game.options)
        parts += [] if length is None else [say(f"length-{length}")]
    return say("table-title", game=say(f"game-{table_view.game.name}")) + "\n" + " · ".join(parts)


def table_rows(table_view: TableView, say: Text) -> tuple[ButtonRow, ...]:
    """Return the usable buttons in a fixed order.

    Buttons for special times are below.
    """
    seen = table_view.seen
    row = [Button(say("button-my-hand"), HAND.on(table_view), Tone.MAIN)]
    if seen.phase in (Phase.OFFER, Phase.DRAW):
        row += _drawing(table_view, say)
    row.append(Button(say("button-more"), MORE.on(table_view)))
    at_times = []
    if seen.phase is Phase.MAY_I:
        at_times += [
            Button(buy_button(table_view, None, say), ASK.on(table_view), Tone.GOOD),
            Button(say("button-pass"), PASS.on(table_view)),
        ]
    return (tuple(row), *in_rows([*at_times, *seat_buttons(table_view, say)]))


def _drawing(table_view: TableView, say: Text) -> list[Button]:
    seen, features = table_view.seen, table_view.game.features
    upcard, is_last = table_view.upcard, PRESENTERS[table_view.game.name].is_last_turn
    # No card can be drawn while the first upcard is offered, or after the stock has run down.
    last = seen.phase is Phase.OFFER or (is_last is not None and is_last(table_view))
    buttons = [] if last else [Button(say("button-draw"), DRAW.on(table_view))]
    if upcard is not None and features.row:
        buttons.append(Button(say("button-row"), ROW_HAND.on(table_view)))
    if last:
        leaves = "button-pass-ends" if features.sweeps else "button-pass-turn"
        buttons.append(Button(say(leaves), PASS.on(table_view)))
    stays = table_view.facts.get(UpcardStays) or upcard in table_view.game.deck.others
    if upcard is not None and features.take and not stays:
        take = say("button-take-card", card=say.card(upcard))
        buttons.append(Button(take, TAKE.on(table_view), emoji=say.emoji(upcard)))
    return buttons


def recent_lines(table_view: TableView, say: Text, begin: int = 0) -> list[str]:
    """Return lines about the last moves from a version on, the oldest first.

    In lines about the reader's own moves, the reader is "you".
    """
    return [line.words for line in _recent(table_view, say, begin)]


def happened(table_view: TableView, say: Text) -> list[str]:
    """Return lines about the events in a step of a replay.

    Answers to May I, which have no line at the table, are included.
    """
    who = Names(table_view, say, you=table_view.seat, brief=True)
    say = say.of(table_view.game.name)
    lines = recent_lines(table_view, say)
    for _, event in table_view.log:
        match event:
            case AskedMayI(player):
                lines.insert(0, say("replay-asked", who=who(player)))
            case Passed(player):
                lines.insert(0, say("replay-passed", who=who(player)))
    return lines


def _recent(table_view: TableView, say: Text, begin: int = 0) -> list[LogLine]:
    if len(table_view.log) > _LATEST:
        begin = max(begin, table_view.log[-_LATEST][0])
    return log_lines(table_view, say, begin, you=True)


def laid_open(table_view: TableView, reach: frozenset[int] = frozenset()) -> TableSpec:
    """Return the picture of the piles and the melds.

    ``reach``: the positions in the row at which the reader's takes can start. It is given only for
    a picture that has a single reader.
    """
    seen, features = table_view.seen, table_view.game.features
    has_row, cut_card = features.row, table_view.cut if features.cut else None
    return TableSpec(
        stock_count=len(seen.stock),
        upcard=None if has_row else table_view.upcard,
        has_row=has_row,
        has_pile=features.upcard,
        row=seen.discard if has_row else (),
        cut=cut_card,
        wild=None if cut_card is None else wild_rank(cut_card),
        head=0 if table_view.facts.get(HeadCard) else None,
        sevens=features.sweeps,
        deck=table_view.game.deck.suits,
        reach=reach,
        melds=melds_on_picture(table_view),
    )


def table_picture(
    table_view: TableView, say: Text, reach: frozenset[int] = frozenset()
) -> TableSpec:
    """Return the content of a table's picture. ``reach``: as in ``laid_open``."""
    seen, born = table_view.seen, table_view.game.features.first_meld is FirstMeld.BIRTH
    down, absent = table_view.down, table_view.facts.get(Absent, ALL_PRESENT)
    sitters, own = table_view.roster.sitters, PRESENTERS[table_view.game.name].table_picture
    names = names_on_picture(sitters)
    spec = laid_open(table_view, reach)._replace(
        seats=tuple(
            SeatSpec(
                seat=seat + 1,
                count=len(seen.hands[seat]),
                down=seat in down and not born,
                on_turn=seat == seen.turn,
                computer=sitter.user is None,
                total=seen.scores[seat],
                born=seat in down and born,
                away=seat in table_view.waits.away,
                name=names[seat],
                eyes=2 if sitter.style is None else dots(sitter.style),
                dropped=seat in absent.dropped,
                out=seat in absent.out,
            )
            for seat, sitter in enumerate(sitters)
        ),
    )
    return spec if own is None else own(spec, table_view, say)


def melds_on_picture(table_view: TableView) -> tuple[MeldSpec, ...]:
    """Return the melds of the picture. The melds that were changed last are marked."""
    seen = table_view.seen
    newest = takewhile(lambda step: step[0] == table_view.version, reversed(table_view.log))
    fresh = {
        (event.whole.owner, event.whole.cards) for _, event in newest if isinstance(event, LaidOff)
    }
    changed = _changed(table_view) if table_view.game.features.rearrange else frozenset()
    free_places = PRESENTERS[table_view.game.name].free_places
    counts = table_view.facts.get(LaidPoints)
    return tuple(
        [
            MeldSpec(
                0 if meld.owner is None else meld.owner + 1,
                meld.cards,
                (meld.owner, meld.cards) in fresh or index in changed,
                tuple([seat + 1 for seat in meld.laid_by]) if counts else (),
                (0, 0) if free_places is None else free_places(meld, table_view.game),
            )
            for index, meld in enumerate(seen.melds)
        ]
    )


def _changed(table_view: TableView) -> frozenset[int]:
    """Return the numbers of the melds that the last rearrangement changed.

    They stay marked until the next rearrangement.
    """
    last = [event for _, event in table_view.log if isinstance(event, Rearranged)]
    return frozenset(last[-1].changed if last else ())


def alt_of_melds(table_view: TableView, melds: Sequence[Meld], say: Text) -> list[str]:
    """Return the melds on the table in words. If melds have owners, the owners are named."""
    return [
        say("alt-meld-in-common", cards=say.cards(meld.cards))
        if meld.owner is None
        else " ".join(
            [
                say("alt-meld", name=table_view.name(meld.owner), cards=say.cards(meld.cards)),
                *laid_by_others(table_view, meld, table_view.name, say),
            ]
        )
        for meld in melds
    ]


def laid_by_others(
    table_view: TableView, meld: Meld, who: Callable[[int], str], say: Text
) -> list[str]:
    """Return in words the cards of a meld that count for players other than its owner.

    There are such cards only in games in which laid cards count.
    """
    if not table_view.facts.get(LaidPoints):
        return []
    theirs = dict.fromkeys(seat for seat in meld.laid_by if seat != meld.owner)
    cards = {
        seat: [card for card, by in zip(meld.cards, meld.laid_by, strict=True) if by == seat]
        for seat in theirs
    }
    return [say("alt-laid-by", cards=say.cards(cards[seat]), name=who(seat)) for seat in theirs]


def table_alt(table_view: TableView, say: Text) -> str:
    """Return the picture's public facts in words, for people who cannot see it."""
    seen = table_view.seen
    say = say.spoken
    parts = piles_in_words(table_view, say)
    names = [sitter.name for sitter in table_view.roster.sitters]
    parts += alt_of_melds(table_view, seen.melds, say)
    parts += [
        say("alt-seat", name=name, count=len(hand))
        for name, hand in zip(names, seen.hands, strict=True)
    ]
    parts += open_hand(table_view, say)
    if (own := PRESENTERS[table_view.game.name].seat_words) is not None:
        for seat, name in enumerate(names):
            if words_of_seat := own(table_view, seat, say):
                parts.append(say("alt-phase", name=name, phase=", ".join(words_of_seat)))
    parts += [say("alt-away", name=names[seat]) for seat in sorted(table_view.waits.away)]
    absent = table_view.facts.get(Absent, ALL_PRESENT)
    parts += [say("alt-out", name=names[seat]) for seat in sorted(absent.out)]
    dropped = sorted(absent.dropped.keys() - absent.out)
    parts += [say("alt-dropped", name=names[seat]) for seat in dropped]
    return cut(" ".join(parts), ALT)


def open_hand(table_view: TableView, say: Text) -> list[str]:
    """Return the cards of an open hand in words, while opponents lay off on it."""
    turn_facts = PRESENTERS[table_view.game.name].turn_lines
    if turn_facts is None or table_view.seen.phase is not Phase.SHOW:
        return []
    return turn_facts(table_view, say)


def piles_in_words(table_view: TableView, say: Text) -> list[str]:
    """Return in words the stock and the upcard, or the row with the head card."""
    seen, upcard, features = table_view.seen, table_view.upcard, table_view.game.features
    parts = [say("alt-stock", count=len(seen.stock))]
    if features.row:
        row = say("alt-row", cards=say.cards(seen.discard))
        parts.append(row if seen.discard else say("alt-empty-row"))
        if head := table_view.facts.get(HeadCard):
            parts.append(say("alt-head", card=say.card(head.card)))
    elif upcard is None:
        parts += [say("alt-no-upcard")] if features.upcard else []
    else:
        parts.append(say("alt-upcard", card=say.card(upcard)))
    if features.cut and (cut_card := table_view.cut) is not None:
        parts.append(say("alt-cut", card=say.card(cut_card)))
    return parts


def seat_lines(table_view: TableView, say: Text) -> list[str]:
    """Return a line per seat, with the player, the number of cards, points and marks."""
    seen, facts, lines = table_view.seen, table_view.facts, list[str]()
    laid, won, fines = facts.get(LaidPoints), facts.get(HandsWon), fines_in_words(table_view, say)
    who, absent = Names(table_view, say), absence_marks(table_view, say)
    titles = [who.titled(seat) for seat in range(len(seen.hands))]
    own = PRESENTERS[table_view.game.name].marks
    own_marks = {} if own is None else own(table_view, say)
    first_meld = table_view.game.features.first_meld
    for seat, (hand, title) in enumerate(zip(seen.hands, titles, strict=True)):
        line = say(
            "table-seat" if laid is None else "table-seat-laid",
            name=title,
            count=len(hand),
            points=seen.scores[seat],
            laid=0 if laid is None else laid.by_seat[seat],
        )
        marks = [say(f"table-down-{first_meld}")] if seat in table_view.down else []
        marks += own_marks.get(seat, [])
        marks += [absent[seat]] if seat in absent else []
        marks += [say("seat-away")] if seat in table_view.waits.away else []
        if marks:  # without a dot between two marks, they fit into one line of a phone
            line += " · " + " ".join(marks)
        if won is not None and any(won.by_seat):
            line += " · " + say("table-boxes", count=won.by_seat[seat])
        if seat in fines:
            line += " · " + fines[seat]
        lines.append(f"▸ {line}" if seat == seen.turn else line)
    return lines


def fines_in_words(table_view: TableView, say: Text) -> dict[int, str]:
    """Return the fines of this deal in words, by seat."""
    fines = table_view.facts.get(Fines)
    if fines is None:
        return {}
    fined = {seat: fines.of(seat) for seat in range(table_view.seen.seats)}
    return {seat: say("table-fined", points=points) for seat, points in fined.items() if points}
