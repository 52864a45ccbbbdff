"""Local play in a real Chromium: the bot in a process of its own, a tab for each person."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import (
    BrowserContext,
    Locator,
    Page,
    Request,
    ViewportSize,
    expect,
    sync_playwright,
)
from playwright.sync_api import TimeoutError as TooLate

from bot.text.card_words import SIGNS
from tests.browser.page_scripts import DRAWN, KEEP, SAID

ROOT = Path(__file__).parents[2]
Message = Literal["table", "panel", "note"]
TIMEOUT = 300_000
"""Milliseconds until something that should have happened is missed, however busy the machine."""
_LOST = 10_000
"""Milliseconds after which a click without an answer is tried again: the page may have been painted
in that very moment."""
_TYPED = 10
"""Times that a choice is typed until something is offered for it."""
_LOOK = 2_000
"""Milliseconds until one looks anew whether a menu is open."""


def chromium() -> str | None:
    """Where Chromium is installed; None if it is not."""
    usual = Path("/usr/bin/chromium")
    return shutil.which("chromium") or (str(usual) if usual.exists() else None)


def plain(words: str) -> str:
    """Without the sign that makes a suit be drawn as a letter, not as a picture."""
    return words.replace("\ufe0e", "")


def _like(words: str, *, whole: bool = False) -> re.Pattern[str]:
    """These words, whichever way a suit is drawn."""
    pattern = _letters(words)
    return re.compile(f"^{pattern}$" if whole else pattern)


def said(message: Locator) -> str:
    """The words of a message; cards that are shown as emojis by their letters."""
    return " ".join(plain(_EMOJI.sub(_in_letters, message.evaluate(SAID))).split())


def _in_letters(emoji: re.Match[str]) -> str:
    rank, colour = emoji[1].upper(), emoji[2]
    if colour in "shdc":
        return rank + SUITS["shdc".index(colour)]
    return SIGNS[colour.upper()] + rank


def _letters(words: str) -> str:
    return "".join(f"{re.escape(letter)}\ufe0e?" for letter in words)


SUITS = "♠♥♦♣"
_EMOJI = re.compile("uc_[0-9a-f]+_(1[0-3]|[1-9ajqk])([shdcrbykg])")
"""The name of a card's emoji (bot.render.specs.EMOJI_NAMES)."""


@contextmanager
def local_bot(folder: Path, seed: bytes, **settings: object) -> Iterator[str]:
    """The address of a bot that plays locally, with its database in this folder.

    It is stopped as by Ctrl-C, and must then end without a fault.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    log = folder / "bot.log"
    known = {name.upper(): str(value) for name, value in settings.items()}
    database = f"sqlite+aiosqlite:///{folder / 'upcard.db'}"
    module = [sys.executable, "-m", "tests.browser.bot_with_seed", seed.hex()]
    with log.open("wb") as errors:
        bot = subprocess.Popen(
            [*module, "--local", "--port", str(port), "--database", database],
            cwd=ROOT,
            env=os.environ | {"DISCORD_TOKEN": "", "LOG_FORMAT": "text"} | known,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    assert bot.stdout is not None
    try:
        opened = bot.stdout.readline()
        assert opened.startswith("Open http://127.0.0.1:"), opened + log.read_text()
        yield opened.split()[1]
        bot.send_signal(signal.SIGINT)
        assert bot.wait() == 0, log.read_text()
    finally:
        bot.kill()
        bot.wait()
        bot.stdout.close()
    assert "[error" not in log.read_text(), log.read_text()


@contextmanager
def browser_window() -> Iterator[BrowserContext]:
    """An empty window of Chromium, which must be installed."""
    path = chromium()
    assert path is not None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        context = browser.new_context()
        # What is used is tried three times: a control may be gone while it is waited for.
        context.set_default_timeout(TIMEOUT / 3)
        yield context
        browser.close()


def _is_action(request: Request, *kinds: str) -> bool:
    """Whether the page tells the server of an action of one of these kinds."""
    told: Any = request.post_data_json if request.url.endswith("/api/action") else None
    return told is not None and told["kind"] in kinds


class Person:
    """Somebody who sits before a tab of the local page."""

    def __init__(self, window: BrowserContext, url: str, name: str, size: ViewportSize) -> None:
        self.name = name
        self.page: Page = window.new_page()
        self._sent = list[Request]()
        self.page.on("request", self._hear)
        self.page.set_viewport_size(size)
        self.page.add_init_script(KEEP)
        self.page.goto(url)
        expect(self.page.locator("#channel-composer-input")).to_be_visible()
        picker = self.page.locator("#viewer-picker")
        if picker.locator("option:checked").inner_text().strip() != name:
            # The composer is emptied when the answer comes; nothing may be typed before.
            with self._answered("viewer"):
                picker.select_option(label=name)

    def received(self) -> str:
        """All words that this tab has received from the server, shown or not."""
        return plain(self.page.evaluate("window.received.join('\\n')"))

    def missed(self) -> list[str]:
        """The words that stood in the place of a picture, if only for a moment."""
        words: list[str] = self.page.evaluate("window.missed")
        return words

    def message(self, which: Message) -> Locator:
        """The table's message, the hand panel, or the newest private note."""
        return {"table": self.table, "panel": self.panel, "note": self.note}[which]

    @property
    def channel(self) -> Locator:
        """The messages (the side bar repeats some of their words)."""
        return self.page.locator("#channel-message-list")

    @property
    def table(self) -> Locator:
        """The table's message, or its lobby's."""
        return self._messages("My hand").or_(self._messages("Join")).last

    @property
    def panel(self) -> Locator:
        """The newest hand panel."""
        return self._private().filter(has=self.page.locator(".select-trigger, img")).last

    @property
    def note(self) -> Locator:
        """The newest private message of any kind."""
        return self._private().last

    def _private(self) -> Locator:
        return self.channel.locator("article").filter(has_text="Only you can see this")

    def _messages(self, label: str) -> Locator:
        button = self.page.get_by_role("button", name=label, exact=True)
        return self.channel.locator("article").filter(has=button)

    def command(self, name: str, **options: str) -> None:
        """A slash command, chosen and filled in as one types it."""
        box = self.page.locator("#channel-composer-input")
        box.fill(f"/{name}")
        self.page.locator(".command-entry.is-active").wait_for()
        box.press("Enter")
        self.page.locator(".command-chip").wait_for()
        for option, value in options.items():
            offered = self.page.locator(f".command-suggestion[data-value={option}]")
            if not offered.count():
                self.page.locator(".command-ghost").click()
            offered.click()
            field = self.page.locator(f".command-option-input[data-option={option}]")
            field.fill(value)
            if field.get_attribute("aria-autocomplete") == "list":
                # Before anything is offered Enter would send the command.
                self._until_offered(field, value)
            field.press("Enter")
        with self._answered("run_command"):
            self.page.locator("#send-message").click()

    def _until_offered(self, field: Locator, value: str) -> None:
        """Type it again until something is offered. As at Discord, an answer may come too late."""
        offered = self.page.locator("[role=listbox] [aria-selected=true]")
        for _ in range(_TYPED):
            with suppress(TooLate):
                offered.wait_for(timeout=_LOST)
                return
            field.fill("")
            field.fill(value)
        offered.wait_for()

    def press(self, label: str, on: Locator | None = None) -> None:
        """A button of the panel, or of another message."""
        button = (on or self.panel).get_by_role("button", name=_like(label, whole=True))
        self._act(button.last.click)

    def discard(self, card: str) -> None:
        """This card of the menu that discards at once."""
        menu = self.panel.locator(".select-trigger").filter(has_text="Discard")
        self._act(lambda: self._open_and_click(card, menu))

    def pick(self, number: int) -> None:
        """The reading of this number: its button, or its line of the menu where they are many."""
        self.panel.get_by_role("button", name="Back", exact=True).wait_for()
        buttons = self.panel.locator(".section-accessory button")
        if buttons.count():
            self._act(buttons.nth(number - 1).click)
        else:
            self._act(lambda: self._open_and_click(f"{number}. "))

    def _open_and_click(self, line: str, menu: Locator | None = None) -> None:
        """A line of a menu, of the first if none is named; the page closes the menu when the panel
        is painted anew."""
        trigger = menu or self.panel.locator(".select-trigger").first
        for _ in range(TIMEOUT // _LOOK):
            if self._sent:
                return
            try:
                if trigger.get_attribute("aria-expanded", timeout=_LOOK) != "true":
                    trigger.click(timeout=_LOOK)
                if self._line(line).get_attribute("aria-selected", timeout=_LOOK) == "true":
                    return
                self._line(line).click(timeout=_LOOK)
            except TooLate:
                # On a busy machine it may have been clicked all the same.
                continue
            return
        raise AssertionError(f"{self.name}: no line {line!r} can be chosen")

    def _line(self, text: str) -> Locator:
        return self.panel.get_by_role("option").filter(has_text=_like(text)).first

    def _answered(self, *kinds: str) -> AbstractContextManager[Any]:
        """Wait for the server's answer to an action of one of these kinds."""

        return self.page.expect_response(
            lambda response: _is_action(response.request, *kinds), timeout=_LOST
        )

    def _act(self, use: Callable[[], None]) -> None:
        """Use a control; again if it was painted anew in that very moment.

        The page then either sends nothing or refuses what it has sent. What it has sent counts,
        also where that was told too late.
        """
        for last in (False, False, True):
            self._sent.clear()
            try:
                use()
            except TooLate:
                if last and not self._sent:
                    raise
            for _ in range(_LOST // 100):
                if self._sent:
                    break
                self.page.wait_for_timeout(100)
            else:
                continue
            answer = self._sent[0].response()
            assert answer is not None, f"{self.name}: the page lost what it sent"
            receipt: dict[str, Any] = answer.json()
            if answer.ok and not receipt.get("rejected"):
                return
            assert not last, f"{self.name}: the page refused {receipt}"
            self.page.wait_for_timeout(700)
        raise AssertionError(f"{self.name}: the page sends nothing")

    def _hear(self, request: Request) -> None:
        if _is_action(request, "click", "select"):
            self._sent.append(request)

    def sees(self, words: str, where: Locator | None = None) -> None:
        """Wait until these words, cards as they are, stand on the panel, or on another message."""
        shown = ""
        for _ in range(TIMEOUT // 100):
            try:
                shown = said(where or self.panel)
            except TooLate:
                continue
            if words in shown:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{self.name} is shown {shown!r}, and not {words!r}")

    def looks_at(self, message: Locator) -> None:
        """Scroll to the end of this message and wait until its pictures are there."""
        message.evaluate("element => element.scrollIntoView({block: 'end'})")
        # All at once: a message that is repainted meanwhile has other pictures, and they count.
        for _ in range(TIMEOUT // 100):
            if message.locator("img, .media-unavailable").evaluate_all(DRAWN):
                break
            self.page.wait_for_timeout(100)
        else:
            raise AssertionError(f"{self.name}: a picture did not come")
        self.page.wait_for_timeout(100)

    def can(self, label: str, on: Locator | None = None) -> None:
        """Wait until this button can be pressed."""
        button = (on or self.panel).get_by_role("button", name=label, exact=True).last
        expect(button).to_be_enabled(timeout=TIMEOUT)

    def picture(self, where: Locator | None = None) -> str:
        """The words for the picture of a message, the panel's if none is named; "" without one."""
        pictures = (where or self.panel).locator("img[alt]:not(.custom-emoji)")
        return plain(pictures.last.get_attribute("alt") or "") if pictures.count() else ""
