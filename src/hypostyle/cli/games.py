"""`hypostyle games`: what the hall has to offer."""

from __future__ import annotations

import json
from argparse import Namespace

from hypostyle import catalog
from hypostyle.cli.output import Output
from hypostyle.cli.speech import chosen_language, speech
from hypostyle.engine.game import Game


def run(arguments: Namespace) -> int:
    language, say = chosen_language(arguments.lang), speech(arguments.lang)
    hall = [catalog.game(slug) for slug in catalog.games()]
    if arguments.json:
        print(json.dumps({"games": {game.slug: as_json(game, language) for game in hall}}, ensure_ascii=False))
        return 0
    output = Output()
    for game in hall:
        players = f"{game.players[0]}–{game.players[-1]}" if game.players[1:] else str(game.players[0])
        output.tell(f"{game.slug}: {game.texts.say(language, 'title')}", "bold")
        output.tell(f"  {say('game-facts', players=players, minutes=game.minutes)}")
        output.tell(f"  {game.texts.say(language, 'tagline')}")
        written = {option.name: f"{option.name}={option.allowed().replace(', ', '|')}" for option in game.options}
        width = max(map(len, written.values()), default=0)
        for name, text in written.items():
            output.tell(f"    --option {text:<{width}}  {game.texts.say(language, f'option-{name}')}", "dim")
    return 0


def as_json(game: Game, language: str) -> dict[str, object]:
    return {
        "title": game.texts.say(language, "title"),
        "players": list(game.players),
        "minutes": game.minutes,
        "options": {option.name: list(option.values) for option in game.options},
    }
