"""The first turns on the local page, as two people in two tabs of a real Chromium.

Ann plays at a desk, Ben with a phone. Leaves ``screenshots/WINDOW-NN-NAME-MOMENT.png``, each moment
as its person sees it, to be looked at; ``make screens`` has every screen in both sizes.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from tests.absent import absent
from tests.browser.first_turns import SEED, first_turns
from tests.browser.local_page import ROOT, Message, Person, browser_window, chromium, local_bot

WINDOWS: dict[str, ViewportSize] = {
    "desktop": {"width": 1100, "height": 900},
    "phone": {"width": 390, "height": 844},
}
SHOTS = ROOT / "screenshots"


class Album:
    """Numbered screenshots of what people see."""

    def __init__(self) -> None:
        self._taken = 0
        SHOTS.mkdir(exist_ok=True)
        for window in (*WINDOWS, "failed"):
            for old in SHOTS.glob(f"{window}-*.png"):
                old.unlink()

    def shoot(self, person: Person, moment: str, which: Message) -> None:
        """A message before this person."""
        self._taken += 1
        size = person.page.viewport_size
        [window] = [name for name, known in WINDOWS.items() if known == size]
        person.looks_at(person.message(which))
        name = f"{window}-{self._taken:02}-{person.name.lower()}-{moment}.png"
        person.page.screenshot(path=SHOTS / name)


@pytest.fixture
def people(tmp_path: Path) -> Iterator[tuple[Person, Person]]:
    """Ann and Ben before the same channel."""
    if chromium() is None:
        absent("needs Chromium: install Debian's package chromium, or run .ci/run")
    timing = {"computer_pause_seconds": 0, "may_i_seconds": 120}
    with local_bot(tmp_path, SEED, **timing) as url, browser_window() as window:
        yield (
            Person(window, url, "Ann", WINDOWS["desktop"]),
            Person(window, url, "Ben", WINDOWS["phone"]),
        )


@pytest.mark.first
@pytest.mark.long
def test_two_people_play_their_first_turns(people: tuple[Person, Person]) -> None:
    ann, ben = people
    album = Album()
    hands: dict[Person, set[str]] = {ann: set(), ben: set()}
    try:
        for person, moment, which in first_turns(ann, ben):
            words = person.picture(person.message(which))
            if words.startswith("Your hand: "):
                hands[person].add(words)
            album.shoot(person, moment, which)
    except BaseException:
        for person in (ann, ben):
            person.page.screenshot(path=SHOTS / f"failed-{person.name.lower()}.png")
        raise
    for person, other in ((ann, ben), (ben, ann)):
        received = person.received()
        assert all(words in received for words in hands[person])
        assert not any(words in received for words in hands[other])
        assert person.missed() == []
    assert min(len(words) for words in hands.values()) >= 3
