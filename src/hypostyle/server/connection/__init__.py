"""The browser's WebSocket at a table: frames, what a page sends, and what waits to be sent to it."""
