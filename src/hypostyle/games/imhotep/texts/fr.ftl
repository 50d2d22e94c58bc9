# Imhotep, français. Mêmes clés et mêmes variables que en.ftl.
# Bateaux, emplacements, cases, choix et manches arrivent comptés à partir de 1 ; quantités, points et hauteurs tels quels.
# Un champ nommé arrive par son nom ($card) et par son étiquette ($card_id).

title = Imhotep
tagline = Chargez les bateaux, mais gare à qui lève l’ancre.
unofficial = Adaptation non officielle, faite par des joueurs ; le titre appartient à ses propriétaires, les textes et les dessins sont les nôtres.

## Options

option-market = Marché
option-market-A = Face A : toutes les cartes sont visibles
option-market-B = Face B : deux cartes cachées, dont on garde une
option-pyramid = Pyramide
option-pyramid-A = Face A : une grande pyramide, des points tout de suite
option-pyramid-B = Face B : trois petites pyramides et leurs bonus
option-temple = Temple
option-temple-A = Face A : un point par pierre vue du dessus
option-temple-B = Face B : chaque emplacement a son propre bonus
option-burial_chamber = Chambre funéraire
option-burial_chamber-A = Face A : zones de pierres reliées d’une même couleur
option-burial_chamber-B = Face B : majorité dans chaque ligne
option-obelisks = Obélisques
option-obelisks-A = Face A : les plus hauts l’emportent
option-obelisks-B = Face B : trois pierres font un obélisque, les premiers rapportent le plus
option-wrath = Colère du Pharaon
option-wrath-yes = Oui : bouder un monument coûte des points
option-wrath-no = Non
option-start = Règle maison : qui commence
option-start-drawn = Tirage au sort
option-start-first = La première place

## Noms

site-market = Marché
site-pyramid = Pyramide
site-temple = Temple
site-burial_chamber = Chambre funéraire
site-obelisks = Obélisques

card-lever = Levier
card-hammer = Marteau
card-sail = Voile
card-chisel = Burin
card-entrance = Entrée
card-sarcophagus = Sarcophage
card-paved_path = Chemin pavé
card-pyramid_ornament = Ornement de la Pyramide
card-temple_ornament = Ornement du Temple
card-burial_chamber_ornament = Ornement de la Chambre funéraire
card-obelisks_ornament = Ornement des Obélisques
card-statue = Statue

card-lever-help = En une action : un bateau part, et c’est vous qui fixez l’ordre dans lequel ses pierres débarquent.
card-hammer-help = En une action : 3 pierres passent de la carrière à la réserve, puis une pierre est chargée.
card-sail-help = En une action : une pierre est chargée, et son bateau part aussitôt.
card-chisel-help = En une action : deux pierres sont chargées, sur le même bateau ou sur deux.
card-entrance-help = Aussitôt : une de vos pierres va de la carrière à la Pyramide.
card-sarcophagus-help = Aussitôt : une de vos pierres va de la carrière à la Chambre funéraire.
card-paved_path-help = Aussitôt : une de vos pierres va de la carrière aux Obélisques.
card-pyramid_ornament-help = En fin de partie : 1 point par groupe complet de trois pierres à la Pyramide, toutes couleurs confondues.
card-temple_ornament-help = En fin de partie : 1 point par groupe complet de trois pierres au Temple, toutes couleurs confondues.
card-burial_chamber_ornament-help = En fin de partie : 1 point par groupe complet de trois pierres à la Chambre funéraire, toutes couleurs confondues.
card-obelisks_ornament-help = En fin de partie : 1 point par groupe complet de trois pierres aux Obélisques, toutes couleurs confondues.
card-statue-help = En fin de partie : 1, 3, 6, 10 ou 15 points pour une à cinq statues, puis 2 de plus par statue.

blue_card-lever = Levier
blue_card-hammer = Marteau
blue_card-sail = Voile
blue_card-chisel = Burin

pyramid-left = pyramide de gauche
pyramid-centre = pyramide du centre
pyramid-right = pyramide de droite

reward-point = point
reward-stones = pierres

colour-black = noir
colour-white = blanc
colour-brown = brun
colour-gray = gris

## Actions. Un attribut donne la formulation propre à la tâche de ce nom.

action-take = Prendre des pierres à la carrière
    .where = Regardez votre réserve.
    .when = On prend des pierres à la carrière à son tour, comme action, ou grâce à une carte ou un bonus.
action-load = Charger une pierre sur le bateau { $boat }, emplacement { $slot }
    .where = Regardez le port : il y a de la place sur un bateau.
    .when = On charge une pierre à son tour, comme action, ou grâce à une carte.
action-sail =
    { $site_id ->
        [market] Envoyer le bateau { $boat } au Marché
        [pyramid] Envoyer le bateau { $boat } à la Pyramide
        [temple] Envoyer le bateau { $boat } au Temple
        [burial_chamber] Envoyer le bateau { $boat } à la Chambre funéraire
        [obelisks] Envoyer le bateau { $boat } aux Obélisques
       *[other] Envoyer le bateau { $boat }
    }
    .where =
        { $site_id ->
            [market] Il peut se passer quelque chose de bon au Marché.
            [pyramid] Il peut se passer quelque chose de bon à la Pyramide.
            [temple] Il peut se passer quelque chose de bon au Temple.
            [burial_chamber] Il peut se passer quelque chose de bon à la Chambre funéraire.
            [obelisks] Il peut se passer quelque chose de bon aux Obélisques.
           *[other] Il peut se passer quelque chose de bon du côté des quais.
        }
    .when = On envoie un bateau à son tour, comme action : n’importe lequel, s’il porte assez de pierres.
action-play = Jouer la carte { $card }
    .where = Regardez vos cartes bleues.
    .when = On joue une carte bleue à son tour, comme action.
action-pass = Passer son tour
    .when = On ne passe que si aucune action n’est possible.
action-claim = Choisir l’emplacement { $place } du Marché
    .where = Regardez le Marché.
    .when = On choisit une carte du Marché quand un bateau portant ses pierres y accoste, dans l’ordre où elles débarquent.
action-keep =
    { $choice ->
        [1] Garder la première carte
        [2] Garder la seconde carte
       *[other] Garder la carte { $choice }
    }
    .where = Regardez bien les deux cartes.
    .when = On garde une carte sur deux quand sa pierre en apporte deux.
action-order = Décharger ensuite la pierre de l’emplacement { $slot }
    .where = Regardez qui débarque en premier.
    .when = On ne choisit l’ordre de débarquement qu’avec le Levier.
action-build = Bâtir sur la { $pyramid }
    .where = Regardez les prochaines cases des trois pyramides.
    .when = On choisit une pyramide quand une de ses pierres débarque à la Pyramide.
action-reward =
    { $reward_id ->
        [point] Marquer le point
        [stones] Prendre des pierres
       *[other] Choisir ce bonus
    }
    .when = On choisit ce qu’apporte une pierre du Temple à son décompte, à la fin de la manche.
action-accept = Accepter
    .card_bonus = Prendre la carte
    .stones_bonus = Prendre les pierres
    .when = On prend un bonus au moment où il est offert.
action-decline = Refuser
    .market_choice = Ne prendre aucune carte
    .card_bonus = Laisser la carte
    .stones_bonus = Laisser les pierres
    .load_bonus = Ne rien charger
    .when = On ne refuse que ce qui est offert.

## Consignes

prompt-turn = { $seat }, à vous de jouer.
    .question = À vous de jouer, { $seat }.
    .can-take = prenez des pierres à la carrière
    .can-load = chargez une pierre
    .can-sail = envoyez un bateau
    .can-play = jouez une carte bleue
    .can-pass = passez votre tour
    .boat = Que faites-vous du bateau { $boat } ?
    .boat-can-load = chargez-y une pierre
    .boat-can-sail = envoyez-le vers un lieu
    .boat-back = Autres bateaux
    .sail = Où envoyez-vous le bateau { $boat } ?
    .sail-help = Ses pierres débarquent en commençant par la proue.
    .sail-back = Autre choix
prompt-loading = { $seat }, choisissez un emplacement libre sur un bateau qui attend encore, pour y charger une pierre.
    .question = Où chargez-vous une pierre ?
    .help = Un emplacement libre, sur un bateau qui attend encore.
    .boat = Où chargez-vous une pierre ?
    .boat-help = Un emplacement libre de ce bateau.
    .boat-back = Autres bateaux
prompt-sail_loading = { $seat }, chargez une pierre sur le bateau qui va partir.
    .question = Sur quel bateau chargez-vous une pierre ?
    .help = La Voile le fait partir aussitôt.
    .boat = Où chargez-vous une pierre ?
    .boat-help = La Voile le fait partir aussitôt.
    .boat-back = Autres bateaux
prompt-sailing = { $seat }, choisissez où accostera le bateau que vous venez de charger.
    .question = Où envoyez-vous ce bateau ?
    .help = La Voile le fait partir tout de suite.
    .boat = Où envoyez-vous ce bateau ?
prompt-lever_sailing = { $seat }, choisissez le bateau à envoyer grâce au Levier, et le quai où il accostera.
    .question = Quel bateau envoyez-vous ?
    .help = Grâce au Levier, vous choisirez l’ordre de déchargement.
    .boat = Où envoyez-vous ce bateau ?
    .boat-help = Vous choisirez ensuite l’ordre de déchargement.
    .boat-back = Autres bateaux
    .sail = Où envoyez-vous le bateau { $boat } ?
    .sail-help = Vous choisirez ensuite l’ordre de déchargement.
    .sail-back = Autre bateau
prompt-lever_order = { $seat }, choisissez la pierre suivante dans l’ordre de déchargement.
    .question = Quelle pierre débarque ensuite ?
    .help = Le Levier : touchez les pierres dans l’ordre où elles débarquent.
prompt-market_choice = { $seat }, choisissez une carte du Marché pour votre pierre, ou n’en prenez aucune.
    .question = Quelle carte prenez-vous, { $seat } ?
    .can-claim = prenez une carte pour cette pierre
    .can-decline = n’en prenez aucune
prompt-pair_choice = { $seat }, choisissez laquelle des deux cartes garder.
    .question = Quelle carte gardez-vous, { $seat } ?
    .help = L’autre va à la défausse.
prompt-pyramid_choice = { $seat }, choisissez la pyramide où poser votre pierre.
    .question = Sur quelle pyramide, { $seat } ?
    .help = Votre pierre prend la prochaine case de la pyramide choisie.
prompt-card_bonus = { $seat }, voulez-vous la première carte de la pioche ?
    .question = Prenez-vous la première carte de la pioche, { $seat } ?
prompt-stones_bonus = { $seat }, voulez-vous prendre des pierres à la carrière ?
    .question = Prenez-vous des pierres à la carrière, { $seat } ?
prompt-load_bonus = { $seat }, chargez une pierre sur un bateau qui attend encore, ou ne chargez rien.
    .question = Où chargez-vous une pierre, { $seat } ?
    .can-load = chargez une pierre sur un bateau qui attend encore
    .can-decline = ne chargez rien
    .boat = Où chargez-vous une pierre ?
    .boat-back = Autres bateaux
prompt-temple_choice = { $seat }, choisissez ce que rapporte votre pierre du Temple : le point, ou des pierres de la carrière.
    .question = Que rapporte votre pierre du Temple, { $seat } ?
    .help = Le point, ou des pierres de la carrière.

## Événements

event-round_began = La manche { $round } a commencé.
event-market_dealt = La carte { $card } a été posée sur l’emplacement { $place } du Marché.
event-pair_dealt =
    { $amount ->
        [one] { $amount } carte a été posée face cachée au Marché.
       *[other] { $amount } cartes ont été posées face cachée au Marché.
    }
event-deck_renewed =
    { $amount ->
        [one] La pioche était vide : la seule carte défaussée en tient désormais lieu.
       *[other] La pioche était vide : les { $amount } cartes défaussées ont été mélangées pour la refaire.
    }
event-stones_taken =
    { $amount ->
        [one] { $seat } a pris { $amount } pierre à la carrière.
       *[other] { $seat } a pris { $amount } pierres à la carrière.
    }
event-stone_loaded = { $seat } a chargé une pierre sur le bateau { $boat }, emplacement { $slot }.
event-boat_sailed =
    { $site_id ->
        [market] { $seat } a envoyé le bateau { $boat } au Marché.
        [pyramid] { $seat } a envoyé le bateau { $boat } à la Pyramide.
        [temple] { $seat } a envoyé le bateau { $boat } au Temple.
        [burial_chamber] { $seat } a envoyé le bateau { $boat } à la Chambre funéraire.
        [obelisks] { $seat } a envoyé le bateau { $boat } aux Obélisques.
       *[other] { $seat } a envoyé le bateau { $boat }.
    }
event-card_played = { $seat } a joué la carte { $card }.
event-seat_passed = { $seat } ne pouvait rien faire et a passé son tour.
event-order_chosen = { $seat } fait débarquer ensuite la pierre de l’emplacement { $slot }.
event-card_taken = { $seat } a pris la carte { $card }.
event-card_declined = { $seat } n’a pris aucune carte.
event-card_drawn = { $seat } a pioché la carte { $card }.
event-pair_seen = { $seat } a regardé les deux cartes cachées : { $card } et { $other }.
event-pair_seen-hidden = { $seat } a regardé les deux cartes cachées.
event-card_discarded = La carte { $card } a été défaussée.
event-stone_sold = Une pierre vendue par { $seat } est retournée à la carrière.
event-pyramid_built =
    { $pyramid_id ->
        [left] { $seat } a bâti sur la pyramide de gauche : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [centre] { $seat } a bâti sur la pyramide du centre : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [right] { $seat } a bâti sur la pyramide de droite : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $seat } a bâti à la Pyramide : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
event-temple_built = { $seat } a ajouté une pierre au Temple ({ $cell } en tout).
event-burial_chamber_built = { $seat } a posé une pierre sur la case { $cell } de la Chambre funéraire.
event-obelisk_built =
    { $height ->
        [one] { $seat } a posé une première pierre aux Obélisques.
       *[other] { $seat } a posé une pierre aux Obélisques ({ $height } en tout).
    }
event-obelisk_raised =
    { $points ->
        [one] { $seat } a dressé un obélisque : { $points } point.
       *[other] { $seat } a dressé un obélisque : { $points } points.
    }
event-no_stone_left = { $seat } n’avait plus de pierre à la carrière pour la carte { $card }.
event-bonus_declined = { $seat } a refusé le bonus.
event-temple_scored =
    { $points ->
        [one] { $seat } a marqué { $points } point au Temple.
       *[other] { $seat } a marqué { $points } points au Temple.
    }
event-load_returned = Une pierre de { $seat } est retournée à la carrière : son bateau n’est pas parti.
event-round_ended = La manche { $round } est terminée.
event-match_ended = La partie est terminée et les derniers points ont été comptés.

## Raisons

reason-not_asked = Ce n’est pas le choix à faire maintenant.
reason-reserve_full = Votre réserve est pleine : elle ne peut contenir aucune pierre de plus.
reason-quarry_empty = Il ne vous reste aucune pierre à la carrière.
reason-reserve_empty = Votre réserve est vide : vous n’avez pas de pierre à charger.
reason-no_such_slot = Ce bateau est plus petit : il n’a pas cet emplacement.
reason-slot_taken = Une autre pierre occupe déjà cet emplacement.
reason-already_sailed = Ce bateau est déjà parti.
reason-below_minimum_load = Ce bateau ne porte pas assez de pierres pour partir.
reason-dock_occupied = Un bateau est déjà amarré à ce quai pour cette manche.
reason-card_not_owned = Vous n’avez pas cette carte.
reason-no_boat_can_sail = Aucun bateau ne pourrait partir avec cette carte : impossible de la jouer.
reason-no_room_on_boats = Il reste trop peu de place sur les bateaux qui attendent pour jouer cette carte.
reason-too_few_stones = Votre réserve compte trop peu de pierres pour cette carte.
reason-other_boat_chosen = La Voile fait partir le bateau qui vient d’être chargé, et aucun autre.
reason-must_act = On ne passe que si l’on ne peut rien faire d’autre, et vous pouvez encore agir.
reason-no_card_there = Il n’y a plus de carte sur cet emplacement.
reason-same_cards = Les deux cartes sont identiques : la première vaut pour les deux.
reason-no_stone_there = Il n’y a plus de pierre à décharger sur cet emplacement.
reason-pyramid_complete = Cette pyramide est achevée, et une autre a encore de la place.

## Feuille de score

line-pyramid = Pyramide
line-temple = Temple
line-burial_chamber = Chambre funéraire
line-obelisks = Obélisques
line-ornaments = Ornements
line-statues = Statues
line-unused_cards = Cartes bleues non jouées
line-wrath = Colère du Pharaon
tie-reserve = Pierres dans la réserve
tied-reserve = À égalité, la réserve la mieux garnie l’emporte : { $best } { $best ->
    [one] pierre
   *[other] pierres
} contre { $other }.
round = Manche { $round }
seat-default = Joueur { $number }

## Table en mode texte

table-round = Manche
table-boats = Bateaux
table-market = Marché
table-reserve = Réserve
table-quarry = Carrière
table-cards = Cartes
table-score = Points
table-deck = Pioche
table-minimum = Minimum
table-dock = Quai
table-empty = vide
table-hidden = face cachée
table-discard = Défausse
table-players = Joueurs
table-you = vous
table-slots = emplacements (1 : proue)
table-unloading = À décharger
table-beside = À côté
table-left = gauche
table-centre = centre
table-right = droite
table-seen = Vu du dessus
table-covered = Dessous
table-raised = Dressés
table-areas = Zones
table-worth = Rapporteraient
table-lone = Pierres seules

## Plateau dessiné

board-site = { $site }, face { $side } : { $state }
board-no-stone = aucune pierre
board-no-card = aucune carte
board-harbour = Port
board-harbour-help = proue à droite : déchargée en premier
board-round = Manche { $round } sur { $rounds }
board-boat =
    { $capacity ->
        [one] Bateau { $boat }, un emplacement : { $slots } ; { $state }
       *[other] Bateau { $boat }, { $capacity } emplacements : { $slots } ; { $state }
    }
board-boat-name = Bateau { $boat }
board-boat-slot = emplacement { $slot } : { $owner }
board-boat-slot-free = emplacement { $slot } : libre
board-boat-ready = peut partir
board-boat-full = complet, peut partir
board-boat-more =
    { $count ->
        [one] encore { $count } pierre pour partir
       *[other] encore { $count } pierres pour partir
    }
board-boat-sailed =
    { $site_id ->
        [market] parti au Marché
        [pyramid] parti à la Pyramide
        [temple] parti au Temple
        [burial_chamber] parti à la Chambre funéraire
        [obelisks] parti aux Obélisques
       *[other] parti
    }
board-boat-choose-dock = prêt à partir : choisissez un quai
board-boat-order = Touchez les pierres dans l’ordre où elles débarquent.
board-other-boats = Autres bateaux
board-dock-free = Quai, { $site } : libre
board-dock-taken = Quai, { $site } : bateau { $boat }
board-zoom = Agrandir : { $site }
board-ornament = Ornement
board-pair =
    { $count ->
        [0] plus de carte cachée
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
board-market-A = une carte tout de suite
board-market-B = une carte tout de suite
board-pyramid-A = tout de suite
board-pyramid-B = tout de suite
board-temple-A = fin de manche : vues du dessus
board-temple-B = fin de manche : vues du dessus
board-burial_chamber-A = fin de partie
board-burial_chamber-B = fin de partie, dans chaque ligne : { $places }
board-obelisks-A = fin de partie : { $places }
board-obelisks-B = tout de suite, par trois pierres
board-temple =
    { $count ->
        [one] { $count } pierre ; vues du dessus : { $seen }
       *[other] { $count } pierres ; vues du dessus : { $seen }
    }
board-row = ligne { $row } : { $stones }
board-rank = dans la ligne
board-area =
    { $count ->
        [one] plus grande zone de { $seat } : { $count } pierre
       *[other] plus grande zone de { $seat } : { $count } pierres
    }
board-areas = zone de
board-points = points
board-beyond = encore
board-obelisk = { $seat } : hauteur { $height }, rapporterait { $points }
board-obelisk-slot = { $points } points : { $seat }
board-obelisk-slot-free = { $points } points : libre
board-lone =
    { $count ->
        [one] { $seat } : { $count } pierre seule
       *[other] { $seat } : { $count } pierres seules
    }
board-sled = Votre réserve
board-hand = Vos cartes
board-quarry = carrière { $count }

## Ce qui est reconstitué

part-pyramid_b = Pyramide, face B
part-burial_chamber_b = Chambre funéraire, face B
part-obelisks_b = Obélisques, face B

## Le journal : chapitres, faits réunis en une ligne, et ce qui se dit au joueur lui-même

event-round_began-heading = Manche { $round }
event-market_dealt-together =
    { $count ->
        [one] une carte au Marché
       *[other] { $count } cartes au Marché
    }
event-pair_dealt-together = cartes posées face cachée
event-deck_renewed-together = pioche refaite
event-card_discarded-together =
    { $count ->
        [one] une carte défaussée
       *[other] { $count } cartes défaussées
    }
event-stone_sold-together = Pierres vendues
event-pyramid_built-together = Pyramide
event-temple_built-together = Pierres au Temple
event-burial_chamber_built-together = Pierres dans la Chambre funéraire
event-obelisk_built-together = Pierres aux Obélisques
event-obelisk_raised-together = Obélisques
event-temple_scored-together = Temple
event-load_returned-together = Pierres rendues à la carrière

event-stones_taken-you =
    { $amount ->
        [one] Vous avez pris { $amount } pierre à la carrière.
       *[other] Vous avez pris { $amount } pierres à la carrière.
    }
event-stone_loaded-you = Vous avez chargé une pierre sur le bateau { $boat }, emplacement { $slot }.
event-boat_sailed-you =
    { $site_id ->
        [market] Vous avez envoyé le bateau { $boat } au Marché.
        [pyramid] Vous avez envoyé le bateau { $boat } à la Pyramide.
        [temple] Vous avez envoyé le bateau { $boat } au Temple.
        [burial_chamber] Vous avez envoyé le bateau { $boat } à la Chambre funéraire.
        [obelisks] Vous avez envoyé le bateau { $boat } aux Obélisques.
       *[other] Vous avez envoyé le bateau { $boat }.
    }
event-card_played-you = Vous avez joué la carte { $card }.
event-seat_passed-you = Vous ne pouviez rien faire et avez passé votre tour.
event-order_chosen-you = Vous faites débarquer ensuite la pierre de l’emplacement { $slot }.
event-card_taken-you = Vous avez pris la carte { $card }.
event-card_declined-you = Vous n’avez pris aucune carte.
event-card_drawn-you = Vous avez pioché la carte { $card }.
event-pair_seen-you = Vous avez regardé les deux cartes cachées : { $card } et { $other }.
event-stone_sold-you = Une pierre que vous avez vendue est retournée à la carrière.
event-pyramid_built-you =
    { $pyramid_id ->
        [left] Vous avez bâti sur la pyramide de gauche : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [centre] Vous avez bâti sur la pyramide du centre : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [right] Vous avez bâti sur la pyramide de droite : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] Vous avez bâti à la Pyramide : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
event-temple_built-you = Vous avez ajouté une pierre au Temple ({ $cell } en tout).
event-burial_chamber_built-you = Vous avez posé une pierre sur la case { $cell } de la Chambre funéraire.
event-obelisk_built-you =
    { $height ->
        [one] Vous avez posé une première pierre aux Obélisques.
       *[other] Vous avez posé une pierre aux Obélisques ({ $height } en tout).
    }
event-obelisk_raised-you =
    { $points ->
        [one] Vous avez dressé un obélisque : { $points } point.
       *[other] Vous avez dressé un obélisque : { $points } points.
    }
event-no_stone_left-you = Vous n’aviez plus de pierre à la carrière pour la carte { $card }.
event-bonus_declined-you = Vous avez refusé le bonus.
event-temple_scored-you =
    { $points ->
        [one] Vous avez marqué { $points } point au Temple.
       *[other] Vous avez marqué { $points } points au Temple.
    }
event-load_returned-you = Une de vos pierres est retournée à la carrière : son bateau n’est pas parti.

## Aide-mémoire

sheet-market_cards = Cartes du Marché
