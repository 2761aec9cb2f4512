### Tomahawk en français. Dans `$seat`, le nom `you` désigne le lecteur ; tout autre nom est écrit tel quel.

title = Tomahawk
about =
    Tomahawk, de Bruno Faidutti et Bruno Cathala (Matagot, 2006), pour deux. Ceci est une mise en œuvre de ses règles, avec nos propres mots et nos propres dessins ; le nom appartient à ses propriétaires.

    Nous ne connaissons pas tous les chiffres imprimés. Sûrs : 24 guerriers par tribu, les deux tribus étant égales ; sept guerriers spéciaux ; quinze territoires, cinq d’un tour, cinq de deux et cinq de trois ; le 2 d’Esprit mouvant et le 6 de Pouvoir du ciel. Probables : la valeur des autres guerriers spéciaux, et la forêt de trois tours avec 5 caribous et la cueillette. Reconstitués, en accord avec tout ce que l’on sait et vérifiés par simulation : le nombre d’exemplaires de chaque valeur, toutes les icônes de cheveux et les quatorze autres territoires.

    Si vous possédez la boîte, copiez components.toml, corrigez-le d’après vos cartes et jouez avec --data FICHIER.

## Questions

ask-nothing = Rien ne vous est demandé pour l’instant.
ask-deal = Distribuez un guerrier spécial.
ask-refuse = Trois guerriers spéciaux se présentent, et vous en gardez deux. Lequel refusez-vous ?
ask-replace = { $special } rejoint votre tribu. Quel guerrier de même valeur lui cède sa place ?
ask-draw = Piochez la carte suivante.
ask-territory = Retournez le territoire suivant.
ask-sought = Retournez le territoire qui désigne l’animal le plus recherché.
ask-place = Quel guerrier posez-vous sur la pile { $pile } : { $land } ?
ask-twilight = Tirez une carte de la main que Danse du crépuscule a désignée.
ask-look = Vous avez gagné une montagne. Regardez-vous les cartes posées ce tour-ci face cachée dans les forêts ?

## Ce qui s'est passé

event-dealt = { $seat ->
        [you] Vous recevez { $card }.
       *[other] { $seat } reçoit { $card }.
    }
event-kept = { $seat ->
        [you] Vous gardez { $first } et { $second }, et vous refusez { $refused }.
       *[other] { $seat } garde { $first } et { $second }, et refuse { $refused }.
    }
event-replaced = { $seat ->
        [you] { $special } prend la place de { $card } dans votre armée.
       *[other] { $special } prend la place de { $card } dans l’armée adverse ({ $seat }).
    }
event-drew = { $seat ->
        [you] Vous piochez { $card }.
       *[other] { $seat } pioche { $card }.
    }
event-turned-up = Pile { $pile } : voici { $land }.
event-most-sought = Animal le plus recherché de la partie : les { $animal }, comme le montre { $land }.
event-turn = Tour { $turn }.
event-revealed = Pile { $pile } : { $first } ({ $seat0 ->
        [you] vous
       *[other] { $seat0 }
    }) face à { $second } ({ $seat1 ->
        [you] vous
       *[other] { $seat1 }
    }).
event-stays-hidden = Pile { $pile } : dans { $land }, les guerriers restent face cachée.
event-mirrors = Pouvoir du ciel imite { $facing } : force { $strength }.
event-charmed = Nuage taquin charme { $card } ({ $seat ->
        [you] vous
       *[other] { $seat }
    }) : force 0.
event-drawn-for = { $seat ->
        [you] Danse du crépuscule tire { $card } de votre main : vous jouerez cette carte au tour suivant sur la pile { $pile }.
       *[other] Danse du crépuscule tire { $card } de la main adverse ({ $seat }), à jouer au tour suivant sur la pile { $pile }.
    }
event-scalped = { $seat ->
        [you] { $points ->
            [one] Vous prenez un scalp sur la pile { $pile } : { $winner } bat { $loser }.
           *[other] Vous prenez { $points } scalps sur la pile { $pile } : { $winner } bat { $loser }.
        }
       *[other] { $points ->
            [one] { $seat } prend un scalp sur la pile { $pile } : { $winner } bat { $loser }.
           *[other] { $seat } prend { $points } scalps sur la pile { $pile } : { $winner } bat { $loser }.
        }
    }
event-puma-takes = Pile { $pile } : { $card } ({ $seat ->
        [you] vous
       *[other] { $seat }
    }) combat le puma ; sa force de { $strength } ne compte pas.
event-picking-doubles = Pile { $pile } : { $card } ({ $seat ->
        [you] vous
       *[other] { $seat }
    }) cueille des champignons ; sa force de { $strength } compte double.
event-spirit-pair = Pile { $pile } : Esprit mouvant et un autre 2 font 9 à eux deux ({ $seat ->
        [you] vous
       *[other] { $seat }
    }).
event-manitou-turns = { $seat ->
        [you] Pile { $pile } : l’adversaire a plus du double de votre total, et Grand manitou vous donne la bataille.
       *[other] Pile { $pile } : l’adversaire a plus du double, et Grand manitou donne la bataille à { $seat }.
    }
event-totals = Pile { $pile }, { $land } : { $first } pour { $seat0 ->
        [you] vous
       *[other] { $seat0 }
    }, { $second } pour { $seat1 ->
        [you] vous
       *[other] { $seat1 }
    }.
event-won = { $seat ->
        [you] Vous gagnez { $land } sur la pile { $pile }.
       *[other] { $seat } gagne { $land } sur la pile { $pile }.
    }
event-tied = Pile { $pile } : totaux égaux, personne ne gagne { $land }.
event-doubled = { $seat ->
        [you] Cœur de séquoia a combattu dans { $land } : ses caribous comptent double pour vous.
       *[other] Cœur de séquoia a combattu dans { $land } : ses caribous comptent double pour { $seat }.
    }
event-looked = { $seat ->
        [you] Du haut de la montagne, vous regardez dans les forêts.
       *[other] Du haut de la montagne, { $seat } regarde dans les forêts.
    }
event-saw = { $seat ->
        [you] Dans la forêt de la pile { $pile }, vous voyez { $card }.
       *[other] Dans la forêt de la pile { $pile }, { $seat } voit { $card }.
    }
event-majority = { $seat ->
        [you] L’animal le plus recherché ({ $animal }) : vous en avez le plus, 3 points de plus.
       *[other] L’animal le plus recherché ({ $animal }) : { $seat } en a le plus, 3 points de plus.
    }
event-no-majority = L’animal le plus recherché ({ $animal }) : personne n’en a plus que l’autre, aucun point de plus.
event-score = { $seat ->
        [you] Vous
       *[other] { $seat }
    } : { $animals } pour les animaux, { $scalps } pour les scalps{ $bonus ->
        [0] {""}
       *[other] , { $bonus } pour l’animal le plus recherché
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout.
event-victory = { $seat ->
        [you] Vous gagnez la partie.
       *[other] { $seat } gagne la partie.
    }
event-drawn-game = { $points } points chacun : la partie est nulle.

## Refus

refused-game-over = La partie est finie.
refused-not-now = Rien ne vous est demandé pour l’instant.
refused-not-dealt-to-you = Ce n’est pas l’un des trois guerriers spéciaux que vous avez reçus.
refused-not-of-that-value = Seul un guerrier de votre tribu de même valeur peut céder sa place au guerrier spécial.
refused-already-left = Ce guerrier a déjà quitté votre armée.
refused-not-in-hand = Vous n’avez pas ce guerrier en main.
refused-already-played = Vous avez déjà joué ce guerrier.
refused-yes-or-no = Répondez par oui ou par non.
refused-not-in-deck = Cette carte n’est pas dans la pioche.
refused-not-in-pile = Il faut ici un territoire de ce nombre de tours, que personne n’a encore vu.
refused-no-such-special = Ce n’est pas l’un des guerriers spéciaux qui restent à distribuer.
refused-pile-fixed = Danse du crépuscule a fixé votre carte sur cette pile : rien d’autre ne peut y être joué ce tour-ci.
refused-not-that-hand = Danse du crépuscule tire dans la main de l’adversaire, et cette carte n’y est pas.
pile-asked-first = La pile { $pile } vient d’abord. Vous pouvez aussi taper tout le plan en une ligne, un guerrier par pile, dans n’importe quel ordre.

## Les mots

hidden-card = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }

card-base = { $value }{ $copy }
card-manitou = Grand manitou
card-spirit = Esprit mouvant
card-redwood = Cœur de séquoia
card-twilight = Danse du crépuscule
card-skull = Crâne au vent
card-storm = Pouvoir du ciel
card-cloud = Nuage taquin
# Les mêmes, assez courts pour le plateau et pour le clavier.
short-manitou = manitou
short-spirit = esprit
short-redwood = séquoia
short-twilight = danse
short-skull = crâne
short-storm = ciel
short-cloud = nuage

hint-manitou = Gagne la bataille si l’adversaire y a plus du double de votre total.
hint-spirit = Avec un autre de vos 2 dans la même bataille, tous deux font 9.
hint-redwood = En forêt, les caribous comptent double, quel que soit le vainqueur.
hint-twilight = En plaine ou en montagne, s’il reste un tour : une carte au hasard de la main adverse devra y être jouée au tour suivant.
hint-skull = Les scalps qu’il prend comptent double.
hint-storm = Sa force est la valeur imprimée sur le guerrier qui lui fait face.
hint-cloud = Un 7, 8, 9 ou 10 qui lui fait face est charmé : force 0.

kind-forest = forêt
kind-plains = plaine
kind-mountain = montagne
hint-forest = Tout y reste face cachée jusqu’au dernier tour ; alors toutes les paires se battent en duel, puis vient la bataille.
hint-plains = Les guerriers sont révélés à chaque tour.
hint-mountain = Les guerriers y sont révélés à chaque tour ; qui la gagne peut regarder les cartes qui viennent d’être posées face cachée en forêt.
land-forest = la forêt { $name } ({ $animals ->
        [one] { $animals } caribou
       *[other] { $animals } caribous
    })
land-plains = la plaine { $name } ({ $animals ->
        [one] { $animals } bison
       *[other] { $animals } bisons
    })
land-mountain = la montagne { $name } ({ $animals ->
        [one] { $animals } aigle
       *[other] { $animals } aigles
    })

icon-puma = puma
icon-picking = cueillette
hint-puma = Le guerrier le plus fort des deux camps réunis (tous, en cas d’égalité) combat le puma et ne compte pas.
hint-picking = Le guerrier le plus faible des deux camps réunis (tous, en cas d’égalité) compte double.
hint-scalp = Un guerrier qui porte des icônes de cheveux perd son scalp face à un guerrier strictement plus fort : autant de jetons qu’il montre de cheveux.
hint-hair = Les icônes de cheveux d’un guerrier sont ce que son scalp rapporte au guerrier strictement plus fort qui lui fait face.
word-pile = Les territoires viennent de quatre piles, de I à IV. À chaque tour, vous posez un guerrier face à celui de l’adversaire sur chacun des quatre territoires.
word-pair = Deux guerriers face à face forment une paire : le plus fort prend le scalp de l’autre, si celui-ci a des cheveux.
word-total = Quand un territoire a eu tous ses tours, le plus grand total des forces le gagne ; des totaux égaux ne gagnent rien. +10 est prévu, ? est caché.
word-special = Sept guerriers spéciaux ont un pouvoir. Vous en recevez trois et en gardez deux, et pour chacun un guerrier de même valeur s’en va.
word-value = La valeur est imprimée sur un guerrier ; sa force est ce pour quoi il compte. 9b→0 compte 0.
word-animals = Chaque animal d’un territoire gagné vaut un point à la fin, et chaque scalp aussi.
word-sought = Avec la variante, qui a gagné le plus d’animaux de l’espèce la plus recherchée marque 3 points de plus.
word-deck = Vous complétez votre main à huit cartes après chaque tour, tant que dure la pioche.
word-brackets = (7b) est face cachée et connu de vous seul, [7b] est prévu et pas encore scellé, ? vous est caché.
word-also = scalps=scalp cheveux=hair cheveu=hair piles=pile i=pile ii=pile iii=pile iv=pile tour=total tours=total paire=pair paires=pair totaux=total mène=total spécial=special spéciaux=special valeur=value force=value montrés=value tribu=value animal=animals animaux=animals caribou=animals caribous=animals bison=animals bisons=animals aigle=animals aigles=animals points=animals territoire=animals territoires=animals recherché=sought plus-recherché=sought le-plus-recherché=sought main=deck pioche=deck ~=hair ()=brackets (…)=brackets []=brackets ?=brackets prévu=brackets

animal-caribou = caribous
animal-bison = bisons
animal-eagle = aigles
herd-forest = { $animals ->
        [one] { $animals } caribou
       *[other] { $animals } caribous
    }
herd-plains = { $animals ->
        [one] { $animals } bison
       *[other] { $animals } bisons
    }
herd-mountain = { $animals ->
        [one] { $animals } aigle
       *[other] { $animals } aigles
    }

answer-no = non
answer-yes = oui
option-most_sought = L’animal le plus recherché
option-most_sought-no = On joue sans
option-most_sought-yes = Trois points de plus à qui gagne le plus d’animaux d’une espèce
outcome-draw = scores égaux
outcome-higher-score = le score le plus élevé

## Le plateau

board-turn = Tour { $turn } sur { $turns }
board-over = La partie est finie
board-draft = Avant le premier tour
board-sought = le plus recherché : { $animal }, 3 points
board-you = vous
board-turn-of-battle = tour { $turn } sur { $turns }
board-lead = { $who ->
        [you] vous menez de { $by }
       *[other] { $who } mène de { $by }
    }
board-lead-named = { $who ->
        [you] Vous menez de { $by }.
       *[other] { $who } mène de { $by }.
    }
board-level = égalité
board-level-named = Les totaux sont égaux.
board-manitou = { $who ->
        [you] vous : manitou
       *[other] { $who } : manitou
    }
board-manitou-named = { $who ->
        [you] Vous gagneriez : Grand manitou.
       *[other] { $who } gagnerait : Grand manitou.
    }
board-opens = s’ouvre au tour { $turn }
board-opens-now = s’ouvre ce tour-ci
board-forest-until = Forêt : face cachée jusqu’au tour { $turn }.
board-forests = Les forêts restent face cachée jusqu’à leur dernier tour.
board-forests-mine = Les forêts restent face cachée jusqu’à leur dernier tour ; (…) n’est connu que de vous.
board-forest-now = Forêt : face cachée jusqu’à la fin de ce tour.
board-fixed-mine = Danse du crépuscule a tiré { $card }, qui doit être joué ici ce tour-ci.
board-fixed-theirs = Danse du crépuscule a déjà posé ici { $who ->
        [you] votre carte
       *[other] la carte de l’adversaire
    }.
board-saw-theirs = Du haut de la montagne, vous avez vu { $card }, qui est encore face cachée.
board-saw-mine = { $who } a regardé votre { $card } du haut de la montagne.
board-puma-on = puma : { $cards } hors compte
board-picking-on = cueillette : { $cards } × 2
board-spirit-on = Esprit mouvant : 9 à deux
board-hand-and-deck = { $hand } en main, { $deck } dans la pioche
board-scalps = { $scalps ->
        [one] { $scalps } scalp
       *[other] { $scalps } scalps
    }
board-lands = { $animals ->
        [one] { $animals } animal
       *[other] { $animals } animaux
    } : { $lands }
board-no-lands = aucun territoire encore
board-hand = Main
board-hand-empty = vide
board-dealt = Vos trois guerriers spéciaux
board-army = Votre tribu, par valeur, avec les icônes de cheveux de chaque exemplaire
board-shown = { $who ->
        [you] Montrés par vous
       *[other] Montrés par { $who }
    }
board-value-row = Valeur
board-of-tribe = sur une tribu de
board-shown-specials = spéciaux : { $cards }
board-doubled = doublée
board-animals = animaux
board-scalps-column = scalps
board-bonus-column = recherché
board-points-column = points
board-lands-column = territoires gagnés

plain-score = { $who ->
        [you] Vous avez
       *[other] { $who } a
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $animals } pour les animaux, { $scalps } pour les scalps. { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, { $deck } dans la pioche. { $lands ->
        [none] Aucun territoire gagné
       *[other] Territoires gagnés : { $lands }
    }.
plain-final = { $who ->
        [you] Vous avez
       *[other] { $who } a
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $animals } pour les animaux, { $scalps } pour les scalps{ $bonus ->
        [0] {""}
       *[other] , { $bonus } pour l’animal le plus recherché
    }. { $lands ->
        [none] Aucun territoire gagné
       *[other] Territoires gagnés : { $lands }
    }.
plain-pile = Pile { $pile } : { $land }, { $icon ->
        [none] {""}
       *[other] { $icon },{" "}
    }tour { $turn } sur { $turns }.
plain-pair = Paire { $pair } : { $theirs } contre { $mine }.
plain-card = { $who ->
        [you] votre { $card }
       *[other] { $card } ({ $who })
    }
plain-card-changed = { $who ->
        [you] votre { $card } (compte { $strength })
       *[other] { $card } ({ $who }, compte { $strength })
    }
plain-card-down = { $who ->
        [you] votre carte face cachée
       *[other] une carte face cachée ({ $who })
    }
plain-card-planned = votre { $card }, prévu
plain-card-none = rien encore
plain-totals = Totaux : { $theirs } pour { $who }, { $mine } pour { $me ->
        [you] vous
       *[other] { $me }
    }.
plain-hand = Votre main : { $cards }.
plain-hand-card = { $card } ({ $hair ->
        [0] sans cheveux
       *[other] cheveux { $hair }
    })
plain-hand-special = { $card } (valeur { $value }, { $hair ->
        [0] sans cheveux
       *[other] cheveux { $hair }
    })
plain-power = { $card } : { $hint }
plain-shown = { $who ->
        [you] Vous avez montré
       *[other] { $who } a montré
    } : { $cards }.
plain-shown-none = { $who ->
        [you] Vous n’avez encore montré aucun guerrier.
       *[other] { $who } n’a encore montré aucun guerrier.
    }
plain-dealt = Vous avez reçu { $card }, valeur { $value }, { $hair ->
        [0] sans cheveux
       *[other] cheveux { $hair }
    } : { $hint }
plain-sought = Animal le plus recherché : les { $animal }, 3 points à la fin.
