"""`hypostyle play`: whole matches typed at the terminal, and everything else that can be typed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import hypostyle
from hypostyle.cli import terminal
from hypostyle.compiling import beside
from hypostyle.engine.match import Match
from tests.bots.bad_bots import ill_behaved

from .conftest import Run

PROMPT = "Your choice (? helps) >"
CHANGE = "press Enter when you sit before it"


@pytest.fixture(autouse=True)
def _quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "HINT_SECONDS", 0.02)


def typing(run: Run, *lines: str) -> str:
    """What the terminal says when a person begins a match and types these lines; seed 5: Black moves first."""
    said = run("play", "imhotep", "--terminal", "--seed", 5, typed=lines)
    assert (said.code, said.err) == (0, "")
    return said.out


# ---------------------------------------------------------------------- whole matches
def test_a_whole_match_by_numbers(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said = run("play", "imhotep", "--seed", 5, "--save", file, typed=["1"] * 400)
    assert (said.code, said.err) == (0, "")
    match = hypostyle.load(file)
    assert match.over
    assert "Total" in said.out
    assert "Round 6 ended." in said.out
    best = match.outcome.scores[match.outcome.winners[0]]
    assert f"with {best} points" in said.out
    assert said.out.count(PROMPT) == sum(seat == 0 for seat, _ in match.log)


def test_a_whole_match_in_french_on_the_other_sides(run: Run) -> None:
    sides = [f"--option={site}=B" for site in ("market", "pyramid", "temple", "burial_chamber", "obelisks")]
    said = run(
        "play", "imhotep", "--lang", "fr", "--seats", "human,random,random", "--seed", 2, *sides, typed=["1"] * 400
    )
    assert said.code == 0
    assert "l’emporte" in said.out or "se partagent" in said.out


def test_people_alone(run: Run) -> None:
    said = run("play", "imhotep", "--seats", "human,human", "--seed", 3, typed=["1"] * 800)
    assert said.code == 0
    assert "Total" in said.out


def test_a_match_that_begins_before_the_engine_is_compiled_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "run.py"
    compiler.write_text("import sys; sys.stdin.read()", encoding="utf-8")  # ends when the match does
    monkeypatch.setenv(beside.VARIABLE, str(compiler))
    assert "this match runs interpreted, the next one at full speed" in typing(run, "quit")
    assert "compiled" not in typing(run, "quit")


def test_bots_alone_need_nobody(run: Run) -> None:
    said = run("play", "imhotep", "--seats", "greedy,uct:20,random", "--seed", 3)
    assert said.code == 0
    assert PROMPT not in said.out
    assert "Total" in said.out


def test_the_first_words_name_seats_and_make_no_claim(run: Run) -> None:
    out = typing(run)
    assert out.startswith("Imhotep: Black (human), White (Pashed, beginner)")
    assert "unofficial" in out


# ---------------------------------------------------------------------- choosing
def test_a_choice_by_its_words(run: Run) -> None:
    assert "You loaded a stone on boat 1, slot 2." in typing(run, "load 1 2")


def test_what_happened_since_is_told_once(run: Run) -> None:
    out = typing(run, "load 1 2", "")
    assert out.count("  Round 1\n") == 1
    assert "White " in out.split("You loaded")[1]


def test_a_number_beyond_the_list(run: Run) -> None:
    assert "The list goes from 1 to" in typing(run, "99")
    assert "The list goes from 1 to" in typing(run, "0")
    assert "The list goes from 1 to" in typing(run, "٣" * 50)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("sail 2 temple", "This boat does not carry enough stones to leave. (Rule: Send a boat)"),
        ("dance", "“dance” is neither"),
        ("load", "Say it like this: “load 1 1”."),
        ("take 3", "Say it like this: “take”."),
    ],
)
def test_a_wrong_line_is_answered_and_changes_nothing(run: Run, line: str, answer: str) -> None:
    out = typing(run, line, "t")
    assert answer in out
    assert "Black loaded" not in out
    assert "Black took" not in out


# ---------------------------------------------------------------------- commands
@pytest.mark.parametrize("line", ["why sail 2 temple", "why not sail 2 temple", "? sail 2 temple", "?sail 2 temple"])
def test_why_not_gives_reason_and_section(run: Run, line: str) -> None:
    assert "This boat does not carry enough stones to leave. (Rule: Send a boat)" in typing(run, line)


def test_why_about_something_possible(run: Run) -> None:
    assert "That is possible: Take stones from the quarry." in typing(run, "why 1")


def test_a_question_mark_lists_what_can_be_typed(run: Run) -> None:
    out = typing(run, "?")
    assert "u, undo" in out
    assert "for example: take, load 1 1." in out


def test_help_about_a_card(run: Run) -> None:
    assert "decide yourself in which order" in typing(run, "? lever")


def test_undo_goes_back_to_the_own_last_choice(run: Run) -> None:
    out = typing(run, "load 1 2", "u", "load 1 3", "undo", "u")
    assert out.count("Taken back.") == 2
    assert "There is nothing to take back yet." in out


def test_undo_is_kept_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run("play", "imhotep", "--seed", 5, "--save", file, typed=["1", "1", "u", "u"])
    assert hypostyle.load(file).log == []


def test_among_people_undo_is_for_what_revealed_nothing(run: Run) -> None:
    out = run("play", "imhotep", "--seats", "human,human", "--seed", 5, typed=["load 1 2", "u", "u"]).out
    assert "Taken back." in out
    assert "There is nothing to take back yet." in out


def test_among_people_undo_ends_where_a_bot_has_chosen(run: Run, tmp_path: Path) -> None:
    file, bot = tmp_path / "match.json", 2
    match = hypostyle.game("imhotep").new(3, 5)
    while not match.log or match.log[-1][0] != bot or len(match.log) < 4:
        match.play(match.decisions[0].seat, match.decisions[0].actions[0])
    match.save(file)
    out = run("play", "--resume", file, "--seats", "human,human,greedy", typed=["u"]).out
    assert "This can no longer be taken back" in out
    assert hypostyle.load(file).log == match.log


def test_a_hint_names_a_choice_of_the_list(run: Run) -> None:
    out = typing(run, "h")
    assert "I would play" in out
    assert "chances to win" in out


def test_the_rules_at_hand_and_others(run: Run) -> None:
    out = typing(run, "r", "r S08", "r R-05", "r short", "r anchovies")
    assert "## Turn" in out
    assert "## Send a boat" in out
    assert "Taking a market card" in out
    assert "## In short" in out
    assert "No rule is called “anchovies”; there are: In short, Goal," in out


def test_french_words_for_commands(run: Run) -> None:
    said = run(
        "play",
        "imhotep",
        "--seed",
        5,
        "--lang",
        "fr",
        typed=["pourquoi pas envoyer 2 temple", "REGLES", "charger 1 1", "annuler"],
    )
    assert "(Règle\u202f: Envoyer un bateau)" in said.out
    assert "## Le tour" in said.out
    assert "Choix annulé." in said.out


# ---------------------------------------------------------------------- keeping and leaving
def test_a_match_is_kept_and_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my match.json"
    left = run("play", "imhotep", "--seed", 5, typed=["load 1 2", f"s {file}", "q"])
    assert left.code == 0
    assert f"hypostyle play --resume '{file}' --seats human,pached" in left.out
    steps = len(hypostyle.load(file).log)
    assert steps >= 2
    resumed = run("play", "--resume", file, typed=["1"])
    assert resumed.code == 0
    assert len(hypostyle.load(file).log) > steps


def test_leaving_offers_to_keep_the_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    out = run("play", "imhotep", "--seed", 5, typed=["q", str(file)]).out
    assert "Kept in" in out
    assert file.exists()
    out = run("play", "imhotep", "--seed", 5, typed=["q", ""]).out
    assert "--save FILE" in out


def test_another_match_is_never_written_over(run: Run, tmp_path: Path, finished: Path) -> None:
    before = finished.read_bytes()
    assert "exists already" in run("play", "imhotep", "--terminal", typed=[f"s {finished}", "q", str(finished), ""]).out
    assert finished.read_bytes() == before


def test_a_place_that_cannot_be_written_to_is_said_and_play_goes_on(run: Run, tmp_path: Path) -> None:
    out = typing(run, f"s {tmp_path / 'nowhere' / 'match.json'}", "take")
    assert "cannot be saved there" in out
    assert "You took 3 stones" in out


def test_the_end_of_input_is_a_polite_end(run: Run) -> None:
    assert "next time, --save FILE" in typing(run)


def test_an_interruption_is_a_polite_end(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    said = run("play", "imhotep", "--save", tmp_path / "match.json")
    assert (said.code, said.err) == (130, "")
    assert "--resume" in said.out


def test_a_finished_match_shows_its_end(run: Run, finished: Path) -> None:
    said = run("play", "--resume", finished)
    assert said.code == 0
    assert "Total" in said.out


# ---------------------------------------------------------------------- one screen, several people
def before_a_pair_choice() -> Match:
    match = hypostyle.game("imhotep").new(3, 2, {"market": "B"})
    dice = random.Random(2)
    while match.decisions[0].prompt != "pair_choice":
        match.play(match.decisions[0].seat, dice.choice(match.decisions[0].actions))
    return match


def test_secrets_leave_the_screen_before_another_person_looks(run: Run, tmp_path: Path) -> None:
    before_a_pair_choice().save(tmp_path / "match.json")
    out = run("play", "--resume", tmp_path / "match.json", "--seats", "human,human,human", typed=["1", "", ""]).out
    looking, change, next_person = out.partition(CHANGE)
    assert change
    assert "looked at the face-down pair: " in looking
    assert "looked at the face-down pair: " not in next_person


def test_where_nothing_is_secret_nobody_has_to_change_places(run: Run) -> None:
    assert CHANGE not in run("play", "imhotep", "--seats", "human,human", "--seed", 5, typed=["1"] * 20).out


def test_alone_with_bots_nobody_changes_places(run: Run, tmp_path: Path) -> None:
    match = before_a_pair_choice()
    match.save(tmp_path / "match.json")
    seats = ["random"] * 3
    seats[match.decisions[0].seat] = "human"
    out = run("play", "--resume", tmp_path / "match.json", "--seats", ",".join(seats), typed=["1", "1"]).out
    assert CHANGE not in out


# ---------------------------------------------------------------------- which game
def test_without_a_game_the_terminal_asks_for_one_by_number_or_name(run: Run) -> None:
    hall = hypostyle.games()
    number = hall.index("imhotep") + 1
    by_number = run("play", "--terminal", "--seed", 5, typed=["0", "chess", str(number), ""])
    assert by_number.code == 0
    assert f"  {number}  Imhotep\n" in by_number.out
    assert by_number.out.count("Which game? >") == 3
    assert by_number.out.count(f"from 1 to {len(hall)}.") == 2
    assert "Imhotep: Black (human), White (Pashed, beginner)" in by_number.out
    assert "Imhotep: Black (human)" in run("play", "--terminal", typed=["imhotep"]).out


def test_without_a_game_the_terminal_introduces_the_characters_and_asks_for_opponents(run: Run) -> None:
    wrong = ["0", "11", "chess", "1 2 3 4", "1 chess"]
    said = run("play", "--terminal", "--seed", 5, typed=["imhotep", *wrong, "1, tiyi"])
    assert said.code == 0
    assert "  1  Ipi        ■□□□□  first steps  He plays wherever his hand falls, and laughs." in said.out
    assert said.out.count("Who sits opposite? One number or several; Enter alone: Pashed >") == len(wrong) + 1
    assert said.out.count("1 to 3 opponents are needed, from 1 to 10 of the list.") == len(wrong)
    assert "Imhotep: Black (human), White (Ipi, first steps), Brown (Tiye, normal)" in said.out


def test_characters_sit_down_by_their_ids_beside_bots(run: Run) -> None:
    said = run("play", "imhotep", "--lang", "fr", "--seats", "meryt,greedy,henout", "--seed", 3)
    assert said.code == 0
    assert "(Méryt, premiers pas)" in said.out
    assert "(greedy)" in said.out
    assert "(Hénout, débutant)" in said.out
    assert "Total" in said.out


def test_nobody_unknown_sits_down(run: Run) -> None:
    assert run("play", "imhotep", "--seats", "human,godlike").code == 2


def test_without_anybody_to_ask_a_game_must_be_named(run: Run) -> None:
    said = run("play", "--terminal")
    assert said.code == 2
    assert all(slug in said.err for slug in hypostyle.games())


# ---------------------------------------------------------------------- programs of somebody else
def test_a_program_that_fails_is_told_of_and_the_person_plays_on(run: Run, tmp_path: Path) -> None:
    bot = f"program:{ill_behaved(tmp_path, 'crashing')},time=600"
    said = run("play", "imhotep", "--seats", f"human,{bot}", "--seed", 5, "--lang", "fr", typed=["1"] * 400)
    assert (said.code, said.err) == (0, "")
    told = " ".join(said.out.split())
    assert "Le bot crashing s’est arrêté ou n’écoute plus. Le hasard joue cette place jusqu’à la fin." in told
    assert "Ses derniers mots : no idea what to do" in told
    assert "Total" in said.out
