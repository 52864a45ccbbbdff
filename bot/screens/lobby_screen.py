"""The lobby (players, rules, start), and the host's private screens about seats."""

from collections.abc import Sequence

from bot.blocks.clock import table_clock
from bot.blocks.control import At, Control, Payload
from bot.blocks.length import time_in_words
from bot.blocks.screen import FELT, GREY, Block, Button, ButtonRow, Screen, Section, Tone, UserMenu
from bot.blocks.text_limit import notice_lines
from bot.games.registry import PRACTISED
from bot.screens.notes import TABLE_RULES, close_button, code_of, shuffle_lines
from bot.screens.rating_change import rated_lines
from bot.screens.seat_buttons import evening_lines, in_rows
from bot.screens.table_screen import MORE
from bot.text import Text
from bot.text.name_words import ROBOT, escaped, marked
from bot.text.rules_in_words import changes, differences, length_lines
from engine.computer.strength import Strength
from engine.games.registry import REGISTRY
from engine.live.table_view import TableView
from engine.table.length import NOTHING_USUAL, Offered, Usual, offered
from engine.table.record import EveningScore
from engine.table.roster import CloseReason, Roster, Sitter, Status
from engine.table.terms import Board, ClockKind

_RULES = 5
"""A lobby shows at most this many house rules. A button leads to all house rules."""
_LUCK = "🍀"
_SALTED = f" {_LUCK}"

LENGTH = Control("lobby-length", At.TABLE, public=True)
JOIN = Control("join", At.TABLE, public=True)
STAND = Control("stand", At.TABLE, public=True)
HOUSE = Control("house", At.TABLE, public=True)
START = Control("start", At.TABLE, public=True)
ADD_COMPUTER = Control("robot", At.TABLE, public=True)
AGREE = Control("agree", At.TABLE, public=True)
DECLINE = Control("decline", At.TABLE, public=True)
SEATS = Control("seats", At.TABLE, public=True)
LUCK = Control("luck", At.TABLE, public=True)
TURN = Control("turn-seats", At.TABLE, public=True)

REMOVE = Control("remove", At.TABLE, numbered=True)
INVITE = Control("invite", At.TABLE, payload=Payload.MEMBER)
UNINVITE = Control("uninvite", At.TABLE)
START_WITHOUT = Control("start-without", At.TABLE)
WAIT = Control("wait", At.TABLE)


def lobby_screen(
    table_view: TableView,
    say: Text,
    usual: Usual = NOTHING_USUAL,
    evening: EveningScore | None = None,
) -> Screen:
    """Return the public message of a lobby. The lobby may be closed.

    ``usual``: the minutes that games usually take in this server. ``evening``: the score of the
    evening to which the table belongs.
    """
    listing, roster = REGISTRY[table_view.game.name], table_view.roster
    title = say("lobby-title", game=say(f"game-{listing.name}"))
    if roster.status is Status.CLOSED:
        idle = roster.closed_because is CloseReason.IDLE
        line = say("lobby-closed-idle" if idle else "lobby-closed-left", game=listing.name)
        if roster.closed_because is CloseReason.FAULT:
            line = say("event-closed-fault")
        if roster.closed_because is CloseReason.MANAGER:
            line = say("event-closed-manager", words=escaped(roster.closing_words or ""))
        return Screen((title, line), GREY)
    least, most, board = table_view.seats[0], table_view.seats[-1], table_view.terms.board
    rows = [_row(roster, sitter, say) for sitter in roster.sitters]
    free = len(rows) + 1
    if board is not None:
        # Each seat has its own cards.
        rows += [say("lobby-free")] * (most - len(rows))
        rows = [rows[(seat - roster.turn) % most] for seat in range(most)]
    rows = [f"{number}. {row}" for number, row in enumerate(rows, 1)]
    if free <= most and board is None:
        # Free seats share one line. In a game for eight they would fill a phone.
        rows.append((f"{free}. " if free == most else f"{free}–{most}. ") + say("lobby-free"))
    missing = max(0, least - len(roster.sitters))
    waiting = []
    if missing:
        asked_for = "lobby-missing" if least < most else "lobby-missing-exactly"
        waiting.append(say(asked_for, missing=missing, least=least, most=most))
    asked = [sitter for sitter in roster.asked if sitter.user not in roster.invited]
    if asked:
        names = say.joined(escaped(sitter.name) for sitter in asked)
        waiting.append(say("lobby-to-agree", names=names))
    if roster.invited:
        # The guests are mentioned, which pings them when the message is first sent.
        people = say.joined(f"<@{s.user}>" for s in roster.sitters if s.user in roster.invited)
        again = "lobby-who-is-in" if table_view.terms.after else "lobby-guests"
        waiting.append(say(again, names=people))
    if not waiting:
        host = next(s.name for s in roster.sitters if s.user == roster.host)
        ready = "lobby-full" if _is_full(table_view) else "lobby-ready"
        waiting.append(say(ready, host=escaped(host)))
    waiting += evening_lines(table_view, evening, say)
    offers = offered(table_view.game.name, table_view.game.options, *_players(table_view))
    about = _length_lines(table_view, offers, usual, say)
    is_slow = table_view.terms.clock.kind is ClockKind.SLOW
    if is_slow or any(
        options == table_view.game.options and keeps for _, options, _, keeps in offers
    ):
        # The button of the length says how long a game takes. For a slow game, the clock does.
        about = [say("clock-line", clock=table_clock(table_view, say))] if is_slow else []
    rules = _rules(table_view, say)
    new = "lobby-new" if table_view.game.name in PRACTISED else "lobby-new-to-read"
    return Screen(
        (
            title,
            *(
                _lengths(table_view, offers, usual, say)
                if board is None
                else [_same_cards(board, say)]
            ),
            *(["\n".join(about)] if about else []),
            "\n".join(rows),
            "\n".join(waiting),
            *in_rows(_buttons(table_view, say, enough=not missing)),
            *([say("lobby-open-hands")] if table_view.terms.open_hands else []),
            say("lobby-house-rules", rules=" · ".join(rules[:_RULES])) if rules else say(new),
        ),
        FELT,
    )


def _length_lines(
    table_view: TableView, offers: Sequence[Offered], usual: Usual, say: Text
) -> list[str]:
    """Return lines that say how long the game takes, and which length is played."""
    if table_view.terms.board is not None:
        return []
    listing, rules = REGISTRY[table_view.game.name], table_view.game.options
    named = all(offer.keeps for offer in offers)
    return length_lines(listing, rules, say, _takes(table_view, rules, usual, say), named=named)


def lobby_more_screen(
    table_view: TableView, usual: Usual, say: Text, notice: str | None = None
) -> Screen:
    """Return what a lobby's message leaves out: clock, rating, seal, rarely used buttons."""
    say = say.of(table_view.game.name)
    offers = offered(table_view.game.name, table_view.game.options, *_players(table_view))
    title = say("more-title", game=say(f"game-{table_view.game.name}"))
    clock = say("clock-line", clock=table_clock(table_view, say))
    about = [*_length_lines(table_view, offers, usual, say), clock, *rated_lines(table_view, say)]
    seats = Button(say("button-seats"), SEATS.on(table_view))
    if table_view.terms.board is None:
        luck = Button(say("button-add-luck"), LUCK.on(table_view), emoji=_LUCK)
        row = Button(say("button-house-rules"), HOUSE.on(table_view)), seats, luck
    else:
        turn = Button(say("button-turn-seats"), TURN.on(table_view))
        row = Button(say("button-rules"), TABLE_RULES.on(table_view)), seats, turn
    last = [close_button(say)]
    if table_view.seat is not None:
        last.insert(0, Button(say("button-leave-lobby"), STAND.on(table_view)))
    texts = title, *notice_lines(notice), "\n".join([*about, *shuffle_lines(table_view, say)])
    return Screen((*texts, row, *_computers(table_view, say), tuple(last)), FELT)


def _row(roster: Roster, sitter: Sitter, say: Text) -> str:
    kind = "host" if sitter.user == roster.host else "person"
    kind = "invited" if sitter.user in roster.invited else kind
    name = say(f"lobby-{kind}", name=escaped(sitter.name))
    salted = sitter.user in {user for user, _ in roster.salts}
    return marked(sitter.user, name, sitter.style, say) + (_SALTED if salted else "")


def _same_cards(board: Board, say: Text) -> str:
    table_id, _, number = board.board_id.partition(".")
    return say("lobby-same-cards", code=code_of(table_id, int(number) - 1))


def _lengths(
    table_view: TableView, offers: Sequence[Offered], usual: Usual, say: Text
) -> list[ButtonRow]:
    """Return a button for each offered length, with the minutes that it takes.

    The table's current length is marked. If a game would take longer than the length's name
    promises, the name is left out.
    """
    row, now = list[Button](), table_view.game.options
    for length, rules, _, keeps in offers:
        takes = _takes(table_view, rules, usual, say, short=True)
        words = [say(f"length-{length}")] if keeps or not takes else []
        label = " · ".join([*words, *([takes] if takes else [])])
        click = LENGTH.on(table_view, length)
        row.append(Button(f"✓ {label}", click, Tone.MAIN) if rules == now else Button(label, click))
    return [tuple(row)] if row else []


def _buttons(table_view: TableView, say: Text, *, enough: bool) -> list[Button]:
    """Return the buttons that answer invitations and new rules, and the buttons for the start.

    If the host starts while people have not answered, they are asked about these people.
    """
    roster, row = table_view.roster, list[Button]()
    if any(sitter.user not in roster.invited for sitter in roster.asked):
        row.append(Button(say("button-agree"), AGREE.on(table_view), Tone.GOOD))
    if roster.invited:
        row.append(Button(say("button-i-play"), JOIN.on(table_view), Tone.MAIN))
        row.append(Button(say("button-not-this-time"), DECLINE.on(table_view)))
    elif not _is_full(table_view):
        row.append(Button(say("button-join"), JOIN.on(table_view), Tone.MAIN))
    if enough:
        row.append(Button(say("button-start"), START.on(table_view), Tone.GOOD))
    if not _is_full(table_view):
        click = ADD_COMPUTER.on(table_view, Strength.MEDIUM)
        row.append(Button(say("button-computer"), click, emoji=ROBOT))
    row.append(Button(say("button-more"), MORE.on(table_view)))
    rules = len(_rules(table_view, say))
    if rules > _RULES:
        row.append(Button(say("button-all-rules", count=rules), HOUSE.on(table_view)))
    return row


def _computers(table_view: TableView, say: Text) -> list[Block]:
    """Return a button for each strength of computers, while a seat is free."""
    if _is_full(table_view):
        return []
    row = tuple(
        Button(
            say(f"button-{strength}-computer"), ADD_COMPUTER.on(table_view, strength), emoji=ROBOT
        )
        for strength in Strength
    )
    return [say("lobby-add-computer"), row]


def _is_full(table_view: TableView) -> bool:
    return len(table_view.roster.sitters) >= table_view.seats[-1]


def _rules(table_view: TableView, say: Text) -> Sequence[str]:
    """Return lines with the house rules that differ from the standard."""
    return differences(REGISTRY[table_view.game.name], table_view.game.options, say)


def _takes(
    table_view: TableView, rules: object, usual: Usual, say: Text, *, short: bool = False
) -> str:
    """Return in words about how long a game under these rules takes, or "" if it's unknown."""
    if table_view.terms.clock.kind is ClockKind.SLOW:
        return ""
    people, computers = _players(table_view)
    name = table_view.game.name
    return time_in_words(name, rules, people, computers, usual, say, short=short)


def _players(table_view: TableView) -> tuple[int, int]:
    """Return the number of people and the number of computers.

    A missing player counts as a person.
    """
    computers = sum(sitter.user is None for sitter in table_view.roster.sitters)
    return max(len(table_view.roster.sitters), table_view.seats[0]) - computers, computers


def lobby_seats_screen(table_view: TableView, say: Text, notice: str | None = None) -> Screen:
    """Return all players and guests. Each has a button that frees their seat."""
    roster = table_view.roster
    blocks: list[Block] = [say("seats-title"), *notice_lines(notice)]
    others = [sitter for sitter in roster.sitters if sitter.user != roster.host]
    for number, sitter in enumerate(others):
        line, label = "seats-person", "button-remove"
        if sitter.user in roster.invited:
            line, label = "seats-guest", "button-withdraw"
        # The number distinguishes the buttons. The click has the person after the number.
        who = sitter.name if sitter.user is None else str(sitter.user)
        button = Button(say(label), REMOVE.on(table_view, who, number=number))
        name = say(line, name=escaped(sitter.name))
        blocks.append(Section(marked(sitter.user, name, sitter.style, say), button))
    if not others:
        blocks.append(say("seats-alone"))
    if len(roster.sitters) < table_view.seats[-1]:
        blocks.append(UserMenu(INVITE.on(table_view), say("seats-invite")))
    return Screen(tuple(blocks), FELT)


def waiting_screen(table_view: TableView, say: Text) -> Screen:
    """Return the people who have not answered, with buttons to start without them or to wait."""
    roster = table_view.roster
    asked = [sitter for sitter in roster.asked if sitter.user != roster.host]
    names = say.joined(f"<@{sitter.user}>" for sitter in asked)
    left = len(roster.sitters) - len(asked)
    enough = left in table_view.seats
    row = [Button(say("button-free-seats"), UNINVITE.on(table_view))]
    count, least = len(asked), table_view.seats[0]
    question = say("start-waiting-too-few", names=names, count=count, least=least)
    if enough:
        row = [Button(say("button-start-without"), START_WITHOUT.on(table_view), Tone.GOOD)]
        question = say("start-waiting", names=names, count=count)
    row.append(Button(say("button-wait"), WAIT.on(table_view)))
    return Screen((question, tuple(row)), GREY)


def other_rules_screen(
    table_view: TableView, seen: object, say: Text, usual: Usual = NOTHING_USUAL
) -> Screen:
    """Return the changes since the rules that a person has ``seen``, and their button again."""
    listing, now = REGISTRY[table_view.game.name], table_view.game.options
    old, new = (listing.without_length(rules) for rules in (seen, now))
    lines = list[str]()
    if length_lines(listing, seen, say) != length_lines(listing, now, say):
        lines += length_lines(listing, now, say, _takes(table_view, now, usual, say))
    lines += [f"- {rule}" for rule in changes(listing, old, new, say)]
    seated = table_view.seat is not None
    line = say("lobby-other-rules-seated" if seated else "lobby-other-rules")
    words = "\n".join([line, *(lines or [say("lobby-standard-rules")])])
    word = say("button-agree" if seated else "button-join")
    return Screen((words, (Button(word, JOIN.on(table_view), Tone.MAIN), close_button(say))), GREY)
