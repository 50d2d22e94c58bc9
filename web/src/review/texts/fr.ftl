# L’analyse d’une partie dans le navigateur. Mêmes clés et variables que en.ftl.

review-match = Analyser la partie
review-face = Analyse
review-faces = Cette partie
review-face-score = Feuille de score
review-face-replay = Revoir
review-river = Le fleuve de la partie
review-river-help = chances de victoire, coup après coup ; l’eau, c’est { $you ->
    [yes] vous
   *[no] { $name }
  }
review-judging = examen en cours, { $judged } décisions sur { $total }
review-stopped = L’arbitre s’est arrêté : { $judged } décisions sur { $total }.
review-go-on = Reprendre
review-reading = L’arbitre relit la partie. Premiers verdicts dans quelques secondes.
review-to-table = À la table
review-choose = De qui voulez-vous revoir les coups ?
review-seats = Joueurs
review-here = ici
review-play = jeu
review-skill = ses choix
review-others = ceux des autres
review-luck = chance
review-note = Jeu : 100, c’est toujours le meilleur coup. Ses choix, ceux des autres et la chance, en points de chances de victoire : d’où vient le résultat.
review-note-later = Jeu : 100, c’est toujours le meilleur coup. La part de chance s’affiche une fois tout examiné.
review-played = Joué
review-best = Mieux
review-plates = Les deux coups sur le plateau
review-place = Coup { $step } · décision { $number } de { $name }
review-place-round = { $round }, coup { $step } · décision { $number } de { $name }
review-only = Coup forcé : il n’y avait rien à choisir.
review-unjudged = Ce coup n’a pas encore été examiné.
review-played-text = Joué : { $action }
review-best-text = Mieux : { $action }
review-was-best = C’était le meilleur coup.
review-fine = Aussi bon que le meilleur coup, pour autant qu’on puisse en juger : { $action }
review-spoken = { $word }. Joué : { $played }. Le meilleur coup : { $best }. { $chance } de chances au lieu de { $better } ; { $points }.
review-spoken-best = { $word }. Joué : { $played }. { $chance } de chances.
review-points-less = { $points } points de moins en moyenne
review-points-more = { $points } points de plus en moyenne
review-about = environ { $percent }
review-why = Pourquoi : le meilleur coup et celui joué
review-why-help = { $you ->
    [yes] vos points
   *[no] points de { $name }
  } à la fin
review-line = Ligne
review-change = écart
review-all-lines = Toutes les lignes
review-with-best = avec le meilleur : { $others }
review-other-points = { $name } { $points }
review-unchanged = { $count ->
    [one] Une ligne sans changement
   *[other] { $count } lignes sans changement
  }
review-line-best = La meilleure suite, telle que la recherche l’attend
review-line-help = Choisissez un coup pour voir le plateau ensuite.
review-walked = Le plateau après la meilleure suite, { $step } sur { $steps }
review-walk-back = Retour à la partie
review-walk-on = Continuer
review-chip = { $name } : { $action }
review-try = Trouver mieux
review-try-short = Trouver mieux
review-try-ask = Mieux que { $chance } ?
review-try-help = Choisissez sur le plateau ou dans la liste. Rien n’est envoyé à la table.
review-try-list = Tout ce qu’on pouvait choisir
review-try-judging = L’arbitre pèse ce coup…
review-tried = { $action } : { $chance }, { $word }
review-try-far = { $percent } de moins que le meilleur coup
review-try-found = Le meilleur coup, ou un coup qui le vaut.
review-show = Montrez-moi
review-try-end = Retour à l’analyse
review-branch = Jouer à partir d’ici
review-branch-help = Une nouvelle table, juste avant ce coup, avec les mêmes joueurs.
review-branch-bots = Une nouvelle table, juste avant ce coup. Joués par des robots : { $names }.
review-branch-go = Commencer
review-cancel = Annuler
review-before = Erreur précédente
review-next = Erreur suivante
review-decisions = Décisions
review-all = toutes { $count }
review-learn = à revoir { $count }
review-nothing = Rien à redire : chaque coup à moins de 2 % du meilleur.
review-nothing-yet = Rien à revoir pour l’instant.
review-helped = faux pas de { $name }, { $gain } pour { $you }
review-slider = Coup { $step }. { $chances }. { $word }
review-slider-share = { $name } { $chance }
review-table = Les chances de chacun, coup après coup
review-tab-moment = Moment
review-tab-board = Plateau
review-tab-decisions = Décisions
review-tab-seats = Joueurs
review-round-short = M{ $number }
review-judged-by = Chaque décision est jugée d’après ce que le joueur savait alors, par { $simulations } simulations.
review-themes = Sur vos { $matches } dernières parties analysées ici, vous perdez surtout sur : { $themes }.
review-theme = { $line } ({ $points } points par partie)
