# Mykerinos, français. Mêmes clés et mêmes variables que en.ftl.
# Places, zones, ailes et saisons arrivent comptées à partir de 1 ; quantités, points et cases telles quelles.
# Un champ nommé arrive par son nom ($patron) et par son étiquette ($patron_id). Une case se dit c2 : troisième colonne, deuxième rangée.

title = Mykerinos
tagline = Quatre saisons de fouilles, cinq mécènes à séduire et les plus belles salles du Museum pour montrer vos trouvailles.
unofficial = Adaptation non officielle, faite par des joueurs ; le titre appartient à ses propriétaires, les textes et les dessins sont les nôtres.

## Noms

cell-a1 = a1
cell-b1 = b1
cell-c1 = c1
cell-d1 = d1
cell-e1 = e1
cell-f1 = f1
cell-g1 = g1
cell-h1 = h1
cell-a2 = a2
cell-b2 = b2
cell-c2 = c2
cell-d2 = d2
cell-e2 = e2
cell-f2 = f2
cell-g2 = g2
cell-h2 = h2
cell-a3 = a3
cell-b3 = b3
cell-c3 = c3
cell-d3 = d3
cell-e3 = e3
cell-f3 = f3
cell-g3 = g3
cell-h3 = h3
cell-a4 = a4
cell-b4 = b4
cell-c4 = c4
cell-d4 = d4
cell-e4 = e4
cell-f4 = f4
cell-g4 = g4
cell-h4 = h4
cell-a5 = a5
cell-b5 = b5
cell-c5 = c5
cell-d5 = d5
cell-e5 = e5
cell-f5 = f5
cell-g5 = g5
cell-h5 = h5
cell-a6 = a6
cell-b6 = b6
cell-c6 = c6
cell-d6 = d6
cell-e6 = e6
cell-f6 = f6
cell-g6 = g6
cell-h6 = h6
cell-a7 = a7
cell-b7 = b7
cell-c7 = c7
cell-d7 = d7
cell-e7 = e7
cell-f7 = f7
cell-g7 = g7
cell-h7 = h7
cell-a8 = a8
cell-b8 = b8
cell-c8 = c8
cell-d8 = d8
cell-e8 = e8
cell-f8 = f8
cell-g8 = g8
cell-h8 = h8
cell-a9 = a9
cell-b9 = b9
cell-c9 = c9
cell-d9 = d9
cell-e9 = e9
cell-f9 = f9
cell-g9 = g9
cell-h9 = h9

patron-violet = Lady Violet
patron-lemon = Lord Lemon
patron-brown = Sir Brown
patron-blackmore = Mrs. Blackmore
patron-tangerine = le Colonel Tangerine

patron-violet-help = Un de vos cubes passe de la réserve générale à la vôtre, puis vous ouvrez ou étendez une fouille.
patron-lemon-help = Vous ouvrez une fouille sur une pyramide, ou en étendez une avec exactement un des deux cubes sur une pyramide.
patron-brown-help = Un cube de votre réserve part occuper une salle du Museum.
patron-blackmore-help = Vous ouvrez une fouille de deux cubes côte à côte.
patron-tangerine-help = Vous étendez une fouille de trois cubes, chacun à côté du précédent.

# Le mécène d’une parcelle, tel qu’il suit le mot.
kind-violet = de Lady Violet
kind-lemon = de Lord Lemon
kind-brown = de Sir Brown
kind-blackmore = de Mrs. Blackmore
kind-tangerine = du Colonel Tangerine
kind-none = sans mécène

room-five_1 = la salle 5 de l’aile 1
room-five_2 = la salle 5 de l’aile 2
room-five_3 = la salle 5 de l’aile 3
room-five_4 = la salle 5 de l’aile 4
room-five_5 = la salle 5 de l’aile 5
room-three_1 = la salle 3 de l’aile 1
room-three_2 = la salle 3 de l’aile 2
room-three_3 = la salle 3 de l’aile 3
room-three_4 = la salle 3 de l’aile 4
room-three_5 = la salle 3 de l’aile 5
room-two_1_2 = la salle 2 entre les ailes 1 et 2
room-two_2_3 = la salle 2 entre les ailes 2 et 3
room-two_3_4 = la salle 2 entre les ailes 3 et 4
room-two_4_5 = la salle 2 entre les ailes 4 et 5
room-two_5_1 = la salle 2 entre les ailes 5 et 1

side-left = carte de gauche
side-right = carte de droite

colour-blue = bleu
colour-red = rouge
colour-green = vert
colour-white = blanc

## Actions

action-dig = Fouiller en { $cell } (1 cube)
    .blackmore = Fouiller en { $cell } (2 cubes)
    .when = On ouvre une fouille à son tour, avec un cube de sa réserve.
action-extend = Étendre en { $cell } (2 cubes)
    .tangerine = Étendre en { $cell } (3 cubes)
    .when = On étend une fouille à son tour, avec deux cubes de sa réserve.
action-continue = Continuer en { $cell }
    .when = Le cube suivant d’une extension se pose à côté du précédent, une fois l’extension commencée.
action-call = Appeler { $patron }
    .when = On appelle un mécène à son tour, avec une de ses cartes qui n’est pas encore inclinée.
action-pass = Passer
    .when = On passe à son tour, jusqu’à la saison suivante.
action-claim =
    { $side_id ->
        [left] Prendre la carte de gauche
       *[right] Prendre la carte de droite
    }
    .when = On prend les cartes d’une zone à son relevé, à la fin de la saison : qui y a le plus de cubes choisit d’abord.
action-reserve = Réserver { $room }
    .when = On réserve une salle du Museum au relevé d’une zone, si l’on y est premier ou deuxième, ou avec Sir Brown.
action-decline = Renoncer
    .neutral_turn = Laisser les cubes neutres
    .leftover_choice = N’en prendre aucune
    .when = On ne renonce qu’à ce qui est offert.

## Questions

prompt-turn = { $seat }, à vous de jouer.
    .question = À vous de jouer, { $seat }.
    .can-dig = ouvrez une fouille
    .can-extend = étendez une fouille
    .can-call = appelez un mécène
    .can-pass = passez pour le reste de la saison
    .cell = Que faites-vous en { $cell } ?
    .cell-can-dig = ouvrez ici une fouille d’un cube
    .cell-can-extend = étendez une fouille de deux cubes : touchez la case suivante
    .cell-back = Autre case
prompt-violet = { $seat }, Lady Violet vous offre un cube : ouvrez ou étendez maintenant une fouille.
    .question = Lady Violet vous offre un cube.
    .can-dig = ouvrez une fouille
    .can-extend = étendez une fouille
    .cell = Que faites-vous en { $cell } ?
    .cell-help = Un cube ici, ou deux à la suite.
    .cell-back = Autre case
prompt-lemon = { $seat }, Lord Lemon vous y autorise : ouvrez une fouille sur une pyramide, ou étendez-en une par-dessus une seule pyramide.
    .question = Lord Lemon vous y autorise : fouillez une pyramide.
    .can-dig = ouvrez une fouille sur une pyramide
    .can-extend = étendez une fouille avec un seul cube sur une pyramide
    .cell = Que faites-vous en { $cell } ?
    .cell-help = Un cube ici, ou deux à la suite.
    .cell-back = Autre case
prompt-brown = { $seat }, choisissez la salle que Sir Brown vous ouvre.
    .question = Quelle salle prenez-vous, { $seat } ?
    .help = Sir Brown y envoie un cube de votre réserve.
prompt-blackmore = { $seat }, choisissez la première des deux cases de la fouille de Mrs. Blackmore.
    .question = Où ouvrez-vous cette fouille de deux cubes ?
    .help = Avec Mrs. Blackmore, le second se pose à côté du premier.
prompt-tangerine = { $seat }, choisissez la première des trois cases de l’extension du Colonel Tangerine.
    .question = Où étendez-vous de trois cubes ?
    .help = Le premier à côté d’un des vôtres, chacun à côté du précédent.
prompt-extending = { $seat }, choisissez la case suivante, à côté du cube que vous venez de poser.
    .question = Où va le cube suivant ?
    .help = Sur une case libre, à côté de celui que vous venez de poser.
prompt-lemon_extending = { $seat }, choisissez la seconde case : l’une des deux porte une pyramide, l’autre non.
    .question = Où va le second cube ?
    .help = Un des deux cubes est sur une pyramide, l’autre non.
prompt-neutral_turn = { $seat }, vous pouvez aussi fouiller avec vos cubes neutres : ouvrir, étendre, ou rien.
    .question = Jouez-vous aussi les cubes neutres, { $seat } ?
    .can-dig = ouvrez une fouille neutre
    .can-extend = étendez une fouille neutre
    .can-decline = laissez les cubes neutres
    .cell = Que fait le neutre en { $cell } ?
    .cell-help = Un cube ici, ou deux à la suite.
    .cell-back = Autre case
prompt-neutral_extending = { $seat }, choisissez la seconde case de l’extension neutre.
    .question = Où va le second cube neutre ?
    .help = À côté du premier.
prompt-leader_choice = { $seat }, que vous rapporte cette zone : une de ses cartes, ou une salle du Museum ?
    .question = Que vous rapporte cette zone, { $seat } ?
    .can-claim = prenez une de ses cartes
    .can-reserve = réservez une salle du Museum
prompt-leftover_choice = { $seat }, prenez une carte restée dans cette zone, ou n’en prenez aucune.
    .question = Prenez-vous une carte restée là, { $seat } ?
    .help = Troisième ou quatrième d’une zone, on n’entre pas au Museum.
prompt-neutral_choice = { $seat }, choisissez la carte qu’emporte le joueur neutre.
    .question = Quelle carte emporte le joueur neutre ?
    .help = Il ne va jamais au Museum ; sa carte quitte le jeu.

## Événements

event-patron_placed = Aile { $wing } : { $patron }.
event-season_began = La saison { $season } commence.
event-cubes_taken =
    { $amount ->
        [one] { $seat } prend { $amount } cube.
       *[other] { $seat } prend { $amount } cubes.
    }
event-neutral_cubes_taken =
    { $amount ->
        [one] { $seat } prend { $amount } cube neutre.
       *[other] { $seat } prend { $amount } cubes neutres.
    }
event-parcel_laid =
    { $points ->
        [0] Place { $place } : une parcelle { $kind }.
       *[other] Place { $place } : une parcelle { $kind }, d’une valeur de { $points }.
    }
event-cube_placed = { $seat } fouille en { $cell }.
event-neutral_cube_placed = { $seat } pose un cube neutre en { $cell }.
event-patron_called = { $seat } appelle { $patron }.
event-cube_given = { $seat } reçoit un cube de plus.
event-room_reserved = { $seat } réserve { $room }.
event-seat_passed = { $seat } passe et occupe la case { $space } de l’échelle.
event-digging_ended = { $seat } a joué la dernière action de la saison et occupe la case { $space } de l’échelle.
event-area_surveyed = Relevé de la zone { $area }.
event-parcel_claimed =
    { $points ->
        [0] { $seat } prend une parcelle { $kind }.
        [one] { $seat } prend une parcelle { $kind } : { $points } point.
       *[other] { $seat } prend une parcelle { $kind } : { $points } points.
    }
event-parcel_declined = { $seat } renonce à la carte.
event-neutral_claimed = Le joueur neutre emporte une parcelle { $kind }.
event-parcel_discarded = Une parcelle { $kind } ne trouve pas preneur et quitte le jeu.
event-season_ended = La saison { $season } est finie.
event-start_given = { $seat } ouvrira la saison suivante.
event-wing_scored =
    { $points ->
        [one] { $seat } marque { $points } point à l’exposition, aile { $wing } ({ $patron }).
       *[other] { $seat } marque { $points } points à l’exposition, aile { $wing } ({ $patron }).
    }
event-sets_scored =
    { $points ->
        [one] { $seat } marque { $points } point pour ses séries complètes.
       *[other] { $seat } marque { $points } points pour ses séries complètes.
    }
event-match_ended = Le Museum ouvre son exposition, la partie est finie.

## Raisons

reason-not_asked = Ce n’est pas le choix à faire maintenant.
reason-stock_empty = Votre réserve est vide : vous n’avez plus de cube à poser.
reason-too_few_cubes = Il n’y a pas assez de cubes dans la réserve pour cela.
reason-outside_region = La région de cette saison ne va pas jusque-là.
reason-cell_taken = Un cube occupe déjà cette case.
reason-pyramid_there = Une pyramide : seul Lord Lemon y fait fouiller, un cube par tour.
reason-no_own_cube_beside = Aucun cube de cette couleur ne touche cette case par un côté ; en diagonale, ce n’est pas voisin.
reason-not_beside_last_cube = Le cube suivant touche le précédent par un côté ; en diagonale, ce n’est pas voisin.
reason-no_cell_beyond = À partir de cette case, le coup ne pourrait pas être achevé.
reason-card_not_owned = Vous n’avez aucune carte de ce mécène. Une carte gagnée sert dès la saison suivante.
reason-card_tilted = Vos cartes de ce mécène ont déjà servi cette saison.
reason-general_stock_empty = Il ne reste aucun cube de votre couleur dans la réserve générale.
reason-no_room_to_dig = Il n’y a plus de place pour cela dans la région de cette saison.
reason-no_pyramid_there = Lord Lemon s’occupe des pyramides : l’un des cubes doit aller sur une pyramide libre.
reason-one_pyramid_only = Un seul des deux cubes peut aller sur une pyramide.
reason-no_room_open = Aucune salle du Museum ne vous est ouverte.
reason-room_taken = Un cube occupe déjà cette salle.
reason-room_closed = Il vous faut d’abord un cube dans une salle 2 ou 3 qui ouvre sur celle-ci.
reason-museum_for_leaders = Le Museum est réservé aux deux premiers de la zone : les suivants ont la carte qui reste, s’il en reste une.
reason-no_card_there = Cette carte n’est plus là.
reason-must_choose = Ici, on ne peut pas renoncer : il faut choisir.

## Feuille de score

line-parcels = Parcelles
line-violet = Lady Violet
line-lemon = Lord Lemon
line-brown = Sir Brown
line-blackmore = Mrs. Blackmore
line-tangerine = Colonel Tangerine
line-sets = Séries
tie-stock = Cubes en réserve
tied-stock = À égalité, le plus grand nombre de cubes en réserve l’emporte : { $best } contre { $other }.
round = Saison { $round }
seat-default = Joueur { $number }

## Table dans le terminal

short-violet = Violet
short-lemon = Lemon
short-brown = Brown
short-blackmore = Blackmore
short-tangerine = Tangerine
short-none = aucun

table-season = Saison { $season } sur { $seasons }
table-area = Zone { $area }
table-museum = Museum
table-pile = Dans la pile :
table-players = Joueurs
table-you = vous
table-points = Points
table-stock = Réserve
table-general = Générale
table-neutral = Neutres
table-passing-scale = Échelle
table-cards = Cartes
table-pyramid = pyramide
table-free = terrain libre

## Table dans le navigateur

board-season = Saison
board-region = La région de la saison { $season }
board-museum = Le Museum
board-open-note = en tirets : vos salles 5 ouvertes
board-tab-dig = Fouilles
board-tab-museum = Museum
board-tab-points = Points
board-digging = Fouilles, puis relevé des { $areas } zones
board-exhibition = L’exposition est ouverte.
board-survey =
    { $place ->
        [1] Relevé de la zone { $area } : { $seat } est en tête et choisit.
        [2] Relevé de la zone { $area } : { $seat } vient en second et choisit.
       *[other] Relevé de la zone { $area } : à { $seat } ce qui reste.
    }
board-survey-neutral = Relevé de la zone { $area } : { $seat } choisit la carte du joueur neutre.
board-surveyed = relevé fait
board-neutral = le joueur neutre
board-neutral-cubes = neutres
board-neutral-note =
    { $count ->
        [one] Joueur neutre : { $count } cube en réserve ; ni mécène, ni salle, ni point.
       *[other] Joueur neutre : { $count } cubes en réserve ; ni mécène, ni salle, ni point.
    }
board-rank =
    { $cubes ->
        [one] { $place } : { $owner }, { $cubes } cube
       *[other] { $place } : { $owner }, { $cubes } cubes
    }
board-tie-decided = (à égalité avec { $other } ; { $one } est devant, ayant passé plus tôt)
board-tie-open = (à égalité avec { $other } ; l’égalité ira au premier des deux qui passe)
board-ranking = Zone { $area } : { $state }.
board-nobody = personne
board-cell = Zone { $area }, ligne { $row }, colonne { $column }, { $state }. { $parcel }
board-pyramid = pyramide
board-free = libre
board-cube = cube : { $owner }
board-parcel =
    { $prestige ->
        [0] Parcelle { $kind }, sans prestige
       *[other] Parcelle { $kind }, prestige { $prestige }
    }
board-parcel-gone = Parcelle partie
board-prestige =
    { $prestige ->
        [0] Ne rapporte rien tout de suite.
       *[other] Rapporte { $prestige } points tout de suite.
    }
board-card-worth =
    { $worth ->
        [one] Vaudrait { $worth } point à l’exposition, en l’état du Museum.
       *[other] Vaudrait { $worth } points à l’exposition, en l’état du Museum.
    }
board-no-patron = Sans mécène : ni pouvoir, ni aile, ni série.
board-room = Salle { $points }, { $wings } : { $state }
board-room-held = occupée par { $owner }
board-room-free = libre
board-room-open = libre et ouverte pour vous
board-room-closed = libre, mais fermée pour vous
board-room-effect = Chaque carte { $patron } de l’occupant vaut { $points }, sauf s’il a mieux dans l’aile.
board-wing-of = Aile { $wing } : { $patron }
board-wing =
    { $count ->
        [one] { $patron } : { $count } carte à { $worth }, { $points }
       *[other] { $patron } : { $count } cartes à { $worth }, { $points }
    }
board-wings = Ce que vaudront les ailes à la fin
board-wings-of = { $seat } : { $state } ; au Museum { $total }
board-no-cards = aucune carte
board-sets = séries
board-total = Museum
board-set-missing =
    { $count ->
        [5] Chaque série des cinq mécènes : +{ $points }.
       *[other] Prochaine série des cinq (+{ $points }) : il manque { $names }.
    }
board-passing-scale = Échelle de départage
board-passing-scale-help = qui passe plus tôt gagne les égalités
board-space = case { $space } : { $owner }
board-pass-here = en case { $space } de l’échelle
board-passed = a passé, case { $space }
board-start = a ouvert la saison
board-own-stock =
    { $count ->
        [one] { $count } cube en réserve, { $general } dans la réserve générale
       *[other] { $count } cubes en réserve, { $general } dans la réserve générale
    }
board-seat-neutral =
    { $count ->
        [one] { $count } cube neutre à jouer
       *[other] { $count } cubes neutres à jouer
    }
board-seat-cards =
    { $count ->
        [one] { $patron } : { $count } carte, { $used } inclinée
       *[other] { $patron } : { $count } cartes, { $used ->
        [one] { $used } inclinée
       *[other] { $used } inclinées
    }
    }
board-in-stock = en réserve
board-general = générale { $count }
board-patrons = Vos mécènes
board-patron-none = aucune carte
board-patron-used = servi cette saison
board-patron-called = en action
board-patron-ready =
    { $count ->
        [one] prêt
       *[other] prêt ×{ $count }
    }
board-short-violet = Lady Violet
board-short-lemon = Lord Lemon
board-short-brown = Sir Brown
board-short-blackmore = Blackmore
board-short-tangerine = Tangerine
board-power-violet = un cube de plus, puis fouille
board-power-lemon = fouiller une pyramide
board-power-brown = un cube au Museum
board-power-blackmore = fouille de deux cubes
board-power-tangerine = étendre de trois cubes
board-gain =
    { $points ->
        [one] { $seat } : { $points } point.
       *[other] { $seat } : { $points } points.
    }
board-verdict =
    { $place ->
        [1] Zone { $area } : en tête.
        [2] Zone { $area } : deuxième.
        [3] Zone { $area } : troisième.
       *[other] Zone { $area } : quatrième.
    }
board-verdict-tied = Zone { $area } : à égalité, tranchée par le premier qui passe.
board-honest = Ce qui est imprimé, ce qui est reconstitué
board-museum-change = Vos ailes : de { $before } à { $after ->
        [one] { $after } point
       *[other] { $after } points
    }.

## Redessiner les parcelles

redraw-link = Redessiner les parcelles
redraw-intro = Les pyramides, le prestige et les mécènes des 36 parcelles ne sont imprimés qu’en images : les nôtres sont reconstitués. Si vous possédez le jeu, recopiez ici vos parcelles ; les nouvelles parties se joueront avec elles.
redraw-built-in = les 36 parcelles sont reconstituées par nos soins
redraw-card = Parcelle { $card }
redraw-patron = Mécène
redraw-patron-violet = Violet
redraw-patron-lemon = Lemon
redraw-patron-brown = Brown
redraw-patron-blackmore = Blackmore
redraw-patron-tangerine = Tangerine
redraw-patron-none = aucun
redraw-prestige = Prestige
redraw-prestige-0 = aucun
redraw-prestige-2 = 2
redraw-prestige-3 = 3
redraw-prestige-5 = 5
redraw-cell-free = terrain libre
redraw-cell-pyramid = pyramide

check-no_ground = La parcelle { $card } est couverte de pyramides : au moins une de ses cases doit rester libre.
check-too_much_prestige = La parcelle { $card } porte 5 : seule la parcelle sans mécène le peut, les autres valent 3 au plus.
check-no_card_without = Une parcelle, et une seule, doit être sans mécène ; il n’y en a aucune.
check-second_without = La parcelle { $card } est sans mécène, et une autre aussi ; il en faut exactement une.
check-patron_without_card =
    { $patron ->
        [violet] Lady Violet
        [lemon] Lord Lemon
        [brown] Sir Brown
        [blackmore] Mrs. Blackmore
       *[tangerine] Colonel Tangerine
    } n’a aucune parcelle ; il en faut à chaque mécène.
check-count = Il faut { $cards } parcelles en tout ; il y en a { $found }.
check-prestige = { $place } : le prestige (prestige) doit être 0, 2, 3 ou 5 ; il est de { $found }.
check-grid = { $place } : la grille (grid) doit compter { $rows } rangées de { $columns } cases, chacune « ^ » (pyramide) ou « . » (terrain libre).

## Ce qui est reconstitué

part-parcels = ce que porte chaque parcelle (mécène, prestige, pyramides)

## Le journal : chapitres, faits réunis en une ligne, et ce qui se dit au joueur lui-même

event-season_began-heading = Saison { $season }
event-patron_placed-together = mécènes placés
event-cubes_taken-together = cubes pris
event-neutral_cubes_taken-together = cubes neutres pris
event-parcel_laid-together =
    { $count ->
        [one] une parcelle posée
       *[other] { $count } parcelles posées
    }
event-parcel_discarded-together =
    { $count ->
        [one] une parcelle quitte le jeu
       *[other] { $count } parcelles quittent le jeu
    }
event-wing_scored-together = Exposition
event-sets_scored-together = Séries complètes

event-cubes_taken-you =
    { $amount ->
        [one] Vous prenez { $amount } cube.
       *[other] Vous prenez { $amount } cubes.
    }
event-neutral_cubes_taken-you =
    { $amount ->
        [one] Vous prenez { $amount } cube neutre.
       *[other] Vous prenez { $amount } cubes neutres.
    }
event-cube_placed-you = Vous fouillez en { $cell }.
event-neutral_cube_placed-you = Vous posez un cube neutre en { $cell }.
event-patron_called-you = Vous appelez { $patron }.
event-cube_given-you = Vous recevez un cube de plus.
event-room_reserved-you = Vous réservez { $room }.
event-seat_passed-you = Vous passez et occupez la case { $space } de l’échelle.
event-digging_ended-you = Vous avez joué la dernière action de la saison et occupez la case { $space } de l’échelle.
event-parcel_claimed-you =
    { $points ->
        [0] Vous prenez une parcelle { $kind }.
        [one] Vous prenez une parcelle { $kind } : { $points } point.
       *[other] Vous prenez une parcelle { $kind } : { $points } points.
    }
event-parcel_declined-you = Vous renoncez à la carte.
event-start_given-you = Vous ouvrirez la saison suivante.
event-wing_scored-you =
    { $points ->
        [one] Vous marquez { $points } point à l’exposition, aile { $wing } ({ $patron }).
       *[other] Vous marquez { $points } points à l’exposition, aile { $wing } ({ $patron }).
    }
event-sets_scored-you =
    { $points ->
        [one] Vous marquez { $points } point pour vos séries complètes.
       *[other] Vous marquez { $points } points pour vos séries complètes.
    }

## Aide-mémoire

sheet-patrons = Mécènes
sheet-parcels = Parcelles
sheet-parcel = Parcelle { $kind }
sheet-pyramids =
    { $count ->
        [0] Aucune pyramide.
        [one] { $count } pyramide.
       *[other] { $count } pyramides.
    }
sheet-rooms = Salles du Museum
sheet-room-worth = Chaque carte du mécène de l’aile vaut { $points } à l’occupant, sauf s’il a mieux dans l’aile.
sheet-room-open = Ouverte à tous.
sheet-room-through = Ouverte si l’un de vos cubes est dans une salle 2 ou 3 voisine.
