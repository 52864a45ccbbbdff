# House rules: choosing them at a table, agreeing to them, and the presets of a server.

# -- at the table ---------------------------------------------------------------------------------

refusal-too-many-seated =
    At most { $most } can play by those rules, and { $over ->
        [one] there’s { $over } player too many
       *[other] there are { $over } players too many
    } here. Remove a computer, or choose other rules.
refusal-not-agreed =
    { $count ->
        [one] The house rules have changed, and { $people } still has to press Agree.
       *[other] The house rules have changed, and { $people } still have to press Agree.
    }
event-rules-changed = The host changed the house rules.
event-agreed = { $who } agreed to the house rules.
lobby-to-agree = 📜 The house rules have changed. Still to agree: { $names }.
# Told to somebody who has just pressed Join or Agree; the rules follow.
lobby-other-rules = The host has changed the rules since you looked, so you don’t have a seat yet. Now:
lobby-other-rules-seated = The host has changed the rules once more. Now:
button-agree = Agree

# -- the editor -----------------------------------------------------------------------------------

rules-editor-title = ## House rules of { $game }
rules-differ = **Differences from standard**
rules-standard = Standard rules, no differences.
rules-choose-option = Change a rule
rules-choose-value = Choose
rules-option = ### { $name }
    { $description }.
rules-now = Now: { $value }.
rules-other-number = Another number…
rules-other-number-like = Another number: { $line }
rules-number-field = { $name } (from { $least } up)
rules-number-of-points = Points
rules-number-of-hands = Deals
rules-not-a-number = That isn’t a whole number of { $least } or more, so nothing has changed.
# Of an option that takes some of a few numbers.
rules-other-selection = Others…
rules-selection-field = Numbers from { $first } to { $last }, such as 1 3 5 7
rules-not-a-selection = Not all of those numbers can be chosen, so nothing has changed. Write them with spaces between, such as 1 3 5 7.
rules-choose-preset = A preset of this server
rules-choose-own = One of the game’s presets
rules-load = **Load a preset**: it replaces the rules chosen now.
rules-no-presets = This server has no presets of this game yet.
rules-done = These are the house rules now. Everyone else at the table has to agree before the game can start.
rules-saved = Saved as preset **{ $name }**.
rules-replaced = Saved. It replaces the earlier **{ $name }**.
rules-loaded = **{ $name }** is loaded.
rules-name-title = Save as preset
rules-name = Name of the preset
rules-hash = -# Rules { $hash }
button-rules-standard = Standard rules
button-rules-load = Load preset
button-rules-save = Save as preset
button-rules-done = Done
button-rules-back = Back
button-rules-earlier = Earlier rules
button-rules-later = More rules

# -- presets --------------------------------------------------------------------------------------

command-preset = House rules: a preset of this game
command-preset-of-server = { $name } (this server)
command-preset-default = { $name } (this server’s default)
presets-title = ## Presets of { $game }
presets-none = No presets yet. Make one here, or let a host save the house rules of a table.
presets-about = A new table of { $game } starts with the default, if there’s one.
presets-line = - { $name }
presets-line-default = - { $name } ⭐ default
presets-choose = Choose a preset
presets-name-title = New preset
presets-rename-title = Rename preset
preset-title = ## Preset { $name }
preset-title-default = ## Preset { $name } ⭐
preset-of = { $game }. Every change is saved right away. Open tables keep their rules.
preset-delete-question = Delete the preset **{ $name }**? Tables that already use it play on.
preset-deleted = **{ $name }** is deleted.
preset-renamed = The preset is now called **{ $name }**.
preset-gone = That preset no longer exists.
preset-unreadable = The preset **{ $name }** no longer fits the rules of this game. Someone who manages the server can fix it with { COMMAND("server presets") }.
preset-mend = This preset no longer fits the rules of this game. It starts again from the standard rules, and every change is saved.
preset-unknown = There’s no preset “{ $name }” of { $game } here.
preset-unknown-near = There’s no preset “{ $name }” of { $game } here. Did you mean “{ $near }”?
preset-name-taken = There’s a preset “{ $name }” already. Choose another name.
preset-name-wrong = A name has 1 to { $most } characters. Choose another.
presets-too-many = This server has { $most } presets of { $game } already. Delete one first, or save under a name that is there.
button-preset-new = New preset
button-preset-rename = Rename
button-preset-delete = Delete
button-preset-delete-now = Yes, delete
button-preset-default = Make default
button-preset-no-default = No longer default
button-presets = All presets
managers-only = Only members who may manage this server can do that. If you opened this panel with a command, type it again. The panel works for 15 minutes.

two-presets = House rules come from one preset. Choose “{ $first }” or “{ $second }”, not both.
