### Pow Wow en français. Dans `$seat`, le nom `you` désigne le lecteur ; tout autre nom est écrit tel quel.

title = Pow Wow
about =
    Pow Wow, de Ronald Corn (Franjos, 1996), de deux à six joueurs. Ceci est une mise en œuvre de ses règles, avec nos propres mots et nos propres dessins ; le nom appartient à ses propriétaires. Les pions que la boîte appelle Indiens sont ici des coureurs.

    Nous ne connaissons pas tous les chiffres imprimés. Sûrs : six coureurs, six dés à six couleurs, six cartes mocassin et six cartes pow-wow ; un tipi à cinq segments et cinq pierres. Probables : cinq anneaux, des nombres qui croissent vers l’extérieur, un sac de trente pierres. Reconstitués, pour des parties de la bonne durée et vérifiés par simulation : les nombres de la roue, les quarante cases de la piste et leurs signes, le nom des couleurs.

    Si vous possédez la boîte, copiez components.toml, corrigez-le d’après votre plateau et jouez avec --data FICHIER.

## Questions

ask-nothing = Rien ne vous est demandé pour l’instant.
ask-deal = Distribuez une carte.
ask-start = Tirez au sort qui commence.
ask-roll = Lancez un dé.
ask-take-die = Quel dé prenez-vous ? Vous déplacerez le coureur de sa couleur.
ask-move = Quelle pierre du tipi poussez-vous ?
ask-reroll = Relancez le dé.
ask-give = Un mocassin : quelle carte donnez-vous, et à qui ?
ask-take = Quelle carte prenez-vous en échange ?

## Ce qui s'est passé

event-dealt = { $seat ->
        [you] Vous recevez { $card }.
       *[other] { $seat } reçoit { $card }.
    }
event-starts = { $seat ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
event-round = Tour { $round } : { $seat ->
        [you] à vous de lancer les dés.
       *[other] { $seat } lance les dés.
    }
event-rolled = Les dés : { $colour }.
event-took-die = { $seat ->
        [you] Vous prenez un dé : { $colour }.
       *[other] { $seat } prend un dé : { $colour }.
    }
event-last-die = { $seat ->
        [you] Le dernier dé vous revient : { $colour }.
       *[other] Le dernier dé revient à { $seat } : { $colour }.
    }
event-rerolled = { $seat ->
        [you] Vous payez une pierre et relancez votre dé : { $colour }.
       *[other] { $seat } paie une pierre et relance son dé : { $colour }.
    }
event-pushed = { $seat ->
        [you] Vous poussez la pierre { $segment } sur un champ clair de { $number }.
       *[other] { $seat } pousse la pierre { $segment } sur un champ clair de { $number }.
    }
event-pushed-dark = { $seat ->
        [you] Vous poussez la pierre { $segment } sur un champ noir de { $number }.
       *[other] { $seat } pousse la pierre { $segment } sur un champ noir de { $number }.
    }
event-advanced = Le coureur { $runner } avance jusqu’à la case { $space }.
event-went-back = Le coureur { $runner } recule jusqu’{ $space ->
        [0] au départ
       *[other] à la case { $space }
    }.
event-stayed = Le coureur { $runner } ne peut pas reculer en deçà du départ : il reste { $space ->
        [0] au départ
       *[other] sur la case { $space }
    }.
event-stones-return = Les cinq pierres du tipi sont au bord : elles reviennent au centre.
event-took-stone = { $seat ->
        [you] Case pierre : vous prenez une pierre et en avez { $held }.
       *[other] Case pierre : { $seat } prend une pierre et en a { $held }.
    }
event-quarry-empty = { $seat ->
        [you] Case pierre, mais la carrière est vide : vous ne prenez rien.
       *[other] Case pierre, mais la carrière est vide : { $seat } ne prend rien.
    }
event-must-swap = { $seat ->
        [you] Un mocassin : vous devez échanger une carte.
       *[other] Un mocassin : { $seat } doit échanger une carte.
    }
event-gave = { $seat ->
        [you] Vous échangez avec { $partner } et lui donnez { $card }.
       *[other] { $partner ->
            [you] { $seat } échange avec vous et vous donne { $card }.
           *[other] { $seat } échange avec { $partner } et lui donne { $card }.
        }
    }
event-looked = { $seat ->
        [you] Vous regardez cette main : outre votre carte, elle contient { $first } et { $second }.
       *[other] { $seat } regarde cette main : elle contient aussi { $first } et { $second }.
    }
event-took = { $seat ->
        [you] En échange, vous prenez { $card }.
       *[other] { $partner ->
            [you] En échange, { $seat } vous prend { $card }.
           *[other] En échange, { $seat } prend { $card }.
        }
    }
event-left-track = { $seat ->
        [you] Vous faites franchir le double bâton au coureur { $runner }.
       *[other] { $seat } fait franchir le double bâton au coureur { $runner }.
    }
event-held = { $holder ->
        [you] À la fin, vous avez en main
       *[other] À la fin, { $holder } a en main
    } { $first } et { $second }.
event-won = { $seat ->
        [you] Vous avez le mocassin { $runner } et gagnez la partie.
       *[other] { $seat } a le mocassin { $runner } et gagne la partie.
    }
event-nobody-won = Le mocassin { $runner } est dans la main du mort : personne ne gagne.

## Refus

refused-game-over = La partie est finie.
refused-not-now = Rien ne vous est demandé pour l’instant.
refused-no-such-card-left = Cette carte n’est pas parmi celles qui restent à distribuer.
refused-no-such-player = Ce joueur n’existe pas.
refused-no-such-face = Un dé a une face de chacune des six couleurs.
refused-no-such-die = Il ne reste pas de dé de cette couleur.
refused-no-such-move = Il faut pousser une des cinq pierres du tipi ; ou payer d’abord une pierre pour relancer son dé.
refused-stone-at-the-rim = Cette pierre est au bord : elle y attend que les cinq y soient.
refused-behind-the-start = Ce nombre ferait reculer le coureur en deçà du départ ; une autre pierre peut être poussée.
refused-not-a-dark-field = Le champ suivant de cette pierre est clair : le coureur avance de toute façon.
refused-dark-fields-go-back = Les champs noirs font reculer le coureur ; le choix du sens est une option de la partie.
refused-no-stone-to-pay = Vous n’avez pas de pierre pour payer une relance.
refused-not-your-card = Vous n’avez pas cette carte.
refused-not-an-opponent = Vous ne pouvez pas échanger avec ce joueur.
refused-not-in-that-hand = Cette carte n’est pas dans la main que vous regardez.
refused-just-given = Vous venez de donner cette carte ; prenez l’une des deux autres.

## Mots

hidden-card = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
dead-hand = le mort
card-moccasin = le mocassin { $colour }
card-pow-wow = une carte pow-wow
gift = { $card }, au joueur { $holder }
move-push = pierre { $segment }
move-forwards = pierre { $segment }, en avant
move-roll = payer une pierre et relancer le dé
option-dark = Champs noirs
option-dark-back = Le coureur recule
option-dark-choice = Le joueur choisit : avancer ou reculer
outcome-moccasin = la carte mocassin du coureur sorti de la piste
outcome-dead-hand = la carte mocassin de ce coureur est dans la main du mort

short-pow-wow = pow-wow
label-roll = relancer
label-out = sortie
choice-gift = { $card }, à échanger avec { $holder }
choice-die = le coureur { $runner }, maintenant { $space ->
        [0] au départ
       *[other] sur la case { $space }
    }
effect-forwards = { $number } en avant, jusqu’à la case { $space }
effect-back = { $number } en arrière, jusqu’{ $space ->
        [0] au départ
       *[other] à la case { $space }
    }
effect-and = { $first } ; { $then }
effect-stays = le coureur reste sur place
effect-out = { $number } en avant, au-delà du double bâton : la partie est finie
effect-moccasin = un mocassin, un échange
effect-stone = une pierre
effect-warning = attention, vous n’avez pas sa carte : qui l’a gagne

hint-moccasin = Sur une case mocassin, vous donnez une carte à un adversaire, regardez sa main et prenez une des deux cartes qu’il avait.
hint-stone = Sur une case pierre, vous prenez une pierre. Avant de pousser, chaque pierre payée relance votre dé.
hint-pow-wow = Une carte pow-wow ne correspond à aucun coureur et ne fait rien gagner ; un échange vous en débarrasse.
hint-quarry = Les pierres à côté du plateau forment la carrière : une case pierre en donne une, et les pierres dépensées y retournent.
word-wheel = La roue du tipi a cinq segments, de A à E, avec une pierre chacun. Vous poussez une pierre d’un champ vers l’extérieur, et votre coureur se déplace du nombre qu’elle atteint. Quand les cinq sont au bord, elles reviennent au centre.
word-light = Un champ clair porte un nombre noir : le coureur avance d’autant. « Clair » est aussi le nom d’un coureur.
word-dark = Un champ noir porte un nombre blanc, écrit ici avec un moins : le coureur recule d’autant. ± quand l’option laisse choisir le sens. « Noir » est aussi le nom d’un coureur.
word-stick = Le double bâton, ‖, est derrière la dernière case. Le premier coureur qui le franchit finit la partie : qui a sa carte mocassin gagne, peu importe qui l’a déplacé.
word-track = Les coureurs vont du départ au-delà de la case 40. m marque les cases mocassin, o les cases pierre ; les lettres au-dessous montrent où mènerait chaque pierre.
word-runner = Un coureur est un pion d’une des six couleurs. Il n’est à personne : ce qui compte, c’est qui a sa carte mocassin quand il sort de la piste.
word-die = Chacun prend un des dés lancés et déplace le coureur de sa couleur. Une pierre payée le relance.
word-dead-hand = À deux joueurs, deux cartes forment la main du mort. On peut échanger avec lui ; s’il a la carte du coureur sorti de la piste, personne ne gagne.
word-notes = Vos notes disent ce que vous pouvez savoir des autres mains : sûr, impossible (·), ou les chances de chaque carte mocassin.
word-m = m marque une case mocassin : qui y finit son déplacement doit échanger une carte.
word-o = o marque une case pierre : qui y finit son déplacement prend une pierre.
word-also = mocassin=moccasin mocassins=moccasin pierre=stone pierres=stone carrière=quarry roue=wheel tipi=wheel champ=wheel champs=wheel segment=wheel bord=wheel centre=wheel a=wheel b=wheel c=wheel d=wheel e=wheel clair=light champ-clair=light noir=dark champ-noir=dark double-bâton=stick bâton=stick bâtons=stick sortie=stick départ=track piste=track case=track cases=track coureur=runner coureurs=runner dé=die dés=die relancer=stone mort=dead-hand le-mort=dead-hand note=notes vos-notes=notes échange=moccasin

## Le plateau

board-over = La partie est finie
board-dealing = Avant le premier tour
board-round = Tour { $round }, commencé par { $who ->
        [you] vous
       *[other] { $who }
    }
board-quarry = { $stones ->
        [one] { $stones } pierre dans la carrière
       *[other] { $stones } pierres dans la carrière
    }
board-start = Au départ
board-out = Au-delà du double bâton
board-signs = m case mocassin · o case pierre · ‖ le double bâton, la sortie
board-wheel = La roue, du centre au bord
board-moving = { $who ->
        [you] vous déplacez
       *[other] { $who } déplace
    } le coureur { $runner }, { $space ->
        [0] encore au départ
       *[other] sur la case { $space }
    }
board-at-rim = au bord
board-behind-start = { $number } : en deçà du départ
board-next = prochain : { $number }
board-dice = Dés à prendre
board-you = vous
board-die = dé { $die }
board-stones = { $stones ->
        [0] aucune pierre
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }
board-hidden-hand = { $cards ->
        [one] { $cards } carte cachée
       *[other] { $cards } cartes cachées
    }
board-notes = Vos notes
board-sure = sûr
board-likely = { $percent } %
board-sure-pow-wow = { $count ->
        [one] { $count } pow-wow à coup sûr
       *[other] { $count } pow-wow à coup sûr
    }
board-own-swap = Tour { $round } : { $who ->
        [you] échange avec { $partner } : donné { $given }, pris { $taken }, laissé { $kept }.
       *[other] { $who } vous a donné { $given } et pris { $taken } ; vous avez gardé { $kept }.
    }

plain-runner = Le coureur { $runner } est { $space ->
        [0] au départ
       *[other] sur la case { $space }
    }, à { $left } de la sortie.
plain-runner-out = Le coureur { $runner } est au-delà du double bâton.
plain-signs = Mocassins sur { $moccasins } ; pierres sur { $stones } ; { $quarry } pierres dans la carrière.
plain-stone = Pierre { $segment } : d’abord { $next }, puis { $then }.
plain-stone-last = Pierre { $segment } : d’abord { $next } ; elle est alors au bord, et revient quand les cinq y sont.
plain-stone-rim = La pierre { $segment } est au bord.
plain-dice = Dés à prendre : { $dice }.
plain-seat = { $who ->
        [you] Vous
       *[other] { $who }
    } : { $die ->
        [none] pas de dé
       *[other] dé { $die }
    }, { $stones ->
        [0] aucune pierre
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }, { $cards }.
plain-dead-hand = Le mort : { $cards }.
plain-chance = { $colour } { $percent } %
plain-note = Vos notes sur { $who } : { $sure ->
        [none] rien de sûr
       *[other] à coup sûr { $sure }
    } ; { $likely ->
        [none] rien d’autre n’est possible
       *[other] peut-être { $likely }
    }.

yardsticks-note = Ailleurs : la vérification du plateau reconstitué, 600 parties de joueurs intéressés pour chaque nombre de places. Des joueurs qui poussent loin leurs propres coureurs et peu les autres, et pour qui un mocassin vaut deux ou trois cases et une pierre une seule, retrouvent chacun de ces chiffres à deux près ; les mêmes, sans égard pour les signes, n’échangent que 8 à 11 fois. Les joueurs au hasard ne tombent sur un mocassin que par chance, et poussent tous les coureurs également : aucun ne se détache et la partie demande plus de coups.
