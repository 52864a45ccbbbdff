"""Rated or casual: said in the lobby, told with the result (UX Lobby, Result)."""

import re

import pytest

from bot.blocks.control import Click
from engine.table.roster import Status
from engine.table.terms import NORMAL, Terms
from tests.discord.play.insisting import opens
from tests.discord.play.journals import deal, store_table
from tests.discord.play.kit import Prepare, Room, forged, live, open_room, text, whispers
from tests.discord.play.rules_kit import keep, pick_from
from tests.discord.play.shelf import Shelf
from tests.discord.play.test_melds_by_clicks import LAST


def last_deal(terms: Terms, *, seats: tuple[int | None, ...] = (0, 1, 2)) -> Prepare:
    """Deal 7 of Contract Rummy, which Ann can end with one meld."""

    async def prepare(room: Room, store: Shelf) -> None:
        dealt = deal(LAST, deal_no=7, upcard="7S")
        await store_table(room, store, dealt, terms=terms, seats=seats)

    return prepare


async def ended(room: Room) -> str:
    """The details of the result, the same after a restart; in the channel nothing is said of it."""
    ann = room.people[0]
    await ann.press("My hand", room.shown())
    table_id = room.table_id()
    await ann.press("Take 7♠", room.shown())
    await ann.press("Contract")
    await ann.pick("1. ")
    assert "Not rated" not in text(room.shown())
    assert "→" not in text(room.shown())
    await ann.press("Details", room.shown())
    before = ann.told
    stood_out = text(room.shown())
    await room.restart()
    table = await room.bot.services.registry.find(table_id)
    assert table is not None
    assert table.view(None).verdict == table.verdict
    await ann.press("Details", room.shown())
    assert ann.told == before
    assert text(room.shown()) == stood_out, "what stood out in the game too"
    return before


async def test_ux_result_tells_what_the_game_did_to_each_rating(url: str) -> None:
    async with open_room(url, prepare=last_deal(Terms(NORMAL))) as room:
        shown, ann = await ended(room), room.people[0]
        assert "Deal 7 of 7** · Full" in shown, "which length it was"
        found = re.findall(r"\*\*(\w+)\*\*: ([+−]\d+) → \*\*(\d+)\*\*", shown)
        assert next(name for name, _, _ in found) == "Ann", "the best change first"
        assert {name for name, _, _ in found} == {"Ann", "Ben", "Chi"}
        for _, change, rating in found:
            assert int(rating) == 1000 + int(change.replace("−", "-")), "everybody begins at 1000"
        assert int(found[0][1]) > 0
        assert "\n-# first games count more" in shown, "so many points have a reason"
        [mine] = [one for one in whispers(room, ann) if "Your rating:" in text(one)]
        assert "** (first games count more)" in text(mine)
        told = (await ann.slash("stats")).response
        assert f"**{found[0][2]} ± " in text(told).replace("Rating ", "")


@pytest.mark.long
async def test_ux_result_tells_why_a_game_is_not_rated(url: str) -> None:
    async with open_room(url, prepare=last_deal(Terms(NORMAL, rated=False))) as room:
        shown = await ended(room)
        assert "Not rated, because this was a casual game" in shown
        assert "→" not in shown


@pytest.mark.long
async def test_ux_lobby_says_whether_it_counts_and_why_not(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await opens(ann, "contract")
        assert "**Rated**, if these players finish it" in await ann.terms()
        await ann.press("Medium", room.shown())
        assert "**Not rated:** games with a computer never are" in await ann.terms()
        await ann.press("Seats", room.shown())
        await ann.pick("Ada")
        assert "**Rated**" in await ann.terms()


async def test_a_rated_game_of_a_quarter_of_an_hour_begins_after_two_clicks(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await opens(ann, "basic", length="quick")
        length = "**Length:** Quick · about 5 minutes\n-# Most points after 1 deal wins"
        assert length in await ann.terms()
        assert "House rules" not in text(room.shown()), "a length is none of the differences"
        await ben.press("Join", room.shown())
        await ann.press("Start", room.shown())
        told = await room.stored()
        assert told.roster.status is Status.PLAYING
        assert told.game.end.deals == 1
        await ann.press("More", room.shown())
        assert "**Rated**" in ann.told


@pytest.mark.long
async def test_the_first_row_of_a_lobby_changes_the_length_with_one_click(url: str) -> None:
    async with open_room(url) as room:
        ann, ben, chi = room.people[:3]
        await opens(ann, "contract")
        first = live(room.shown())[:3]
        assert first == ["✓ Quick · 10 min", "Evening · 30 min", "Full · 75 min"]
        await ann.press("Full", room.shown())
        assert live(room.shown())[2] == "✓ Full · 75 min"
        await ann.press("Quick", room.shown())
        assert live(room.shown())[0] == "✓ Quick · 10 min"
        assert "**Rated**" in await ann.terms()
        await ben.press("Join", room.shown())
        await chi.press("Join", room.shown())

        await ben.press("Evening", room.shown())
        assert "Only the host" in ben.told
        await ann.press("Evening", room.shown())
        assert "Still to agree: Ben and Chi." in text(room.shown())
        await ann.press("Quick", room.shown())
        for person in (ben, chi):
            await person.press("Agree", room.shown())
        await ann.press("Start", room.shown())
        assert (await room.stored()).game.options.contracts == (2,)


async def test_who_joins_as_the_rules_change_is_told_how_and_joins_with_one_click_more(
    url: str,
) -> None:
    async with open_room(url) as room:
        ann, ben, chi = room.people[:3]
        await opens(ann, "contract", length="full")
        await ben.press("Join", room.shown())
        seen = await room.stored()
        join, agree = (Click(room.table_id(), seen.version, verb) for verb in ("join", "agree"))
        await ann.press("Quick", room.shown())

        await forged(room, chi.actor, room.shown(), join)
        assert "a seat yet. Now:\n**Length:** Quick · about 10 minutes\n-# Only" in chi.told
        assert chi.live() == ["Join", "Close"]
        await ann.press("Evening", room.shown())
        await chi.press("Join")
        assert (
            "you don’t have a seat yet. Now:\n**Length:** Evening · about 30 minutes" in chi.text()
        )
        await chi.press("Join")
        assert "You’re in: [go to the table](" in chi.text()
        assert "3. **Chi**" in text(room.shown())

        await forged(room, ben.actor, room.shown(), agree)
        assert "changed the rules once more. Now:\n**Length:** Evening" in ben.told
        await ben.press("Agree")
        assert (await room.stored()).roster.asked == ()
        await ben.press("Join", room.shown())
        assert "already" in ben.told


@pytest.mark.long
async def test_a_length_comes_with_a_rulebook_and_with_a_preset_of_the_server(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await opens(ann, "contract", rulebook="b", length="evening")
        told = (await room.stored()).game.options
        assert (told.contracts, told.max_may_i, told.further_melds) == ((1, 4, 7), 3, False)
        await ann.press("House rules", room.shown())
        await ann.press("Load preset")
        await pick_from(ann, "One of the game’s presets", "Rulebook A")
        told = (await room.stored()).game.options
        assert (told.contracts, told.further_melds) == ((1, 4, 7), True), "the length stays"
        number = await keep(room, "Ours", run_max=14)
        await room.bot.services.presets.set_default(room.guild.id, "contract", number)
        await opens(ann, "contract", length="quick")
        told = (await room.stored()).game.options
        assert (told.contracts, told.run_max) == ((2,), 14)
        assert "**Rated**" in await ann.terms(), "the server begins with these rules"


@pytest.mark.long
async def test_ux_lobby_casual_by_command(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await opens(ann, "basic", rated="casual")
        assert "**Casual:** not rated" in await ann.terms()
        assert not (await room.stored()).terms.rated
        await ben.press("Join", room.shown())
        await ann.press("Start", room.shown())
        await ann.press("More", room.shown())
        assert "**Casual:** not rated" in ann.told


@pytest.mark.long
async def test_house_rules_count_where_the_server_begins_with_them(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        number = await keep(room, "Ours", run_max=14)
        await opens(ann, "contract", preset="Ours")
        assert "**Not rated:** only under standard rules" in await ann.terms()
        await room.bot.services.presets.set_default(room.guild.id, "contract", number)
        await opens(ann, "contract")
        assert "**Rated**" in await ann.terms()
