"""Connect Four: the small game that tests of the engine and comparisons with other engines play; not in the catalog."""
