"""The rules of a table: the host's editor, everybody's page to read, and agreeing to them."""

from collections.abc import Mapping

from bot.actions.answers import repaint_public
from bot.actions.rule_edits import EDITS, Edit, Rules
from bot.actions.rules import open_rules
from bot.clicks.router import Action, Clicked, chosen, typed
from bot.clicks.services import answer, ask, repaint
from bot.opening.house_rules import readable, save_preset
from bot.screens.house_rules import RulesDraft, editor_screen, load_screen, name_form, table_rows
from bot.screens.notes import note_screen
from bot.text.names import escaped
from bot.text.options import option_in_words
from data.choices.preset import NoSuchPreset
from engine.errors import IllegalMove
from engine.games.registry import REGISTRY
from engine.options import WrongOption, write_options
from engine.table.sitting import Status


class TableRules(Rules):
    """The rules of a lobby; that only its host changes them is checked where they are changed."""

    def __init__(self, clicked: Clicked) -> None:
        super().__init__(clicked.services, clicked.interaction, clicked.click)
        self._clicked, self.table = clicked, clicked.table
        self.entry = REGISTRY[clicked.table.game.name]
        self.guild_id = clicked.table.header.guild_id
        self.manager = clicked.interaction.permissions.manage_guild

    async def draft(self) -> RulesDraft:
        table, say = self.table, self.services.say
        place = table.header.table_id
        return RulesDraft(
            entry=self.entry,
            options=table.game.options,
            place=place,
            version=table.version,
            title=say("rules-editor-title", game=say(f"game-{self.entry.name}")),
            rows=table_rows(place, table.version, say, manager=self.manager),
        )

    async def put(self, options: Mapping[str, object], *, over: bool) -> str | None:
        try:
            await self.table.change_rules(self._clicked.user, options, over=over)
        except IllegalMove as refusal:
            return await self._clicked.refused(refusal)
        except WrongOption:
            return self.services.say("stale")
        return None


async def _open(clicked: Clicked) -> None:
    """For the host of a lobby the editor, for everybody else the rules to read."""
    services, table = clicked.services, clicked.table
    if table.sitting.status is Status.LOBBY and clicked.user == table.sitting.host:
        screen = editor_screen(await TableRules(clicked).draft(), services.say)
        await answer(clicked.interaction, screen, services.painter)
        return
    await open_rules(clicked)


async def _agree(clicked: Clicked) -> None:
    async with clicked.services.public_messages.by_click(clicked.table):
        await clicked.table.agree(clicked.user, clicked.click.version)
        await repaint_public(clicked)


async def _load(clicked: Clicked) -> None:
    rules, services = TableRules(clicked), clicked.services
    presets = await services.presets.list(rules.guild_id, rules.entry.name)
    screen = load_screen(await rules.draft(), presets, services.say)
    await repaint(clicked.interaction, screen, services.painter)


async def _own(clicked: Clicked) -> None:
    """A preset that the game brings."""
    rules, [key] = TableRules(clicked), chosen(clicked.interaction)
    names = option_in_words(rules.entry, rules.entry.preset_key, clicked.services.say).values
    done = clicked.services.say("rules-loaded", name=names.get(key, key))
    await rules.change({rules.entry.preset_key: key}, done=done)


async def _take(clicked: Clicked) -> None:
    """A preset of the server."""
    rules, services, [number] = TableRules(clicked), clicked.services, chosen(clicked.interaction)
    try:
        preset = await services.presets.get(rules.guild_id, rules.entry.name, int(number))
    except NoSuchPreset:
        await rules.show(notice=services.say("preset-gone"))
        return
    options, name = readable(rules.entry, preset), escaped(preset.name)
    if options is None:
        await rules.show(notice=services.say("preset-unreadable", name=name))
        return
    await rules.change(write_options(options), done=services.say("rules-loaded", name=name))


async def _save(clicked: Clicked) -> None:
    """Ask for the name; whether he may save is looked at when it comes."""
    say = clicked.services.say
    click = (await TableRules(clicked).draft()).click("rule-name")
    await ask(clicked.interaction, name_form(click, say("rules-name-title"), say))


async def _name(clicked: Clicked) -> None:
    rules, services = TableRules(clicked), clicked.services
    if not rules.manager:
        await rules.show(notice=services.say("managers-only"))
        return
    name = typed(clicked.interaction).get("name", "")
    options = write_options(rules.table.game.options)
    told = await save_preset(services, rules.guild_id, rules.entry, name, options)
    await rules.show(notice=told)


async def _done(clicked: Clicked) -> None:
    services = clicked.services
    await repaint(clicked.interaction, note_screen(services.say("rules-done")), services.painter)


def _at_table(edit: Edit) -> Action:
    async def act(clicked: Clicked) -> None:
        await edit(TableRules(clicked))

    return act


HOUSE_RULES: dict[str, Action] = {
    "house": _open,
    "agree": _agree,
    "rule-load": _load,
    "rule-own": _own,
    "rule-take": _take,
    "rule-save": _save,
    "rule-name": _name,
    "rule-done": _done,
    **{verb: _at_table(edit) for verb, edit in EDITS.items()},
}
