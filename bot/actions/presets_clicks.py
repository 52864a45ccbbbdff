"""The presets of a server, which its managers create, change and delete."""

from collections.abc import Awaitable, Callable, Mapping

from bot.actions.house_rules_clicks import EDITS, Edit, Rules, TableRules
from bot.blocks.control import PresetPlace, read_number
from bot.clicks.context import PresetAction, PresetActions, PresetContext, TableContext
from bot.opening.opening_options import preset_trouble, read_preset
from bot.screens.rules_editor import (
    PRESET_DEFAULT,
    PRESET_DELETE,
    PRESET_DELETE_NOW,
    PRESET_MAKE,
    PRESET_NEW,
    PRESET_NO_DEFAULT,
    PRESET_PICK,
    PRESET_RENAME,
    PRESET_RENAMED,
    PRESETS,
    RulesDraft,
    delete_screen,
    name_form,
    preset_draft,
    presets_screen,
)
from bot.text.name_words import escaped
from data.choices.preset import NoSuchPreset, Preset, PresetTrouble
from engine.games.registry import REGISTRY
from engine.options import WrongOption, read_options, write_options


class PresetRules(Rules):
    """The rules of one stored preset. Raises NoSuchPreset if it has been deleted."""

    def __init__(self, context: PresetContext, preset_id: int) -> None:
        super().__init__(context)
        self.presets, self._id = context.services.presets, preset_id
        self.listing = REGISTRY[context.place.game]

    async def preset(self) -> Preset:
        """Return the preset as it is now."""
        return await self.presets.get(self.context.guild_id, self.listing.name, self._id)

    async def draft(self) -> RulesDraft:
        preset = await self.preset()
        place = PresetPlace(self.listing.name, self._id)
        return preset_draft(self.listing, preset, self._options(preset), place, self.context.say)

    async def put(self, options: Mapping[str, object], *, over: bool) -> str | None:
        before = write_options(self._options(await self.preset())) if over else {}
        try:
            changed = read_options(self.listing, {**before, **options})
        except WrongOption:
            return self.context.out_of_date()
        await self.presets.change(
            self.context.guild_id, self.listing.name, self._id, write_options(changed)
        )
        return None

    async def show(self, page: int = 0, notice: str | None = None) -> None:
        if notice is None and read_preset(self.listing, await self.preset()) is None:
            notice = self.context.say("preset-mend")
        await super().show(page, notice)

    def _options(self, preset: Preset) -> object:
        options = read_preset(self.listing, preset)
        return self.listing.presets[self.listing.default] if options is None else options


async def _list(context: PresetContext, notice: str | None = None) -> None:
    listing = REGISTRY[context.place.game]
    presets = await context.services.presets.list(context.guild_id, listing.name)
    await context.repaint(presets_screen(listing, presets, context.say, notice))


async def _open(context: PresetContext) -> None:
    await PresetRules(context, read_number(context.choice) or 0).show()


async def _new(context: PresetContext) -> None:
    """Ask for the name of a new preset, which starts with the standard rules."""
    say, place = context.say, PresetPlace(context.place.game)
    await context.ask(name_form(PRESET_MAKE.on(place), say("presets-name-title"), say))


async def _make(context: PresetContext) -> None:
    listing = REGISTRY[context.place.game]
    name = context.typed.get("name", "")
    standard = write_options(listing.presets[listing.default])
    try:
        number = await context.services.presets.add(context.guild_id, listing.name, name, standard)
    except PresetTrouble as trouble:
        await _list(context, preset_trouble(listing, trouble, context.say))
        return
    await PresetRules(context, number).show()


async def _rename(rules: PresetRules) -> None:
    say, name = rules.context.say, (await rules.preset()).name
    click = PRESET_RENAMED.on((await rules.draft()).place)
    await rules.context.ask(name_form(click, say("presets-rename-title"), say, name))


async def _renamed(rules: PresetRules) -> None:
    say, preset = rules.context.say, await rules.preset()
    name = rules.context.typed.get("name", "")
    try:
        await rules.presets.rename(
            rules.context.guild_id, rules.listing.name, preset.preset_id, name
        )
    except PresetTrouble as trouble:
        await rules.show(notice=preset_trouble(rules.listing, trouble, say))
        return
    name = (await rules.preset()).name
    await rules.show(notice=say("preset-renamed", name=escaped(name)))


async def _default(rules: PresetRules) -> None:
    preset, guild = await rules.preset(), rules.context.guild_id
    await rules.presets.set_default(guild, rules.listing.name, preset.preset_id)
    await rules.show()


async def _no_default(rules: PresetRules) -> None:
    await rules.presets.clear_default(rules.context.guild_id, rules.listing.name)
    await rules.show()


async def _delete(rules: PresetRules) -> None:
    draft, say = await rules.draft(), rules.context.say
    await rules.context.repaint(delete_screen(await rules.preset(), draft.place, say))


async def _delete_now(context: PresetContext) -> None:
    presets, place = context.services.presets, context.place
    preset = await presets.get(context.guild_id, place.game, place.preset_id or 0)
    await presets.delete(context.guild_id, place.game, preset.preset_id)
    await _list(context, context.say("preset-deleted", name=escaped(preset.name)))


def _of_one(edit: Callable[[PresetRules], Awaitable[None]]) -> PresetAction:
    async def act(context: PresetContext) -> None:
        await edit(PresetRules(context, context.place.preset_id or 0))

    return act


def _or_list(action: PresetAction) -> PresetAction:
    """Wrap an action. If the clicked preset no longer exists, show the list of presets."""

    async def act(context: PresetContext) -> None:
        try:
            await action(context)
        except NoSuchPreset:
            await _list(context, context.say("preset-gone"))

    return act


def _edited(edit: Edit) -> Callable[[PresetContext | TableContext], Awaitable[None]]:
    """Return an action that applies an edit to the clicked rules of a preset or a lobby."""
    of_preset = _or_list(_of_one(edit))

    async def act(context: PresetContext | TableContext) -> None:
        if isinstance(context, PresetContext):
            await of_preset(context)
        else:
            await edit(TableRules(context))

    return act


ACTIONS: PresetActions = tuple(
    (control, _or_list(action))
    for control, action in (
        (PRESETS, _list),
        (PRESET_PICK, _open),
        (PRESET_NEW, _new),
        (PRESET_MAKE, _make),
        (PRESET_RENAME, _of_one(_rename)),
        (PRESET_RENAMED, _of_one(_renamed)),
        (PRESET_DEFAULT, _of_one(_default)),
        (PRESET_NO_DEFAULT, _of_one(_no_default)),
        (PRESET_DELETE, _of_one(_delete)),
        (PRESET_DELETE_NOW, _delete_now),
    )
)

EDIT_ACTIONS = tuple((control, _edited(edit)) for control, edit in EDITS)
"""These controls work at tables and at presets."""
