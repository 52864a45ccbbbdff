"""Changing house rules by clicks: the same for the rules of a lobby and for those of a preset."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping

from bot.blocks.click import read_number
from bot.blocks.control import Control
from bot.clicks.context import ClickContext
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
from engine.options import going_together, open_numbers, types, write_options


class Rules(ABC):
    """House rules that the person who clicked may be changing."""

    def __init__(self, context: ClickContext) -> None:
        self.context = context

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
        screen = editor_screen(await self.draft(), self.context.say, page, notice)
        await self.context.repaint(screen)

    async def change(
        self, options: Mapping[str, object], *, over: bool = False, done: str | None = None
    ) -> None:
        """Choose these rules and answer with the editor; ``done`` is told if nothing is wrong."""
        if over:
            before = await self.draft()
            rules = write_options(before.options)
            options = going_together(before.listing, rules, options)
        wrong = await self.put(options, over=over)
        draft = await self.draft()
        page = max((page_of(draft, name) for name in options), default=0) if over else 0
        await self.show(page, wrong or done)

    async def stale(self) -> None:
        """Answer a click on something that is not there any more."""
        await self.show(notice=self.context.out_of_date())


Edit = Callable[[Rules], Awaitable[None]]


async def _page(rules: Rules) -> None:
    await rules.show(read_number(rules.context.click.rest) or 0)


async def _pick(rules: Rules) -> None:
    draft, [name] = await rules.draft(), rules.context.chosen
    if name not in types(draft.listing):
        await rules.stale()
        return
    await rules.context.repaint(value_screen(draft, name, rules.context.say))


async def _set(rules: Rules) -> None:
    name, [value] = rules.context.click.rest, rules.context.chosen
    draft = await rules.draft()
    if value == SOME and takes_some(draft.listing, name):
        await rules.context.ask(selection_form(draft, name, rules.context.say))
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
        form = number_form(draft, name, value.removeprefix(TYPED), rules.context.say)
        await rules.context.ask(form)
    else:
        await rules.stale()


async def _number(rules: Rules) -> None:
    name, _, mode = rules.context.click.rest.partition("|")
    draft = await rules.draft()
    if not _takes_numbers(draft, name, mode):
        await rules.stale()
        return
    value, least = read_numbers(draft.listing, name, mode, rules.context.typed)
    if value is None:
        notice = rules.context.say("rules-not-a-number", least=least)
        await rules.show(page_of(draft, name), notice)
        return
    await rules.change({name: value}, over=True)


async def _some(rules: Rules) -> None:
    name, draft = rules.context.click.rest, await rules.draft()
    if not takes_some(draft.listing, name):
        await rules.stale()
        return
    chosen = read_selection(draft.listing, name, rules.context.typed.get("numbers", ""))
    if chosen is None:
        await rules.show(page_of(draft, name), rules.context.say("rules-not-a-selection"))
        return
    await rules.change({name: chosen}, over=True)


def _takes_numbers(draft: RulesDraft, name: str, mode: str) -> bool:
    hints = types(draft.listing)
    return name in hints and mode in open_numbers(hints[name])


EDITS: tuple[tuple[Control, Edit], ...] = (
    (RULE_PAGE, _page),
    (RULE_PICK, _pick),
    (RULE_SET, _set),
    (RULE_NUMBER, _number),
    (RULE_SOME, _some),
    (RULE_STANDARD, lambda rules: rules.change({})),
)
