"""Single faults planted in the rules of a game, one at a time: what share of them do its chapter tests notice?

Run `python benchmarks/planted_faults.py GAME [FAULTS [SEED]]`. A fault is a comparison, a sign or a condition turned
into another in a module of the rules; the tests of the game's chapters then run interpreted on a copy of the
tree. Every verdict is kept below .cache/planted_faults, so that a run that was stopped goes on where it was; the faults
nobody noticed are printed with their line.
"""

from __future__ import annotations

import ast
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".cache" / "planted_faults"
FAULTS = 40
# Not rules: what is printed, told, drawn or judged.
LEFT_OUT = {f"{name}.py" for name in ("__init__", "content", "parcels", "chambers", "vocabulary", "pieces")}
LEFT_OUT |= {f"{name}.py" for name in ("view", "view_types", "drawing", "insight", "foresight", "measures")}
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
# A fault may make a loop endless, or one that never stops collecting: that is noticed too.
MOST_SECONDS = 120  # of computing: a busy machine takes nothing from them
MOST_MEMORY = 4 << 30


@dataclass(frozen=True)
class Fault:
    """A place in a module and what stands there instead."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    found: str
    planted: str

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line}:{self.column} {self.found} -> {self.planted}"


# ---------------------------------------------------------------------- finding places
def faults_in(file: Path, source: str) -> Iterator[Fault]:
    for node in ast.walk(ast.parse(source)):
        planted = mutated(node)
        if planted is not None and isinstance(node, ast.expr | ast.stmt):
            end_line, end_column = node.end_lineno or node.lineno, node.end_col_offset or node.col_offset
            place = (file.name, node.lineno, node.col_offset, end_line, end_column)
            yield Fault(*place, ast.unparse(node), ast.unparse(planted))


def mutated(node: ast.AST) -> ast.AST | None:
    """The same piece of code with one fault in it, or None if it is not of a kind that faults are planted in."""
    match node:
        case ast.Compare(left, [comparison], rights) if type(comparison) in COMPARISONS:
            return ast.Compare(left, [COMPARISONS[type(comparison)]()], rights)
        case ast.BinOp(left, sign, right) if type(sign) in SIGNS:
            return ast.BinOp(left, SIGNS[type(sign)](), right)
        case ast.AugAssign(target, sign, value) if type(sign) in SIGNS:
            return ast.AugAssign(target, SIGNS[type(sign)](), value)
        case ast.BoolOp(connective, values):
            return ast.BoolOp(ast.Or() if isinstance(connective, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            return operand
        case ast.If(test, body, orelse) if not orelse and len(body) == 1:
            return ast.If(ast.Constant(True), body, orelse) if not isinstance(test, ast.Constant) else None
    return None


def chosen_faults(slug: str, count: int, seed: int) -> list[Fault]:
    folder = ROOT / "src" / "hypostyle" / "games" / slug
    files = sorted(file for file in folder.glob("*.py") if file.name not in LEFT_OUT)
    found = [fault for file in files for fault in faults_in(file, file.read_text(encoding="utf-8"))]
    return random.Random(seed).sample(found, min(count, len(found)))


# ---------------------------------------------------------------------- planting
def plant(source: str, fault: Fault) -> str:
    lines = source.splitlines(keepends=True)
    before = "".join(lines[: fault.line - 1]) + lines[fault.line - 1].encode()[: fault.column].decode()
    after = lines[fault.end_line - 1].encode()[fault.end_column :].decode() + "".join(lines[fault.end_line :])
    planted = fault.planted.replace("\n", "\n" + " " * fault.column)
    statement = fault.planted.startswith("if ") or " += " in fault.planted or " -= " in fault.planted
    return before + (planted if statement else f"({planted})") + after


def noticed(tree: Path, slug: str, fault: Fault) -> bool:
    """Whether some chapter test of the game fails with the fault in place."""
    file = tree / "src" / "hypostyle" / "games" / slug / fault.file
    sound = file.read_text(encoding="utf-8")
    file.write_text(plant(sound, fault), encoding="utf-8")
    try:
        return not passes(tree, slug)
    finally:
        file.write_text(sound, encoding="utf-8")


def passes(tree: Path, slug: str) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", f"tests/games/{slug}"]
    environment = {**os.environ, "HYPOSTYLE_INTERPRETED": "1", "PYTHONPATH": str(tree / "src")}
    run = subprocess.run(command, cwd=tree, env=environment, capture_output=True, preexec_fn=limit)
    return run.returncode == 0


def limit() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def main(slug: str, count: int, seed: int) -> int:
    os.nice(15)
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{slug}.json"
    verdicts: dict[str, bool] = json.loads(file.read_text()) if file.exists() else {}
    faults = chosen_faults(slug, count, seed)
    with tempfile.TemporaryDirectory() as room:
        tree = Path(room)
        for part in ("src", "tests", "examples", "pyproject.toml", "run.py"):
            copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy2
            copy(ROOT / part, tree / part)
        if not passes(tree, slug):
            raise SystemExit(f"The tests of {slug} fail without any fault.")
        for fault in faults:
            if fault.name not in verdicts:
                verdicts[fault.name] = noticed(tree, slug, fault)
                file.write_text(json.dumps(verdicts, indent=1))
    unnoticed = [fault.name for fault in faults if not verdicts[fault.name]]
    share = 1 - len(unnoticed) / len(faults)
    print(f"{slug}: {len(faults) - len(unnoticed)} of {len(faults)} planted faults noticed, {share:.0%} (seed {seed})")
    print("\n".join(f"  not noticed: {name}" for name in unnoticed))
    return 0


if __name__ == "__main__":
    given = sys.argv[2:]
    sys.exit(main(sys.argv[1], *[int(number) for number in given], *[FAULTS, 0][len(given) :]))
