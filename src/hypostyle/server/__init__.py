"""The table server: it referees matches for browsers, keeps every move, and tells each viewer only what it may know."""
