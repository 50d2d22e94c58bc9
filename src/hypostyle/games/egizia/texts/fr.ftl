# Egizia: Shifting Sands, français. Mêmes clés et mêmes variables que en.ftl.
# Joueurs et manches arrivent comptés à partir de 1, les quantités telles quelles ; un champ nommé arrive par son nom ($card) et son étiquette ($card_id).
# Les noms des cartes, tuiles et statues disent ce qu’en dit le contenu d’origine ; les nombres viennent du contenu seul.

title = Egizia : Shifting Sands
tagline = Descendez le Nil, nourrissez vos équipes et élevez cinq monuments à la gloire du Pharaon.
unofficial = Adaptation non officielle, faite par des joueurs ; le titre appartient à ses propriétaires, les textes et les dessins sont les nôtres.
seat-default = Joueur { $number }
round = Manche { $round }

## Noms

team-green = verte
team-blue = bleue
team-yellow = jaune
team-violet = violette
other_team-green = verte
other_team-blue = bleue
other_team-yellow = jaune
other_team-violet = violette
other_team-none = aucune autre
crew-green = l’équipe verte
crew-blue = l’équipe bleue
crew-yellow = l’équipe jaune
crew-green_violet = les équipes verte et violette
crew-blue_violet = les équipes bleue et violette
crew-yellow_violet = les équipes jaune et violette
crew-green_blue = les équipes verte et bleue
crew-green_yellow = les équipes verte et jaune
crew-blue_yellow = les équipes bleue et jaune
crew-green_blue_violet = les équipes verte, bleue et violette
crew-green_yellow_violet = les équipes verte, jaune et violette
crew-blue_yellow_violet = les équipes bleue, jaune et violette
color-green = vert
color-yellow = jaune
color-red = rouge

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
flood-top = haut
flood-middle = milieu
flood-bottom = bas
market-wheat = marché du blé
market-stone = marché de la pierre
site-obelisk = obélisque et colonnade
site-pyramid = pyramide et statues
site-sphinx = Sphinx
space-card_1 = première case carte
space-card_2 = deuxième case carte
space-card_3 = troisième case carte
space-card_4 = quatrième case carte
space-card_5 = cinquième case carte
space-card_6 = sixième case carte
space-card_7 = septième case carte
space-card_8 = huitième case carte
space-card_9 = neuvième case carte
space-card_10 = dixième case carte
space-round_1 = première case ronde
space-round_2 = deuxième case ronde
space-round_3 = troisième case ronde
space-round_4 = quatrième case ronde
space-round_5 = cinquième case ronde
space-round_6 = sixième case ronde
space-round_7 = septième case ronde
space-obelisk_slot_1 = première place à l’obélisque et à la colonnade
space-obelisk_slot_2 = deuxième place à l’obélisque et à la colonnade
space-obelisk_slot_3 = troisième place à l’obélisque et à la colonnade
space-obelisk_waiting = en attente près de l’obélisque et de la colonnade
space-pyramid_slot_1 = première place à la pyramide et aux statues
space-pyramid_slot_2 = deuxième place à la pyramide et aux statues
space-pyramid_slot_3 = troisième place à la pyramide et aux statues
space-pyramid_waiting = en attente près de la pyramide et des statues
space-sphinx_slot_1 = première place au Sphinx
space-sphinx_slot_2 = deuxième place au Sphinx
space-sphinx_slot_3 = troisième place au Sphinx
space-sphinx_waiting = en attente près du Sphinx
card-R1 = Marché de la pierre à Gizeh
card-R2 = Carrière d’Assouan
card-R3 = Carrière de Toura
card-R4 = Des pierres pour du blé
card-R5 = Champ jaune de Thèbes
card-R6 = Champ vert de Memphis
card-R7 = Récompense tardive
card-R8 = Carrière d’Hatnoub
card-R9 = Champ rouge d’Éléphantine
card-R10 = Champ vert de Saqqarah
card-R11 = Champ jaune d’Abydos
card-R12 = Blé du grenier
card-R13 = Don du Sphinx
card-R14 = Entraînement matinal
card-R15 = Champ rouge de Philae
card-R16 = Champ jaune et carrière
card-R17 = Carrière de Silsila
card-R18 = Marché du blé à Thèbes
card-R19 = Pierres et équipe violette (Nord)
card-R20 = Champ vert et carrière (Fayoum)
card-R21 = Renfort des rameurs
card-R22 = Équipe au choix et crue (Nord)
card-R23 = Brique offerte (Nord)
card-R24 = Champ amélioré (canal)
card-R25 = Champ amélioré (digue)
card-R26 = Marché du blé à Memphis
card-R27 = Glanage
card-R28 = Ouvriers aux marchés
card-R29 = Entraînement payant
card-R30 = Équipe au choix et crue (Sud)
card-R31 = Champ jaune d’Edfou
card-R32 = Carrière d’Hammamat
card-R33 = Carrière de Gizeh
card-R34 = Deuxième navire
card-R35 = Champ rouge de Dakka
card-R36 = Champ rouge et carrière
card-R37 = Champ vert de Bouto
card-R38 = Pierres (Nord)
card-R39 = Pierres ou blé (Nord)
card-R40 = Renfort des soldats
card-R41 = Champ vert et carrière (Delta)
card-R42 = Blé du temple
card-R43 = Pierres et équipe violette (Sud)
card-R44 = Marché de la pierre à Assouan
card-R45 = Renfort des paysans
card-R46 = Marché du blé à Saïs
card-R47 = Éloge de la pyramide et des statues
card-R48 = Deuxième carte Sphinx
card-R49 = Marché de la pierre à Karnak
card-R50 = Éloge de l’obélisque et de la colonnade
card-R51 = Pierres (Sud)
card-R52 = Pierres ou blé (Sud)
card-R53 = Vente de pierres
card-R54 = Brique offerte (Sud)
card-R55 = Pierres et crue
card-R56 = Pierres ou renfort
face-T1 = Équipe verte et équipe jaune
face-T2 = Équipe verte et équipe bleue
face-T3 = Équipe bleue et équipe jaune
face-T4 = Marché du blé et marché de la pierre
face-T5 = Équipe au choix et marché du blé
face-T6 = Équipe au choix et marché de la pierre
face-T7 = Équipe violette et crue
face-T8 = Équipe au choix
face-T9 = Équipe au choix et pierres
face-T10 = Navire en attente
face-T11 = Marché au choix
face-N1 = Marché du blé et marché de la pierre
face-N2 = Équipe verte et équipe jaune
face-N3 = Équipe violette et crue
face-N4 = Équipe verte et équipe bleue
face-N5 = Équipe au choix
face-N6 = Équipe bleue et équipe jaune
face-N7 = Équipe au choix et pierres
gain-stones = pierres
gain-wheat = blé
gain-force = force
means-card = par une carte
means-tile = par le bonus de colonne
monument-obelisk = obélisque
monument-colonnade = colonnade
monument-row_1 = premier étage de la pyramide
monument-row_2 = deuxième étage de la pyramide
monument-row_3 = troisième étage de la pyramide
monument-row_4 = quatrième étage de la pyramide
monument-row_5 = cinquième étage de la pyramide
monument-statue_1 = première statue
monument-statue_2 = deuxième statue
monument-statue_3 = troisième statue
statue-S1 = Cartes permanentes
statue-S2 = Pyramide
statue-S3 = Champs jaunes et rouges
statue-S4 = Champs verts
statue-S5 = Les deux marchés
statue-S6 = Cartes Sphinx
statue-S7 = Obélisque
statue-S8 = Carrières
statue-S9 = Force de toutes les équipes
bonus-G1 = Un point par brique
bonus-G2 = Marché de la pierre enrichi
bonus-G3 = Marché du blé enrichi
bonus-G4 = Meilleurs champs
bonus-G5 = Équipes plus fortes
bonus-G6 = Deuxième équipe
bonus-G7 = Navire de plus
bonus-G8 = Bâtir en attendant
bonus-G9 = Retour en amont
bonus-G10 = Case partagée
sphinx-X1 = Sommet du marché du blé
sphinx-X2 = Grande pyramide
sphinx-X3 = Colonnade achevée, pyramide
sphinx-X4 = Sommet du marché de la pierre
sphinx-X5 = Statues achevées
sphinx-X6 = Pour chacun des étages de la pyramide
sphinx-X7 = Statues achevées, sommet du marché de la pierre
sphinx-X8 = Obélisque, colonnade, pyramide, statues
sphinx-X9 = Pyramide, sommet du marché de la pierre
sphinx-X10 = Obélisque
sphinx-X11 = Équipe bleue forte
sphinx-X12 = Obélisque, statues achevées
sphinx-X13 = Pour chacune des cartes permanentes
sphinx-X14 = Grand obélisque
sphinx-X15 = Équipe violette forte
sphinx-X16 = Colonnade achevée, obélisque
sphinx-X17 = Équipe verte forte
sphinx-X18 = Les meilleurs champs verts
sphinx-X19 = Obélisque, sommet du marché du blé
sphinx-X20 = Colonnade achevée
sphinx-X21 = Obélisque, pyramide
sphinx-X22 = Sommet du marché du blé, sommet du marché de la pierre
sphinx-X23 = Quatre équipes fortes
sphinx-X24 = Statues achevées, sommet du marché du blé
sphinx-X25 = Obélisque, colonnade, pyramide
sphinx-X26 = Les meilleurs champs jaunes
sphinx-X27 = Colonnade, statues achevées
sphinx-X28 = Les meilleurs champs rouges
sphinx-X29 = Les meilleures carrières
sphinx-X30 = Pyramide
sphinx-X31 = Colonnade, pyramide
sphinx-X32 = Statues achevées, pyramide
sphinx-X33 = Équipe jaune forte
sphinx-X34 = Toutes les statues achevées
sphinx-X35 = Chaque statue

## Choix

action-keep = Garder « { $sphinx } »
    .when = On garde une carte Sphinx au début, puis quand on a bâti au Sphinx.
action-place = Placer un navire : { $space }
    .when = On place ses navires à son tour, pendant la descente du fleuve.
action-pass = Passer pour le reste de la manche
    .when = On passe à son tour sur le fleuve.
action-extra = Un autre navire { $means }
    .when = Un autre navire part dans le même tour, juste après le premier.
action-sell =
    { $stones ->
        [one] Vendre { $stones } pierre
       *[other] Vendre { $stones } pierres
    }
    .when = On vend des pierres à son tour, sur le fleuve ou pour bâtir, ou tout à la fin, avec la carte qui le permet.
action-raise = Renforcer l’équipe { $team }
    .when = Une équipe se renforce grâce à une case du fleuve ou à une carte, à ce moment-là.
action-lower = Affaiblir l’équipe { $team }
    .when = Une équipe s’affaiblit par une case du fleuve, ou pour avancer sur les marchés après l’arrivée des pierres.
action-flood = Marqueur Crue : { $flood }
    .when = On déplace le marqueur Crue quand son navire s’arrête sur une case qui le dit.
action-advance = Avancer sur le { $market }
    .when = On avance sur un marché par des cases du fleuve, des cartes et des briques de l’obélisque.
action-take = Prendre la carte restée sur la case carte { $card_space }
    .when = On prend une carte restée sur le fleuve quand tous les navires sont placés, avec la carte qui le permet.
action-play = Jouer « { $card } » : { $gain }
    .when = Cette carte se joue quand elle sert : force et pierres au moment de bâtir, blé au moment de nourrir.
action-attach = Améliorer le champ « { $card } »
    .when = On améliore un champ sec en nourrissant ses équipes, ou à la fin de la partie, avec la carte qui le permet.
action-feed =
    { $stones ->
        [0] Nourrir les équipes
        [one] Nourrir les équipes, { $stones } pierre changée en blé
       *[other] Nourrir les équipes, { $stones } pierres changées en blé
    }
    .when = On nourrit ses équipes après l’arrivée des pierres, l’un après l’autre.
action-sell_wheat =
    { $sale ->
        [0] Ne pas vendre de blé
        [one] Vendre du blé pour { $sale } point
       *[other] Vendre du blé pour { $sale } points
    }
    .when = On vend le blé qui reste après avoir nourri ses équipes, si l’on est assez haut sur le marché du blé.
action-build = Bâtir avec { $crew }
    .when = Les équipes bâtissent une fois nourries, zone par zone, là où l’on a un navire.
action-strengthen =
    { $second_id ->
        [none] Payer pour renforcer l’équipe { $team }
       *[other] Payer pour renforcer l’équipe { $team } et l’équipe { $second }
    }
    .when = On renforce ses équipes contre des pierres quand vient son tour de bâtir, avec la carte qui le permet.
action-lay = Poser une brique : { $monument }
    .when = On pose des briques quand vient son tour de bâtir sur cette zone, une fois les équipes nourries.
action-finish = Terminer
    .when = Cela met fin à ce qu’on est en train de bâtir.
action-buy =
    { $free ->
        [0] Piocher { $paid } { $paid ->
            [one] carte
           *[other] cartes
        } Sphinx
       *[other] Piocher { $paid } { $paid ->
            [one] carte
           *[other] cartes
        } Sphinx et la carte gratuite
    }
    .when = On pioche des cartes Sphinx quand son navire au Sphinx bâtit.
action-withdraw = Ne pas bâtir ici
    .waiting_turn = Continuer d’attendre
    .when = On renonce à bâtir quand vient son tour sur une zone.
action-decline = Refuser
    .extra_ship = Pas d’autre navire
    .leftover_choice = Prendre plutôt le point
    .markets_for_team = Laisser les équipes telles quelles
    .early_raise = Ne renforcer personne
    .keeping = Ne garder aucune carte
    .keeping_more = Ne pas garder de deuxième carte
    .late_strength = Ne renforcer personne
    .last_cards = Ne plus rien jouer
    .when = On ne refuse que ce qui est offert.

## Consignes

prompt-sphinx_choice = { $seat }, choisissez la carte Sphinx que vous gardez ; l’autre retourne dans la pioche.
prompt-turn = { $seat }, placez un navire, ou passez.
    .question = Où placez-vous un navire ?
    .can-place = touchez une case éclairée
    .can-pass = passez pour le reste de la manche
prompt-extra_ship = { $seat }, un autre navire dans ce tour ?
prompt-extra_turn = { $seat }, placez le navire supplémentaire.
prompt-team_choice = { $seat }, choisissez une équipe.
    .can-raise = renforcez une équipe
    .can-lower = affaiblissez une équipe
prompt-flood_choice = { $seat }, déplacez le marqueur Crue ou laissez-le.
prompt-market_choice = { $seat }, choisissez le marché où vous avancez.
prompt-free_brick_choice = { $seat }, posez une brique sans payer.
prompt-leftover_choice = { $seat }, prenez une carte restée sur le fleuve, ou le point.
prompt-markets_for_team = { $seat }, voulez-vous affaiblir une équipe pour avancer sur les deux marchés ?
prompt-feeding = { $seat }, nourrissez vos équipes.
    .can-play = jouez des cartes pour du blé
    .can-attach = améliorez un champ à sec
    .can-feed = nourrissez vos équipes
prompt-wheat_sale = { $seat }, combien de blé en surplus vendez-vous ?
prompt-early_raise = { $seat }, votre carte renforce une équipe avant qu’on bâtisse. Laquelle ?
prompt-site_turn = { $seat }, c’est à vous de bâtir ici.
    .can-build = choisissez qui bâtit
    .can-play = jouez une carte
    .can-sell = vendez des pierres
    .can-strengthen = payez pour renforcer des équipes
    .can-withdraw = retirez votre navire
prompt-waiting_turn = { $seat }, votre navire en attente peut bâtir ici, en dernier.
prompt-reinforcement = { $seat }, combien de force engagez-vous ?
    .can-play = ajoutez une carte de renfort
    .can-finish = commencez à bâtir
prompt-bricks = { $seat }, posez des briques tant que la force et les pierres suffisent.
prompt-purchase = { $seat }, combien de cartes Sphinx piochez-vous ?
prompt-keeping = { $seat }, gardez une des cartes piochées, ou aucune.
prompt-keeping_more = { $seat }, votre carte vous permet d’en garder une autre.
prompt-late_strength = { $seat }, votre carte peut encore renforcer des équipes cette manche.
prompt-last_cards = { $seat }, dernière occasion avant le décompte final.
    .can-play = jouez une carte
    .can-attach = améliorez un champ
    .can-sell = vendez des pierres
    .can-decline = gardez tout tel quel

## Événements

event-order_dealt = { $seat } a la tuile Ordre { $order }.
event-bonus_laid = Bonus de colonne de la partie : « { $bonus } ».
event-statue_laid = Statue de la partie : « { $statue } ».
event-sphinx_dealt = { $seat } a reçu « { $sphinx } » et « { $other } ».
event-sphinx_dealt-hidden = { $seat } a reçu deux cartes Sphinx.
event-sphinx_chosen = { $seat } a choisi de garder « { $sphinx } ».
event-sphinx_chosen-hidden = { $seat } a choisi une carte Sphinx.
event-round_began = La manche { $round } commence.
event-card_laid = « { $card } » est posée : { $space }.
event-face_laid = « { $face } » est posée : { $space }.
event-ship_placed = { $seat } a placé un navire : { $space }.
event-bonus_used = { $seat } a utilisé le bonus de colonne « { $bonus } ».
event-seat_passed = { $seat } a passé pour le reste de la manche.
event-card_taken = { $seat } a pris « { $card } ».
event-card_used = { $seat } a joué « { $card } ».
event-stones_gained =
    { $amount ->
        [one] { $seat } a gagné { $amount } pierre.
       *[other] { $seat } a gagné { $amount } pierres.
    }
event-stones_spent =
    { $amount ->
        [one] { $seat } a dépensé { $amount } pierre.
       *[other] { $seat } a dépensé { $amount } pierres.
    }
event-points_gained =
    { $amount ->
        [one] { $seat } a gagné { $amount } point ({ $line }).
       *[other] { $seat } a gagné { $amount } points ({ $line }).
    }
event-points_lost =
    { $amount ->
        [one] { $seat } a perdu { $amount } point ({ $line }).
       *[other] { $seat } a perdu { $amount } points ({ $line }).
    }
event-team_raised = L’équipe { $team } de { $seat } est passée à { $amount } de force.
event-team_lowered = L’équipe { $team } de { $seat } est tombée à { $amount } de force.
event-market_advanced = { $seat } a atteint le niveau { $amount } du { $market }.
event-market_at_top = { $seat } est au sommet du { $market } et en reçoit encore le bonus.
event-flood_moved = { $seat } a déplacé le marqueur Crue : { $flood }.
event-field_improved = { $seat } a amélioré « { $card } » : ce champ est désormais { $color }.
event-teams_fed = { $seat } a nourri ses équipes : force { $need }, blé { $wheat }.
event-wheat_sold =
    { $amount ->
        [one] { $seat } a vendu { $amount } blé.
       *[other] { $seat } a vendu { $amount } blés.
    }
event-crew_sent =
    { $site_id ->
        [obelisk] { $seat } bâtit à l’obélisque et à la colonnade avec { $crew }.
        [pyramid] { $seat } bâtit à la pyramide et aux statues avec { $crew }.
       *[sphinx] { $seat } bâtit au Sphinx avec { $crew }.
    }
event-ship_withdrawn =
    { $site_id ->
        [obelisk] { $seat } n’a pas bâti à l’obélisque et à la colonnade.
        [pyramid] { $seat } n’a pas bâti à la pyramide et aux statues.
       *[sphinx] { $seat } n’a pas bâti au Sphinx.
    }
event-ship_moved_in =
    { $site_id ->
        [obelisk] Le navire en attente de { $seat } prend une place à l’obélisque et à la colonnade.
        [pyramid] Le navire en attente de { $seat } prend une place à la pyramide et aux statues.
       *[sphinx] Le navire en attente de { $seat } prend une place au Sphinx.
    }
event-brick_laid =
    { $amount ->
        [0] { $seat } a posé une brique sans payer ({ $monument }).
       *[other] { $seat } a posé une brique de coût { $amount } ({ $monument }).
    }
event-bonus_won = { $seat } a gagné le bonus de colonne « { $bonus } ».
event-colonnade_finished = { $seat } a achevé la colonnade.
event-row_completed = Le { $monument } est achevé ; { $seat } y a le plus de briques.
event-sphinx_bought =
    { $amount ->
        [one] { $seat } a pioché { $amount } carte Sphinx.
       *[other] { $seat } a pioché { $amount } cartes Sphinx.
    }
event-sphinx_drawn = { $seat } a pioché « { $sphinx } ».
event-sphinx_drawn-hidden = { $seat } regarde une carte.
event-sphinx_kept = { $seat } a gardé « { $sphinx } ».
event-sphinx_kept-hidden = { $seat } a gardé une carte Sphinx.
event-sphinx_returned =
    { $amount ->
        [one] { $seat } a remis { $amount } carte sous la pioche.
       *[other] { $seat } a remis { $amount } cartes sous la pioche.
    }
event-round_ended = La manche { $round } est terminée.
event-sphinx_scored =
    { $amount ->
        [one] { $seat } révèle « { $sphinx } » : { $amount } point.
       *[other] { $seat } révèle « { $sphinx } » : { $amount } points.
    }
event-statue_scored =
    { $amount ->
        [one] La statue « { $statue } » rapporte { $amount } point.
       *[other] La statue « { $statue } » rapporte { $amount } points.
    }
event-match_ended = La partie est terminée et les derniers points ont été comptés.

## Raisons

reason-not_asked = Ce n’est pas le choix à faire maintenant.
reason-not_dealt = Cette carte ne vous a pas été distribuée.
reason-no_ship_left = Il ne reste plus de navire pour cette manche.
reason-space_closed = Cette case est fermée à ce nombre de joueurs.
reason-space_upstream = C’est en amont de votre dernier navire : on ne fait que descendre le fleuve.
reason-space_taken = Un navire s’y trouve déjà : un seul par case.
reason-ship_at_site = Vous avez déjà un navire sur cette zone.
reason-slot_free = On n’attend que là où toutes les places sont prises.
reason-must_place = Ce navire supplémentaire doit être placé.
reason-no_second_ship = Vous n’avez pas de bonus de colonne prêt pour un deuxième navire.
reason-card_not_owned = Vous n’avez pas cette carte.
reason-card_other_use = Cette carte ne donne pas cela.
reason-no_use_now = Cette carte ne vous servirait à rien maintenant.
reason-too_few_stones = Vous avez trop peu de pierres.
reason-too_many_stones = La carte ne permet pas d’en vendre autant.
reason-nothing_sold = Il faut vendre au moins une pierre.
reason-team_at_most = Cette équipe ne peut pas devenir plus forte.
reason-team_at_least = Cette équipe ne peut pas devenir plus faible.
reason-flood_too_far = Le marqueur Crue ne va pas si loin.
reason-no_card_left = Il ne reste pas de carte à cet endroit.
reason-field_not_owned = Ce n’est pas un de vos champs.
reason-field_green = Un champ vert ne peut pas être amélioré.
reason-field_watered = Ce champ produit déjà ; il pourra être amélioré plus tard.
reason-wheat_not_needed = Davantage de blé ne changerait rien.
reason-stones_stay_stones = Vous n’avez pas de carte qui change les pierres en blé.
reason-too_little_wheat = Il n’y a pas autant de blé à vendre.
reason-team_used = Une de ces équipes a déjà bâti pendant cette manche.
reason-no_second_team = Pour bâtir avec deux équipes ordinaires, il faut le bonus de colonne « Deuxième équipe », encore à utiliser.
reason-too_little_force = Vos équipes n’ont pas assez de force pour cela.
reason-nothing_to_build = Il ne reste rien à bâtir ici.
reason-not_this_site = Ce monument n’est pas de cette zone.
reason-lay_one_first = Il faut d’abord poser au moins une brique.
reason-no_brick_left = Vous n’avez plus de brique à poser.
reason-obelisk_complete = L’obélisque est achevé.
reason-colonnade_complete = Votre colonnade est achevée.
reason-no_such_row = La pyramide n’a pas cet étage.
reason-row_complete = Cet étage est achevé.
reason-no_support = Il faut les deux briques du dessous.
reason-no_such_statue = Cette statue n’est pas de la partie.
reason-statue_complete = Votre statue est achevée.
reason-one_level_a_round = Une statue ne monte que d’un étage par manche.
reason-pay_for_one = Il faut payer au moins une carte.
reason-over_the_limit = Depuis votre place à quai, on pioche moins de cartes.
reason-no_free_card = Aucune de vos cartes ne donne de carte gratuite.
reason-not_drawn = Vous n’avez pas pioché cette carte.
reason-used_this_round = Cette carte a déjà servi cette manche.
reason-same_choice = Le même choix est proposé dans un autre ordre.

## Feuille de score

line-obelisk = Obélisque
line-colonnade = Colonnade
line-pyramid = Pyramide
line-bricks = Un point par brique
line-feeding = Nourriture
line-markets = Marché du blé
line-cards = Cartes Nil
line-sphinx_draws = Cartes Sphinx rendues
line-cooperation = Coopération
line-majority = Étages de la pyramide
line-end_cards = Cartes de fin de partie
line-sphinx_cards = Cartes Sphinx
line-statues = Statues
line-stones = Pierres restantes
tie-order = Tuile Ordre
tied-order = À égalité, la plus haute tuile Ordre l’emporte : { $best } contre { $other }.

## Effets, dits avec leurs nombres

effect-stones = { $amount ->
        [one] { $amount } pierre
       *[other] { $amount } pierres
    }
effect-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
effect-wheat_market = marché du blé +{ $amount }
effect-stone_market = marché de la pierre +{ $amount }
effect-any_market = un marché +{ $amount }
effect-green_team = verte { $amount ->
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
  }
effect-blue_team = bleue { $amount ->
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
  }
effect-yellow_team = jaune { $amount ->
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
  }
effect-violet_team = violette { $amount ->
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
  }
effect-any_team = une équipe { $amount ->
    [-2] −2
    [-1] −1
   *[other] +{ $amount }
  }
effect-flood = crue ±{ $amount }
effect-free_brick = brique offerte
effect-obelisk_and_colonnade_points = { $amount } par brique de l’obélisque et de la colonnade
effect-pyramid_and_statue_points = { $amount } par brique de la pyramide et des statues
effect-waiting_ship = un navire en attente bâtit
use-stones = { $amount ->
        [one] { $amount } pierre
       *[other] { $amount } pierres
    }
use-wheat = { $amount } blé
use-force = force +{ $amount }
use-extra_ship = un deuxième navire
use-keep_more = garder une deuxième carte Sphinx
use-sell_stones = vendre jusqu’à { $amount ->
        [one] { $amount } pierre
       *[other] { $amount } pierres
    }
power-stones_to_wheat = pour nourrir, des pierres deviennent du blé
power-end_points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } à la fin
power-free_sphinx_card = une carte Sphinx gratuite avec une payée
power-team_before_building = une équipe +{ $amount } avant de bâtir
power-improve_field = améliore un champ
power-leftover_card = une carte restante, ou { $amount } point
power-team_for_markets = une équipe −1 : les deux marchés +{ $amount }
power-buy_strength = avant de bâtir : une équipe +1 pour { $amount ->
        [one] { $amount } pierre
       *[other] { $amount } pierres
    }, deux fois au plus
goal-obelisk = { $amount ->
        [one] { $amount } brique
       *[other] { $amount } briques
    } sur l’obélisque
goal-colonnade = { $amount ->
        [one] { $amount } brique
       *[other] { $amount } briques
    } sur la colonnade
goal-pyramid = { $amount ->
        [one] { $amount } brique
       *[other] { $amount } briques
    } sur la pyramide
goal-statues = { $amount ->
        [one] { $amount } brique
       *[other] { $amount } briques
    } sur les statues
goal-full_statues = statues achevées : { $amount }
goal-each_statue = { $amount ->
        [one] { $amount } brique
       *[other] { $amount } briques
    } sur chaque statue
goal-full_colonnade = colonnade achevée
goal-wheat_market = marché du blé au niveau { $amount }
goal-stone_market = marché de la pierre au niveau { $amount }
goal-both_markets = niveaux des deux marchés : { $amount }
goal-green_team = équipe verte { $amount }
goal-blue_team = équipe bleue { $amount }
goal-yellow_team = équipe jaune { $amount }
goal-violet_team = équipe violette { $amount }
goal-every_team = chaque équipe { $amount }
goal-all_strength = force de toutes les équipes { $amount }
goal-green_fields = champs verts { $amount }
goal-yellow_fields = champs jaunes { $amount }
goal-red_fields = champs rouges { $amount }
goal-yellow_and_red_fields = champs jaunes et rouges { $amount }
goal-quarries = carrières { $amount }
goal-permanent_cards = cartes permanentes : { $amount }
goal-sphinx_cards = cartes Sphinx : { $amount }
goal-row_bonuses = étages remportés : { $amount }
goal-each = pour chaque
goal-most = strictement le plus

## Table en mode texte

table-round = Manche
table-river = Fleuve
table-flood = Crue
table-order = Ordre
table-score = Points
table-stones = Pierres
table-teams = Équipes
table-fields = Champs
table-quarries = Carrières
table-markets = Marchés (blé/pierre)
table-ships = Navires
table-cards = Cartes
table-sphinx = Sphinx
table-sphinx-deck = Pioche Sphinx
table-hand = Vos cartes Sphinx
table-drawn = À choisir
table-obelisk = Obélisque
table-colonnade = Colonnade
table-pyramid = Pyramide
table-statues = Statues
table-bonus = Bonus de colonne
table-free = libre
table-closed = fermé
table-waiting = en attente
table-passed = a passé
table-wheat = blé
table-quarry = carrière
table-need = besoin
table-hidden = cachées
table-next = suivante
table-complete = achevé
table-used = utilisée

## Plateau dessiné

board-river = Le Nil
board-round = Manche { $round } sur { $rounds }
board-step-ships = Navires
board-step-stones = Pierres
board-step-feeding = Nourrir
board-step-building = Bâtir
board-step-end = Fin
board-river-map = Tout le fleuve : aller à un endroit
board-tabs = Parties du plateau
board-tab-now = Choix
board-tab-river = Fleuve
board-tab-sites = Zones
board-tab-own = Mes terres
board-tab-sphinx = Sphinx
board-empty = case vide
board-closed-for-two = fermée à deux joueurs
board-taken-by = prise par { $who }
board-reconstructed = Composant reconstitué : le livret ne le montre pas.
board-or = { " ou " }
board-nobody = personne
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-unit-points = pt

board-kind-field =
    { $color_id ->
        [green] Champ vert
        [yellow] Champ jaune
       *[red] Champ rouge
    }
board-kind-quarry = Carrière
board-kind-combo = Combo
board-kind-immediate = Immédiat
board-kind-anytime = À tout moment
board-kind-permanent = Permanent
board-kind-field-help = Reste devant vous et produit du blé quand la crue l’atteint.
board-kind-quarry-help = Reste devant vous et produit à chaque manche.
board-kind-combo-help = Champ et carrière à la fois ; la carrière produit même à sec.
board-kind-immediate-help = S’applique aussitôt, puis quitte la partie.
board-kind-anytime-help = Gardez-la : elle sert une fois, à l’un de vos tours.
board-kind-permanent-help = Vaut jusqu’à la fin de la partie.
board-field-gives =
    { $color_id ->
        [green] champ vert : { $wheat ->
        [one] { $wheat } blé
       *[other] { $wheat } blés
    }, toujours
        [yellow] champ jaune : { $wheat ->
        [one] { $wheat } blé
       *[other] { $wheat } blés
    }, crue moyenne ou haute
       *[red] champ rouge : { $wheat ->
        [one] { $wheat } blé
       *[other] { $wheat } blés
    }, crue haute seulement
    }
board-quarry-gives =
    { $amount ->
        [one] { $amount } pierre par manche
       *[other] { $amount } pierres par manche
    }
board-field =
    { $color_id ->
        [green] champs verts
        [yellow] champs jaunes
       *[red] champs rouges
    }
board-initial-green = V
board-initial-yellow = J
board-initial-red = R
board-dry = à sec
board-start-card = Carte de départ

board-slot = place { $slot } : { $who }
board-slot-closed = Place fermée à ce nombre de joueurs
board-limit =
    { $count ->
        [one] { $count } carte au plus
       *[other] { $count } cartes au plus
    }
board-waits = en attente : { $who }
board-wait = Attente
board-wait-help = Quai complet : votre navire attend à côté et ne bâtit que si une place se libère.
board-quay-help = Un navire par joueur. Le plus près du fleuve bâtit en premier.
board-site-obelisk-help = On y bâtit à l’obélisque et à sa propre colonnade.
board-site-pyramid-help = On y bâtit à la pyramide et à ses propres statues.
board-site-sphinx-help = On y pioche des cartes Sphinx : au plus le nombre inscrit sur la place.

board-flood-and-markets = Crue et marchés
board-market-wheat-help = Chaque blé manquant coûte { $one } points au niveau 1, { $two } aux niveaux 2 et 3, { $four } aux niveaux 4 et 5. Dès le niveau { $from }, { $each } blés en surplus se vendent 1 point. Au niveau 5 : { $top } points, puis { $beyond } à chaque pas de plus.
board-market-stone-help = Niveau 3 : { $three } pierres ; niveau 5 : { $top }, puis { $beyond } à chaque pas de plus. Dès le niveau { $from }, { $each } pierres valent 1 point à la fin.
board-markets-of = { $who } : blé { $wheat }, pierre { $stone }
board-and = et
board-next-brick = Prochaine brique : { $monument }, coût { $cost }
board-costs = coûte { $cost }
board-column = (colonne { $column })
board-bonus =
    { $color_id ->
        [gold] Bonus or
       *[violet] Bonus violet
    }
board-bonus-used = déjà utilisé
board-often-always = Acquis pour toute la partie.
board-often-round = Une fois par manche.
board-often-game = Une fois dans la partie.
board-bonus-point_per_brick = Chaque brique posée ensuite rapporte { $amount ->
        [one] { $amount } point de plus
       *[other] { $amount } points de plus
    }, statues comprises.
board-bonus-stone_market_top = Au sommet du marché de la pierre, chaque pas donne { $amount ->
        [one] { $amount } pierre
       *[other] { $amount } pierres
    }.
board-bonus-wheat_market_top = Au sommet du marché du blé, chaque pas donne { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
board-bonus-better_fields = Chacun de vos champs vaut { $amount } de plus.
board-bonus-all_teams = Toutes vos équipes gagnent { $amount } de force, et votre champ de départ est retourné.
board-bonus-second_team = Deux équipes ordinaires travaillent ensemble sur une même zone.
board-bonus-second_ship = Placez deux navires dans un même tour.
board-bonus-build_waiting = Bâtissez en dernier avec un navire en attente.
board-bonus-upstream = Placez un navire en amont des vôtres ; le suivant ira en aval de tous.
board-bonus-occupied_space = Placez un navire sur une case ronde déjà occupée.
board-bonus-point_per_brick-short = +{ $amount } par brique
board-bonus-stone_market_top-short = sommet pierre : { $amount }
board-bonus-wheat_market_top-short = sommet blé : { $amount }
board-bonus-better_fields-short = champs +{ $amount }
board-bonus-all_teams-short = équipes +{ $amount }
board-bonus-second_team-short = deuxième équipe
board-bonus-second_ship-short = deuxième navire
board-bonus-build_waiting-short = bâtir en attente
board-bonus-upstream-short = vers l’amont
board-bonus-occupied_space-short = case occupée

board-measure-obelisk = obélisque
board-measure-colonnade = colonnade
board-measure-pyramid = pyramide
board-measure-statues = statues
board-measure-full_statues = statues achevées
board-measure-each_statue = chaque statue
board-measure-full_colonnade = colonnade achevée
board-measure-wheat_market = marché du blé
board-measure-stone_market = marché de la pierre
board-measure-both_markets = marchés
board-measure-green_team = équipe verte
board-measure-blue_team = équipe bleue
board-measure-yellow_team = équipe jaune
board-measure-violet_team = équipe violette
board-measure-every_team = chaque équipe
board-measure-all_strength = force totale
board-measure-green_fields = champs verts
board-measure-yellow_fields = champs jaunes
board-measure-red_fields = champs rouges
board-measure-yellow_and_red_fields = champs jaunes et rouges
board-measure-quarries = carrières
board-measure-permanent_cards = cartes permanentes
board-measure-sphinx_cards = cartes Sphinx
board-measure-row_bonuses = étages remportés
board-statue-level = Étage { $level } (coût { $cost }) : { $goal } → { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-statue-seat = { $who } : étage { $level }, compte { $have }, vaut { $points }
board-goal-each = Pour chaque unité ({ $goal }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-goal-most = Strictement le plus : { $goal }
board-progress = { $have } sur { $need }
board-count = { $have } pour l’instant
board-objective = Carte Sphinx, secrète : { $goals } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-own-objectives = Vos objectifs, vous seul les voyez
board-deck =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-first-objective = Votre premier objectif
board-first-objective-help = Gardez une carte Sphinx, secrète jusqu’à la fin ; l’autre retourne dans la pioche.
board-keep-objective = Gardez une carte
board-keep-objective-help = Les cartes remises sous la pioche rapportent { $points } point chacune.

board-teams = Mes équipes
board-team = Équipe { $team }, force { $strength }
board-strength = force { $strength }
board-no-second-team = Une seule équipe
board-stones = { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    } sur { $most } ; les carrières en donneront { $harvest }
board-harvest = +{ $count } à la récolte
board-land = Mes champs et carrières
board-own-cards = Mes cartes
board-for = pour
board-balance = { $produced ->
        [one] { $produced } blé produit
       *[other] { $produced } blés produits
    } pour { $need } de force.
board-wheat-missing =
    { $count ->
        [one] il manque { $count } blé : −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
       *[other] il manque { $count } blés : −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    }
board-wheat-sale = il reste { $count } : à vendre pour { $points } { $points ->
        [one] point
       *[other] points
    }
board-wheat-left = il reste { $count }, rien à vendre
board-wheat-even = juste assez
board-then-wheat = Blé ensuite : { $balance }.
board-feed = Nourrir les équipes
board-feed-fields = Améliorer un champ à sec :
board-feed-cards = Jouer une carte pour du blé :
board-feed-stones = Pierres changées en blé, puis nourrir :
board-sell-wheat = Vendre le surplus de blé
board-sell-wheat-help = { $each } blés pour 1 point. Combien de points ?
board-sell-stones = Vendre des pierres
board-sell-stones-help = 1 point par pierre. Combien de pierres ?

board-plan-title = Bâtir : { $site }
board-plan-teams = Équipes qui bâtissent
board-force = Force
board-force-help = une équipe, et la violette en renfort
board-no-force = aucune équipe choisie
board-force-used =
    { $lost ->
        [0] { $used } sur { $total } : rien de perdu
       *[other] { $used } sur { $total } : { $lost } de perdu
    }
board-stones-used = { $used } sur { $total } : il en reste { $left }
board-before-building = Avant de bâtir, si vous voulez :
board-plan-choose-team = Choisissez une équipe, puis cliquez les briques dans l’ordre voulu.
board-plan-click-bricks = Cliquez les briques éclairées, dans l’ordre voulu.
board-plan-team-first = Choisissez d’abord qui bâtit.
board-plan-left = Il reste dans ce plan : force { $force }, pierres { $stones }.
board-plan-remove = Ôter la brique { $number }
board-plan-back = Ôter la dernière
board-plan-market = Marché au choix :
board-plan-do =
    { $count ->
        [0] Bâtir
        [one] Bâtir { $count } brique
       *[other] Bâtir { $count } briques
    }
board-plan-do-draw = Piocher
board-plan-draw = Cartes à piocher
board-plan-other = Changer
board-draw-help = Chaque carte coûte { $cost } pierre et { $cost } de force. Vous en gardez une au plus ; les autres rapportent { $returned } point chacune. Ce qui est pioché ne se reprend pas.
board-row-won = étage achevé
board-colonnade-finished = colonnade achevée
board-ship-order = Ordre des navires
board-your-turn = à vous
board-has-built = a bâti
board-key-green = G
board-key-blue = B
board-key-yellow = Y
board-key-violet = V

board-seat = Tuile Ordre { $order }, { $next } à la manche suivante si rien ne change ; { $ships ->
        [one] { $ships } navire
       *[other] { $ships } navires
    }, { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }, blé { $wheat } ; équipes : { $teams } ; { $objectives ->
        [one] { $objectives } carte Sphinx
       *[other] { $objectives } cartes Sphinx
    } ; { $sites ->
        [one] { $sites } zone construite
       *[other] { $sites } zones construites
    } cette manche
board-sites =
    { $count ->
        [one] { $count } zone
       *[other] { $count } zones
    }
board-next-order = ensuite { $order }

## Parties reconstituées

part-river = l’ordre des cases du fleuve
part-round_spaces = les effets imprimés des cases rondes
part-nile_tiles = les tuiles Nil
part-nile_cards = vingt-quatre cartes Nil
part-sphinx_cards = trois cartes Sphinx
part-statue_rules = les coûts des statues
part-bonus_tiles = la numérotation des bonus de colonne
part-obelisk = les coûts de l’obélisque
part-colonnade = les dernières colonnes
part-pyramid = les briques de la pyramide
part-pyramid_for_two = les briques de la pyramide

## Le journal : chapitres, faits réunis en une ligne, et ce qui se dit au joueur lui-même

event-round_began-heading = Manche { $round }
event-order_dealt-together = tuiles Ordre
event-bonus_laid-together = bonus de colonne de la partie
event-statue_laid-together = statues de la partie
event-sphinx_dealt-together = cartes Sphinx distribuées
event-card_laid-together =
    { $count ->
        [one] une carte Nil posée
       *[other] { $count } cartes Nil posées
    }
event-face_laid-together =
    { $count ->
        [one] une case ronde garnie
       *[other] { $count } cases rondes garnies
    }
event-sphinx_drawn-together =
    { $count ->
        [one] une carte Sphinx regardée
       *[other] { $count } cartes Sphinx regardées
    }
event-stones_gained-together = Pierres
event-sphinx_scored-together = Cartes Sphinx
event-statue_scored-together = Statues

event-order_dealt-you = Vous avez la tuile Ordre { $order }.
event-sphinx_dealt-you = Vous avez reçu « { $sphinx } » et « { $other } ».
event-sphinx_chosen-you = Vous avez choisi de garder « { $sphinx } ».
event-ship_placed-you = Vous avez placé un navire : { $space }.
event-bonus_used-you = Vous avez utilisé le bonus de colonne « { $bonus } ».
event-seat_passed-you = Vous avez passé pour le reste de la manche.
event-card_taken-you = Vous avez pris « { $card } ».
event-card_used-you = Vous avez joué « { $card } ».
event-stones_gained-you =
    { $amount ->
        [one] Vous avez gagné { $amount } pierre.
       *[other] Vous avez gagné { $amount } pierres.
    }
event-stones_spent-you =
    { $amount ->
        [one] Vous avez dépensé { $amount } pierre.
       *[other] Vous avez dépensé { $amount } pierres.
    }
event-points_gained-you =
    { $amount ->
        [one] Vous avez gagné { $amount } point ({ $line }).
       *[other] Vous avez gagné { $amount } points ({ $line }).
    }
event-points_lost-you =
    { $amount ->
        [one] Vous avez perdu { $amount } point ({ $line }).
       *[other] Vous avez perdu { $amount } points ({ $line }).
    }
event-team_raised-you = Votre équipe { $team } est passée à { $amount } de force.
event-team_lowered-you = Votre équipe { $team } est tombée à { $amount } de force.
event-market_advanced-you = Vous avez atteint le niveau { $amount } du { $market }.
event-market_at_top-you = Vous êtes au sommet du { $market } et en recevez encore le bonus.
event-flood_moved-you = Vous avez déplacé le marqueur Crue : { $flood }.
event-field_improved-you = Vous avez amélioré « { $card } » : ce champ est désormais { $color }.
event-teams_fed-you = Vous avez nourri vos équipes : force { $need }, blé { $wheat }.
event-wheat_sold-you =
    { $amount ->
        [one] Vous avez vendu { $amount } blé.
       *[other] Vous avez vendu { $amount } blés.
    }
event-crew_sent-you =
    { $site_id ->
        [obelisk] Vous bâtissez à l’obélisque et à la colonnade avec { $crew }.
        [pyramid] Vous bâtissez à la pyramide et aux statues avec { $crew }.
       *[sphinx] Vous bâtissez au Sphinx avec { $crew }.
    }
event-ship_withdrawn-you =
    { $site_id ->
        [obelisk] Vous n’avez pas bâti à l’obélisque et à la colonnade.
        [pyramid] Vous n’avez pas bâti à la pyramide et aux statues.
       *[sphinx] Vous n’avez pas bâti au Sphinx.
    }
event-ship_moved_in-you =
    { $site_id ->
        [obelisk] Votre navire en attente prend une place à l’obélisque et à la colonnade.
        [pyramid] Votre navire en attente prend une place à la pyramide et aux statues.
       *[sphinx] Votre navire en attente prend une place au Sphinx.
    }
event-brick_laid-you =
    { $amount ->
        [0] Vous avez posé une brique sans payer ({ $monument }).
       *[other] Vous avez posé une brique de coût { $amount } ({ $monument }).
    }
event-bonus_won-you = Vous avez gagné le bonus de colonne « { $bonus } ».
event-colonnade_finished-you = Vous avez achevé la colonnade.
event-row_completed-you = Le { $monument } est achevé ; vous y avez le plus de briques.
event-sphinx_bought-you =
    { $amount ->
        [one] Vous avez pioché { $amount } carte Sphinx.
       *[other] Vous avez pioché { $amount } cartes Sphinx.
    }
event-sphinx_drawn-you = Vous avez pioché « { $sphinx } ».
event-sphinx_kept-you = Vous avez gardé « { $sphinx } ».
event-sphinx_returned-you =
    { $amount ->
        [one] Vous avez remis { $amount } carte sous la pioche.
       *[other] Vous avez remis { $amount } cartes sous la pioche.
    }
event-sphinx_scored-you =
    { $amount ->
        [one] Vous révélez « { $sphinx } » : { $amount } point.
       *[other] Vous révélez « { $sphinx } » : { $amount } points.
    }
event-statue_scored-you =
    { $amount ->
        [one] Votre statue « { $statue } » rapporte { $amount } point.
       *[other] Votre statue « { $statue } » rapporte { $amount } points.
    }

## Aide-mémoire

sheet-deck-first = Cartes Nil des manches 1 et 2
sheet-deck-second = Cartes Nil des manches 3 et 4
sheet-deck-last = Cartes Nil de la manche 5
sheet-faces = Cases rondes et tuiles
sheet-sphinx = Cartes Sphinx
sheet-statues = Statues
sheet-bonuses = Bonus de colonne
sheet-either = { $one } ou { $other }
sheet-three-plus = Seulement à trois ou quatre joueurs.
sheet-two = Seulement à deux joueurs.
