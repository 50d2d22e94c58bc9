# Ce que l’on dit d’un bot qui est un autre programme, en français. Mêmes clés et variables que en.ftl.

fault-late = Le bot { $program } n’a pas répondu en { NUMBER($seconds, maximumFractionDigits: 2) } s.
fault-gone = Le bot { $program } s’est arrêté ou n’écoute plus.
fault-endless = Le bot { $program } écrit une ligne sans fin.
fault-garbage = Le bot { $program } a écrit autre chose qu’une réponse : { $line }
fault-unknown = Le bot { $program } a nommé une action que ce jeu n’a pas.
fault-illegal = Le bot { $program } a choisi ce que les règles interdisent ici ({ $action }).
fault-protocol = Le bot { $program } parle le protocole { $theirs }, et cette table le protocole { $ours }.
fault-start = Le bot { $program } ne démarre pas ({ $problem }).
then-chance = Le hasard a choisi à sa place.
then-dismissed = Le hasard joue cette place jusqu’à la fin.
last-words = Ses derniers mots : { $words }
