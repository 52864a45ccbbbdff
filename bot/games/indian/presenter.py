"""The presenter of Indian Rummy."""

from bot.blocks.presenter import Presenter
from bot.games.indian import hand, results, teaching

INDIAN = Presenter(
    "indian",
    hand=hand.SortedHand,
    practice=teaching.PRACTICE,
    strips=teaching.strips,
    played=teaching.played,
    events=results.EVENTS,
    how=results.how,
    result_picture=results.picture,
    move_words=hand.move_words,
    move_button=hand.move_button,
    title=hand.title,
    table_picture=hand.table_picture,
)
