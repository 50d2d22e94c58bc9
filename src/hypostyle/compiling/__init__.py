"""From plain, typed Python rules to compiled ones: derive C declarations from the hints, then let Cython build them."""
