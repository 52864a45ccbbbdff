"""Rearranging the table on the workbench, and what becomes of a turn that was begun on it."""

import asyncio
import logging
from typing import Any

import pytest

from bot.blocks.control import Click, read_click
from bot.workbench import draft, drafts
from bot.workers.worker import WorkerLost
from data.database.trouble import StorageTrouble
from data.journal.store import Store
from engine.cards import names
from engine.computer.plain.lay import Rearrangement
from engine.phase import Phase
from engine.table.terms import CLOCKS, Terms
from tests.discord.play.common_tables import common_at, common_deal
from tests.discord.play.counted import Counted
from tests.discord.play.kit import Player, forged, open_room, text
from tests.discord.play.messages import buttons, menus, menus_for, plain

ANN = "7S 8S 2D 2C 2H KD QC 9H 4C 7D"
BEN = "3S 4S 5S AS 5D 6D 8D 10D QD AC"

BEGUN = (
    "0 draw",
    "0 rearrange 2D 2C 2H",
    "1 draw",
    "1 rearrange 2D 2C 2H / 3S 4S 5S",
    "0 draw",
)
"""Ann has drawn and holds 7S 8S KD QC 9H 4C 7D 6S 7H; on the table lie a set and a run."""


def begun(**rules: object) -> Any:
    """``rules`` are house rules that differ from the standard."""
    return common_at(common_deal((ANN, BEN), stock="6S JS 7H KS KC 9D"), BEGUN, **rules)


async def choose(person: Player, verb: str, *lines: str) -> Any:
    """These lines of the menu with this verb, by their first words."""
    [menu] = menus_for(person.panel, verb)
    if menu["max_values"] < len(lines):  # it takes one card, and then several
        await choose(person, verb, lines[0])
        [menu] = menus_for(person.panel, verb)
    values = []
    for line in lines:
        found = [one["value"] for one in menu["options"] if plain(one["label"]).startswith(line)]
        values.append(next(one for one in found if one not in values))
    return await person.use(menu["custom_id"], *values)


def lines(person: Player, verb: str) -> list[str]:
    return [
        plain(one["label"]) for menu in menus_for(person.panel, verb) for one in menu["options"]
    ]


async def table(room: Any) -> list[str]:
    told = await room.stored()
    return [" ".join(names(meld.cards)) for meld in told.state.melds]


async def test_ux_chosen_cards_that_fit_are_added_with_one_press_and_done_ends_the_turn(
    url: str,
) -> None:
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "6♠")
        await ann.press("6♠ → 2")
        assert "from your hand: 6♠" in ann.text()
        await choose(ann, "bench-hand", "7♥", "7♦", "7♠")
        await ann.press("Meld 7♠ 7♥ 7♦")
        told = await room.stored()
        assert (told.state.turn, await table(room)) == (0, ["2D 2C 2H", "3S 4S 5S"])
        await ann.press("Done")
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S 6S", "7S 7H 7D"]
        assert "Played: lay 6♠ 7♠ 7♥ 7♦ (before: 3♠ 4♠ 5♠; after: 3♠ 4♠ 5♠ 6♠" in ann.text()
        assert "**Ben**’s turn: draw" in text(room.shown())


async def test_ux_several_chosen_cards_that_fit_nowhere_are_told_what_is_missing(url: str) -> None:
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "7♠", "8♠")
        assert "7♠ 8♠: 6♠ or 9♠ is missing." in plain(ann.text())
        await choose(ann, "bench-hand", "4♣", "K♦")
        assert "K♦ 4♣: no meld yet." in plain(ann.text())
        await choose(ann, "bench-hand", "7♠", "7♦", "7♥")
        assert "missing" not in ann.text(), "they are a meld"


async def test_ux_a_button_of_0_1_0_that_ended_the_turn_plays_nothing(url: str) -> None:
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "6♠")
        shown = [read_click(one["custom_id"]) for one in buttons(ann.panel)]
        [add] = [click for click in shown if click is not None and click.verb == "bench-add1"]
        await forged(room, ann.actor, ann.panel, add._replace(verb="bench-lay0"))
        assert "That panel was old" in ann.text()
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S"]
        assert (await room.stored()).state.turn == 0


async def test_ux_one_click_adds_a_rearrangement_that_lays_the_chosen_card(url: str) -> None:
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        turn = Counted(ann)
        await turn.choose_one("bench-hand", "7♠")
        assert "6♠ 7♠ 7♥ 7♦\nbefore 3♠ 4♠ 5♠\nafter 3♠ 4♠ 5♠ 6♠ · 7♠ 7♥ 7♦" in ann.text().replace(
            "-# ", ""
        )
        await turn.press("Add 4")
        assert turn.clicks == 3
        assert "from your hand: 6♠ 7♠ 7♥ 7♦" in ann.text()
        assert "Done" in ann.live()
        await choose(ann, "bench-hand", "K♦")
        assert "No place found for K♦ yet." in ann.text()
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S"]


async def test_a_card_is_chosen_where_no_thought_comes(url: str) -> None:
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]

        async def lost(*_: object) -> tuple[()]:
            raise WorkerLost

        room.bot.services.thinker.placements = lost
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "6♠")
        assert "6♠ → 2" in ann.live()
        assert not ann.can("Add"), "nothing was looked for in the bot's own process"
        assert "No place found" not in ann.text()


async def stored_draft(room: Any) -> str | None:
    """What another process would find."""
    draft: str | None = (await room.page()).draft
    return draft


async def test_workbench_cards_of_groups_and_hand_become_one_move(url: str) -> None:
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "7♠")
        await choose(ann, "bench-put", "2: 3♠")
        assert "✗ **2** 3♠ 4♠ 5♠ 7♠: neither a set nor a run" in ann.text()
        assert "Done" not in ann.live()
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S"], "only what is done is played"
        await choose(ann, "bench-open", "2:")
        await choose(ann, "bench-cards", "7♠ from 2")
        await choose(ann, "bench-hand", "7♥", "7♦")
        await choose(ann, "bench-put", "A new group: a set")
        await choose(ann, "bench-hand", "6♠")
        await choose(ann, "bench-put", "2: 3♠")
        assert "✓ All melds are valid. Done lays 4 cards" in ann.text().replace("*", "")
        before = room.history()
        assert "7♠" not in "".join(map(text, before)), "nobody else sees what is tried out"
        await ann.press("Done")
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S 6S", "7S 7H 7D"]
        assert "Ann laid 6♠ 7♠ 7♥ 7♦" in text(room.shown())


async def test_workbench_undo_goes_step_by_step_and_all_comes_back_at_once(url: str) -> None:
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        for card in ("6♠", "7♠"):
            await choose(ann, "bench-hand", card)
            await choose(ann, "bench-put", "2: 3♠")
        assert "from your hand: 6♠ 7♠" in ann.text()
        await ann.press("Undo")
        assert "from your hand: 6♠" in ann.text()
        await ann.press("Take all back")
        assert "from your hand" not in ann.text()
        await ann.press("Undo")
        assert "from your hand: 6♠" in ann.text()
        await ann.press("Done")
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S 6S"]


@pytest.mark.long
async def test_workbench_no_menu_is_one_that_was_shown_before(url: str) -> None:
    """Undo leads to groups that were shown before: a client would show its old choice with them."""
    async with open_room(url, prepare=begun()) as room:
        ann, known = room.people[0], set[object]()

        def chosen() -> list[str]:
            found = [line for menu in menus(ann.panel) for line in menu["options"]]
            shown = {menu[name] for menu in menus(ann.panel) for name in ("id", "custom_id")}
            assert known.isdisjoint(shown)
            known.update(shown)
            return [plain(line["label"]) for line in found if line.get("default")]

        await ann.press("My hand", room.shown())
        assert chosen() == []
        for _ in range(2):
            await choose(ann, "bench-hand", "7♠")
            assert chosen() == ["7♠"]
            await choose(ann, "bench-put", "A new group")
            assert chosen() == []
            await ann.press("Undo")
            assert chosen() == []


@pytest.mark.long
async def test_workbench_what_is_chosen_stays_when_the_panel_changes_its_looks(url: str) -> None:
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        panel = ann.panel
        await choose(ann, "bench-hand", "6♠")
        await choose(ann, "bench-open", "2:")
        await choose(ann, "bench-cards", "5♠ from 2")
        await ann.slash("settings")
        await ann.use(Click("me", 0, "like", "cards").write(), "large")
        await room.env.settle()
        found = [line for menu in menus(panel) for line in menu["options"] if line["default"]]
        assert [plain(line["label"]).split()[0] for line in found] == ["6♠", "2:", "5♠"]


async def test_workbench_a_begun_turn_goes_on_after_a_restart(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with open_room(url, prepare=begun()) as room:
        ann, ben = room.people[:2]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "6♠")
        await choose(ann, "bench-put", "2: 3♠")
        draft = await stored_draft(room)
        assert draft is not None, "before the bot ends: a kill loses nothing either"
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S"]
        await room.restart()
        await ben.press("My hand", room.shown())
        await choose(ann, "bench-hand", "7♠")
        assert "from your hand: 6♠" in ann.text(), "the panel of before goes on"
        await choose(ann, "bench-put", "2: 3♠")
        await room.restart()
        await ann.press("My hand", room.shown())
        assert "from your hand: 6♠ 7♠" in ann.text()
        others = ben.text() + "".join(map(text, room.history()))
        assert "6♠" not in others, "nobody else sees what is tried out"
        assert "Undo" not in ann.live(), "the steps before are not kept"
        assert "Take all back" in ann.live()
        await ann.press("Done")
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S 6S 7S"]
        assert await stored_draft(room) is None, "it is gone with its turn"
        assert draft not in caplog.text


async def test_workbench_of_a_turn_that_ended_right_after_a_restart_tells_so(url: str) -> None:
    dealt = common_deal((ANN, BEN), stock="6S JS 7H KS KC 9D")
    timed = common_at(dealt, BEGUN, terms=Terms(CLOCKS["quick"]))
    async with open_room(url, prepare=timed) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "8♠")
        await choose(ann, "bench-put", "2: 3♠")
        await room.restart()
        await room.env.advance_time(91)
        assert (await room.stored()).state.turn == 1
        assert await stored_draft(room) is None
        await ann.press("My hand", room.shown())
        assert "The moves on your workbench weren’t played." in ann.text()


async def test_ux_a_panel_may_be_stale_two_clicks_on_one_workbench_move_once(url: str) -> None:
    """As a double click does, or a second panel that Discord still shows."""
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "6♠")
        [menu] = menus_for(ann.panel, "bench-put")
        older = read_click(menu["custom_id"])
        await choose(ann, "bench-put", "2: 3♠")
        done = next(
            read_click(one["custom_id"]) for one in buttons(ann.panel) if one["label"] == "Done"
        )
        assert older is not None
        assert done is not None
        await forged(room, ann.actor, ann.panel, older._replace(verb="bench-undo"))
        assert "older picture of your workbench" in ann.text()
        assert "from your hand: 6♠" in ann.text(), "it is as it was left"
        await ann.press("Done")
        await forged(room, ann.actor, ann.panel, done)
        assert "gone" in ann.text()
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S 6S"]


@pytest.mark.long
async def test_a_turn_that_is_over_meanwhile_leaves_nothing_of_the_workbench(url: str) -> None:
    """As after a time-out; here the same person plays by another way."""
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "7♠")
        await choose(ann, "bench-put", "A new group")
        panel = ann.panel
        undo = next(
            read_click(one["custom_id"]) for one in buttons(panel) if one["label"] == "Undo"
        )
        assert undo is not None
        await ann.slash("play", move="6s > 2")
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S 6S"]
        await forged(room, ann.actor, ann.panel, undo)
        assert "are gone, and nothing was played" in ann.text()
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S 6S"]


async def test_what_cannot_be_stored_stays_on_the_workbench(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "6♠")
        await choose(ann, "bench-put", "2: 3♠")

        async def full(*_: object, **__: object) -> None:
            raise StorageTrouble("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", full)
            await ann.press("Done")
        assert "nothing has changed" in ann.told
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S"]
        await ann.press("My hand", room.shown())
        assert "from your hand: 6♠" in ann.text()
        await ann.press("Done")
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S 6S"]


async def test_manipulation_3_2_a_draw_keeps_the_workbench_and_the_last_one_asks_once(
    url: str,
) -> None:
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "6♠")
        await ann.press("6♠ → 2")
        await ann.press("Draw")
        assert "from your hand: 6♠" in ann.text()
        assert "K♣" in lines(ann, "bench-hand")
        await ann.press("Draw, end turn")
        assert ann.live() == ["Lay it first", "Draw without it", "Back"]
        assert "1 card on your workbench isn’t laid yet." in ann.text()
        await ann.press("Back")
        assert "from your hand: 6♠" in ann.text()
        await ann.press("Draw, end turn")
        await ann.press("Draw without it")
        told = await room.stored()
        assert (told.state.turn, told.state.phase) == (1, Phase.DRAW)
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S"]
        assert "Not your turn" in ann.text()


async def test_ux_a_draft_that_stands_is_laid_instead_of_the_draw(url: str) -> None:
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.press("Draw")
        await choose(ann, "bench-hand", "7♥", "7♦", "7♠")
        await ann.press("Meld 7♠ 7♥ 7♦")
        await ann.press("Draw, end turn")
        assert ann.live() == ["Lay these 3 first", "Draw without them", "Back"]
        await ann.press("Lay these 3 first")
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S", "7S 7H 7D"]
        assert (await room.stored()).state.turn == 1


@pytest.mark.parametrize(("line", "told"), [("draw", 0), ("draw; next", 1)])
async def test_ux_a_typed_draw_asks_before_it_drops_a_draft(url: str, line: str, told: int) -> None:
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.press("Draw")
        await choose(ann, "bench-hand", "7♥", "7♦", "7♠")
        await ann.press("Meld 7♠ 7♥ 7♦")
        await ann.slash("play", move=line)
        assert ann.live() == ["Lay these 3 first", "Draw without them", "Back"]
        assert (
            ann.text().count("You’ve moved cards on your workbench that aren’t laid yet.") == told
        )
        assert (await room.stored()).state.turn == 0
        await ann.press("Back")
        assert "from your hand: 7♠ 7♥ 7♦" in ann.text()
        await ann.slash("play", move=line)
        await ann.press("Draw without them")
        assert (await room.stored()).state.turn == 1
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S"]


@pytest.mark.long
async def test_suggest_lays_out_the_most_cards_and_plays_nothing(url: str) -> None:
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.press("Suggest")
        assert "💡 Before: 3♠ 4♠ 5♠. After: 3♠ 4♠ 5♠ 6♠" in ann.text()
        for once in ("4 cards", "6♠ 7♠ 7♥ 7♦", "**Done**"):
            assert ann.text().count(once) == 1, once
        assert "A computer would" not in ann.text(), "it counts for ratings"
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S"]
        await ann.press("Undo")
        assert "Done" not in ann.live()
        await ann.press("Suggest")
        await ann.press("Done")
        assert sum(len(meld.split()) for meld in await table(room)) == 10


@pytest.mark.parametrize("rated", [False, True])
async def test_suggest_says_what_to_do_where_nothing_can_be_laid(url: str, *, rated: bool) -> None:
    rules = {} if rated else {"knock_limit": 6}
    hands = ("7S 9S 2D 4C 2H KD QC 9H 5C 7D", BEN)
    dealt = common_deal(hands, stock="6H")
    async with open_room(url, prepare=common_at(dealt, ["0 draw"], **rules)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.press("Suggest")
        told = "A computer would:\n**draw" in ann.text()
        assert told is not rated


@pytest.mark.long
async def test_suggest_says_that_nothing_can_be_laid_and_that_it_was_given_up(
    url: str,
) -> None:
    hands = ("7S 9S 2D 4C 2H KD QC 9H 5C 7D", BEN)
    async with open_room(
        url, prepare=common_at(common_deal(hands, stock="6H"), ["0 draw"])
    ) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.press("Suggest")
        assert "None of your cards can be laid, no matter how the table is rearranged" in ann.text()
        thinker = room.bot.services.thinker

        async def given_up(mine: object) -> Rearrangement:
            return Rearrangement(None, exact=False)

        thinker.rearrange = given_up
        await ann.press("Suggest")
        assert "in the time there was" in ann.text()


async def test_manipulation_5_5_a_table_that_stands_and_is_refused_says_its_rule(url: str) -> None:
    dealt = common_deal((ANN, BEN), stock="6S JS")
    async with open_room(url, prepare=common_at(dealt, ["0 draw"], initial_meld=30)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "2♦", "2♣", "2♥")
        await ann.press("Meld 2♥ 2♦ 2♣")
        assert "First melds: **6 of 30** points, only from your hand." in ann.text()
        assert "Done" not in ann.live()


async def test_manipulation_6_2_a_knock_ends_the_deal_with_what_lies_there(url: str) -> None:
    async with open_room(url, prepare=begun(knock_limit=60)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        assert "Knock (68)" not in ann.live()
        await choose(ann, "bench-hand", "6♠", "7♠", "8♠")
        await choose(ann, "bench-put", "2: 3♠")
        await ann.press("Knock (47)")
        told = await room.stored()
        assert told.state.phase is Phase.OVER
        assert await table(room) == ["2D 2C 2H", "3S 4S 5S 6S 7S 8S"]
        assert "Ann** knocked" in text(room.shown())


async def test_workbench_a_draft_that_the_clock_takes_away_is_told_to_its_player_alone(
    url: str,
) -> None:
    dealt = common_deal((ANN, BEN), stock="6S JS 7H KS KC 9D")
    timed = common_at(dealt, BEGUN, terms=Terms(CLOCKS["quick"]))
    async with open_room(url, prepare=timed) as room:
        ann, ben = room.people[:2]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "8♠")
        await choose(ann, "bench-put", "2: 3♠")
        await room.env.advance_time(91)
        assert (await room.stored()).state.turn == 1
        late, gone = "ran out of time.", "The moves on your workbench weren’t played."
        assert f"⏱ You {late}" in ann.text()
        assert gone in ann.text()
        assert f"⏱ Ann {late}" in text(room.shown())
        assert "workbench" not in text(room.shown()), "what is tried out is nobody else's business"
        await ben.press("My hand", room.shown())
        assert "workbench were" not in ben.text()
        await ben.press("Draw")
        while (await room.stored()).state.turn == 1:
            await ben.press(next(label for label in ben.live() if "Draw" in label))
        assert gone in ann.text(), "also when their next turn begins"
        await ann.press("Draw")
        assert gone in ann.text(), "also on the new workbench"
        while (await room.stored()).state.turn == 0:
            await ann.press(next(label for label in ann.live() if "Draw" in label))
        assert gone not in ann.text()
        assert late not in ann.text(), "they have played since"


async def test_workbench_one_group_too_many_is_refused_in_a_sentence(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(draft, "GROUPS", 3)
    async with open_room(url, prepare=begun()) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "7♠")
        await choose(ann, "bench-put", "A new group")
        kept = await stored_draft(room)
        await choose(ann, "bench-hand", "8♠")
        await choose(ann, "bench-put", "A new group")
        assert "There’s no room for more than" in ann.text()
        assert "Move these cards into one of them, or take others back first." in ann.text()
        assert await stored_draft(room) == kept
        await choose(ann, "bench-put", "3: 7♠")
        assert "no room" not in ann.text()
        assert "from your hand: 7♠ 8♠" in ann.text()


async def test_workbench_what_comes_while_the_turn_is_ended_is_not_kept_behind_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A click on the workbench, in the one moment in which the end of its turn is being stored."""
    append, late = Store.append, list[asyncio.Task[None]]()

    async def and_a_click(self: Store, table_id: str, *step: Any, **means: Any) -> Any:
        done = await append(self, table_id, *step, **means)
        if means.get("drops_draft"):
            # Tables of other tests, which have the same ids, may not have gone yet.
            *_, here = (one for one in drafts._KEPT if one.header.table_id == table_id)
            late.append(asyncio.create_task(drafts.store_draft(here)))
            for _ in range(20):  # the clock of the room stands still
                await asyncio.sleep(0)
        return done

    monkeypatch.setattr(Store, "append", and_a_click)
    async with open_room(url, prepare=begun()) as room:
        ann, ben = room.people[:2]
        await ann.press("My hand", room.shown())
        await choose(ann, "bench-hand", "7♠")
        await choose(ann, "bench-put", "A new group")
        await ann.slash("play", move="6s > 2")
        await asyncio.gather(*late)
        assert len(late) == 1
        assert await stored_draft(room) is None
        await room.restart()
        await ben.press("My hand", room.shown())
        await ben.press("Draw")
        assert "Take all back" not in ben.live()
