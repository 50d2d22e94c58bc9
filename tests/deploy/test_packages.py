"""The unit of systemd, the Dockerfile and the compose file: read by the tools that know them, and true to this tree."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from dockerfile_parse import DockerfileParser

from hypostyle.cli.arguments import parser
from hypostyle.server.addresses import DEFAULT_PORT
from tests.deploy.web_servers import DEPLOY

ROOT = DEPLOY.parent


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    assert analyze, "no systemd-analyze here: python3 run.py test installs it"
    text = (DEPLOY / "hypostyle.service").read_text(encoding="utf-8")
    program = tmp_path / "hypostyle"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / "hypostyle.service"
    unit.write_text(text.replace("/opt/hypostyle/bin/hypostyle", str(program)))
    found = subprocess.run([analyze, "verify", "--man=no", str(unit)], capture_output=True, text=True)
    complaints = [line for line in found.stderr.splitlines() if "hypostyle.service" in line]
    assert complaints == []


@pytest.mark.parametrize("line", ["ExecStart=", "ExecStartPre="])
def test_the_unit_starts_the_server_with_flags_that_exist(line: str) -> None:
    text = (DEPLOY / "hypostyle.service").read_text(encoding="utf-8")
    command = next(one for one in text.splitlines() if one.startswith(line)).partition("=")[2].split()
    parser().parse_args(command[1:])


def test_the_dockerfile_is_built_from_what_is_here_and_runs_as_nobody_in_particular() -> None:
    steps = DockerfileParser(str(DEPLOY / "Dockerfile")).structure
    said = [(step["instruction"], step["value"]) for step in steps if step["instruction"] != "COMMENT"]
    for instruction, value in said:
        if instruction == "FROM":
            assert ":" in value.split()[0], "which version is said"
            assert not value.split()[0].endswith(":latest")
        if instruction == "COPY" and not value.startswith("--from"):
            for source in value.split()[:-1]:
                assert (ROOT / source).exists(), source
    names = [instruction for instruction, _ in said]
    assert dict(said)["USER"] == "hypostyle"
    assert names.index("USER", names.index("VOLUME") - 3) < names.index("ENTRYPOINT")
    command = json.loads(dict(said)["ENTRYPOINT"])
    given = parser().parse_args(command[1:])
    assert str(given.port) == dict(said)["EXPOSE"] == str(DEFAULT_PORT)
    assert json.loads(dict(said)["HEALTHCHECK"].removeprefix("CMD"))[-1].count("/healthz") == 1


def test_the_compose_file_puts_server_and_database_together() -> None:
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    assert set(composed) == {"services", "volumes"}
    server, database = composed["services"]["hypostyle"], composed["services"]["database"]
    parser().parse_args(["serve", *server["command"]])
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert server["ports"] == [f"127.0.0.1:{DEFAULT_PORT}:{DEFAULT_PORT}"], "nobody reaches it but by the web server"
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in database
    used = {volume.partition(":")[0] for service in (server, database) for volume in service["volumes"]}
    assert used == set(composed["volumes"])
    address = server["environment"]["HYPOSTYLE_DATA"]
    assert address.startswith("postgresql://hypostyle:${HYPOSTYLE_PASSWORD:?")
    assert address.endswith("@database/hypostyle")
