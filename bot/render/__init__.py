"""Pictures: hands, tables, results, examples and standings as PNGs, and the cards as emojis.

``drawing.draw`` is pure and takes milliseconds of processor time; an event loop asks
bot.workers.painter. Here stands only what a picture is asked for with, so that whoever asks does
not load what draws. Pictures hold no words, so that no script can come out as boxes: a seat is a
disc in ``colours.SEAT_COLOURS`` with its number, which the text beside the picture repeats. A
player's name stands beside it where the fonts (``fonts/``) have its letters.
"""
