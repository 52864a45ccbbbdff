"""The services that commands and clicks use, put together once at the start."""

from collections import Counter
from dataclasses import dataclass, field

from bot.clicks.pending_lines import WaitingLines
from bot.clicks.person_limits import Cooldowns, UserQueues
from bot.people.admission import Deputies, SecondSeats
from bot.people.known_people import People
from bot.people.usual_minutes import UsualMinutes
from bot.screens.first_steps import About
from bot.showing.days import Days
from bot.showing.late_pictures import LatePictures
from bot.showing.open_panels import Panels
from bot.showing.public_messages import PublicMessages
from bot.showing.turn_pings import Forming
from bot.workers.ledgers import Ledgers
from bot.workers.painter import Painter
from bot.workers.thinker import Thinker
from data.choices.presets import Presets
from data.journal.boards import Boards
from data.league.queries import League
from data.league.recalculation import Corrections
from data.league.seasons import Seasons
from data.privacy import Privacy
from engine.errors import IllegalMove, Reason
from engine.live.archive import Archive
from engine.live.standing_orders import StandingOrders
from engine.live.tables import TableRegistry


@dataclass(slots=True)
class Tally:
    """Counts of refusals and of clicks on outdated messages, since the start."""

    refused: Counter[Reason] = field(default_factory=Counter)
    """Refusals, by reason."""
    stale: int = 0
    """Clicks on outdated messages."""

    def refuse(self, refusal: IllegalMove) -> None:
        """Count one more refusal."""
        self.refused[refusal.reason] += 1


@dataclass(frozen=True, slots=True)
class Services:
    """The tables, the messages that show them, and all else that a click or a command uses."""

    registry: TableRegistry
    public_messages: PublicMessages
    panels: Panels
    late_pictures: LatePictures
    painter: Painter
    people: People
    league: League
    usual: UsualMinutes
    seasons: Seasons
    corrections: Corrections
    privacy: Privacy
    presets: Presets
    orders: StandingOrders
    lines: WaitingLines
    thinker: Thinker
    ledgers: Ledgers
    archive: Archive
    boards: Boards
    second_seats: SecondSeats
    deputies: Deputies
    about: About
    forming: Forming
    cooldowns: Cooldowns
    user_queues: UserQueues
    tally: Tally
    days: Days
