# What choices are called, in reviews and in the browser, English. Same keys as fr.ftl.

word-only = Only move
word-best = Best
word-good = Good
word-inaccuracy = Inaccuracy
word-mistake = Mistake
word-blunder = Blunder
