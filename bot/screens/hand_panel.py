"""The hand panel. Only its player sees the panel, and they play by its buttons."""

from collections.abc import Iterator, Sequence

from bot.blocks.clock import absent_line, absent_seats, back_button, until
from bot.blocks.control import At, Control, Payload, write_positions
from bot.blocks.screen import (
    FELT,
    GOLD,
    MENU_LINES,
    Block,
    Button,
    ButtonRow,
    Menu,
    Picture,
    Screen,
    Section,
)
from bot.blocks.shown_hand import HandOrder, Marks, ordered
from bot.blocks.text_limit import ALT, cut, linked_game, notice_lines, within_limit
from bot.games.registry import PRESENTERS
from bot.people.preferences import NEXT_SORT, MayIHabit
from bot.render.specs import CardStyle, TableStripSpec
from bot.screens.bench_panel import bench_blocks, bench_facts, bench_turn
from bot.screens.chosen_cards import chosen_line
from bot.screens.may_i_orders import order_button, order_lines, orders_menu
from bot.screens.move_readings import card_menus, readings
from bot.screens.panel_controls import (
    ROW,
    SUGGEST,
    HandControls,
    control_rows,
    live_rows,
    with_helping,
)
from bot.screens.rating_change import is_advised
from bot.screens.recap import new_cards, since_my_turn
from bot.screens.table_screen import laid_open, piles_in_words, table_alt, table_picture
from bot.screens.text_first import hand_in_words, table_in_words, table_melds_in_words
from bot.screens.whose_turn import asked_line, buys_left, to_do
from bot.text import Text
from bot.text.name_words import Names
from bot.text.rules_in_words import goal_in_words
from engine.cards import cards_at
from engine.facts import FirstMeld, WorksOn
from engine.live.table_view import TableView
from engine.moves import MakeContract, MayI, TakeRow
from engine.phase import ONE_ON_TURN, Phase
from engine.steps.skips import Skips
from engine.table.standing_orders import Rest

TAKE_BACK = Control("take-back", At.TABLE)
SORT = Control("sort", At.TABLE)
ANNOUNCE = Control("announce", At.TABLE, payload=Payload.LINE)


def hand_screen(table_view: TableView, controls: HandControls, say: Text) -> Screen:
    """Return the private panel of a seated player during a deal."""
    dealt = say.of(table_view.game.name)
    return within_limit(lambda words: _panel(table_view, controls, words), dealt)


def _panel(table_view: TableView, controls: HandControls, say: Text) -> Screen:
    seen = table_view.seen
    if table_view.seat is None:
        raise ValueError("only a seated player has a hand")
    arranged = ordered(table_view.hand, controls.likes.sort, table_view.game, controls.own.melds)
    is_on_turn = seen.phase in ONE_ON_TURN and seen.turn == table_view.seat
    # Screen readers get letters, because they would read out the names of emojis.
    wording = say.spoken if controls.likes.text_first else say.rich
    since = since_my_turn(table_view, wording, dropped=controls.dropped)
    own = "\n".join(since.own)
    place = [] if _purpose(table_view, say) is not None else [linked_game(table_view, wording)]
    # If there is news, its heading has the link to the table. So the facts fit into one line of a
    # phone.
    above = [] if since.rest else place
    blocks: list[Block] = [*notice_lines(own), *notice_lines(controls.notice)]
    if not controls.coached:
        blocks.append(
            "\n".join(
                [
                    _turn(table_view, controls, wording),
                    *small_line([*above, *hand_facts(table_view, controls, wording)]),
                    *_orders_in_words(table_view, controls, wording),
                ]
            )
        )
    lines = [] if controls.coached else [f"-# {line}" for line in since.rest]
    head = [say("hand-since-deal" if since.in_deal else "hand-since"), *place]
    news = ["\n".join([*small_line(head), *lines])] if lines else []
    if controls.bench is not None:
        blocks += bench_blocks(table_view, controls, controls.bench, say)
        return Screen((*blocks, *news), GOLD)
    if controls.likes.text_first:
        chosen = cards_at(table_view.hand, controls.selection)
        blocks.append(hand_in_words(table_view.hand, new_cards(table_view), chosen, say))
        blocks += filter(None, ["\n".join(controls.own.lines(say))])
    else:
        blocks += _strip(table_view, controls, say)
        if table_view.hand or table_view.seat not in absent_seats(table_view):
            came = len(new_cards(table_view))
            marks = Marks(arranged, controls.selection, came, controls.likes.cards)
            blocks.append(controls.own.picture(table_view, marks, say))
    if controls.choosing or isinstance(controls.advised, Section):
        blocks += [*readings(table_view, controls, say), *news]
    else:
        blocks += [table_in_words(table_view, say)] if controls.likes.text_first else []
        blocks += _controls(table_view, controls, arranged, news, say)
    return Screen(tuple(blocks), GOLD if is_on_turn or controls.legal else FELT)


def _turn(table_view: TableView, controls: HandControls, say: Text) -> str:
    """Return the line about the turn in the words for this player."""
    seen = table_view.seen
    if table_view.seat in table_view.waits.away:
        line = say("clock-you-away")
    elif MayI in controls.kinds and table_view.upcard is not None:
        line = asked_line(table_view, say.card(table_view.upcard), say)
    elif controls.bench is not None:
        line = say(bench_turn(controls.bench))
        line += until(table_view, say, in_words=controls.likes.text_first)
    elif absent := absent_line(table_view, say):
        line = absent
    elif seen.turn == table_view.seat and seen.phase in ONE_ON_TURN:
        task = to_do(table_view, controls.legal, lays=controls.lays)
        line = say(task) + until(table_view, say, in_words=controls.likes.text_first)
    elif seen.turn != table_view.seat:
        line = _waiting(table_view, say)
    else:
        # The panel doesn't show which players are asked before this player's turn continues.
        upcard = table_view.upcard
        line = say("hand-window", card="" if upcard is None else say.card(upcard))
    return line


def _waiting(table_view: TableView, say: Text) -> str:
    """Return a line with the players who play before this player.

    Moves of these players don't change the order. The panel isn't repainted until its player has to
    act (decision 0014).
    """
    seat, who = table_view.seat, Names(table_view, say)
    assert seat is not None
    if table_view.seen.phase is Phase.SHOW:
        return say("table-show", name=f"**{who(table_view.seen.turn)}**")
    lost = say("hand-turn-lost")
    names = [lost if other == seat else who(other) for other in _turns_before(table_view, seat)]
    return say("hand-waiting", names=", ".join(names))


def _turns_before(table_view: TableView, seat: int) -> Iterator[int]:
    """Yield the seats that play before this seat, in order.

    This seat is yielded as well for each turn that it loses.
    """
    skips, gone = table_view.facts.get(Skips), absent_seats(table_view)
    turn, seats = table_view.seen.turn, len(table_view.seen.hands)
    lost = {} if skips is None else dict(skips.skips)
    yield turn
    while True:
        turn = (turn + 1) % seats
        pending = lost.get(turn, 0)
        lost[turn] = max(0, pending - 1)
        if turn == seat and not pending:
            return
        if turn == seat or (pending == 0 and turn not in gone):
            yield turn


def small_line(parts: Sequence[str]) -> list[str]:
    """Return a line in small letters with these parts, or nothing without parts."""
    return [f"-# {' · '.join(parts)}"] if parts else []


def hand_facts(table_view: TableView, controls: HandControls, say: Text) -> list[str]:
    """Return facts about a player's hand. Without a picture, they include the number of cards."""
    assert table_view.seat is not None
    purpose = _purpose(table_view, say)
    facts = [] if purpose is None else [purpose]
    own_contract = table_view.facts.get(WorksOn) is not None
    is_down = table_view.seat in table_view.down and not own_contract
    goal = table_view.game.goals.of_deal.get(table_view.seen.deal_no)
    facts += [] if goal is None or is_down else [goal_in_words(goal, say)]
    if controls.likes.text_first:
        count = len(table_view.hand) if controls.bench is None else len(controls.bench.staying)
        facts.append(say("hand-cards", count=count))
    # After the draw, a player can't ask for upcards in their own turn.
    playing = table_view.seen.turn == table_view.seat and table_view.seen.phase is Phase.PLAY
    left = None if playing else buys_left(table_view, table_view.seat)
    of_them = "hand-buys" if table_view.game.features.buys else "hand-may-is"
    facts += [] if left is None else [say(of_them, left=left)]
    facts += controls.own.facts(table_view, controls.progress, say)
    if controls.bench is not None:
        facts += bench_facts(table_view, controls.bench, say)
    missing = controls.progress.missing if controls.progress is not None else None
    if is_down:
        facts.append(say(f"hand-down-{table_view.game.features.first_meld}"))
    elif missing:
        facts.append(say("hand-missing", count=missing))
    elif missing is not None and MakeContract not in controls.kinds:
        facts.append(say("hand-ready"))
    elif table_view.game.features.first_meld is FirstMeld.BIRTH:
        facts.append(say("hand-unborn"))
    return facts


def _purpose(table_view: TableView, say: Text) -> str | None:
    """Return why only one person plays at this table, or None if it has a public message."""
    terms = table_view.terms
    if terms.branch is not None:
        return say("branch-head", move=terms.branch.place + 1)
    if terms.day is not None:
        return say("daily-head")
    return say("practice-head") if terms.practice else None


def _is_acting(table_view: TableView, controls: HandControls) -> bool:
    """Return whether this player has to act and no standing order has answered for them."""
    return table_view.seat in table_view.waited_for and not controls.answered


def _orders_in_words(table_view: TableView, controls: HandControls, say: Text) -> list[str]:
    """Return this player's standing orders for May I, in small letters."""
    if not table_view.game.features.may_i:
        return []
    seen, orders, never = table_view.seen, controls.orders, controls.likes.may_i is MayIHabit.NEVER
    rest = orders.rest(seen.deal_no, seen.turn_no, never=never)
    if rest is Rest.EACH_TIME and not orders.is_choosy:
        return []
    return [f"-# {' '.join(order_lines(table_view, orders, say, never=never))}"]


def _order_blocks(
    table_view: TableView, controls: HandControls, say: Text
) -> tuple[list[ButtonRow], list[Block]]:
    """Return the controls of standing orders.

    A player who can't ask for upcards now gets them only if every control keeps its place.

    The controls are a menu. While the player is asked, there is also a button that answers all
    questions until their next turn with one click.
    """
    if not table_view.game.features.may_i or controls.coached:
        return [], []
    seen, never = table_view.seen, controls.likes.may_i is MayIHabit.NEVER
    assert table_view.seat is not None
    playing = seen.turn == table_view.seat and seen.phase is not Phase.DRAW
    idle = playing or buys_left(table_view, table_view.seat) == 0
    if idle and not controls.likes.every_control:
        return [], []
    if not _is_asked(table_view, controls):
        return [], [orders_menu(table_view, controls.orders, say, never=never)]
    first = order_button(table_view, Rest.MY_TURN, say)
    menu = orders_menu(table_view, controls.orders, say, never=never, but=Rest.MY_TURN)
    return [(first,)], [menu]


def _is_asked(table_view: TableView, controls: HandControls) -> bool:
    return table_view.seen.phase is Phase.MAY_I and _is_acting(table_view, controls)


def _strip(table_view: TableView, controls: HandControls, say: Text) -> list[Block]:
    """Return a narrow picture of the table for a player who has to act.

    The panel of a practice deal has the whole table, so it needs no narrow picture.
    """
    wanted = controls.strip and not table_view.terms.practice and _is_acting(table_view, controls)
    takes = _reach(table_view, controls)
    strip = table_strip(table_view, say, controls.likes.cards, takes) if wanted else None
    return [] if strip is None else [strip]


def _controls(
    table_view: TableView,
    controls: HandControls,
    arranged: HandOrder,
    news: Sequence[str],
    say: Text,
) -> list[Block]:
    """Return buttons, menus, the news, and rarely used buttons in their order.

    If every control keeps its place, the news and the menus come first, so that the buttons end the
    message.
    """
    chosen = write_positions(controls.selection)
    rows: Sequence[ButtonRow] = control_rows(table_view, controls, chosen, say)
    menus = card_menus(table_view, controls, arranged, say)
    menus += _announcing(table_view, controls, say)
    suggest, sort, back = _help(table_view, controls, chosen, say)
    one_click, orders = _order_blocks(table_view, controls, say)
    line = chosen_line(table_view, controls, say)
    last = list[ButtonRow]()
    if controls.likes.every_control:
        last = [(suggest[0], sort[0]), (back[0],)]
    elif controls.coached:
        last = list(live_rows([(back[0],)]))
    elif table_view.seat not in table_view.waits.away:
        helping = [forms for forms in (suggest, sort, back) if forms[0].live]
        rows, last = with_helping(rows, helping)
        if rows and last and helping == [sort]:
            last = []  # if sorting would need its own line, it waits for the next draw
    pressed: list[Block] = [*([] if line is None else [line]), *rows, *one_click]
    if controls.likes.every_control:
        away = [(back_button(table_view, say),)] if table_view.seat in table_view.waits.away else []
        return [*news, *menus, *orders, *away, *pressed, *last]
    if table_view.seat in table_view.waits.away:
        return [(back_button(table_view, say),), *pressed, *menus, *news]
    if controls.coached:
        return [*pressed, *menus, *last]
    return [*pressed, *menus, *news, *orders, *last]


def _announcing(table_view: TableView, controls: HandControls, say: Text) -> list[Menu]:
    own = PRESENTERS[table_view.game.name].choices
    if own is None or not (choices := own(table_view, controls.legal, say)):
        return []
    return [Menu(ANNOUNCE.on(table_view), tuple(choices[:MENU_LINES]), say("hand-announce-choose"))]


def _take_back(table_view: TableView, say: Text) -> Button:
    return Button(say("button-take-back"), TAKE_BACK.on(table_view), live=table_view.can_take_back)


def _can_sort(table_view: TableView, controls: HandControls) -> bool:
    """Return whether the player can choose the order. A hand in groups has a fixed order."""
    if not controls.own.has_order:
        return False
    return bool(table_view.hand) or table_view.seat not in absent_seats(table_view)


def _help(
    table_view: TableView, controls: HandControls, chosen: str, say: Text
) -> tuple[list[Button], ...]:
    """Return the forms of Suggest, Sort and Take back.

    The longest label of a button comes first.

    If only usable controls are shown, Sort is left out during May I, and while both Suggest and
    Take back are shown.
    """
    # A single suggestion already has its own button, and takes from the row may have a menu.
    every = controls.likes.every_control
    on_buttons = 0 if every else len(controls.meant[ROW]) if controls.row_in_menu else 1
    suggests = len(controls.suggested) > on_buttons
    suggests = suggests or (_is_acting(table_view, controls) and is_advised(table_view))
    asked = _is_asked(table_view, controls)
    crowded = not every and (asked or (suggests and table_view.can_take_back))
    sorts = not crowded and _can_sort(table_view, controls)
    by = say(f"sort-{NEXT_SORT[controls.likes.sort]}")
    names = say("button-sort", mode=by), say("button-sort-brief")
    sort = [Button(name, SORT.on(table_view, chosen), live=sorts) for name in names]
    suggest = Button(say("button-suggest"), SUGGEST.on(table_view, chosen), live=suggests)
    return [suggest], sort, [_take_back(table_view, say)]


def own_table(table_view: TableView, controls: HandControls, say: Text) -> Picture:
    """Return the picture of the whole table for a player's panel, with takes from the row."""
    takes = _reach(table_view, controls)
    alt = [table_alt(table_view, say.lettered), *_reach_in_words(table_view, takes, say.lettered)]
    return Picture(table_picture(table_view, say, takes), cut(" ".join(alt), ALT))


def _reach(table_view: TableView, controls: HandControls) -> frozenset[int]:
    """Return the positions of the cards at which a take from the row can start."""
    if not table_view.game.features.sweeps:
        return frozenset()
    takes = [move for move in controls.meant.get(ROW, ()) if isinstance(move, TakeRow)]
    row = table_view.seen.discard
    return frozenset(len(row) - len(move.swept(row)) for move in takes)


def _reach_in_words(table_view: TableView, takes: frozenset[int], say: Text) -> list[str]:
    """Return in words the cards at which a take from the row can start."""
    row = table_view.seen.discard
    from_here = [row[position] for position in sorted(takes)]
    return [say("alt-reach", cards=say.cards(from_here))] if from_here else []


def table_strip(
    table_view: TableView,
    say: Text,
    style: CardStyle = CardStyle.FOUR,
    takes: frozenset[int] = frozenset(),
) -> Picture | None:
    """Return a picture with upcard or row, stock and numbered melds, or None between deals.

    Without ``takes``, the picture has only public facts, so all players' panels can use it.

    ``takes``: the positions in the row at which the reader's takes can start.
    """
    if table_view.seen.phase is Phase.OVER:
        return None
    spec = TableStripSpec(laid_open(table_view, takes), style)
    return Picture(spec, _strip_in_words(table_view, takes, say.spoken))


def _strip_in_words(table_view: TableView, takes: frozenset[int], say: Text) -> str:
    own = _reach_in_words(table_view, takes, say)
    melds = table_melds_in_words(table_view, table_view.name, say)
    lines = (meld if meld.endswith(".") else f"{meld}." for meld in melds)
    return cut(" ".join([*piles_in_words(table_view, say), *own, *lines]), ALT)
