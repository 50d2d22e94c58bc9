# Senet, français. Mêmes clés et mêmes variables que en.ftl.
# Maisons, lancers et quantités arrivent tels quels ; un champ nommé par son nom ($another) et par son étiquette ($another_id).

title = Senet
tagline = Lancez les bâtonnets, menez cinq pions à travers trente maisons et par-delà l’Eau : la plus ancienne des courses.
unofficial = Aucune règle du Senet n’a survécu : ceci est une reconstitution, avec nos précisions là où les récits diffèrent.
seat-default = Joueur { $number }

## Noms

another-no = non
another-yes = oui

colour-ivory = ivoire
colour-ebony = ébène

## Actions. Un attribut est la formulation propre à la tâche de ce nom.

action-move = Avancer le pion de la maison { $house }
    .retreat = Reculer le pion de la maison { $house }
    .where =
        { $house ->
            [26] Regardez la maison de la Beauté.
           *[other] Regardez vos pions, et ce qui se trouve là où ils arriveraient.
        }

## Questions

prompt-advance = { $seat }, choisissez le pion qui avance de votre lancer.
    .question = Quel pion avance, { $seat } ?
    .help = Il avance exactement du nombre lancé.
prompt-retreat = { $seat }, aucun de vos pions ne peut avancer : choisissez celui qui recule.
    .question = Quel pion recule, { $seat } ?
    .help = Aucun de vos pions ne peut avancer de ce lancer.

## Événements

event-sticks_thrown =
    { $another_id ->
        [yes] { $seat } a lancé { $throw } et rejouera.
       *[no] { $seat } a lancé { $throw }.
    }
event-piece_moved =
    { $arrival ->
        [15] { $seat } a avancé de { $house } à 15, la maison de la Renaissance.
        [26] { $seat } a atteint la maison de la Beauté depuis { $house }.
        [28] { $seat } a avancé de { $house } à 28, les Trois Vérités.
        [29] { $seat } a avancé de { $house } à 29, Rê-Atoum.
        [30] { $seat } a avancé de { $house } à 30, Horus.
       *[other] { $seat } a avancé de { $house } à { $arrival }.
    }
event-piece_retreated = { $seat } a dû reculer de { $house } à { $arrival }.
event-pieces_exchanged = { $seat } a joué de { $house } à { $arrival } et pris la place du pion adverse, renvoyé en { $house }.
event-piece_drowned =
    { $arrival ->
        [15] { $seat } a perdu un pion dans l’Eau : il revient à la vie dans la maison de la Renaissance.
       *[other] { $seat } a perdu un pion dans l’Eau : il revient à la vie en { $arrival }.
    }
event-piece_borne_off =
    { $count ->
        [one] { $seat } a sorti un premier pion, depuis { $house }.
       *[other] { $seat } a sorti un pion depuis { $house } : { $count } à présent.
    }
event-throw_lost = { $seat } n’a pu jouer aucun pion de { $throw } : le lancer est perdu.
event-match_won = { $seat } a sorti son dernier pion et gagne la partie.

## Raisons

reason-no_piece_there = Aucun pion de ce joueur ne se trouve dans cette maison.
reason-own_piece_there = Un pion du même joueur se trouve déjà dans la maison d’arrivée.
reason-safe_house = Le pion de la maison d’arrivée y est à l’abri : il ne s’échange jamais.
reason-protected = Le pion de la maison d’arrivée est protégé par un voisin de sa couleur.
reason-wall_between = Un mur d’au moins trois pions adverses barre le chemin.
reason-beauty_first = Tout pion doit s’arrêter dans la maison de la Beauté, par un lancer exact.
reason-exact_throw = Des trois dernières maisons, un pion ne sort que par le lancer exact : 3 depuis 28, 2 depuis 29, 1 depuis 30.
reason-never_back = Un pion qui a atteint la maison de la Beauté ne recule plus jamais.
reason-no_house_behind = Il n’y a pas assez de maisons derrière ce pion.

## Feuille de score

line-borne_off = Pions sortis

## Table

table-throw = Lancer
table-light = Faces claires
table-another = Rejouer
table-moves = Coups possibles
table-house = De la maison
table-arrival = À la maison
table-score = Points
table-lines = Feuille de score
table-houses = Dans les maisons
table-steps_left = Pas restants
table-you = vous
table-sticks = Bâtonnets
table-off = Sortis
table-rebirth = Renaissance
table-beauty = Beauté
table-water = Eau
table-three_truths = Trois Vérités
table-re_atum = Rê-Atoum
table-horus = Horus

## Ce qui est reconstitué

part-board = l’effet des maisons marquées
part-sticks = la valeur des bâtonnets

## Ce qui se dit au joueur lui-même, dans le journal

event-sticks_thrown-you =
    { $another_id ->
        [yes] Vous avez lancé { $throw } et rejouerez.
       *[no] Vous avez lancé { $throw }.
    }
event-piece_moved-you =
    { $arrival ->
        [15] Vous avez avancé de { $house } à 15, la maison de la Renaissance.
        [26] Vous avez atteint la maison de la Beauté depuis { $house }.
        [28] Vous avez avancé de { $house } à 28, les Trois Vérités.
        [29] Vous avez avancé de { $house } à 29, Rê-Atoum.
        [30] Vous avez avancé de { $house } à 30, Horus.
       *[other] Vous avez avancé de { $house } à { $arrival }.
    }
event-piece_retreated-you = Vous avez dû reculer de { $house } à { $arrival }.
event-pieces_exchanged-you = Vous avez joué de { $house } à { $arrival } et pris la place du pion adverse, renvoyé en { $house }.
event-piece_drowned-you =
    { $arrival ->
        [15] Vous avez perdu un pion dans l’Eau : il revient à la vie dans la maison de la Renaissance.
       *[other] Vous avez perdu un pion dans l’Eau : il revient à la vie en { $arrival }.
    }
event-piece_borne_off-you =
    { $count ->
        [one] Vous avez sorti un premier pion, depuis { $house }.
       *[other] Vous avez sorti un pion depuis { $house } : { $count } à présent.
    }
event-throw_lost-you = Vous n’avez pu jouer aucun pion de { $throw } : le lancer est perdu.
event-match_won-you = Vous avez sorti votre dernier pion et gagnez la partie.
