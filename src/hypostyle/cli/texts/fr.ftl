# Le terminal lui-même, en français. Mêmes clés et mêmes variables que en.ftl. Ce qui relève d’un jeu est dans les textes de ce jeu.

not-compiled = Rien n’est compilé ici : le moteur tourne en mode interprété, avec les mêmes résultats mais bien plus lentement.
compiling = Le moteur est compilé pendant ce temps : cette partie tourne en mode interprété, la suivante à pleine vitesse.

compiled = { $game } est compilé : { $modules }.
cleaned =
    { $count ->
        [0] Rien n’était compilé pour { $game }.
       *[other] Ce qui était compilé pour { $game } est retiré.
    }

## À table

which-game = Quel jeu ?
who-opposite = Qui s’assied en face ? Un ou plusieurs numéros ; Entrée seule : { $names }
no-such-opponents = { $most ->
        [one] Il faut un adversaire
       *[other] Il faut { $least } à { $most } adversaires
    }, de 1 à { $last } dans la liste.
seat-human = humain
welcome = Tapez le numéro d’un choix ; ? affiche tout ce qu’on peut taper d’autre.
ask = Votre choix (? : aide)
bot-thinks = { $name } réfléchit…
hint-thinks = Recherche d’un bon coup pour { $name }…
change-places = L’écran n’est plus que pour { $name }. { $name }, appuyez sur Entrée une fois en place.
seed = Graine { $seed } : avec --seed et ce nombre, la même partie est distribuée.
left-saved = La partie est gardée dans { $file }. Pour la reprendre :
left-unsaved = Cette partie n’a pas été gardée ; la prochaine fois, --save FICHIER gardera chaque choix.

## Ce qu’on peut taper. Les mots d’une commande sont côte à côte, le plus court d’abord.

command-undo = u undo annuler
command-why = ? why help pourquoi aide
command-hint = h hint indice
command-rules = r rules règles
command-save = s save sauver
command-table = t table
command-quit = q quit exit quitter
why-fillers = not pas

help-undo = annuler votre dernier choix
help-why = cette liste ; « pourquoi envoyer 2 temple » dit ce qui s’y oppose, « ? levier » ce que fait une carte
help-hint = le coup que je jouerais, et les chances de victoire qu’il donne
help-rules = la règle de ce choix ; « r bref » le jeu en bref, « r marché » une autre règle
help-save = « s FICHIER » garde la partie dans un fichier, puis après chaque choix
help-table = revoir la table et les choix (Entrée seule fait de même)
help-quit = quitter la table
help-words = Un choix se tape par son numéro ou par des mots. Possibles maintenant, par exemple : { $examples }.

## Réponses

no-such-number = La liste va de 1 à { $most }.
not-understood = « { $text } » n’est ni un numéro de la liste, ni une commande, ni une action ; ? affiche ce qu’on peut taper.
fields-missing = Dites-le ainsi : « { $example } ».
refused = { $reason } (Règle : { $rule })
allowed = C’est possible : { $action }.
hint = Je jouerais { $number } : { $action } (chances de victoire : { $value } %, { $visits } essais).
undone = Choix annulé.
nothing-to-undo = Il n’y a encore rien à annuler.
cannot-undo = Trop tard pour annuler : quelque chose a été révélé, ou quelqu’un a choisi depuis.
rules-title = { $game } : les règles
no-section = Aucune règle ne s’appelle « { $asked } » ; il y a : { $titles }.
more-rules = Toutes les règles : hypostyle rules { $game }
saved = Partie gardée dans { $file }.
save-where = Indiquez un fichier : s FICHIER.
file-exists = { $file } existe déjà ; indiquez un autre fichier.
offer-save = Cette partie n’est gardée nulle part. Un nom de fichier la garde, Entrée seule quitte

## Fin et feuille de score

sheet-line = Points
sheet-total = Total
sheet-place = Place
win = { $name } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
win-by-tie-break = { $name } l’emporte : à égalité avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ceci départage : { $what }.
shared-win = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
unfinished = Étape { $step } : la partie continue, la table attend { $names }.

## Autres commandes

game-facts = { $players } joueurs, environ { $minutes } minutes
simulating = Parties
simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions en { $seconds } s : { $decisions_per_s } décisions par seconde ({ $mode }).
column-seat = Siège
column-bot = Robot
column-wins = Victoires
column-mean = Points en moyenne
column-lowest = Minimum
column-highest = Maximum
column-interval = Intervalle à 95 %
column-rating = Cote
column-rank = Rang moyen
column-thinking = Par décision
arena-playing = Blocs de { $games } parties
arena-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
} ; une part équitable des victoires serait { $fair }. Les intervalles portent sur les donnes ; une décision est comptée en temps de processeur.
arena-interrupted = Interrompu : voici les chiffres de ce qui a été joué.
arena-report = Le rapport est dans { $file }.
measuring = Mesures
column-game = Jeu
column-players = Joueurs
column-decisions = Décisions/s
column-copies = Copies/s
column-copy_from = Copies sur place/s
column-simulations = Simulations/s
column-ratio = Compilé / interprété
column-measure = Rapport
column-value = Valeur

verified = { $steps ->
    [one] Un coup vérifié
   *[other] { $steps } coups vérifiés
  } à la table { $table } : la graine { $seed } donne bien l’empreinte annoncée { $hash }… et tous les mélanges.
verified-cut = { $count ->
    [0] Le serveur a mélangé seul : aucun joueur n’a coupé.
    [one] Un navigateur a coupé : le serveur ne pouvait pas choisir seul le mélange.
   *[other] { $count } navigateurs ont coupé : personne ne pouvait choisir seul le mélange.
  }

train-folder = Entraînement dans { $folder } ; pour continuer plus tard : { $command } --resume { $folder }
train-play = parties
train-fit = ajustement
train-test = essai contre le meilleur
train-uct = essai contre uct
train-round = itération { $number } : { $matches } parties, erreurs { $value } et { $policy }, { $share } contre le meilleur, { $uct } contre uct, adopté : { $taken ->
    [yes] oui
   *[no] non
}
train-done = Les meilleurs poids sont dans { $file }.

## Les tables d’un hôte

backed-up = { $tables ->
    [one] { $tables } table copiée dans { $file } ; la copie est entière.
   *[other] { $tables } tables copiées dans { $file } ; la copie est entière.
  }
restored = { $tables ->
    [one] { $tables } table remise dans { $file }.
   *[other] { $tables } tables remises dans { $file }.
  }
set-aside = Ce qui s’y trouvait avant est gardé dans { $file }.
moved-data = { $tables ->
    [one] { $tables } table transférée, soit { $rows } lignes, toutes comparées à l’arrivée.
   *[other] { $tables } tables transférées, soit { $rows } lignes, toutes comparées à l’arrivée.
  }
moved-cards = Les cartes que vous avez redessinées sont copiées dans { $folder }.
table-closed = La table { $table } est fermée.
table-opened = La table { $table } est rouverte.
table-deleted = La table { $table } est supprimée.
table-listed = { $table }  { $touched }  { $game }, { $state ->
    [over] finie
   *[open] en cours
  }, { $moves ->
    [one] un coup
   *[other] { $moves } coups
  }
tables-listed = { $count ->
    [0] Il n’y en a pas.
    [one] Une table.
   *[other] { $count } tables.
  }

## Les bots qui sont d’autres programmes

faults = { $bot } a failli { $count ->
    [one] une fois
   *[other] { $count } fois
} ({ $why }). Le hasard a choisi à sa place, et jusqu’à la fin d’une partie où il ne répondait plus.
fault-late = { $count } en retard
fault-gone = { $count } parti
fault-endless = { $count } ligne sans fin
fault-garbage = { $count } sans réponse lisible
fault-unknown = { $count } action inconnue
fault-illegal = { $count } interdit
fault-protocol = { $count } autre protocole
fault-start = { $count } pas démarré
sit-down = Le bot est assis à la table { $table } ; Ctrl-C l’en retire.
sit-end = La partie est finie : { $name } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} et la place { $place }.
