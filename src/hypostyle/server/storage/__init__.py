"""Where tables are kept: the interface of a store, and SQLite behind it."""
