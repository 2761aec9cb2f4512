### La table de Big Manitou en français. Les phrases du jeu sont dans src/prairie/games/bigmanitou.

ground = Terrain { $ground }
grounds = Les trois terrains
deals = distribue
score-of = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-how = { $pairs ->
        [one] { $pairs } paire
       *[other] { $pairs } paires
    } de points de bison et de tipi, le reste pour les majorités
no-tiles = aucune tuile
pays-a-tile = paie une tuile
fallen = tombé
nothing-there = rien
total = total { $total }
taker-hero = 1er choix
taker-most = { $total } : prend 2
taker-next = { $total } : le reste
tied = égalité
taker-hero-title = Le héros choisit d’abord
taker-most-title = Les meilleurs chasseurs
taker-next-title = Les suivants
taker-tied-title = Une égalité
fan-total = Total sur ce terrain
fan-total-how = Les points des chasseurs d’ici ; ce qu’ajoutent les tomahawks est à part.
party-title = Votre groupe de chasse
party-ask = Choisissez votre groupe de { $size } : { $left ->
        [one] encore une carte.
       *[other] encore { $left } cartes.
    }
party-whole = Un groupe de { $size }. Validez pour le sceller.
party-note = En secret, dans n’importe quel ordre. Les cartes jouées attendent le retour du paquet.
in-party = choisie
played-before = jouée, pas encore revenue
card-held = Vous tenez { $card } : choisissez un terrain éclairé.
play-first = Prenez une carte, puis un terrain éclairé.
play-note = Comparez avec une autre carte ou un autre terrain, ou validez. Une carte jouée est vue de tous et ne se reprend pas.
take-note = Touchez ce que vous prenez.
pass = Passer
hand-empty = Aucune carte en main.
why-title = Ce que cela entraînerait
if-you-play = Si vous jouez { $card }
bag-title = Dans le sac
who-beats-whom = Qui bat qui
beats-aid = Qui bat qui, les flèches vont du gagnant au perdant
beats-line = bat { $beaten } ; tombe devant { $stronger }.
beats-like = Deux pareils : les deux tombent.
hunter-how = Ajoute { $value } à vos chasseurs là-bas, et à la force employée.
force-how = Les points de tous les chasseurs joués dans cette chasse. Qui en a employé le plus paie une tuile.
majorities = Majorités

## La partie guidée

lesson-1-title = Trois terrains
lesson-1 = Des tuiles attendent sur trois terrains, et vos cartes y vont pour les gagner. Bisons et tipis comptent par paires : un point de l’un avec un point de l’autre.
lesson-2-title = Votre groupe
lesson-2 = Avant chaque chasse, vous choisissez vos cartes en secret : des chasseurs avec un nombre, et des héros. Prenez des deux, neuf en tout, et validez. Tout groupe convient.
lesson-2-done = De votre groupe vous tenez trois cartes, et en tirez une nouvelle après chaque carte jouée. Ce que vous jouez maintenant se repose à la chasse suivante. La partie guidée continue avec ses propres groupes.
lesson-3-title = Les chasseurs
lesson-3 = À tour de rôle, chacun joue une carte sur un des trois terrains. Les chasseurs d’un joueur s’additionnent ; le nombre sous chaque éventail est son total.
lesson-4-title = Les héros
lesson-4 = Un héros seul sur un terrain choisit une tuile avant tous les chasseurs. Quand deux héros se rencontrent, le pentagone du tiroir dit qui tombe ; deux pareils tombent tous deux.
lesson-5-title = Un héros tombe
lesson-5 = Sur le terrain II, un chef adverse est seul. Un de vos trois héros bat le chef : jouez-le là. Chaque terrain dit d’avance ce qui arriverait.
lesson-5-done = La mère de clan bat le chef, et le terrain est à elle jusqu’à ce qu’on la batte.
lesson-5-other = C’est permis, mais le chef tient toujours, ou a entraîné votre héros. La mère de clan bat le chef : essayez encore.
lesson-6-title = Une paire protège
lesson-6 = Un second héros à vous sur le même terrain protège le premier. Plus personne ne peut battre la paire…
lesson-7-title = … sauf par un sacrifice
lesson-7 = Un héros peut se sacrifier et entraîner celui du dessus, s’il l’aurait battu dans une rencontre ordinaire.
lesson-8-title = Une égalité ne prend rien
lesson-8 = Des totaux égaux s’annulent : ceux qui sont à égalité ne prennent rien, et le suivant avance d’un rang.
lesson-9-title = Les tuiles
lesson-9 = Les terrains sont jugés un à un : les meilleurs chasseurs prennent deux tuiles, les suivants le reste. Les deux autres sont à égalité : vous êtes le meilleur ici. Prenez-en deux, et validez.
lesson-9-done = Un bison avec un tipi fait une paire, et seules les paires donnent des points. Les tuiles que personne ne prend quittent le jeu.
lesson-10-title = Le plus fort paie
lesson-10 = La force est la somme de tous les chasseurs joués dans cette chasse. Qui en a employé le plus rend une tuile : gagnez, mais pas de trop.
lesson-11-title = Les cylindres
lesson-11 = Le plus de totems donne le cylindre brun : une huitième carte. Le plus de chevaux donne le blanc : après la dernière carte, vous pouvez déplacer un chasseur. Chacun vaut aussi un point.
lesson-12-title = La fin de la dernière chasse
lesson-12 = Il vous reste deux cartes. Jouez-les, prenez ce que vous gagnez, et l’on compte les points.
lesson-12-done = Les paires et les cylindres font les points. Voilà tout Big Manitou.
