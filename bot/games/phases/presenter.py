"""The presenter of Ten Phases."""

from bot.blocks.presenter import Presenter
from bot.games.phases import table, teaching
from bot.games.phases.hand import PhaseHand

PHASES = Presenter(
    "phases",
    hand=PhaseHand,
    practice=teaching.PRACTICE,
    strips=teaching.strips,
    played=teaching.played,
    events=table.EVENTS,
    result_lines=table.result_lines,
    move_words=table.move_words,
    move_button=table.move_button,
    lines_below_readings=table.not_skipped,
    choices=table.announcing,
    title=table.title,
    table_picture=table.table_picture,
    marks=table.marks,
    seat_words=table.seat_words,
    free_places=table.free_places,
)
