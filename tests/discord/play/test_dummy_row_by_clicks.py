"""The row of Dummy: taken from the table and from the panel, birth, lay-offs, fines (DUMMY 5-7)."""

from engine.cards import cards, names
from engine.steps.birth import Births
from engine.table.table_state import TableState
from tests.discord.play.dummy_tables import dummy_at, dummy_deal
from tests.discord.play.kit import (
    Player,
    alt_texts,
    live,
    menus,
    open_room,
    options,
    readings,
    text,
    whispers,
)
from tests.discord.play.row import can_take_row, take_row

DEALT = dummy_deal(
    ("8D 9D QC QS 2C 4S 6H", "3H 5H 9C KC JD 2S 6C", "3C 5C 8H KS AH 4H 8S"),
    "7D",
    stock="KD 10D QH AC",
)
"""Ann holds what goes with the head card, and two queens for the one that Chi throws."""

ONCE_ROUND = (
    *("0 draw", "0 discard KD"),
    *("1 draw", "1 discard 10D"),
    *("2 draw", "2 discard QH"),
)
"""The row is 7♦ K♦ 10♦ Q♥, and Ann is to move."""

READINGS = {
    "from Q♥: lay Q♥ Q♠ Q♣: you take 1 card: Q♥",
    "from 10♦: lay 8♦ 9♦ 10♦: you take 2 cards: 10♦ Q♥",
    "from 7♦: lay 7♦ 8♦ 9♦: you take 4 cards: 7♦ K♦ 10♦ Q♥",
    "from 7♦: lay 7♦ 8♦ 9♦ 10♦: you take 4 cards: 7♦ K♦ 10♦ Q♥",
}


def _readings(person: Player) -> set[str]:
    return {line.partition(". ")[2] for line in readings(person.panel)}


def _born(told: TableState) -> tuple[int, ...]:
    assert told.state is not None
    return told.state.recall(Births).born


async def test_dummy_5_the_row_is_taken_from_the_table_by_deepest_card_and_meld(url: str) -> None:
    async with open_room(url, prepare=dummy_at(DEALT, ONCE_ROUND)) as room:
        ann = room.people[0]
        assert "**Ann**’s turn: draw from the stock or take from the row." in text(room.shown())
        assert (
            "The row, oldest first: 7♦ K♦ 10♦ Q♥. 7♦ is the head card."
            in alt_texts(room.shown())[0]
        )
        assert live(room.shown()) == ["My hand", "Draw", "Take from row", "More"]
        await ann.press("Take from row", room.shown())
        assert "not born yet" in ann.text()
        assert "in hand 130, doubled: −260 now" in ann.text()
        assert "pick the first card to take" in ann.text()
        assert _readings(ann) == READINGS

        await ann.pick("from 7♦: lay 7♦ 8♦ 9♦")
        told = await room.stored()
        assert [names(meld.cards) for meld in told.state.melds] == [["7D", "8D", "9D"]]
        assert told.state.discard == ()
        assert set(await ann.hand()) == set(cards("QC QS 2C 4S 6H KD 10D QH"))
        assert _born(told) == (0,)

        assert "15 laid − 150 in hand = −135 · born" in ann.text()
        shown = text(room.shown())
        assert "**Ann** · laid 15 · 8 cards · total 0 · ✅" in shown
        assert "**Ann** can lay cards, then discards." in shown, "nothing has been drawn"
        assert "-# Ann took 7♦ K♦ 10♦ Q♥ from the row and laid down 7♦ 8♦ 9♦." in shown
        assert "-# Born: Ann." in shown


async def test_dummy_7_a_taken_card_is_laid_off_and_credited(url: str) -> None:
    async with open_room(url, prepare=dummy_at(DEALT, ONCE_ROUND)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await take_row(ann, "from 7♦: lay 7♦ 8♦ 9♦")
        await ann.choose("10♦")
        assert {"Lay off 10♦", "Discard 10♦"} <= set(ann.live())
        await ann.press("Lay off 10♦")
        [meld] = (await room.stored()).state.melds
        assert names(meld.cards) == ["7D", "8D", "9D", "10D"]
        assert meld.laid_by == (0, 0, 0, 0)
        assert "Ann laid off 10♦, making 7♦ 8♦ 9♦ 10♦." in text(room.shown())
        await ann.choose("Q♥", "Q♣", "Q♠")
        await ann.press("Meld")
        assert len((await room.stored()).state.melds) == 2


async def test_dummy_5_chosen_cards_say_which_meld_is_meant(url: str) -> None:
    async with open_room(url, prepare=dummy_at(DEALT, ONCE_ROUND)) as room:
        ann = room.people[0]
        await ann.press("My hand", room.shown())
        await ann.sets_panel("every_control")
        assert "Take from row…" in ann.live()
        await ann.choose("Q♣", "Q♠")
        await ann.press("Take from row")
        [meld] = (await room.stored()).state.melds
        assert set(names(meld.cards)) == {"QC", "QS", "QH"}
        assert names((await room.stored()).state.discard) == ["7D", "KD", "10D"]


async def test_dummy_3_2_the_unborn_are_told_so_and_cannot_lay(url: str) -> None:
    async with open_room(url, prepare=dummy_at(DEALT, ONCE_ROUND)) as room:
        ann, ben = room.people[:2]
        await ann.press("My hand", room.shown())
        await ann.press("Draw")
        assert "Choose one card and discard it." in ann.text()
        expected = "**Ann** isn’t born yet, and discards or knocks."
        assert expected in text(room.shown())
        assert ann.live() == ["Sort by rank"]
        [menu] = menus(ann.panel)
        assert menu["placeholder"] == "Discard… (ends your turn)"
        before = await room.page()
        await ben.press("My hand", room.shown())
        assert not can_take_row(ben), "not their turn"
        assert await room.page() == before


async def test_dummy_12_3_a_fine_is_told_with_its_card_as_it_happens(url: str) -> None:
    laid = (*ONCE_ROUND, "0 take 7D 7D 8D 9D 10D", "0 discard 2C", "1 draw")
    async with open_room(url, prepare=dummy_at(DEALT, laid, ting_mee=True)) as room:
        ben, chi = room.people[1:3]
        await ben.press("My hand", room.shown())
        await ben.discard("J♦")
        what = "lost 50 points for J♦: ting mi (ทิ้งมี่): it could have been laid off."
        assert f"-# Ben {what}" in text(room.shown())
        assert "**Ben** · laid 0 · 7 cards · total 0 · fined 50" in text(room.shown())
        assert f"-# You {what}" in ben.text()
        await chi.press("My hand", room.shown())
        assert f"-# Ben {what}" in chi.text()


async def test_an_old_reading_of_the_row_is_repainted_and_takes_nothing(url: str) -> None:
    async with open_room(url, prepare=dummy_at(DEALT, ONCE_ROUND)) as room:
        ann = room.people[0]
        await ann.press("Take from row", room.shown())
        old = ann.panel
        [reading] = [button for words, button in readings(old).items() if "from Q♥" in words]
        await room.restart()
        await ann.press("Take from row", room.shown())
        assert len(whispers(room, ann)) == 2, "the new bot cannot reach the old panel"
        await ann.press("Back")
        await ann.press("Draw")
        before = await room.page()
        clicked = await ann.actor.click(old, custom_id=reading)
        assert clicked.acknowledged
        assert "not born yet (take from the row to lay cards)" in text(old), "as it is now"
        assert "pick the first card to take" not in text(old)
        assert list(options(old)).count("Q♥") == 0
        assert await room.page() == before
