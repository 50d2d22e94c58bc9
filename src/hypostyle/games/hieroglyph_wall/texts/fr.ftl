# Le mur aux hiéroglyphes, français. Mêmes clés et mêmes variables que en.ftl.
# Plaquettes, fentes, rangées et cases arrivent comptées à partir de 1 ; quantités et valeurs telles quelles.
# Un champ nommé arrive par son nom ($column) et par son étiquette ($column_id).

title = Le mur aux hiéroglyphes
tagline = Glissez des plaquettes dans un mur en ruine, réunissez ses animaux et tenez-vous devant le sarcophage quand il s’ouvre.
unofficial = Adaptation non officielle, faite par des joueurs d’après une règle dont la page de titre est perdue ; les textes et les dessins sont les nôtres.

## Options

option-curse = La malédiction du pharaon
option-curse-yes = Oui : les plaquettes Malédiction lancent tout le monde à la recherche
option-curse-no = Non
option-sphinx = Les yeux du Sphinx
option-sphinx-yes = Oui : deux animaux semblables peuvent se trouver n’importe où sur une ligne
option-sphinx-no = Non

## Noms

animal-dromedary = Dromadaire
animal-snake = Serpent
animal-mule = Mulet
animal-crocodile = Crocodile
animal-ibis = Ibis
animal-cat = Chat
animal-jackal = Chacal

animal-dromedary-letter = D
animal-snake-letter = S
animal-mule-letter = M
animal-crocodile-letter = R
animal-ibis-letter = I
animal-cat-letter = T
animal-jackal-letter = L

pair-opposite = regards différents
pair-same = même regard

eyes-one = un œil
eyes-two = deux yeux
eyes-three = trois yeux

way-right = vers la droite
way-up = vers le haut
way-up_right = vers le haut à droite
way-up_left = vers le haut à gauche

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu

## Actions

action-drop = Glisser la plaquette { $tile } dans la fente { $slot }
action-resolve =
    { $pair_id ->
        [same] Résoudre une paire { $column } au même regard
       *[opposite] Résoudre une paire { $column }
    }
action-place = Poser un archéologue
action-move = Déplacer l’archéologue de la colonne { $column }
action-decline = Laisser la colonne telle quelle
action-claim = Désigner les trois cases depuis la rangée { $row }, case { $cell }, { $way }
action-give_up = Abandonner la recherche
action-strike = Frapper { $victim }
action-give = Donner le sarcophage à { $eyes } de la colonne { $column }
action-gather = Réunir des scarabées devant la colonne { $column } et ouvrir son sarcophage
action-done = Ne plus déplacer de scarabée

## Questions

prompt-turn = { $seat }, à vous : glissez une de vos plaquettes dans une fente du mur.
    .question = Glissez une plaquette dans une fente.
    .help = Prenez une plaquette, puis une fente : on voit ce qu’elle ferait avant qu’elle ne tombe.
    .drop-tile = Glissez cette plaquette dans une fente.
    .drop-tile-back = Autre plaquette
    .drop-slot = Quelle plaquette pour la fente { $slot } ?
    .drop-slot-back = Autre fente
prompt-order = { $seat }, choisissez la paire à résoudre maintenant.
    .question = Quelle paire d’abord ?
    .help = Ici, l’ordre compte : touchez une des colonnes.
prompt-placing = { $seat }, posez-vous un archéologue devant cette colonne libre ?
    .question = Posez-vous un archéologue ?
    .help = Touchez la colonne libre, ou laissez-la telle quelle.
prompt-moving = { $seat }, vous n’avez plus d’archéologue en main : en déplacez-vous un vers cette colonne ?
    .question = Déplacez-vous un archéologue ici ?
    .help = Vous n’en avez plus en main : touchez celui qui doit venir, ou laissez les choses en l’état.
prompt-search = { $seat }, trouvez côte à côte dans le mur les trois animaux de la malédiction, ou abandonnez.
    .question = Trouvez les trois animaux !
prompt-striking = { $seat }, choisissez qui est frappé par la malédiction.
    .question = Qui la malédiction frappe-t-elle ?
    .help = Touchez l’un de ses archéologues, ou le joueur.
prompt-giving = { $seat }, choisissez le sarcophage que vous donnez.
    .question = Quel sarcophage donnez-vous ?
    .help = Touchez un des vôtres.
prompt-gathering = { $seat }, réunissez trois scarabées devant une de vos colonnes, ou arrêtez.
    .question = Réunissez-vous des scarabées ?
    .help = Touchez la colonne à ouvrir, ou faites-y glisser un scarabée.

## Événements

event-tile_dropped =
    { $second_id ->
        [none] { $seat } glisse la plaquette { $tile } ({ $first }) dans la fente { $slot }.
       *[other] { $seat } glisse la plaquette { $tile } ({ $first }, { $second }) dans la fente { $slot }.
    }
event-pair_made =
    { $pair_id ->
        [same] { $seat } résout une paire { $column } au même regard.
       *[opposite] { $seat } résout une paire { $column }.
    }
event-archaeologist_placed = { $seat } pose un archéologue devant la colonne { $column }.
event-archaeologist_moved = { $seat } déplace un archéologue de la colonne { $origin } à la colonne { $column }.
event-archaeologist_returned = L’archéologue de la colonne { $column } est rendu à { $seat }.
event-archaeologist_withheld = { $seat } laisse la colonne { $column } telle quelle.
event-scarab_placed = Un scarabée est posé devant la colonne { $column } : il y en a { $amount }.
event-no_scarab_placed = Aucun scarabée ne peut être posé devant la colonne { $column }.
event-sarcophagus_opened = { $seat } ouvre le sarcophage à { $eyes } de la colonne { $column } : il vaut { $value }.
event-sarcophagus_opened-hidden = { $seat } ouvre le sarcophage à { $eyes } de la colonne { $column }.
event-tile_drawn = { $seat } pioche la plaquette { $tile }.
event-tile_drawn-hidden = { $seat } pioche une plaquette.
event-curse_turned = Une malédiction apparaît : { $first }, { $second }, { $third }. Tout le monde cherche !
event-curse_pointless = Personne ne possède encore de sarcophage : la malédiction passe.
event-search_given_up = { $seat } abandonne la recherche.
event-triple_found = { $seat } trouve les trois animaux, depuis la rangée { $row }, case { $cell }, { $way }.
event-triple_not_found = Personne ne trouve les trois animaux.
event-nobody_struck = { $seat } ne trouve personne à frapper.
event-seat_struck = { $seat } frappe { $victim } de la malédiction.
event-sarcophagus_given = { $seat } donne à { $taker } le sarcophage à { $eyes } de la colonne { $column } : il vaut { $value }.
event-sarcophagus_given-hidden = { $seat } donne à { $taker } le sarcophage à { $eyes } de la colonne { $column }.
event-wall_completed = Le mur est complet. On peut encore déplacer des scarabées.
event-scarabs_gathered =
    { $amount ->
        [one] { $seat } déplace { $amount } scarabée vers la colonne { $column }.
       *[other] { $seat } déplace { $amount } scarabées vers la colonne { $column }.
    }
event-pharaoh_shown =
    { $value ->
        [0] Le favori du pharaon de { $seat } : { $column }, sans points.
       *[other] Le favori du pharaon de { $seat } : { $column }, { $value } points.
    }
event-match_ended = La partie est finie et les points sont comptés.

## Raisons

reason-not_asked = Ce n’est pas le choix à faire maintenant.
reason-tile_not_held = Cette plaquette n’est pas dans votre main.
reason-no_such_slot = Le mur n’a pas cette fente.
reason-slot_full = Cette fente est pleine.
reason-no_such_pair = Aucune paire de ce genre n’attend d’être résolue.
reason-other_pair_first = L’ordre entre les colonnes n’y change rien : une autre colonne passe d’abord.
reason-no_archaeologist_left = Vous n’avez plus d’archéologue en main, seulement sur le plateau.
reason-archaeologists_left = Il vous reste des archéologues en main ; on n’en déplace que lorsqu’il n’en reste aucun.
reason-not_own_column = Aucun de vos archéologues ne se tient devant cette colonne.
reason-line_outside = Ces trois cases ne sont pas toutes dans le mur.
reason-cell_empty = L’une de ces trois cases est encore vide.
reason-other_animals = Ces trois cases ne montrent pas les animaux de la malédiction.
reason-no_such_seat = Personne n’est assis là.
reason-own_seat = On ne se frappe pas soi-même.
reason-nothing_to_give = Ce joueur ne possède aucun sarcophage.
reason-sarcophagus_not_owned = Ce sarcophage n’est pas à vous.
reason-no_archaeologist_there = Aucun de vos archéologues ne se tient devant cette colonne.
reason-no_sarcophagus_left = Il ne reste pas de sarcophage devant cette colonne.
reason-too_few_scarabs = Il y a moins de trois scarabées devant vos colonnes.

## Feuille de points

line-one_eye = Sarcophages à un œil
line-two_eyes = Sarcophages à deux yeux
line-three_eyes = Sarcophages à trois yeux
line-pharaoh = Favori du pharaon
tie-sarcophagi = Nombre de sarcophages
seat-default = Joueur { $number }

## Table dans le terminal

table-wall = Mur
table-columns = Chambre funéraire
table-slab = Dalle
table-pile = Pioche
table-second-pile = Seconde réserve
table-snake = serpent au-dessus
table-hand = Vos plaquettes, et les paires qu’elles feraient dans chaque fente
table-tile = Plaquette
table-pharaoh = Favori
table-curse = Malédiction
table-players = Joueurs
table-you = vous
table-stock = En main
table-points = Points
table-hidden = caché
table-same = même regard
table-opposite = regards différents
table-empty = vide

## Plateau dans le navigateur

board-hand = Vos plaquettes
board-in-hand = en main
board-tile = Plaquette { $tile } : { $animals }
board-cell =
    { $facing ->
        [left] { $animal } tourné à gauche
       *[right] { $animal } tourné à droite
    }
board-slot = Fente { $slot } : { $count } plaquettes sur { $height }, au sommet { $top }
board-column = Colonne { $column } : { $who }, scarabées : { $scarabs } sur { $full }, sarcophages encore clos : { $closed }
board-column-free = personne
board-column-of = archéologue de { $seat }
board-slot-makes = La fente { $slot } donnerait
board-slot-tries = Fente { $slot } : quelle plaquette ?
board-slot-made = { $seat }, fente { $slot }
board-would = Voici ce qui se passerait
board-begin = Le mur est vide
board-begin-help = Prenez une plaquette en bas, puis une fente : avant qu’elle ne tombe, vous voyez toutes les paires qu’elle ferait.
board-no-pair = Aucune paire.
board-made-no-pair = Elle n’a fait aucune paire.
board-kind-same = Même regard
board-kind-opposite = Regards différents
board-kind-both = Des deux sortes
board-taken = La colonne revient à { $seat }.
board-returned = { $seat } reprend son archéologue.
board-opens = { $seat } ouvre celui à { $eyes }.
board-no-scarab = Aucun scarabée ne peut être posé.
board-nobody-moves = Personne ne bouge.
board-asked = Ensuite, à vous de choisir.
board-scarabs =
    { $count ->
        [one] scarabée
       *[other] scarabées
    }
board-slab = Scarabées sur la dalle
board-laid = { $tiles } plaquettes sur { $places } sont dans le mur.
board-curses-met = Malédictions apparues
board-own-sarcophagi = Vos sarcophages
board-sarcophagus = { $column }, { $eyes } : vaut { $value }
board-pharaoh = Votre pharaon
board-pharaoh-bonus = +{ $points } à la fin
board-at-hand = Archéologues en main : { $count }
board-owned = Sarcophages : { $count }
board-none-owned = aucun sarcophage
board-range = { $least } à { $most } points
board-strike = La malédiction frappe
board-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-curse = Une malédiction ! Trouvez ces trois-là
board-curse-help = Côte à côte, dans n’importe quel ordre et n’importe quelle direction : touchez les trois cases, ou balayez-les d’un geste.
board-time-left = { $seconds } s
board-searching = En recherche : { $names }
board-search-cell = Rangée { $row }, case { $cell } : { $animal }
board-lens = Partie du mur montrée en grand
board-lens-at = cases { $first } à { $last } sur { $cells }
board-paused = Ce n’était pas ça. Nouvel essai dans { $seconds } s.
board-askew = Il faut trois cases côte à côte, en ligne droite.
board-wrong = { $seat } : ce n’était pas ça.
board-whose = Qui a trouvé ?
board-whose-nobody = Personne
board-covered = Vous cherchez ensemble : les plaquettes de chacun restent cachées jusqu’à la fin de la recherche.

## Ce qui est reconstitué

part-wall = mur
part-tile_shape = forme des plaquettes
part-tiles = plaquettes
part-sarcophagi = sarcophages
part-curse = malédiction
