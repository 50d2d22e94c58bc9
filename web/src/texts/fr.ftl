home = hypostyle, la salle
tagline = cinq jeux d’Égypte, une table, de bons adversaires
to-hall = Retour à la salle
settings = Réglages
close = Fermer
loading = On dresse la table…
rules = Règles
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-none = Les règles n’en parlent pas.
keys = Touches du clavier
key-tab = Tab
key-tab-help = de la consigne aux choses éclairées, puis à la main, aux joueurs, au journal
key-arrows = ← ↑ → ↓
key-arrows-help = d’une chose éclairée à la suivante ; avec Maj, d’une chose quelconque à la suivante
key-enter = Entrée
key-enter-help = choisir
key-escape-help = un pas en arrière
key-u-help = annuler
key-h-help = indice, en trois fois
key-why-help = pourquoi pas ? (pour la chose où l’on est)
key-p-help = passer
key-slash-help = toutes les actions
key-l-help = le journal
key-digits-help = les choix numérotés ; avec Maj, regarder un joueur
key-alt-help = les noms à côté des pièces
key-f1-help = cette liste et les règles
rules-failed = Les règles n’ont pas pu être chargées.
see-rules = Lire les règles
see-rule = Voir la règle
play = Jouer
play-game = Jouer : { $game }
resume = Reprendre
again = Réessayer
replay = Revoir
yes = oui
no = non
you = Vous
points = points
nothing = rien
what = Quoi
not-found = Il n’y a rien derrière cette porte.
not-found-help = L’adresse est peut-être mal écrite, ou la table n’existe plus.

theme-to-day = Couleurs de jour
theme-to-night = Couleurs de nuit
settings-language = Langue
settings-language-fr = Français
settings-language-en = English
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-day = Jour
settings-theme-night = Nuit
settings-motion = Mouvements
settings-motion-slow = Lents
settings-motion-normal = Normaux
settings-motion-fast = Rapides
settings-motion-off = Aucun
settings-sound = Son
settings-sound-on = Oui
settings-sound-off = Non
settings-labels = Noms à côté des pièces
settings-labels-on = Toujours
settings-labels-off = À la demande (touche Alt)
settings-board = Table
settings-board-drawn = Plateau dessiné
settings-board-plain = Tableaux et boutons
settings-touch = Écran tactile
settings-touch-two = Toucher pour voir, encore pour jouer
settings-touch-one = Jouer d’un seul toucher

hall-players = { $low } à { $high } joueurs
hall-range = { $low } à { $high }
hall-minutes = { $minutes } min
hall-no-account = Sans compte, même hors ligne. Les adversaires ne voient jamais votre jeu.
hall-unofficial = Application non officielle ; les titres sont ceux de leurs éditeurs.
hall-have-link = J’ai un lien
hall-link-label = Collez le lien d’une table
hall-link-go = S’asseoir
hall-link-bad = Ce n’est pas un lien de cette salle.
hall-resume = Reprendre { $game }
hall-with = { $game } avec { $names }
hall-your-turn = c’est à vous
hall-waiting = aux autres de jouer

setup-title = Nouvelle partie
setup-seats = Autour de la table
setup-seat = Place { $number }
setup-name = Votre nom
setup-you = Vous
setup-here = Quelqu’un ici
setup-link = Un ami, par lien
setup-kind-you = à cet appareil
setup-kind-here = à cet appareil
setup-kind-link = là où il est
setup-person = Une personne
setup-pick = Qui s’assied en face ?
setup-pick-here = Qui s’assied ici ?
setup-change = changer
setup-change-help = Touchez un visage pour en changer
setup-against = contre { $names }
setup-name-of = Nom à la place { $number }
setup-friend = Un ami
setup-sum-you = vous
setup-sum-here = { $count ->
    [one] une personne ici
   *[other] { $count } personnes ici
  }
setup-sum-link = { $count ->
    [one] un ami par lien
   *[other] { $count } amis par lien
  }
setup-time = Environ { $minutes } minutes ; on peut s’arrêter et reprendre à tout moment.
setup-first = Première partie ?
setup-first-help = À la table, ce qui brille peut se toucher ; le reste dit pourquoi pas.
setup-options-changed = changé : { $names }
setup-players = Joueurs
setup-options = Options et variantes
setup-options-default = comme pour une première partie
setup-link-note = Chaque ami reçoit son propre lien dès que la table est dressée.
setup-reconstructed = Certains éléments imprimés de ce jeu ont dû être reconstitués : { $parts }. La page des règles dit lesquels.

my-tables = Mes tables
tables-open = En cours
tables-over = Terminées
tables-none = Aucune pour l’instant.
import = Un fichier de partie
import-help = Revoir une partie enregistrée ici ou ailleurs.
import-choose = Choisir un fichier…

all-actions = Toutes les actions
palette-search = Écrivez ce que vous voulez faire
palette-count = { $found } sur { $all }
palette-none = Vous n’avez rien à décider pour l’instant.
seats = Joueurs
board = Plateau
dock = Votre place
log = Journal
log-help = clic = revoir
log-new = { $count ->
    [0] Au plus récent
    [one] 1 nouveau
   *[other] { $count } nouveaux
  }
players = Joueurs
your-choices = Vos choix
back = Retour
key-escape = Échap
undo = Annuler
undo-not = Rien de vous ne peut être repris : quelque chose a été révélé ou un autre a joué.
hint = Indice
hint-thinking = La recherche réfléchit…
hint-where = Regardez de près ce qui est éclairé : une chose y vaut mieux que les autres.
hint-gain = { $sign ->
    [minus] à terme, environ { $points } points
   *[other] à terme, environ +{ $points } points
  }
hint-value = { $percent } % d’espoir de gagner
hint-is = La recherche choisirait : { $action }.
no-gain = Aucun point tout de suite.
tap-again = Touchez encore pour jouer.
help = Comment ça marche ?
over = { $count ->
    [one] Victoire de { $names }.
   *[other] Victoire partagée : { $names }.
  }
looking-back = Vous revoyez le coup { $step }.
looking-back-short = En arrière
step = Coup
step-back = Un coup en arrière
step-on = Un coup en avant
back-to-now = Revenir au présent
play-from-here = Jouer à partir d’ici
bot-thinking = { $name } réfléchit…
bot-time = { $seconds } s sur { $budget } s au plus, niveau { $level }.
bot-late = { $seconds } s, plus que les { $budget } s prévues : la machine est chargée.
bot-soon = Niveau { $level } : la réponse vient aussitôt.
away = { $name } est absent.
away-help = Sa place est gardée ; la table attend depuis { $time }.
waiting-help = Vous pouvez partir et revenir par le même lien.
sealed-waiting = Choix scellés : { $sealed }. On attend { $waiting }.
waiting-for = La table attend { $names }.
seat-you = vous
seat-link = par lien
seat-free = place encore libre
seat-away = absent
seat-thinking = réfléchit
seat-thinking-since = réfléchit depuis { $seconds } s
seconds = { $seconds } s
seat-bot = robot
seat-your-turn = à vous
seat-turn = à jouer
handover = { $name }, c’est à vous
handover-help = La table est couverte : personne ne voit ce qui est à vous.
handover-take = Je suis { $name } : découvrir
reconnecting = La connexion est perdue ; nouvel essai…
table-gone = Cette table n’existe pas.
table-gone-help = Le lien est peut-être incomplet.
table-damaged = Cette table ne peut pas être ouverte.
table-damaged-help = Son enregistrement est endommagé, ou vient d’une autre version. L’hôte en trouve la raison dans le journal du serveur, sous { $table }.
why-not = { $action } : pourquoi pas ?
why-allowed = C’est possible.
share-title = Les liens de vos amis
share-help = Envoyez à chacun le sien. Le premier qui l’ouvre s’assied là. Ils ne seront plus montrés ensuite.
share-copy = Copier
share-copied = Copié
share-copy-of = Copier le lien : { $name }
share-copied-of = Lien copié : { $name }
share-only-here = Ces liens ne s’ouvrent que sur cet ordinateur. Pour des amis ailleurs, il faut servir la salle sur le réseau : hypostyle serve --host.
share-go = À la table

refused-illegal = Les règles ne le permettent pas maintenant.
refused-not_yours = Cette place n’est pas la vôtre.
refused-not_yet = Cette place n’a rien à décider pour l’instant.
refused-stale = La table avait avancé ; la voici telle qu’elle est.
refused-unknown = Ce choix n’existe pas.
refused-no_undo = Ce n’est plus possible de revenir là-dessus.
refused-over = La partie est terminée.
refused-paused = Ce n’était pas ça : attendez un instant avant de réessayer.
refused-beaten = Quelqu’un d’autre a été plus rapide.
refused-race = Tant que tout le monde cherche, on ne dit rien à personne.
refused-too_fast = C’était trop rapide ; attendez un instant.
refused-too_large = Ce message était trop long.
refused-bad_message = Le serveur n’a pas compris.
refused-busy = Le serveur est occupé ; réessayez dans un instant.

score-sheet = Feuille de score
score-later = La feuille se remplit à la fin de la partie.
score-hidden = Ses points restent cachés jusqu’à la fin.
line = Ligne
total = Total
place = Place
tie-decided = À égalité de points ; ce qui a départagé : { $tie }.
tie-shared = Rien ne départage les premiers : victoire partagée.
chart = Les points au fil de la partie
chart-label = Points à la fin : { $last }
review = Revoir
rematch = Revanche
export = Enregistrer la partie
seed-shown = Les mélanges se vérifient : graine { $seed }, annoncée par { $hash }….
reconstructed = Tout ce qui est imprimé sur le matériel n’a pu être retrouvé. Reconstitué : { $parts }.

problem-unreachable = Le serveur ne répond pas.
problem-unknown_game = Ce jeu n’est pas dans cette salle.
problem-unknown_table = Cette table n’existe pas.
problem-bad_token = Ce lien n’ouvre aucune place ici.
problem-taken = Quelqu’un est déjà assis là.
problem-too_fast = C’était trop rapide ; attendez un instant.
problem-too_large = Ce fichier est trop gros.
problem-bad_save = Ce n’est pas un fichier de partie.
problem-not_over = La partie n’est pas terminée.
problem-other = Cela n’a pas marché : { $title }

edition = Cartes :
edition-short = Cartes : « { $name } »
edition-unnamed = édition de l’hôte
edition-complete = « { $name } », les { $cards } telles qu’imprimées selon leur propriétaire.
edition-partly = « { $name } », { $redrawn ->
    [one] une redessinée
   *[other] { $redrawn } redessinées
  } sur { $cards } ; les autres sont reconstituées par nos soins.

cards-title = Redessiner des cartes
cards-loading = On étale les cartes…
cards-all = Toutes les cartes
cards-redrawn = redessinée
cards-wrong = quelque chose ne va pas
cards-cell = { $cell } : { $kind }
cards-kinds = Peindre avec
cards-keys = Les flèches parcourent la carte, un chiffre choisit quoi peindre, Entrée peint ; les touches Page changent de carte, Ctrl+Z annule.
cards-checks = Contrôles
cards-checking = Vérification…
cards-passed = Toutes les cartes sont jouables.
cards-failed = { $count ->
    [one] Un point à corriger avant d’enregistrer.
   *[other] { $count } points à corriger avant d’enregistrer.
  }
cards-edition = L’édition
cards-in-use = En usage :
cards-name = Nom de l’édition
cards-name-example = Mon exemplaire
cards-complete = Toutes les cartes sont conformes à mon exemplaire
cards-count = { $redrawn ->
    [0] Aucune carte redessinée pour l’instant, sur { $cards }.
    [one] Une carte redessinée sur { $cards }.
   *[other] { $redrawn } cartes redessinées sur { $cards }.
  }
cards-save = Enregistrer pour les nouvelles parties
cards-export = Exporter le fichier
cards-import = Importer un fichier…
cards-revert-all = Rétablir toutes les cartes
cards-only-host = Seul l’hôte peut changer les cartes de ce serveur. Exportez votre fichier et envoyez-le-lui.
cards-saved = Enregistré. Les nouvelles parties se jouent avec ces cartes ; celles qui ont commencé gardent les leurs. Fichier : { $file }
cards-saved-none = Enregistré. Les nouvelles parties reprennent nos cartes ; celles qui ont commencé gardent les leurs.
cards-exported = Exporté : { $file }
cards-imported = Lu dans { $file } : { $count ->
    [0] aucune carte qui diffère des nôtres.
    [one] une carte redessinée. Rien n’est encore enregistré.
   *[other] { $count } cartes redessinées. Rien n’est encore enregistré.
  }
cards-play = Jouer avec ces cartes
cards-found = Vos dessins de la dernière fois sont là ; ils ne sont pas encore enregistrés.
cards-discard = Les abandonner
cards-previous = Carte précédente
cards-next = Carte suivante
cards-undo = Annuler
cards-redo = Rétablir
cards-revert = Rétablir cette carte

check-not_toml = Ce n’est pas un fichier TOML{ $line ->
    [0] {""}
   *[other] {" "}(ligne { $line })
  }.
check-not_text = Ce fichier n’est pas du texte en UTF-8.
check-no_table = Le fichier contient une table « { $table } » que le jeu ne connaît pas ; sont admises { $allowed }.
check-no_field = La table « { $table } » n’a pas de champ « { $field } » ; sont admis { $allowed }.
check-edition = La table « edition » n’accepte qu’un nom (name) de { $most } caractères au plus.
check-misshapen = La carte { $card } n’est pas une carte de ce jeu.

problem-no_cards = Rien ne peut être redessiné dans ce jeu.
problem-forbidden = Ce n’est pas permis d’ici.
problem-bad_content = Ce fichier ne convient pas : { $title }
