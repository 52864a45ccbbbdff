# What stands around the rules on the page for readers.

page-numbers = The numbers in brackets, such as ({ $book } 4.2), are the paragraphs that the bot cites when it refuses a move.
page-preset-differs = This preset changes these house rules:
page-preset-sections = That makes these sections read as follows; all others are as above.
page-options = House rules
page-options-intro = Each can be set by itself, over any preset.
page-origin = Where the game comes from
page-any-number = { $label } (any whole number from { $least } up)
page-any-selection = Any other choice among { $among } is possible too, in this order
page-default = standard
page-silent = Where the sources are silent
page-silent-intro = The rule texts leave some things open and contradict each other in others. This is what is played.

# -- examples: $ann, $ben and $chi are what they hold, $move1 and $card1 what is played first -------

page-played = Examples
page-played-intro = Ann, Ben and Chi sit in this order, and the standard rules hold. The bot played these examples and counted the points.
page-played-points = **Points of the deal:** { $points }
