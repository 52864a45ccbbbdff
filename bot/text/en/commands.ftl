# What slash commands and their options are called: one word, small letters, hyphens for spaces.
# Here the names stand as the code has them; each of them may be another in the other languages.

name-rummy = rummy
name-new = new
name-hand = hand
name-table = table
name-rules = rules
name-practice = practice
name-leave = leave
name-play = play
name-leaderboard = leaderboard
name-settings = settings
name-server = server
name-channels = channels
name-defaults = defaults
name-presets = presets
name-stats = stats
name-seasons = seasons
name-void = void
name-restore = restore
name-corrections = corrections
name-bar = bar
name-close = close
name-privacy = privacy
name-export = export
name-delete = delete
name-history = history
name-replay = replay
name-verify = verify
name-help = help
name-about = about

# -- options --------------------------------------------------------------------------------------

name-game = game
name-rulebook = rulebook
name-extras = extras
name-preset = preset
name-computers = computers
name-move = move
name-luck = luck
name-clock = clock
name-length = length
name-thread = thread
# Also the command that chooses one.
name-language = language
name-season = season
name-measure = measure
name-player = player
name-member = member
name-reason = reason
name-rated = rated
name-whose = whose
name-open-hands = open_hands
name-same-as = same_as
name-with = with
name-with2 = with2
name-with3 = with3
name-with4 = with4
name-with5 = with5
name-with6 = with6
name-with7 = with7
name-forming = forming
name-role = role
