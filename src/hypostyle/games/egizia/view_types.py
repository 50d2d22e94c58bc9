"""What a view of Egizia contains, structure by structure; the browser's types are written from here."""

from typing import Literal, NotRequired, TypedDict

from hypostyle.engine.views import Every
from hypostyle.games.egizia.vocabulary import (
    BonusColor,
    BonusEffect,
    ColorName,
    DeckName,
    FloodName,
    KindName,
    LetterName,
    LineName,
    MarketName,
    MarkName,
    MeasureName,
    OftenName,
    SiteName,
    TeamName,
)

StepName = Literal["start", "ships", "stones", "feeding", "building", "end"]


# ---------------------------------------------------------------------- cards and tiles
class NileCard(TypedDict):
    """A Nile card as it is printed; before its owner a field shows its present colour."""

    id: str
    deck: DeckName
    kind: KindName
    three_plus: NotRequired[bool]
    field: NotRequired[ColorName]
    wheat: NotRequired[int]
    quarry: NotRequired[int]
    effects: NotRequired[dict[str, int]]
    uses: NotRequired[dict[str, int]]
    power: NotRequired[dict[str, int]]
    attached: NotRequired[str]  # the field an improvement lies on
    reconstructed: NotRequired[bool]


class Face(TypedDict):
    """What a round space shows: a tile, or in the first round what is printed on it."""

    id: str
    effects: dict[str, int]
    players: NotRequired[MarkName]
    reconstructed: NotRequired[bool]


class BonusTile(TypedDict):
    """A bonus tile of the colonnade."""

    id: str
    color: BonusColor
    effect: BonusEffect
    amount: int
    often: OftenName
    used: NotRequired[bool]  # before its owner only
    reconstructed: NotRequired[bool]


class Progress(TypedDict):
    """How far a seat has come towards one goal."""

    goal: MeasureName
    have: int
    need: int | None  # none where each one counts


class SphinxCard(TypedDict):
    """A Sphinx card this viewer may see, with what it would bring if the game ended now."""

    id: str
    points: int
    goals: NotRequired[dict[MeasureName, int]]
    each: NotRequired[MeasureName]
    most: NotRequired[MeasureName]
    three_plus: NotRequired[bool]
    reconstructed: NotRequired[bool]
    progress: list[Progress]
    worth: int


# ---------------------------------------------------------------------- the river
class CardSpace(TypedDict):
    """A space of the river that holds a Nile card."""

    space: str
    open: bool
    ship: int | None
    kind: Literal["card"]
    card: NileCard | None


class RoundSpace(TypedDict):
    """A round space of the river."""

    space: str
    open: bool
    ship: int | None
    kind: Literal["round"]
    face: Face | None
    guests: list[int]  # ships beside the first one, by a column bonus


class SiteSpace(TypedDict):
    """A site, where ships come to build."""

    space: SiteName
    kind: Literal["site"]
    slots: list[int | None]
    closed: int
    waiting: int | None


# ---------------------------------------------------------------------- monuments
class ObeliskCell(TypedDict):
    """A cell of the obelisk."""

    cost: int
    owner: int | None


class Obelisk(TypedDict):
    """The obelisk, from its lowest cell up."""

    lower: int  # cells of the lower section
    cells: list[ObeliskCell]


class Colonnade(TypedDict):
    """The colonnade: its bonus tiles by column, and the columns each seat has built."""

    costs: list[int]
    bonuses: dict[str, BonusTile]
    built: list[int]


class PyramidRow(TypedDict):
    """A row of the pyramid, from left to right."""

    cost: int
    cells: list[int | None]
    winner: int | None


class Pyramid(TypedDict):
    """The pyramid, from its lowest row up."""

    sides: int
    rows: list[PyramidRow]


class Statue(TypedDict):
    """A statue with its objective: levels built, how far each seat has come, and what that is worth now."""

    id: str
    letter: LetterName
    measure: MeasureName
    need: list[int]
    points: list[int]
    reconstructed: NotRequired[bool]
    costs: list[int]
    built: list[int]
    have: list[int]
    worth: list[int]


class Sphinx(TypedDict):
    """The deck by numbers; cards under it and cards drawn are named where this viewer knows them."""

    deck: int
    under: list[str | None]
    drawn: list[SphinxCard | None]


# ---------------------------------------------------------------------- players
class Team(TypedDict):
    """A team, used or ready."""

    strength: int
    used: bool


class Wheat(TypedDict):
    """The balance if a seat were to feed its teams now, with wheat added in this feeding."""

    need: int
    produced: int
    missing: int
    cost: int
    left: int
    sale: int


class Player(TypedDict):
    """What lies before a player."""

    score: int
    lines: Every[LineName, int]
    stones: int
    teams: Every[TeamName, Team]
    markets: Every[MarketName, int]
    quarry: int
    fields: Every[ColorName, int]  # their value, with the column bonus
    start_field: int
    start_quarry: int
    wheat: Wheat
    ships: int
    passed: bool
    cards: list[NileCard]
    bonuses: list[BonusTile]
    built: list[SiteName]
    waiting_uses: int
    sphinx_count: int
    sphinx_cards: list[SphinxCard]


# ---------------------------------------------------------------------- what is printed
class StoneMarket(TypedDict):
    """The stone market; lists go by level."""

    reach: list[int]
    beyond: int
    end_level: int
    stones_per_point: int


class WheatMarket(TypedDict):
    """The wheat market; lists go by level."""

    reach: list[int]
    beyond: int
    penalty: list[int]
    sell_from: int
    wheat_per_point: int


class SphinxRules(TypedDict):
    """What drawing Sphinx cards takes and brings."""

    limits: list[int]
    cost: int
    returned: int


class Printed(TypedDict):
    """The numbers on boards and pieces that a drawing shows."""

    waters: Every[FloodName, list[ColorName]]  # the colours of the fields each flood waters
    ships: int
    cooperation: list[int]
    majority: int
    most_strength: int
    most_stones: int
    stone_market: StoneMarket
    wheat_market: WheatMarket
    sphinx: SphinxRules
    finish: list[int]
    slots: int


class EgiziaView(TypedDict):
    """The table of Egizia as one seat or a spectator knows it."""

    round: int
    rounds: int
    step: StepName
    site: SiteName | None  # where somebody is building now
    flood: FloodName
    watered: list[ColorName]
    order: list[int]
    queue: list[int]
    river: list[CardSpace | RoundSpace | SiteSpace]
    obelisk: Obelisk
    colonnade: Colonnade
    pyramid: Pyramid
    statues: list[Statue]
    sphinx: Sphinx
    force: int
    players: list[Player]
    printed: Printed
