from typing import Any
def view(facts: dict[str, Any], content: Any) -> dict[str, Any]:
    return {}
