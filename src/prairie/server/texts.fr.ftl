### Ce que dit le serveur.

player = Joueur { $number }
numbered = { $name } { $letter }
level-numbered = Niveau { $number }
level-random = Hasard
level-greedy = Avide
level-ismcts = Réfléchi
result = { $count ->
        [0] Personne ne gagne : { $why }
        [one] { $winners } { $you ->
            [yes] gagnez : { $why }
           *[no] gagne : { $why }
        }
       *[other] { $winners } : victoire partagée, { $why }
    }
result-you = Vous
hint = { $name } jouerait { $plan }.
hint-worth = { $name } jouerait { $plan } : environ { $percent } % d'une victoire.
hint-only = Il n'y a qu'un choix : { $plan }.

bad-request = Cette demande ne se comprend pas : { $why }
bad-body = { $why }
body-too-big = La demande est trop grosse.
body-not-json = Le corps doit être du JSON (application/json).
body-not-text = Le corps doit être du texte (text/plain).
no-such-page = Il n'y a rien ici.
wrong-method = Cela ne se fait pas ici.
unknown-token = Ce jeton est inconnu, ou il a été révoqué.
token-needed = Il faut un jeton pour cela.
seat-needed = Seul un siège de cette table peut le faire.
not-your-seat = Ce siège n'est pas le vôtre.
no-such-table = Il n'y a pas de telle table, ou elle est privée.
no-such-game = Il n'y a pas de tel jeu ici.
no-such-seat = Il n'y a pas de tel siège à cette table.
no-such-lang = Il y a des textes en anglais et en français.
no-such-level = Aucun joueur automatique de ce niveau ne joue à ce jeu.
bad-seats = Ce jeu ne se joue pas à ce nombre.
bad-options = { $why }
bad-data = On ne peut pas jouer avec ce fichier de données : { $why }
other-data = La partie n'a pas été jouée avec ce fichier de données.
bad-record = Cette partie ne se lit pas : { $why }
name-needed = Une personne a besoin d'un nom.
name-taken = Quelqu'un à cette table porte ce nom.
account-taken = Il y a déjà un compte de ce nom.
wrong-password = Le nom et le mot de passe ne vont pas ensemble.
seat-taken = Ce siège est pris.
no-open-seat = Aucun siège n'est libre.
stale = La table a avancé : regardez à nouveau.
nothing-owed = Rien ne vous est demandé maintenant.
not-playing = Cette partie ne peut pas être continuée ici.
not-over = Pas avant la fin de la partie.
stand-in = Un joueur automatique vous remplace : reprenez d'abord votre siège.
nobody-stands-in = Aucun joueur automatique ne vous remplace.
still-here = La personne assise là est encore présente.
record-kept = La feuille d'une partie que d'autres jouent encore montrerait ce qui est caché.
eyes-closed = Vous ne pouvez pas regarder par ces yeux tant que la partie dure.
no-such-moment = Cette partie n'a pas un tel moment.
other-rules = Cette partie a été jouée avec d'autres règles : on peut la montrer, pas la continuer.
too-many = Trop à la fois : attendez un instant.
unavailable = Le serveur ne peut pas le faire maintenant : réessayez dans un instant.
our-mistake = C'est une erreur de notre part.
