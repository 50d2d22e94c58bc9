"""A match at the terminal: reads what people type, carries it out, and lets the bots move in between."""

from __future__ import annotations

import contextlib
import re
import shlex
from collections.abc import Callable
from pathlib import Path

from hypostyle.bots import Bot
from hypostyle.bots.bots import SearchBot
from hypostyle.bots.program import Program
from hypostyle.cli.characters import described
from hypostyle.cli.choices import HUMAN
from hypostyle.cli.rules import section_of, show_rules, title_of
from hypostyle.cli.screen import Screen
from hypostyle.cli.story import NOTHING_TOLD
from hypostyle.cli.typed import Typed, example, help_key, plain, understand
from hypostyle.engine.action import Action
from hypostyle.engine.decision import Decision
from hypostyle.engine.errors import HypostyleError
from hypostyle.engine.limits import SPECTATOR
from hypostyle.engine.match import Match

Command = Callable[[Decision, str], bool]

ENDED, INTERRUPTED = 0, 130
HINT_SECONDS = 1.0
NUMBER = re.compile("[0-9]{1,4}")


class Left(Exception):
    """A person got up from the table."""


class Terminal:
    """One match, whoever sits at it, and the person or persons before this screen."""

    def __init__(self, match: Match, seats: list[str], bots: list[Bot | None], screen: Screen) -> None:
        self.match = match
        self.seats = seats
        self.bots = bots
        self.humans = [seat for seat, bot in enumerate(bots) if bot is None]
        self.screen = screen
        self.screen.you = self.humans[0] if len(self.humans) == 1 else None
        self.say = screen.say
        self.file: Path | None = None  # where the match is kept
        self.content: Path | None = None
        self.last_human: int | None = None
        self.secrets_shown = False
        self.faults_told: dict[Program, int] = {}
        self.commands: dict[str, Command] = {
            "undo": self.undo,
            "why": self.why,
            "hint": self.hint,
            "rules": self.rules,
            "save": self.save,
            "table": self.table,
            "quit": self.quit,
        }
        self.words = {plain(word): name for name in self.commands for word in self.words_of(name)}

    def words_of(self, command: str) -> list[str]:
        return self.say(f"command-{command}").split()

    # ------------------------------------------------------------------ the course of a match
    def run(self) -> int:
        prepare_line_editing()
        try:
            self.begin()
            while not self.match.over:
                self.next_choice(self.match.decisions[0])
            self.screen.end(self.match, self.humans[0] if len(self.humans) == 1 else SPECTATOR)
        except (EOFError, Left):
            self.farewell()
        except KeyboardInterrupt:
            self.farewell()
            return INTERRUPTED
        finally:
            for bot in self.bots:
                if isinstance(bot, Program):
                    bot.leave(self.match.outcome if self.match.over else None)
        return ENDED

    def begin(self) -> None:
        human, language = self.say("seat-human"), self.screen.language
        self.screen.welcome([human if seat == HUMAN else described(seat, language) for seat in self.seats])
        if self.humans:
            self.screen.tell(self.say("welcome"))
        if self.match.log:  # a match that goes on is not told from its beginning
            recently = max(NOTHING_TOLD, len(self.match.log) - self.match.seats)
            self.screen.told = dict.fromkeys((*self.humans, SPECTATOR), recently)

    def next_choice(self, decision: Decision) -> None:
        bot = self.bots[decision.seat]
        if bot is None:
            self.ask(decision)
            return
        with self.screen.thinking("bot-thinks", decision.seat):
            action = bot.choose(self.match.knowledge(decision.seat))
        self.tell_faults(bot)
        self.play(decision.seat, action)
        if not self.humans:
            self.screen.news(self.match, SPECTATOR)

    def tell_faults(self, bot: Bot) -> None:
        """What a program elsewhere did wrong, and who has chosen in its place."""
        if isinstance(bot, Program):
            for fault in bot.faults[self.faults_told.get(bot, 0) :]:
                self.screen.tell(fault.text(self.screen.language), "yellow")
            self.faults_told[bot] = len(bot.faults)

    def ask(self, decision: Decision) -> None:
        """Show a person the table and read until something was chosen or taken back."""
        self.change_places(decision.seat)
        self.screen.show(self.match, decision)
        while not self.answered(decision):
            pass

    def change_places(self, seat: int) -> None:
        """Hot seat: a person's secrets leave the screen before another person looks at it."""
        secrets = self.match.knowledge(seat).to_bytes() != self.match.knowledge().to_bytes()
        if self.last_human not in (None, seat) and (secrets or self.secrets_shown):
            self.screen.forget()
            self.screen.read(self.say("change-places", name=self.screen.names[seat]))
        self.last_human, self.secrets_shown = seat, secrets

    def play(self, seat: int, action: int) -> None:
        self.match.play(seat, action)
        self.keep()

    def keep(self) -> None:
        if self.file is not None:
            self.match.save(self.file)

    def farewell(self) -> None:
        """Nothing is lost: say where the match is and how to go on with it."""
        self.screen.tell()
        if self.file is None:
            self.screen.tell(self.say("left-unsaved"))
            return
        words = ["hypostyle", "play", "--resume", str(self.file), "--seats", ",".join(self.seats)]
        words += ["--content", str(self.content)] if self.content else []
        self.screen.tell(self.say("left-saved", file=str(self.file)))
        self.screen.out.tell(f"  {shlex.join(words)}", "bold", whole=True)  # to be copied as one line

    # ------------------------------------------------------------------ reading a choice
    def answered(self, decision: Decision) -> bool:
        """Carry out one line: a number, a command or the words of an action. True if the match is elsewhere now."""
        text = self.screen.read(f"{self.say('ask')} >")
        word, rest = ("?", text[1:]) if text.startswith("?") else text.partition(" ")[::2]
        command = self.words.get(plain(word))
        try:
            if not text:
                return self.table(decision, "")
            return self.commands[command](decision, rest.strip()) if command else self.choose(decision, text)
        except HypostyleError as error:
            self.screen.refuse(str(error))
            return False

    def choose(self, decision: Decision, text: str) -> bool:
        action = self.meant(decision, text)
        if action is None or self.refused(decision, action):
            return False
        self.play(decision.seat, action)
        return True

    def meant(self, decision: Decision, text: str) -> int | None:
        """The action a number or words stand for; says so when it cannot tell."""
        if text.isdecimal():
            if NUMBER.fullmatch(text) and 1 <= int(text) <= len(decision.actions):
                return decision.actions[int(text) - 1].id
            self.screen.refuse(self.say("no-such-number", most=len(decision.actions)))
            return None
        said = {plain(action.text(self.screen.language, self.screen.names)): action.id for action in decision.actions}
        if plain(text) in said:
            return said[plain(text)]
        typed = understand(self.match.game, self.screen.language, text)
        if typed.action is None:
            self.screen.refuse(self.misread(decision, typed, text))
        return typed.action

    def misread(self, decision: Decision, typed: Typed, text: str) -> str:
        if typed.verb is None:
            return self.say("not-understood", text=text)
        alike = [action.id for action in decision.actions if action.verb == typed.verb.name]
        return self.say("fields-missing", example=self.example_of((*alike, int(typed.verb))[0]))

    def refused(self, decision: Decision, action: int) -> bool:
        """Whether the rules forbid an action now; the reason is said with the rule it is read in."""
        refusal = self.match.why_not(decision.seat, action)
        if refusal is not None:
            reason = refusal.text(self.screen.language)
            rule = title_of(self.match.game, self.screen.language, refusal.section)
            self.screen.refuse(self.say("refused", reason=reason, rule=rule) if rule else reason)
        return refusal is not None

    def text_of(self, decision: Decision, action: int) -> str:
        chosen = Action(self.match.game, action, decision.prompt, self.match.piece_names)
        return chosen.text(self.screen.language, self.screen.names)

    def example_of(self, action: int) -> str:
        return example(self.match.game, self.screen.language, action)

    # ------------------------------------------------------------------ commands: True if the match is elsewhere now
    def undo(self, decision: Decision, rest: str) -> bool:
        """Alone with bots, back to one's own last choice; among people, only what revealed nothing."""
        own = [step for step, (seat, _) in enumerate(self.match.log) if seat in self.humans]
        if not own:
            raise HypostyleError(self.say("nothing-to-undo"))
        if len(self.humans) > 1 and not self.match.may_undo(self.match.log[own[-1]][0]):
            raise HypostyleError(self.say("cannot-undo"))
        self.match = self.match.branch(own[-1])
        self.screen.told = {viewer: min(told, own[-1]) for viewer, told in self.screen.told.items()}
        self.keep()
        self.screen.tell(self.say("undone"))
        return True

    def why(self, decision: Decision, rest: str) -> bool:
        """Alone: what can be typed. With an action: why it is not possible. With a thing of the game: what it does."""
        for filler in self.say("why-fillers").split():
            rest = rest.removeprefix(f"{filler} ").strip()
        if not rest:
            return self.explain(decision)
        game, language = self.match.game, self.screen.language
        about = help_key(game, language, rest)
        if about is not None and understand(game, language, rest).action is None:
            with contextlib.suppress(KeyError):  # not everything with a name has a help text
                self.screen.tell(self.screen.game_text(about))
                return False
        action = self.meant(decision, rest)
        if action is not None and not self.refused(decision, action):
            self.screen.tell(self.say("allowed", action=self.text_of(decision, action)))
        return False

    def explain(self, decision: Decision) -> bool:
        listed = {name: ", ".join(self.words_of(name)) for name in self.commands}
        self.screen.pairs([(words, self.say(f"help-{name}")) for name, words in listed.items()])
        first = {action.verb: action.id for action in reversed(decision.actions)}
        examples = ", ".join(self.example_of(action) for action in reversed(first.values()))
        self.screen.tell(self.say("help-words", examples=examples))
        return False

    def hint(self, decision: Decision, rest: str) -> bool:
        """What the search would do with what this seat knows, and how well it expects to end."""
        searcher = SearchBot(self.match.game, len(self.match.log), seconds=HINT_SECONDS)
        with self.screen.thinking("hint-thinks", decision.seat):
            thoughts = searcher.think(self.match.knowledge(decision.seat))
        best = max(thoughts, key=lambda thought: (thought.visits, thought.value))
        number = [action.id for action in decision.actions].index(best.action) + 1
        value = round(100 * best.value)
        text = self.say(
            "hint", number=number, action=self.text_of(decision, best.action), value=value, visits=best.visits
        )
        self.screen.tell(text, "green")
        return False

    def rules(self, decision: Decision, rest: str) -> bool:
        """The section at hand, or the one named."""
        show_rules(self.screen.out, section_of(self.match.game, self.screen.language, rest or decision.section))
        self.screen.tell(self.say("more-rules", game=self.match.game.slug), "dim")
        return False

    def save(self, decision: Decision, rest: str) -> bool:
        """Keep the match in a file, from now on after every choice."""
        place = Path(rest).expanduser() if rest else self.file
        if place is None:
            raise HypostyleError(self.say("save-where"))
        if place != self.file and place.exists():
            raise HypostyleError(self.say("file-exists", file=rest))
        self.match.save(place)
        self.file = place
        self.screen.tell(self.say("saved", file=str(place)))
        return False

    def table(self, decision: Decision, rest: str) -> bool:
        self.screen.show(self.match, decision)
        return False

    def quit(self, decision: Decision, rest: str) -> bool:
        """Leave, after an offer to keep a match that nobody has saved."""
        while self.file is None:
            name = self.screen.read(f"{self.say('offer-save')} >")
            if not name:
                break
            try:
                self.save(decision, name)
            except HypostyleError as error:
                self.screen.refuse(str(error))
        raise Left


def prepare_line_editing() -> None:
    """Arrow keys and history where the platform has them; importing is enough."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
