"""What a learner is told who asks why (UX: Learning)."""

from tests.discord.play.kit import open_room
from tests.discord.play.test_practice_deal import ADVICE


async def test_why_tells_the_reason_and_what_was_seen_once_a_move_is_shown(url: str) -> None:
    async with open_room(url) as room:
        ann = room.people[0]
        await ann.slash("rummy practice", game="basic")
        await ann.press("Start")
        await ann.press("Do it")
        assert "Show me" in ann.live()
        await ann.press("Show me")
        shown = ann.text()
        advice = ADVICE.search(shown)
        assert advice is not None
        assert "Nothing in your hand goes with" not in shown
        assert "Show me" not in ann.live()
        await ann.press("Why?")
        told = ann.text().partition("might:** ")[2].splitlines()
        card = advice[1].removeprefix("discard ")
        assert told[0] == f"{advice[1]}."
        assert told[1].startswith("You keep better chances of melds than")
        assert f"- Nothing in your hand goes with {card}." in told
        await ann.discard(card)
        await room.env.settle()
        assert "Show me" in ann.live()
