# Silver & Gold: Pyramids, français. Mêmes clés et mêmes variables que en.ftl.
# Les places de la réserve arrivent comptées à partir de 1 ; numéros de carte, manches, tours, quantités et points tels quels.
# Les cases arrivent par leurs noms (A1-A2-B2) ; un champ nommé par son nom ($colour) et par son étiquette ($colour_id).

title = Silver & Gold: Pyramids
tagline = Frayez-vous un chemin dans les chambres au trésor, tous en même temps : pierres, torches et tombeaux dorés vous attendent, les crânes aussi.
unofficial = Adaptation non officielle, faite par des joueurs ; le titre appartient à ses propriétaires, les textes et les dessins sont les nôtres.
seat-default = Joueur { $number }

## Noms

hand-left = gauche
hand-right = droite

pair-1-2 = première et deuxième
pair-1-3 = première et troisième
pair-1-4 = première et quatrième
pair-2-3 = deuxième et troisième
pair-2-4 = deuxième et quatrième
pair-3-4 = troisième et quatrième

colour-green = verte
colour-orange = orange
colour-purple = violette

pattern-I2 = ligne de deux
pattern-I3 = ligne de trois
pattern-L3 = angle de trois
pattern-I4 = ligne de quatre
pattern-L4 = L de quatre
pattern-T4 = T de quatre
pattern-O4 = carré de quatre
pattern-S4 = zigzag de quatre

symbol-red_gem = pierre rouge
symbol-green_gem = pierre verte
symbol-torch = torche
symbol-skull = crâne
symbol-potion = potion
symbol-cross = croix rouge

symbol-red_gem-help = Coche votre prochaine case de pierre rouge. Une rouge et une verte font une paire.
symbol-green_gem-help = Coche votre prochaine case de pierre verte. Une rouge et une verte font une paire.
symbol-torch-help = Coche la torche de la manche en cours ; une seule par manche.
symbol-skull-help = Coche votre prochain crâne, plus cher que le précédent. Seul le plus cher coûte des points à la fin.
symbol-potion-help = Efface vos deux crânes les plus chers.
symbol-cross-help = Vous devez aussitôt cocher une case de plus, sur l’une ou l’autre carte.

## Actions

action-keep = Garder les cartes { $pair }
    .when = On garde deux cartes sur quatre une seule fois, avant la première manche.
action-mark =
    { $hand_id ->
        [left] Cocher { $cells } sur la carte de gauche
       *[right] Cocher { $cells } sur la carte de droite
    }
    .when = On coche des cases quand une carte Expédition montre son motif, ou pour une croix rouge.
action-take = Prendre la carte { $place } de la réserve
    .when = On prend une carte de la réserve quand une de ses pyramides est achevée.
action-draw = Prendre la première carte de la pioche, sans la voir
    .when = On pioche une carte quand une de ses pyramides est achevée.

## Questions

prompt-draft = { $seat }, gardez deux de vos quatre cartes. Personne ne verra votre choix avant que tous aient choisi.
    .question = Gardez deux de vos quatre cartes.
    .help = Personne ne verra votre choix avant que tous aient choisi.
prompt-marking = { $seat }, tracez le motif là où il tient, ou cochez une seule case. Tous les choix se découvrent ensemble.
    .question = Tracez le motif là où il tient, ou cochez une seule case.
    .help = Tous les choix se découvrent ensemble.
prompt-bonus = { $seat }, croix rouge : cochez une case de plus sur l’une ou l’autre carte.
    .question = Croix rouge : cochez une case de plus, sur l’une ou l’autre carte.
prompt-replacement = { $seat }, votre pyramide est achevée : prenez une nouvelle carte.
    .question = Pyramide achevée : choisissez une nouvelle carte.
    .can-take = prenez une carte de la réserve
    .can-draw = piochez sans voir

## Événements

event-cards_dealt = { $seat } choisit parmi les cartes { $first }, { $second }, { $third } et { $fourth }.
event-cards_dealt-hidden = { $seat } a reçu quatre cartes au choix.
event-cards_kept = { $seat } a gardé les cartes { $left } et { $right }.
event-display_filled = La carte { $card } a été posée à la place { $place } de la réserve.
event-round_began = La manche { $round } a commencé : toutes les cartes Expédition ont été mélangées.
event-expedition_revealed = Carte Expédition { $turn } de la manche : { $pattern }.
event-cells_marked = { $seat } a coché { $cells } sur la carte { $card }.
event-bonus_marked = { $seat } a coché la case bonus { $cells } sur la carte { $card }.
event-bonus_lost =
    { $amount ->
        [one] { $seat } n’avait plus de case pour un bonus : il est perdu.
       *[other] { $seat } n’avait plus de case pour { $amount } bonus : ils sont perdus.
    }
event-gem_found =
    { $symbol_id ->
        [red_gem] { $seat } a trouvé une pierre rouge ({ $amount } en tout).
       *[green_gem] { $seat } a trouvé une pierre verte ({ $amount } en tout).
    }
event-torch_lit = { $seat } a allumé la torche de la manche { $round }.
event-skull_marked =
    { $points ->
        [one] { $seat } a rencontré son crâne numéro { $amount } : il menace de coûter { $points } point.
       *[other] { $seat } a rencontré son crâne numéro { $amount } : il menace de coûter { $points } points.
    }
event-skulls_erased =
    { $amount ->
        [one] { $seat } a bu une potion et effacé un crâne.
       *[other] { $seat } a bu une potion et effacé { $amount } crânes.
    }
event-symbol_wasted =
    { $symbol_id ->
        [torch] { $seat } a trouvé une torche, mais celle de la manche est déjà allumée.
        [skull] { $seat } a rencontré un crâne, mais n’a plus de case pour lui.
        [potion] { $seat } a trouvé une potion, mais n’a aucun crâne à effacer.
       *[other] { $seat } a trouvé une pierre, mais n’a plus de case pour elle.
    }
event-pyramid_completed =
    { $colour_id ->
        [green] { $seat } a achevé la pyramide { $card }, verte numéro { $amount }.
        [orange] { $seat } a achevé la pyramide { $card }, orange numéro { $amount }.
       *[purple] { $seat } a achevé la pyramide { $card }, violette numéro { $amount }.
    }
event-card_taken = { $seat } a pris la carte { $card } à la place { $place } de la réserve.
event-card_drawn = { $seat } a pris la carte { $card } de la pioche.
event-card_not_replaced = Il ne restait aucune carte pour remplacer la pyramide { $card } de { $seat }.
event-prize_won =
    { $colour_id ->
        [green] { $seat } a gagné { $points } points pour les pyramides vertes.
        [orange] { $seat } a gagné { $points } points pour les pyramides orange.
       *[purple] { $seat } a gagné { $points } points pour les pyramides violettes.
    }
event-prize_missed =
    { $colour_id ->
        [green] { $seat } arrive trop tard : les pyramides vertes ne rapportent plus de points.
        [orange] { $seat } arrive trop tard : les pyramides orange ne rapportent plus de points.
       *[purple] { $seat } arrive trop tard : les pyramides violettes ne rapportent plus de points.
    }
event-round_ended = La manche { $round } est finie ; sa dernière carte Expédition n’a pas servi.
event-match_ended = La partie est finie et les points ont été comptés.

## Raisons

reason-not_asked = Ce n’est pas le choix à faire maintenant.
reason-no_card_held = Il n’y a plus de carte à cet endroit.
reason-one_cell_only = Une croix rouge permet exactement une case de plus.
reason-not_the_pattern = Ces cases ne forment pas le motif de la carte Expédition ; tracez le motif entier ou cochez une seule case.
reason-wall = Un mur ne se coche jamais.
reason-already_marked = L’une de ces cases est déjà cochée.
reason-start_first = Le premier tracé sur une carte doit contenir sa case de départ.
reason-not_connected = Aucune de ces cases ne touche une case cochée, horizontalement ou verticalement.
reason-no_card_there = Il n’y a pas de carte à cette place de la réserve.
reason-deck_empty = La pioche est vide.
reason-lower_number_first = Un plus petit numéro a été achevé ; son propriétaire choisit avant vous.
reason-already_sealed = Votre choix est scellé. Reprenez-le pour en changer, tant que les autres réfléchissent.

## Feuille de score

line-tombs = Tombeaux dorés
line-torches = Torches
line-pyramid_points = Points de pyramide
line-gems = Pierres précieuses
line-skulls = Crânes
tie-lowest = Plus petit numéro achevé (compté en négatif)
tied-lowest = À égalité, le plus petit numéro parmi les cartes achevées l’emporte : { $best }, contre { $other ->
    [49] aucun
   *[other] { $other }
}.

## Table dans le terminal

table-draft = Chacun garde deux cartes sur quatre.
table-over = La partie est finie.
table-turn = Manche { $round } sur { $rounds }, carte Expédition { $turn } sur { $turns }
table-face-down = Encore cachées : { $patterns }
table-score = points
table-completed = Achevées :
table-gems = Pierres : { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }, { $green ->
        [one] { $green } verte
       *[other] { $green } vertes
    }
table-torches = Torches :
table-skulls =
    { $skulls ->
        [0] Crânes : aucun
       *[other] Crânes : { $skulls }, moins { $penalty }
    }
table-display = Réserve ({ $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans la pioche)
table-empty = pas de carte
table-legend =
    ▽ départ  ▲ tombeau doré  ░ mur  r pierre rouge  g pierre verte  t torche
    k crâne  p potion  x croix rouge  ■ cochée  ▣ choisie, encore secrète

## Table dans le navigateur

board-expedition = Expédition
board-turn = Tourner
board-turn-help = R : vers la droite ; Maj + R : vers la gauche. Clic droit ou molette sur une carte ; avec Maj, retourner. Un second doigt tourne le motif.
board-mirror = Retourner
board-positions =
    { $count ->
        [one] Une seule position
       *[other] Les { $count } positions du motif
    }
board-position =
    { $places ->
        [0] Position { $position } sur { $count } : ne tient nulle part
        [one] Position { $position } sur { $count } : une place possible
       *[other] Position { $position } sur { $count } : { $places } places possibles
    }
board-one-cell = Plutôt une case
board-coming = Encore possibles
board-cards = Vos deux cartes
board-cards-of = Les deux cartes de { $seat }
board-card =
    { $colour ->
        [green] Carte { $number }, verte
        [orange] Carte { $number }, orange
       *[purple] Carte { $number }, violette
    }, { $side ->
        [left] à gauche
       *[right] à droite
    }
board-card-side =
    { $side ->
        [left] Carte de gauche, numéro { $number }
       *[right] Carte de droite, numéro { $number }
    }
board-cell =
    { $colour ->
        [green] Carte { $number }, verte
        [orange] Carte { $number }, orange
       *[purple] Carte { $number }, violette
    }, ligne { $row }, colonne { $column }, { $what }{ $state ->
        [marked] , cochée.
        [chosen] , choisie en secret.
        [wall] .
        [lit] , libre, à cocher.
       *[free] , libre.
    }
board-beside = , voisine d’une case cochée
board-start = case de départ
board-tomb = tombeau doré
board-wall = mur
board-nothing = case vide
board-ghost =
    { $held ->
        [yes] Posé. Entrée le scelle. Motif
       *[no] Motif
    } { $pattern }, position { $position } sur { $count }, carte { $number }, cases { $cells }.
board-ghost-cell =
    { $held ->
        [yes] Posée. Entrée la scelle. Case
       *[no] Case
    } { $cells } de la carte { $number }.
board-either = { $least } ou { $most }
board-brings = Rapporte : { $gains }.
board-brings-nothing = Ne rapporte rien.
board-outlook = De { $now } à { $then ->
        [one] { $then } point
       *[other] { $then } points
    }.
board-rival = Moins si { $seat } achève la carte { $card }.
board-gains = Ce que rapporte ce choix
board-gain-gem =
    { $pairs ->
        [0] +{ $more }
       *[other] +{ $more } → paire
    }
board-gain-cross =
    { $count ->
        [one] 1 case de plus
       *[other] { $count } cases de plus
    }
board-gain-tomb = achevée +{ $points }
board-turned = tourné pour tenir
board-tools = Le motif posé
board-let-go = Lâcher
board-place = Poser
board-place-more =
    { $count ->
        [one] Poser, puis une case de plus
       *[other] Poser, puis { $count } cases de plus
    }
board-seal = Sceller mon choix
board-seal-short = Sceller
board-unseal = Reprendre mon choix
board-take = Prendre la carte { $number }
board-take-none = Prendre une carte
board-draw = Prendre dans la pioche
key-enter = Entrée
key-escape = Échap
board-sheet = Ma feuille
board-sheet-of = La feuille de { $seat }
board-sheet-help = une paire de pierres { $pair }, une seule { $single }
board-boxes = { $symbol } : { $count } sur { $boxes }
board-torch =
    { $state ->
        [lit] Torche de la manche { $round } : allumée
        [now] Torche de la manche { $round } : à trouver maintenant
        [missed] Torche de la manche { $round } : manquée
       *[later] Torche de la manche { $round } : plus tard
    }
board-round-short = M{ $round }
board-round = Manche { $round } sur { $rounds }
board-round-phone = manche { $round }/{ $rounds } · carte { $turn }/{ $turns }
board-turns = Expédition { $turn } sur { $turns }
board-last-hidden = la 8ᵉ reste cachée
board-family =
    { $colour ->
        [green] Pyramides vertes
        [orange] Pyramides orange
       *[purple] Pyramides violettes
    }
board-prize-next = la { $count }ᵉ : { $points }
board-prize-gone = plus de points
board-line-tombs = Achevées
board-line-gems = Pierres
board-line-torches = Torches
board-line-pyramid_points = Pyramides
board-line-skulls = Crânes
board-total = Total
board-display = Cartes à prendre
board-display-help = Après une carte achevée : une de celles-ci, ou la pioche.
board-deck =
    { $count ->
        [0] La pioche est vide.
        [one] Pioche : une carte
       *[other] Pioche : { $count } cartes
    }
board-order = Le plus petit numéro choisit d’abord :
board-order-line = { $seat }, n° { $card }
board-card-holds =
    { $colour ->
        [green] Carte { $number }, verte : { $counts }.
        [orange] Carte { $number }, orange : { $counts }.
       *[purple] Carte { $number }, violette : { $counts }.
    }
board-count = { $symbol } × { $count }
board-marked = Cochées : { $cells }.
board-slot-waiting = Pyramide achevée. Prenez une nouvelle carte.
board-slot-theirs = Pyramide achevée : une nouvelle carte arrive.
board-slot-empty = Plus de carte ici.
board-draft = Vos quatre cartes
board-draft-help = Gardez-en deux. Chaque tombeau doré se gagne en traçant un chemin depuis la flèche.
board-edition = Cartes reconstituées
board-seat-thinking = Réfléchit…
board-seat-sealed = Choix scellé
board-seat-revealed = Dévoilé
board-look = Voir en grand les cartes de { $seat }
board-watched = Cartes de { $seat }
board-back = Revenir à mes cartes
board-next-seat = Joueur suivant
board-pages = Pages de la table
board-tab-cards = Cartes
board-tab-sheet = Ma feuille
board-tab-sheet-theirs = Feuille
board-tab-others = Les autres
board-tab-display = Réserve

## Redessiner les cartes

redraw-link = Redessiner les cartes
redraw-intro = Les murs et les symboles des 48 cartes ne sont imprimés qu’en images : les nôtres sont reconstitués. Si vous possédez le jeu, recopiez ici vos cartes ; les nouvelles parties se joueront avec elles.
redraw-built-in = les 48 cartes sont reconstituées par nos soins
redraw-card = Carte { $card }
redraw-colour = Couleur
redraw-colour-green = verte
redraw-colour-orange = orange
redraw-colour-purple = violette
redraw-cell-empty = vide
redraw-cell-wall = mur
redraw-cell-start = départ
redraw-cell-tomb = tombeau doré
redraw-cell-red_gem = pierre rouge
redraw-cell-green_gem = pierre verte
redraw-cell-torch = torche
redraw-cell-skull = crâne
redraw-cell-potion = potion
redraw-cell-cross = croix rouge

check-no_start = La carte { $card } n’a pas de case de départ : il en faut une dans la rangée du haut, de { $first } à { $last }.
check-start_row = Carte { $card }, case { $cell } : le départ doit se trouver dans la rangée du haut, de { $first } à { $last }.
check-second_start = Carte { $card }, case { $cell } : c’est un second départ, il n’en faut qu’un.
check-no_tomb = La carte { $card } n’a pas de tombeau doré : il en faut un dans la rangée du bas, de { $first } à { $last }.
check-tomb_row = Carte { $card }, case { $cell } : le tombeau doré doit se trouver dans la rangée du bas, de { $first } à { $last }.
check-second_tomb = Carte { $card }, case { $cell } : c’est un second tombeau doré, il n’en faut qu’un.
check-crosses = Carte { $card }, case { $cell } : c’est la croix rouge numéro { $number }, il y en a { $most } au plus.
check-unreachable = Carte { $card }, case { $cell } : aucun chemin ne mène du départ { $start } au tombeau doré.
check-colours =
    La carte { $card } est la { $number }ᵉ { $colour ->
        [green] verte
        [orange] orange
       *[purple] violette
    } ; il en faut { $each } de chaque couleur.
check-unknown = La carte { $card } n’a pas de champ « { $field } » ; sont admis colour et grid.
check-grid = La carte { $card } doit avoir une grille (grid) de { $rows } textes, un par rangée.
check-rows = La carte { $card } a { $found } rangées et non { $rows } : sa grille va de la case A1 à la case E5.
check-row = Carte { $card }, case { $cell } : sa rangée compte { $found } signes et non { $columns }.
check-sign = Carte { $card }, case { $cell } : « { $sign } » n’est pas un signe ; sont admis { $allowed }.

## Ce qui est reconstitué

part-skulls = pénalités des crânes
part-cards = les faces des cartes

## Le journal : chapitres, faits réunis en une ligne, et ce qui se dit au joueur lui-même

event-round_began-heading = Manche { $round }
event-cards_dealt-together = cartes distribuées au choix
event-display_filled-together =
    { $count ->
        [one] une carte posée dans la réserve
       *[other] { $count } cartes posées dans la réserve
    }

event-cards_dealt-you = Vous choisissez parmi les cartes { $first }, { $second }, { $third } et { $fourth }.
event-cards_kept-you = Vous avez gardé les cartes { $left } et { $right }.
event-cells_marked-you = Vous avez coché { $cells } sur la carte { $card }.
event-bonus_marked-you = Vous avez coché la case bonus { $cells } sur la carte { $card }.
event-bonus_lost-you =
    { $amount ->
        [one] Vous n’aviez plus de case pour un bonus : il est perdu.
       *[other] Vous n’aviez plus de case pour { $amount } bonus : ils sont perdus.
    }
event-gem_found-you =
    { $symbol_id ->
        [red_gem] Vous avez trouvé une pierre rouge ({ $amount } en tout).
       *[green_gem] Vous avez trouvé une pierre verte ({ $amount } en tout).
    }
event-torch_lit-you = Vous avez allumé la torche de la manche { $round }.
event-skull_marked-you =
    { $points ->
        [one] Vous avez rencontré votre crâne numéro { $amount } : il menace de coûter { $points } point.
       *[other] Vous avez rencontré votre crâne numéro { $amount } : il menace de coûter { $points } points.
    }
event-skulls_erased-you =
    { $amount ->
        [one] Vous avez bu une potion et effacé un crâne.
       *[other] Vous avez bu une potion et effacé { $amount } crânes.
    }
event-symbol_wasted-you =
    { $symbol_id ->
        [torch] Vous avez trouvé une torche, mais celle de la manche est déjà allumée.
        [skull] Vous avez rencontré un crâne, mais n’avez plus de case pour lui.
        [potion] Vous avez trouvé une potion, mais n’avez aucun crâne à effacer.
       *[other] Vous avez trouvé une pierre, mais n’avez plus de case pour elle.
    }
event-pyramid_completed-you =
    { $colour_id ->
        [green] Vous avez achevé la pyramide { $card }, verte numéro { $amount }.
        [orange] Vous avez achevé la pyramide { $card }, orange numéro { $amount }.
       *[purple] Vous avez achevé la pyramide { $card }, violette numéro { $amount }.
    }
event-card_taken-you = Vous avez pris la carte { $card } à la place { $place } de la réserve.
event-card_drawn-you = Vous avez pris la carte { $card } de la pioche.
event-card_not_replaced-you = Il ne restait aucune carte pour remplacer votre pyramide { $card }.
event-prize_won-you =
    { $colour_id ->
        [green] Vous avez gagné { $points } points pour les pyramides vertes.
        [orange] Vous avez gagné { $points } points pour les pyramides orange.
       *[purple] Vous avez gagné { $points } points pour les pyramides violettes.
    }
event-prize_missed-you =
    { $colour_id ->
        [green] Vous arrivez trop tard : les pyramides vertes ne rapportent plus de points.
        [orange] Vous arrivez trop tard : les pyramides orange ne rapportent plus de points.
       *[purple] Vous arrivez trop tard : les pyramides violettes ne rapportent plus de points.
    }

## Aide-mémoire

sheet-symbols = Ce qu’on trouve
sheet-patterns = Motifs des cartes Expédition
sheet-cards = Chambres au trésor
sheet-card =
    { $colour ->
        [green] Carte { $number }, verte
        [orange] Carte { $number }, orange
       *[purple] Carte { $number }, violette
    }
