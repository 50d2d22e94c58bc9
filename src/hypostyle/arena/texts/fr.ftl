# Le rapport de l’arène, en français. Mêmes clés et variables que en.ftl.

title = { $game } : l’arène
heading = { $game }, { $players } joueurs
played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, chaque donne jouée une fois de chaque siège.
not-compiled = Mesuré sans compilation : avec un budget de temps, les robots ont fait bien moins de simulations que compilés.

ratings = Cotes
ratings-note = Sur l’échelle Elo : avec 100 points de plus, on finit devant dans 64 cas sur 100, avec 400 dans 91. La moyenne de ces robots est 1500. La barre est l’intervalle à 95 %.
wins = Part des victoires
wins-note = Pour chaque siège tenu par un robot, les victoires partagées étant divisées. La ligne pointillée est une part équitable, { $fair }. La barre est l’intervalle à 95 %, sur les donnes.
column-bot = Robot
column-rating = Cote
column-won = Victoires
column-interval = Intervalle à 95 %
column-place = Rang moyen
column-points = Points en moyenne
column-time = Temps de processeur par décision
column-games = Parties
matrix = Qui finit devant qui
matrix-note = Part des fois où le robot de la ligne finit devant celui de la colonne ; une place partagée compte pour moitié. Dessous, l’intervalle à 95 %.
lines = Points par ligne de la feuille de score
lines-note = Points de chaque robot, en moyenne.
lengths = Longueur des parties
lengths-note = Décisions de tous les sièges ensemble : { $mean } en moyenne, de { $shortest } à { $longest }.
lengths-bar = De { $from } à { $to } décisions : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
seats = Avantage du siège
seats-note = Part des victoires de chaque siège, quel que soit son occupant. La ligne pointillée est une part équitable, { $fair }.
seat = Siège { $number }
how = Comment c’est mesuré
how-pairing = La même donne est jouée par les mêmes robots dans toutes les rotations des sièges : ni la donne ni le siège n’avantage personne. Les intervalles sont calculés sur des donnes entières, car les parties d’une même donne ne sont pas indépendantes.
how-time = Le temps est celui du processeur, mesuré sur les décisions où il y avait un choix.
how-knowledge = Les robots reçoivent ce que leur siège peut savoir, et rien d’autre.
repeat = Pour refaire la mesure
fact-seed = Graine
fact-options = Options
fact-rules = Règles
fact-content = Contenu
fact-version = Version
default = comme imprimé
milliseconds = { $number } ms
