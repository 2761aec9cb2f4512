### La table de Comanchería en français. Les phrases du jeu lui-même sont dans src/prairie/games/comancheria.

map = La carte
dotted-line = Bandes et Nord seulement
roads-of = routes { $of }
now = Maintenant
where = tour { $turn } · génération { $generation }{ $step ->
        [none] {""}
       *[other] {" "}· { $step }
    } · { $years }
turn-number = tour { $turn }
zoom = Carte plus grande, avec les noms
smaller = Carte entière
over = la partie est finie
panels = Le reste de la table
tab-camps = Camps
tab-instructions = Ennemi
tab-time = Temps
tab-cards = Cartes
tray = Dés et tirages
tray-how = Les dés et les pions du gobelet depuis votre dernière décision, le plus récent en plus grand.

## Pieces

band-of = Bande { $band }, force { $strength }
your-band-at = Votre Bande, { $space }
column-of = Colonne de Guerre { $of }
column-at = force { $strength }, { $space }
camps = Rancherías
acts-now = agit maintenant
nobody-home = aucune Bande au camp
paraibo-of = Paraibo de { $letter } : médecine { $medicine }
mahimiana-of = Mahimiana de { $letter } : médecine { $medicine }
medicine-how = P est le Paraibo, M le Mahimiana ; leur case donne leur médecine. Les Bandes attendent à gauche de P et agissent de droite à gauche.
in-territory = Territoire { $number }, { $name }.
empty-space = Rien ici.
canyon-how = Seules des liaisons pointillées mènent au canyon : les colonnes coloniales n’y entrent pas et ne voient pas ce qui s’y trouve.
controlled = Vous contrôlez ce Territoire.
not-controlled = Vous ne contrôlez pas ce Territoire.

## The enemy

instructions = Instructions ennemies
instructions-how = bord doré : suivante · rayée : retournée
faces-of = dés qui désignent : { $enemy }
next = la prochaine
counter-ally = Alliance
counter-cult = Att. cult.
counter-encroach = Empièt.
counter-hunt = Chasse
counter-peace = Paix
counter-raid = Raid
counter-recover = Rétabl.
counter-settle = Colon.
counter-subj = Assuj.
counter-war = Guerre
other-side = Sur l’autre face : { $name }, { $ap } PA.
acts-on = Agit sur un dé de { $faces } dans cette Période.
sleeps = Ne joue pas dans cette Période.
how-ally = Une Tribu de votre choix devient votre alliée.
how-cult = Vous perdez 1 Point de Culture, et 1 de plus par Colonie de cet ennemi.
how-encroach = Un dé désigne un Territoire, et une Tribu s’y installe, dans un espace de votre choix.
how-hunt = Un dé désigne un Territoire, et l’un de ses Bisons disparaît.
how-peace = Sans Colonne de Guerre, il fait la paix ; une colonne faible rentre, une forte avance.
how-raid = Le Nord forme une Colonne de Guerre dans l’espace de la Tribu la plus proche d’une Ranchería, ou sa colonne avance.
how-recover = Un pion Ravagé est retiré d’un espace de cet ennemi.
how-settle = Une Colonie arrive dans l’espace libre le plus proche sur les routes de cet ennemi.
how-subj = La Tribu la plus proche sur les routes de cet ennemi disparaît.
how-war = Une Colonne de Guerre se forme sur l’espace carré de l’ennemi, plus forte pour chaque Colonie, ou sa colonne avance.

## Tracks, cards, objective

time = Opérations et temps
cell-start = Dép.
cell-must = Oblig.
cell-check = Contr.
marker-operations = Op
marker-passage = Temps
track-operations = Après chaque opération, le pion avance. Sur un nombre, un dé inférieur ou égal l’envoie à la case Obligatoire : le temps doit alors passer.
track-passage = Après chaque Passage du temps, le pion avance. Sur un nombre, un dé inférieur ou égal amène le Contrôle de victoire.
culture = Culture
military = Militaire
your-ap = Vos PA
enemy-ap = PA ennemis
figure-culture = Les Points de Culture achètent des cartes Culture, et l’ennemi vous en prend. Culture et Militaire à 0 tous deux : tout est perdu.
figure-military = Les Points Militaires se gagnent dans les Batailles et se perdent avec les vôtres. Culture et Militaire à 0 tous deux : tout est perdu.
figure-ap = Avec des points d’action, vous activez d’autres Bandes, faites du Négoce et achetez des cartes.
figure-enemy-ap = Les points d’action sur la piste et dans la zone de l’ennemi : ils paient les Instructions qu’il exécute.
cards = Cartes Développement
in-deck = { $cards } dans le paquet
culture-price = { $cost } Culture
met-today = Atteint à ce jour
not-met-yet = Pas encore atteint
is-met = , atteint
is-not-met = , pas atteint
cup = Le gobelet
cup-odds = { $success } Succès sur { $all }
cup-holds = { $all } pions : { $success } Succès, PA ennemis { $ap }, Instructions { $instructions }.

## Deciding

go-to = Vers { $space }
reroll-band = Relancer : Marchandises de la Bande { $band }
reroll-box = Relancer : Marchandises de la Ranchería { $letter }
stage = La case « { $place } » de la piste des Opérations
set-up = Avant le premier tour
your-choice = Votre choix : { $choice }
nothing-asked = Rien ne vous est demandé pour l’instant.
what-happened = Ce qui s’est passé
generations = Générations passées
turns = Tours

turn-gain = { $by } points de Culture et de Militaire gagnés
turn-loss = { $by } points de Culture et de Militaire perdus
