"""A walk at random over the workbench in a real Chromium: its menus show what the bot holds."""

from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import ViewportSize

from bot.blocks.control import Click, read_click, read_positions
from bot.workbench.bench import MOST
from tests.absent import absent
from tests.browser.local_page import Person, browser_window, chromium, local_bot

PHONE: ViewportSize = {"width": 390, "height": 844}
SEED = (25).to_bytes(32, "big")
STEPS, MOST_STEPS = 40, 240
TURN = 20
"""Seconds of a turn: the walk takes longer, and the clock ends some of its turns."""
_PATIENCE = 40
"""Times that the page is looked at again, each after 250 ms, until it has settled."""

HAND, OPEN, CARDS, PUT, READ = (
    *("bench-hand", "bench-open", "bench-cards"),
    *("bench-put", "bench-read"),
)
BACKWARDS = "Undo", "Take all back"
LEAVING = "Draw without it", "Draw without them", "Draw anyway"
"""Answers to whether a turn ends without what was moved."""

SHOWN = """panel => {
    const texts = window.received.filter(text => text.includes('"messageIndex"'));
    window.received = texts.slice(-1);
    const ids = {};
    const find = part => {
        if (Array.isArray(part)) return part.forEach(find);
        if (!part || typeof part !== "object") return;
        if (part.control_key && part.custom_id) ids[part.control_key] = part.custom_id;
        Object.values(part).forEach(find);
    };
    find(JSON.parse(texts.at(-1)).messages);
    const lines = (menu, only) => [...menu.querySelectorAll(".select-option" + only)]
        .map(line => line.dataset.value);
    return {
        ids: Object.values(ids),
        menus: [...panel.querySelectorAll(".preview-select")].map(menu => ({
            key: menu.dataset.controlKey,
            id: ids[menu.dataset.controlKey] ?? null,
            lines: lines(menu, ""),
            ticked: lines(menu, "[aria-selected=true]"),
        })),
        buttons: [...panel.querySelectorAll("button:not(.select-trigger)")]
            .map(button => button.innerText.trim()),
    };
}"""
"""What the panel shows, with the custom_ids of the page's newest state."""


class Menu(NamedTuple):
    """A menu as the page shows it: the click that it stands for, and its lines by their values."""

    key: str
    click: Click
    lines: list[str]
    ticked: list[str]


class Seen(NamedTuple):
    """The workbench on the page. ``held``, ``opened`` and ``chosen`` are what the bot holds, as
    every click on the workbench carries it; ``at`` tells one state of table and groups."""

    menus: dict[str, Menu]
    buttons: list[str]
    at: tuple[int, str]
    held: tuple[int, ...]
    opened: tuple[int, ...]
    chosen: tuple[int, ...]

    def disagreement(self) -> str | None:
        """Where a menu shows something else than the bot holds."""
        holds = {HAND: self.held, OPEN: self.opened, CARDS: self.chosen}
        for word, menu in self.menus.items():
            ticked = sorted(map(int, menu.ticked)) if word in holds else menu.ticked
            if ticked != sorted(holds.get(word, ())):
                return f"{word} shows {ticked}, the bot holds {holds.get(word, ())}"
        return None


def look(ann: Person) -> Seen | None:
    """What stands there now; None while it is no workbench, or half painted."""
    if not ann.panel.count():
        return None
    told: dict[str, Any] = ann.panel.evaluate(SHOWN)
    menus = {}
    for one in told["menus"]:
        click = read_click(one["id"] or "")
        if click is None:
            return None
        menus[click.word] = Menu(one["key"], click, one["lines"], one["ticked"])
    clicks = [click for click in map(read_click, told["ids"]) if click is not None]
    held = [click for click in clicks if click.word == "bench-sort"]
    if not held or HAND not in menus:
        return None
    newest = max(held, key=lambda click: click.version)
    mark, in_hand, opened, bits = newest.rest.split(".")
    chosen = tuple(at for at in range(MOST) if int(bits, 16) >> at & 1)
    at = newest.version, mark
    picks = read_positions(in_hand), read_positions(opened), chosen
    return Seen(menus, told["buttons"], at, *picks)


class GoneError(Exception):
    """A menu is there no more: trying again would take the time of the next turn, too."""


def settled(ann: Person, why: str, before: Seen | None = None) -> Seen:
    """The workbench once its menus show what the bot holds; they must, before long. With ``before``
    an answer has come to what was done there: its menus are others."""
    trouble = "no workbench"
    for _ in range(_PATIENCE * 4):
        seen = look(ann)
        if seen is not None:
            trouble = seen.disagreement() or ""
            if before is not None and before.menus[HAND].key == seen.menus[HAND].key:
                trouble = "its menus are the same as before"
            if not trouble:
                return seen
        ann.page.wait_for_timeout(250)
        # A deal in which nothing was laid ends without a picture, and so without a panel.
        here = ann.panel if ann.panel.count() else ann.note
        for label in ("I’m back", "Draw", "Next deal", *LEAVING):
            button = here.get_by_role("button", name=label, exact=True)
            if seen is None and button.count():
                # The clock may take it away in this very moment.
                with suppress(TooLate):
                    ann._act(partial(button.last.click, timeout=5_000))
    raise AssertionError(f"after {why}: {trouble}\n{ann.page.inner_text('body')}")


def choose(ann: Person, menu: Menu, wanted: set[str], *, several: bool) -> None:
    """Exactly these lines of a menu, as one clicks them."""
    place = ann.panel.locator(f'.preview-select[data-control-key="{menu.key}"]')
    trigger = place.locator(".select-trigger")

    def use() -> None:
        try:
            # What was begun may stand open still, with some of the lines ticked.
            if trigger.get_attribute("aria-expanded", timeout=2_000) != "true":
                trigger.click(timeout=5_000)
            for value in sorted(wanted | set(menu.ticked)):
                line = place.locator(f'.select-option[data-value="{value}"]')
                ticked = line.get_attribute("aria-selected", timeout=5_000) == "true"
                if ticked != (value in wanted):
                    line.click(timeout=5_000)
            if several:
                trigger.click(timeout=5_000)
        except TooLate as late:
            if not ann._sent and not place.count():
                raise GoneError from late
            raise

    ann._act(use)


class Walk:
    """Somebody who tries out whatever can be done, without a plan."""

    def __init__(self, ann: Person, seed: int) -> None:
        self.ann, self.dice = ann, Random(seed)
        self.done: list[str] = []
        self.words: set[str] = set()

    def step(self, seen: Seen) -> None:
        """One more thing, and what must be held after it."""
        menus = [menu for word, menu in seen.menus.items() if word.startswith("bench-")]
        buttons = [one for one in seen.buttons if self._may_press(one)]
        if buttons and self.dice.random() < 0.3:
            label = self.dice.choice(buttons)
            self._do(label, seen, lambda: self.ann.press(label))
            return
        # Of what can be chosen the last leads on: where cards go, and which of the table.
        last = [seen.menus[word] for word in (PUT, CARDS) if word in seen.menus]
        menu = self.dice.choice(last if last and self.dice.random() < 0.6 else menus)
        word = menu.click.word
        # The first card is chosen in a menu that takes one.
        several = word in (OPEN, CARDS) or (word == HAND and bool(seen.held))
        wanted = set(menu.ticked)
        while wanted == set(menu.ticked):
            count = self.dice.randint(0, min(3, len(menu.lines))) if several else 1
            wanted = set(self.dice.sample(menu.lines, count))
        self.words.add(word)
        told = f"{word} {sorted(wanted)}"
        after = self._do(told, seen, lambda: choose(self.ann, menu, wanted, several=several))
        if after.at[0] != seen.at[0]:
            return
        numbers = tuple(sorted(map(int, wanted))) if word in (HAND, OPEN, CARDS) else ()
        if word == HAND:
            assert (after.held, after.opened, after.chosen) == (numbers, seen.opened, seen.chosen)
        elif word == OPEN:
            assert (after.held, after.opened) == (seen.held, numbers)
        elif word == CARDS:
            assert (after.held, after.opened, after.chosen) == (seen.held, seen.opened, numbers)
        elif word == PUT and min(wanted).startswith("j"):
            # What takes a joker's place frees it, and that is chosen next.
            assert (after.held, len(after.opened), len(after.chosen)) == ((), 1, 1)
        else:
            assert after.held == after.opened == after.chosen == (), told

    @property
    def has_seen_all(self) -> bool:
        """Whether every way was gone at least once."""
        return {*BACKWARDS, HAND, OPEN, CARDS, PUT} <= {*self.done, *self.words}

    def _may_press(self, label: str) -> bool:
        seldom = label == "Done" or label.startswith(("Draw", "Sort"))
        return label in BACKWARDS or ((seldom or label == "Suggest") and self.dice.random() < 0.3)

    def _do(self, told: str, seen: Seen, act: Any) -> Seen:
        self.done.append(told)
        try:
            act()
        except (TooLate, GoneError):
            # The clock may have taken the workbench away.
            after = settled(self.ann, told)
            assert after.at[0] != seen.at[0], f"nothing was sent: {self.done[-8:]}"
            return after
        after = settled(self.ann, f"{self.done[-8:]}", seen)
        if told in BACKWARDS and after.at[0] == seen.at[0]:
            assert after.held == after.opened == after.chosen == ()
        return after


@pytest.mark.first
@pytest.mark.long
def test_the_menus_of_the_workbench_show_what_the_bot_holds(tmp_path: Path) -> None:
    if chromium() is None:
        absent("needs Chromium: install Debian's package chromium, or run .ci/run")
    timing = {"computer_pause_seconds": 0, "next_deal_seconds": 600, "quick_turn": TURN}
    with local_bot(tmp_path, SEED, **timing) as url, browser_window() as window:
        ann = Person(window, url, "Ann", PHONE)
        ann.command("rummy new manipulation", computers="1", clock="quick", length="full")
        ann.can("Start", ann.table)
        ann.press("Start", ann.table)
        ann.press("My hand", ann.table)
        walk = Walk(ann, 25)
        # On a busy machine the clock ends more turns, and the walk takes longer to see all.
        for step in range(MOST_STEPS):
            if step >= STEPS and walk.has_seen_all:
                break
            seen = settled(ann, f"{walk.done[-8:]}")
            walk.step(seen)
        assert walk.has_seen_all, walk.done
