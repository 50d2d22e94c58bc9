"""Game: the table of contents of one game's folder, and the way to a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from hypostyle.engine.content import Content, Reader, chosen_folder, is_number, load_content
from hypostyle.engine.errors import BadOption, brief
from hypostyle.engine.frames import Say
from hypostyle.engine.options import Option, complete
from hypostyle.engine.outcome import scores_of
from hypostyle.engine.reading import Inputs, Measure, inputs_of
from hypostyle.engine.reference import PieceGroup, PieceNames
from hypostyle.engine.state import Constants, State
from hypostyle.engine.vocabulary import Vocabulary

if TYPE_CHECKING:
    from hypostyle.engine.cards import Cards
    from hypostyle.engine.match import Match

LARGEST_SEED = 2**63 - 1


class Sentences(Protocol):
    """What the engine needs from the texts of a game."""

    def say(self, language: str, key: str, **values: Any) -> str: ...

    def say_at(self, language: str, key: str, task: str, **values: Any) -> str: ...


@dataclass(frozen=True)
class SearchSettings:
    """How a tree search treats this game: see bots/search.py."""

    exploration: float = 0.8
    lead_weight: float = 0.4
    lead_scale: float = 10.0
    horizon: int = 1_000_000

    def numbers(self) -> dict[str, float]:
        return dict(vars(self))


@dataclass(frozen=True)
class MindSettings:
    """How the search of a mind treats this game: see minds/selection.py and minds/evaluation.py."""

    exploration: float = 0.6
    caution: float = 0.05
    noise: float = 0.0
    insight: float = 0.0
    rollout: float = 0.0
    estimate: float = 0.0
    lead_weight: float = 0.5
    lead_scale: float = 10.0
    beliefs: int = 0
    patience: int = 1
    certainty: float = 1.0  # power of the chances that people are told: see minds/reasons.py

    def numbers(self) -> dict[str, float]:
        return dict(vars(self))


@dataclass(frozen=True, repr=False)
class Game:
    """One of the games. Everything a player, a bot, a server or a test asks of a game goes through this."""

    slug: str
    rules_version: int
    players: tuple[int, ...]
    minutes: int
    options: tuple[Option, ...]
    words: Vocabulary
    state: type[State]
    printed: Callable[[Reader], Constants]
    view: Callable[[Any, Content], Mapping[str, Any]]  # a masked state told in names, as a TypedDict
    draw: Callable[[Any, Say], str]  # such a view as text for the terminal
    pieces: Callable[[Any, Content], dict[str, int]]  # counts that stay the same from set-up to the end
    texts: Sentences
    folder: Path
    lines: tuple[str, ...]
    tie_breaks: tuple[str, ...]
    longest: int  # decisions no match ever exceeds
    seat_names: tuple[str, ...] = ()
    first_players: int | None = None  # how many show the game best to somebody new; None: the fewest
    search: SearchSettings = field(default_factory=SearchSettings)
    mind: MindSettings = field(default_factory=MindSettings)
    cards: Cards | None = None  # that an owner of the printed game may redraw
    measures: tuple[Measure, ...] = ()  # what a mind reads beside the fields
    final_lines: tuple[str, ...] = ()  # of `lines`: those that the rules count when the match is over
    reference: Callable[[Content], list[PieceGroup]] | None = None  # what lies on the table, piece by piece
    piece_names: Callable[[Any], PieceNames] | None = None  # by what is printed on them, where no text can know it
    open_scores: Callable[[Any], list[int | None]] | None = None  # of a masked state, where points can be secret

    @cached_property
    def inputs(self) -> Inputs | None:
        """What a mind reads of a position; None for a game that does not say how."""
        return inputs_of(self.state, self.measures)

    @cached_property
    def content(self) -> Content:
        """The built-in content, or the owner's if the environment names a folder."""
        return self.load_content(None)

    @cached_property
    def built_in(self) -> Content:
        """The content of this installation, whatever an owner has."""
        return load_content(self.folder / "content.toml", self.slug, self.printed)

    def load_content(self, folder: Path | None) -> Content:
        """What a folder of an owner makes of it; without one, the folder that the environment names."""
        return load_content(self.folder / "content.toml", self.slug, self.printed, folder or chosen_folder())

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        content: Content | None = None,
    ) -> Match:
        """A new match; without a seed a secret one is drawn."""
        import secrets  # slow to import, and only needed here

        from hypostyle.engine.match import Match

        chosen = complete(self.options, options or {})
        count = self.players[0] if seats is None else seats
        if not is_number(count, self.players[0], self.players[-1]):
            raise BadOption(f"{self.slug} is for {self.player_range()} players, not {brief(count)}.")
        number = secrets.randbits(63) if seed is None else seed
        if not is_number(number, 0, LARGEST_SEED):
            raise BadOption(f"The seed must be a whole number from 0 to {LARGEST_SEED}, not {brief(seed)}.")
        return Match(self, content or self.content, chosen, count, number)

    def player_range(self) -> str:
        return (
            ", ".join(map(str, self.players[:-1])) + f" or {self.players[-1]}"
            if self.players[1:]
            else str(self.players[0])
        )

    def option_indices(self, chosen: Mapping[str, Any]) -> list[int]:
        return [option.index(chosen[option.name]) for option in self.options]

    def scores(self, state: State) -> list[int]:
        """The points of each seat so far."""
        return scores_of(state, len(self.lines))

    def known_scores(self, masked: State) -> list[int | None]:
        """The points of each seat as far as a masked state shows them; None where they are secret."""
        return self.open_scores(masked) if self.open_scores else list(self.scores(masked))

    def names_of_pieces(self, constants: Constants | None = None) -> PieceNames:
        """What sentences call the pieces of a content, without one those of this installation's."""
        return self.piece_names(constants or self.content.constants) if self.piece_names else {}

    def blank(self, content: Content | None = None) -> State:
        """An empty state, to be set up or filled with bytes."""
        return self.state((content or self.content).constants)

    def __repr__(self) -> str:
        return f"<Game {self.slug} for {self.player_range()} players>"
