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
rules-pieces-none = Aucune carte ni tuile n’en parle.
rules-contents = Table des matières
rules-tab-brief = En bref
rules-tab-all = Toutes les règles
rules-tab-pieces = Cartes et tuiles
rules-tab-keys = Clavier
rules-numbers = Montrer les numéros des règles
rules-minutes = environ { $minutes } minutes
rules-explained = { $count ->
    [one] Une précision
   *[other] { $count } précisions
  }
rules-all-rulings = { $count ->
    [one] La voir, avec son numéro
   *[other] Les { $count }, avec leurs numéros
  }
key-tab = Tab
key-tab-help = de la consigne aux choses éclairées, puis à la main, aux joueurs, au journal
key-arrows = ← ↑ → ↓
key-arrows-help = d’une chose éclairée à la suivante ; avec Maj, d’une chose quelconque à la suivante
key-enter = Entrée
key-enter-help = choisir
key-escape-help = un pas en arrière
key-u-help = annuler, comme Ctrl+Z
key-h-help = indice, en trois fois
key-why-help = pourquoi pas ? (pour la chose où l’on est)
key-p-help = passer
key-slash-help = toutes les actions
key-l-help = le journal
key-c-help = la conversation
key-digits-help = les choix numérotés ; avec Maj, regarder un joueur
key-alt-help = les noms à côté des pièces
key-replay = Espace ← →
key-replay-help = en revoyant la partie : lecture, pas à pas ; avec Maj par tour, Pg. préc. et Pg. suiv. par manche ; < et > vitesse ; C lien, G jouer à partir d’ici
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
named = { $name } : { $what }
parted = {" ; "}
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
settings-follow = Durée d’affichage des coups des autres, à trois ou quatre
settings-follow-brief = Brièvement
settings-follow-second = Une seconde
settings-follow-long = Deux secondes
settings-sound = Son
settings-sound-on = Oui
settings-sound-off = Non
settings-notify = Prévenir quand c’est à vous, si la page est cachée
settings-notify-on = Oui
settings-notify-off = Non
settings-notify-denied = Le navigateur ne permet pas à cette page de vous prévenir ; le titre de l’onglet le dira.
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
hall-link-bad = Ce lien n’ouvre aucune table d’ici.
hall-resume = Reprendre { $game }
hall-with = { $game } avec { $names }
hall-your-turn = c’est à vous
hall-waiting = aux autres de jouer

setup-title = Nouvelle partie
setup-seats = Autour de la table
setup-seat = Place { $number }
setup-name = Votre nom
setup-name-here = Son nom
setup-name-wanted = Vos amis verront qui les invite : écrivez d’abord votre nom.
setup-you = Vous
setup-here = Quelqu’un ici
setup-link = Un ami, par lien
setup-kind-you = sur cet appareil
setup-kind-here = sur cet appareil
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
setup-win = Comment on gagne
setup-minutes = Les règles en trois minutes
setup-read = Lire en images
setup-options-changed = changé : { $names }
setup-players = Joueurs
setup-options = Options et variantes
setup-options-default = comme pour une première partie
setup-link-note = Chaque ami reçoit son propre lien dès que la table est dressée.
setup-reconstructed = Certains éléments imprimés de ce jeu ont dû être reconstitués : { $parts }. La page des règles dit lesquels.

my-tables = Mes tables
tables-open = Parties en cours
tables-over = Parties terminées
tables-none = Aucune pour l’instant.
tables-won = Gagné
tables-lost = Perdu
tables-turn-here = à vous de jouer, à cet écran
tables-delete = Supprimer
tables-delete-of = Supprimer cette table : { $game }
tables-delete-sure = Supprimer pour de bon
tables-unlist = Retirer
tables-unlist-of = Retirer cette table de ma liste : { $game }
tables-unlist-sure = Retirer de ma liste
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
log-modes = Ce que montre le journal
log-story = Récit
log-all = Tout
log-points = Points
log-follow = Reprendre le fil
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
undo-not = Vous ne pouvez rien reprendre pour l’instant : quelque chose a été révélé, ou un autre a joué.
hint = Indice
hint-thinking = Je réfléchis…
hint-where = Regardez bien ce qui est éclairé : l’un des choix vaut mieux que les autres.
hint-beside = à la fin, par rapport à « { $action } » : { $lines }
hint-beside-chances = { $why } ({ $percent } de chances)
hint-beside-even = « { $action } » rapporte à peu près autant
hint-value = vos chances de victoire : { $percent } %
hint-is = Je jouerais : { $action }.
hint-other = { $name } : { $lines }
no-gain = Aucun point tout de suite.
tap-again = Touchez encore pour jouer.
help = Comment ça marche ?
over = { $count ->
    [one] Victoire de { $names }.
   *[other] Victoire partagée : { $names }.
  }
looking-back-short = Relecture
step = Coup
replay-start = La partie commence
replay-silent = { $name } a choisi ; c’est dévoilé quand tous l’ont fait.
replay-place = coup { $step } sur { $last }
replay-play = Lecture
replay-pause = Pause
replay-measure = Avancer par
replay-move = coup
replay-turn = tour
replay-round = manche
replay-back-move = Un coup en arrière
replay-back-turn = Un tour en arrière
replay-back-round = Une manche en arrière
replay-on-move = Un coup en avant
replay-on-turn = Un tour en avant
replay-on-round = Une manche en avant
replay-speed = Vitesse
replay-times = { $speed ->
    [0.5] × ½
   *[other] × { $speed }
  }
replay-link = Lien vers ce coup
replay-copied = Lien copié. Il ouvre la partie au coup { $step }.
since = Depuis votre tour
since-again = Tout revoir
back-to-now = Revenir au présent
play-from-here = Jouer à partir d’ici
bot-thinking = { $name } réfléchit…
bot-time = { $seconds } s de réflexion, { $budget } s au plus ; niveau { $level }.
bot-late = { $seconds } s, plus que les { $budget } s prévues : la machine est chargée.
bot-soon = Niveau { $level } : la réponse vient aussitôt.
away = { $name } n’est pas là.
away-help = Sa place est gardée ; la table attend depuis { $time }.
waiting-help = Vous pouvez partir et revenir par le même lien.
sealed-waiting = Choix scellés : { $sealed }. On attend { $waiting }.
waiting-for = La table attend { $names }.
seat-you = vous
seat-here = à cet écran
seat-present = à la table
seat-free = place encore libre
seat-away = pas là
seat-thinking = réfléchit
seat-thinking-since = réfléchit depuis { $seconds } s
seconds = { $seconds } s
seat-bot = robot
seat-your-turn = à vous
lit-above = { $count } de plus en haut
lit-below = { $count } de plus en bas
tab-lit = il y a un choix à y faire
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
why-allowed = C’est possible, mais pas par ce clic : cherchez-le parmi toutes les actions (touche /).
why-now = En ce moment : { $now }
share-title = Les liens de vos amis
share-help = Envoyez à chacun le sien. Le premier qui l’ouvre s’assied là. Vous les retrouverez à la table, sous « Cette table ».
share-copy = Copier
share-copied = Copié
share-copy-of = Copier le lien : { $name }
share-copied-of = Lien copié : { $name }
share-link-of = Lien : { $name }
share-qr = Code QR
share-qr-of = Code QR du lien : { $name }
share-only-here = Ces liens ne s’ouvrent que sur cet ordinateur. Pour des amis ailleurs, il faut servir la salle sur le réseau : hypostyle serve --host.
share-go = À la table

refused-illegal = Les règles ne le permettent pas maintenant.
refused-not_yours = Cette place n’est pas la vôtre.
refused-not_yet = Cette place n’a rien à décider pour l’instant.
refused-stale = La table avait avancé ; la voici telle qu’elle est.
refused-unknown = Ce choix n’existe pas.
refused-no_undo = Il n’est plus possible de revenir là-dessus.
refused-over = La partie est terminée.
refused-not_over = La partie n’est pas finie : l’analyse dirait ce que les joueurs cachent encore.
refused-paused = Ce n’était pas ça : attendez un instant avant de réessayer.
refused-beaten = Quelqu’un d’autre a été plus rapide.
refused-race = Tant que tout le monde cherche, on ne dit rien à personne.
refused-closed = La table est fermée.
refused-no_hints = À cette table, on joue sans indices.
refused-no_chat = À cette table, la conversation est coupée.
refused-no_spectators = Cette table n’admet pas de spectateurs.
refused-too_fast = C’était trop rapide ; attendez un instant.
refused-too_large = Ce message était trop long.
refused-bad_message = Le serveur n’a pas compris.
refused-busy = Le serveur est occupé ; réessayez dans un instant.

score-sheet = Feuille de score
score-hidden = Ses points restent cachés jusqu’à la fin.
score-count = Le décompte
score-counting = Le décompte
score-wins-by = { $name } gagne { $points ->
    [one] d’un point
   *[other] de { $points } points
}
score-you-win-by = Vous gagnez { $points ->
    [one] d’un point
   *[other] de { $points } points
}
score-you-miss = { $name } gagne ; il vous a manqué { $points ->
    [one] un point
   *[other] { $points } points
}
score-wins-tied = { $name } gagne au départage
score-you-win-tied = Vous gagnez au départage
score-shared-win = { $names } : victoire partagée
score-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
} partout avec { $names }.
score-against = contre
score-behind = { $name } à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-behind-too = { $name } à { $points }
score-before = avant le décompte final
score-lead = en tête
score-lead-help = étape par étape
score-again = Recompter
score-skip = Passer
score-stage-part = { $name } { $points }, soit { $total }
score-stage-lead = { $name } { $points }, soit { $total }, en tête
score-move = Coup { $step }
score-steps = Marche après marche
score-touch = touchez une marche pour revoir le plateau
score-moments = Trois moments qui ont compté
score-moments-few = Les moments qui ont compté
score-replay = Revoir la partie
score-board = Voir le plateau
score-picture = Partager une image
score-fair = Mélange vérifiable, partie à enregistrer
score-lines = D’où viennent les points
score-so-far = Points pour l’instant
score-later = Compté à la fin
score-none-yet = Pas encore de points.
score-of = Points de { $name } : { $points }. D’où viennent-ils ?
picture-address = Y inscrire l’adresse de la table
picture-save = Enregistrer
picture-copy = Copier
picture-share = Partager
picture-saved = Enregistrée : { $file }.
picture-copied = Copiée : collez-la où vous voulez.
picture-not-copied = Ce navigateur ne laisse pas copier d’images. Enregistrez-la plutôt.
picture-not-shared = Le partage n’a pas abouti. Enregistrez-la plutôt.
total = Total
rematch = Revanche
export = Enregistrer la partie
seed-shown = Les mélanges se vérifient : graine { $seed }, annoncée par { $hash }….
reconstructed = On n’a pas pu retrouver tout ce qui est imprimé sur le matériel. Reconstitué : { $parts }.

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
problem-not_yours = Cette place n’est pas libre, ou le lien a été remplacé.
problem-closed = Cette table est fermée.
problem-no_spectators = Cette table n’admet pas de spectateurs.
problem-bad_content = Ce fichier ne convient pas : { $title }

# La table : ce que décide celui qui l’a ouverte
table-panel = Cette table
table-rules = Réglages de la table
table-rules-opener = Seule la personne qui a ouvert la table peut les changer.
table-spectators = Spectateurs admis
table-spectators-help = Qui a l’adresse peut regarder la partie en cours.
table-hints = Indices permis
table-hints-help = Chacun peut demander conseil.
table-chat = Conversation ouverte
table-chat-help = On peut se parler à la table.
table-private = Table privée
table-private-help = Elle n’existe que pour ceux qui y sont assis, même une fois la partie finie.
table-closed = Table fermée
table-closed-help = Plus personne ne joue ni ne s’assied, jusqu’à la réouverture.
table-is-closed = Cette table est fermée : on n’y joue plus pour l’instant.
table-unwatched = Cette table n’admet pas de spectateurs.
table-unwatched-help = Ainsi l’a voulu la personne qui l’a ouverte, tant que la partie dure.
table-release = Libérer la place
table-release-sure = Vraiment libérer ?
table-link-new = Créer un lien
table-link-again = Remplacer le lien
table-rename = Renommer
table-name-of = Nom à la place de { $name }

kept-result-help = Partie finie le { $date }, selon des règles qui ont changé depuis : on ne peut plus la rejouer, mais voici ce qui en reste.
kept-result-log = { $count ->
    [one] { $count } coup
   *[other] Les { $count } coups
  }
table-hash = Empreinte du mélange
cut-waiting = Chacun coupe avant le premier coup. Il manque : { $names }. Jouer maintenant, c’est commencer sans attendre.
cut-open = Tout le monde est là ; on distribue.
cut-done = Tout le monde a coupé : personne, pas même le serveur, n’a pu choisir ce mélange ni le connaître d’avance.
cut-missed = La partie a commencé avant que { $names } { $count ->
    [one] ait
   *[other] aient
  } coupé : le serveur a mélangé seul.
cut-checked = Vérifié par ce navigateur : la partie a bien été distribuée comme chacun a coupé.
cut-false = La partie n’a pas été distribuée comme chacun a coupé. Enregistrez-la, et demandez pourquoi à qui tient le serveur.
table-hash-help = Notez-la : à la fin, « hypostyle verify --hash » montre que rien n’a été changé.

device-title = Sur un autre appareil
device-help = Un lien à ouvrir sur l’autre appareil : vos places y seront aussi les vôtres.
device-make = Créer le lien
device-other = l’autre appareil
device-once = Le lien sert une seule fois et vaut un quart d’heure. Ne le donnez à personne : qui l’ouvre a vos places.
device-use-title = Retrouver vos places ici ?
device-use-help = Cet appareil aura les mêmes places que celui d’où vient le lien. Ce qu’il avait déjà reste là aussi.
device-use = Retrouver mes places

chat = Conversation
chat-lines = Ce qui s’est dit
chat-empty = Personne n’a encore rien dit.
chat-phrases = Phrases toutes prêtes
chat-write = Écrire à la table
chat-send = Envoyer
chat-unread = { $count ->
    [one] Conversation : une ligne nouvelle
   *[other] Conversation : { $count } lignes nouvelles
  }
phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-one_moment = Un instant…
phrase-your_turn = C’est à vous !
phrase-well_played = Bien joué !
phrase-oops = Oups…
phrase-thanks = Merci !
phrase-again = On en refait une ?

# leçons
lesson-lesson = Leçon { $number }
lesson-exercise = Exercice { $number }
lesson-of = { $title } · { $game }
lesson-by = { $name }, étape { $at } sur { $of }
lesson-at = { $at } sur { $of }
lesson-minutes = environ { $minutes } minutes
lesson-show = Montrez-moi
lesson-do-it = Faites-le pour moi
lesson-call = Où regarder ?
lesson-skip = Passer cette étape
lesson-back = Étape précédente
lesson-next = Suivant
lesson-again = Réessayer
lesson-not-this = Rien n’est joué.
lesson-answers = Réponses
lesson-answer-yes = Oui
lesson-answer-no = Non
lesson-task-look = Regardez, puis continuez.
lesson-task-touch = Touchez ce qui ne brille pas.
lesson-task-do = Faites ce que dit Senmout.
lesson-task-question = Répondez à la question de Senmout.
lesson-task-play = À vous de jouer.
lesson-over = La leçon est terminée.
lesson-leave = Quitter
lesson-steps = Étapes de la leçon
lesson-part-done = fait
lesson-done = { $title } : c’est fait
lesson-learnt = Ce que vous savez faire
lesson-and-now = Et maintenant
lesson-all-done = Vous savez tout
lesson-play = Jouer une partie
lesson-once-more = Revoir la leçon
lesson-none = Cette leçon n’existe pas ici.
learn = Apprendre
learn-game = Apprendre : { $game }
learn-first = Apprendre d’abord
learn-first-help = avec Senmout, environ { $minutes } minutes
learn-go-on = Reprendre la leçon
learn-place = étape { $at } sur { $of }
learn-exercise = S’exercer
quoted = « { $text } »

sign-ankh = Ânkh
sign-eye = Oudjat
sign-lotus = Lotus
sign-scarab = Scarabée
ask-name = Comment vous appelle-t-on ?
ask-name-help = On vous attend à une table. Les autres verront ce nom ; il est retenu pour la prochaine fois.
tab-your-turn = ● À vous · { $title }
notice-your-turn = C’est à vous de jouer
watching = Vous regardez
waiting-for-short = on attend { $names }
first-help-by = { $name } aide pour une première partie
first-help-stop = Ne plus m’aider
