"""The presenter of Gin."""

from bot.blocks.presenter import Presenter
from bot.games.gin import results, table, teaching

GIN = Presenter(
    "gin",
    hand=table.GinHand,
    practice=teaching.PRACTICE,
    strips=teaching.strips,
    played=teaching.played,
    events=results.EVENTS,
    how=results.how,
    result_picture=results.picture,
    settlement=results.settlement,
    score_sheet=results.score_sheet,
    move_words=table.move_words,
    move_button=table.move_button,
    title=table.title,
    table_picture=table.table_picture,
    turn_lines=results.open_hand,
    whose_turn=table.whose_turn,
    to_do=table.to_do,
    is_last_turn=table.is_last_turn,
)
