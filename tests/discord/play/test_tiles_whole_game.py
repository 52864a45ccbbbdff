"""A game of Tile Rummy from the lobby to the leaderboard, and its own clicks."""

from typing import Any

import pytest

from engine.table.roster import CloseReason, Status
from tests.discord.play.counted import Counted
from tests.discord.play.kit import Player, alt_texts, live, open_room, text
from tests.discord.play.messages import menus_for, plain
from tests.discord.play.tile_tables import tile_deal, tiles_at


async def choose(person: Player, verb: str, *lines: str, part: int | None = None) -> Any:
    """These lines of the menu with this verb; ``part``: of this one where there are several."""
    found = menus_for(person.panel, verb)
    [menu] = found if part is None else [found[part]]
    if menu["max_values"] < len(lines):  # it takes one tile, and then several
        await choose(person, verb, lines[0], part=part)
        [menu] = menus_for(person.panel, verb)[part or 0 :][:1]
    values = {plain(one["label"]): one["value"] for one in menu["options"]}
    return await person.use(menu["custom_id"], *(values[line] for line in lines))


OTHER_GAMES = ("upcard", "Upcard:", "contract", "May I", "discard", "born", "♠", "♥", "♦", "♣")
MOST_STEPS = 300


async def play_out(person: Player) -> set[str]:
    """Go on until the game is over, laying all that fits; what was pressed."""
    pressed: set[str] = set()
    tried = False
    for _ in range(MOST_STEPS):
        labels = person.live()
        wanted = ["Next deal", *(["Done"] if tried else ["Lay what fits"])]
        wanted += ["Draw, end turn", "Pass"]
        label = next((one for one in wanted if one in labels), None)
        if label is None:
            return pressed
        await person.press(label)
        pressed.add(label)
        tried = label == "Lay what fits"
    raise AssertionError("the game did not end")


@pytest.mark.long
@pytest.mark.usefixtures("drawn")
async def test_a_quick_game_of_tiles_by_clicks_alone(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new tiles", computers=1, length="quick")
        await ann.press("Start", room.shown())
        table_id = room.table_id()
        assert "**Deal 1 of 1**" in text(room.shown())
        await ann.press("My hand", room.shown())
        said = text(room.shown()) + ann.text() + "".join(live(room.shown()) + ann.live())
        said += "".join(alt_texts(room.shown()))
        assert [word for word in OTHER_GAMES if word in said] == []

        assert await play_out(ann) >= {"Done", "Lay what fits", "Draw, end turn"}

        told = await room.stored(table_id)
        assert told.roster.status is Status.CLOSED
        assert told.roster.closed_because is CloseReason.FINISHED
        assert told.state is not None
        result = told.state.result
        assert result is not None
        names = ", ".join(told.roster.sitters[seat].name for seat in result.winners)
        for shown in (text(room.shown()), ann.text()):
            assert f" **{names}**" in shown
        await ann.slash("leaderboard", game="tiles")
        assert "of 1 won" in text(room.shown())


RACKS = ("9R 13Y 13K 2B 9B 10B 11B", "6R 7R 8R JK 10Y 11Y 12Y 3K 5R 1B")
MOVES = (
    "0 rearrange 9B 10B 11B",
    "1 rearrange 9B 10B 11B / 6R 7R 8R JK=9R / 10Y 11Y 12Y",
)


async def test_tiles_5_4_a_joker_is_freed_and_laid_in_three_choices(url: str) -> None:
    ready = tiles_at(tile_deal(RACKS, pool="2Y"), MOVES)
    async with open_room(url, prepare=ready) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "🔴9")
        await choose(ann, "bench-put", "Put in for the joker: 2: 🔴6 🔴7 🔴8 🃏🔴9")
        assert "The freed joker must be laid in this turn" in ann.text()
        assert "Done" not in ann.live()
        await choose(ann, "bench-hand", "🔶13", "🔳13")
        await choose(ann, "bench-put", "A new group: a set")
        await ann.press("Done")
        told = await room.stored()
        assert told.state is not None
        assert told.state.turn == 1
        assert len(told.state.melds) == 4


async def test_ux_a_tile_is_added_with_three_clicks_and_no_draw_drops_it_unasked(url: str) -> None:
    ready = tiles_at(tile_deal(RACKS, pool="2Y"), MOVES)
    async with open_room(url, prepare=ready) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        turn = Counted(ann)
        await turn.choose_one("bench-hand", "🔳13")
        assert "after 🔴6 🔴7 🔴8 🔴9 · 🔶13 🔳13 🃏" in ann.text()
        await turn.press("Add 3")
        assert turn.clicks == 3
        await ann.press("Draw, end turn")
        assert "3 tiles on your workbench aren’t laid yet." in ann.text()
        assert ann.live() == ["Lay these 3 first", "Draw without them", "Back"]
        await ann.press("Back")
        assert "from your rack: 🔴9 🔶13 🔳13" in ann.text()
        await ann.press("Draw, end turn")
        await ann.press("Lay these 3 first")
        told = await room.stored()
        assert told.state is not None
        assert (told.state.turn, len(told.state.hands[0])) == (1, 1)


async def test_tiles_5_6_first_melds_that_are_too_few_say_so(url: str) -> None:
    ready = tiles_at(tile_deal(("1R 2R 3R 9B 10B 11B 5K", "13K 2K"), pool="2Y"))
    async with open_room(url, prepare=ready) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        assert "**0 of 30**" in ann.text()
        await choose(ann, "bench-hand", "🔴1", "🔴2", "🔴3")
        await choose(ann, "bench-put", "A new group: a run")
        assert "**6 of 30**" in ann.text()
        assert "Done" not in ann.live()
        await ann.slash("play", move="9b 10b 11b")
        told = await room.stored()
        assert told.state is not None
        assert told.state.turn == 1, "a typed line lays them at once"


LONG_RACK = " ".join(
    [
        *(f"{number}{colour}" for colour in "RB" for number in range(1, 14) for _ in "12"),
        *(f"{number}Y" for number in range(1, 8)),
        *(f"{number}K" for number in range(3, 14)),
    ]
)
"""70 tiles, 44 of them different: black ones, which come last, were drawn last, too."""


async def test_a_rack_of_seventy_lays_its_last_tiles(url: str) -> None:
    ready = tiles_at(tile_deal((LONG_RACK, "1Y 2Y"), pool="3Y"))
    async with open_room(url, prepare=ready) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        first, last = menus_for(ann.panel, "bench-hand")
        shown = [plain(line["label"]) for menu in (first, last) for line in menu["options"]]
        assert len(shown) == 44
        assert (shown[0], shown[-1]) == ("🔴1 (×2)", "🔳13")
        assert first["placeholder"] == "🔴1 – 🟦12: Tiles on your rack…"

        await choose(ann, "bench-hand", "🔴1 (×2)", part=0)
        await choose(ann, "bench-hand", "🔳11", "🔳12", "🔳13", part=1)
        chosen = [
            [plain(line["label"]) for line in menu["options"] if line.get("default")]
            for menu in menus_for(ann.panel, "bench-hand")
        ]
        assert chosen == [["🔴1 (×2)"], ["🔳11", "🔳12", "🔳13"]]
        await choose(ann, "bench-hand", part=0)
        await choose(ann, "bench-put", "A new group: a run")
        assert "**36 of 30**" in ann.text()
        assert "from your rack: 🔳11 🔳12 🔳13" in ann.text()
        await ann.press("Done")
        told = await room.stored()
        assert told.state is not None
        assert [len(meld.cards) for meld in told.state.melds] == [3]
        assert len(told.state.hands[0]) == 67
