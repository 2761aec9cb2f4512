### La table de Tomahawk en français. Les phrases du jeu sont dans src/prairie/games/tomahawk.

lands = Les quatre territoires
land-forest = Forêt
land-plains = Plaine
land-mountain = Montagne
land-title = { $kind }, { $herd }
land-lasts = { $turns ->
        [one] La bataille dure un tour.
       *[other] La bataille dure { $turns } tours.
    }
foot-puma = le plus fort affronte le puma
foot-picking = le plus faible compte double
foot-turns = { $turns ->
        [one] un tour
       *[other] { $turns } tours
    }
hidden-until = caché jusqu’au tour { $turn }
duel = Le duel
duel-how = Les deux forces, ou les scalps pris par le plus fort.
totals = Totaux
totals-how = Ce qui est visible ici compte ; ce que vous prévoyez est à côté. Un point d’interrogation : des cartes encore cachées.
duel-takes = +{ $points } { $who }
totals-name = Totaux : { $theirs } en haut, { $mine } en bas{ $planned ->
        [0] {""}
       *[other] , { $planned } de plus prévus
    } ; { $phrase }
card-name = { $name }, { $hair ->
        [0] aucun scalp
        [one] { $hair } scalp
       *[other] { $hair } scalps
    }
special-name = { $name }, valeur { $value }
card-hidden = une carte face cachée
card-sealed = une carte scellée
card-placed = { $card }, posée
card-worth = Valeur { $value }. { $hair ->
        [0] Sans icône de cheveux : qui le bat ne prend aucun scalp.
        [one] Une icône de cheveux : qui le bat prend un scalp.
       *[other] { $hair } icônes de cheveux : qui le bat prend { $hair } scalps.
    }
scalps-how = Chacun vaut un point. Un guerrier battu dans son duel donne autant de scalps qu’il a d’icônes de cheveux.
slot-name = { $who }, pile { $pile }, tour { $turn }
slot-empty = encore rien
counts = compte { $strength }
seen-once = vue de la montagne
drawn = tirée
place-ask = { $left ->
        [4] Posez un guerrier sur chacun des quatre territoires.
        [one] Encore un guerrier : prenez une carte, puis un territoire éclairé.
       *[other] Encore { $left } guerriers : prenez une carte, puis un territoire éclairé.
    }
place-held = Votre { $card } : choisissez un territoire éclairé.
place-whole = Chaque territoire a son guerrier. Validez, ou déplacez-en un.
place-first = Prenez une carte, puis un territoire ; remplissez-les dans l’ordre que vous voulez. Rien n’est envoyé tant que vous n’avez pas validé.
place-note = { $done ->
        [one] Une posée.
       *[other] { $done } posées.
    } Reprenez une carte prévue pour la déplacer. Rien n’est envoyé tant que vous n’avez pas validé.
draft-title = Trois guerriers spéciaux se présentent
draft-leavers = Choisissez maintenant qui quitte votre tribu pour chacun d’eux.
draft-whole = Votre tribu est complète. Validez pour la sceller.
draft-note = L’adversaire fait de même, et n’en voit rien.
draft-done = Votre tribu est scellée.
refused = refusé
can-refuse = peut être refusé
who-leaves = Quel { $value } s’en va ?
leaves = s’en va
look-yes = Regarder
look-no = Laisser
look-note = Ce que vous voyez reste marqué pour vous seul.
cards-seen = Cartes vues
seen-how = Ce que les deux tribus ont montré jusqu’ici, par valeur.
in-tribe = sur
animals = Animaux
