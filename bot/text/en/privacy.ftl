# What is kept of a person, to read and to delete.

command-privacy = Your stored data: read it or delete it
command-privacy-export = A file with everything that is stored about you
command-privacy-delete = Delete your stored data (asks first)

privacy-file = Everything kept about you, in all servers, as a JSON file. Only you see it.
privacy-file-too-large = The file is too big for Discord. Ask the people who run this bot for it.
privacy-question =
    ## Delete your data?
    This applies to all servers and can’t be undone.
    - **Deleted:** your settings, your automatic May I? answers, your ratings, your statistics and your places in all leaderboards.
    - **Stays without you:** games that you’ve finished. The others keep them. There you’re a “former player”, without a name, with a number that can’t be traced to anyone. For up to 30 days, marks without your id make sure that cards you’ve seen don’t come to you again.
    - **Not ours to delete:** old messages in Discord’s channels. The channel’s managers can delete them.
    -# { COMMAND("privacy export") } gives you a copy first.
button-forget = Yes, delete it all
button-forget-not = Keep it
privacy-forgotten = Done. Nothing that names you is kept. You’re welcome back at any time, as a new player.
privacy-kept = OK, nothing has changed.
privacy-playing =
    { $count ->
        [one] You sit at a table that is still open, so nothing has been deleted. Leave it first with { COMMAND("rummy leave") }, then ask again.
       *[other] You sit at { $count } tables that are still open, so nothing has been deleted. Leave them first with { COMMAND("rummy leave") }, then ask again.
    }
privacy-where = -# They’re here: { $channels }
privacy-left-behind = A game that you started or left is still being played, so nothing has been deleted. Ask again when it’s over.
