### La table de Pow Wow en français. Les phrases du jeu sont dans src/prairie/games/powwow.

round-number = Tour { $round }
start = départ
way-out = sortie
out = au-delà du double bâton
track = La piste
wheel = La roue
quarry = La carrière
stone = pierre { $letter }
stone-how = Une pierre est poussée d’un anneau vers l’extérieur ; la case atteinte dit de combien avance le coureur. Les cases sombres font reculer.
plain-space = case simple
space-moccasin = Case mocassin
space-stone = Case pierre
runner = Le coureur { $runner }
to-space = vers { $space }
from-to = { $runner } { $from } vers { $to }
move-title = Déplacer le coureur { $runner }
move-ask = Déplacez le coureur { $runner } : poussez une des pierres éclairées.
move-note = Choisissez une pierre pour voir où irait le coureur.
move-chosen = Pierre { $letter } : { $what }.
move-compare = Comparez avec une autre pierre éclairée, ou validez.
move-runner = Déplacer le { $runner }
not-now = ne peut être poussée maintenant
roll-again = Relancer pour une pierre
you-hold = vous en avez { $stones }
die-note = On prend les dés à tour de rôle ; puis chacun joue dans le même ordre.
give-note = Prenez une carte, puis un joueur éclairé.
give-to = Vous donnez { $card } : choisissez un joueur éclairé.
give-here = la donner ici
give-sure = Puis vous voyez cette main et y prenez une carte. Cela ne se reprend pas.
take-this = Vous prenez { $card }.
take-note = Choisissez une des cartes éclairées.
hand-of = { $name } : la main
cards-held = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
takes-a-die = prend un dé
moves-now = joue maintenant
in-order = { $order }{ $order ->
        [1] er
       *[other] e
    } de la manche
wins = gagne
dice-draft = Choix des dés
die-of = Un dé qui montre { $runner }
my-notes = Mes notes
notes-how = Privé. Rempli de ce qu’on vous a montré ; touchez une case pour y ajouter votre signe.
mark-how = Votre propre signe : peut-être, oui, non
sign-perhaps = vous pensez : peut-être
sign-yes = vous pensez : oui
sign-no = vous pensez : non
sign-old = ce joueur a échangé depuis
for-sure = à coup sûr
never = pas là
own-words = En vos propres mots (gardés par ce navigateur)
notes-none = Seuls les joueurs tiennent des notes.
dead = morte
secret-with = Vos deux cartes sont secrètes. Vous gagnez si le coureur { $colours } sort de la piste quand vous tenez son mocassin.
secret-none = Vous n’avez aucun mocassin : un échange peut vous en donner un.
or = {" "}ou{" "}
moccasin-how = Qui le tient quand le coureur { $runner } sort de la piste gagne la partie.
held-first = Première carte
held-second = Deuxième carte
home-runner = Tient le mocassin gagnant
home-first = Le coureur { $runner } est sorti ; son mocassin : { $name }.

turn-lead = { $name } : le mocassin gagnant, gardé jusqu’au bout

## La partie guidée

lesson-1-title = Pour qui courir ?
lesson-1 = Six coureurs, et deux cartes pour vous seul. Un mocassin veut dire : vous gagnez si ce coureur sort le premier quand vous tenez sa carte. Une carte pow-wow ne gagne rien.
lesson-2-title = Prendre un dé
lesson-2 = À chaque manche on lance les dés et on les prend à tour de rôle. Votre dé dit quel coureur vous devez déplacer, le vôtre ou non.
lesson-3-title = Pousser une pierre
lesson-3 = On avance en poussant une des cinq pierres du tipi d’un anneau vers l’extérieur. La case atteinte dit de combien de cases avance le coureur.
lesson-4-title = Les pierres
lesson-4 = Sur une case pierre, vous prenez une pierre à la carrière. Avant de pousser, chaque pierre payée relance votre dé.
lesson-5-title = Votre dé, votre poussée
lesson-5 = Vous choisissez le premier. Prenez un dé, et validez : vous déplacerez son coureur. Quand chacun a le sien, poussez une pierre ; chaque case dit d’avance où elle mène.
lesson-5-done = Le coureur a bougé. Personne ne sait si vous le vouliez : c’est tout le jeu. Puis les autres déplacent les leurs.
lesson-6-title = Les cases sombres
lesson-6 = Une case sombre au nombre blanc fait reculer. Utile pour les coureurs des autres.
lesson-7-title = Un échange
lesson-7 = Le coureur déplacé est sur un mocassin : vous échangez. Donnez une carte à quelqu’un, regardez sa main et prenez une des deux cartes qu’elle avait.
lesson-7-done = Vous connaissez une main, et son joueur une de vos cartes. Vos notes retiennent ce que vous avez vu ; ce que les autres en font ensuite, personne ne vous le dit.
lesson-8-title = Les cinq au bord
lesson-8 = Une pierre au bord y attend. Quand les cinq y sont, elles reviennent ensemble au centre et les nombres redeviennent petits.
lesson-9-title = Pas de votre main
lesson-9 = Le coureur bleu est presque arrivé, votre dé est bleu, et un autre tient son mocassin. Trouvez comment ne pas le mener au but.
lesson-9-done = Bien retenu : la course continue.
lesson-9-other = Vous l’avez mené, mais la partie est à qui tient son mocassin. Une case sombre fait reculer, et une pierre relance le dé : essayez.
lesson-10-title = L’arrivée
lesson-10 = Le premier coureur au-delà du double bâton finit la partie, qui que ce soit qui l’ait déplacé. Qui tient son mocassin gagne. Jouez maintenant la suite vous-même.
