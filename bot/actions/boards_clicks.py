"""New tables with the cards of a finished deal, and a comparison of all such tables."""

from bot.actions.replay_clicks import CardsShown, finished_game
from bot.blocks.control import read_number
from bot.blocks.screen import Screen
from bot.clicks.context import ClickActions, ClickContext, InteractionContext, Refused
from bot.opening.open_table import open_challenge, open_table
from bot.opening.opening_options import ComputerSeats, OpeningOptions
from bot.people.admission import seen_refusal
from bot.screens.challenge import CHALLENGE, CHALLENGE_ALL
from bot.screens.notes import COMPARE, SAME_CARDS, read_code
from bot.screens.same_cards import (
    COMPARE_PAGE,
    COMPARE_WITH,
    SAME_DEAL,
    SAME_OPEN,
    Compared,
    SameCards,
    compare_screen,
    page_of,
    same_cards_screen,
)
from bot.showing.challenges import shown_divergence
from bot.text.refusals import refusal_in_words
from data.journal.boards import Boards, StoredBoard
from engine.errors import IllegalMove, Reason
from engine.games.registry import REGISTRY
from engine.listing import Listing
from engine.live.archive import NoSuchGame, NotKept, NotOver
from engine.table.boards import (
    BoardSetup,
    board_id,
    board_setup,
    people_of,
    played_in,
    stands_alone,
)
from engine.table.replay import Replay
from engine.table.roster import Sitter
from engine.table.terms import Challenge


async def kept_board(boards: Boards, replay: Replay, number: int) -> BoardSetup:
    """Store the board of a finished game's deal with its result, and return the board."""
    given, header = board_setup(replay, number), replay.header
    play, ended_at = played_in(replay, number)
    await boards.keep(
        StoredBoard(given.board, header.guild_id, header.game, given.options, given.luck),
        [(header.table_id, play, ended_at)] if given.is_same and not header.terms.board else (),
        people_of(replay, number),
        ended_at,
    )
    return given


async def same_cards(
    context: InteractionContext, listing: Listing, code: str, *, ruled: bool
) -> BoardSetup:
    """Return the board of a typed code.

    ``ruled``: whether the command also names rules. Raises Refused.
    """
    letters, number = read_code(code)
    if ruled:
        say = context.say.of(listing.name)
        raise Refused(say("same-cards-ruled"))
    boards, table_id, server = context.services.boards, None, context.guild_id
    if letters.isalnum() and letters.isascii():
        table_id = await boards.table_of(server, letters)
        if table_id is None and (elsewhere := await boards.server_of(letters)) is not None:
            table_id, server = letters, elsewhere
    if table_id is None:
        raise Refused(context.say("same-cards-unknown"))
    return await _given(context, table_id, number, listing, server)


async def _given(
    context: InteractionContext,
    table_id: str,
    number: int,
    listing: Listing | None = None,
    server: int | None = None,
) -> BoardSetup:
    """Return the board of a deal for a new table. Raises Refused.

    ``server``: the server in which the deal was played. None means this server.
    """
    replay = await _source(context, table_id, server)
    say = context.say.of(replay.header.game)
    if number not in range(len(replay.deals)):
        raise Refused(context.say("same-cards-unknown"))
    if listing is not None and replay.header.game != listing.name:
        raise Refused(say("same-cards-other-game", game=say(f"game-{replay.header.game}")))
    if not stands_alone(replay, number):
        raise Refused(say("same-cards-bound"))
    given = await kept_board(context.services.boards, replay, number)
    seen = await context.services.boards.seen_by(given.board.board_id, [context.user_id])
    if context.user_id in seen:
        refusal = seen_refusal(seen[context.user_id])
        context.services.tally.refuse(refusal)
        raise Refused(refusal_in_words(refusal, str, say))
    return given


async def _source(context: InteractionContext, table_id: str, server: int | None = None) -> Replay:
    """Return a finished game whose cards new tables may use. Raises Refused."""
    if server in (None, context.guild_id):
        replay = await finished_game(context, table_id, CardsShown.NONE)
    else:
        try:
            replay = await context.services.archive.find(server or 0, table_id)
        except (NoSuchGame, NotOver, NotKept):
            raise Refused(context.say("same-cards-unknown")) from None
    if replay.header.terms.practice:
        raise Refused(context.say("same-cards-unknown"))
    return replay


async def _show_same(context: ClickContext) -> None:
    await context.show(await _same(context, context.click.version))


async def _another_deal(context: ClickContext) -> None:
    await context.repaint(await _same(context, read_number(context.choice) or 0))


async def _same(context: ClickContext, number: int) -> Screen:
    table_id = context.click.rest
    replay = await _source(context, table_id)
    boards, number = context.services.boards, min(number, len(replay.deals) - 1)
    game, deals = replay.header.game, len(replay.deals)
    if not stands_alone(replay, number):
        return same_cards_screen(SameCards(table_id, game, number, deals, None), context.say)
    name, why, own = board_id(replay, number), None, own_result(replay, number, context.user_id)
    if context.user_id in people_of(replay, number):
        # If no one has asked for these cards yet, the people who had them aren't stored yet.
        await kept_board(boards, replay, number)
    seen = (await boards.seen_by(name, [context.user_id])).get(context.user_id)
    if seen is not None and own is None:
        why = refusal_in_words(seen_refusal(seen), str, context.say.of(game))
    field = await boards.field(name, context.guild_id)
    worth = None if own is None else own.worth
    pays = replay.game.end.pays is not None
    shown = SameCards(table_id, game, number, deals, len(field.rows), why, worth, pays)
    return same_cards_screen(shown, context.say)


def own_result(replay: Replay, number: int, user: int) -> Challenge | None:
    """Return a person's result in a deal, or None if they didn't have the seat all the time."""
    seat = replay.frames[replay.deals[number]].roster.seat_of(user)
    play, _ = played_in(replay, number)
    if seat is None or play.worth is None or seat in play.stood_in:
        return None
    return Challenge(replay.header.table_id, number, seat, play.worth[seat])


async def _challenge(context: ClickContext) -> None:
    chosen = context.chosen_member
    if chosen is None:
        await context.reply(context.say("seats-no-member"))
        return
    await _open_challenge(context, Sitter(*chosen))


async def _challenge_all(context: ClickContext) -> None:
    await _open_challenge(context, None)


async def _open_challenge(context: ClickContext, friend: Sitter | None) -> None:
    """Ask this friend, or anyone in the channel, to play the reader's cards."""
    table_id, number, boards = context.click.rest, context.click.version, context.services.boards
    replay = await _source(context, table_id)
    number = min(number, len(replay.deals) - 1)
    challenge = own_result(replay, number, context.user_id)
    if challenge is None or not stands_alone(replay, number):
        raise Refused(context.say.of(replay.header.game)("same-cards-bound"))
    given = await kept_board(boards, replay, number)
    asked = [] if friend is None or friend.user is None else [friend.user]
    if await boards.seen_by(given.board.board_id, asked):
        raise IllegalMove(Reason.CARDS_KNOWN, people=tuple(asked))
    await open_challenge(context, replay.header.game, given, challenge, friend)


async def _open(context: ClickContext) -> None:
    given = await _given(context, context.click.rest, context.click.version)
    game = await context.services.archive.find(context.guild_id, context.click.rest)
    listing, nobody = REGISTRY[game.header.game], ComputerSeats(0)
    await open_table(context, listing, (), nobody, OpeningOptions(), same=given)


async def _compare(context: ClickContext) -> None:
    await context.show(await _compared(context, None))


async def _compare_with(context: ClickContext) -> None:
    await context.repaint(await _compared(context, context.choice))


async def _compare_page(context: ClickContext) -> None:
    _, _, page = context.click.rest.partition(".")
    await context.repaint(await _compared(context, None, read_number(page)))


async def _compared(context: ClickContext, wanted: str | None, page: int | None = None) -> Screen:
    """Compare the clicked table with the table ``wanted``, or by default with the best table.

    ``page``: the page of the list of tables. If it is None, the page with ``wanted`` is shown. If
    both are None, the last page is shown.
    """
    (table_id, _, _), number = context.click.rest.partition("."), context.click.version
    replay = await finished_game(context, table_id, CardsShown.DEAL, deal=number)
    number = min(number, len(replay.deals) - 1)
    field = await context.services.boards.field(board_id(replay, number), context.guild_id)
    tables = field.rows
    own = next((index for index, row in enumerate(tables) if row.table_id == table_id), None)
    frame = replay.frames[replay.deals[number]]
    own_seat = frame.roster.seat_of(context.user_id)
    if own is not None:
        users = [person.user for person in tables[own].people]
        own_seat = users.index(context.user_id) if context.user_id in users else own_seat
    seat = 0 if own_seat is None else own_seat
    others = {row.table_id: row.worth[seat] for row in tables if row.table_id != table_id}
    other = wanted if wanted in others else max(others, key=others.__getitem__, default=None)
    moment, archive = None, context.services.archive
    if other is not None:
        moment = await shown_divergence(archive, replay, number, other, context.user_id)
    shown = Compared(
        table_id=table_id,
        number=number,
        game=replay.header.game,
        tables=tables,
        expected=field.expected,
        own=own,
        seat=seat,
        is_mine=own_seat is not None,
        other=other,
        divergence=moment,
        page=min(page_of(tables, wanted) if page is None else page, page_of(tables, None)),
    )
    return compare_screen(shown, context.say)


ACTIONS: ClickActions = (
    (SAME_CARDS, _show_same),
    (SAME_DEAL, _another_deal),
    (SAME_OPEN, _open),
    (CHALLENGE, _challenge),
    (CHALLENGE_ALL, _challenge_all),
    (COMPARE, _compare),
    (COMPARE_WITH, _compare_with),
    (COMPARE_PAGE, _compare_page),
)
