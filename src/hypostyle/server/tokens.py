"""Secret tokens: of a browser's cookie, of a seat's link, of a link to another device. Only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets

TOKEN_BYTES = 16


LONGEST_LOCKED = 32  # bytes: as long as the hash they are locked with


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).digest()


def locked(secret: str, token: str) -> bytes:
    """A secret that can be read with a token and with nothing else: each token locks one secret, and only once."""
    plain = secret.encode()
    if len(plain) > LONGEST_LOCKED:
        raise ValueError("A secret this long cannot be locked.")
    return bytes(one ^ other for one, other in zip(plain, token_hash(f"lock:{token}"), strict=False))


def unlocked(secret: bytes, token: str) -> str:
    return bytes(one ^ other for one, other in zip(secret, token_hash(f"lock:{token}"), strict=False)).decode()
