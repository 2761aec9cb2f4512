### Ce que dit le serveur.

player = Joueur { $number }
numbered = { $name } { $letter }
level-numbered = Niveau { $number }
level-random = Hasard
level-greedy = Glouton
level-ismcts = Penseur
result = { $count ->
        [0] Personne ne gagne : { $why }
        [one] { $winners } { $you ->
            [yes] gagnez : { $why }
           *[no] gagne : { $why }
        }
       *[other] { $winners } : victoire partagée, { $why }
    }
result-you = Vous
hint = { $name } jouerait { $plan }.
hint-worth = { $name } jouerait { $plan } : environ { $percent } % de chances de gagner.
hint-only = Il n’y a qu’un choix : { $plan }.

bad-request = Cette demande ne se comprend pas : { $why }
bad-body = { $why }
body-too-big = La demande est trop grosse.
body-not-json = Le corps doit être du JSON (application/json).
body-not-text = Le corps doit être du texte (text/plain).
no-such-page = Il n’y a rien ici.
wrong-method = Cela ne se fait pas ici.
unknown-token = Ce jeton est inconnu, ou il a été révoqué.
token-needed = Il faut un jeton pour cela.
seat-needed = Il faut être assis à cette table pour cela.
not-your-seat = Cette place n’est pas la vôtre.
no-such-table = Cette table n’existe pas, ou elle est privée.
no-such-game = Ce jeu n’existe pas ici.
no-such-seat = Cette place n’existe pas à cette table.
no-such-lang = Il y a des textes en anglais et en français.
no-such-level = Aucun ordinateur de ce niveau ne joue à ce jeu.
bad-seats = Ce jeu ne se joue pas à ce nombre de joueurs.
bad-options = { $why }
bad-data = On ne peut pas jouer avec ce fichier de données : { $why }
other-data = La partie enregistrée n’a pas été jouée avec ce fichier de données.
bad-record = Cette partie enregistrée ne se lit pas : { $why }
name-needed = Une personne a besoin d’un nom.
name-taken = Quelqu’un à cette table porte ce nom.
account-taken = Il y a déjà un compte de ce nom.
wrong-password = Le nom et le mot de passe ne vont pas ensemble.
seat-taken = Cette place est prise.
no-open-seat = Aucune place n’est libre.
stale = La partie a avancé : regardez à nouveau.
nothing-owed = Rien ne vous est demandé maintenant.
not-playing = Cette partie ne peut pas être continuée ici.
not-over = Pas avant la fin de la partie.
stand-in = Un ordinateur vous remplace : reprenez d’abord votre place.
nobody-stands-in = Aucun ordinateur ne vous remplace.
still-here = La personne assise là est encore présente.
record-kept = L’enregistrement d’une partie que d’autres jouent encore montrerait ce qui est caché.
eyes-closed = Ce point de vue vous est fermé tant que la partie dure.
no-such-moment = Ce moment n’existe pas dans cette partie.
other-rules = Cette partie a été jouée avec d’autres règles : on peut la montrer, pas la continuer.
too-many = Trop à la fois : attendez un instant.
unavailable = Le serveur ne peut pas le faire maintenant : réessayez dans un instant.
our-mistake = C’est une erreur de notre part.
