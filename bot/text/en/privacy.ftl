# What is kept of a person, to read and to delete.

command-privacy = What is stored about you: read it or delete it
command-privacy-export = A file with everything that is stored about you
command-privacy-delete = Delete what is stored about you (asks once)

privacy-file = Everything that is kept about you, in all servers, as a JSON file. Only you see it.
privacy-file-too-large = The file is larger than Discord takes. Ask whoever runs this bot for it.
privacy-question =
    ## Delete what is kept about you?
    This holds for all servers, and no one can undo it.
    - **Deleted:** your settings, your automatic May I? answers, your ratings, your statistics and your places in all leaderboards.
    - **Stays without you:** games that you’ve finished. The others keep them; there you’re a “former player”, without a name and under a number that can’t be traced to anyone. For up to 30 days marks without your id keep cards that you’ve seen from coming to you again.
    - **Not ours to delete:** old messages in Discord’s channels. Whoever manages the channel can delete them.
    -# { COMMAND("privacy export") } gives you a copy first.
button-forget = Yes, delete it all
button-forget-not = Keep it
privacy-forgotten = Done. Nothing that names you is kept. You’re welcome back at any time, as a new player.
privacy-kept = Good. Nothing has changed.
privacy-playing =
    { $count ->
        [one] You sit at a table that is still open, so nothing has been deleted. Leave it first with { COMMAND("rummy leave") }, then ask again.
       *[other] You sit at { $count } tables that are still open, so nothing has been deleted. Leave them first with { COMMAND("rummy leave") }, then ask again.
    }
privacy-where = -# They’re here: { $channels }
privacy-left-behind = A game that you started or left is still being played, so nothing has been deleted. Ask again when it’s over.
