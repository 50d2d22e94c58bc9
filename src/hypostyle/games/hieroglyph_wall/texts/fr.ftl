# Le mur aux hiéroglyphes, français. Mêmes clés et mêmes variables que en.ftl.
# Fentes, rangées et cases arrivent comptées à partir de 1 ; quantités et valeurs telles quelles ; une plaquette par ce
# qui y est imprimé (tile-).
# Un champ nommé arrive par son nom ($column) et par son étiquette ($column_id).

title = Le mur aux hiéroglyphes
tagline = Glissez des plaquettes dans un mur en ruine, réunissez ses animaux et tenez-vous devant le sarcophage quand il s’ouvre.
unofficial = Adaptation non officielle, faite par des joueurs d’après une règle dont la page de titre est perdue ; les textes et les dessins sont les nôtres.

## Options

option-curse = La malédiction du pharaon
option-curse-yes = Oui : une plaquette Malédiction, et tous cherchent en même temps dans le mur
option-curse-no = Non
option-sphinx = Les yeux du Sphinx
option-sphinx-yes = Oui : deux animaux semblables peuvent se trouver n’importe où sur une ligne
option-sphinx-no = Non
option-gift = Règle maison : le sarcophage maudit
option-gift-victim = La victime choisit celui qu’elle donne
option-gift-finder = Celui qui a trouvé le trio choisit, sans voir la valeur
option-openings = Règle maison : les dernières ouvertures
option-openings-all = Autant que les scarabées le permettent
option-openings-one = Une seule par joueur
option-start = Règle maison : qui commence
option-start-drawn = Tirage au sort
option-start-first = La première place

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

# Une plaquette se nomme par ses animaux, de gauche à droite, chacun avec une flèche du côté où il regarde.
tile-cell =
    { $facing ->
        [left] ←{ $animal }
       *[right] { $animal }→
    }
tile-row = { $first }, { $second }
tile-rows = { $upper } au-dessus de { $lower }

pair-opposite = regards différents
pair-same = même regard
deed-plain = une paire
deed-takeover = une paire qui prend la place

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
    .when = On glisse une plaquette à son tour, une par tour.
action-resolve =
    { $pair_id ->
        [takeover] Résoudre la paire { $column }, même regard
       *[plain] Résoudre la paire { $column }
    }
    .when = Les paires se résolvent quand une plaquette est tombée ; on n’en choisit l’ordre que si cela compte.
action-place = Poser un archéologue
    .when = On pose un archéologue quand sa plaquette forme une paire de cette colonne et que la place est libre.
action-move = Déplacer l’archéologue de la colonne { $column }
    .when = On déplace un archéologue vers une colonne libre dont on forme une paire, quand il n’en reste plus en main.
action-decline = Laisser la colonne telle quelle
    .when = On laisse une colonne telle quelle quand la question se pose.
action-claim = Désigner les trois cases depuis la rangée { $row }, case { $cell }, { $way }
    .when = On désigne trois animaux pendant une recherche, quand la malédiction est lâchée.
action-give_up = Abandonner la recherche
    .when = On n’abandonne que pendant une recherche.
action-strike = Frapper { $victim }
    .when = On frappe quelqu’un quand on a trouvé les trois animaux de la malédiction.
action-give = Faire passer le sarcophage à { $eyes } de la colonne { $column }
    .when = Un sarcophage change de mains quand la malédiction a frappé.
action-gather = Réunir des scarabées devant la colonne { $column } et ouvrir son sarcophage
    .when = On réunit des scarabées quand le mur est plein, pour ouvrir les derniers sarcophages.
action-done = Ne plus déplacer de scarabée
    .when = On s’arrête quand on est invité à réunir des scarabées.

## Questions

prompt-turn = { $seat }, à vous : glissez une de vos plaquettes dans une fente du mur.
    .question = Glissez une plaquette dans une fente.
    .help = Prenez une plaquette, puis une fente : vous verrez ce qu’elle ferait avant qu’elle ne tombe.
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
prompt-giving = { $seat }, choisissez le sarcophage qui change de mains.
    .question = Quel sarcophage change de mains ?
    .help = Touchez-en un.
prompt-gathering = { $seat }, réunissez trois scarabées devant une de vos colonnes, ou arrêtez.
    .question = Réunissez-vous des scarabées ?
    .help = Touchez la colonne à ouvrir, ou faites-y glisser un scarabée.

## Événements

event-tile_dropped = { $seat } glisse la plaquette { $tile } dans la fente { $slot }.
event-pair_made =
    { $pair_id ->
        [takeover] { $seat } forme une paire : { $column }, même regard.
       *[plain] { $seat } forme une paire : { $column }.
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
event-nobody_struck = { $seat } n’a personne à frapper.
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
        [0] { $seat } retourne sa carte Pharaon : { $column }, aucun point.
       *[other] { $seat } retourne sa carte Pharaon : { $column }, { $value } points.
    }
event-match_ended = La partie est finie et les points sont comptés.

## Raisons

reason-not_asked = Ce n’est pas le choix à faire maintenant.
reason-tile_not_held = Cette plaquette n’est pas dans votre main.
reason-no_such_slot = Le mur n’a pas cette fente.
reason-slot_full = Cette fente est pleine.
reason-no_such_pair = Aucune paire de ce genre n’attend d’être résolue.
reason-other_pair_first = Ici l’ordre ne change rien : une autre colonne passe d’abord.
reason-no_archaeologist_left = Vous n’avez plus d’archéologue en main, seulement sur le plateau.
reason-archaeologists_left = Il vous reste des archéologues en main ; on n’en déplace que lorsqu’il n’en reste aucun.
reason-not_own_column = Aucun de vos archéologues ne se tient devant cette colonne.
reason-line_outside = Ces trois cases ne sont pas toutes dans le mur.
reason-cell_empty = L’une de ces trois cases est encore vide.
reason-other_animals = Ces trois cases ne montrent pas les animaux de la malédiction.
reason-no_such_seat = Personne n’est assis là.
reason-own_seat = On ne se frappe pas soi-même.
reason-nothing_to_give = Ce joueur ne possède aucun sarcophage.
reason-sarcophagus_not_owned = La victime ne possède pas ce sarcophage.
reason-no_archaeologist_there = Aucun de vos archéologues ne se tient devant cette colonne.
reason-no_sarcophagus_left = Il ne reste pas de sarcophage devant cette colonne.
reason-too_few_scarabs = Il y a moins de trois scarabées devant vos colonnes.

## Feuille de points

line-one_eye = Sarcophages à un œil
line-two_eyes = Sarcophages à deux yeux
line-three_eyes = Sarcophages à trois yeux
line-pharaoh = Favori du pharaon
tie-sarcophagi = Nombre de sarcophages
tied-sarcophagi = À égalité, le plus grand nombre de sarcophages l’emporte : { $best } contre { $other }.
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
board-tile = Plaquette : { $animals }
board-cell =
    { $facing ->
        [left] { $animal } tourné à gauche
       *[right] { $animal } tourné à droite
    }
board-slot =
    { $count ->
        [one] Fente { $slot } : { $count } plaquette sur { $height }, au sommet { $top }
       *[other] Fente { $slot } : { $count } plaquettes sur { $height }, au sommet { $top }
    }
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
board-laid =
    { $tiles ->
        [0] Le mur est encore vide.
        [one] { $tiles } plaquette sur { $places } est dans le mur.
       *[other] { $tiles } plaquettes sur { $places } sont dans le mur.
    }
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

## Le journal : faits réunis en une ligne, et ce qui se dit au joueur lui-même

event-tile_drawn-together =
    { $count ->
        [one] une plaquette piochée
       *[other] { $count } plaquettes piochées
    }

event-tile_dropped-you = Vous glissez la plaquette { $tile } dans la fente { $slot }.
event-pair_made-you =
    { $pair_id ->
        [takeover] Vous formez une paire : { $column }, même regard.
       *[plain] Vous formez une paire : { $column }.
    }
event-archaeologist_placed-you = Vous posez un archéologue devant la colonne { $column }.
event-archaeologist_moved-you = Vous déplacez un archéologue de la colonne { $origin } à la colonne { $column }.
event-archaeologist_returned-you = Votre archéologue de la colonne { $column } vous est rendu.
event-archaeologist_withheld-you = Vous laissez la colonne { $column } telle quelle.
event-sarcophagus_opened-you = Vous ouvrez le sarcophage à { $eyes } de la colonne { $column } : il vaut { $value }.
event-tile_drawn-you = Vous piochez la plaquette { $tile }.
event-search_given_up-you = Vous abandonnez la recherche.
event-triple_found-you = Vous trouvez les trois animaux, depuis la rangée { $row }, case { $cell }, { $way }.
event-nobody_struck-you = Vous n’avez personne à frapper.
event-seat_struck-you = Vous frappez { $victim } de la malédiction.
event-sarcophagus_given-you = Vous donnez à { $taker } le sarcophage à { $eyes } de la colonne { $column } : il vaut { $value }.
event-sarcophagus_given-hidden-you = Vous donnez à { $taker } le sarcophage à { $eyes } de la colonne { $column }.
event-scarabs_gathered-you =
    { $amount ->
        [one] Vous déplacez { $amount } scarabée vers la colonne { $column }.
       *[other] Vous déplacez { $amount } scarabées vers la colonne { $column }.
    }
event-pharaoh_shown-you =
    { $value ->
        [0] Vous retournez votre carte Pharaon : { $column }, aucun point.
       *[other] Vous retournez votre carte Pharaon : { $column }, { $value } points.
    }

## Aide-mémoire

sheet-sarcophagi = Sarcophages
sheet-values = Valeurs : { $values }.
sheet-pharaohs = Cartes Pharaon
sheet-pharaoh-worth = +{ $points } à la fin si votre archéologue est devant cette colonne.
sheet-curses = Plaquettes Malédiction
sheet-curse = { $first }, { $second }, { $third }
sheet-tiles = Plaquettes Hiéroglyphes
