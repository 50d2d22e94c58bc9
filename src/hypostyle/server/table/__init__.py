"""People and bots around one match: its journal, races, sealed choices, and what each viewer is shown."""
