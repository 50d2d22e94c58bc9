# L’analyse des parties, en français. Mêmes clés et variables que en.ftl.

title = { $game } : analyse

reviewing = Examen des décisions
column-accuracy = Jeu
column-decisions = Décisions
column-lost = Points perdus
column-skill = ses choix
column-others = choix des autres
column-luck = chance
column-step = Coup
column-seat = Joueur
column-word = Verdict
column-loss = Chances
column-played = Joué
column-best = Mieux
column-why = Pourquoi
accuracy-note = Jeu : 100, c’est toujours le meilleur choix. Ses choix, ceux des autres et la chance se comptent en points de chances de victoire, par rapport aux meilleurs choix de tous ; avec les chances du début, leur somme donne le résultat.
learn = À revoir : { $count ->
    [0] rien, chaque choix était à moins de 2 % du meilleur.
    [one] un choix.
   *[other] { $count } choix.
}
about = environ { $percent }
why-line = { $line } { $change }
judged-by = { $judged } décisions sur { $total }, chacune jugée d’après ce que le joueur savait alors, par { $simulations } simulations (graine { $seed }).
interrupted = Interrompu : voici ce qui a été examiné.
report = Le rapport est dans { $file }.
curve = Chances de victoire
curve-label = Chances de chaque joueur, coup après coup
all-decisions = Toutes les décisions
seats = Joueurs
told-decision = { $seat } : { $word }, { $loss }
told-played = Joué : { $action }
told-best = Mieux : { $action }
told-why = Pourquoi : { $lines }
