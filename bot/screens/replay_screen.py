"""A finished game, which a person sees privately move by move, and the game's files."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bot.blocks.control import At, Click, Control, Cost, Payload
from bot.blocks.screen import (
    FELT,
    GOLD,
    GREY,
    Block,
    Button,
    ButtonRow,
    Document,
    Field,
    Form,
    Picture,
    Screen,
    Section,
    Separator,
    Tone,
)
from bot.blocks.shown_hand import Marks, ordered
from bot.blocks.text_limit import notice_lines, within_limit
from bot.games.registry import PRESENTERS
from bot.people.preferences import Sort
from bot.render.specs import CardStyle
from bot.screens.advice_words import reason
from bot.screens.notes import VERIFY, same_button
from bot.screens.result_screen import deal_blocks, ledger_invitation
from bot.screens.table_screen import deal_title, happened, seat_lines, table_picture
from bot.screens.table_screen import table_alt as alt_of_table
from bot.screens.text_first import hand_in_words, table_in_words
from bot.text import Text
from bot.text.name_words import Names, escaped, name_or_former
from bot.typed.writer import move_in_words
from engine.game import Game
from engine.live.table_view import TableView
from engine.moves import Move
from engine.notation.ledger_story import CostlyChoice
from engine.notation.shuffles import Check
from engine.phase import Phase
from engine.table.record import Header
from engine.table.roster import Status

_MOVES, _DEALS = ("first", "back", "on", "last"), ("deal-before", "deal-after")
"""The names of the buttons that lead to moves, and to deals."""

REPLAY_GO = Control("replay", At.ME, family=(*_MOVES, *_DEALS), cost=Cost.PAGES)
REPLAY_JUMP = Control("replay-jump", At.ME)
REPLAY_JUMPED = Control("replay-jumped", At.ME, payload=Payload.TYPED, cost=Cost.PAGES)
REPLAY_EXPORT = Control("replay-export", At.ME, cost=Cost.PROOF)
PLAY_ON = Control("replay-play-on", At.ME, cost=Cost.OPENING)
"""The control of the button that plays from the shown move to the end of the deal."""

_ABOUT_PROOF = ("verify-not", "verify-yourself")
_MOST = 10
"""At most this many differences are named one by one."""


LAST_MOVE = 1_000_000
"""A number after the last move of any game. It means the last move."""


class ReplayPlace(NamedTuple):
    """A move of a game that a person looks at."""

    place: int
    """The move, from 0."""
    moves: int
    """The number of moves in the game."""
    deals: tuple[int, ...]
    """The first move of each deal."""

    @property
    def deal(self) -> int:
        """The number of the deal with this move, from 0."""
        return sum(first_place <= self.place for first_place in self.deals) - 1

    def to(self, way: str) -> int:
        """Return the move that a button leads to. It is always a move of the game."""
        last = len(self.deals) - 1
        wanted = {
            "first": 0,
            "back": self.place - 1,
            "on": self.place + 1,
            "last": self.moves - 1,
            "deal-before": self.deals[self.deal - 1] if self.deal > 0 else self.place,
            "deal-after": self.deals[self.deal + 1] if self.deal < last else self.place,
        }
        return min(self.moves - 1, max(0, wanted.get(way, self.place)))


class HandStyle(NamedTuple):
    """How the reader wants to see hands."""

    sort: Sort = Sort.SUIT
    style: CardStyle = CardStyle.FOUR
    text_first: bool = False


class Curve(NamedTuple):
    """The expected result of a seat after each move of a game."""

    seat: int
    worths: Sequence[float]
    """The expected points after each move, or nan if they are unknown."""


class WantedPage(NamedTuple):
    """The data for a game's page (bot.screens.replay_page), which another process writes."""

    header: Header
    entries: Sequence[bytes]
    """The pickled entries of the game's journal."""
    place: int
    """The move at which the page opens, from 0."""
    user: int
    """The reader's id. The page shows the cards that they may see."""
    style: HandStyle
    language: str
    curve: Curve | None = None
    """The expected results, if they are known and the reader may see them."""
    costly: Sequence[CostlyChoice] = ()
    """The costly choices, if they are known and the reader may see them."""


def replay_screen(
    table_view: TableView,
    game: Game,
    spot: ReplayPlace,
    style: HandStyle,
    say: Text,
    notice: str | None = None,
    costly: CostlyChoice | None = None,
) -> Screen:
    """Return the table after a move, with the move's events and its costly choice (if any)."""
    shown, say = named(table_view, say), say.of(game.name)
    return within_limit(lambda words: _replay(shown, game, spot, style, words, notice, costly), say)


def named(table_view: TableView, say: Text) -> TableView:
    """Return the view with a replacement for the names of people who deleted their data."""
    sitters = tuple(
        replace(sitter, name=name_or_former(sitter.user, sitter.name, say))
        for sitter in table_view.roster.sitters
    )
    return replace(table_view, roster=replace(table_view.roster, sitters=sitters))


def _replay(
    table_view: TableView,
    game: Game,
    spot: ReplayPlace,
    style: HandStyle,
    say: Text,
    notice: str | None,
    costly: CostlyChoice | None,
) -> Screen:
    seen = table_view.seen
    wording = say if style.text_first else say.rich
    where = f"**{say('replay-where', move=spot.place + 1, moves=spot.moves)}**"
    blocks: list[Block] = [*notice_lines(notice)]
    blocks.append("\n".join([where, *happened(table_view, wording)]))
    if costly is not None:
        choice_lines = costly_choice_in_words(costly, table_view, wording)
        blocks.append("\n-# ".join(["🎲 " + choice_lines[0], *choice_lines[1:]]))
    if seen.phase is Phase.OVER and seen.result is not None:
        blocks += deal_blocks(table_view, seen.result, say, _ROOM, in_words=style.text_first)
    else:
        blocks.append(deal_title(table_view, say))
        if style.text_first:
            blocks.append(table_in_words(table_view, say.spoken))
        else:
            blocks.append(Picture(table_picture(table_view, say), alt_of_table(table_view, say)))
            blocks.append("\n".join(seat_lines(table_view, say)))
        blocks += _hands(table_view, game, style, say)
    link = say("replay-link", table=table_view.table_id, move=spot.place + 1)
    played = table_view.seat is not None
    again = same_button(table_view.table_id, say, spot.deal, played=played)
    blocks.append(link if table_view.terms.practice else Section(link, again))
    blocks += ledger_invitation(table_view, spot.deal, say)
    blocks += _buttons(table_view, spot, say, in_words=style.text_first)
    return Screen(tuple(blocks), GOLD if seen.phase is Phase.OVER else FELT)


_ROOM = 3000
"""The score sheet of a deal has at most this many characters. The screen has more parts."""


def costly_choice_in_words(choice: CostlyChoice, table_view: TableView, say: Text) -> list[str]:
    """Return a costly or good choice, compared with the medium computer's, and the reason.

    The strong computer's choice is added if it is one of these two choices, or if it is surely
    better.
    """
    seat = seat_arguments(table_view, choice.before.seat, say)
    names = [escaped(sitter.name) for sitter in table_view.roster.sitters]

    def move(played: Move) -> str:
        return move_in_words(played, choice.before, names, say)

    message = "ledger-dear" if choice.points < 0 else "ledger-better"
    points = max(1, round(abs(choice.points)))
    did, instead = move(choice.did), move(choice.instead)
    lines = [say(message, turn=choice.turn, points=points, did=did, instead=instead)]
    grounds = choice.explanation
    if grounds is None:
        return lines
    if grounds.why is not None:
        lines.append(say("ledger-why", **seat, why=reason(grounds.why, table_view, say)))
    if grounds.strong.move == choice.did:
        lines.append(say("ledger-strong-same", **seat))
    elif grounds.strong.move == choice.instead:
        lines.append(say("ledger-strong-medium"))
    elif grounds.gain is not None and grounds.gain.is_sure and grounds.gain.points > 0:
        points, strong = max(1, round(grounds.gain.points)), move(grounds.strong.move)
        why = reason(grounds.strong, table_view, say)
        lines.append(say("ledger-strong", move=strong, points=points, why=why))
    return lines


def seat_arguments(table_view: TableView, seat: int, say: Text) -> dict[str, str]:
    """Return the name of a seat's player, and whether it is the reader's own seat."""
    is_own = "yes" if table_view.seat == seat else "no"
    return {"mine": is_own, "name": Names(table_view, say)(seat)}


def _hands(table_view: TableView, game: Game, style: HandStyle, say: Text) -> list[Block]:
    """Return the reader's hand. If hands are open, also return all other hands."""
    seen = table_view.seen
    blocks: list[Block] = []
    if table_view.terms.open_hands:
        who = Names(table_view, say)
        others = [
            say("replay-hand", name=who(seat), cards=say.rich.cards(sorted(hand)))
            for seat, hand in enumerate(seen.hands)
            if hand and seat != table_view.seat
        ]
        blocks += ["\n".join(others)] if others else []
    if table_view.seat is not None and table_view.hand:
        if style.text_first:
            return [*blocks, hand_in_words(table_view.hand, (), (), say.spoken)]
        shown = PRESENTERS[game.name].hand.of(table_view)
        order = ordered(table_view.hand, style.sort, game, shown.melds)
        blocks.append(shown.picture(table_view, Marks(order, style=style.style), say))
    return blocks


_SIGNS = {"first": "⏮", "back": "◀", "on": "▶", "last": "⏭"}
"""The signs on the buttons to moves. With signs, the buttons share a line on a phone.

People who read text first get words instead.
"""


def seat_to_play_on(table_view: TableView) -> int | None:
    """Return the seat that the reader would get to play on.

    It is the reader's seat, or otherwise the seat to move. If no one can play on, return None.
    """
    seen, is_on = table_view.seen, table_view.roster.status is Status.PLAYING
    if seen.phase is Phase.OVER or not (is_on and table_view.terms.open_hands):
        return None
    return seen.turn if table_view.seat is None else table_view.seat


def _buttons(
    table_view: TableView, spot: ReplayPlace, say: Text, *, in_words: bool
) -> list[ButtonRow]:
    """Return the buttons that lead to moves and deals, in two rows.

    The order is always the same.
    """
    table_id = table_view.table_id
    plays_on = Button(say("button-branch"), PLAY_ON.click(table_id, spot.place), Tone.GOOD)

    def click(control: Control, way: str = "") -> Click:
        return control.click(table_id, spot.place, member=way)

    def ways(some: Sequence[str]) -> list[Button]:
        signs = {} if in_words else _SIGNS
        return [
            Button(signs.get(way) or say(f"button-replay-{way}"), click(REPLAY_GO, way))
            for way in some
            if spot.to(way) != spot.place
        ]

    moving = ways(_MOVES)
    if spot.moves > 1:
        moving.append(Button(say("button-replay-jump"), click(REPLAY_JUMP)))
    more = [
        *ways(_DEALS),
        *([] if seat_to_play_on(table_view) is None else [plays_on]),
        Button(say("button-export"), click(REPLAY_EXPORT)),
        Button(say("button-verify"), click(VERIFY)),
    ]
    return [tuple(row) for row in (moving, more) if row]


def jump_form(table_id: str, spot: ReplayPlace, say: Text) -> Form:
    """Return the window that asks for the number of a move."""
    label = say("replay-jump-label", moves=spot.moves)
    field = Field("move", label, str(spot.place + 1), most=6)
    click = REPLAY_JUMPED.click(table_id, spot.place)
    return Form(click, say("replay-jump-title"), (field,))


def export_screen(
    table_id: str, page: bytes | None, moves: bytes, shuffles: bytes, *, open_hands: bool, say: Text
) -> Screen:
    """Return the files of a game.

    If ``page`` is None, the screen says that the page isn't available now.
    """
    words = say("export-page", hands="every" if open_hands else "mine")
    files = [Document(f"replay-{table_id}.html", page)] if page is not None else []
    return Screen(
        (
            words if files else say("export-no-page"),
            *files,
            say("export-about"),
            Document(f"moves-{table_id}.jsonl", moves),
            Document(f"shuffles-{table_id}.json", shuffles),
        ),
        FELT,
    )


def verify_screen(
    file: Mapping[str, Any], checks: Sequence[Check], documents: Sequence[Document], say: Text
) -> Screen:
    """Return the results of all checks, with the files to repeat them.

    Each kind of check has a line.
    """
    wrong = [check for check in checks if not check.passed]
    game, say = say(f"game-{file['game']}"), say.of(file["game"])
    lines = [_line(kind, checks, say) for kind in _KINDS]
    differ = [
        say(_DIFFERS[check.what], deal=check.deal, number=check.number)
        for check in wrong[:_MOST]
        if check.what in _DIFFERS
    ]
    salts = " ".join(f"`{salt}`" for salt in file["salts"])
    luck = say("verify-salts", salts=salts) if salts else say("verify-no-salts")
    daily = file.get("daily")
    chain = [] if daily is None else [say("verify-chain", **daily)]
    return Screen(
        (
            say("verify-title", game=game, table=file["table"]),
            "\n".join(line for line in (*lines, *differ) if line),
            "\n".join([say("verify-sealed", seal=file["seal"], seed=file["seed"]), *chain, luck]),
            Separator(),
            "\n".join([say("verify-wrong" if wrong else "verify-proves"), *map(say, _ABOUT_PROOF)]),
            *documents,
        ),
        GREY if wrong else FELT,
    )


_KINDS = ("seal", "dealer", "day", "deal", "draws", "new_stock")


def _line(kind: str, checks: Sequence[Check], say: Text) -> str:
    """Return a line with the result of the checks of a kind, or "" without such checks."""
    checks_of_kind = [check for check in checks if check.what == kind]
    name = f"verify-{kind.replace('_', '-')}"
    wrong = sum(not check.passed for check in checks_of_kind)
    if not checks_of_kind:
        return ""
    return say(f"{name}-wrong", wrong=wrong) if wrong else say(name, count=len(checks_of_kind))


_DIFFERS = {
    "deal": "verify-differs-deal",
    "draws": "verify-differs-draws",
    "new_stock": "verify-differs-new-stock",
}
"""The ids of words for a difference, by kind of check, except kinds with a single check."""
