### La table de Pow Wow en français. Les phrases du jeu sont dans src/prairie/games/powwow.

round-number = Tour { $round }
start = départ
way-out = sortie
out = au-delà du double bâton
track = La piste
wheel = La roue
quarry = La carrière
stone = pierre { $letter }
stone-how = Une pierre est poussée d’un anneau vers l’extérieur ; le champ atteint dit de combien avance le coureur. Les champs noirs font reculer.
plain-space = case simple
space-moccasin = Case mocassin
space-stone = Case pierre
runner = Le coureur { $runner }
to-space = vers { $space }
from-to = { $runner } { $from } vers { $to }
move-title = Déplacer le coureur { $runner }
move-ask = Déplacez le coureur { $runner } : poussez une des pierres éclairées.
move-note = Choisissez une pierre pour voir où irait le coureur.
move-chosen = Pierre { $letter } : { $what }.
move-compare = Comparez avec une autre pierre éclairée, ou validez.
move-runner = Déplacer le { $runner }
not-now = ne peut être poussée maintenant
roll-again = Relancer pour une pierre
you-hold = vous en avez { $stones }
die-note = On prend les dés à tour de rôle ; puis chacun joue dans le même ordre.
give-note = Prenez une carte, puis un joueur éclairé.
give-to = Vous donnez { $card } : choisissez un joueur éclairé.
give-here = la donner ici
give-sure = Puis vous voyez cette main et y prenez une carte. Cela ne se reprend pas.
take-this = Vous prenez { $card }.
take-note = Choisissez une des cartes éclairées.
hand-of = { $name } : la main
cards-held = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
takes-a-die = prend un dé
moves-now = joue maintenant
in-order = { $order }{ $order ->
        [1] er
       *[other] e
    } du tour
wins = gagne
dice-draft = Choix des dés
die-of = Un dé qui montre { $runner }
my-notes = Mes notes
notes-how = Privé. Rempli de ce qu’on vous a montré ; touchez une case pour y ajouter votre signe.
mark-how = Votre propre signe : peut-être, oui, non
sign-perhaps = vous pensez : peut-être
sign-yes = vous pensez : oui
sign-no = vous pensez : non
sign-old = ce joueur a échangé depuis
for-sure = à coup sûr
never = pas là
own-words = En vos propres mots (gardés par ce navigateur)
notes-none = Seuls les joueurs tiennent des notes.
dead = mort
secret-with = Vos deux cartes sont secrètes. Vous gagnez si le coureur { $colours } sort de la piste quand vous tenez son mocassin.
secret-none = Vous n’avez aucun mocassin : un échange peut vous en donner un.
or = {" "}ou{" "}
moccasin-how = Qui le tient quand le coureur { $runner } sort de la piste gagne la partie.
held-first = Première carte
held-second = Deuxième carte
home-runner = Tient le mocassin gagnant
home-first = Le coureur { $runner } est sorti ; son mocassin : { $name }.

turn-lead = { $name } : le mocassin gagnant, gardé jusqu’au bout
