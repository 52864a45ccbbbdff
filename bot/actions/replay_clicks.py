"""The screens of finished games: list, replay, files, shuffles, and luck and choice."""

import json
import pickle
from collections.abc import Sequence
from enum import Enum
from math import isnan, nan
from pathlib import Path

from bot.blocks.control import Cost, read_number
from bot.blocks.screen import Document, Screen
from bot.clicks.context import ClickActions, ClickContext, InteractionContext, Refused
from bot.clicks.panel_answers import open_panel
from bot.people.known_people import Reader
from bot.screens.games_list import HISTORY, HISTORY_OPEN, PAGE, HistoryScope, history_screen
from bot.screens.ledger_screen import (
    LEDGER_GO,
    LEDGER_SEAT,
    LedgerPlace,
    ledger_coming_screen,
    ledger_screen,
)
from bot.screens.notes import VERIFY
from bot.screens.replay_screen import (
    LAST_MOVE,
    PLAY_ON,
    REPLAY_EXPORT,
    REPLAY_GO,
    REPLAY_JUMP,
    REPLAY_JUMPED,
    Curve,
    HandStyle,
    ReplayPlace,
    WantedPage,
    export_screen,
    jump_form,
    replay_screen,
    seat_to_play_on,
    verify_screen,
)
from bot.screens.result_screen import LEDGER, REPLAY
from bot.text.name_words import Names, quoted
from bot.text.refusals import refusal_in_words
from bot.workers.worker import WorkerLost
from data.journal.ledgers import LedgerKey
from engine.errors import IllegalMove
from engine.live.archive import NoSuchGame, NotKept, NotOver, unhurried
from engine.live.table_view import replay_view
from engine.notation.export import Json, deal_with, deals, placed_moves
from engine.notation.ledger_story import CostlyChoice, LedgerStory
from engine.notation.reading import NotationError
from engine.notation.shuffles import checks, head, written
from engine.notation.shuffles import deals as dealt
from engine.table.boards import ids_of
from engine.table.day import closes, read_line
from engine.table.record import Header, HowSeen
from engine.table.replay import Replay

_SCRIPT = (Path(__file__).parents[2] / "docs" / "verify_game.py").read_bytes()
"""The script that checks a shuffle.

Every check comes with this script, so that people don't have to trust the bot.
"""


class CardsShown(Enum):
    """The cards of a finished game that a request shows. They are noted as seen.

    ``DEALS``: all deals up to a frame, in a replay. ``PROOF``: all deals up to a frame, in a check
    of the shuffles. ``DEAL``: one deal, compared between tables. ``NONE``: no cards.
    """

    DEALS = HowSeen.REPLAY
    PROOF = HowSeen.VERIFY
    DEAL = HowSeen.COMPARE
    NONE = None


async def finished_game(
    context: InteractionContext,
    table_id: str,
    shows: CardsShown = CardsShown.DEALS,
    *,
    place: int | None = None,
    deal: int | None = None,
) -> Replay:
    """Return the game of a table of this server, if it is over. Raises Refused.

    The shown cards are noted as seen. These are the deals up to the frame ``place``, or all deals
    if ``place`` is None. If ``deal`` (from 0) is given, it is only this deal. Outside of servers,
    people find the games that they have played.
    """
    line = read_line(table_id)
    if line is not None:
        strong_line = await context.services.days.line(*line)
        if strong_line is None:
            raise Refused(context.say("replay-unknown"))
        return strong_line
    guild: int | None = context.guild_id
    if not context.in_server:
        guild = await context.services.league.server_of(context.user_id, table_id)
    try:
        replay = await context.services.archive.find(guild or 0, table_id)
    except NoSuchGame:
        raise Refused(context.say("replay-unknown")) from None
    except NotOver:
        raise Refused(context.say("replay-running")) from None
    except NotKept:
        raise Refused(context.say("table-thinned")) from None
    terms, theirs = replay.header.terms, replay.header.host == context.user_id
    days, day = context.services.days, terms.day if theirs else None
    if day is not None and not await days.is_closed(day):
        raise Refused(context.say("replay-daily-open", when=f"<t:{closes(day)}:R>"))
    if not theirs and (terms.branch is not None or terms.day is not None):
        raise Refused(context.say("replay-unknown"))
    await _check_cards(context, replay, shows, place, deal)
    return replay


async def _check_cards(
    context: InteractionContext,
    replay: Replay,
    shows: CardsShown,
    place: int | None,
    deal: int | None,
) -> None:
    """Note that these cards are shown. Raises Refused if the person may not see them."""
    if shows.value is None:
        return
    last = len(replay.deals) - 1
    until = last if place is None else replay.deal_at(_spot(replay, place).place)
    ids = ids_of(replay.header, until + 1 if deal is None else min(deal, last) + 1)
    await note_seen(context, replay.header, ids if deal is None else ids[-1:], shows.value)


async def note_seen(
    context: InteractionContext, header: Header, board_ids: Sequence[str], how: HowSeen
) -> None:
    """Note that a person sees these deals' cards. Raises Refused if they're playing them now."""
    services, user = context.services, context.user_id
    free = not services.registry.open_tables.plays(user, board_ids)
    if free and not header.terms.practice:
        free = await services.boards.see(board_ids, header.guild_id, user, how)
    if not free:
        say = context.say.of(header.game)
        raise Refused(say("cards-being-played"))


async def open_replay(context: InteractionContext, table_id: str, place: int = 0) -> None:
    """Show a game privately, starting at this frame.

    ``place`` counts from 0. A place after the end means the last frame.
    """
    replay = await finished_game(context, table_id, place=place)
    await context.show(await _screen(context, replay, place))


async def open_ledger(
    context: InteractionContext,
    table_id: str,
    deal: int | None = None,
    seat: int | None = None,
    *,
    place: int = 0,
    in_place: bool = False,
) -> None:
    """Show luck and choice of a deal privately, for this person's seat.

    ``deal`` counts from 0. If ``deal`` is None, the deal at frame ``place`` is shown. With open
    hands, any ``seat`` may be chosen. ``in_place``: whether to answer in the clicked message.

    A ledger that is not stored yet is computed first, which takes a minute.
    """
    replay = await finished_game(context, table_id)
    wanted = replay.deal_at(_spot(replay, place).place) if deal is None else deal
    ledger_place = _ledger_place(replay, min(wanted, len(replay.deals) - 1), context.user_id, seat)
    if ledger_place is None or not replay.was_played(ledger_place.deal):
        raise Refused(
            context.say("ledger-not-yours" if ledger_place is None else "ledger-broken-off")
        )
    ledgers = context.services.ledgers
    key = LedgerKey(table_id, ledger_place.deal + 1, ledger_place.seat)
    story = await ledgers.story(replay, ledger_place.deal, ledger_place.seat)
    if story is not None:
        screen = _ledger_screen(context.reader, replay, ledger_place, story)
        await (context.repaint(screen) if in_place else context.show(screen))
        return
    asked = ledgers.coming_for(key)
    if asked is None:
        if ledgers.is_crowded:
            raise Refused(context.say("ledger-crowded"))
        if context.services.cooldowns.spend(Cost.LEDGER, context.user_id) is not None:
            raise Refused(context.say("ledger-enough"))
    given = await _deal_so_far(replay, ledger_place.deal, LAST_MOVE)
    table_view = replay_view(replay, replay.deals[ledger_place.deal], context.user_id)

    async def coming() -> Screen:
        try:
            ledger = await ledgers.compute(key, given)
        except (WorkerLost, NotationError):
            return ledger_coming_screen(table_view, ledger_place, context.say, lost=True)
        ready = await ledgers.story(replay, ledger_place.deal, ledger_place.seat, ledger)
        assert ready is not None
        return _ledger_screen(context.reader, replay, ledger_place, ready)

    waits = ledger_coming_screen(table_view, ledger_place, context.say, asked=asked)
    await context.show_until(waits, coming, in_place=in_place)


async def _deal_so_far(replay: Replay, deal: int, place: int) -> Json:
    """Return a deal (from 0) as exported, up to this frame."""
    moves = await unhurried(placed_moves(replay, deal))
    return deal_with(replay, deal, (placed for placed in moves if placed[0] <= place))


def _ledger_place(replay: Replay, deal: int, user: int, wanted: int | None) -> LedgerPlace | None:
    """Return the ledger that this person may see, or None.

    ``wanted``: the seat whose ledger they ask for. If it isn't allowed, they get their own seat's.
    """
    seat, is_open = replay.seat_throughout(deal, user), replay.header.terms.open_hands
    sitters = replay.frames[replay.deals[deal]].roster.sitters
    if is_open and wanted is not None and wanted < len(sitters):
        seat = wanted
    elif is_open and seat is None:
        seat = next((number for number, sitter in enumerate(sitters) if sitter.user is not None), 0)
    return None if seat is None else LedgerPlace(deal, len(replay.deals), seat, is_open)


def _ledger_screen(
    reader: Reader, replay: Replay, ledger_place: LedgerPlace, story: LedgerStory
) -> Screen:
    table_view = replay_view(replay, replay.deals[ledger_place.deal], reader.user_id)
    in_words = reader.preferences.text_first
    return ledger_screen(table_view, ledger_place, story, reader.say, in_words=in_words)


async def open_verify(context: InteractionContext, table_id: str) -> None:
    """Compute the shuffles of a game again, and show the result privately."""
    replay = await finished_game(context, table_id, CardsShown.PROOF)
    file = await _shuffles(context, replay)
    done = await unhurried(checks(file))
    documents = (
        Document(f"shuffles-{table_id}.json", await _text(file)),
        Document("verify_game.py", _SCRIPT),
    )
    await context.show(verify_screen(file, done, documents, context.say))


async def _screen(
    context: InteractionContext, replay: Replay, place: int, notice: str | None = None
) -> Screen:
    spot = _spot(replay, place)
    reader, costly = context.reader, await _costly_choice_at(context, replay, spot.place)
    table_view = replay_view(replay, spot.place, reader.user_id)
    return replay_screen(table_view, replay.game, spot, _liking(reader), reader.say, notice, costly)


async def _costly_choice_at(
    context: InteractionContext, replay: Replay, place: int
) -> CostlyChoice | None:
    """Return the costly choice at this frame, or None.

    The choice is from a ledger that the person may see.
    """
    deal, mover = replay.deal_at(place), replay.mover(place)
    ways = (_ledger_place(replay, deal, context.user_id, seat) for seat in (None, mover))
    for ledger_place in dict.fromkeys(ways):
        story = None if ledger_place is None else await _story(context, replay, ledger_place)
        costly_here = (choice for choice in story.costly if choice.place == place) if story else ()
        if first := next(iter(costly_here), None):
            return first
    return None


def _liking(reader: Reader) -> HandStyle:
    likes = reader.preferences
    return HandStyle(likes.sort, likes.cards, likes.text_first)


def _spot(replay: Replay, place: int) -> ReplayPlace:
    count = len(replay.frames)
    return ReplayPlace(min(count - 1, max(0, place)), count, replay.deals)


async def _shuffles(context: InteractionContext, replay: Replay) -> Json:
    """Return the file of shuffles.

    For a deal of the day, add the hash chain of that day if it is stored.
    """
    day, daily = replay.header.terms.day, None
    if day is not None:
        daily = await context.services.days.store.proof(day, replay.header.game)
    proof = {} if daily is None else {"daily": daily._asdict()}
    return head(replay) | proof | {"deals": await unhurried(dealt(replay))}


async def _text(file: Json) -> bytes:
    return ("\n".join(await unhurried(written(file))) + "\n").encode()


async def _moves(replay: Replay) -> bytes:
    lines = []
    for position, moves in deals(replay):
        line = {"position": position, "moves": await unhurried(moves)}
        lines.append(json.dumps(line, ensure_ascii=False) + "\n")
    return "".join(lines).encode()


async def _page(context: ClickContext, replay: Replay, place: int) -> bytes | None:
    """Return the game as a page for a browser, or None if no worker made the page in time."""
    reader = context.reader
    entries = await unhurried(map(pickle.dumps, replay.entries))
    seen = reader.user_id, _liking(reader), reader.say.language
    wanted = WantedPage(replay.header, entries, place, *seen, *await _ledgers(context, replay))
    try:
        return await context.services.thinker.write_page(wanted)
    except WorkerLost:
        return None


async def _ledgers(
    context: ClickContext, replay: Replay
) -> tuple[Curve | None, tuple[CostlyChoice, ...]]:
    """Return the expected results per frame for this person's seat, and the costly choices.

    Deals without a stored ledger have no numbers. If hands are closed, no numbers are returned at
    all, because they would reveal hands.
    """
    last = len(replay.deals) - 1
    own_place = _ledger_place(replay, last, context.user_id, None)
    worths, costly = list[float](), list[CostlyChoice]()
    for deal in range(last + 1):
        begin, end = replay.bounds(deal)
        ledger_place = _ledger_place(replay, deal, context.user_id, own_place and own_place.seat)
        story = None if ledger_place is None else await _story(context, replay, ledger_place)
        worths += [nan] * (end - begin) if story is None else story.frames
        costly += () if story is None else story.costly
    if own_place is None or not own_place.is_open or all(map(isnan, worths)):
        return None, tuple(costly)
    return Curve(own_place.seat, worths), tuple(costly)


async def _story(
    context: InteractionContext, replay: Replay, ledger_place: LedgerPlace
) -> LedgerStory | None:
    return await context.services.ledgers.story(replay, ledger_place.deal, ledger_place.seat)


async def _ledger_go(context: ClickContext) -> None:
    """Show the ledger of the chosen deal.

    The deal may be the current one, whose ledger has been computed meanwhile.
    """
    table_id, _, seat = context.click.rest.partition(".")
    deal = context.click.version
    await open_ledger(context, table_id, deal, read_number(seat), in_place=True)


async def _ledger_seat(context: ClickContext) -> None:
    deal, seat = context.click.version, read_number(context.choice)
    await open_ledger(context, context.click.rest, deal, seat, in_place=True)


async def _go(context: ClickContext) -> None:
    replay = await finished_game(context, context.click.rest, CardsShown.NONE)
    place = _spot(replay, context.click.version).to(REPLAY_GO.member(context.click))
    await _check_cards(context, replay, CardsShown.DEALS, place, None)
    await context.repaint(await _screen(context, replay, place))


async def _jump(context: ClickContext) -> None:
    replay = await finished_game(context, context.click.rest, CardsShown.NONE)
    spot = _spot(replay, context.click.version)
    await context.ask(jump_form(context.click.rest, spot, context.say))


async def _jumped(context: ClickContext) -> None:
    replay = await finished_game(context, context.click.rest, CardsShown.NONE)
    wanted, notice = context.typed.get("move", "").strip(), None
    place = (read_number(wanted) or 0) - 1
    count = len(replay.frames)
    if not 0 <= place < count:
        place = context.click.version
        notice = context.say("replay-no-such-move", typed=quoted(wanted), moves=count)
    await _check_cards(context, replay, CardsShown.DEALS, place, None)
    await context.repaint(await _screen(context, replay, place, notice))


async def _export(context: ClickContext) -> None:
    replay = await finished_game(context, context.click.rest)
    await context.will_show()
    page = await _page(context, replay, _spot(replay, context.click.version).place)
    moves, file = await _moves(replay), await _text(await _shuffles(context, replay))
    header = replay.header
    opened = header.terms.open_hands
    screen = export_screen(header.table_id, page, moves, file, open_hands=opened, say=context.say)
    await context.show(screen)


async def _play_on(context: ClickContext) -> None:
    """Open a new table for this person, at which the game continues from this frame."""
    replay = await finished_game(context, context.click.rest, place=context.click.version)
    say = context.say.of(replay.header.game)
    place = _spot(replay, context.click.version).place
    before = replay_view(replay, place, context.user_id)
    seat = seat_to_play_on(before)
    if seat is None:
        raise Refused(say("old-button"))
    # Copying the events of a long game takes a while.
    await context.will_show()
    services = context.services
    try:
        services.registry.openings.check_branch(context.user_id)
        given = await _deal_so_far(replay, replay.deal_at(place), place)
        worth = await services.thinker.worth(given, seat)
        table = await services.registry.play_on(
            replay,
            place,
            guild_id=context.guild_id,
            channel_id=context.channel_id,
            user=context.user_id,
            name=context.user_name,
            seat=seat,
            called=[
                say("branch-seat", seat=number + 1) for number in range(len(before.roster.sitters))
            ],
            medium=None if worth is None else round(worth),
        )
    except IllegalMove as refusal:
        raise Refused(refusal_in_words(refusal, str, say)) from None
    seat_name = Names(before, say, you=before.seat)(seat)
    message = "branch-begins" if before.seat is not None else "branch-begins-as"
    await open_panel(
        context, table, notice=say(message, move=place + 1, name=seat_name), lasts=True
    )


async def history_of(context: InteractionContext, scope: HistoryScope, page: int) -> Screen:
    """Return a page (from 0) of the person's or the server's games.

    A page after the end means the last page.
    """
    league, guild = context.services.league, context.guild_id
    user = context.user_id if scope is HistoryScope.MINE else None
    games = await league.history(guild, user, page, PAGE)
    last = max(0, (games.total - 1) // PAGE)
    if page > last:
        page = last
        games = await league.history(guild, user, page, PAGE)
    return history_screen(games, scope, page, context.say)


async def _turn_history(context: ClickContext) -> None:
    scope = HistoryScope.SERVER if context.click.rest == HistoryScope.SERVER else HistoryScope.MINE
    await context.repaint(await history_of(context, scope, context.click.version))


async def _open_listed(context: ClickContext) -> None:
    [table_id] = context.chosen
    await open_replay(context, table_id)


ACTIONS: ClickActions = (
    (REPLAY, lambda context: open_replay(context, context.click.rest, context.click.version)),
    (LEDGER, lambda context: open_ledger(context, context.click.rest, context.click.version)),
    (LEDGER_GO, _ledger_go),
    (LEDGER_SEAT, _ledger_seat),
    (REPLAY_GO, _go),
    (REPLAY_JUMP, _jump),
    (REPLAY_JUMPED, _jumped),
    (REPLAY_EXPORT, _export),
    (PLAY_ON, _play_on),
    (VERIFY, lambda context: open_verify(context, context.click.rest)),
    (HISTORY, _turn_history),
    (HISTORY_OPEN, _open_listed),
)
