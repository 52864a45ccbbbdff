"""Pictures of hands, tables, results, examples and standings as PNGs, and card emojis.

A drawing function is pure and takes milliseconds of processor time. An event loop asks
``bot.workers.painter`` to run it. ``specs`` loads no drawing code, so a process that only asks for
pictures stays small. Pictures have no words, because a font may lack the letters of a language. A
seat is a disc in ``colours.SEAT_COLOURS`` with its number, which the message's text repeats. A
player's name is next to the disc if the fonts (``fonts/``) have its letters.
"""
