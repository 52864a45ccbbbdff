"""The presets of a server: its managers name them, change, delete and choose the default."""

from collections.abc import Awaitable, Callable, Mapping

from bot.actions.rule_edits import EDITS, Rules
from bot.clicks.router import Managed, ManagerAction, chosen, typed
from bot.clicks.services import ask, repaint
from bot.opening.house_rules import preset_trouble, readable
from bot.screens.click import Click, PresetPlace
from bot.screens.house_rules import RulesDraft, name_form
from bot.screens.presets import delete_screen, preset_draft, presets_screen
from bot.text.names import escaped
from data.choices.preset import NoSuchPreset, Preset, PresetTrouble
from engine.games.registry import REGISTRY
from engine.options import WrongOption, read_options, write_options


class PresetRules(Rules):
    """The rules of one preset, changed where they are kept. NoSuchPreset if it is gone."""

    def __init__(self, managed: Managed, preset_id: int) -> None:
        super().__init__(managed.services, managed.interaction, managed.click)
        self._guild_id, self._id = _guild(managed), preset_id
        self.entry = REGISTRY[managed.place.game]

    async def preset(self) -> Preset:
        """The preset as it is now."""
        return await self.services.presets.get(self._guild_id, self.entry.name, self._id)

    async def draft(self) -> RulesDraft:
        preset = await self.preset()
        place = PresetPlace(self.entry.name, self._id).write()
        return preset_draft(self.entry, preset, self._options(preset), place, self.services.say)

    async def put(self, options: Mapping[str, object], *, over: bool) -> str | None:
        before = write_options(self._options(await self.preset())) if over else {}
        try:
            changed = read_options(self.entry, {**before, **options})
        except WrongOption:
            return self.services.say("stale")
        await self.services.presets.change(
            self._guild_id, self.entry.name, self._id, write_options(changed)
        )
        return None

    async def show(self, page: int = 0, notice: str | None = None) -> None:
        if notice is None and readable(self.entry, await self.preset()) is None:
            notice = self.services.say("preset-mend")
        await super().show(page, notice)

    def _options(self, preset: Preset) -> object:
        options = readable(self.entry, preset)
        return self.entry.presets[self.entry.default] if options is None else options


async def _list(managed: Managed, notice: str | None = None) -> None:
    """Answer with all presets of the game."""
    services, entry = managed.services, REGISTRY[managed.place.game]
    presets = await services.presets.list(_guild(managed), entry.name)
    screen = presets_screen(entry, presets, services.say, notice)
    await repaint(managed.interaction, screen, services.painter)


async def _all(managed: Managed) -> None:
    await _list(managed)


async def _open(managed: Managed) -> None:
    [number] = chosen(managed.interaction)
    await PresetRules(managed, int(number)).show()


async def _new(managed: Managed) -> None:
    """Ask for a name; the preset begins with the standard rules."""
    say, place = managed.services.say, PresetPlace(managed.place.game).write()
    click = Click(place, 0, "preset-make")
    await ask(managed.interaction, name_form(click, say("presets-name-title"), say))


async def _make(managed: Managed) -> None:
    services, entry = managed.services, REGISTRY[managed.place.game]
    name = typed(managed.interaction).get("name", "")
    standard = write_options(entry.presets[entry.default])
    try:
        number = await services.presets.add(_guild(managed), entry.name, name, standard)
    except PresetTrouble as trouble:
        await _list(managed, preset_trouble(services, entry, trouble))
        return
    await PresetRules(managed, number).show()


async def _rename(rules: PresetRules) -> None:
    say, name = rules.services.say, (await rules.preset()).name
    click = (await rules.draft()).click("preset-renamed")
    await ask(rules.interaction, name_form(click, say("presets-rename-title"), say, name))


async def _renamed(rules: PresetRules) -> None:
    services, preset = rules.services, await rules.preset()
    name = typed(rules.interaction).get("name", "")
    guild = rules.interaction.guild_id or 0
    try:
        await services.presets.rename(guild, rules.entry.name, preset.preset_id, name)
    except PresetTrouble as trouble:
        await rules.show(notice=preset_trouble(services, rules.entry, trouble))
        return
    name = (await rules.preset()).name
    await rules.show(notice=services.say("preset-renamed", name=escaped(name)))


async def _default(rules: PresetRules) -> None:
    guild, preset = rules.interaction.guild_id or 0, await rules.preset()
    await rules.services.presets.set_default(guild, rules.entry.name, preset.preset_id)
    await rules.show()


async def _no_default(rules: PresetRules) -> None:
    guild = rules.interaction.guild_id or 0
    await rules.services.presets.clear_default(guild, rules.entry.name)
    await rules.show()


async def _delete(rules: PresetRules) -> None:
    services, draft = rules.services, await rules.draft()
    screen = delete_screen(await rules.preset(), draft.place, services.say)
    await repaint(rules.interaction, screen, services.painter)


async def _delete_now(managed: Managed) -> None:
    services, place = managed.services, managed.place
    preset = await services.presets.get(_guild(managed), place.game, place.preset_id or 0)
    await services.presets.delete(_guild(managed), place.game, preset.preset_id)
    await _list(managed, services.say("preset-deleted", name=escaped(preset.name)))


def _guild(managed: Managed) -> int:
    return managed.interaction.guild_id or 0


def _of_one(edit: Callable[[PresetRules], Awaitable[None]]) -> ManagerAction:
    async def act(managed: Managed) -> None:
        await edit(PresetRules(managed, managed.place.preset_id or 0))

    return act


def _there(action: ManagerAction) -> ManagerAction:
    """A preset that somebody else has deleted meanwhile is answered with those that are there."""

    async def act(managed: Managed) -> None:
        try:
            await action(managed)
        except NoSuchPreset:
            await _list(managed, managed.services.say("preset-gone"))

    return act


PRESETS: dict[str, ManagerAction] = {
    verb: _there(action)
    for verb, action in {
        "presets": _all,
        "preset-pick": _open,
        "preset-new": _new,
        "preset-make": _make,
        "preset-rename": _of_one(_rename),
        "preset-renamed": _of_one(_renamed),
        "preset-default": _of_one(_default),
        "preset-no-default": _of_one(_no_default),
        "preset-delete": _of_one(_delete),
        "preset-delete-now": _delete_now,
        **{verb: _of_one(edit) for verb, edit in EDITS.items()},
    }.items()
}
