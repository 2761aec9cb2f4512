### La table de Big Manitou en français. Les phrases du jeu sont dans src/prairie/games/bigmanitou.

ground = Terrain { $ground }
grounds = Les trois terrains
deals = donne
score-of = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-how = { $pairs ->
        [one] { $pairs } paire
       *[other] { $pairs } paires
    } de points de bison et de tipi, le reste pour les majorités
no-tiles = aucune tuile
pays-a-tile = défausse une tuile
fallen = face cachée
nothing-there = rien
total = total { $total }
taker-hero = 1er choix
taker-most = { $total } : prend 2
taker-next = { $total } : le reste
tied = égalité
taker-hero-title = Le héros choisit d’abord
taker-most-title = Les meilleurs chasseurs
taker-next-title = Les suivants
taker-tied-title = Une égalité
fan-total = Total sur ce terrain
fan-total-how = Les points des chasseurs d’ici ; ce qu’ajoutent les tomahawks est à part.
party-title = Votre équipe de chasse
party-ask = Choisissez votre équipe de { $size } : { $left ->
        [one] encore une carte.
       *[other] encore { $left } cartes.
    }
party-whole = Une équipe de { $size }. Validez pour la sceller.
party-note = En secret, dans n’importe quel ordre. Les cartes jouées attendent le retour du paquet.
in-party = choisie
played-before = jouée, pas encore revenue
card-held = Vous tenez { $card } : choisissez un terrain éclairé.
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
beats-line = bat { $beaten } ; tombe devant { $stronger }.
beats-like = Deux héros de la même sorte tombent tous deux.
hunter-how = Ajoute { $value } au total de vos chasseurs sur ce terrain, et à votre force.
force-how = Les points de tous les chasseurs joués dans cette chasse. Qui en a employé le plus défausse une tuile.
majorities = Majorités
