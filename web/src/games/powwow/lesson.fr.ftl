## La partie guidée

lesson-1-title = Pour qui courir ?
lesson-1 = Six coureurs, et deux cartes pour vous seul. Un mocassin veut dire : vous gagnez si ce coureur sort le premier quand vous tenez sa carte. Une carte pow-wow ne fait rien gagner.
lesson-2-title = Prendre un dé
lesson-2 = À chaque tour on lance les dés et on les prend à tour de rôle. Votre dé dit quel coureur vous devez déplacer, le vôtre ou non.
lesson-3-title = Pousser une pierre
lesson-3 = On avance en poussant une des cinq pierres du tipi d’un anneau vers l’extérieur. Le champ atteint dit de combien de cases avance le coureur.
lesson-4-title = Les pierres
lesson-4 = Sur une case pierre, vous prenez une pierre à la carrière. Avant de pousser, chaque pierre payée relance votre dé.
lesson-5-title = Votre dé, votre poussée
lesson-5 = Ce tour-ci, vous choisissez avant les autres. Prenez un dé, et validez : vous déplacerez son coureur. Quand chacun a le sien, poussez une pierre ; chaque champ dit d’avance où il mène.
lesson-5-done = Le coureur a bougé. Personne ne sait si vous le vouliez : c’est tout le jeu. Puis les autres déplacent les leurs.
lesson-6-title = Les champs noirs
lesson-6 = Un champ noir au nombre blanc fait reculer. Utile pour les coureurs des autres.
lesson-7-title = Un échange
lesson-7 = Le coureur déplacé est sur un mocassin : vous échangez. Donnez une carte à quelqu’un, regardez sa main et prenez une des deux cartes qu’elle contenait.
lesson-7-done = Vous connaissez une main, et son joueur une de vos cartes. Vos notes retiennent ce que vous avez vu ; ce que les autres en font ensuite, personne ne vous le dit.
lesson-8-title = Les cinq au bord
lesson-8 = Une pierre au bord y attend. Quand les cinq y sont, elles reviennent ensemble au centre et les nombres redeviennent petits.
lesson-9-title = Pas de votre main
lesson-9 = Le coureur bleu est presque arrivé, votre dé est bleu, et un autre tient son mocassin. Trouvez comment ne pas le mener au but.
lesson-9-done = Bien joué : il n’est pas sorti, la course continue.
lesson-9-other = Vous l’avez mené, mais la partie est à qui tient son mocassin. Un champ noir fait reculer, et une pierre relance le dé : essayez.
lesson-10-title = L’arrivée
lesson-10 = Le premier coureur qui passe le double bâton met fin à la partie, peu importe qui l’a déplacé. Qui tient son mocassin gagne. Jouez maintenant la suite vous-même.
