### Big Manitou en français. Dans `$seat`, le nom `you` désigne le lecteur. Cartes et tuiles portent leur article.

title = Big Manitou
about =
    Big Manitou, de Günter Burkhardt (What’s Your Game?, 2005), de deux à cinq joueurs. Ceci est une mise en œuvre de ses règles, avec nos propres mots et nos propres dessins ; le nom appartient à ses propriétaires.

    Nous ne savons pas tout de la boîte imprimée. Sûr : les cinq paquets égaux de dix chasseurs et sept héros, qui bat qui, soixante tuiles en tout, des tipis de 1 et 3, des bisons de 2 et 3. Reconstitué, en accord avec tout ce que l’on sait et éprouvé par simulation : le nombre de tuiles de chaque sorte (24 bisons, 18 tipis, 6 chevaux, 6 totems, 6 tomahawks).

    Si vous possédez la boîte, copiez components.toml, corrigez-le d’après vos tuiles et jouez avec --data FICHIER.

## Questions

ask-nothing = On ne vous demande rien pour l’instant.
ask-dealer = Qui est le donneur de la première chasse ?
ask-tile = Quelle tuile sort du sac ?
ask-party = Composez en secret votre équipe de { $size } cartes ; encore { $left }. Nommez-les sur une ligne, dans n’importe quel ordre ; une à une, de la plus basse à la plus haute.
ask-draw = Quelle carte est piochée ?
ask-play = Posez une carte sur l’un des trois terrains.
ask-face-down = Aucun coup possible : posez un héros face cachée, sans effet.
ask-eighth = Cylindre marron : posez une huitième carte, ou passez.
ask-horse = Cylindre blanc : déplacez l’un de vos chasseurs vers un autre terrain, ou passez.
ask-penalty = Vous avez le plus usé de la force : défaussez une tuile.
ask-take-one = Votre héros tient le terrain { $ground } : prenez une tuile.
ask-take-two = Vos chasseurs sont les meilleurs du terrain { $ground } : prenez deux tuiles.

## Ce qui s'est passé

event-deals-first = { $seat ->
        [you] Le sort vous désigne comme donneur de la première chasse.
       *[other] Le sort désigne { $seat } comme donneur de la première chasse.
    }
event-hunt = { $seat ->
        [you] La chasse { $hunt } commence. Vous donnez et jouez en dernier.
       *[other] La chasse { $hunt } commence. { $seat } donne et joue en dernier.
    }
event-tile-laid = Sur le terrain { $ground } : { $tile }.
event-parties-ready = Toutes les équipes sont composées.
event-parties-dealt = Toutes les équipes sont tirées au hasard.
event-drew = { $seat ->
        [you] Vous piochez { $card }.
       *[other] { $seat } pioche { $card }.
    }
event-played = { $seat ->
        [you] Vous jouez { $card } sur le terrain { $ground }.
       *[other] { $seat } joue { $card } sur le terrain { $ground }.
    }
event-stands = Terrain { $ground } : { $card } ({ $seat ->
        [you] vous
       *[other] { $seat }
    }) tient le terrain sans rival.
event-pairs = Terrain { $ground } : { $card } ({ $seat ->
        [you] vous
       *[other] { $seat }
    }) rejoint { $facing } et protège ce héros.
event-beats = Terrain { $ground } : { $card } ({ $seat ->
        [you] vous
       *[other] { $seat }
    }) bat { $facing } ({ $other ->
        [you] vous
       *[other] { $other }
    }).
event-falls = Terrain { $ground } : { $card } ({ $seat ->
        [you] vous
       *[other] { $seat }
    }) tombe devant { $facing } ({ $other ->
        [you] vous
       *[other] { $other }
    }).
event-both-fall = Terrain { $ground } : { $card } ({ $seat ->
        [you] vous
       *[other] { $seat }
    }) rencontre { $facing } ({ $other ->
        [you] vous
       *[other] { $other }
    }), de la même sorte ; les deux tombent.
event-sacrificed = Terrain { $ground } : { $card } ({ $seat ->
        [you] vous
       *[other] { $seat }
    }) se sacrifie et entraîne { $facing } ({ $other ->
        [you] vous
       *[other] { $other }
    }) dans sa chute.
event-in-vain = Terrain { $ground } : { $card } ({ $seat ->
        [you] vous
       *[other] { $seat }
    }) ne peut rien contre { $facing } ({ $other ->
        [you] vous
       *[other] { $other }
    }) et tombe en vain.
event-played-face-down = { $seat ->
        [you] Faute d’autre coup, vous posez { $card } face cachée sur le terrain { $ground }.
       *[other] Faute d’autre coup, { $seat } pose { $card } face cachée sur le terrain { $ground }.
    }
event-no-eighth = { $seat ->
        [you] Vous ne jouez pas de huitième carte.
       *[other] { $seat } ne joue pas de huitième carte.
    }
event-played-eighth = { $seat ->
        [you] En huitième carte, vous jouez { $card } sur le terrain { $ground }.
       *[other] En huitième carte, { $seat } joue { $card } sur le terrain { $ground }.
    }
event-moved = { $seat ->
        [you] Vous déplacez { $card } du terrain { $from } au terrain { $ground }.
       *[other] { $seat } déplace { $card } du terrain { $from } au terrain { $ground }.
    }
event-no-move = { $seat ->
        [you] Vous ne déplacez aucun chasseur.
       *[other] { $seat } ne déplace aucun chasseur.
    }
event-force = { $seat ->
        [you] C’est vous qui avez le plus usé de la force : { $force }.
       *[other] C’est { $seat } qui a le plus usé de la force : { $force }.
    }
event-no-force = Personne n’a usé de la force : personne ne défausse de tuile.
event-owes-nothing = { $seat ->
        [you] Vous n’avez pas de tuile à défausser et ne devez rien.
       *[other] { $seat } n’a pas de tuile à défausser et ne doit rien.
    }
event-paid = { $seat ->
        [you] Vous défaussez { $tile }.
       *[other] { $seat } défausse { $tile }.
    }
event-judged = On évalue le terrain { $ground }.
event-hero-takes = { $seat ->
        [you] Terrain { $ground } : avec votre héros, vous prenez { $tile }.
       *[other] Terrain { $ground } : avec son héros, { $seat } prend { $tile }.
    }
event-most-takes = { $seat ->
        [you] Terrain { $ground } : avec les meilleurs chasseurs, vous prenez { $tile }.
       *[other] Terrain { $ground } : avec les meilleurs chasseurs, { $seat } prend { $tile }.
    }
event-next-takes = { $seat ->
        [you] Terrain { $ground } : au rang suivant, vous prenez { $tile }.
       *[other] Terrain { $ground } : au rang suivant, { $seat } prend { $tile }.
    }
event-tied = { $seat ->
        [you] Terrain { $ground } : vos chasseurs sont à égalité à { $total } et ne prennent rien.
       *[other] Terrain { $ground } : { $seat } est à égalité à { $total } et ne prend rien avec ses chasseurs.
    }
event-left-over = Terrain { $ground } : personne n’a droit au reste, et { $tile } quitte le jeu.
event-wins-cylinder = { $seat ->
        [you] Vous prenez { $cylinder }.
       *[other] { $seat } prend { $cylinder }.
    }
event-cylinder-passes = { $seat ->
        [you] Après la pénalité, vous passez devant et prenez { $cylinder }.
       *[other] Après la pénalité, { $seat } passe devant et prend { $cylinder }.
    }
event-cylinder-aside = Après la pénalité, plus personne n’a de telle tuile : on met de côté { $cylinder }.
event-decks-back = Chacun reprend tout son paquet.
event-score = { $seat ->
        [you] Vous marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { $pairs } pour les paires, { $extra } pour les majorités.
       *[other] { $seat } marque { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { $pairs } pour les paires, { $extra } pour les majorités.
    }
event-victory = { $seat ->
        [you] Vous gagnez la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seat } gagne la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
event-shared-victory = { $seat ->
        [you] Vous partagez la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seat } partage la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

## Refus

refused-game-over = La partie est finie.
refused-not-now = Ce n’est pas à vous de décider.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-not-in-bag = Il ne reste pas de tuile de cette sorte dans le sac.
refused-no-such-card = Cette carte n’existe pas.
refused-played-before = Vous avez déjà joué cette carte et n’avez pas encore repris votre paquet.
refused-not-rising = Nommez chaque carte de l’équipe une fois, dans l’ordre croissant.
refused-party-too-small = Avec cette carte, il n’en reste plus assez au-dessus pour compléter l’équipe.
refused-not-in-pile = Cette carte n’est pas dans la pioche.
refused-not-in-hand = Vous n’avez pas cette carte en main.
refused-two-heroes = Vous avez déjà deux héros face visible sur ce terrain.
refused-not-your-hunter = Ce chasseur n’est sur aucun terrain.
refused-heroes-stay = Les héros ne se déplacent jamais.
refused-same-ground = Ce chasseur est déjà sur ce terrain.
refused-no-such-tile = Vous n’avez pas cette tuile.
refused-bison-or-tipi = Tant que vous avez un bison ou un tipi, c’est l’un d’eux qu’il faut défausser.
refused-not-on-ground = Ces tuiles ne sont pas sur ce terrain.
refused-must-play = Vous devez jouer une carte.

## Mots

hidden-card = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }

card-hunter = le chasseur { $strength }
card-chief = le grand chef
card-clan-mother = la mère de clan
card-scout = l’éclaireur
card-medicine-man = le sorcier
card-rainmaker = le faiseur de pluie
# Les mêmes, assez courts pour le plateau et pour la saisie.
short-chief = chef
short-clan-mother = mère
short-scout = éclaireur
short-medicine-man = sorcier
short-rainmaker = pluie

tile-bison = un bison de { $points }
tile-tipi = un tipi de { $points }
tile-horse = un cheval
tile-totem = un totem
tile-tomahawk = un tomahawk
short-bison = bison{ $points }
short-tipi = tipi{ $points }
short-horse = cheval
short-totem = totem
short-tomahawk = tomahawk

cylinder-brown = le cylindre marron
cylinder-white = le cylindre blanc

placing = { $card } sur le terrain { $ground }
placing-pass = passer
short-pass = passe
two-tiles = { $first } et { $second }

# Ce qu’une carte entraînerait sur un terrain, après deux-points.
choice-outcome = { $choice } : { $outcome }
outcome-stands = tient le terrain sans rival
outcome-pairs = rejoint { $facing } et protège ce héros
outcome-beats = bat { $facing } ({ $who })
outcome-falls = tombe devant { $facing } ({ $who })
outcome-both-fall = rencontre { $facing } ({ $who }), et les deux tombent
outcome-sacrificed = se sacrifie et entraîne { $facing } ({ $who }) dans sa chute
outcome-in-vain = trop faible pour { $facing } ({ $who }), tombe en vain
outcome-hunters = vos chasseurs y font { $total }

option-quick = Variante rapide
option-quick-no = les équipes sont choisies
option-quick-yes = les équipes sont tirées au hasard
outcome-most-points = le plus de points de victoire
outcome-most-tipi = à égalité de points, plus de points de tipi
outcome-most-tiles = à égalité de points et de points de tipi, plus de tuiles
outcome-shared = à égalité de points, de points de tipi et de tuiles

beats = { $card } : bat { $beaten } ; perd contre { $stronger }
hint-bison = Les points de bison ne comptent qu’avec des points de tipi : chaque paire, un de chaque, fait un point de victoire.
hint-tipi = Les points de tipi ne comptent qu’avec des points de bison : chaque paire, un de chaque, fait un point de victoire. Ils départagent aussi les égalités.
hint-horse = Avoir le plus de chevaux, ou en gagner autant que le détenteur : le cylindre blanc, qui déplace un chasseur après la dernière carte et vaut un point à la fin.
hint-totem = Avoir le plus de totems, ou en gagner autant que le détenteur : le cylindre marron, qui permet une huitième carte et vaut un point à la fin.
hint-tomahawk = Dès la chasse suivante, un point de plus pour chacun de vos chasseurs quand on évalue un terrain. En avoir le plus vaut un point à la fin.
word-force = La force est la somme des points imprimés de vos chasseurs sur les trois terrains. Qui en a le plus, marqué !, défausse une tuile.
word-hunter = Les chasseurs ont une force de 1 à 10, qui s’ajoute sur un terrain. Le plus grand total y prend deux tuiles, le suivant ce qui reste ; des totaux égaux ne prennent rien.
word-hero = Un héros face visible sur un terrain y prend une tuile, avant les chasseurs. Les héros qui se rencontrent se mesurent : la liste du bas dit qui bat qui.
word-pairs = Un point de bison et un point de tipi font une paire, qui vaut un point de victoire. Deux héros face visible d’un joueur sur un terrain font aussi une paire : seul un sacrifice peut l’attaquer.
word-party = L’équipe de chasse est choisie en secret pour une chasse : elle est mélangée, vous en tenez trois cartes, et sept sont jouées.
word-brown = Le cylindre marron, ●, va avec le plus de totems : une huitième carte dès la chasse suivante, et un point à la fin.
word-white = Le cylindre blanc, ○, va avec le plus de chevaux : il déplace un de vos chasseurs après la dernière carte dès la chasse suivante, et vaut un point à la fin.
word-ground = Les tuiles sont sur trois terrains, I, II et III. À la fin, chacun est évalué : une tuile pour le héros, deux pour les meilleurs chasseurs, le reste pour les suivants.
word-bag = Toutes les tuiles viennent du sac ; ce qui y reste sortira dans les chasses suivantes.
word-tied = Les joueurs dont les chasseurs ont des totaux égaux sur un terrain n’y prennent rien avec eux.
word-dealer = Le donneur joue en dernier, avec une équipe de sept cartes ; le premier joueur a plus de choix.
word-points = Points de victoire : les paires de points de bison et de tipi, et un point chacun pour le cylindre marron, le cylindre blanc et le plus de tomahawks.
word-also = chasseur=hunter chasseurs=hunter héros=hero paire=pairs paires=pairs équipe=party équipes=party chasse=party marron=brown cylindre-marron=brown blanc=white cylindre-blanc=white cylindre=brown cylindres=brown chevaux=horse totems=totem tomahawks=tomahawk terrain=ground terrains=ground i=ground ii=ground iii=ground tuile=ground tuiles=ground premiers=ground suivants=ground sac=bag égalité=tied à-égalité=tied donneur=dealer donne=dealer point=points !=force ●=brown ○=white

## Le plateau

board-you = vous
board-over = La partie est finie
board-hunt = Chasse { $hunt } sur { $hunts }
board-dealer = { $who ->
        [you] vous donnez
       *[other] { $who } donne
    }
board-bag = { $tiles ->
        [one] { $tiles } tuile dans le sac
       *[other] { $tiles } tuiles dans le sac
    }
board-takes-hero = héros { $tiles } : { $who }
board-takes-most = premiers { $tiles } : { $who }
board-takes-next = suivants { $tiles } : { $who }
board-tied = à égalité, sans tuile : { $who }
column-bison = bison
column-tipi = tipi
column-pairs = paires
column-horses = chevaux
column-totems = totems
column-tomahawks = tomahawks
column-force = force
column-points = points
column-tiles = tuiles
column-brown = marron
column-white = blanc
board-pays = ! a le plus usé de la force et défausserait une tuile
board-brown = ● cylindre marron : une huitième carte
board-white = ○ cylindre blanc : déplace un chasseur
board-most-tomahawks = + le plus de tomahawks
board-pool = Vos cartes
board-picked = Votre équipe ({ $left ->
        [0] complète
       *[other] encore { $left }
    })
board-hand = Main
board-pile = À piocher, dans un ordre inconnu
board-pile-unknown = { $cards ->
        [one] Encore { $cards } carte à piocher
       *[other] Encore { $cards } cartes à piocher
    }
board-party = une équipe de { $size }
board-counts = { $hand } en main, { $pile } à piocher
board-may-have = { $who ->
        [you] Il vous reste peut-être
       *[other] { $who } a peut-être
    }

plain-dealer = { $who ->
        [you] Vous donnez et jouez en dernier.
       *[other] { $who } donne et joue en dernier.
    }
plain-bag = { $tiles ->
        [one] Il reste { $tiles } tuile dans le sac.
       *[other] Il reste { $tiles } tuiles dans le sac.
    }
plain-nothing = rien
plain-ground = Terrain { $ground } : { $tiles }.
plain-side = { $who ->
        [you] Vous y avez : { $what }.
       *[other] { $who } y a : { $what }.
    }
plain-and = { $others } et { $last }
plain-hunters = { $count ->
        [one] chasseur
       *[other] chasseurs
    } { $hunters } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $bonus ->
        [0] {""}
       *[other] {" "}dont { $bonus } grâce aux tomahawks
    }
plain-hero = { $hero } face visible
plain-pair = { $lower } face visible, sous la protection d’un autre héros : { $upper }
plain-fallen = face cachée : { $heroes }
tiles-taken = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
plain-takes-hero = { $who ->
        [you] En l’état, votre héros prendrait { tiles-taken }.
       *[other] En l’état, { $who } prendrait { tiles-taken } avec son héros.
    }
plain-takes-most = { $who ->
        [you] Vos chasseurs prendraient { tiles-taken }.
       *[other] { $who } prendrait { tiles-taken } avec ses chasseurs.
    }
plain-takes-next = { $who ->
        [you] En second, vous prendriez { tiles-taken }.
       *[other] En second, { $who } prendrait { tiles-taken }.
    }
plain-tied = { $who ->
        [you] Vos chasseurs sont à égalité et ne prennent rien.
       *[other] { $who } est à égalité et ne prend rien avec ses chasseurs.
    }
plain-player = { $who ->
        [you] Vous avez
       *[other] { $who } a
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $bison ->
        [one] { $bison } point de bison
       *[other] { $bison } points de bison
    } et { $tipi ->
        [one] { $tipi } point de tipi
       *[other] { $tipi } points de tipi
    } à apparier. { $tiles ->
        [none] Aucune tuile
       *[other] Tuiles : { $tiles }
    }.
plain-brown = Cylindre marron en main.
plain-white = Cylindre blanc en main.
plain-most-tomahawks = Le plus de tomahawks.
plain-force = Force : { $force }.
plain-pays = Force : { $force }, la plus grande ; une tuile serait défaussée.
plain-pool = Vos cartes : { $cards }.
plain-picked = Votre équipe pour l’instant : { $cards }. { $left ->
        [0] Elle est complète.
        [one] Encore une carte à choisir.
       *[other] Encore { $left } cartes à choisir.
    }
plain-hand = Votre main : { $cards }.
plain-pile = À piocher, dans un ordre inconnu : { $cards }.
plain-may-have = { $who ->
        [you] Vous { $hand ->
            [0] n’avez pas de carte en main
            [one] tenez { $hand } carte
           *[other] tenez { $hand } cartes
        }
       *[other] { $who } { $hand ->
            [0] n’a pas de carte en main
            [one] tient { $hand } carte
           *[other] tient { $hand } cartes
        }
    } ; pas encore jouées : { $cards }.
plain-final = { $who ->
        [you] Vous avez
       *[other] { $who } a
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $pairs } pour les paires, le reste pour les majorités ; { $tipi ->
        [one] { $tipi } point de tipi
       *[other] { $tipi } points de tipi
    }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }.
