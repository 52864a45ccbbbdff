"""Every event has its line or is silent by name, and none tells a hidden face."""

import sys
from collections.abc import Iterator

import pytest

from bot.games.registry import PRESENTERS
from bot.screens.event_lines import SILENT, event_in_words
from bot.text import LANGUAGES, MissingText, Text
from bot.text.name_words import Who
from engine import events as ev
from engine.cards import JOKER, cards, parse
from engine.events import Event
from engine.games.gin.scoring import GinOwn
from engine.melds import Meld, MeldKind, Reading
from engine.result import Ending, Result
from engine.steps.fines import FineItem
from engine.table import table_events
from engine.table.roster import CloseReason, Sitter
from engine.table.table_events import ChosenRules
from tests.each import each

TEXT = Text()
NAMES = ("Ann", "Ben", "Cara")
ANN, BEN, CARA, DAO = 42, 43, 44, 45
ADA = Sitter(None, "Ada")
AT_TABLE = Who(NAMES, (ANN, BEN, CARA), NAMES, (ANN, BEN, CARA))
STOOD_IN = Who(("Ann", "Ada", "Cara"), (ANN, None, CARA), NAMES, (ANN, BEN, CARA))
"""A computer plays for Ben."""


def who(event: Event, reader: int | None = None, say: Text = TEXT) -> Who:
    """The people as they sat before this event, as this reader calls them."""
    after = (table_events.TookBack, table_events.SeatOpened, table_events.Substituted)
    sat = STOOD_IN if isinstance(event, after) else AT_TABLE

    def called(names: tuple[str, ...], users: tuple[int | None, ...]) -> tuple[str, ...]:
        some = zip(names, users, strict=True)
        return tuple(say("you") if user and user == reader else name for name, user in some)

    return sat._replace(
        names=called(sat.names, sat.users),
        holders=called(sat.holders, sat.owners),
        reader=reader,
    )


def line_of(event: Event, reader: int | None = None, say: Text = TEXT) -> str | None:
    return event_in_words(event, who(event, reader, say), say.of(game_of(event)))


def game_of(event: Event) -> str:
    """The game that alone has such an event, "" where several have it."""
    if isinstance(event, ev.DealEnded):
        return "gin" if isinstance(event.result.own, GinOwn) else ""
    return next((name for name, one in PRESENTERS.items() if type(event) in one.events), "")


def ended(by: Ending, winner: int | None, *winners: int) -> ev.DealEnded:
    return ev.DealEnded(
        Result(
            ended_by=by,
            winner=winner,
            scores=(0, 5, 9),
            totals=(0, 5, 9),
            lines=(),
            game_over=bool(winners),
            winners=winners,
            places=(1, 2, 3),
            next_dealer=1,
            next_starter=2,
        )
    )


def gin_ended(
    by: Ending, winner: int | None, *, knocker: int | None = 0, undercut: bool = False
) -> ev.DealEnded:
    own = GinOwn(knocker, undercut, (4, 23), (), 1, 10, (1, 0), None, False, ())
    return ev.DealEnded(ended(by, winner).result._replace(own=own))


SEVENS = Reading(MeldKind.SET, cards("7H 7S JK"))
CLUBS = Reading(MeldKind.RUN, cards("4C 5C JK=6C 7C"))
LONGER = Meld(1, MeldKind.RUN, cards("4H 5H 6H 7H 8H"), (1, 1, 1, 1, 0))

LINES: list[tuple[Event, str | None]] = [
    (
        ev.Dealt(3, 0, 1, (cards("7H"), cards("8H"), cards("9H")), cards("2C"), cards("3C")),
        "Deal 3. Dealer: Ann. First to play: Ben.",
    ),
    (
        ev.Dealt(1, 0, 1, (cards("7H"), cards("8H")), (), cards("3C"), wild=parse("10D")),
        "Deal 1. Dealer: Ann. First to play: Ben. Wild: 10 and jokers.",
    ),
    (ev.Dropped(1, 20), "Ben dropped, which costs 20."),
    (
        ev.Declared(0, parse("KD"), (CLUBS, SEVENS)),
        "Ann declared: 4♣︎ 5♣︎ 🃏6♣︎ 7♣︎ · 7♥︎ 7♠︎ 🃏.",
    ),
    (ev.DeclaredWrongly(1, 80, parse("KD")), "Ben declared wrongly, which costs 80."),
    (ev.Drew(0, parse("7H")), "Ann drew 7♥︎ from the stock."),
    (ev.Recycled(cards("7H 8H")), "The discards were shuffled into a new stock of 2 cards."),
    (ev.Recycled(cards("7H")), "The discards became a new stock of 1 card."),
    (ev.StockRanOut(1), "Ben wanted to draw, but the stock had run out."),
    (ev.Took(0, parse("7H")), "Ann took 7♥︎."),
    (ev.TookRow(1, cards("KD 3S 10S")), "Ben took K♦︎ 3♠︎ 10♠︎ from the row."),
    (ev.WasBorn(1), "Born: Ben."),
    (ev.Knocked(1, parse("2C")), "Ben knocked with 2♣︎."),
    (
        ev.Fined(0, FineItem.TING_MEE, parse("9C"), 50),
        "Ann lost 50 points for 9♣︎: ting mi (ทิ้งมี่): it could have been laid off.",
    ),
    (
        ev.Fined(0, FineItem.TING_NGO, None, 50),
        "Ann lost 50 points: ting ngo (ทิ้งโง่): the next player knocked with only that card.",
    ),
    (ev.WindowOpened(parse("7H"), (1, 2)), None),
    (ev.AskedMayI(1), None),
    (ev.Passed(1), None),
    (ev.GrantedMayI(0, parse("KD")), "Ann got K♦︎ by May I."),
    (ev.DrewPenalty(0, parse("5C")), "Ann drew 5♣︎ as the penalty card."),
    (ev.WindowClosed(), None),
    (ev.MadeContract(1, (SEVENS, CLUBS)), "Ben made the contract: 7♥︎ 7♠︎ 🃏 · 4♣︎ 5♣︎ 🃏6♣︎ 7♣︎."),
    (ev.LaidDown(1, CLUBS), "Ben laid down 4♣︎ 5♣︎ 🃏6♣︎ 7♣︎."),
    (ev.LaidOff(0, 2, cards("8H"), LONGER), "Ann laid off 8♥︎, making 4♥︎ 5♥︎ 6♥︎ 7♥︎ 8♥︎."),
    (ev.Swapped(2, 1, 2, parse("6C")), "Cara swapped 6♣︎ for a joker on the table."),
    (ev.DebtPaid(2, 1), None),
    (ev.Discarded(0, parse("10D")), "Ann discarded 10♦︎."),
    (
        ev.Rearranged(0, (SEVENS, CLUBS), cards("4C"), (1,)),
        "Ann laid 4♣︎, making 4♣︎ 5♣︎ 🃏6♣︎ 7♣︎.",
    ),
    (
        ev.Rearranged(0, (CLUBS, SEVENS), cards("7H 7S JK"), (1,)),
        "Ann laid down 7♥︎ 7♠︎ 🃏.",
    ),
    (
        ev.Rearranged(0, (CLUBS,) * 5, cards("4C"), (0, 1, 2, 3, 4)),
        "Ann laid 4♣︎, making 4♣︎ 5♣︎ 🃏6♣︎ 7♣︎ · 4♣︎ 5♣︎ 🃏6♣︎ 7♣︎ · 4♣︎ 5♣︎ 🃏6♣︎ 7♣︎ and 2 more melds.",
    ),
    (ev.KnockedOnTable(1), "Ben knocked."),
    (ev.PassedTurn(1), "Ben passed."),
    (ev.Announced(0, 8, 1), "Ann will work on phase 8."),
    (ev.ChoseContract(1, 3), "Ben laid phase 3:"),
    (ev.PlayedSkip(0, 1), "Ann played a skip card. Ben loses the next turn."),
    (ev.TurnSkipped(1), "Turn skipped: Ben."),
    (ev.TurnStarted(1), None),
    (ev.UpcardOffered(1), "Ann passed the first upcard. Ben may take it."),
    (ev.OfferClosed(0), "Ben passed the first upcard too. Ann draws first."),
    (ev.ThrewToKnock(0, parse("KD")), "Ann knocked, discarding K♦︎."),
    (ev.WentBigGin(0), "Ann went big gin."),
    (ev.ShowOpened(1), "Ben may lay off on that."),
    (ev.Showed(1), None),
    (ended(Ending.OUT, 0), "Ann went out."),
    (ended(Ending.EXHAUSTED, None), "The deal ended without anyone going out."),
    (ended(Ending.KNOCK, None), "The deal ended with a knock."),
    (gin_ended(Ending.KNOCK, 0), "Ann won the deal with a knock."),
    (gin_ended(Ending.KNOCK, 1, undercut=True), "Ben won the deal with an undercut."),
    (gin_ended(Ending.GIN, 0), "Ann won the deal with gin."),
    (gin_ended(Ending.BIG_GIN, 0), "Ann won the deal with big gin."),
    (gin_ended(Ending.GIN, None), "No one scored. Everything could be laid off."),
    (gin_ended(Ending.VOID, None, knocker=None), "The deal is void."),
    (ended(Ending.OUT, 0, 0), "Ann went out. Ann won the game."),
    (ended(Ending.OUT, 0, 0, 2), "Ann went out. Ann and Cara won the game together."),
    (table_events.Sat(Sitter(DAO, "Dao *")), "Dao \\* sat down."),
    (table_events.Sat(Sitter(-7, "")), "former player sat down."),
    (table_events.Sat(ADA), "Ada (computer) sat down."),
    (table_events.StoodUp(1), "Ben left the lobby."),
    (table_events.Removed(1), "The host freed the seat of Ben."),
    (table_events.HostChanged(BEN), "The host is now Ben."),
    (
        table_events.RulesChanged(ChosenRules({"allow_two": True})),
        "The host changed the house rules.",
    ),
    (table_events.Invited(Sitter(DAO, "Dao")), "A seat was kept for Dao."),
    (table_events.Salted(ANN, "1457"), "Ann added luck to the shuffle."),
    (table_events.SeatsTurned(2), "The host rotated the seats."),
    (table_events.Agreed(DAO), "<@45> agreed to the house rules."),
    (table_events.Began(2), "The game started. First dealer: Cara."),
    (
        table_events.StoodIn(1, ADA),
        "Ben went away, so Ada (computer) plays in the meantime.",
    ),
    (table_events.TookBack(1), "Ben came back and took over from Ada."),
    (table_events.SeatOpened(1), "A substitute is wanted for the seat of Ben."),
    (table_events.Substituted(1, Sitter(DAO, "Dao")), "Dao took over the seat of Ben."),
    (table_events.Nudged(1, ANN), "Ann nudged Ben."),
    (table_events.AgreedToEnd(ANN), "Ann asked to end the game here."),
    (table_events.WantedToPlayOn(ANN), "Ann would rather play on."),
    (
        table_events.SeatRequested(1, Sitter(DAO, "Dao"), ADA),
        "Dao asked for the seat of Ada (computer).",
    ),
    (table_events.RequestAnswered(ANN, Sitter(DAO, "Dao"), yes=True), "Ann would let Dao play."),
    (
        table_events.RequestAnswered(ANN, Sitter(DAO, "Dao"), yes=False),
        "Ann would rather let Dao in later.",
    ),
    (table_events.RequestRefused(Sitter(DAO, "Dao")), "Dao doesn’t get the seat this time."),
    (
        table_events.RequestWithdrawn(Sitter(DAO, "Dao")),
        "Dao no longer asks for a seat.",
    ),
    (table_events.NextSeatKept(Sitter(DAO, "Dao")), "A seat in the next game is kept for Dao."),
    (
        table_events.NextSeatReleased(Sitter(DAO, "Dao")),
        "Dao no longer wants a seat in the next game.",
    ),
    (
        table_events.Closed(CloseReason.MANAGER, "quiet *now*"),
        "🔒 A manager of this server has closed this table: “quiet \\*now\\*”",
    ),
    (table_events.HandedOver(1, ADA), "Ben left the game, and Ada (computer) plays on."),
    (table_events.TimedOut(1), "⏱ Ben ran out of time."),
    (
        table_events.WentAway(1),
        "💤 Ben ran out of time twice in a row, so from now on the autopilot plays.",
    ),
    (table_events.TookCardsBack(1, 7), "Ben took the last cards back."),
    (table_events.CameBack(1), "Ben came back."),
    (table_events.Autopiloted(1, away=True), None),
    (table_events.PlayedOtherwise(1), None),
    (table_events.BankSpent(1, 20), None),
    (table_events.ClockResumed(60), "⏱ The bot was away for a while. That time doesn’t count."),
    *(
        (table_events.Closed(why), TEXT(f"event-closed-{why.replace('_', '-')}"))
        for why in CloseReason
        if why is not CloseReason.MANAGER
    ),
]


YOURS: list[tuple[Event, int, str]] = [
    (
        ev.Dealt(3, 0, 1, ((), (), ()), (), ()),
        ANN,
        "Deal 3. Dealer: You. First to play: Ben.",
    ),
    (ev.Drew(0, parse("7H")), ANN, "You drew 7♥︎ from the stock."),
    (ev.Dropped(1, 20), BEN, "You dropped, which costs 20."),
    (ev.Declared(0, parse("KD"), (SEVENS,)), ANN, "You declared: 7♥︎ 7♠︎ 🃏."),
    (
        ev.DeclaredWrongly(1, 80, parse("KD")),
        BEN,
        "You declared wrongly, which costs 80.",
    ),
    (ev.StockRanOut(1), BEN, "You wanted to draw, but the stock had run out."),
    (ev.Took(0, parse("7H")), ANN, "You took 7♥︎."),
    (ev.TookRow(1, cards("KD 3S")), BEN, "You took K♦︎ 3♠︎ from the row."),
    (ev.WasBorn(1), BEN, "Born: You."),
    (ev.Knocked(1, parse("2C")), BEN, "You knocked with 2♣︎."),
    (
        ev.Fined(0, FineItem.TING_NGO, None, 50),
        ANN,
        "You lost 50 points: ting ngo (ทิ้งโง่): the next player knocked with only that card.",
    ),
    (ev.GrantedMayI(0, parse("KD")), ANN, "You got K♦︎ by May I."),
    (ev.DrewPenalty(0, parse("5C")), ANN, "You drew 5♣︎ as the penalty card."),
    (ev.MadeContract(1, (SEVENS,)), BEN, "You made the contract: 7♥︎ 7♠︎ 🃏."),
    (ev.LaidDown(1, SEVENS), BEN, "You laid down 7♥︎ 7♠︎ 🃏."),
    (
        ev.LaidOff(0, 2, cards("8H"), LONGER),
        ANN,
        "You laid off 8♥︎, making 4♥︎ 5♥︎ 6♥︎ 7♥︎ 8♥︎.",
    ),
    (ev.Swapped(2, 1, 2, parse("6C")), CARA, "You swapped 6♣︎ for a joker on the table."),
    (ev.Discarded(0, parse("10D")), ANN, "You discarded 10♦︎."),
    (ev.Rearranged(0, (SEVENS,), cards("7H"), (0,)), ANN, "You laid 7♥︎, making 7♥︎ 7♠︎ 🃏."),
    (ev.KnockedOnTable(1), BEN, "You knocked."),
    (ev.PassedTurn(1), BEN, "You passed."),
    (ev.ChoseContract(1, 3), BEN, "You laid phase 3:"),
    (ev.Announced(1, 8, 2), BEN, "You will work on phase 8."),
    (ev.PlayedSkip(0, 1), BEN, "Ann played a skip card. You lose your next turn."),
    (ev.TurnSkipped(1), BEN, "Your turn was skipped."),
    (ev.UpcardOffered(1), ANN, "You passed the first upcard. Ben may take it."),
    (ev.UpcardOffered(1), BEN, "Ann passed the first upcard. You may take it."),
    (ev.OfferClosed(0), ANN, "Ben passed the first upcard too. You draw first."),
    (ev.OfferClosed(0), BEN, "You passed the first upcard too. Ann draws first."),
    (ev.ThrewToKnock(0, parse("KD")), ANN, "You knocked, discarding K♦︎."),
    (ev.WentBigGin(0), ANN, "You went big gin."),
    (ev.ShowOpened(1), BEN, "You may lay off on that."),
    (
        ended(Ending.OUT, 2, 0, 2),
        CARA,
        "You went out. You and Ann won the game together.",
    ),
    (gin_ended(Ending.GIN, 0), ANN, "You won the deal with gin."),
    (table_events.Sat(Sitter(DAO, "Dao")), DAO, "You sat down."),
    (table_events.StoodUp(1), BEN, "You left the lobby."),
    (table_events.Removed(1), BEN, "The host freed your seat."),
    (table_events.HostChanged(BEN), BEN, "You’re the host now."),
    (table_events.Invited(Sitter(DAO, "Dao")), DAO, "A seat was kept for you."),
    (table_events.Salted(ANN, "1457"), ANN, "You added luck to the shuffle."),
    (table_events.Agreed(DAO), DAO, "You agreed to the house rules."),
    (table_events.Began(2), CARA, "The game started. First dealer: You."),
    (table_events.StoodIn(1, ADA), BEN, "You went away, so Ada (computer) plays in the meantime."),
    (table_events.TookBack(1), BEN, "You came back and took over from Ada."),
    (table_events.SeatOpened(1), BEN, "A substitute is wanted for your seat."),
    (
        table_events.Substituted(1, Sitter(DAO, "Dao")),
        DAO,
        "You took over the seat of Ben.",
    ),
    (table_events.Substituted(1, Sitter(DAO, "Dao")), BEN, "Dao took over your seat."),
    (
        table_events.SeatRequested(1, Sitter(DAO, "Dao"), ADA),
        DAO,
        "You asked for the seat of Ada (computer).",
    ),
    (
        table_events.RequestAnswered(ANN, Sitter(DAO, "Dao"), yes=True),
        ANN,
        "You would let Dao play.",
    ),
    (table_events.Nudged(1, ANN), BEN, "Ann nudged you."),
    (table_events.Nudged(1, ANN), ANN, "You nudged Ben."),
    (table_events.AgreedToEnd(ANN), ANN, "You asked to end the game here."),
    (table_events.WantedToPlayOn(ANN), ANN, "You would rather play on."),
    (table_events.HandedOver(1, ADA), BEN, "You left the game, and Ada (computer) plays on."),
    (table_events.TimedOut(1), BEN, "⏱ You ran out of time."),
    (
        table_events.WentAway(1),
        BEN,
        "💤 You ran out of time twice in a row, so from now on the autopilot plays.",
    ),
    (table_events.TookCardsBack(1, 7), BEN, "You took the last cards back."),
    (table_events.CameBack(1), BEN, "You came back."),
]
"""What the person reads whom an event concerns."""

NOBODYS: dict[type[Event], str] = {
    ev.Recycled: "a new stock is everybody's",
    table_events.RulesChanged: "the rules are everybody's",
    table_events.SeatsTurned: "everybody gets another seat",
    table_events.Closed: "the table closes for everybody",
    table_events.ClockResumed: "the bot was away, not a player",
    table_events.RequestRefused: "they watch, and their panel says seat-refused",
    table_events.RequestWithdrawn: "they watch, and have clicked that",
    table_events.NextSeatKept: "they watch, and their panel says next-seat-kept",
    table_events.NextSeatReleased: "they watch, and have clicked that",
}
"""Events that concern nobody who sits there more than the others, and why."""


def kinds(of: type[Event] = Event) -> Iterator[type[Event]]:
    """Every kind of event of the engine.

    A dataclass with slots is made anew from the class that was written, which stays a subclass
    too; the one that counts is the one that its module holds.
    """
    for kind in of.__subclasses__():
        ours = kind.__module__.partition(".")[0] == "engine"
        if ours and getattr(sys.modules[kind.__module__], kind.__name__, None) is kind:
            yield kind
        yield from kinds(kind)


def test_every_kind_of_event_is_tried_here():
    assert {type(event) for event, _ in LINES} == set(kinds())


def test_every_kind_of_event_is_told_to_the_person_whom_it_concerns_or_says_why_not():
    """What the panel of a person says of it; the channel's line is a test of its own."""
    told = {type(event) for event, _, _ in YOURS}
    assert told | set(NOBODYS) | set(SILENT) == set(kinds())
    assert not told & set(NOBODYS) | told & set(SILENT)
    assert all(SILENT.values())


@each(("event", "reader", "line"), YOURS, ids=[type(event).__name__ for event, *_ in YOURS])
def test_what_the_person_reads_whom_an_event_concerns(event: Event, reader: int, line: str):
    assert line_of(event, reader) == line


@each("language", LANGUAGES)
def test_everybody_else_reads_what_the_channel_reads(language: str):
    say = Text(language)
    you = say("you").casefold()
    for event, reader, _ in YOURS:
        mine, others = line_of(event, reader, say), line_of(event, None, say)
        assert mine is not None
        assert others is not None
        assert (you in mine.casefold(), you in others.casefold()) == (True, False), mine
        assert line_of(event, 99, say) == others


@each(("event", "line"), LINES, ids=[type(event).__name__ for event, _ in LINES])
def test_the_line_of_an_event(event: Event, line: str | None):
    assert line_of(event) == line


@each("language", LANGUAGES)
def test_every_event_speaks_every_language(language: str):
    for event, _ in LINES:
        for seen in (event, event.seen_by(None), event.seen_by(2)):
            line = line_of(seen, None, Text(language))
            assert (line is None) == (type(event) in SILENT)
            assert line is None or 0 < len(line) < 200


@each("language", LANGUAGES)
@each("what", FineItem)
def test_every_fine_has_its_words(what: FineItem, language: str):
    told = {line_of(ev.Fined(0, one, parse("9C"), 50), None, Text(language)) for one in FineItem}
    assert len(told) == len(FineItem)
    assert 0 < len(line_of(ev.Fined(0, what, None, 50), None, Text(language)) or "") < 200


def test_an_event_without_a_line_is_named():
    class Sneezed(Event):
        pass

    with pytest.raises(MissingText, match="Sneezed"):
        event_in_words(Sneezed(), AT_TABLE, TEXT)


@each(
    ("event", "line"),
    [
        (ev.Drew(0, parse("7H")), "Ann drew a card from the stock."),
        (ev.DrewPenalty(0, parse("7H")), "Ann drew a penalty card."),
    ],
)
def test_a_hidden_card_reads_naturally(event: Event, line: str):
    assert line_of(event.seen_by(None)) == line
    assert line_of(event.seen_by(1)) == line
    assert "7♥︎" in str(line_of(event.seen_by(0)))


@each("language", LANGUAGES)
@each("reader", [None, 1, 2])
def test_a_masked_event_says_the_same_whatever_the_hidden_card_is(
    reader: int | None, language: str
):
    text = Text(language)
    for make in (
        lambda card: ev.Drew(0, card),
        lambda card: ev.DrewPenalty(0, card),
        lambda card: ev.Recycled((card, card)),
        lambda card: ev.Dealt(1, 0, 1, ((card,), (), ()), (card,), (parse("3C"),)),
    ):
        lines = {line_of(make(card).seen_by(reader), None, text) for card in range(JOKER + 1)}
        assert len(lines) == 1
        assert not any(text.card(card) in str(lines) for card in range(JOKER + 1))
