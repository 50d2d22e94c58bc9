"""The tests: a package of their own, so that no other package of that name which is installed stands before them."""
