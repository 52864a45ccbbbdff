"""The guided practice deal of each game, played by clicks as the coach advises (UX: Learning)."""

import re

import pytest

from bot.blocks.control import ME, Click
from bot.games.registry import PRACTISED
from bot.text import Text
from engine.games.registry import REGISTRY
from engine.options import read_options, write_options
from engine.table.record import StoredTable
from engine.table.roster import CloseReason, Status
from tests.discord.play.kit import (
    Player,
    Room,
    alt_texts,
    forged,
    open_room,
    text,
    whispers,
)
from tests.discord.play.messages import live
from tests.discord.play.row import take_row
from tests.discord.recorder import Recorded

SAY = Text()
MOST_STEPS = 100
ADVICE = re.compile(r"A good player might:\*\* (.*)\.$", re.MULTILINE)
PLAIN = {"draw": "Draw", "ask": "May I?", "let": "No, thanks", "pass,": "Pass"}
MAIN_STEPS = {
    "basic": {"draw", "meld", "lay-off", "taken", "out", "discard"},
    "contract": {
        *("draw", "may-i", "granted", "ready", "made"),
        *("meld", "lay-off", "out", "discard"),
    },
    "dummy": {
        *("draw", "unborn", "take", "born", "meld"),
        *("lay-off", "speto", "discard", "knock"),
    },
}


def opening(message: str) -> str:
    """How a hint begins: the bold words, by which it is known on a panel."""
    facts = {"card": "", "name": "", "goal": "", "points": 0, "what": ""}
    return SAY(message, **facts).partition("**")[2].partition("**")[0]


def told(person: Player, game: str) -> set[str]:
    """The long hints of the game that stand on the panel."""
    first = person.text()
    known = [hint.says for hint in PRACTISED[game].hints.new]
    return {says for says in known if f"**{opening(says)}**" in first}


async def follow(person: Player, words: str) -> None:
    """Do by clicks what the advice says."""
    does, _, rest = words.partition(" ")
    if does in PLAIN:
        await person.press(PLAIN[does])
    elif does == "take" and "from the row" not in words:
        await person.press(next(one for one in person.live() if one.startswith("Take ")))
    elif does == "discard":
        await person.discard(rest)
    elif does == "make":
        await person.lay("Contract")
    elif does == "knock":
        await _do(person, "Knock", f"keep {rest.rpartition(' ')[2]}")
    elif does == "lay":
        off = rest.startswith("off ")
        await person.choose(*([rest.split(" ")[1]] if off else rest.split(" ")))
        await person.lay("Lay off" if off else "Meld")
    else:
        await take_row(person, words.rpartition("lay ")[2])


async def _do(person: Player, word: str, how: str) -> None:
    """Press a button and, if it can mean several things, pick the one with these words."""
    await person.press(word)
    if "Back" in person.live():
        await person.pick(how)


def missed(game: str, seen: set[str]) -> set[str]:
    """The main steps that were not explained."""
    return {f"practice-{game}-{step}" for step in MAIN_STEPS[game]} - seen


async def learn(person: Player, game: str) -> set[str]:
    """Play to the end as Show me says, without a clock; the hints that came up."""
    registry = person.room.bot.services.registry
    table = await registry.find(registry.of_user(person.id)[0])
    seen: set[str] = set()
    if "Start" in person.live():
        await person.press("Start")
    for _ in range(MOST_STEPS):
        seen |= told(person, game)
        if "Show me" not in person.live():
            return seen
        assert table is not None
        assert table.deadline is None
        assert "closes" not in person.text()
        await person.press("Show me")
        advice = ADVICE.search(person.text())
        assert advice is not None, person.text()
        await follow(person, advice[1])
        await person.room.env.settle()
    raise AssertionError("the deal did not end")


async def practice_page(room: Room, person: Player) -> StoredTable:
    """What is stored of the newest practice table of this person."""
    [table_id] = room.bot.services.registry.of_user(person.id)[:1]
    return await room.page(table_id)


async def test_ux_learning_a_deal_is_played_with_every_main_step_explained(
    url: str, recorded: list[Recorded]
) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy practice", game="contract")
        page = await practice_page(room, ann)
        table_id = page.header.table_id
        assert page.header.terms.practice
        assert not page.header.terms.rated
        assert page.header.options == write_options(read_options(REGISTRY["contract"], {}))
        assert ann.text().startswith("### 🎓 Practice: Contract Rummy")
        [look] = alt_texts(ann.panel)
        for what in ("a set", "a run", "a lay-off"):
            assert f": {what}: " in look
        assert ann.live() == ["Start", "Rules"]
        await ann.press("Start")
        table, hand = alt_texts(ann.panel)
        assert table.startswith("Stock: ")
        assert "Upcard: " in table
        assert hand.startswith("Your hand: ")
        assert ann.text().startswith("-# 🎓 Practice · 2 sets of 3")

        assert missed("contract", await learn(ann, "contract")) == set()

        closed = await room.stored(table_id)
        assert closed.roster.status is Status.CLOSED
        assert closed.roster.closed_because is CloseReason.FINISHED
        assert closed.state is not None
        assert closed.state.deal_no == 1
        assert closed.state.result is not None
        assert closed.state.result.winner == 0
        assert "🎉 **Well played!**" in ann.text()
        assert ann.live() == ["Another deal", "Open a table", "Rules"]
        assert room.history() == [], "nothing is public"
        assert [one for one in recorded if one.path.startswith("/channels/")] == []
        await ann.slash("leaderboard", game="contract")
        assert "No one has finished a game for this list" in text(room.shown())

        message = ann.panel.id
        await ann.press("Another deal")
        again = await practice_page(room, ann)
        assert again.header.seed != page.header.seed
        assert ann.text().startswith("-# 🎓 Practice · ")
        [shown] = whispers(room, ann)
        assert shown.id == message, "another deal, in the same message"


@pytest.mark.long
async def test_a_deal_of_dummy_is_played_with_every_main_step_explained(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy practice", game="dummy")
        assert missed("dummy", await learn(ann, "dummy")) == set()


@pytest.mark.long
async def test_a_deal_of_basic_is_played_with_every_main_step_explained(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy practice", game="basic")
        assert missed("basic", await learn(ann, "basic")) == set()
        assert "🎉 **Well played!**" in ann.text()


async def test_the_rules_lead_to_practice_and_stay_open(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy rules", game="dummy")
        [rules] = whispers(room, ann)
        await ann.press("Practice deal")
        assert ann.text().startswith("### 🎓 Practice: Thai Dummy")
        assert whispers(room, ann)[0].id == rules.id
        await ann.press("Rules")
        assert "## Thai Dummy: the rules" in ann.told


@pytest.mark.long
async def test_practice_is_no_table_of_the_channel(url: str) -> None:
    async with open_room(url) as room:
        ann, ben = room.people[:2]
        await ann.slash("rummy practice", game="basic")
        for person in (ann, ben):
            await person.slash("rummy table")
            assert "No table is open in this channel" in person.told
        await ben.slash("rummy rules")
        assert "Practice" not in ben.told
        await ann.slash("rummy hand")
        assert ann.text().startswith("-# 🎓 Practice")
        await ann.slash("rummy leave")
        assert "Stop this practice deal of Basic Rummy?" in ann.told


@pytest.mark.long
async def test_the_end_leads_to_a_table_for_everybody(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy practice", game="basic")
        await ann.press("Start")
        await ann.press("Stop")
        assert "This practice deal is over." in ann.text()
        assert room.history() == []
        await ann.press("Open a table")
        [lobby] = room.history()
        assert "## Basic Rummy: take a seat" in text(lobby)
        assert "**Ann** · host" in text(lobby)


@pytest.mark.long
async def test_rules_and_old_controls_beside_practice(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy practice", game="basic")
        await ann.press("Rules")
        assert "## Basic Rummy: the rules" in ann.told
        assert "Practice deal" not in live(whispers(room, ann)[-1])

        # An old show me repaints the panel.
        ann = room.people[0]
        await ann.slash("rummy practice", game="basic")
        [table_id] = room.bot.services.registry.of_user(ann.id)
        old = Click(table_id, 1, "show-me")
        await forged(room, ann.actor, whispers(room, ann)[-1], old)
        assert "That panel was old" in ann.text()

        # An old do it plays nothing.
        ann = room.people[0]
        await ann.slash("rummy practice", game="basic")
        [table_id] = room.bot.services.registry.of_user(ann.id)
        before = (await room.page(table_id)).entries
        await forged(room, ann.actor, whispers(room, ann)[-1], Click(table_id, 1, "do-it"))
        assert "That panel was old" in ann.text()
        assert (await room.page(table_id)).entries == before


async def test_practice_goes_on_after_a_restart(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy practice", game="basic")
        await ann.press("Start")
        await room.restart()
        for _ in range(4):
            before = (await practice_page(room, ann)).entries
            await ann.press("Show me")
            await ann.press("Do it")
            await room.env.settle()
            assert (await practice_page(room, ann)).entries > before
        assert room.history() == []


@pytest.mark.long
async def test_text_first_has_the_table_in_words(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("settings")
        await ann.press("Words instead of pictures")
        await ann.slash("rummy practice", game="dummy")
        assert alt_texts(ann.panel) == []
        assert "a take: " in ann.text()
        await ann.press("Start")
        assert "The row, oldest first: " in ann.text()
        await ann.press("Show me")
        assert "💡 **A good player might:** draw from the stock." in ann.text()


@pytest.mark.long
async def test_a_game_that_cannot_be_practised_is_told(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy rules", game="basic")
        for verb in ("practice", "again", "real", "rules"):
            await forged(room, ann.actor, whispers(room, ann)[0], Click(ME, 0, verb, "bridge"))
            assert "This button no longer works." in ann.told


async def test_do_it_plays_what_show_me_names_and_says_why(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy practice", game="basic")
        await ann.press("Start")
        for _ in range(MOST_STEPS):
            if "Do it" not in ann.live():
                break
            await ann.press("Show me")
            advice = ADVICE.search(ann.text())
            assert advice is not None
            await ann.press("Do it")
            if "Do it" in ann.live():
                assert f"✓ **Done:** {advice[1]}. " in ann.text()
            await room.env.settle()
        assert "🎉 **Well played!**" in ann.text()
        assert room.history() == []
