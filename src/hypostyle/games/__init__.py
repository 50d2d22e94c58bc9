"""The games of the hall, one folder each."""
