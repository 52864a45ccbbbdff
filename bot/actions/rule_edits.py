"""Changing house rules by clicks: the same for the rules of a lobby and for those of a preset."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping

from bot.clicks.context import ClickVisit
from bot.screens.click import read_number
from bot.screens.control import Control
from bot.screens.house_rules import (
    KEPT,
    RULE_NUMBER,
    RULE_PAGE,
    RULE_PICK,
    RULE_SET,
    RULE_SOME,
    RULE_STANDARD,
    SOME,
    TYPED,
    RulesDraft,
    editor_screen,
    number_form,
    page_of,
    read_numbers,
    read_selection,
    read_value,
    selection_form,
    takes_some,
    value_screen,
)
from engine.options import open_numbers, types


class Rules(ABC):
    """House rules that the person who clicked may be changing."""

    def __init__(self, visit: ClickVisit) -> None:
        self.visit = visit

    @abstractmethod
    async def draft(self) -> RulesDraft:
        """The rules as they are now."""

    @abstractmethod
    async def put(self, options: Mapping[str, object], *, over: bool) -> str | None:
        """Choose these rules, or with ``over`` put them over the ones of now; what stood against.

        An option that the game does not have is told as an old panel.
        """

    async def show(self, page: int = 0, notice: str | None = None) -> None:
        """Answer with the editor as it is now."""
        screen = editor_screen(await self.draft(), self.visit.say, page, notice)
        await self.visit.repaint(screen)

    async def change(
        self, options: Mapping[str, object], *, over: bool = False, done: str | None = None
    ) -> None:
        """Choose these rules and answer with the editor; ``done`` is told if nothing is wrong."""
        wrong = await self.put(options, over=over)
        draft = await self.draft()
        page = max((page_of(draft, name) for name in options), default=0) if over else 0
        await self.show(page, wrong or done)

    async def stale(self) -> None:
        """Answer a click on something that is not there any more."""
        await self.show(notice=self.visit.out_of_date())


Edit = Callable[[Rules], Awaitable[None]]


async def _page(rules: Rules) -> None:
    await rules.show(read_number(rules.visit.click.rest) or 0)


async def _pick(rules: Rules) -> None:
    draft, [name] = await rules.draft(), rules.visit.chosen
    if name not in types(draft.listing):
        await rules.stale()
        return
    await rules.visit.repaint(value_screen(draft, name, rules.visit.say))


async def _set(rules: Rules) -> None:
    name, [value] = rules.visit.click.rest, rules.visit.chosen
    draft = await rules.draft()
    if value == SOME and takes_some(draft.listing, name):
        await rules.visit.ask(selection_form(draft, name, rules.visit.say))
    elif value == KEPT:
        await rules.show(page_of(draft, name))
    elif not value.startswith((TYPED, SOME)):
        try:
            chosen = read_value(value)
        except ValueError:
            await rules.stale()
            return
        await rules.change({name: chosen}, over=True)
    elif _takes_numbers(draft, name, value.removeprefix(TYPED)):
        form = number_form(draft, name, value.removeprefix(TYPED), rules.visit.say)
        await rules.visit.ask(form)
    else:
        await rules.stale()


async def _number(rules: Rules) -> None:
    name, _, mode = rules.visit.click.rest.partition("|")
    draft = await rules.draft()
    if not _takes_numbers(draft, name, mode):
        await rules.stale()
        return
    value, least = read_numbers(draft.listing, name, mode, rules.visit.typed)
    if value is None:
        notice = rules.visit.say("rules-not-a-number", least=least)
        await rules.show(page_of(draft, name), notice)
        return
    await rules.change({name: value}, over=True)


async def _some(rules: Rules) -> None:
    name, draft = rules.visit.click.rest, await rules.draft()
    if not takes_some(draft.listing, name):
        await rules.stale()
        return
    chosen = read_selection(draft.listing, name, rules.visit.typed.get("numbers", ""))
    if chosen is None:
        await rules.show(page_of(draft, name), rules.visit.say("rules-not-a-selection"))
        return
    await rules.change({name: chosen}, over=True)


async def _standard(rules: Rules) -> None:
    await rules.change({})


def _takes_numbers(draft: RulesDraft, name: str, mode: str) -> bool:
    hints = types(draft.listing)
    return name in hints and mode in open_numbers(hints[name])


EDITS: tuple[tuple[Control, Edit], ...] = (
    (RULE_PAGE, _page),
    (RULE_PICK, _pick),
    (RULE_SET, _set),
    (RULE_NUMBER, _number),
    (RULE_SOME, _some),
    (RULE_STANDARD, _standard),
)
