# Big Manitou en français. Cartes et tuiles portent leur article ; aucune phrase ne commence par elles.

game-title = Big Manitou
game-about = Les grandes chasses au bison : composez en secret votre équipe, menez-la sur trois terrains et rapportez tipis et bisons assortis, sans être celui qui a le plus usé de la force.

option-quick = Variante rapide
option-quick-no = les équipes sont choisies
option-quick-yes = les équipes sont tirées au hasard

card-hunter = le chasseur { $strength }
card-chief = le grand chef
card-clan-mother = la mère de clan
card-scout = l'éclaireur
card-medicine-man = le sorcier
card-rainmaker = le faiseur de pluie
hidden-card = une carte

tile-bison = un bison de { $points }
tile-tipi = un tipi de { $points }
tile-horse = un cheval
tile-totem = un totem
tile-tomahawk = un tomahawk

cylinder-brown = le cylindre marron
cylinder-white = le cylindre blanc

ask-nothing = On ne vous demande rien pour l'instant.
ask-dealer = Qui donne pour la première chasse ?
ask-tile = Quelle tuile sort du sac ?
ask-party = Composez votre équipe de chasse, en secret.
ask-draw = Quelle carte est piochée ?
ask-play = Posez une carte sur l'un des trois terrains.
ask-face-down = Aucun coup possible : posez un héros face cachée, sans effet.
ask-eighth = Cylindre marron : posez une huitième carte, ou passez.
ask-horse = Cylindre blanc : déplacez l'un de vos chasseurs vers un autre terrain, ou passez.
ask-penalty = Vous avez le plus usé de la force : rendez une tuile.
ask-take-one = Votre héros tient le terrain : prenez une tuile.
ask-take-two = Vos chasseurs sont les meilleurs : prenez deux tuiles.

event-deals-first = Le sort désigne { $seat } pour donner à la première chasse.
event-hunt = La chasse { $hunt } commence. { $seat } donne et joue en dernier.
event-tile-laid = Terrain { $ground } : on y pose { $tile }.
event-parties-ready = Toutes les équipes sont composées.
event-parties-dealt = Toutes les équipes sont tirées au hasard.
event-drew = { $seat } pioche { $card }.
event-played = { $seat } joue { $card } sur le terrain { $ground }.
event-stands = Terrain { $ground } : { $card } ({ $seat }) tient le terrain.
event-pairs = Terrain { $ground } : { $card } ({ $seat }) protège désormais { $facing }.
event-beats = Terrain { $ground } : { $card } ({ $seat }) bat { $facing } ({ $other }).
event-falls = Terrain { $ground } : { $card } ({ $seat }) tombe devant { $facing } ({ $other }).
event-both-fall = Terrain { $ground } : { $card } ({ $seat }) rencontre { $facing } ({ $other }) ; les deux tombent.
event-sacrificed = Terrain { $ground } : { $card } ({ $seat }) se sacrifie et entraîne { $facing } ({ $other }) dans sa chute.
event-in-vain = Terrain { $ground } : { $card } ({ $seat }) ne peut rien contre { $facing } ({ $other }) et tombe en vain.
event-played-face-down = { $seat } n'a pas d'autre coup et pose { $card } face cachée sur le terrain { $ground }.
event-no-eighth = { $seat } ne joue pas de huitième carte.
event-played-eighth = { $seat } joue { $card } en huitième carte sur le terrain { $ground }.
event-moved = { $seat } déplace { $card } du terrain { $from } au terrain { $ground }.
event-no-move = { $seat } ne déplace aucun chasseur.
event-force = { $seat } a le plus usé de la force : { $force }.
event-no-force = Personne n'a usé de la force ; personne ne paie.
event-owes-nothing = { $seat } n'a pas de tuile et ne paie rien.
event-paid = { $seat } rend { $tile }.
event-judged = On évalue le terrain { $ground }.
event-hero-takes = Terrain { $ground } : avec un héros, { $seat } prend { $tile }.
event-most-takes = Terrain { $ground } : avec les meilleurs chasseurs, { $seat } prend { $tile }.
event-next-takes = Terrain { $ground } : avec les chasseurs suivants, { $seat } prend { $tile }.
event-tied = Terrain { $ground } : { $seat } est à égalité à { $total } et ne prend rien avec ses chasseurs.
event-left-over = Terrain { $ground } : personne n'a droit à { $tile } ; la tuile quitte le jeu.
event-wins-cylinder = { $seat } prend { $cylinder }.
event-cylinder-passes = Après la pénalité, { $seat } passe devant et prend { $cylinder }.
event-cylinder-aside = Après la pénalité, plus personne n'a de telle tuile : on met de côté { $cylinder }.
event-decks-back = Chacun reprend tout son paquet.
event-score = { $seat } marque { $points } : { $pairs } pour les paires, { $extra } pour les majorités.
event-victory = { $seat } gagne avec { $points } { $points ->
    [one] point
   *[other] points
}.
event-shared-victory = { $seat } partage la victoire avec { $points } { $points ->
    [one] point
   *[other] points
}.

outcome-most-points = le plus de points de victoire
outcome-most-tipi = à égalité de points, plus de points de tipi
outcome-most-tiles = à égalité de points et de points de tipi, plus de tuiles
outcome-shared = à égalité de points, de points de tipi et de tuiles

refused-game-over = La partie est finie.
refused-not-now = Ce n'est pas à vous de décider.
refused-no-such-seat = Il n'y a pas de telle place à cette table.
refused-not-in-bag = Il ne reste pas de telle tuile dans le sac.
refused-no-such-card = Il n'y a pas de telle carte à jouer.
refused-played-before = Vous avez déjà joué cette carte et n'avez pas encore repris votre paquet.
refused-not-rising = Nommez chaque carte de l'équipe une fois, dans l'ordre croissant.
refused-party-too-small = Avec cette carte, il n'en reste plus assez au-dessus pour compléter l'équipe.
refused-not-in-pile = Cette carte n'est pas dans la pioche.
refused-not-in-hand = Vous n'avez pas cette carte en main.
refused-two-heroes = Vous avez déjà deux héros face visible sur ce terrain.
refused-not-your-hunter = Ce chasseur n'est sur aucun terrain.
refused-heroes-stay = Les héros ne se déplacent jamais.
refused-same-ground = Ce chasseur est déjà sur ce terrain.
refused-no-such-tile = Vous n'avez pas de telle tuile.
refused-bison-or-tipi = Tant que vous avez un bison ou un tipi, c'est l'un d'eux qu'il faut rendre.
refused-not-on-ground = Ces tuiles ne sont pas sur ce terrain.
refused-must-play = Vous devez jouer une carte.
