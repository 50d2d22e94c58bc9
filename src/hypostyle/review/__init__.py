"""Reviews: every decision of a finished match, judged from what its seat knew then."""
