"""`/play draw; …` in Contract Rummy: what follows waits for the May I window and goes on."""

import pytest

from bot.text import Text
from engine.moves import Move
from engine.phase import Phase
from tests.discord.play.journals import deal
from tests.discord.play.kit import Player, Room, live, open_room, plain, text, whispers
from tests.discord.play.test_typed_play import SETS, at, phase, version

DEAL = at(deal(SETS, upcard="2D"))
TURN = "draw; 9s 9h 9d / 4s 4h 4d; jc"
CONTRACT = "make the contract: 9♠ 9♥ 9♦ · 4♠ 4♥ 4♦"


async def answered(room: Room, *answers: tuple[Player, str]) -> None:
    """These people answer May I? at their hands."""
    for person, answer in answers:
        await person.press("My hand", room.shown())
        await person.press(answer)
    await room.env.settle()


def first_lines(person: Player) -> list[str]:
    """What the panel says of the line: all that stands before the state of the turn."""
    said = plain(person.text()).splitlines()
    return [line for line in said if line[:1] in "✓⏳✗" or line.startswith("-# The rest")]


async def test_what_follows_a_draw_waits_for_the_window_and_goes_on(url: str) -> None:
    async with open_room(url, prepare=DEAL) as room:
        ann, ben, chi = room.people[:3]
        await ann.slash("play", move=TURN)
        assert first_lines(ann) == [
            "✓ Played: draw from the stock.",
            "⏳ Continues when the others have answered: 9s 9h 9d / 4s 4h 4d; jc",
        ]
        assert await phase(room) is Phase.MAY_I
        before = await version(room)
        await answered(room, (ben, "No, thanks"))
        assert await version(room) == before + 1, "Chi is still asked"
        await answered(room, (chi, "No, thanks"))
        told = await room.stored()
        assert told.state is not None
        assert told.state.turn == 1, "Ann's turn is over"
        assert first_lines(ann) == [
            f"✓ Played: draw from the stock · {CONTRACT} · discard J♣.",
        ]
        await answered(room, (ben, "Draw"), (chi, "No, thanks"))
        assert first_lines(ann) != [], "it stays whatever the others do"
        await ann.press("My hand", room.shown())
        assert first_lines(ann) == [], "until her next action"


@pytest.mark.long
async def test_it_goes_on_when_somebody_gets_the_upcard_too(url: str) -> None:
    async with open_room(url, prepare=DEAL) as room:
        ann, ben, chi = room.people[:3]
        await ann.slash("play", move="draw; jc")
        await answered(room, (ben, "May I?"))
        if await phase(room) is Phase.MAY_I:
            await answered(room, (chi, "No, thanks"))
        assert first_lines(ann) == ["✓ Played: draw from the stock · discard J♣."]


async def test_a_rest_that_is_refused_is_told_with_the_reason(url: str) -> None:
    async with open_room(url, prepare=DEAL) as room:
        ann, ben, chi = room.people[:3]
        await ann.slash("play", move="draw; kd; jc")
        await answered(room, (ben, "No, thanks"), (chi, "No, thanks"))
        played, refused, *rest = first_lines(ann)
        assert played == "✓ Played: draw from the stock."
        assert refused.startswith("✗ Not played: kd. You don’t hold K♦")
        assert rest == ["-# The rest wasn’t played either: jc"]
        await ann.choose("J♣")
        assert first_lines(ann) == []


@pytest.mark.long
async def test_a_line_that_is_typed_while_others_are_asked_waits_as_well(url: str) -> None:
    async with open_room(url, prepare=DEAL) as room:
        ann, ben, chi = room.people[:3]
        await ann.slash("play", move="draw; qc")
        await ann.slash("play", move="zz")
        assert "⏳" in ann.text(), "what is not understood changes nothing"
        await ann.press("My hand", room.shown())
        assert "⏳" in ann.text(), "nor does looking at one's cards"
        await ann.slash("play", move="jc")
        assert first_lines(ann) == ["⏳ Continues when the others have answered: jc"]
        await answered(room, (ben, "No, thanks"), (chi, "No, thanks"))
        assert first_lines(ann) == ["✓ Played: discard J♣."], "the newest line alone"


@pytest.mark.long
async def test_nothing_is_played_for_whoever_has_left(url: str) -> None:
    async with open_room(url, prepare=DEAL, computer_pause_seconds=10) as room:
        ann, ben, chi = room.people[:3]
        await ann.slash("play", move="draw; jc")
        await ann.press("More", room.shown())
        await ann.press("Leave the table")
        await ann.press("Yes, leave")
        before = await version(room)
        await answered(room, (ben, "No, thanks"), (chi, "No, thanks"))
        assert await version(room) == before + 2, "two answers, and no move for Ann"


@pytest.mark.long
async def test_what_one_does_oneself_comes_before_the_line(url: str) -> None:
    async with open_room(url, prepare=DEAL) as room:
        ann, ben, chi = room.people[:3]
        await ann.slash("play", move="draw; jc")
        watchers, watch = room.bot.services.registry.watchers, room.bot.services.lines.watch
        watchers.remove(watch)
        await answered(room, (ben, "No, thanks"), (chi, "No, thanks"))
        await ann.press("My hand", room.shown())
        await ann.choose("Q♣")
        await ann.press("Discard")
        watchers.append(watch)
        await answered(room, (ben, "Draw"))
        assert first_lines(ann) == [
            "✓ Played: draw from the stock.",
            "✗ Not played: jc. You did something else after typing it, so it was left.",
        ]


async def test_a_fault_of_ours_is_told_and_nothing_is_left_waiting(url: str, logged: list) -> None:
    async with open_room(url, prepare=DEAL) as room:
        ann, ben, chi = room.people[:3]
        await ann.slash("play", move="draw; jc")
        table = await room.bot.services.registry.find(room.table_id())
        assert table is not None
        play = table.play

        async def broken(user: int, move: Move, version: int | None = None) -> None:
            if user == ann.id:
                raise RuntimeError("a disk that is full")
            await play(user, move, version)

        table.play = broken  # type: ignore[method-assign]  a fault that no player can make
        await answered(room, (ben, "No, thanks"), (chi, "No, thanks"))
        assert first_lines(ann)[-1].startswith("✗ Not played: jc. Something broke on our side.")
        assert [line["event"] for line in logged if line["log_level"] == "error"] == ["fault"]
        logged.clear()
        table.play = play  # type: ignore[method-assign]  it is mended
        await ann.choose("J♣")
        await ann.press("Discard")
        assert "J♣" in text(room.shown())


@pytest.mark.long
async def test_what_was_refused_after_the_end_is_told_beside_the_result(url: str) -> None:
    hands = ("9S 9H 9D 4S 4H 4D", "KS KH 2D 4C 6S 8H", "KC KD 5D 7C 9S JH")
    async with open_room(url, prepare=at(deal(hands, upcard="KD", stock="9C JS"))) as room:
        ann, ben, chi = room.people[:3]
        await ann.slash("play", move="draw; 9s 9h 9d / 4s 4h 4d; 9c; 4s")
        await answered(room, (ben, "No, thanks"), (chi, "No, thanks"))
        assert await phase(room) is Phase.OVER
        assert "Next deal" in live(ann.panel)
        beside = text(whispers(room, ann)[-1])
        assert beside.startswith("✓ Played: draw from the stock · make the contract")
        assert "✗ Not played: 4s. This deal is over" in beside
        for person in (ann, ben, chi):
            await person.press("Next deal", room.shown())
        await room.env.settle()
        assert await phase(room) is not Phase.OVER
        assert first_lines(ann) == [], "it is a new deal"


@pytest.mark.long
async def test_beside_computers_a_turn_in_one_line_is_played_and_told(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        lobby = await ann.slash("rummy new contract", computers=2, length="full")
        await ann.press("Start", lobby.response)
        card = Text().card((await ann.hand())[0])
        await ann.slash("play", move=f"draw; {card}")
        await room.env.settle()
        assert first_lines(ann) == [f"✓ Played: draw from the stock · discard {plain(card)}."]
        assert "May I?" in ann.live(), "others have gone on meanwhile"
