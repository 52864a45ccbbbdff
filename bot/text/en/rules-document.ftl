# What stands around the rules on the page for readers.

page-numbers = The numbers in brackets, such as ({ $book } 4.2), are the paragraphs that the bot cites when it refuses a move.
page-preset-differs = This preset changes these house rules:
page-preset-sections = These sections change as follows. All others are as above.
page-options = House rules
page-options-intro = You can change each one separately, on top of any preset.
page-origin = Origin of the game
page-any-number = { $label } (any whole number from { $least } up)
page-any-selection = Any other choice among { $among } is possible too, in this order
page-default = standard
page-silent = Gaps in the sources
page-silent-intro = The rule texts leave some questions open, and on others they contradict each other. The bot plays by these answers.

# -- examples: $ann, $ben and $chi are what they hold, $move1 and $card1 what is played first -------

page-played = Examples
page-played-intro = Ann, Ben and Chi sit in this order, and the standard rules apply. The bot played these examples and counted the points.
page-played-points = **Points in this deal:** { $points }
