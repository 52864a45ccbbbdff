"""Laying, laying off, swapping and hand 7 from the hand panel (CONTRACT 4.3, 6, 7)."""

from collections.abc import Sequence

from engine.cards import cards, names, parse
from engine.events import Dealt
from engine.games.contract.rules import ContractOptions
from engine.phase import Phase
from engine.steps.swap import Debt
from engine.table.roster import Status
from tests.discord.play.journals import deal, store_table
from tests.discord.play.kit import Prepare, Room, live, open_room, readings, text
from tests.discord.play.shelf import Shelf

FIRST = (
    "9S 9H 9D 4S 4H 4D 9H 2H QC JC",
    "9S 9C 9D 5S 5H 5D 2S 8C KC 6C",
    "AS 3S 6S 8S 10S QS AH 3H 6H 8H",
)
"""Deal 1, two sets: Ann and Ben both hold theirs, nines in both."""

BOTH_DOWN = (
    *("0 draw", "1 pass", "2 pass", "0 contract 9S 9H 9D / 4S 4H 4D", "0 discard JC"),
    *("1 draw", "2 pass", "0 pass", "1 contract 9S 9C 9D / 5S 5H 5D", "1 discard KC"),
    *("2 draw", "0 pass", "1 pass", "2 discard AS"),
    *("0 draw", "1 pass", "2 pass"),
)

SECOND = (
    "4S 4H 4D 10H JH QH KH 7S KS KD 2C",
    "9S 9H 9D 5S 6S JK 8S 2D QC 10C 2H",
    "2D AS 3S 2S 8H 10S QS AH 3H 6H JC",
)
"""Deal 2, a set and a run: Ben's run has a joker for the seven that Ann holds."""

JOKER_DOWN = (
    *("0 draw", "1 pass", "2 pass", "0 contract 4S 4H 4D / 10H JH QH KH", "0 discard 3C"),
    *("1 draw", "2 pass", "0 pass", "1 contract 9S 9H 9D / 5S 6S JK=7S 8S", "1 discard QC"),
    *("2 draw", "0 pass", "1 pass", "2 discard JC"),
    *("0 draw", "1 pass", "2 pass"),
)

LAST = (
    "3S 4S 5S 6S 8H 9H 10H JH AD 2D 3D 4D",
    "2S 7S 9S JS KS 2H 4H 6H QH AH 6D 8D",
    "AC 3C 5C 7C 9C JC KC 10S QS 7D 9D KD",
)
"""Deal 7: Ann holds three runs of four and needs a card that joins one of them."""


def at(dealt: Dealt, moves: Sequence[str] = (), options: ContractOptions | None = None) -> Prepare:
    async def write(room: Room, store: Shelf) -> None:
        await store_table(room, store, dealt, moves, options=options)

    return write


async def test_ux_my_hand_the_one_contract_stands_on_its_button_and_is_one_tap(url: str) -> None:
    async with open_room(url, prepare=at(deal(FIRST))) as room:
        ann, ben, chi = room.people[:3]
        for person in (ann, ben, chi):
            await person.press("My hand", room.shown())
        await ann.press("Draw")
        await ben.press("No, thanks")
        await chi.press("No, thanks")
        assert "You can make the contract!" in ann.text()
        assert ann.live()[0] == "Contract 9♠9♥9♥9♦ 4♠4♥4♦"
        await ann.press(ann.live()[0])
        told = await room.stored()
        assert [meld.owner for meld in told.state.melds] == [0, 0]
        assert {card % 13 for meld in told.state.melds for card in meld.cards} == {8, 3}
        assert "contract made" in ann.text()
        assert "**Ann** · 4 cards · 0 points · ✅" in text(room.shown())
        assert not any(map(ann.can, ("Meld", "Lay off", "Contract"))), "CONTRACT 4.3: fresh"


async def test_contract_7_1_a_lay_off_shows_both_melds_it_can_go_to(url: str) -> None:
    async with open_room(url, prepare=at(deal(FIRST), BOTH_DOWN)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.choose("9♥")
        assert "Lay off…" in ann.live()
        await ann.press("Lay off…")
        assert list(readings(ann.panel)) == [
            "1. 9♥ on Ann’s 9♠ 9♥ 9♦",
            "2. 9♥ on Ben’s 9♠ 9♣ 9♦",
        ]
        before = await room.page()
        await ann.press("Back")
        assert await room.page() == before
        await ann.press("Lay off")
        await ann.pick("2. ")
        told = await room.stored()
        assert names(told.state.melds[2].cards) == ["9S", "9C", "9D", "9H"]
        assert told.state.melds[2].laid_by == (1, 1, 1, 0)
        assert "9♥" in text(room.shown())


async def test_contract_7_5_a_swapped_joker_goes_into_a_new_meld(url: str) -> None:
    async with open_room(url, prepare=at(deal(SECOND, deal_no=2, stock="3C"), JOKER_DOWN)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.choose("7♠")
        await ann.press("Swap joker")
        told = await room.stored()
        assert names(told.state.melds[3].cards) == ["5S", "6S", "7S", "8S"]
        assert parse("JK") in await ann.hand()

        before = await room.page()
        await ann.choose("K♠")
        assert "Discard" not in ann.live(), "a joker is owed"
        assert await room.page() == before

        await ann.choose("K♠", "K♦", "🃏")
        await ann.press("Meld")
        told = await room.stored()
        assert sorted(told.state.melds[4].cards) == sorted(cards("KS KD JK"))
        assert told.state.melds[4].owner == 0
        await ann.discard()
        assert (await room.stored()).state.turn == 1


async def test_contract_7_7_a_joker_swapped_before_the_contract_goes_into_it(url: str) -> None:
    third = ("4S 4H 4D 10H JH KH 7S KS KD 2C", *SECOND[1:])
    moves = (
        *("0 draw", "1 pass", "2 pass", "0 discard 3C"),
        *("1 draw", "2 pass", "0 pass", "1 contract 9S 9H 9D / 5S 6S JK=7S 8S", "1 discard QC"),
        *("2 draw", "0 pass", "1 pass", "2 discard JC"),
        *("0 draw", "1 pass", "2 pass"),
    )
    rules = ContractOptions(swap_before_contract=True)
    dealt = deal(third, deal_no=2, stock="3C", upcard="QD")
    async with open_room(url, prepare=at(dealt, moves, rules)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        assert any("Swap" in one for one in ann.live()), "the swap is shown before it is looked for"
        await ann.choose("7♠")
        await ann.press("Swap joker")
        assert (await room.stored()).state.memory[Debt] == Debt(1)
        assert "Discard" not in ann.live(), "a joker is owed"
        await ann.choose("4♠", "4♥", "4♦", "10♥", "J♥", "K♥", "🃏")
        [contract] = [one for one in ann.live() if "contract" in one.casefold()]
        await ann.press(contract)
        told = (await room.stored()).state
        assert told.recall(Debt) == Debt()
        assert names(told.melds[-1].cards) == ["10H", "JH", "JK=QH", "KH"]
        await ann.discard()
        assert (await room.stored()).state.turn == 1


async def test_contract_6_6_hand_7_is_laid_whole_and_ends_the_game(url: str) -> None:
    async with open_room(url, prepare=at(deal(LAST, deal_no=7, upcard="7S"))) as room:
        ann, ben, chi = room.people[:3]
        for person in (ann, ben, chi):
            await person.press("My hand", room.shown())
        assert "3 runs of 4" in text(room.shown())
        table_id = room.table_id()
        await ann.press("Take 7♠", room.shown())
        await ann.press("Contract")
        await ann.pick("1. ")
        told = await room.stored(table_id)
        assert told.state.phase is Phase.OVER
        assert told.state.hands[0] == ()
        assert told.roster.status is Status.CLOSED
        assert told.state.result.winners == (0,)
        assert "**Ann** went out" in text(room.shown())
        for shown in (room.shown(), ann.panel, ben.panel, chi.panel):
            assert "🏆 **Ann** wins the game with 0 points!" in text(shown)
            assert live(shown)[:2] == ["Rematch", "Details"]
        assert room.calls() == []
        board = await ben.slash("leaderboard", game="contract", measure="wins")
        assert "🥇 **Ann** · 1 of 1 won" in text(board.response)
        for name in ("▸ Ben", "Chi"):
            assert f"**{name}** · 0 of 1 won" in text(board.response)
