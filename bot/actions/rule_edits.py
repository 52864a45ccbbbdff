"""Changing house rules by clicks: the same for the rules of a lobby and for those of a preset."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.clicks.router import chosen, typed
from bot.clicks.services import Services, ask, repaint
from bot.screens.click import Click
from bot.screens.house_rules import (
    TYPED,
    RulesDraft,
    editor_screen,
    number_form,
    page_of,
    read_numbers,
    read_value,
    value_screen,
)
from engine.options import open_numbers, types


class Rules(ABC):
    """House rules that the person who clicked may be changing."""

    def __init__(self, services: Services, interaction: discord.Interaction, click: Click) -> None:
        self.services, self.interaction, self.click = services, interaction, click

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
        screen = editor_screen(await self.draft(), self.services.say, page, notice)
        await repaint(self.interaction, screen, self.services.painter)

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
        await self.show(notice=self.services.say("stale"))


Edit = Callable[[Rules], Awaitable[None]]


async def _page(rules: Rules) -> None:
    rest = rules.click.rest
    await rules.show(int(rest) if rest.isdecimal() else 0)


async def _pick(rules: Rules) -> None:
    draft, [name] = await rules.draft(), chosen(rules.interaction)
    if name not in types(draft.entry):
        await rules.stale()
        return
    screen = value_screen(draft, name, rules.services.say)
    await repaint(rules.interaction, screen, rules.services.painter)


async def _set(rules: Rules) -> None:
    name, [value] = rules.click.rest, chosen(rules.interaction)
    draft = await rules.draft()
    if not value.startswith(TYPED):
        await rules.change({name: read_value(value)}, over=True)
    elif _takes_numbers(draft, name, value.removeprefix(TYPED)):
        form = number_form(draft, name, value.removeprefix(TYPED), rules.services.say)
        await ask(rules.interaction, form)
    else:
        await rules.stale()


async def _number(rules: Rules) -> None:
    name, _, mode = rules.click.rest.partition("|")
    draft = await rules.draft()
    if not _takes_numbers(draft, name, mode):
        await rules.stale()
        return
    value, least = read_numbers(draft.entry, name, mode, typed(rules.interaction))
    if value is None:
        notice = rules.services.say("rules-not-a-number", least=least)
        await rules.show(page_of(draft, name), notice)
        return
    await rules.change({name: value}, over=True)


async def _standard(rules: Rules) -> None:
    await rules.change({})


def _takes_numbers(draft: RulesDraft, name: str, mode: str) -> bool:
    hints = types(draft.entry)
    return name in hints and mode in open_numbers(hints[name])


EDITS: Mapping[str, Edit] = {
    "rule-page": _page,
    "rule-pick": _pick,
    "rule-set": _set,
    "rule-number": _number,
    "rule-standard": _standard,
}
