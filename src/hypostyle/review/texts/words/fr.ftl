# Comment on qualifie un coup, dans les analyses et à la table. Mêmes clés que en.ftl.

word-only = Coup forcé
word-best = Meilleur coup
word-good = Bon coup
word-inaccuracy = Imprécision
word-mistake = Erreur
word-blunder = Gaffe
