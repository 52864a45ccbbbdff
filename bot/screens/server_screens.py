"""Private screens for the managers of a server.

The screens show settings, seasons, corrections and barred people, and ask before games are stopped.
This module also has the screen with the people whom a person has blocked.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from bot.blocks.clock import clock_in_words, clock_line
from bot.blocks.control import At, Control, Cost, Payload
from bot.blocks.screen import (
    FELT,
    GREY,
    MENU_LINES,
    Block,
    Button,
    ButtonRow,
    ChannelMenu,
    Choice,
    Document,
    Field,
    Form,
    Menu,
    Screen,
    Separator,
    Tone,
    UserMenu,
)
from bot.blocks.text_limit import TEXT, cut, length, notice_lines
from bot.people.preferences import TableDefaults
from bot.screens.games_list import names
from bot.screens.leaderboard import game_name, season_name
from bot.screens.settings_screen import AS_IN_DISCORD, languages
from bot.text import Text
from bot.text.name_words import escaped, name_or_former
from data.league.standings import (
    LONGEST_SEASON_NAME,
    Correction,
    CorrectionKind,
    FinishedGame,
    Season,
)
from engine.games.registry import REGISTRY
from engine.listing import Length
from engine.table.record import is_former
from engine.table.roster import Sitter
from engine.table.terms import CLOCKS

CHANNELS = Control("channels", At.SERVER)
DEFAULTS = Control("defaults", At.SERVER)
LANGUAGE = Control("language", At.SERVER, payload=Payload.LINE)
CHANNELS_SET = Control("channels-set", At.SERVER, payload=Payload.CHANNELS)
CHANNELS_EVERYWHERE = Control("channels-everywhere", At.SERVER)
DEFAULTS_CLOCK = Control("defaults-clock", At.SERVER, payload=Payload.LINE)
DEFAULTS_LENGTH = Control("defaults-length", At.SERVER, payload=Payload.LINE)
LAST_LENGTH = "last"
"""The value of the menu's line for the length that was last played in a channel."""
DEFAULTS_OWN = Control("defaults-own", At.SERVER)

SWITCHES = ("rated", "open_hands", "thread")
"""The defaults that are on or off, in the order of their buttons."""
DEFAULTS_SWITCH = Control(
    "defaults", At.SERVER, family=tuple(name.replace("_", "-") for name in SWITCHES)
)


def managers_screen(language: str | None, say: Text, notice: str | None = None) -> Screen:
    """Return the first screen for managers.

    ``language``: the language of the server's tables, or None for the language that Discord
    reports.
    """
    row = (
        Button(say("button-managers-channels"), CHANNELS.click()),
        Button(say("button-managers-defaults"), DEFAULTS.click()),
    )
    blocks: list[Block] = [say("managers-page"), *notice_lines(notice)]
    return Screen((*blocks, _language_menu(language, say), row), FELT)


def _language_menu(now: str | None, say: Text) -> Menu:
    lines = {AS_IN_DISCORD: say("server-language-discord"), **languages()}
    choices = tuple(
        Choice(say("managers-language", name=name), value, chosen=value == (now or AS_IN_DISCORD))
        for value, name in lines.items()
    )
    return Menu(LANGUAGE.click(), choices, say("managers-choose-language"))


def channels_screen(channels: Sequence[int], say: Text) -> Screen:
    """Return the channels for tables, with the menu that changes them.

    ``channels``: the ids of the allowed channels. If it is empty, all channels are allowed.
    """
    now = say("channels-everywhere")
    if channels:
        now = say("channels-some", channels=mentions(channels, say))
    menu = ChannelMenu(CHANNELS_SET.click(), tuple(channels), say("channels-choose"))
    label = say("button-channels-everywhere")
    everywhere = Button(label, CHANNELS_EVERYWHERE.click(), live=bool(channels))
    return Screen((say("channels-title"), now, menu, (everywhere,)), FELT)


def mentions(channels: Sequence[int], say: Text) -> str:
    """Return links to the channels, joined as in a sentence."""
    return say.joined(f"<#{channel}>" for channel in channels)


def defaults_screen(now: TableDefaults, say: Text, notice: str | None = None) -> Screen:
    """Return all defaults in words, with the menus and buttons that change them."""
    shown = "defaults-length-last" if now.length is None else f"length-{now.length}"
    words = [say("defaults-length", length=say(shown))]
    words += [say("defaults-clock", clock=clock_in_words(CLOCKS[now.clock], say))]
    if now.clock == TableDefaults().clock:
        words += [
            say(
                "defaults-clock-game",
                game=say(f"game-{listing.name}"),
                clock=clock_in_words(clock, say),
            )
            for listing in REGISTRY.values()
            for clock in [CLOCKS[listing.clock]]
            if listing.clock != now.clock
        ]
    words += [say(_state(name, on=getattr(now, name))) for name in SWITCHES]
    if now.is_upcards_own:
        words.append(say("defaults-own"))
    choices = tuple(
        Choice(say("defaults-clock-line", clock=label), name, about, chosen=name == now.clock)
        for name in CLOCKS
        for label, about in [clock_line(name, say)]
    )
    menu = Menu(DEFAULTS_CLOCK.click(), choices, say("defaults-choose-clock"))
    lengths = tuple(
        Choice(label, value, say(f"length-{value}.about"), chosen=value is now.length)
        for value in Length
        for label in [say("defaults-length-line", length=say(f"length-{value}"))]
    )
    last = say("defaults-length-line", length=say("defaults-length-last"))
    lengths = (Choice(last, LAST_LENGTH, chosen=now.length is None), *lengths)
    length = Menu(DEFAULTS_LENGTH.click(), lengths, say("defaults-choose-length"))
    said = (say("defaults-title"), *notice_lines(notice), "\n".join(words))
    return Screen((*said, length, menu, _buttons(now, say)), FELT)


def _buttons(now: TableDefaults, say: Text) -> ButtonRow:
    """Return a button for each switch. Its label is the state that a press leads to."""
    own = Button(say("button-defaults-own"), DEFAULTS_OWN.click(), live=not now.is_upcards_own)
    return (*(_switch(name, on=not getattr(now, name), say=say) for name in SWITCHES), own)


def _switch(name: str, *, on: bool, say: Text) -> Button:
    click = DEFAULTS_SWITCH.click("1" if on else "", member=name.replace("_", "-"))
    return Button(say(f"button-{_state(name, on=on)}"), click)


def _state(name: str, *, on: bool) -> str:
    return f"defaults-{name}-{'on' if on else 'off'}".replace("_", "-")


# The seasons of a server on the private screens of its managers.


_SHOWN = 10
"""The list has at most this many seasons. The menu has more."""


SEASONS = Control("seasons", At.SERVER)
SEASON_PICK = Control("season-pick", At.SERVER, payload=Payload.LINE)
SEASON_NEW = Control("season-new", At.SERVER)
SEASON_ASK = Control("season-ask", At.SERVER, payload=Payload.TYPED)
SEASON_OPEN = Control("season-open", At.SERVER)
SEASON_MONTHLY = Control("season-monthly", At.SERVER)
SEASON_RENAME = Control("season-rename", At.SERVER)
SEASON_RENAMED = Control("season-renamed", At.SERVER, payload=Payload.TYPED)
SEASON_CSV = Control("season-csv", At.SERVER, cost=Cost.PROOF)


def seasons_screen(
    seasons: Sequence[Season], say: Text, *, monthly: bool, notice: str | None = None
) -> Screen:
    """Return a server's seasons, with the controls that start the next season.

    The latest season comes first.
    """
    blocks: list[Block] = [say("seasons-title"), *notice_lines(notice)]
    lines = [_season_line(season, say) for season in seasons[:_SHOWN]]
    if len(seasons) > _SHOWN:
        lines.append(say("seasons-more", count=len(seasons) - _SHOWN))
    blocks.append("\n".join(lines) if lines else say("seasons-none"))
    blocks.append(say("seasons-monthly" if monthly else "seasons-by-hand"))
    if seasons:
        choices = tuple(
            Choice(season_name(season, say), str(season.season_id))
            for season in seasons[:MENU_LINES]
        )
        blocks.append(Menu(SEASON_PICK.click(), choices, say("seasons-choose")))
    other = (
        Button(say("button-season-by-hand"), SEASON_MONTHLY.click())
        if monthly
        else Button(say("button-season-monthly"), SEASON_MONTHLY.click("1"))
    )
    new = Button(say("button-season-new"), SEASON_NEW.click(), Tone.MAIN)
    return Screen((*blocks, (new, other)), FELT)


def season_screen(season: Season, say: Text, notice: str | None = None) -> Screen:
    """Return a season with buttons that rename the season or download it as a file."""
    number = str(season.season_id)
    row = (
        Button(say("button-season-rename"), SEASON_RENAME.click(number)),
        Button(say("button-season-csv"), SEASON_CSV.click(number), Tone.MAIN),
        Button(say("button-season-back"), SEASONS.click()),
    )
    return Screen((*notice_lines(notice), _season_line(season, say), row), FELT)


def new_season_form(say: Text) -> Form:
    """Return the window for the optional name of a new season."""
    field = Field("name", say("season-name-if-any"), most=LONGEST_SEASON_NAME, least=0)
    return Form(SEASON_ASK.click(), say("season-new-title"), (field,))


def rename_season_form(season: Season, say: Text) -> Form:
    """Return the window for a new name of this season."""
    field = Field("name", say("season-name"), season_name(season, say), LONGEST_SEASON_NAME)
    click = SEASON_RENAMED.click(str(season.season_id))
    return Form(click, say("season-rename-title"), (field,))


def new_season_screen(seasons: Sequence[Season], name: str, say: Text) -> Screen:
    """Return the question before a new season starts. It closes the current season."""
    number = seasons[0].number + 1 if seasons else 1
    called = escaped(name or say("season-number", number=number))
    if seasons and seasons[0].closed_at is None:
        before = escaped(season_name(seasons[0], say))
        question = say("season-open-question", name=called, before=before)
    else:
        question = say("season-open-first", name=called)
    row = (
        Button(say("button-season-open"), SEASON_OPEN.click(name), Tone.GOOD),
        Button(say("button-season-back"), SEASONS.click()),
    )
    return Screen((question, row), FELT)


def season_file_screen(season: Season, content: bytes, say: Text) -> Screen:
    """Return a season as a file."""
    document = Document(f"season-{season.number}.csv", content)
    return Screen((say("season-file", name=escaped(season_name(season, say))), document), FELT)


def _season_line(season: Season, say: Text) -> str:
    name, opened = escaped(season_name(season, say)), _day(season.opened_at)
    if season.closed_at is None:
        return say("seasons-open", name=name, opened=opened)
    return say("seasons-closed", name=name, opened=opened, closed=_day(season.closed_at))


def _day(moment: int) -> str:
    return f"<t:{moment}:d>"


# Games that managers remove from the standings or put back, and the list of corrections.


REASON = 60
"""A reason has at most this many characters.

A click carries the reason, and a click has at most 100 characters.
"""

LISTED = 12
"""The list has at most this many corrections."""

VOID = Control(CorrectionKind.VOID, At.SERVER)
RESTORE = Control(CorrectionKind.RESTORE, At.SERVER)
CORRECTION_STOP = Control("correction-stop", At.SERVER)


class CorrectedGame(NamedTuple):
    """A correction with the corrected game."""

    correction: Correction
    played: FinishedGame | None
    """The game, or None if the league no longer has it."""


def game_line(played: FinishedGame, say: Text) -> str:
    """Return a finished game in one line without Markdown, at most 100 characters."""
    day = datetime.fromtimestamp(played.finished_at, UTC).strftime("%Y-%m-%d %H:%M")
    title = game_name(played.game, say)
    return cut(say("game-line", day=day, game=title, names=names(played, say)))


def correction_screen(played: FinishedGame, kind: CorrectionKind, reason: str, say: Text) -> Screen:
    """Return the question before a game is removed from the standings or put back."""
    when = f"<t:{played.finished_at}:f>"
    what = say(
        "correction-what",
        when=when,
        game=game_name(played.game, say),
        names=escaped(names(played, say)),
    )
    void = kind is CorrectionKind.VOID
    button = Button(
        say("button-void" if void else "button-restore"),
        (VOID if void else RESTORE).click(f"{played.table_id}.{reason}"),
        Tone.GRAVE if void else Tone.GOOD,
    )
    stop = Button(say("button-correction-stop"), CORRECTION_STOP.click())
    question = say("void-question" if void else "restore-question")
    why = say("correction-why", reason=escaped(reason))
    return Screen((question, what, why, say("correction-slow"), Separator(), (button, stop)), GREY)


def corrections_screen(corrections: Sequence[CorrectedGame], say: Text) -> Screen:
    """Return the list of corrections. The latest correction comes first."""
    title = say("corrections-title")
    lines, size = [], length(title)
    for correction in corrections[:LISTED]:
        line = _correction_line(correction, say)
        size += length(line) + 1
        if size > TEXT:
            break
        lines.append(line)
    return Screen((title, "\n".join(lines) if lines else say("corrections-none")), FELT)


def _correction_line(corrected: CorrectedGame, say: Text) -> str:
    correction, played = corrected
    by = say("former-player") if is_former(correction.by_user) else f"<@{correction.by_user}>"
    game = correction.table_id
    if played is not None:
        day, who = f"<t:{played.finished_at}:d>", escaped(names(played, say))
        game = say("game-line", day=day, game=game_name(played.game, say), names=who)
    return say(
        f"corrections-{correction.kind}",
        when=f"<t:{correction.at}:f>",
        by=by,
        game=game,
        reason=escaped(correction.reason),
    )


MOST = 100
"""A list has at most this many people, so that their mentions fit into a message."""
_TABLES = 4
"""``listed`` names at most this many tables."""

CLOSE_TABLE = Control("close-table", At.SERVER)
BARS = Control("bars", At.SERVER)
BAR = Control("bar", At.SERVER, payload=Payload.MEMBER)
BAR_NOW = Control("bar-now", At.SERVER)
UNBAR = Control("unbar", At.SERVER, payload=Payload.MEMBER)
BLOCK = Control("block", At.ME, payload=Payload.MEMBER)
UNBLOCK = Control("unblock", At.ME, payload=Payload.MEMBER)
SETTINGS = Control("settings", At.ME)


def barred_screen(barred: tuple[int, ...], say: Text, notice: str | None = None) -> Screen:
    """Return the barred members, with menus to bar more members and to lift bars."""
    blocks: list[Block] = [say("barred-title"), *notice_lines(notice)]
    blocks.append(say("barred-some", people=_people(barred)) if barred else say("barred-none"))
    if len(barred) < MOST:
        blocks.append(UserMenu(BAR.click(), say("barred-choose")))
    if barred:
        blocks.append(UserMenu(UNBAR.click(), say("barred-lift")))
    return Screen(tuple(blocks), FELT)


def bar_screen(user: int, asked: str, tables: Sequence[str], say: Text) -> Screen:
    """Return the question before a person who plays in running games is barred.

    ``tables``: the lines of these games. ``asked``: the mark that identifies the games.
    """
    question = say("bar-question", who=f"<@{user}>", count=len(tables))
    buttons = (
        Button(say("button-bar-now"), BAR_NOW.click(f"{user}.{asked}"), Tone.GRAVE),
        Button(say("button-correction-stop"), BARS.click()),
    )
    return Screen((question, listed(tables, say), say("bar-means"), Separator(), buttons), GREY)


def close_screen(table_id: str, table: str, reason: str, say: Text) -> Screen:
    """Return the question before a table is closed during its game."""
    why = say("close-why", reason=escaped(reason))
    buttons = (
        Button(say("button-close-table"), CLOSE_TABLE.click(f"{table_id}.{reason}"), Tone.GRAVE),
        Button(say("button-correction-stop"), CORRECTION_STOP.click()),
    )
    return Screen((say("close-question"), table, why, Separator(), buttons), GREY)


def table_line(game: str, sitters: Iterable[Sitter], channel: int, say: Text) -> str:
    """Return the line about a table for managers, with game, players and channel."""
    people = say.joined(name_or_former(sitter.user, sitter.name, say) for sitter in sitters)
    return say(
        "managed-table",
        game=say(f"game-{game}"),
        names=escaped(cut(people)),
        where=f"<#{channel}>",
    )


def listed(tables: Sequence[str], say: Text) -> str:
    """Return the lines of tables, one below the other. Only the first four tables are named."""
    lines = [*tables[:_TABLES]]
    if len(tables) > _TABLES:
        lines.append(say("managed-more", count=len(tables) - _TABLES))
    return "\n".join(lines)


def blocked_screen(blocked: tuple[int, ...], say: Text, notice: str | None = None) -> Screen:
    """Return the people whom the reader has blocked, with menus to block and unblock people."""
    blocks: list[Block] = [say("blocked-title"), *notice_lines(notice)]
    blocks.append(say("blocked-some", people=_people(blocked)) if blocked else say("blocked-none"))
    if len(blocked) < MOST:
        blocks.append(UserMenu(BLOCK.click(), say("blocked-choose")))
    if blocked:
        blocks.append(UserMenu(UNBLOCK.click(), say("blocked-lift")))
    blocks.append((Button(say("button-back"), SETTINGS.click()),))
    return Screen(tuple(blocks), FELT)


def _people(users: tuple[int, ...]) -> str:
    return " ".join(f"<@{user}>" for user in users)
