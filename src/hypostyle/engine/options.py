"""What is chosen before a match: named options with a few values each."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hypostyle.engine.errors import BadOption, brief

YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")


@dataclass(frozen=True)
class Option:
    """One option; the first value is the default. A switch has the values False and True."""

    name: str
    values: tuple[Any, ...]

    @property
    def is_switch(self) -> bool:
        return self.values == (False, True)

    def index(self, value: Any) -> int:
        for number, allowed in enumerate(self.values):
            if type(value) is type(allowed) and value == allowed:
                return number
        raise BadOption(f"Option {self.name} cannot be {brief(value)}; allowed are {self.allowed()}.")

    def allowed(self) -> str:
        return "yes, no" if self.is_switch else ", ".join(map(str, self.values))

    def parse(self, text: str) -> Any:
        """A value from the command line."""
        if self.is_switch and text.lower() in YES + NO:
            return text.lower() in YES
        for value in self.values:
            if not self.is_switch and str(value).lower() == text.lower():
                return value
        raise BadOption(f"Option {self.name} cannot be {text!r}; allowed are {self.allowed()}.")


def switch(name: str) -> Option:
    return Option(name, (False, True))


def complete(options: tuple[Option, ...], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value, defaults filled in; unknown names and values are refused."""
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise BadOption(f"There is no option {brief(name)}; allowed are {', '.join(known) or 'none'}.")
        known[name].index(value)
    return {name: chosen.get(name, option.values[0]) for name, option in known.items()}
