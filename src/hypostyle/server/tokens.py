"""Secret tokens: of a browser's cookie and of a seat's link. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets

TOKEN_BYTES = 16


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).digest()
