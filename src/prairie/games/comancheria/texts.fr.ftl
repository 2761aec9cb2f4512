### Comanchería en français. Un seul joueur ; le hasard lance les dés et tire les pions.

title = Comanchería
outcome-won = l’objectif de la dernière Période est atteint.
outcome-lost-on-points = la Culture et le Militaire sont tous deux à 0.
outcome-objective-missed = l’objectif n’était pas atteint au Contrôle de victoire.
about =
    Comanchería, de Joel Toppen (GMT Games, 2016), est un jeu en solitaire : vous conduisez les Comanches de 1700 à 1875, et les règles conduisent leurs ennemis. Ceci est une mise en œuvre de ses procédures, avec nos propres mots et nos propres dessins ; le nom appartient à ses propriétaires.

    Les procédures viennent d’une aide de jeu. La carte, les pions, les cartes, les mises en place et les scénarios ne sont pas ceux du jeu imprimé : ils ont été créés pour ce projet d’après l’histoire publique, et rien d’imprimé n’est reproduit. Là où l’aide de jeu se tait ou se contredit, une décision dit comment l’on joue ici ; le livret de règles les nomme toutes.

    Si vous possédez le jeu, copiez le dossier data, corrigez-le d’après votre exemplaire et jouez avec --data DOSSIER. Une carte qu’aucun effet ne sait exprimer arrête la partie, montre son texte et vous laisse placer les pièces à la main.
option-scenario = Le scénario

## Questions

ask-nothing = Rien ne vous est demandé pour l’instant.
ask-reroll = Gardez-vous le dé, ou dépensez-vous des Marchandises pour le relancer ?
ask-free-culture = Choisissez une carte Culture pour commencer.
ask-window = Jouez-vous une carte de votre main ?
ask-column-to-fight = Quelle Colonne de Guerre affrontez-vous d’abord ?
ask-stand-or-yield = Une Colonne de Guerre est devant votre Ranchería : combattez-vous, ou cédez-vous ?
ask-operation = Quelle opération choisissez-vous ?
ask-camp-to-act = Quelle Ranchería mène des actions ?
ask-track-band = Quelle Bande se place ensuite sur la piste de médecine ? La première placée agit la première.
ask-next-band = Activez-vous la Bande suivante de la piste ?
ask-collect-ap = Collectez-vous des PA pour les Bandes qui n’ont pas agi ? Celle de gauche revient finie.
ask-band-for-ap = Quelle Bande activez-vous pour autant de PA que sa force ?
ask-load = Que prend la Bande dans la zone de Ressources, ou qu’y laisse-t-elle ?
ask-act = Que fait la Bande ?
ask-exchange = Qu’échangez-vous, et contre quoi ?
ask-loot = Que prend la Bande ?
ask-check = Que faites-vous de ce qui a été tiré ?
ask-harry-which = Quelle Colonne de Guerre harcelez-vous ?
ask-parley = Avec quelle Colonne de Guerre parlementez-vous ?
ask-unit = Qui combat dans cette manche ?
ask-battle-dice = Comment lancez-vous ?
ask-retreat = La Bande a perdu : s’échappe-t-elle par une liaison pointillée ?
ask-camp-to-share = Quelle Ranchería répartit d’abord ses Succès ?
ask-track-space = Sur quelle case de la piste des Opérations va le Succès ?
ask-camp-to-speak = Quel Paraibo prend la parole ?
ask-gamble = Une action de chef, ou un dé pour en avoir davantage ?
ask-headman = Quelle action de chef ?
ask-camp-to-move = Quelle Ranchería se déplace ?
ask-camp-goes = Où va la Ranchería ?
ask-camp-for-band = Dans quelle Ranchería créez-vous une Bande ?
ask-pay-pop = Avec quoi payez-vous ?
ask-band-to-feed = Quelle Bande renforcez-vous ?
ask-founder = Quelle Bande fonde une nouvelle Ranchería ?
ask-who-retires = Quel Mahimiana se retire pour devenir Paraibo ?
ask-death-again = Relancez-vous le dé de ce chef ?
ask-goods-where = Dans la zone de Ressources de quelle Ranchería ?
ask-bison-where = Où vont les Bisons ?
ask-bison-from = Quels Bisons se déplacent ?
ask-buy-culture = Achetez-vous une carte Culture ?
ask-band-to-leave = Plusieurs Bandes partagent un espace, une seule peut y rester : laquelle part ensuite ?
ask-surplus = Où va cette Bande ? Si aucun lieu ne vous convient, elle est retirée.
ask-band-to-drop = Quelle Bande dépose quelque chose ?
ask-ally-where = Quelle Tribu devient alliée ?
ask-tribe-where = Où s’installe la Tribu ?
ask-which-goes = Lequel est retiré ?
ask-band-to-strengthen = Quelle Bande se renforce ?
ask-choice = La carte laisse le choix :
ask-camp-to-go = Quelle Ranchería va dans la Réserve ?
ask-band-to-go = Quelle Bande va dans la Réserve ?
ask-chief-to-fall = Quel Paraibo perd sa médecine ?
ask-adjust = Appliquez la carte à la main : que changez-vous ?
ask-adjust-space = Dans quel espace ?
ask-adjust-band = Quelle Bande ?
ask-adjust-camp = Quelle Ranchería ?
ask-die = lancez un dé.
ask-draw = Tirez un pion du gobelet.
ask-reveal = Révélez le convoi.
ask-draw-war = Piochez une carte Guerre.
ask-draw-development = Piochez une carte Développement.
ask-pick-space = Tirez un espace au sort.
ask-pick-column = Tirez une Colonne de Guerre au sort.
ask-pick-counter = Tirez un pion Instruction au sort.

## Réponses

band = Bande b{ $number }
camp = Ranchería { $letter }
box = zone de la Ranchería { $letter }
band-card = jouer une carte
band-pass = c’est tout
unit-tribe = Tribu alliée
camp-pass = c’est tout
space-pass = non
enemy-pass = non
holder-accept = le garder
resource-bison = Bison
resource-captives = Captifs
resource-food = Nourriture
resource-guns = Fusils
resource-horses = Chevaux
resource-trade-goods = Marchandises
resource-pass = rien
card-pass = aucune carte
culture-pass = aucune
outcome-success = un Succès
outcome-threat = un pion PA ennemi de { $what }
outcome-order = l’Instruction { $what }
operation-actions = Mener des actions
operation-culture = Culture
operation-planning = Planification
operation-passage = Passage du temps
stance-stand = combattre, au prix de 1 Point Militaire
stance-yield = céder, au prix de 2 Points Militaires et de tous les Captifs de la zone
going-next = activer la Bande suivante
going-card = jouer une carte
going-pass = s’arrêter là
collecting-collect = collecter des PA
collecting-pass = ne rien collecter
load--bison = laisser un Bison
load--captives = laisser un pion Captifs
load--food = laisser un pion Nourriture
load--guns = laisser un pion Fusils
load--horses = laisser un pion Chevaux
load--trade-goods = laisser un pion Marchandises
load--mahimiana = laisser le Mahimiana
load-bison = prendre un Bison
load-captives = prendre un pion Captifs
load-food = prendre un pion Nourriture
load-guns = prendre un pion Fusils
load-horses = prendre un pion Chevaux
load-trade-goods = prendre un pion Marchandises
load-mahimianaA = prendre le Mahimiana A
load-mahimianaB = prendre le Mahimiana B
load-mahimianaC = prendre le Mahimiana C
load-mahimianaD = prendre le Mahimiana D
load-mahimianaE = prendre le Mahimiana E
load-all = prendre tout
load-done = c’est fait
act-move = Déplacement
act-hunt = Chasse
act-raid = Raid
act-trade = Négoce
act-horses = dépenser un pion Chevaux pour 1 PM
act-harry = harceler une Colonne de Guerre
act-card = jouer une carte
act-stop = s’arrêter
exchange = { $given } contre { $got }{ $free ->
        [yes] , sans PA
       *[no] {""}
    }
exchange-herd = 2 Bisons contre Fusils
answer-redraw = tout remettre et tirer de nouveau, pour un pion Marchandises
answer-guns = contester un pion PA ennemi de { $value } avec des Fusils
answer-pass = c’est fait
dice-plain = un dé
dice-guns = deux dés, pour un pion Fusils
dice-plain- = un dé, sans les bonus des cartes
dice-guns- = deux dés, pour un pion Fusils, sans les bonus des cartes
gamble-one = une action
gamble-roll = lancer un dé : autant d’actions que le résultat, s’il ne dépasse pas sa médecine
headman-ap = 1 point de médecine contre 1 PA
headman-success = 1 PA : un Succès retourne dans le gobelet
headman-military = 1 Point de Culture devient 1 Point Militaire
headman-buy = acheter la carte de la case { $place }
headman-pass = c’est tout
anew-again = relancer
anew-accept = le garder
purpose-attrition = l’attrition
purpose-bonus = le bonus du Mahimiana
purpose-guns = les Fusils
purpose-territory = un Territoire
purpose-enemy = la table d’actions
purpose-row = une rangée du tableau
purpose-swap = le pion qui va dans le gobelet
purpose-peace = la fin d’une paix
purpose-battle = la Bataille
purpose-operations = le pion Opérations
purpose-headman = le Paraibo
purpose-leader = un nouveau Mahimiana
purpose-death = la vie d’un chef
purpose-card = une carte
purpose-lapse = un marqueur qui peut expirer
purpose-passage = le pion Passage du temps
purpose-watch = l’ennemi qui observe une Ranchería
purpose-disease = la maladie
change-add = un de plus : { $piece }
change-take = un de moins : { $piece }
change-done = c’est fait
piece-culture = Culture
piece-military = Militaire
piece-ap = PA
piece-enemy-ap = PA ennemis
piece-success = Succès dans le gobelet
piece-herd = Bison sur la carte
piece-tribe = Tribu
piece-settlement = Colonie
piece-settlementS = Colonie du Sud
piece-settlementE = Colonie de l’Est
piece-settlementW = Colonie de l’Ouest
piece-ravaged = Ravagé
piece-band = force d’une Bande
piece-paraibo = médecine d’un Paraibo
piece-mahimiana = médecine d’un Mahimiana
piece-bison = Bison dans une zone
piece-captives = Captifs dans une zone
piece-food = Nourriture dans une zone
piece-guns = Fusils dans une zone
piece-horses = Chevaux dans une zone
piece-trade-goods = Marchandises dans une zone
piece-columnN = force de la Colonne de Guerre du Nord
piece-columnS = force de la Colonne de Guerre du Sud
piece-columnE = force de la Colonne de Guerre de l’Est
piece-columnW = force de la Colonne de Guerre de l’Ouest

# Ce que l’on écrit pour les mots de la notation ; les mots anglais sont toujours compris.
written-pass = passe
written-card = carte
written-accept = garder
written-tribe = tribu
written-success = succès
written-ap = pa
written-enemy-ap = pa-ennemis
written-stand = combattre
written-yield = céder
written-next = suivante
written-collect = collecter
written-captives = captifs
written-food = nourriture
written-guns = fusils
written-horses = chevaux
written-trade-goods = marchandises
written-all = tout
written-done = fini
written-harry = harceler
written-herd = troupeau
written-redraw = remettre
written-plain = simple
written-one = une
written-roll = lancer
written-military = militaire
written-buy = acheter
written-again = relancer
written-settlement = colonie
written-ravaged = ravagé
written-column = colonne
written-band = bande

## Ce qui s'est passé

enemy-subject = { $enemy ->
        [Est] L’Est
        [Ouest] L’Ouest
       *[other] Le { $enemy }
    }
enemy-of = { $enemy ->
        [Est] de l’Est
        [Ouest] de l’Ouest
       *[other] du { $enemy }
    }
enemy-met = { $enemy ->
        [Est] l’Est
        [Ouest] l’Ouest
       *[other] le { $enemy }
    }
event-turn = Tour { $turn }.
event-operation-begins = Opération : { $operation }.
event-cleanup = Nettoyage.
event-generation-over = La génération { $generation } s’achève : Culture { $culture }, Militaire { $military }, { $camps ->
        [one] { $camps } Ranchería
       *[other] { $camps } Rancherías
    } en jeu, { $territories ->
        [one] { $territories } Territoire contrôlé
       *[other] { $territories } Territoires contrôlés
    }.
event-rolled = Dé pour { $purpose } : { $face }.
event-spent-trade-goods = Un pion Marchandises est dépensé ({ $holder }) : le dé est relancé.
event-culture-now = Culture { $change } : { $now } à présent.
event-military-now = Militaire { $change } : { $now } à présent.
event-ap-now = Vos PA { $change } : { $now } à présent.
event-enemy-ap-now = PA ennemis { $change } : { $now } à présent.
event-defeated = La Culture et le Militaire sont tous deux à 0 : tout est perdu.
event-activates = La { $band } est activée.
event-moved = La { $band } se déplace en { $space }.
event-hunted = La { $band } chasse le Bison en { $space }.
event-raids = La { $band } mène un Raid en { $space }.
event-traded = La { $band } échange { $given } contre { $got }.
event-horses-spent = La { $band } dépense un pion Chevaux pour 1 PM.
event-finished = La { $band } est finie.
event-joined = La { $band } rejoint la { $camp }.
event-took = La { $band } prend : { $resource }.
event-ravaged = { $space } est ravagé.
event-parleyed = La { $band } parlemente et paie.
event-camp-acts = La { $camp } mène des actions.
event-drew = Pions tirés : { $outcome }.
event-redrew = La { $band } dépense un pion Marchandises : tout est remis, et tiré de nouveau.
event-guns-spent = La { $band } dépense un pion Fusils.
event-threat-returned = Les Fusils tiennent bon : un pion PA ennemi de { $value } retourne dans le gobelet.
event-successes = { $count ->
        [0] Aucun Succès.
       *[other] { $count } Succès.
    }
event-revealed = Le convoi en { $space } est révélé : { $outcome }.
event-movement-card = Carte de mouvement : { $war }.
event-event-card = Événement de guerre : { $war }
event-war-deck-shuffled = Le paquet Guerre est mélangé.
event-column-formed = { enemy-subject } forme une Colonne de Guerre de force { $strength } en { $space }.
event-column-moved = La Colonne de Guerre { enemy-of } marche vers { $space }.
event-column-lost = La Colonne de Guerre { enemy-of } ne voit aucune Ranchería, et s’affaiblit.
event-column-waits = La Colonne de Guerre { enemy-of } est déjà au contact, et attend.
event-column-now = La Colonne de Guerre { enemy-of } a maintenant une force de { $strength }.
event-war-ended = La guerre contre { enemy-met } est finie.
event-camp-attacked = La { $camp } est attaquée par la Colonne de Guerre { enemy-of }.
event-round-of-battle = Bataille, manche { $round } : la { $unit } contre la Colonne de Guerre { enemy-of }.
event-round-won = La { $unit } gagne la manche contre la Colonne de Guerre { enemy-of } : dé { $die }, total { $total }.
event-round-lost = La { $unit } perd la manche contre la Colonne de Guerre { enemy-of } : dé { $die }, total { $total }.
event-rode-off = La { $band } s’échappe vers { $space }.
event-ally-lost = La Tribu en { $space } n’est plus alliée.
event-band-weaker = La { $band } s’affaiblit : force { $strength }.
event-band-stronger = La { $band } se renforce : force { $strength }.
event-band-removed = La { $band } est retirée.
event-band-created = La { $band } est créée dans la { $camp }.
event-band-to-reservation = La { $band } va dans la Réserve.
event-camp-destroyed = La { $camp } est détruite en { $space }.
event-camp-moved = La { $camp } se déplace en { $space }.
event-camp-founded = La { $camp } est fondée en { $space }.
event-camp-to-reservation = La { $camp } va dans la Réserve.
event-leader-died = Le Mahimiana de la { $camp } tombe au combat.
event-leader-now = Mahimiana de la { $camp } : médecine { $medicine }.
event-chief-now = Paraibo de la { $camp } : médecine { $medicine }.
event-retired = Le Mahimiana de la { $camp } se retire et devient son Paraibo, avec une médecine de { $medicine }.
event-headman-may = { $actions ->
        [0] { $camp } : le Paraibo ne peut rien faire.
        [one] { $camp } : le Paraibo peut mener { $actions } action.
       *[other] { $camp } : le Paraibo peut mener { $actions } actions.
    }
event-enemy-acts = Ennemi actif : { $enemy }.
event-rolls-again = Le dé désigne : { $enemy }. Une carte le fait relancer une fois.
event-flipped = Un pion est retourné : { $shown }.
event-nothing-to-flip = La rangée { $row } { enemy-of } est vide : rien n’est retourné.
event-enemy-pays = L’ennemi paie { $price } PA ; il lui en reste { $left }.
event-enemy-keeps = L’ennemi garde { $left } PA.
event-executes = { enemy-subject } exécute { $instruction } avec { $ap } PA.
event-instead = { enemy-subject } exécute { $instruction } à la place.
event-nothing-to-do = { enemy-subject } n’a aucune Instruction au tableau : rien ne se passe.
event-swapped = { $shown } passe du tableau au gobelet.
event-enemy-alert = L’ennemi a repéré les Bandes finies de la { $camp } : une Instruction gratuite.
event-allied = La Tribu en { $space } devient alliée.
event-ally-lapsed = L’alliance en { $space } expire.
event-peace-made = { enemy-subject } fait la paix.
event-peace-broken = La paix avec { enemy-met } est rompue.
event-peace-lapsed = La paix avec { enemy-met } expire.
event-tribe-placed = Une Tribu s’installe en { $space }.
event-tribe-removed = La Tribu en { $space } disparaît.
event-settled = { enemy-subject } fonde une Colonie en { $space }.
event-settlement-removed = La Colonie { enemy-of } en { $space } disparaît.
event-recovered = { enemy-subject } se rétablit : un pion Ravagé de moins en { $space }.
event-bison-hunted = { enemy-subject } chasse : le Bison en { $space } disparaît.
event-no-bison = { enemy-subject } ne trouve pas de Bison.
event-bison-placed = Des Bisons viennent en { $space }.
event-bison-gone = Le Bison en { $space } disparaît.
event-bison-moved = Le Bison en { $from } va en { $space }.
event-wagons = Un convoi s’arrête en { $space }.
event-nothing-ravaged = Ni Tribu ni Colonie ne tombe sous vos raids.
event-operations-now = Le pion Opérations est sur : { $place }.
event-passage-now = Le pion Passage du temps est sur : { $stage }.
event-success-recalled = Un Succès retourne dans le gobelet.
event-successes-return = { $count ->
        [0] Aucun Succès ne retourne dans le gobelet.
        [one] { $count } Succès retourne dans le gobelet.
       *[other] { $count } Succès retournent dans le gobelet.
    }
event-goods-gained = La { $camp } gagne { $count } { $count ->
        [one] pion
       *[other] pions
    } { $resource }.
event-added-to-cup = Dans le gobelet : { $outcome }, { $count } de plus.
event-card-revealed = Une carte est révélée : { $card }
event-card-bought = Vous achetez une carte : { $card }.
event-card-played = Vous jouez une carte : { $card }.
event-card-lost = Une carte quitte la partie : { $card }.
event-culture-bought = Vous gagnez une carte Culture : { $culture }.
event-objective-met = Contrôle de victoire : l’objectif est atteint.
event-objective-missed = Contrôle de victoire : l’objectif n’est pas atteint.
event-victory = C’était la dernière Période : vous avez gagné.
event-new-period = Une nouvelle Période commence : { $history }.
event-manual-note = À appliquer à la main : { $note }
event-adjusted = À la main, { $change }{ $where ->
        [none] .
       *[other] {" "}({ $where }).
    }

## Refus

refused-game-over = La partie est finie.
refused-not-now = Rien ne vous est demandé pour l’instant.
refused-no-such-answer = Cela n’est pas possible ici.
refused-no-line = Aucune liaison n’y mène.
refused-too-few-points = La Bande n’a plus assez de points de mouvement.
refused-nothing-to-hunt = Il n’y a pas de Bison dans cet espace.
refused-nobody-to-raid = Il n’y a pas d’ennemi dans cet espace.
refused-nobody-trades = Personne ne fait de Négoce dans cet espace.
refused-trade-ravaged = Cet ennemi a un espace ravagé : il ne fait plus de Négoce.
refused-nothing-to-trade = La Bande n’a ni Bison, ni Captifs, ni Chevaux à donner.
refused-trade-without-ap = Un Négoce coûte ici 1 PA, et vous n’en avez pas.
refused-nothing-to-get = Le stock n’a rien à donner.
refused-last-horses = La Bande doit garder un pion Chevaux.
refused-time-not-ripe = Le temps ne peut passer que si le pion Opérations est sur un nombre.
refused-last-medicine = Le Paraibo doit garder son dernier point de médecine.
refused-most-ap = Vous avez autant de PA que possible.
refused-recall-without-ap = Cela coûte 1 PA, et vous n’en avez pas.
refused-no-success-out = Aucun Succès n’est hors jeu.
refused-culture-not-above = La Culture doit dépasser le Militaire.
refused-most-military = Le Militaire est déjà au plus haut.
refused-card-too-dear = Vos PA ne suffisent pas pour cette carte.
refused-not-for-sale = Cette carte ne s’achète pas.
refused-culture-too-low = Votre Culture ne suffit pas pour cette carte.

## Explications

hint-actions = Les Bandes d’une Ranchería agissent, autant que son Paraibo a de médecine : elles chassent, se déplacent, mènent des Raids et font du Négoce. Ensuite, toute Bande peut agir contre des PA.
hint-culture = 1 Point de Culture par Territoire où se trouve une Ranchería, et 1 de plus par Territoire contrôlé.
hint-planning = Les Succès deviennent médecine, les Paraibos parlent, les Bandes finies s’affaiblissent, les Rancherías se déplacent ; puis l’ennemi exécute une Instruction gratuite.
hint-passage = Une nouvelle génération : des Bandes naissent et se renforcent, une Ranchería peut être fondée, les chefs vieillissent, les lieux ravagés tombent, de nouvelles cartes arrivent.
hint-band = Une Bande a une force de 1 à 3 ; plus elle est faible, plus elle a de PM. Finie, elle combat moins bien, attire l’œil de l’ennemi au Nettoyage et s’affaiblit à la prochaine Planification.
hint-bison = Un Bison vaut 1 point de population au Passage du temps, et s’échange par Négoce. Les Bandes le chassent.
hint-captives = Un pion Captifs vaut 1 point de population au Passage du temps, et s’échange sans PA. Les Captifs viennent des Raids.
hint-food = Un pion Nourriture vaut 2 points de population au Passage du temps. La Nourriture vient du Négoce.
hint-guns = Un pion Fusils donne deux dés dans une manche de Bataille ; dans un Test de Succès, les Fusils peuvent renvoyer un pion PA ennemi dans le gobelet.
hint-horses = Une Bande avec Chevaux se déplace d’un espace pour 1 PM au lieu de 2. Un pion Chevaux de trop peut être dépensé pour 1 PM.
hint-trade-goods = Un pion Marchandises relance n’importe quel dé, ou fait tirer de nouveau les pions d’un Test de Succès.
hint-raid = Un Raid fait tirer autant de pions que la Bande a de force. Chaque Succès donne un pion Chevaux ou Captifs ; les pions PA ennemis paieront ce que l’ennemi fera ensuite.
hint-hunt = Une Chasse prend le Bison de l’espace de la Bande : 3 PM, ou 2 avec un Mahimiana.
hint-trade = Un Négoce donne un Bison, un pion Captifs ou Chevaux contre Nourriture ou Marchandises : 1 PM, et 1 PA pour Bisons et Chevaux hors des Espaces de Paix.
hint-paraibo = Un Paraibo conduit une Ranchería : il y agit autant de Bandes qu’il a de médecine, et il parle à la Planification.
hint-mahimiana = Un Mahimiana est un chef de guerre : avec lui, une Bande chasse à moindre coût, peut tirer plus de pions et combat mieux.
hint-ravaged = Une Tribu ou une Colonie avec un pion Ravagé disparaît au prochain Passage du temps, si l’ennemi ne se rétablit pas avant.
hint-column = Une Colonne de Guerre marche vers la Ranchería la plus proche qu’elle voit, et y combat.
hint-success = Un Succès tiré avec un Mahimiana va sur sa piste, et donne de la médecine à la Planification.
hint-peace = Tant qu’un marqueur Paix est sur un espace carré, tous les espaces de cet ennemi sont des Espaces de Paix.
hint-wagons = Un convoi est un pion posé face cachée : un Succès, ou des PA pour l’ennemi. Une Bande qui y finit le révèle.
hint-rancheria = Une Ranchería est un camp des Comanches sur un espace de la carte, avec une zone pour des Bandes et des Ressources.
word-mp = Les PM sont les points de mouvement d’une Bande : 6, 5 ou 4 pour une force de 1, 2 ou 3. Un Déplacement en coûte 2, ou 1 avec des Chevaux ; une Chasse 3, un Raid 1, un Négoce 1.
word-ap = Les PA sont vos points d’action, de 0 à 9. Ils activent une Bande une fois de plus, paient des Négoces et achètent des cartes. Les Bandes qui attendent sur la piste de médecine en collectent, et les Paraibos changent leur médecine en PA.
word-enemy-ap = Les PA ennemis paient les Instructions de l’ennemi, ceux de sa piste et les pions de sa zone réunis. Vos tirages du gobelet lui en apportent.
word-cup = Le gobelet contient des Succès, des pions PA ennemis et des Instructions. Les Raids y tirent des pions, et chaque Nettoyage en tire un.
word-instruction = Le tableau montre les Instructions de chaque ennemi, avec leur coût et, après la barre, l’autre face du pion. Celle du haut, ▸, est exécutée la première ; un dé peut d’abord retourner un pion.
word-inactive = Une Instruction exécutée glisse dans la colonne Inactive, et revient dans la colonne de son ennemi quand le tableau est rétabli.
word-military = Les Points Militaires vont de 0 à 19. Combattre une Colonne de Guerre en coûte 1, céder 2, et une Ranchería détruite 1. Si la Culture et le Militaire sont tous deux à 0, la partie est perdue.
word-medicine = La médecine, de 0 à 9, est le pouvoir d’un chef : P marque le Paraibo et M le Mahimiana sur leur piste. Les Succès l’augmentent à la Planification ; plus un chef en a, plus il risque de mourir au Passage du temps.
word-strength = La force d’une Bande, de 1 à 3, s’ajoute au dé dans une Bataille et dit combien de pions elle tire dans un Raid. Celle d’une Colonne de Guerre la rend plus difficile à battre ; l’attrition l’use.
word-finished = Une Bande qui a agi est finie, ○ : elle combat moins bien, peut attirer l’œil de l’ennemi au Nettoyage si elle est au camp, et perd 1 point de force à la prochaine Planification.
word-territory = Un espace appartient au Territoire dont le numéro commence son nom. Vous contrôlez un Territoire où se trouve une de vos Rancherías ou de vos Bandes, et aucune Colonie.
word-objective = L’objectif de la Période doit être atteint au Contrôle de victoire, sinon la partie est perdue ; atteint dans la dernière Période, la partie est gagnée.
word-operations = La piste des Opérations compte vos opérations. Sur un nombre, un dé de ce nombre ou moins envoie le pion sur Obligatoire : un Passage du temps doit suivre.
word-check = Sur Contrôle, le Contrôle de victoire suit le Passage du temps : l’objectif est atteint, ou la partie est perdue. Sur un nombre, un dé de ce nombre ou moins l’amène plus tôt.
word-generation = Une génération dure d’un Passage du temps au suivant.
word-tribe = Une Tribu, ◆, est une pièce du Nord : on peut y mener des Raids et y faire du Négoce. Alliée, ◇, elle est en paix avec vous et combat à vos côtés.
word-ally = Alliance : une Tribu de votre choix devient alliée, ◇. Son espace est un Espace de Paix ; un Raid peut mettre fin à l’alliance, un Passage du temps aussi.
word-settlement = Une Colonie, ■, est une pièce de l’Ouest, du Sud ou de l’Est : on peut y mener des Raids et y faire du Négoce, et elle empêche de contrôler son Territoire.
word-enemy = Les ennemis sont le Nord, le Sud, l’Est et l’Ouest. Les règles jouent pour eux : des dés désignent celui qui agit, et l’Instruction en haut de sa colonne dit ce qu’il fait.
word-battle = Dans chaque manche d’une Bataille, on ajoute au dé la force de la Bande et les cartes, et on retranche ce que vaut la Colonne de Guerre : 6 ou plus gagne. Un 6 au dé gagne toujours, un 1 perd toujours.
word-war-space = Un Espace de Guerre réunit une Colonne de Guerre et une Ranchería, une Bande isolée ou une Tribu alliée : on s’y bat à la Phase de la Colonne de Guerre.
word-cleanup = Le Nettoyage finit chaque tour : les Bandes se dispersent, les Bandes finies au camp peuvent être repérées, un pion est tiré du gobelet, et un ennemi qui a des PA agit.
word-box = La zone de Ressources d’une Ranchería contient ses Bandes, et les Ressources qu’aucune Bande n’a prises. Les Bandes les prennent quand elles y sont activées.
word-supply = Les pions du stock ne sont pas en jeu. Ce qui y manque ne peut pas être gagné.
word-reservation = Les Bandes et les Rancherías de la Réserve sont hors jeu et ne peuvent pas agir.
word-event = La carte de l’événement de guerre reste en vigueur jusqu’à la prochaine Phase de la Colonne de Guerre.
word-dormant = Un espace carré en sommeil n’appartient encore à personne : ni Raid ni Négoce.
word-line = Les Bandes et la colonne du Nord empruntent toutes les liaisons. Les colonnes de l’Ouest, du Sud et de l’Est n’empruntent que les liaisons pleines, ─, pas les pointillées, ·.
word-palo-duro = PDC est le canyon de Palo Duro : seules des liaisons pointillées y mènent, et les colonnes de l’Ouest, du Sud et de l’Est n’y entrent pas et ne le voient pas.
word-period = Une Période a une carte Histoire, avec un objectif et une règle à elle, et finit par un Contrôle de victoire.
word-ahead = Ce qui se prévoit d’après ce qui est visible : où marchent les colonnes, ce que peuvent amener les Bandes finies, quand le temps doit passer.
word-cult = Attaque culturelle : vous perdez 1 Point de Culture, et 1 de plus par Colonie de cet ennemi.
word-encroach = Empiètement : une nouvelle Tribu s’installe dans le Territoire que désigne un dé, dans un espace de votre choix.
word-recover = Rétablissement : l’ennemi retire un pion Ravagé. Tant qu’il en a un, cela remplace la plupart des Instructions.
word-settle = Colonisation : une nouvelle Colonie vient dans l’espace libre le plus proche de l’espace carré de cet ennemi.
word-subj = Assujettissement : la Tribu la plus proche de cet ennemi disparaît.
word-war = Guerre : cet ennemi forme une Colonne de Guerre, ou celle qu’il a marche.
word-also = rancherías=rancheria camp=rancheria bande=band bandes=band pm=mp mouvement=mp points-de-mouvement=mp pa=ap points-d’action=ap pa-ennemi=enemy-ap pa-ennemis=enemy-ap gobelet=cup instructions=instruction tableau=instruction militaire=military médecine=medicine force=strength finie=finished finies=finished territoire=territory territoires=territory contrôlé=territory contrôlés=territory objectif=objective opérations=operations opération=operations obligatoire=operations départ=operations contrôle=check contrôle-de-victoire=check génération=generation tribu=tribe tribus=tribe alliée=tribe tribu-alliée=tribe alliance=ally allia=ally colonie=settlement colonies=settlement ennemi=enemy ennemis=enemy nord=enemy sud=enemy est=enemy ouest=enemy n=enemy s=enemy e=enemy w=enemy bataille=battle espace-de-guerre=war-space nettoyage=cleanup zone=box zone-de-ressources=box ressources=box ressource=box stock=supply réserve=reservation événement=event événement-de-guerre=event sommeil=dormant en-sommeil=dormant carré=dormant liaison=line liaisons=line pleine=line pointillée=line pdc=palo-duro période=period à-prévoir=ahead prévoir=ahead attaque=cult attaq=cult attaque-culturelle=cult empiètement=encroach empiè=encroach rétablissement=recover rétab=recover colonisation=settle colon=settle assujettissement=subj assuj=subj guerre=war colonne=column colonnes=column colonne-de-guerre=column colonnes-de-guerre=column phase-de-la-colonne-de-guerre=column succès=success test-de-succès=success hors-jeu=success bisons=bison captif=captives captifs=captives nourriture=food fusil=guns fusils=guns cheval=horses chevaux=horses marchandise=trade-goods marchandises=trade-goods chasse=hunt négoce=trade paix=peace convoi=wagons convois=wagons ravagé=ravaged planification=planning passage-du-temps=passage temps=passage mener-des-actions=actions p=medicine m=mahimiana x=ravaged

## Le moment

scenario = { $title }{ $years ->
        [named] {""}
       *[other] , { $years }
    }, difficulté { $difficulty } sur 5
raid-odds = { $counters ->
        [one] { $counters } pion tiré
       *[other] { $counters } pions tirés
    }{ $face ->
        [0] {""}
       *[other] , plus sur { die-at-most }
    } ; un Succès : { $percent } %{ $least ->
        [yes] {" "}au moins
       *[no] {""}
    }
die-for = Pour { $purpose } :
die-shows = Le dé pour { $purpose } donne { $face }.
board-drawn = Pions tirés : { $success ->
        [0] aucun Succès
       *[other] { $success } Succès
    } ; PA ennemis { $ap } ; Instructions { $instructions }.
board-empty = vide
board-battle = { $unit ->
        [none] Une Bataille contre la Colonne de Guerre { enemy-of }.
       *[other] Une Bataille : la { $unit } contre la Colonne de Guerre { enemy-of }.
    }
board-die = Un dé est sur la table : { $face }.
board-trail = Des convois roulent sur la piste de Santa Fe.
board-halted = Aucune Colonne de Guerre ne bouge à la prochaine Phase de la Colonne de Guerre.
board-stock = Dans le stock : { $goods } ; Tribus { $tribes }, Bandes { $bands } ; Colonies { $settlements }.
board-reserve = Bandes dans la Réserve
plain-card = { $heading } : { $card }

## Les noms

enemy-N = Nord
enemy-S = Sud
enemy-E = Est
enemy-W = Ouest
goods-bison = { $count ->
        [one] { $count } Bison
       *[other] { $count } Bisons
    }
goods-captives = { $count ->
        [one] { $count } pion Captifs
       *[other] { $count } Captifs
    }
goods-food = { $count } Nourriture
goods-guns = { $count ->
        [one] { $count } pion Fusils
       *[other] { $count } Fusils
    }
goods-horses = { $count ->
        [one] { $count } pion Chevaux
       *[other] { $count } Chevaux
    }
goods-trade_goods = { $count ->
        [one] { $count } pion Marchandises
       *[other] { $count } Marchandises
    }
instruction-ally = Alliance
instruction-cult = Attaque culturelle
instruction-encroach = Empiètement
instruction-hunt = Chasse
instruction-peace = Paix
instruction-raid = Raid
instruction-recover = Rétablissement
instruction-settle = Colonisation
instruction-subj = Assujettissement
instruction-war = Guerre
short-ally = Alliance
short-cult = Attaque
short-encroach = Empiètement
short-hunt = Chasse
short-peace = Paix
short-raid = Raid
short-recover = Rétablissement
short-settle = Colonisation
short-subj = Assujettissement
short-war = Guerre
timing-when-revealed = quand elle est révélée
timing-face-up = tant qu’elle est visible
timing-hand = à jouer de la main
timing-in-play = durable
track-start = Départ
track-blank = case vide
track-must = Obligatoire
track-check = Contrôle

## La feuille

sheet-2-9 = Test de Succès
sheet-2-10 = Contrôle de victoire
sheet-3-1 = Phase de la Colonne de Guerre
sheet-3-2 = Choix d’une opération
sheet-3-4 = Nettoyage
sheet-4-1 = Mener des actions
sheet-4-2 = Culture
sheet-4-3 = Planification
sheet-4-4 = Passage du temps
sheet-5-2-3 = Raid
sheet-5-2-4 = Négoce
sheet-6-2-2-a = L’ennemi agit avec ses PA
sheet-6-2-2-b = L’ennemi agit gratuitement
sheet-6-2-2-c = Une Instruction sortie du gobelet
sheet-6-3-1 = Alliance
sheet-6-3-2 = Attaque culturelle
sheet-6-3-3 = Empiètement
sheet-6-3-4 = Chasse
sheet-6-3-5 = Paix
sheet-6-3-6 = Raid du Nord
sheet-6-3-7 = Rétablissement
sheet-6-3-8 = Colonisation
sheet-6-3-9 = Assujettissement
sheet-6-3-10 = Guerre
sheet-7-1 = Bataille

## Le plateau

board-where = { $scenario }{ $period ->
        [same] {""}
       *[other] {" "}: { $period }
    }, { $years }. Tour { $turn }, génération { $generation }
board-step = { $number } { $name }
board-none = aucun
board-reservation = la Réserve
board-peace = Paix { $ap }
board-price = { $ap } PA
board-sign-camp = Ranchería
board-sign-band = Bande, sa force
board-sign-finished = finie
board-sign-tribe = Tribu
board-sign-ally = Tribu alliée
board-sign-settlement = Colonie
board-sign-bison = Bison
board-sign-ravaged = Ravagé
board-sign-column = Colonne de Guerre, sa force
board-sign-wagons = convoi
board-sign-solid = ouverte à tous
board-sign-dotted = fermée aux colonnes coloniales
board-culture = Culture { $points }
board-military = Militaire { $points }
board-ap = PA { $points }
board-enemy-ap = PA ennemis { $total } ({ $track } sur la piste, dans la zone : { $box })
board-ap-counters = { $count } de { $value }
board-operations = Opérations
board-passage = Passage du temps
board-objective = Objectif
board-control = Contrôlés
board-rule = Cette Période
board-met = ✓ { $goal }
board-not-met = ✗ { $goal }
goal-controlled-at-least = contrôler { $wanted } { $wanted ->
        [one] Territoire
       *[other] Territoires
    } (à présent { $now })
goal-controls-any = contrôler l’un des Territoires { $listed } (à présent { $now })
goal-rancherias-at-least = { $wanted } { $wanted ->
        [one] Ranchería
       *[other] Rancherías
    } en jeu (à présent { $now })
goal-free-rancherias-at-least = { $wanted } { $wanted ->
        [one] Ranchería
       *[other] Rancherías
    } hors de la Réserve (à présent { $now })
goal-points-total-at-least = { $wanted } points de Culture et Militaires réunis (à présent { $now })
board-successes = { $count ->
        [one] { $count } Succès
       *[other] { $count } Succès
    }
board-medicine = Médecine
board-headmen = Paraibo { $paraibo }{ $chief ->
        [0] {""}
       *[other] {" "}avec { $chief } Succès
    } ; { $where ->
        [out] pas de Mahimiana
        [box] Mahimiana { $mahimiana }, dans la zone
        [guest] Mahimiana { $mahimiana }, dans la zone de la Ranchería { $at }
       *[band] Mahimiana { $mahimiana }, avec la Bande { $at }
    }{ $leader ->
        [0] .
       *[other] {" "}({ $leader } Succès).
    }
board-box = { $goods ->
        [none] La zone de Ressources est vide.
       *[other] Dans la zone de Ressources : { $goods }.
    }
board-movement = { $points } PM
board-points-left = { $points ->
        [one] { $points } PM restant
       *[other] { $points } PM restants
    }
board-finished = finie
board-with-mahimiana = Mahimiana { $letter }
board-no-camp = Il ne reste aucune Ranchería.
board-field = Bandes isolées
board-inactive = Inactive
board-column = { $enemy } : Colonne de Guerre de force { $strength }{ $modifier ->
        [0] {""}
       *[other] {" "}(-{ $modifier } en Bataille)
    } en { $space }{ $counter ->
        [none] {""}
       *[other] , le pion { $counter } dessous
    }{ $contact ->
        [yes] {" "}: c’est un Espace de Guerre.
       *[no] .
    }
board-cup = Dans le gobelet : { $success } Succès ; PA ennemis { $ap } ; Instructions { $instructions }.{ $aside ->
        [0] {""}
        [one] {" "}L’un des Succès ou pions PA est sous un convoi.
       *[other] {" "}{ $aside } des Succès et pions PA sont sous des convois.
    } Hors jeu : { $out } Succès.
board-open = Cartes visibles
board-hand = Main
board-in-play = En jeu
board-deck = { $cards ->
        [one] { $cards } carte reste
       *[other] { $cards } cartes restent
    } dans le paquet de la Période{ $empty ->
        [0] .
        [one] {" "}; { $empty } emplacement est vide.
       *[other] {" "}; { $empty } emplacements sont vides.
    }
board-culture-cards = Cartes Culture
board-event = Événement de guerre

## Le plateau en phrases

plain-steps = Vous êtes ici : { $steps }.
plain-points = Vous avez { $culture } { $culture ->
        [one] Point
       *[other] Points
    } de Culture, { $military } { $military ->
        [one] Point Militaire
       *[other] Points Militaires
    } et { $ap } PA.
plain-enemy-ap = L’ennemi a { $total } PA : { $track } sur la piste, dans la zone : { $box }.
plain-operations = Pion Opérations : { $here }. { $ahead ->
        [none] C’est la dernière case.
       *[other] Devant lui : { $ahead }.
    }
plain-passage = Pion Passage du temps : { $here }. { $ahead ->
        [none] C’est la dernière case.
       *[other] Devant lui : { $ahead }.
    }
plain-on-track = Sur la case { $space } de la piste des Opérations : { $lying }.
plain-objective = Objectif : { $goals }.
plain-rule = Dans cette Période : { $rule }
plain-territory = Territoire { $number }, { $name }{ $controlled ->
        [yes] , contrôlé :
       *[no] {" "}:
    }
plain-no-territory = Hors des Territoires :
plain-space = { $space } : { $pieces ->
        [none] vide
       *[other] { $pieces }
    }. { $solid ->
        [none] Aucune liaison pleine
       *[other] Liaisons pleines vers { $solid }
    }{ $dotted ->
        [none] .
       *[other] {" "}; liaisons pointillées vers { $dotted }.
    }
plain-camp-here = Ranchería { $letter }
plain-tribe = Tribu
plain-ally = Tribu alliée, Alliance { $ap }
plain-settlement = { $enemy ->
        [Est] Colonie de l’Est
        [Ouest] Colonie de l’Ouest
       *[other] Colonie du { $enemy }
    }
plain-ravaged = { $count } { $count ->
        [one] pion
       *[other] pions
    } Ravagé
plain-wagons = un convoi, pas encore révélé
plain-band-here = Bande { $band } de force { $strength }
plain-column-here = { $enemy ->
        [Est] Colonne de Guerre de l’Est
        [Ouest] Colonne de Guerre de l’Ouest
       *[other] Colonne de Guerre du { $enemy }
    }, force { $strength }
plain-camp = Ranchería { $letter }, { $space }.
plain-waiting = Attendent d’agir, la prochaine en tête : { $bands }.
plain-band = Bande { $band }, force { $strength } : { $told }.
plain-no-column = Il n’y a pas de Colonne de Guerre.
plain-display = { $enemy } : { $counters ->
        [none] aucune Instruction dans la colonne
       *[other] { $counters }
    }.
plain-inactive = Colonne Inactive : { $counters }.
plain-counter = rangée { $row }, { $id }, { $name } { $ap }, au dos { $other } { $otherap }

## Ce qui peut se prévoir

board-ahead = À prévoir
die-at-most = { $face ->
        [1] un dé de 1
       *[other] un dé de { $face } ou moins
    }
ahead-column-marches = La Colonne de Guerre { enemy-of } est à { $lines ->
        [one] { $lines } espace
       *[other] { $lines } espaces
    } de la Ranchería la plus proche ({ $camps }). Elle marche quand la prochaine Phase de la Colonne de Guerre tire sa carte.
ahead-column-fights = La Colonne de Guerre { enemy-of } est au contact : il y aura Bataille à la prochaine Phase de la Colonne de Guerre.
ahead-column-fights-now = La Colonne de Guerre { enemy-of } est au contact : elle attaque pendant cette Phase de la Colonne de Guerre.
ahead-column-halted = La Colonne de Guerre { enemy-of } est arrêtée : la carte de la prochaine Phase de la Colonne de Guerre ne la déplace pas.
ahead-column-lost = La Colonne de Guerre { enemy-of } ne voit aucune Ranchería : chaque fois qu’elle devrait marcher, elle s’affaiblit.
ahead-watched = La { $camp } a des Bandes finies : au Nettoyage, { die-at-most } donne à l’ennemi une Instruction gratuite.
ahead-time-passes = La prochaine opération doit être un Passage du temps.
ahead-time-may-pass = À la fin de l’opération, { die-at-most } envoie le pion Opérations sur la dernière case : le temps devra passer.
ahead-check-comes = Le prochain Passage du temps finit par le Contrôle de victoire.
ahead-check-may-come = Après le prochain Passage du temps, { die-at-most } amène le Contrôle de victoire.

## Ce que font les choix d'une carte

does-gain-resource = gagner { $n } { $n ->
        [one] pion
       *[other] pions
    } { $resource }
does-enemy-ap = { $way ->
        [less] l’ennemi perd { $n } PA
       *[more] l’ennemi gagne { $n } PA
    }
does-culture = { $way ->
        [less] perdre { $n } { $n ->
                [one] Point de Culture
               *[other] Points de Culture
            }
       *[more] gagner { $n } { $n ->
                [one] Point de Culture
               *[other] Points de Culture
            }
    }
does-military = { $way ->
        [less] perdre { $n } { $n ->
                [one] Point Militaire
               *[other] Points Militaires
            }
       *[more] gagner { $n } { $n ->
                [one] Point Militaire
               *[other] Points Militaires
            }
    }
does-band-strength = { $also ->
        [one] une Bande gagne { $n ->
            [one] { $n } point
           *[other] { $n } points
        } de force
       *[other] { $also } Bandes gagnent { $n ->
            [one] { $n } point
           *[other] { $n } points
        } de force chacune
    }
does-disease = un dé pour chaque Bande : { $n } ou moins lui coûte 1 point de force
does-medicine = chaque Mahimiana gagne { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de médecine
does-medicine-set = le Paraibo qui a le plus de médecine tombe à { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
does-to-reservation = { $which ->
        [0] une Ranchería va dans la Réserve
       *[other] une Bande va dans la Réserve
    }{ $n ->
        [0] {""}
       *[other] , et vous gagnez { $n ->
                [one] { $n } Point
               *[other] { $n } Points
            } de Culture
    }
does-place-bison = placer jusqu’à { $n } { $n ->
        [one] Bison
       *[other] Bisons
    }
does-remove-bison = { $n ->
        [one] { $n } Bison quitte la carte
       *[other] { $n } Bisons quittent la carte
    }
does-place-tribe = { $n ->
        [one] une Tribu s’installe dans le Territoire { $territories }
       *[other] { $n } Tribus s’installent dans le Territoire { $territories }
    }
does-remove-tribe = retirer { $n ->
        [one] une Tribu
       *[other] { $n } Tribus
    }{ $territories ->
        [none] {" "}qui partage son espace avec une Bande isolée
       *[other] {" "}du Territoire { $territories }
    }
does-place-settlement = une Colonie { enemy-of } s’installe{ $territories ->
        [none] {""}
       *[other] {" "}dans le Territoire { $territories }
    }
does-remove-settlement = retirer { $n ->
        [one] une Colonie
       *[other] { $n } Colonies
    } { enemy-of } à { $also } liaisons au plus d’une Bande
does-place-peace = la Paix à { $also } PA : { $enemy }
does-remove-peace = plus de Paix : { $enemy }
does-place-ally = une Tribu du Territoire { $territories } devient alliée, à { $also } PA
does-execute = { enemy-subject } exécute { $instruction } avec { $also } PA
does-column-strength = { $every ->
        [yes] Colonnes de Guerre
       *[no] Colonne de Guerre { enemy-of }
    } : { $way ->
        [less] -{ $n }
       *[more] +{ $n }
    } { $n ->
        [one] point
       *[other] points
    } de force{ $territories ->
        [none] {""}
       *[other] {" "}dans le Territoire { $territories }
    }{ $otherwise ->
        [none] {""}
       *[other] {" "}; s’il n’y en a pas, { $otherwise }
    }
does-march = { $which ->
        [0] toutes les Colonnes de Guerre marchent
       *[other] la plus forte Colonne de Guerre marche
    } { $n ->
        [one] d’un espace
       *[other] de { $n } espaces
    }
does-war-bonus = jusqu’à la fin de la Période, les Colonnes de Guerre { enemy-of } se forment avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de force { $way ->
        [less] en moins
       *[more] en plus
    }
does-owner = des espaces carrés changent de mains ({ $owners })
does-flag = des convois roulent sur la piste de Santa Fe
does-manual = ce que dit la carte, appliqué à la main
