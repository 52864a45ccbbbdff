"""House rules in the lobby by clicks: the host's editor, agreeing, what the others see."""

import pytest

from engine.games.registry import REGISTRY
from engine.options import rules_hash, write_options
from engine.table.record import RULES_REVISION
from engine.table.roster import Status
from tests.discord.play.kit import Player, Room, live, open_room, text
from tests.discord.play.rules_kit import ACES, TWO, change, chosen, fill, lines, pick_from


async def _editor(person: Player, room: Room) -> None:
    await person.press("House rules", room.shown())


async def test_a_change_after_somebody_joined_asks_again(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await ann.slash("rummy new contract", length="full")
        await ben.press("Join", room.shown())
        assert "House rules" not in text(room.shown())
        assert "Start" not in live(room.shown()), "three are needed"
        assert "Agree" not in live(room.shown())

        await _editor(ann, room)
        assert "Standard rules, no differences." in ann.text()
        await change(ann, "Two players", "Two players are enough")
        assert TWO in ann.text()
        await change(ann, "Longest run", "Runs of up to 14")
        assert ann.text().count("\n- ") == 2

        shown = text(room.shown())
        assert TWO in shown
        assert ACES in shown
        assert "May I" not in shown, "only what differs from the standard"
        assert "Still to agree: Ben." in shown
        assert "Agree" in live(room.shown())

        read = await ben.press("House rules", room.shown())
        assert text(read.response).startswith("## Contract Rummy: the rules"), "not the editor"
        assert TWO in text(read.response)
        await ben.press("Agree", room.shown())
        assert "Still to agree" not in text(room.shown())
        assert "Agree" not in live(room.shown())
        assert "Start" in live(room.shown())
        await ann.press("Start", room.shown())
        told = await room.stored()
        assert told.roster.status is Status.PLAYING
        assert told.game.options.allow_two
        assert told.game.options.run_max == 14


@pytest.mark.long
async def test_a_value_that_is_chosen_is_marked(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new contract")
        await _editor(ann, room)
        await pick_from(ann, "Change a rule", "Natural cards")
        assert "How many natural cards a meld needs at least." in ann.text()
        assert chosen(ann) == ["At least one natural card per meld"]
        version = (await room.stored()).version
        await ann.press("Back")
        assert len(lines(ann, "Change a rule")) == 18
        await change(ann, "Natural cards", "At least one natural")
        assert (await room.stored()).version == version, "nothing has changed"
        await change(ann, "Natural cards", "At least two natural")
        await pick_from(ann, "Change a rule", "Natural cards")
        assert chosen(ann) == ["At least two natural cards per meld"]
        await ann.press("Back")
        await ann.press("Standard rules")
        assert "no differences" in ann.text()
        await ann.press("Done")
        assert "These are the house rules now." in ann.told


@pytest.mark.long
async def test_contracts_are_chosen_from_a_menu_or_typed(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new contract", computers=2)
        await _editor(ann, room)
        await pick_from(ann, "Change a rule", "Contracts played")
        await pick_from(ann, "Choose", "Only contracts 1, 4 and 7 (3 deals)")
        assert "Only contracts 1, 4 and 7 (3 deals)" in ann.text()

        await pick_from(ann, "Change a rule", "Contracts played")
        window = await pick_from(ann, "Choose", "Others…")
        await fill(ann, window, numbers="2, 8")
        assert "Not all of those numbers can be chosen" in ann.text()
        assert (await room.stored()).game.options.contracts == (1, 4, 7)

        await pick_from(ann, "Change a rule", "Contracts played")
        window = await pick_from(ann, "Choose", "Others…")
        await fill(ann, window, numbers="2 6")
        assert (await room.stored()).game.options.contracts == (2, 6)
        await ann.press("Start", room.shown())
        shown = text(room.shown())
        assert "Deal 1 of 2" in shown
        assert "1 set of 3 and 1 run of 4" in shown


@pytest.mark.long
async def test_numbers_without_an_end_are_typed(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new basic")
        await _editor(ann, room)

        await pick_from(ann, "Change a rule", "Game end")
        assert sum(line.startswith("Another number") for line in lines(ann, "Choose")) == 2
        window = await pick_from(ann, "Choose", "Another number: First to")
        assert window.modal["title"] == "Game end"
        await fill(ann, window, points="275")
        assert "First to 275 points wins" in ann.text()

        await pick_from(ann, "Change a rule", "Game end")
        assert chosen(ann) == ["First to 275 points wins"]
        window = await pick_from(ann, "Choose", "Another number: First to")
        await fill(ann, window, points="1.5")
        assert "isn’t a whole number of 1 or more" in ann.text()
        assert "275" in ann.text()
        assert (await room.stored()).game.options.end.points == 275

        await pick_from(ann, "Change a rule", "New stocks")
        window = await pick_from(ann, "Choose", "Another number")
        await fill(ann, window, number="9")
        assert "9 new stocks" in ann.text()
        assert (await room.stored()).game.options.max_reshuffles == 9
        await change(ann, "New stocks", "As many new stocks as needed")
        assert (await room.stored()).game.options.max_reshuffles is None


@pytest.mark.long
async def test_the_editor_of_a_game_that_has_begun_changes_nothing(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy new contract", computers=2)
        await _editor(ann, room)
        await room.env.advance_time(15 * 60)
        await ann.press("Start", room.shown())
        # Too old to be taken away when the game began.
        await change(ann, "Longest run", "Runs of up to 14")
        assert "The game has started" in ann.text()
        assert (await room.stored()).game.options.run_max == 13


async def test_the_editor_goes_on_after_a_restart(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await ann.slash("rummy new contract")
        await ben.press("Join", room.shown())
        await _editor(ann, room)
        await change(ann, "Two players", "Two players are enough")
        await room.restart()
        await change(ann, "Longest run", "Runs of up to 14")
        assert TWO in ann.text()
        assert ACES in ann.text()
        assert "Still to agree: Ben." in text(room.shown())
        await ben.press("Agree", room.shown())
        await ann.press("Start", room.shown())
        assert (await room.stored()).roster.status is Status.PLAYING


@pytest.mark.long
async def test_the_rules_of_the_table_are_printed_with_their_hash(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await ann.slash("rummy new contract", preset="b", length="full")
        await _editor(ann, room)
        await change(ann, "Longest run", "Runs of up to 14")
        chosen_now = (await room.stored()).game.options
        shown = await ben.slash("rummy rules")
        pages = "\n".join(text(one) for one in (shown.response, *shown.followups))
        assert pages.startswith("## Contract Rummy")
        assert ACES in pages
        assert f"Rules {rules_hash('contract', RULES_REVISION, chosen_now)[:16]}" in pages
        other = await ben.slash("rummy rules", game="basic")
        assert text(other.response).startswith("## Basic Rummy")
        header = (await room.page()).header
        assert header.options == write_options(REGISTRY["contract"].presets["b"])
