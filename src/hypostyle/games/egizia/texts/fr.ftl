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
crew-green = équipe verte
crew-blue = équipe bleue
crew-yellow = équipe jaune
crew-green_violet = équipes verte et violette
crew-blue_violet = équipes bleue et violette
crew-yellow_violet = équipes jaune et violette
crew-green_blue = équipes verte et bleue
crew-green_yellow = équipes verte et jaune
crew-blue_yellow = équipes bleue et jaune
crew-green_blue_violet = équipes verte, bleue et violette
crew-green_yellow_violet = équipes verte, jaune et violette
crew-blue_yellow_violet = équipes bleue, jaune et violette
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
space-card_1 = case carte C1
space-card_2 = case carte C2
space-card_3 = case carte C3
space-card_4 = case carte C4
space-card_5 = case carte C5
space-card_6 = case carte C6
space-card_7 = case carte C7
space-card_8 = case carte C8
space-card_9 = case carte C9
space-card_10 = case carte C10
space-round_1 = case ronde N1
space-round_2 = case ronde N2
space-round_3 = case ronde N3
space-round_4 = case ronde N4
space-round_5 = case ronde N5
space-round_6 = case ronde N6
space-round_7 = case ronde N7
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
card-R1 = R1 Marché de la pierre
card-R2 = R2 Carrière
card-R3 = R3 Carrière
card-R4 = R4 Des pierres pour du blé
card-R5 = R5 Champ jaune
card-R6 = R6 Champ vert
card-R7 = R7 Récompense tardive
card-R8 = R8 Carrière
card-R9 = R9 Champ rouge
card-R10 = R10 Champ vert
card-R11 = R11 Champ jaune
card-R12 = R12 Blé
card-R13 = R13 Don du Sphinx
card-R14 = R14 Entraînement matinal
card-R15 = R15 Champ rouge
card-R16 = R16 Champ jaune et carrière
card-R17 = R17 Carrière
card-R18 = R18 Marché du blé
card-R19 = R19 Pierres et équipe violette
card-R20 = R20 Champ vert et carrière
card-R21 = R21 Force
card-R22 = R22 Équipe au choix et crue
card-R23 = R23 Brique offerte
card-R24 = R24 Champ amélioré
card-R25 = R25 Champ amélioré
card-R26 = R26 Marché du blé
card-R27 = R27 Glanage
card-R28 = R28 Ouvriers aux marchés
card-R29 = R29 Entraînement payant
card-R30 = R30 Équipe au choix et crue
card-R31 = R31 Champ jaune
card-R32 = R32 Carrière
card-R33 = R33 Carrière
card-R34 = R34 Deuxième navire
card-R35 = R35 Champ rouge
card-R36 = R36 Champ rouge et carrière
card-R37 = R37 Champ vert
card-R38 = R38 Pierres
card-R39 = R39 Pierres ou blé
card-R40 = R40 Force
card-R41 = R41 Champ vert et carrière
card-R42 = R42 Blé
card-R43 = R43 Pierres et équipe violette
card-R44 = R44 Marché de la pierre
card-R45 = R45 Force
card-R46 = R46 Marché du blé
card-R47 = R47 Éloge de la pyramide et des statues
card-R48 = R48 Deuxième carte Sphinx
card-R49 = R49 Marché de la pierre
card-R50 = R50 Éloge de l’obélisque et de la colonnade
card-R51 = R51 Pierres
card-R52 = R52 Pierres ou blé
card-R53 = R53 Vente de pierres
card-R54 = R54 Brique offerte
card-R55 = R55 Pierres et crue
card-R56 = R56 Pierres ou force
face-T1 = T1 Équipe verte et équipe jaune
face-T2 = T2 Équipe verte et équipe bleue
face-T3 = T3 Équipe bleue et équipe jaune
face-T4 = T4 Marché du blé et marché de la pierre
face-T5 = T5 Équipe au choix et marché du blé
face-T6 = T6 Équipe au choix et marché de la pierre
face-T7 = T7 Équipe violette et crue
face-T8 = T8 Équipe au choix
face-T9 = T9 Équipe au choix et pierres
face-T10 = T10 Navire en attente
face-T11 = T11 Marché au choix
face-N1 = N1 Marché du blé et marché de la pierre
face-N2 = N2 Équipe verte et équipe jaune
face-N3 = N3 Équipe violette et crue
face-N4 = N4 Équipe verte et équipe bleue
face-N5 = N5 Équipe au choix
face-N6 = N6 Équipe bleue et équipe jaune
face-N7 = N7 Équipe au choix et pierres
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
statue-S1 = S1 (cartes permanentes)
statue-S2 = S2 (pyramide)
statue-S3 = S3 (champs jaunes et rouges)
statue-S4 = S4 (champs verts)
statue-S5 = S5 (les deux marchés)
statue-S6 = S6 (cartes Sphinx)
statue-S7 = S7 (obélisque)
statue-S8 = S8 (carrières)
statue-S9 = S9 (force de toutes les équipes)
bonus-G1 = G1 (des points pour chaque brique à venir)
bonus-G2 = G2 (marché de la pierre enrichi)
bonus-G3 = G3 (marché du blé enrichi)
bonus-G4 = G4 (meilleurs champs)
bonus-G5 = G5 (équipes plus fortes et champ de départ agrandi)
bonus-G6 = G6 (une deuxième équipe ordinaire)
bonus-G7 = G7 (un deuxième navire dans le tour)
bonus-G8 = G8 (construire avec un navire en attente)
bonus-G9 = G9 (un navire en amont)
bonus-G10 = G10 (une case ronde occupée)
sphinx-X1 = X1 (sommet du marché du blé)
sphinx-X2 = X2 (pyramide)
sphinx-X3 = X3 (colonnade achevée, pyramide)
sphinx-X4 = X4 (sommet du marché de la pierre)
sphinx-X5 = X5 (statues achevées)
sphinx-X6 = X6 (pour chacun des étages de la pyramide)
sphinx-X7 = X7 (statues achevées, sommet du marché de la pierre)
sphinx-X8 = X8 (obélisque, colonnade, pyramide, statues)
sphinx-X9 = X9 (pyramide, sommet du marché de la pierre)
sphinx-X10 = X10 (obélisque)
sphinx-X11 = X11 (équipe bleue forte)
sphinx-X12 = X12 (obélisque, statues achevées)
sphinx-X13 = X13 (pour chacune des cartes permanentes)
sphinx-X14 = X14 (obélisque)
sphinx-X15 = X15 (équipe violette forte)
sphinx-X16 = X16 (colonnade achevée, obélisque)
sphinx-X17 = X17 (équipe verte forte)
sphinx-X18 = X18 (les meilleurs champs verts)
sphinx-X19 = X19 (obélisque, sommet du marché du blé)
sphinx-X20 = X20 (colonnade achevée)
sphinx-X21 = X21 (obélisque, pyramide)
sphinx-X22 = X22 (sommet du marché du blé, sommet du marché de la pierre)
sphinx-X23 = X23 (quatre équipes fortes)
sphinx-X24 = X24 (statues achevées, sommet du marché du blé)
sphinx-X25 = X25 (obélisque, colonnade, pyramide)
sphinx-X26 = X26 (les meilleurs champs jaunes)
sphinx-X27 = X27 (colonnade, statues achevées)
sphinx-X28 = X28 (les meilleurs champs rouges)
sphinx-X29 = X29 (les meilleures carrières)
sphinx-X30 = X30 (pyramide)
sphinx-X31 = X31 (colonnade, pyramide)
sphinx-X32 = X32 (statues achevées, pyramide)
sphinx-X33 = X33 (équipe jaune forte)
sphinx-X34 = X34 (statues achevées)
sphinx-X35 = X35 (chaque statue)

## Choix

action-keep = Garder { $sphinx }
action-place = Navire : { $space }
action-pass = Passer jusqu’à la fin de la manche
action-extra = Un autre navire { $means }
action-sell =
    { $stones ->
        [one] Vendre { $stones } pierre
       *[other] Vendre { $stones } pierres
    }
action-raise = Renforcer l’équipe { $team }
action-lower = Affaiblir l’équipe { $team }
action-flood = Marqueur Crue : { $flood }
action-advance = Avancer sur le { $market }
action-take = Prendre la carte restée sur C{ $card_space }
action-play = Jouer { $card } : { $gain }
action-attach = Améliorer le champ { $card }
action-feed =
    { $stones ->
        [0] Nourrir les équipes
        [one] Nourrir les équipes, { $stones } pierre changée en blé
       *[other] Nourrir les équipes, { $stones } pierres changées en blé
    }
action-sell_wheat =
    { $sale ->
        [0] Ne pas vendre de blé
        [one] Vendre du blé pour { $sale } point
       *[other] Vendre du blé pour { $sale } points
    }
action-build = Construire avec : { $crew }
action-strengthen =
    { $second_id ->
        [none] Payer pour renforcer l’équipe { $team }
       *[other] Payer pour renforcer l’équipe { $team } et l’équipe { $second }
    }
action-lay = Brique : { $monument }
action-finish = Terminer
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
action-withdraw = Ne pas construire ici
    .waiting_turn = Continuer d’attendre
action-decline = Refuser
    .extra_ship = Pas d’autre navire
    .leftover_choice = Prendre plutôt le point
    .markets_for_team = Laisser les équipes telles quelles
    .early_raise = Ne renforcer personne
    .keeping = Ne garder aucune carte
    .keeping_more = Ne pas garder de deuxième carte
    .late_strength = Ne renforcer personne
    .last_cards = Ne plus rien jouer

## Consignes

prompt-sphinx_choice = { $seat }, choisissez la carte Sphinx que vous gardez ; l’autre retourne dans la pioche.
prompt-turn = { $seat }, placez un navire en aval du précédent, ou passez.
prompt-extra_ship = { $seat }, un autre navire dans ce tour ?
prompt-extra_turn = { $seat }, placez le navire supplémentaire.
prompt-team_choice = { $seat }, choisissez l’équipe à renforcer.
prompt-flood_choice = { $seat }, déplacez le marqueur Crue ou laissez-le.
prompt-market_choice = { $seat }, choisissez le marché où vous avancez.
prompt-free_brick_choice = { $seat }, posez sans payer une brique sur l’obélisque, la colonnade ou la pyramide.
prompt-leftover_choice = { $seat }, prenez une carte restée sur le fleuve, ou le point.
prompt-markets_for_team = { $seat }, une équipe peut perdre de la force pour avancer sur les deux marchés.
prompt-feeding = { $seat }, jouez des cartes pour du blé si vous le souhaitez, puis nourrissez vos équipes.
prompt-wheat_sale = { $seat }, combien de blé en surplus vendez-vous ?
prompt-early_raise = { $seat }, votre carte peut renforcer une équipe avant la construction.
prompt-site_turn = { $seat }, choisissez qui construit ici, jouez d’abord des cartes, ou retirez-vous.
prompt-waiting_turn = { $seat }, votre navire en attente peut construire ici en dernier.
prompt-reinforcement = { $seat }, ajoutez des cartes de force, ou commencez.
prompt-bricks = { $seat }, posez des briques tant que la force et les pierres suffisent.
prompt-purchase = { $seat }, combien de cartes Sphinx piochez-vous ?
prompt-keeping = { $seat }, gardez une des cartes piochées, ou aucune.
prompt-keeping_more = { $seat }, votre carte vous permet d’en garder une autre.
prompt-late_strength = { $seat }, votre carte peut encore renforcer des équipes cette manche.
prompt-last_cards = { $seat }, dernière occasion de jouer des cartes avant le décompte final.

## Événements

event-order_dealt = { $seat } a la tuile Ordre { $order }.
event-bonus_laid = Bonus de colonne de la partie : { $bonus }.
event-statue_laid = Statue de la partie : { $statue }.
event-sphinx_dealt = { $seat } a reçu { $sphinx } et { $other }.
event-sphinx_dealt-hidden = { $seat } a reçu deux cartes Sphinx.
event-sphinx_chosen = { $seat } a choisi de garder { $sphinx }.
event-sphinx_chosen-hidden = { $seat } a choisi une carte Sphinx.
event-round_began = La manche { $round } commence.
event-card_laid = { $card } est posée : { $space }.
event-face_laid = { $face } est posée : { $space }.
event-ship_placed = { $seat } a placé un navire : { $space }.
event-bonus_used = { $seat } a utilisé le bonus de colonne { $bonus }.
event-seat_passed = { $seat } a passé.
event-card_taken = { $seat } a pris { $card }.
event-card_used = { $seat } a joué { $card }.
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
event-field_improved = { $seat } a amélioré { $card } : ce champ est désormais { $color }.
event-teams_fed = { $seat } a nourri { $need } de force avec { $wheat } de blé.
event-wheat_sold = { $seat } a vendu { $amount } de blé.
event-crew_sent = { $seat } construit ({ $site }) avec : { $crew }.
event-ship_withdrawn = { $seat } n’a pas construit ({ $site }).
event-ship_moved_in = Le navire en attente de { $seat } a pris une place ({ $site }).
event-brick_laid =
    { $amount ->
        [0] { $seat } a posé une brique sans payer ({ $monument }).
       *[other] { $seat } a posé une brique de coût { $amount } ({ $monument }).
    }
event-bonus_won = { $seat } a gagné le bonus de colonne { $bonus }.
event-colonnade_finished = { $seat } a achevé la colonnade.
event-row_completed = Le { $monument } est achevé ; { $seat } y a le plus de briques.
event-sphinx_bought =
    { $amount ->
        [one] { $seat } a pioché { $amount } carte Sphinx.
       *[other] { $seat } a pioché { $amount } cartes Sphinx.
    }
event-sphinx_drawn = { $seat } a pioché { $sphinx }.
event-sphinx_drawn-hidden = { $seat } regarde une carte.
event-sphinx_kept = { $seat } a gardé { $sphinx }.
event-sphinx_kept-hidden = { $seat } a gardé une carte Sphinx.
event-sphinx_returned =
    { $amount ->
        [one] { $seat } a remis { $amount } carte sous la pioche.
       *[other] { $seat } a remis { $amount } cartes sous la pioche.
    }
event-round_ended = La manche { $round } est terminée.
event-sphinx_scored =
    { $amount ->
        [one] { $seat } révèle { $sphinx } : { $amount } point.
       *[other] { $seat } révèle { $sphinx } : { $amount } points.
    }
event-statue_scored =
    { $amount ->
        [one] { $seat } marque la statue { $statue } : { $amount } point.
       *[other] { $seat } marque la statue { $statue } : { $amount } points.
    }
event-match_ended = La partie est terminée et les derniers points ont été comptés.

## Raisons

reason-not_asked = Ce n’est pas le choix à faire maintenant.
reason-not_dealt = Cette carte ne vous a pas été distribuée.
reason-no_ship_left = Il ne reste plus de navire pour cette manche.
reason-space_closed = Cette case est fermée à ce nombre de joueurs.
reason-space_upstream = C’est en amont de votre dernier navire.
reason-space_taken = Un navire s’y trouve déjà : un seul par case.
reason-ship_at_site = Vous avez déjà un navire sur ce chantier.
reason-slot_free = On n’attend que là où toutes les places sont prises.
reason-must_place = Le navire supplémentaire doit être placé.
reason-no_second_ship = Vous n’avez pas de bonus de colonne prêt pour un deuxième navire.
reason-card_not_owned = Vous n’avez pas cette carte.
reason-card_other_use = Cette carte ne donne pas cela.
reason-no_use_now = Cela ne servirait à rien maintenant.
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
reason-team_used = Une de ces équipes a déjà construit cette manche.
reason-no_second_team = Deux équipes ordinaires demandent leur bonus de colonne, encore disponible.
reason-too_little_force = La force ne suffit pas.
reason-nothing_to_build = Il ne reste rien à construire ici.
reason-not_this_site = Ce monument ne fait pas partie de ce choix.
reason-lay_one_first = Il faut d’abord poser au moins une brique.
reason-obelisk_complete = L’obélisque est achevé.
reason-colonnade_complete = Votre colonnade est achevée.
reason-no_such_row = La pyramide n’a pas cet étage.
reason-row_complete = Cet étage est achevé.
reason-no_support = Il faut les deux briques du dessous.
reason-no_such_statue = Cette statue n’est pas de la partie.
reason-statue_complete = Votre statue est achevée.
reason-one_level_a_round = Un seul étage par statue et par manche.
reason-pay_for_one = Il faut payer au moins une carte.
reason-over_the_limit = De votre place à quai, on pioche moins de cartes.
reason-no_free_card = Aucune de vos cartes ne donne de carte gratuite.
reason-not_drawn = Vous n’avez pas pioché cette carte.
reason-used_this_round = Cette carte a déjà servi cette manche.
reason-same_choice = Le même choix est proposé dans un autre ordre.

## Feuille de score

line-obelisk = Obélisque
line-colonnade = Colonnade
line-pyramid = Pyramide
line-bricks = Points pour les briques
line-feeding = Nourriture
line-markets = Marché du blé
line-cards = Cartes Nil
line-sphinx_draws = Cartes remises
line-cooperation = Coopération
line-majority = Majorité de la pyramide
line-end_cards = Cartes de fin de partie
line-sphinx_cards = Cartes Sphinx
line-statues = Statues
line-stones = Pierres restantes
tie-order = Tuile Ordre

## Effets, dits avec leurs nombres

effect-stones = { $amount } pierres
effect-points = { $amount } points
effect-wheat_market = marché du blé +{ $amount }
effect-stone_market = marché de la pierre +{ $amount }
effect-any_market = un marché +{ $amount }
effect-green_team = verte +{ $amount }
effect-blue_team = bleue +{ $amount }
effect-yellow_team = jaune +{ $amount }
effect-violet_team = violette +{ $amount }
effect-any_team = une équipe +{ $amount }
effect-flood = crue ±{ $amount }
effect-free_brick = brique offerte
effect-obelisk_and_colonnade_points = { $amount } par brique de l’obélisque et de la colonnade
effect-pyramid_and_statue_points = { $amount } par brique de la pyramide et des statues
effect-waiting_ship = un navire en attente construit
use-stones = { $amount } pierres
use-wheat = { $amount } blé
use-force = force +{ $amount }
use-extra_ship = un deuxième navire
use-keep_more = garder une deuxième carte Sphinx
use-sell_stones = vendre jusqu’à { $amount } pierres
power-stones_to_wheat = nourrir : des pierres en blé
power-end_points = { $amount } points à la fin
power-free_sphinx_card = une carte Sphinx gratuite avec une payée
power-team_before_building = une équipe +{ $amount } avant de construire
power-improve_field = améliore un champ
power-leftover_card = une carte restante, ou { $amount } point
power-team_for_markets = une équipe −1 : les deux marchés +{ $amount }
power-buy_strength = construire : une équipe +1 pour { $amount } pierres, deux fois au plus
goal-obelisk = { $amount } briques sur l’obélisque
goal-colonnade = { $amount } briques sur la colonnade
goal-pyramid = { $amount } briques sur la pyramide
goal-statues = { $amount } briques sur les statues
goal-full_statues = statues achevées : { $amount }
goal-each_statue = { $amount } briques sur chaque statue
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
board-tabs = Parties du plateau
board-tab-now = Choix
board-tab-river = Fleuve
board-tab-sites = Chantiers
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
        [green] champ vert : { $wheat } blés, toujours
        [yellow] champ jaune : { $wheat } blés, crue moyenne ou haute
       *[red] champ rouge : { $wheat } blés, crue haute seulement
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
board-bonus-point_per_brick = Chaque brique posée ensuite rapporte { $amount } point de plus, statues comprises.
board-bonus-stone_market_top = Au sommet du marché de la pierre, chaque pas donne { $amount } pierres.
board-bonus-wheat_market_top = Au sommet du marché du blé, chaque pas donne { $amount } points.
board-bonus-better_fields = Chacun de vos champs vaut { $amount } de plus.
board-bonus-all_teams = Toutes vos équipes gagnent { $amount } de force, et votre champ de départ est retourné.
board-bonus-second_team = Deux équipes ordinaires travaillent ensemble à un même chantier.
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
board-statue-level = Étage { $level } (coût { $cost }) : { $goal } → { $points } points
board-statue-seat = { $who } : étage { $level }, compte { $have }, vaut { $points }
board-goal-each = Pour chaque unité ({ $goal }) : { $points } points
board-goal-most = Strictement le plus : { $goal }
board-progress = { $have } sur { $need }
board-count = { $have } pour l’instant
board-objective = Carte Sphinx, secrète : { $goals } ; { $points } points
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
board-stones = { $count } pierres sur { $most } ; les carrières en donneront { $harvest }
board-harvest = +{ $count } à la récolte
board-land = Mes champs et carrières
board-own-cards = Mes cartes
board-for = pour
board-balance = { $produced } blés produits pour { $need } de force.
board-wheat-missing =
    { $count ->
        [one] il manque { $count } blé : −{ $points } points
       *[other] il manque { $count } blés : −{ $points } points
    }
board-wheat-sale = reste { $count } : vente possible pour { $points } { $points ->
        [one] point
       *[other] points
    }
board-wheat-left = reste { $count }, rien à vendre
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
board-plan-left = Il reste { $force } de force et { $stones } pierres dans ce plan.
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

board-seat = Tuile Ordre { $order }, { $next } à la manche suivante si rien ne change ; { $ships } navires, { $stones } pierres, blé { $wheat } ; équipes : { $teams } ; { $objectives } cartes Sphinx ; { $sites } chantiers bâtis cette manche
board-sites =
    { $count ->
        [one] { $count } chantier
       *[other] { $count } chantiers
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
