// Reads bodies, one JSON object a line, with discord.js and @discordjs/builders: every part is
// built again by a builder, which checks it, and what the library would send is compared with ours.
//
//     node read.mjs FILE
//
// A body of the kind "spoilt" has to be refused: it shows that the library checks at all.

import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as b from '@discordjs/builders';
import { Client, Message, MessagePayload, WebhookClient } from 'discord.js';

/** Calls `set` with the value of `key` if the part has it. */
const given = (part, key, set) => {
	if (part[key] !== undefined) set(part[key]);
};

const emoji = ({ id, ...rest }) => (id ? { ...rest, id } : rest);

const button = (part) => {
	const built = new b.ButtonBuilder().setCustomId(part.custom_id).setLabel(part.label).setStyle(part.style);
	given(part, 'disabled', (value) => built.setDisabled(value));
	given(part, 'emoji', (value) => built.setEmoji(emoji(value)));
	return built;
};

const menu = (Builder) => (part) => {
	const built = new Builder().setCustomId(part.custom_id).setPlaceholder(part.placeholder);
	built.setMinValues(part.min_values).setMaxValues(part.max_values);
	given(part, 'id', (value) => built.setId(value));
	given(part, 'disabled', (value) => built.setDisabled(value));
	given(part, 'channel_types', (value) => built.setChannelTypes(value));
	given(part, 'default_values', (value) => built.setDefaultChannels(value.map(({ id }) => id)));
	given(part, 'options', (value) => built.setOptions(value.map(option)));
	return built;
};

const option = (part) => {
	const built = new b.StringSelectMenuOptionBuilder().setLabel(part.label).setValue(part.value);
	given(part, 'default', (value) => built.setDefault(value));
	given(part, 'description', (value) => built.setDescription(value));
	given(part, 'emoji', (value) => built.setEmoji(emoji(value)));
	return built;
};

const picture = (part) => new b.MediaGalleryItemBuilder().setURL(part.media.url).setDescription(part.description);

const PARTS = {
	1: (part) => new b.ActionRowBuilder().addComponents(part.components.map(component)),
	2: button,
	3: menu(b.StringSelectMenuBuilder),
	5: menu(b.UserSelectMenuBuilder),
	8: menu(b.ChannelSelectMenuBuilder),
	9: (part) =>
		new b.SectionBuilder()
			.addTextDisplayComponents(part.components.map(component))
			.setButtonAccessory(component(part.accessory)),
	10: (part) => new b.TextDisplayBuilder().setContent(part.content),
	12: (part) => new b.MediaGalleryBuilder().addItems(part.items.map(picture)),
	13: (part) => new b.FileBuilder().setURL(part.file.url),
	14: () => new b.SeparatorBuilder(),
	17: (part) =>
		new b.ContainerBuilder().setAccentColor(part.accent_color).spliceComponents(0, 0, part.components.map(component)),
};

const component = (part) => {
	const build = PARTS[part.type];
	if (build === undefined) throw new Error(`no builder for type ${part.type}`);
	return build(part);
};

const field = (part) => {
	const input = new b.TextInputBuilder().setCustomId(part.component.custom_id).setStyle(part.component.style);
	given(part.component, 'value', (value) => input.setValue(value));
	given(part.component, 'required', (value) => input.setRequired(value));
	given(part.component, 'min_length', (value) => input.setMinLength(value));
	given(part.component, 'max_length', (value) => input.setMaxLength(value));
	return new b.LabelBuilder().setLabel(part.label).setTextInputComponent(input);
};

const modal = (body) =>
	new b.ModalBuilder().setTitle(body.title).setCustomId(body.custom_id).addLabelComponents(body.components.map(field));

const named = (built, part) => {
	built.setName(part.name).setNameLocalizations(part.name_localizations ?? null);
	if (part.description) {
		built.setDescription(part.description).setDescriptionLocalizations(part.description_localizations ?? null);
	}
	return built;
};

const ADD = {
	1: 'addSubcommand',
	2: 'addSubcommandGroup',
	3: 'addStringOption',
	4: 'addIntegerOption',
	5: 'addBooleanOption',
	6: 'addUserOption',
	7: 'addChannelOption',
	8: 'addRoleOption',
	10: 'addNumberOption',
	11: 'addAttachmentOption',
};

const inside = (built, part) => {
	for (const inner of part.options ?? []) {
		built[ADD[inner.type]]((made) => {
			named(made, inner);
			if (inner.type <= 2) return inside(made, inner);
			given(inner, 'required', (value) => made.setRequired(value));
			given(inner, 'choices', (value) => value.length && made.setChoices(...value));
			given(inner, 'autocomplete', (value) => made.setAutocomplete(value));
			given(inner, 'channel_types', (value) => value.length && made.addChannelTypes(...value));
			given(inner, 'min_value', (value) => made.setMinValue(value));
			given(inner, 'max_value', (value) => made.setMaxValue(value));
			given(inner, 'min_length', (value) => made.setMinLength(value));
			given(inner, 'max_length', (value) => made.setMaxLength(value));
			return made;
		});
	}
	return built;
};

const command = (part) => {
	const menus = part.type > 1;
	const built = named(menus ? new b.ContextMenuCommandBuilder().setType(part.type) : new b.SlashCommandBuilder(), part);
	given(part, 'contexts', (value) => value && built.setContexts(value));
	given(part, 'dm_permission', (value) => value !== null && built.setDMPermission(value));
	given(part, 'integration_types', (value) => value && built.setIntegrationTypes(value));
	given(part, 'default_member_permissions', (value) => built.setDefaultMemberPermissions(value));
	return menus ? built : inside(built, part);
};

const client = new Client({ intents: [] });
const webhook = new WebhookClient({ id: '12345678901234567', token: 'x'.repeat(60) });
const SEEN = {
	id: '1', channel_id: '2', author: { id: '3', username: 'u', discriminator: '0' }, content: '', tts: false,
	timestamp: '2026-01-01T00:00:00Z', edited_timestamp: null, mention_everyone: false, mentions: [],
	mention_roles: [], attachments: [], embeds: [], pinned: false, type: 0,
};

/** What the library makes of a body, as pairs to be compared. */
const READ = {
	message(body) {
		const components = body.components.map(component);
		const files = body.attachments.map(({ filename }) => ({ attachment: Buffer.from('a'), name: filename }));
		const options = { components, flags: body.flags, allowedMentions: body.allowed_mentions, files };
		const sent = new MessagePayload(webhook, options).resolveBody().body;
		const seen = Reflect.construct(Message, [client, { ...SEEN, flags: body.flags, components: body.components }]);
		return [
			['sent', sent.components, body.components],
			['flags', sent.flags, body.flags],
			['mentions', sent.allowed_mentions, body.allowed_mentions],
			['files', sent.attachments.map(({ id }) => id), body.attachments.map(({ id }) => String(id))],
			['seen', seen.components.map((part) => part.toJSON()), body.components],
			['flags seen', seen.flags.bitfield, body.flags],
		];
	},
	modal: (body) => [['sent', modal(body).toJSON(), body]],
	command: (body) => [['sent', command(body).toJSON(), body]],
};

/** Without what means the same as nothing. */
const plain = (part) => {
	if (Array.isArray(part)) return part.map(plain);
	if (part === null || typeof part !== 'object') return part;
	if (part.default_member_permissions) {
		// Discord takes a number as well as its text.
		part = { ...part, default_member_permissions: String(part.default_member_permissions) };
	}
	const kept = Object.entries(part).filter(
		([key, value]) =>
			value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0 && key !== 'parse') &&
			!(MEANS_NOTHING[key] === value) && !(typeof value === 'object' && Object.keys(value).length === 0),
	);
	return Object.fromEntries(kept.map(([key, value]) => [key, plain(value)]).sort());
};
const MEANS_NOTHING = { animated: false, autocomplete: false, required: false, nsfw: false, dm_permission: true, description: '' };

/** The first place at which two values differ. */
const where = (ours, theirs, path = '') => {
	if (ours === null || theirs === null || typeof ours !== 'object' || typeof theirs !== 'object') {
		return `${path}: ${JSON.stringify(ours)} is ${JSON.stringify(theirs)} there`;
	}
	for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
		if (!isDeepStrictEqual(ours[key], theirs[key])) return where(ours[key] ?? null, theirs[key] ?? null, `${path}.${key}`);
	}
	return path;
};

const counts = { read: 0, refused: 0, different: 0, spoilt: 0, missed: 0 };
for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
	const { kind, name, body, spoilt } = JSON.parse(line);
	let pairs = null;
	try {
		pairs = READ[kind](body);
	} catch (error) {
		if (spoilt) counts.spoilt += 1;
		else {
			counts.refused += 1;
			console.log(`refused: ${name}: ${String(error.errors?.[0]?.[1]?.message ?? error.message ?? error).slice(0, 200)}`);
		}
	}
	if (spoilt) {
		if (pairs !== null) {
			counts.missed += 1;
			console.log(`not refused: ${name}`);
		}
		continue;
	}
	counts.read += 1;
	for (const [what, theirs, ours] of pairs ?? []) {
		const [left, right] = [plain(ours), plain(theirs)];
		if (!isDeepStrictEqual(left, right)) {
			counts.different += 1;
			console.log(`different: ${name}, ${what}${where(left, right)}`);
		}
	}
}
await client.destroy();
console.log(`${counts.read} bodies read, ${counts.refused} refused, ${counts.different} differences;`,
	`${counts.spoilt} of ${counts.spoilt + counts.missed} spoilt ones refused`);
process.exitCode = counts.refused + counts.different + counts.missed > 0 || counts.read === 0 ? 1 : 0;
