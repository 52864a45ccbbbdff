"""/settings by clicks: everything at once, kept, and what is open follows (UX Commands)."""

from typing import Any

import pytest

from bot.blocks.control import At, Click, read_click
from bot.people.preferences import MayIHabit, PingStyle, Preferences, Sort
from bot.render.specs import CardStyle, HandSpec, Spec
from bot.screens import controls
from bot.workers import painter_jobs
from engine.live.timing import QuietHours
from tests.discord.play.kit import Player, Room, alt_texts, live, menus, open_room, options, text
from tests.discord.play.rules_kit import fill

WHERE = {
    name: Click("me", 0, "like", name).write()
    for name in ("language", "cards", "sort", "may_i", "call")
}


async def at_a_table(room: Room) -> tuple[Player, Any]:
    """Ann plays Contract Rummy with Ben and a computer, and has a hand open."""
    ann, ben = room.people[:2]
    await ann.slash("rummy new contract", computers=1)
    await ben.press("Join", room.shown())
    await ann.press("Start", room.shown())
    await ann.press("My hand", room.shown())
    return ann, ann.panel


async def taste_of(person: Player) -> Preferences:
    return await person.room.bot.services.people.preferences(person.id)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[HandSpec]:
    """What hands were drawn from, in order."""
    specs, draw = list[HandSpec](), painter_jobs.draw

    def noting(spec: Spec) -> bytes:
        if isinstance(spec, HandSpec):
            specs.append(spec)
        return draw(spec)

    monkeypatch.setattr(painter_jobs, "draw", noting)
    return specs


async def test_ux_languages_panels_change_and_the_table_stays_the_servers(url: str) -> None:
    async with open_room(url) as room:
        ann, hand = await at_a_table(room)
        before = text(room.shown())
        assert "My hand" in live(room.shown())
        await ann.slash("settings")
        settings = ann.panel
        assert "## Your settings" in text(settings)
        await ann.use(WHERE["language"], "vi")
        assert "## Cài đặt của bạn" in text(settings), "confirmed at once in the new language"
        await room.env.settle()
        assert "Bốc" in live(hand), "the open hand follows"
        assert text(room.shown()) == before
        assert "My hand" in live(room.shown())

        await ann.slash("rummy leave")
        assert "Rời bàn" in ann.told
        await ann.press("Ở lại")
        await room.people[1].slash("rummy leave")
        assert "Leave this table" in room.people[1].told
        await ann.slash("settings")
        await ann.use(WHERE["language"], "th")
        assert "## การตั้งค่าของคุณ" in ann.text()
        await ann.use(WHERE["language"], "discord")
        assert "## Your settings" in ann.text(), "SimCord's people use Discord in English"
        assert await taste_of(ann) == Preferences()


async def test_ux_eyes_large_cards_in_the_sample_and_in_the_open_hand(
    url: str, drawn: list[HandSpec]
) -> None:
    async with open_room(url) as room:
        ann, hand = await at_a_table(room)
        assert drawn[-1].style is CardStyle.FOUR
        own = drawn[-1].cards
        await ann.slash("settings")
        drawn.clear()
        await ann.use(WHERE["cards"], "large")
        await room.env.settle()
        shown = list(dict.fromkeys(drawn))
        assert [spec.style for spec in shown] == [CardStyle.LARGE] * 2
        assert [spec.cards == own for spec in shown] == [False, True]
        assert alt_texts(ann.panel)[0].startswith("A hand as you like it: ")
        assert alt_texts(hand)[-1].startswith("Your hand: ")


async def test_ux_hand_the_sorting_survives_a_restart(url: str) -> None:
    async with open_room(url) as room:
        ann, hand = await at_a_table(room)
        assert "Sort by rank" in live(hand)
        await ann.slash("settings")
        await ann.use(WHERE["sort"], "melds")
        await room.env.settle()
        assert "Sort by suit" in live(hand)
        await room.restart()
        await ann.slash("rummy hand")
        assert "Sort by suit" in ann.live()
        await ann.press("Sort by suit")
        await ann.slash("settings")
        assert (await taste_of(ann)).sort is Sort.SUIT
        sort = read_click(WHERE["sort"])
        [menu] = [one for one in menus(ann.panel) if read_click(one["custom_id"]) == sort]
        assert [line["value"] for line in menu["options"] if line["default"]] == ["suit"]


@pytest.mark.long
async def test_a_chosen_card_stays_chosen_when_the_hand_changes_its_looks(url: str) -> None:
    async with open_room(url) as room:
        ann, hand = await at_a_table(room)
        await ann.sets_panel("every_control")
        menu = menus(hand)[0]
        await ann.actor.select(hand, [menu["options"][2]["value"]], custom_id=menu["custom_id"])
        await ann.slash("settings")
        await ann.use(WHERE["sort"], "rank")
        await room.env.settle()
        menu = menus(hand)[0]
        assert sum(line["default"] for line in menu["options"]) == 1


async def test_ux_settings_are_kept_over_a_restart_and_an_old_screen_goes_on(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("settings")
        await ann.use(WHERE["may_i"], "never")
        await ann.use(WHERE["call"], "silent")
        await ann.press("Words instead of pictures")
        assert "Pictures instead of words" in ann.live()
        kept = Preferences(may_i=MayIHabit.NEVER, call=PingStyle.SILENT, text_first=True)
        assert await taste_of(ann) == kept
        await room.restart()
        assert await taste_of(ann) == kept
        await ann.press("Pictures instead of words")
        assert (await taste_of(ann)).text_first is False

        # Quiet hours are typed and switched off.
        ann = room.people[0]
        await ann.slash("settings")
        window = await ann.press("Quiet hours")
        await fill(ann, window, begin="22h30", end="7", offset="UTC+7")
        assert "Quiet from 22:30 to 7:00 (UTC+7)" in ann.text()
        kept = QuietHours(begin=1350, end=420, offset=420)
        assert (await taste_of(ann)).quiet == kept
        for wrong, told in (
            ({"begin": "25:00"}, "“25:00” isn’t a time of day, so nothing has changed"),
            ({"end": "*late*"}, "“\\*late\\*” isn’t a time of day"),
            ({"offset": "Hanoi"}, "“Hanoi” isn’t a time zone"),
            ({"begin": "7:00"}, "The start and the end are both 7:00"),
        ):
            window = await ann.press("Quiet hours")
            await fill(ann, window, **({"begin": "22:30", "end": "7:00", "offset": "+7"} | wrong))
            assert told in ann.text()
            assert (await taste_of(ann)).quiet == kept
        await ann.press("No quiet hours")
        assert (await taste_of(ann)).quiet is None
        assert "No quiet hours" not in ann.live()

        # An old screen goes on after a restart.
        ann = room.people[0]
        shown = await ann.slash("settings")
        assert shown.response.ephemeral
        assert room.history() == []
        await room.restart()
        await ann.use(WHERE["cards"], "two")
        assert (await taste_of(ann)).cards is CardStyle.TWO


@pytest.mark.long
async def test_what_a_screen_of_another_version_means_is_told_and_changes_nothing(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def more() -> dict[str, str]:
        return {"tlh": "tlhIngan Hol"}

    async with open_room(url) as room:
        ann = room.people[0]
        with monkeypatch.context() as older:
            older.setattr("bot.screens.settings_screen.languages", more)
            await ann.slash("settings")
        await ann.use(WHERE["language"], "tlh")
        assert "That setting no longer exists, so nothing has changed" in ann.text()
        assert "Language: Tiếng Việt" in options(ann.panel)
        monkeypatch.delitem(controls._BY_VERB, (At.ME, "text-first"))
        await ann.press("Words instead of pictures")
        assert "This button no longer works." in ann.told
        assert await taste_of(ann) == Preferences()
