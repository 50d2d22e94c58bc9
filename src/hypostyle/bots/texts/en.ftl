# What is told of a bot in another process, English. Same keys and variables as fr.ftl.

fault-late = The bot { $program } did not answer within { NUMBER($seconds, maximumFractionDigits: 2) } s.
fault-gone = The bot { $program } has ended or no longer listens.
fault-endless = The bot { $program } writes a line without end.
fault-garbage = The bot { $program } wrote something that is no answer: { $line }
fault-unknown = The bot { $program } named an action that the game does not have.
fault-illegal = The bot { $program } chose what the rules forbid now ({ $action }).
fault-protocol = The bot { $program } speaks protocol { $theirs }, and this table protocol { $ours }.
fault-start = The bot { $program } cannot be started ({ $problem }).
then-chance = Chance has chosen in its place.
then-dismissed = Chance plays this seat to the end.
last-words = Its last words: { $words }
