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
column-at = force { $strength }, à { $space }
camps = Rancherías
acts-now = agit maintenant
nobody-home = aucune Bande au camp
paraibo-of = Paraibo de { $letter } : médecine { $medicine }
mahimiana-of = Mahimiana de { $letter } : médecine { $medicine }
medicine-how = P est le Paraibo, M le Mahimiana ; leur case donne leur médecine. Les Bandes attendent à gauche de P et agissent de droite à gauche.
in-territory = Territoire { $number }, { $name }.
empty-space = Rien ici.
canyon-how = Seules des liaisons pointillées mènent au canyon : les colonnes coloniales n’y entrent pas et ne voient pas ce qui s’y trouve.
controlled = Vous contrôlez ce Territoire.
not-controlled = Vous ne contrôlez pas ce Territoire.

## The enemy

instructions = Instructions ennemies
instructions-how = bord doré : suivante · rayée : retournée
faces-of = dés qui désignent { $enemy }
next = la prochaine
counter-ally = Alliance
counter-cult = Culture
counter-encroach = Empièt.
counter-hunt = Chasse
counter-peace = Paix
counter-raid = Raid
counter-recover = Rétabl.
counter-settle = Colon.
counter-subj = Assuj.
counter-war = Guerre
other-side = Sur l’autre face : { $name }, { $ap } PA.
acts-on = Agit sur un dé de { $faces } dans cette Période.
sleeps = Ne joue pas dans cette Période.
how-ally = Une Tribu de votre choix devient votre alliée.
how-cult = Vous perdez 1 Point de Culture, et 1 de plus par Colonie de cet ennemi.
how-encroach = Un dé désigne un Territoire, et une Tribu s’y installe, dans un espace de votre choix.
how-hunt = Un dé désigne un Territoire, et l’un de ses Bisons disparaît.
how-peace = Sans Colonne de Guerre, il fait la paix ; une colonne faible rentre, une forte avance.
how-raid = Le Nord forme une Colonne de Guerre près de la Tribu la plus proche d’une Ranchería, ou sa colonne avance.
how-recover = Un pion Ravagé est retiré d’un espace de cet ennemi.
how-settle = Une Colonie arrive dans l’espace libre le plus proche sur les routes de cet ennemi.
how-subj = La Tribu la plus proche sur les routes de cet ennemi disparaît.
how-war = Une Colonne de Guerre se forme sur le carré de l’ennemi, plus forte pour chaque Colonie, ou sa colonne avance.

## Tracks, cards, objective

time = Opérations et temps
cell-start = Dép.
cell-must = Oblig.
cell-check = Contr.
marker-operations = Op
marker-passage = Temps
track-operations = Après chaque opération, le pion avance. Sur un nombre, un dé inférieur ou égal l’envoie à la case Obligatoire : le temps doit alors passer.
track-passage = Après chaque Passage du temps, le pion avance. Sur un nombre, un dé inférieur ou égal amène le Contrôle de victoire.
culture = Culture
military = Militaire
your-ap = Vos PA
enemy-ap = PA ennemis
figure-culture = Les Points de Culture achètent des cartes Culture, et l’ennemi vous en prend. Culture et Militaire à 0 tous deux : tout est perdu.
figure-military = Les Points Militaires se gagnent dans les Batailles et se perdent avec les vôtres. Culture et Militaire à 0 tous deux : tout est perdu.
figure-ap = Avec des points d’action, vous activez d’autres Bandes, faites du Négoce et achetez des cartes.
figure-enemy-ap = Les points d’action sur la piste et dans la zone de l’ennemi : ils paient les Instructions qu’il exécute.
cards = Cartes Développement
in-deck = { $cards } dans le paquet
culture-price = { $cost } Culture
met-today = Atteint aujourd’hui
not-met-yet = Pas encore atteint
is-met = , atteint
is-not-met = , pas atteint
cup = Le gobelet
cup-odds = { $success } Succès sur { $all }
cup-holds = { $all } pions : { $success } Succès, { $ap } de PA ennemis, { $instructions } Instructions.

## Deciding

go-to = Vers { $space }
reroll-band = Relancer : Marchandises de la Bande { $band }
reroll-box = Relancer : Marchandises de la Ranchería { $letter }
stage = La case « { $place } » de la piste des Opérations
set-up = Avant le premier tour
your-choice = Votre choix : { $choice }
nothing-asked = Rien ne vous est demandé pour l’instant.
what-happened = Ce qui s’est passé
generations = Générations passées
turns = Tours

turn-gain = { $by } points de Culture et de Militaire gagnés
turn-loss = { $by } points de Culture et de Militaire perdus

## The guided game

lesson-1-title = La carte
lesson-1 = Six Territoires de six espaces. L’hexagone à la tente est votre Ranchería, et ses Bandes sont dans son cadre, dessous. Les losanges verts sont les Tribus du Nord, les carrés du bord les puissances coloniales.
lesson-2-title = Une opération par tour
lesson-2 = Vous choisissez entre Mener des actions, Culture et Planification, jusqu’à ce que le temps doive passer. Vos Bandes sont fraîches : que la Ranchería mène des actions. Validez.
lesson-2-done = La Ranchería mène des actions : autant de Bandes que son Paraibo a de médecine s’alignent sur la piste, dans l’ordre que vous dites, et la plus proche de P commence.
lesson-2-other = C’est permis, et souvent juste plus tard. Mais des Bandes fraîches gagnent plus en agissant : essayez Mener des actions.
lesson-3-title = Une Bande et ses points
lesson-3 = Une Bande a des points de mouvement : 6 à force 1, 4 à force 3. Avec des Chevaux, un espace coûte 1 point ; sans eux, 2.
lesson-4-title = Un Raid, et le gobelet
lesson-4 = Un Raid fait tirer autant de pions que la Bande a de force. Le gobelet montre ce qui peut venir : un Succès rapporte Chevaux ou Captifs, les pions rouges donnent à l’ennemi de quoi agir.
lesson-5-title = Une chasse
lesson-5 = Votre deuxième Bande. Prenez un pion Chevaux, puis : C’est fait. Chevauchez jusqu’au Bison du Col de Sangre de Cristo, à côté de votre Ranchería, et chassez. Validez chaque pas.
lesson-5-done = La Bande a son Bison. Elle continue tant qu’il lui reste des points, et le mieux est de rentrer à sa Ranchería.
lesson-5-other = La Bande est finie et n’a rien chassé. Une Chasse demande une Bande dans l’espace du Bison, avec 3 points restants : essayez encore.
lesson-6-title = Encore une fois ?
lesson-6 = La troisième Bande a mené un Raid sans tirer de Succès. À côté de Raid se lisent ses chances et ce que le gobelet peut donner. Menez-en un autre, et validez.
lesson-6-done = Le gobelet a répondu. Chaque pion ennemi que vous tirez donne à l’ennemi de quoi agir : un Raid n’est jamais gratuit.
lesson-6-other = Des points gardés ramènent une Bande, et c’est souvent juste. Pour voir le gobelet répondre, essayez encore et menez un Raid.
lesson-7-title = L’ennemi lit ses ordres
lesson-7 = Un dé désigne l’ennemi qui agit. Il retourne un de ses pions, paie celui du haut et l’exécute. Personne ne décide rien : vous pouvez en prévoir une bonne part.
lesson-8-title = Une Colonne de Guerre
lesson-8 = Guerre et Raid envoient une colonne. Elle marche vers la Ranchería la plus proche qu’elle voit ; vous l’y affrontez avec vos Bandes, ou vous cédez.
lesson-9-title = Combattre ou céder
lesson-9 = La colonne est devant votre Ranchería. Les deux réponses ont leur prix, et chacune le dit. Ici rien n’est faux : décidez, et validez.
lesson-9-done = C’est décidé, et cela a son prix. Qui combat affronte la colonne, manche après manche ; qui cède la laisse repartir.
lesson-10-title = Planification
lesson-10 = Les Succès deviennent médecine, les Paraibos parlent et achètent des cartes, les Rancherías se déplacent. Les Bandes finies s’affaiblissent.
lesson-11-title = Un Passage du temps
lesson-11 = Une génération passe : Nourriture et Bisons font naître des Bandes, les chefs vieillissent, les lieux ravagés tombent, de nouvelles cartes arrivent. Au bout vient le Contrôle de victoire. À vous maintenant de mener les vôtres.
