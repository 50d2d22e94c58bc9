"""How a mind thinks: the same for a seed, forced moves at once, kept trees, threads, budgets and reasons."""

import gc
import random
import re
import sys
import tracemalloc

import pytest

import hypostyle
from hypostyle.bots import make
from hypostyle.engine.content import content_of
from hypostyle.minds.keeping import kept_node
from hypostyle.minds.mind import Choice, Manner, Mind, decided
from hypostyle.minds.reasons import Judgement, chances, expected_lines
from hypostyle.minds.thinking import MOST_BYTES, Budget, make_search, most_nodes, spend
from hypostyle.minds.weights import shipped
from run import ROOT
from tests.minds.positions import known_by, positions


def mind(slug: str, simulations: int, seed: int = 1, threads: int = 1) -> Mind:
    game = hypostyle.game(slug)
    return Mind(game, seed, Manner(Budget(simulations), threads=threads), shipped(game))


def test_the_lead_that_insight_estimates_counts_beside_the_network() -> None:
    game = hypostyle.game("imhotep")
    for _, knowledge in positions(game, 2, 3, 23):
        seat = knowledge.viewer
        values = []
        for part in (0.0, 0.25, 1.0):
            search = make_search(game, knowledge.state, shipped(game), rollout=0.0, estimate=part)
            search.start(knowledge.state, 5).run(seat, 1)
            action, _, _, by_seat, _ = next(choice for choice in search.choices() if choice[1])
            values.append(by_seat[seat])
        after = knowledge.state.imagine(1)
        after.apply(seat, action)
        if not after.over:
            points = (after.evaluate(seat) - after.evaluate(1 - seat)) / game.mind.lead_scale
            assert values[2] == pytest.approx(0.5 + 0.5 * points / (1 + abs(points)))
            assert values[1] == pytest.approx(values[0] + 0.25 * (values[2] - values[0]))


@pytest.mark.parametrize("slug", hypostyle.games())
def test_the_same_seed_finds_the_same(slug: str) -> None:
    for _, knowledge in positions(hypostyle.game(slug), 3, 2, 41):
        assert mind(slug, 80).think(knowledge) == mind(slug, 80).think(knowledge)


@pytest.mark.parametrize("slug", hypostyle.games())
def test_every_legal_choice_is_judged_and_nothing_else(slug: str) -> None:
    for _, knowledge in positions(hypostyle.game(slug), 4, 4, 31):
        choices = mind(slug, 60).think(knowledge)
        legal = knowledge.state.legal_actions(knowledge.viewer)
        assert sorted(choice.action for choice in choices) == sorted(legal)
        assert sum(choice.visits for choice in choices) <= 60
        assert all(0.0 <= value <= 1.0 for choice in choices for value in [*choice.values, *choice.wins])


def test_a_forced_move_needs_no_search() -> None:
    game = hypostyle.game("imhotep")
    match = game.new(2, 1)
    dice = random.Random(1)
    while len(match.state.legal_actions(match.to_move[0])) > 1:
        match.play(match.to_move[0], dice.choice(match.state.legal_actions(match.to_move[0])))
    one = mind("imhotep", 10)
    assert one.choose(known_by(match, match.to_move[0])) in match.state.legal_actions(match.to_move[0])
    assert one.search is None


def test_the_search_stops_when_the_rest_cannot_change_the_answer() -> None:
    game = hypostyle.game("mykerinos")
    for _, knowledge in positions(game, 2, 3, 23):
        search = make_search(game, knowledge.state, shipped(game)).start(knowledge.state, 5)
        spend(search, knowledge.viewer, Budget(600), decided)
        whole = make_search(game, knowledge.state, shipped(game)).start(knowledge.state, 5)
        spend(whole, knowledge.viewer, Budget(600), lambda search, left: False)
        best = max(search.choices(), key=lambda choice: choice[1])
        assert best[0] == max(whole.choices(), key=lambda choice: choice[1])[0]
        assert search.simulations <= whole.simulations == 600


def test_a_tree_is_kept_where_nothing_unforeseen_was_seen() -> None:
    """Two decisions of one turn follow each other without anything dealt between them."""
    game = hypostyle.game("mykerinos")
    kept = 0
    for match, knowledge in positions(game, 2, 3, 11):
        one = mind("mykerinos", 2000)
        action = one.choose(knowledge)
        assert one.search is not None
        after = game.new(2, 3).with_log([*match.log, (knowledge.viewer, action)])
        if after.over or after.to_move != [knowledge.viewer]:
            continue
        now = known_by(after, knowledge.viewer)
        node = kept_node(one.search, knowledge, action, now, 7)
        if node is not None:
            visits = {child: tried for child, _, tried in one.search.children(0)}[node]
            one.search.keep_below(node).go_on(now.state, 1)
            one.search.run(now.viewer, 10)
            legal = set(now.state.legal_actions(now.viewer))
            assert {choice[0] for choice in one.search.choices()} <= legal
            assert sum(choice[1] for choice in one.search.choices()) >= visits
            chances = [sum(choice[4]) for choice in one.search.choices()]  # visits are kept, sums of the wins are not
            assert max(chances) > 0.8
            kept += 1
    assert kept > 0


@pytest.mark.parametrize("slug", ["egizia", "hieroglyph_wall"])
def test_a_kept_tree_offers_what_the_root_holds_and_not_what_others_believe_it_holds(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Secrets that were dealt anew leave choices in the tree which the seat does not have."""
    from hypostyle.minds import mind as module

    monkeypatch.setattr(module, "KEEP_FROM", 1)
    game = hypostyle.game(slug)
    careless = Manner(Budget(60), carelessness=0.2)
    minds = [Mind(game, seat, careless, shipped(game), {"beliefs": 2}) for seat in range(2)]
    match = game.new(2, 4)
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, minds[seat].choose(known_by(match, seat)))
    assert match.over


def test_threads_add_up_what_they_find() -> None:
    _, knowledge = next(positions(hypostyle.game("egizia"), 2, 3, 1))
    together = mind("egizia", 400, threads=2).think(knowledge)
    assert together == mind("egizia", 400, threads=2).think(knowledge)
    assert 0 < sum(choice.visits for choice in together) <= 400


@pytest.mark.parametrize("slug", ["mykerinos", "hieroglyph_wall"])  # nodes with one record, and with two
def test_the_tree_grows_but_never_beyond_its_bound(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from hypostyle.minds import thinking

    monkeypatch.setattr(thinking, "MOST_BYTES", 180_000)
    monkeypatch.setattr(thinking, "FIRST_NODES", 500)
    game = hypostyle.game(slug)
    _, knowledge = next(positions(game, 2, 3, 1))
    search = make_search(game, knowledge.state, shipped(game)).start(knowledge.state, 5)
    spend(search, knowledge.viewer, Budget(2000), lambda search, left: False)
    assert search.capacity == thinking.most_nodes(search)
    assert search.nodes <= search.capacity
    assert search.simulations == 2000


def test_a_patient_search_looks_at_the_choices_of_a_node_when_it_came_back_to_it() -> None:
    game = hypostyle.game("imhotep")
    _, knowledge = next(positions(game, 2, 3, 1))
    search = make_search(game, knowledge.state, shipped(game), patience=4).start(knowledge.state, 5)
    spend(search, knowledge.viewer, Budget(800), lambda search, left: False)
    visits = {node: tried for parent in range(search.nodes) for node, _, tried in search.children(parent)}
    chosen_at = [tried for node, tried in visits.items() if len(search.children(node)) > 1]
    assert chosen_at
    assert min(chosen_at) > 4


@pytest.mark.parametrize("slug", ["mykerinos", "hieroglyph_wall"])
def test_the_bound_of_a_tree_is_one_of_memory(slug: str) -> None:
    game = hypostyle.game(slug)
    _, knowledge = next(positions(game, 2, 3, 1))
    search = make_search(game, knowledge.state, None)
    tracemalloc.start()
    search.allocate(most_nodes(search), 0)
    size, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert 0.99 * MOST_BYTES < size < 1.1 * MOST_BYTES  # arrays leave themselves some room
    assert peak < 2 * MOST_BYTES


@pytest.mark.parametrize("slug", hypostyle.games())
def test_reasons_tell_chances_and_points_by_line(slug: str) -> None:
    game = hypostyle.game(slug)
    for _, knowledge in positions(game, 3, 6, 47):
        judged = mind(slug, 60).judge(knowledge)
        assert judged[0].visits == max(one.visits for one in judged)
        for one in judged:
            assert sum(one.wins) == pytest.approx(1.0, abs=1e-6) or one.visits == 0
            assert not one.lines or set(one.lines) == set(game.lines)
        assert all(len(points) == 3 for points in judged[0].lines.values())


@pytest.mark.parametrize("slug", hypostyle.games())
def test_expected_points_by_line_add_up_to_the_expected_score(slug: str) -> None:
    game = hypostyle.game(slug)
    one = mind(slug, 40)
    for _, knowledge in positions(game, 2, 8, 43):
        best = one.think(knowledge)[0]
        search = one.search
        assert search is not None
        lines = expected_lines(search, knowledge, best, 5, 2)
        scores = [0.0, 0.0]
        for world in range(2):
            ended = knowledge.state.imagine(5 + world)
            ended.apply(knowledge.viewer, best.action)
            search.finish(ended, 5 + world)
            scores = [total + score / 2 for total, score in zip(scores, game.scores(ended), strict=True)]
        assert Judgement(best.action, 1, [], lines, []).points == pytest.approx(scores)


def test_threads_give_reasons_too() -> None:
    _, knowledge = next(positions(hypostyle.game("imhotep"), 2, 3, 1))
    best = mind("imhotep", 400, threads=2).judge(knowledge)[0]
    assert set(best.lines) == set(hypostyle.game("imhotep").lines)
    assert best.continuation


def test_a_choice_of_a_kept_tree_that_is_not_tried_again_keeps_its_chances() -> None:
    before = Choice(action=1, visits=50, prior=0.5, values=[0.6, 0.2, 0.0, 0.0], wins=[0.0] * 4)
    assert chances(before, 2, 1.0) == pytest.approx([0.75, 0.25])
    assert chances(before, 2, 2.0) == pytest.approx([0.9, 0.1])  # as a game tells them that is more certain


def test_the_example_of_the_page_about_minds_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "minds.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.S)
    exec(compile(example, "docs/minds.md", "exec"), {})
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 3
    assert "chances" in told[0]


@pytest.mark.parametrize("slug", hypostyle.games())
def test_a_whole_match_of_five_levels_and_characters_ends(slug: str) -> None:
    game = hypostyle.game(slug)
    seated = ["ipi:simulations=8", "nehesy:simulations=8", "iset:simulations=8", "senmout:simulations=8"]
    bots = [make(name, game, seat) for seat, name in enumerate(seated)]
    match = game.new(4, 11)
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, bots[seat].choose(known_by(match, seat)))
    assert match.over


def test_no_tree_is_kept_inside_a_sealed_choice() -> None:
    """A seat that owes a bonus cell is asked again while others choose: below its first choice, theirs are found."""
    game = hypostyle.game("silver_gold_pyramids")
    again = 0
    for seed in range(2):
        dice = random.Random(seed)
        match = game.new(2, seed)
        while not match.over:
            seat = dice.choice(match.to_move)
            knowledge = known_by(match, seat)
            one = mind("silver_gold_pyramids", 30)
            action = one.choose(knowledge)
            match.play(seat, action)
            sealed = match.state.awaits(seat) and game.words.task_of(match.state.top_task()).sealed
            if sealed and one.search is not None:
                assert kept_node(one.search, knowledge, action, known_by(match, seat), 1) is None
                again += 1
    assert again > 0


def test_a_mind_that_meets_two_contents_keeps_them_apart() -> None:
    """The states of a search point to the content they were made for, and give it back when they go: mixed up, one
    would be given back too often."""
    game = hypostyle.game("imhotep")
    contents = [content_of(game.printed, game.built_in.data, game.slug) for _ in range(2)]
    matches = [game.new(2, 1, content=content) for content in contents]
    held = [sys.getrefcount(content.constants) for content in contents]
    mind = Mind(game, 1, Manner(Budget(simulations=8)), shipped(game))
    for match in [*matches, *matches]:
        mind.think(match.knowledge(match.to_move[0]))
    del mind
    gc.collect()
    assert [sys.getrefcount(content.constants) for content in contents] == held
