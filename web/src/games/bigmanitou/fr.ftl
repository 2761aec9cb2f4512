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

lesson-1-title = Votre groupe
lesson-1 = Avant chaque chasse, vous choisissez vos cartes en secret : des chasseurs avec un nombre, et des héros. Vous en tenez trois, et en tirez une nouvelle après chaque carte jouée.
lesson-2-title = Les chasseurs
lesson-2 = À tour de rôle, chacun joue une carte sur un des trois terrains. Les chasseurs d’un joueur s’additionnent ; le nombre sous chaque éventail est son total.
lesson-3-title = Les tuiles
lesson-3 = Après sept cartes chacun, les terrains sont jugés un à un. Les meilleurs chasseurs prennent deux tuiles, les suivants le reste. Bisons et tipis comptent par paires : un point de l’un avec un point de l’autre.
lesson-4-title = Une égalité ne prend rien
lesson-4 = Des totaux égaux s’annulent : ceux qui sont à égalité ne prennent rien, et le suivant avance d’un rang.
lesson-5-title = Les héros
lesson-5 = Un héros seul sur un terrain choisit une tuile avant tous les chasseurs. Quand deux héros se rencontrent, le pentagone du tiroir dit qui tombe ; deux pareils tombent tous deux.
lesson-6-title = Une paire protège
lesson-6 = Un second héros à vous sur le même terrain protège le premier. Plus personne ne peut battre la paire…
lesson-7-title = … sauf par un sacrifice
lesson-7 = Un héros peut se sacrifier et entraîner celui du dessus, s’il l’aurait battu dans une rencontre ordinaire.
lesson-8-title = Le plus fort paie
lesson-8 = La force est la somme de tous les chasseurs joués dans cette chasse. Qui en a employé le plus rend une tuile : gagnez, mais pas de trop.
lesson-9-title = Les cylindres
lesson-9 = Le plus de totems donne le cylindre brun : une huitième carte. Le plus de chevaux donne le blanc : après la dernière carte, vous pouvez déplacer un chasseur. Chacun vaut aussi un point. Jouez maintenant la suite vous-même.
