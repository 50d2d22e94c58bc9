"""view"""
from typing import Any

from hypostyle.engine.content import Content


def view(facts: dict[str, Any], content: Content) -> dict[str, Any]:
    return {}
