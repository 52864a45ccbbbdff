"""Whatever comes up in a game can be shown and drawn: any options, names and moves (FACTS)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from bot.blocks.screen import Screen
from bot.discordpy.components import as_message
from bot.people.known_people import Reader
from bot.people.preferences import Preferences, Sort
from bot.render import canvas
from bot.render.specs import CardStyle
from bot.screens.panel_controls import LAYING, SUGGEST
from bot.screens.replay_screen import HandStyle, ReplayPlace, replay_screen
from bot.screens.result_screen import details_screen, result_panel
from bot.showing.hand_controls import hand_controls, panel_screen
from bot.showing.public_screen import public_screen
from bot.text import Text
from bot.workbench.bench import Picks, bench_of, reader
from bot.workbench.draft import Draft, Place
from bot.workbench.drafts import draft_at, keep_draft
from bot.workers.painter import Painter
from engine.analysis.players import choose
from engine.computer.plain.lay import placements
from engine.games.registry import REGISTRY, game
from engine.live.table import Table
from engine.live.table_view import replay_view
from engine.observation import Observation, masked
from engine.options import allowed, types, write_options
from engine.phase import Phase
from engine.play import may_act, offers
from engine.table.replay import replay_of
from engine.table.table_events import Autopiloted
from tests.discord.limits import problems
from tests.screens.longest_language import longest_text, spoken
from tests.screens.script import ANN, Script

NAMES = (
    "",
    "A",
    "W" * 32,
    "👩‍👩‍👧‍👦" * 4,
    "นายสมชาย ใจดีที่สุด",
    "Nguyễn Thị Ánh Nguyệt",
    "**b** `x` ||z||",
    "漢" * 32,
)
GAMES, MOVES, EVERY = 4, 150, 40


def random_game(name: str, luck: Random) -> Script:
    """Any preset and options of a game, with any people."""
    listing = REGISTRY[name]
    options, hints = luck.choice([*listing.presets.values()]), types(listing)
    for option in luck.sample([*hints], luck.randint(0, len(hints) // 2)):
        other = replace(options, **{option: luck.choice(allowed(hints[option]))})
        options = options if listing.clash(other) else other
    seats = luck.choice(game(name, options).seats)
    names = [luck.choice(NAMES) for _ in range(seats)]
    return Script(name, seats, names=names, seed=luck.randrange(99), **write_options(options))


def played(script: Script, luck: Random) -> Iterator[Table]:
    """Tables of a game that is played well or badly, also by the autopilot."""
    yield script.table()
    script.begin()
    slips = luck.choice((0, 0.1, 0.5))
    for number in range(MOVES):
        state = script.state
        assert state is not None
        if number % EVERY == 0 or state.phase is Phase.OVER:
            yield script.table()
        if state.result is not None and state.result.game_over:
            return
        if state.phase is Phase.OVER:
            script.deal()
            continue
        seat = luck.choice(sorted(may_act(script.game, state)))
        can = [*islice(offers(script.game, state, seat), 40)] if luck.random() < slips else []
        mine = Observation(script.game, masked(state, seat), seat)
        piloted = [Autopiloted(seat, luck.random() < 0.5)] if luck.random() < 0.1 else []
        script.make(seat, luck.choice(can) if can else choose(mine), *piloted)


def tried_out(table: Table, user: int, luck: Random) -> Iterator[Picks]:
    """What somebody has moved on a workbench, step by step, with what is chosen then."""
    mine, draft = table.observation(table.roster.seat_of(user)), draft_at(table, user)
    if mine is None or draft is None:
        return
    begun, read = Draft.initial(draft.melds, draft.hand), reader(mine.game.melds)
    for _ in range(5):
        groups = luck.sample(draft.numbers(), min(len(draft.numbers()), luck.randrange(3)))
        places = tuple(Place(one, luck.randrange(len(draft.groups[one]))) for one in groups)
        held = tuple(luck.sample(range(len(draft.hand)), min(len(draft.hand), luck.randrange(4))))
        picks = Picks(held, tuple(groups), places).within(draft)
        if picks.one_card is not None:
            card = draft.hand[picks.one_card]
            picks = picks._replace(ways=placements(mine, draft.table, card))
        yield picks
        bench = bench_of(mine, draft, picks)
        if bench.fillings:
            draft = draft.freed(picks.places, picks.held, bench.fillings[0], read)
        else:
            target = luck.choice([None, *draft.numbers()])
            draft = draft.moved(picks.places, picks.held, target, read)
        keep_draft(table, user, draft)
    keep_draft(table, user, begun)


def screens(table: Table, say: Text, luck: Random) -> Iterator[Screen]:
    """What the channel sees of a table, and each of its people with any settings."""
    yield public_screen(table, say)
    for user in [ANN + seat for seat in range(len(table.roster.sitters))]:
        likes = {one: luck.random() < 0.3 for one in ("text_first", "strip", "every_control")}
        likes |= {"cards": luck.choice([*CardStyle]), "sort": luck.choice([*Sort])}  # type: ignore[dict-item]
        person, view = Reader(user, say, Preferences.model_validate(likes)), table.view(user)
        count = len(view.hand)
        held = tuple(sorted(luck.sample(range(count), min(count, luck.randrange(4)))))
        button = luck.choice([None, SUGGEST, *LAYING])
        yield panel_screen(table, person, hand_controls(table, person, held, button=button))
        for picks in tried_out(table, user, luck):
            yield panel_screen(table, person, hand_controls(table, person, picks))
        if view.has_begun and view.seen.phase is Phase.OVER:
            yield details_screen(view, say)
            yield result_panel(view, say, in_words=True)


def replayed(script: Script, say: Text, luck: Random) -> Iterator[Screen]:
    """Some moments of it as a replay."""
    told = replay_of(script.header, script.entries)
    for place in luck.sample(range(len(told.frames)), min(5, len(told.frames))):
        spot = ReplayPlace(place, len(told.frames), told.deals)
        yield replay_screen(replay_view(told, place, ANN), told.game, spot, HandStyle(), say)


@pytest.mark.long
@pytest.mark.parametrize("name", REGISTRY)
async def test_whatever_comes_up_can_be_shown(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(canvas, "_EFFORT", 0)
    painter, luck = Painter(inline=True), Random(name)
    with spoken():
        say = longest_text()
        for _ in range(GAMES):
            script = random_game(name, luck)
            shown = [one for table in played(script, luck) for one in screens(table, say, luck)]
            for screen in [*shown, *replayed(script, say, luck)]:
                body = await as_message(screen, painter)
                told = {"type": 4, "data": body.written(private=True)}
                assert problems("callback", told, [file.name for file in body.files]) == []
