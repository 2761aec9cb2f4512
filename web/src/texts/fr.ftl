### Le client en français : ce qui n’est propre à aucun jeu.

you = vous
guest = Invité
guest-numbered = Invité { $number }
player = Joueur { $number }
close = Fermer
colon = {" "}:{" "}
retry = Réessayer
copy = Copier
send = Envoyer
open = Ouvrir
loading = Un instant…
confirm = Valider
confirm-count = Valider { $done } sur { $size }
undo = Annuler
put-back = Reprendre
skip = Passer
menu = Menu
theme = Clair ou sombre
language = Langue
language-en = English
language-fr = Français
site = Prairie
no-server = Le serveur ne répond pas.

## Accueil

claim = { $count ->
        [1] Un jeu des Grandes Plaines.
        [2] Deux jeux des Grandes Plaines.
        [3] Trois jeux des Grandes Plaines.
        [4] Quatre jeux des Grandes Plaines.
       *[other] Des jeux des Grandes Plaines.
    }
claim-table = Une table paisible.
promise = Jouez tout de suite contre un ordinateur qui ne voit que ses cartes, passez-vous l’appareil, ou envoyez un lien. Chaque règle est à un clic.
games = Jeux
game-meta = { $most ->
        [1] 1 joueur
       *[other] { $least ->
            [2] { $most ->
                [2] 2 joueurs
               *[other] 2 à { $most } joueurs
            }
           *[other] { $least } à { $most } joueurs
        }
    } · { $minutes } min · { $kind }
kind-of-tomahawk = placement caché
kind-of-bigmanitou = mains cachées
kind-of-powwow = dés et identités
kind-of-comancheria = solitaire
pitch-tomahawk = Quatre territoires, une carte sur chacun, révélées ensemble. La forêt garde ses secrets le plus longtemps.
pitch-bigmanitou = Choisissez vos chasseurs, partagez trois terrains, et ne dominez jamais trop largement.
pitch-powwow = Chacun déplace tous les coureurs. Vous seul savez pour qui vous courez.
pitch-comancheria = Menez les Comanches durant quatre générations face à un ennemi qui suit des ordres écrits.
play-now = Jouer
invite = Inviter
invite-how = Inviter un ami : une table privée et son lien
choose-table = Choisir les places
learn = Partie guidée
learn-short = Apprendre
rules = Règles
about-link = À propos des jeux
about-long = Les jeux, et ce qui est reconstitué
no-account = Sans compte : un invité garde sa place sur cet appareil.
with-account = Vos tables vous suivent sur chaque appareil où vous vous connectez.
sign-in-or-guest = Se connecter, ou rester invité
account = Votre nom
account-how = Un invité garde ses places sur cet appareil. Un compte prend avec lui les tables de cet appareil et vous suit sur tous les autres ; il demande un nom et un mot de passe, rien d’autre.
signed-in-as = Votre compte : { $name }.
name-at-tables = Votre nom aux nouvelles tables
password = Mot de passe
password-short = Un mot de passe a au moins { $least } lettres ou chiffres.
name-missing = Quel nom ?
sign-in = Se connecter
make-account = Créer un compte
stay-guest = Rester invité
sign-out = Se déconnecter
done = Terminé
text-mode = Mode texte
your-tables = Vos tables
table-with = { $game } avec { $name }
table-of = { $game }, { $seats } places
table-over = terminée
table-waiting = attend des joueurs
table-yours = à vous
table-awaits = on attend { $names }
resume = Reprendre
no-tables = Pas encore de table
no-tables-how = Ouvrez-en une : un clic suffit.
public-tables = Tables à regarder ou à rejoindre
watch = Regarder
clocks = Pendules
days-left = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } { $hours } h
new-here = Première fois ?
new-here-how = une partie guidée : vous décidez

## Une nouvelle table

new-table-of = Une table de { $game }
how-many = Combien de joueurs ?
who-sits = Qui s’assied où ?
seat = Place { $number }
me = Moi
same-device = Quelqu’un sur cet appareil
computer = Ordinateur : { $level }
computer-short = ordinateur
a-friend = Quelqu’un que j’invite
name-of-seat = Nom à la place { $number }
your-name = Votre nom
more-settings = Autres réglages
public-table = Tout le monde peut regarder et s’asseoir
practice-table = Entraînement : on annule aussi loin qu’on veut
clock = Pendule de chaque joueur
clock-of = { $seconds ->
        [0] aucune
        [86400] 1 jour
        [259200] 3 jours
       *[other] { $minutes } minutes
    }
own-data = Vos propres composants (un fichier de données)
bring-record = Ou ouvrir une partie enregistrée (si elle a été jouée avec un fichier de données, choisissez-le d’abord)
open-table = Ouvrir la table
no-such-game = Ce jeu n’existe pas ici.

## Rejoindre

join-title = Rejoindre une table de { $game }
join-who = { $name } vous invite.
take-seat = Prendre place
only-watch = Seulement regarder
hand-over = Passez l’appareil à { $name }
hand-over-how = Les cartes restent couvertes jusque-là.
i-am = Je suis { $name }
awaits-players = On attend des joueurs
seat-open = libre
seat-is-open = La place { $seat } est libre.
seat-free = Place { $seat } : libre
invite-link = Lien pour un ami
link-copied = Copié
new-link = Créer un nouveau lien ; l’ancien ne vaudra plus
other-device = Continuer sur un autre appareil
seat-link = Lien vers votre place
seat-link-how = Qui l’ouvre joue pour vous : gardez-le pour vous.
only-here = Désormais sur cet appareil seulement
stand-in = Laisser un ordinateur jouer pour moi
leave-sure = Votre place sera libre pour d’autres, et vous ne pourrez pas la reprendre.
stay = Rester
copy-link = Copier le lien vers ce moment
give-seat = La confier à un ordinateur

## La table

the-table = La table
table-opens = La table s’ouvre…
table-closed = Cette table vous est fermée.
cannot-draw = Cette page ne sait pas dessiner ce jeu. Le mode texte y joue.
line-connecting = Connexion
line-live = En ligne
line-lost = Coupé
line-closed = Fermé
line-lost-title = Reconnexion, essai { $tries }.
line-lost-since = Le plateau date de { $time }.
line-lost-clock = Votre pendule tourne peut-être.
line-restart = Le serveur redémarre ; il revient dans quelques secondes.
line-back = { $count ->
        [one] De retour. Il s’est passé une chose.
       *[other] De retour. Il s’est passé { $count } choses.
    }
plan-kept = Votre plan est gardé.
moved-on = La partie a avancé.
moved-on-how = Voici le nouveau plateau ; vos pièces sont revenues en main.
is-away = { $name } n’est pas là.
away-how = Après une minute, la place peut être confiée à un ordinateur.
computer-sits = Un ordinateur vous remplace.
take-back = Reprendre la place
hint = Conseil
log = Journal
chat = Discussion
drawer = Journal, règles et notes
beginning = Début
jump = Montrer ce moment
replay = Revoir
step-back = Un pas en arrière
past-moment = Moment { $number } sur { $of }
looking-back = Vous regardez un moment passé.
back-to-now = Revenir à maintenant
eyes-of = Vu par
spectator = un spectateur
play-on = Continuer d’ici
play-on-whose = Pour continuer, choisissez le point de vue d’un joueur : sa place sera la vôtre.
it-happened = Quelque chose s’est passé.
awaits = { $count ->
        [one] On attend { $names }.
       *[other] On attend { $names }.
    }
awaits-nobody = La partie continue d’elle-même.
sealed-awaits = Scellé. On attend { $names }.
can-reopen = Vous pouvez encore reprendre votre plan.
your-turn-title = À vous
label-of = { $label } :
not-possible = Impossible pour l’instant
you-may = Ce que vous pouvez faire
chosen-so-far = Jusqu’ici : { $words }
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
unread = { $count ->
        [one] une nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
search-rules = Chercher dans les règles
ruling = Décision
source = Source
no-rule-found = Aucune règle ne dit cela.
rules-of = Les règles de { $game }
keys = Touches
key-tab = zone suivante : demande, main, plateau, places, journal
key-arrows = se déplacer dans une zone
key-enter = prendre, puis poser ; valider un plan complet
key-esc = reprendre, fermer, passer
key-digits = prendre cette carte de la main
key-undo = annuler
key-hint = conseil
key-explain = expliquer ce qui est sélectionné
key-rules = règles
key-log = journal
key-next = prochaine chose que je peux toucher
key-replay = revoir un pas avant, un pas après
key-list = cette liste
sound = Un son doux quand c’est à vous
quick-moments = Pas de pause entre les moments
save-record = Enregistrer la partie
leave-seat = Quitter la place
go-home = Vers l’accueil
go-back = Page précédente
open-summary = Comment cela a fini
game-over = La partie est finie
rematch = Revanche
rematch-join = Rejoindre la revanche
rematch-watch = Regarder la revanche
share = Partager
shared-link = Lien vers cette partie
see-table = Voir la table
turning-points = Là où tout a basculé
turn-lead = { $name } : en tête d’ici à la fin ({ $scores })
turn-gain = L’écart bouge de { $by } points en faveur de { $name }
turn-loss = { $by } points perdus
lost-title = Le sentier s’arrête ici
lost-why = Il n’y a rien à cette adresse.

## À propos des pièces

plan = plan
planned = prévue
placed = posée
hidden = cachée
seen = vue
can-be-chosen = peut être choisie
can-place-here = peut être posée ici
only-you-see = vous seul la voyez
place-here = poser ici
sealed-sign = Scellé
sealed-how = Le plan est posé face cachée ; il sera ouvert en même temps que les autres.
computer-sign = Ordinateur
computer-how = Il voit ce que sa place peut voir, et rien d’autre.
points = { $count ->
        [one] point
       *[other] points
    }
has-sealed = { $name } a scellé son plan
your-hand = Votre main
scores = Scores

## Les parties guidées

lesson-of = { $game } : partie guidée
lesson-step = Étape { $step } sur { $of }
lesson-next = Suite
lesson-back = Retour
lesson-yours = À vous de décider
lesson-decided = Décidé
lesson-again = Essayer encore
lesson-skip = Quitter la partie guidée
lesson-done = Voilà le jeu
lesson-done-how = Maintenant, une table à vous : l’ordinateur joue honnêtement, et chaque règle est à un clic.
