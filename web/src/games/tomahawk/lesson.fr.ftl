## La partie guidée

lesson-1-title = Quatre territoires
lesson-1 = À chaque tour, vous posez un guerrier sur chaque territoire, face cachée, et l’adversaire aussi. Un territoire dure un, deux ou trois tours : autant que de places à côté de lui.
lesson-2-title = Votre plan
lesson-2 = À vous. Touchez une carte, puis un territoire, jusqu’à ce que chacun en ait une, et validez. Tout plan convient, et vous pouvez le changer tant que vous n’avez pas validé.
lesson-2-done = Les deux plans sont retournés, le vôtre et celui de l’adversaire : voyez sur chaque territoire quelle carte est la plus forte. La partie guidée continue avec ses propres plans.
lesson-3-title = Le duel
lesson-3 = Les deux plans sont retournés ensemble. Sur chaque territoire votre carte affronte celle d’en face, et la plus forte gagne le duel.
lesson-4-title = La bataille
lesson-4 = Quand la dernière place d’un territoire est remplie, on additionne les guerriers de chaque camp. Le plus grand total prend le territoire : un point par animal dessiné.
lesson-5-title = Les scalps
lesson-5 = Qui gagne un duel prend autant de scalps que le guerrier battu a de nattes au bas de sa carte. Chacun vaut un point à la fin : n’envoyez pas un guerrier à nattes contre un plus fort.
lesson-6-title = La forêt cache
lesson-6 = En forêt, tout reste face cachée jusqu’au dernier tour. Vous y voyez vos propres cartes, marquées d’un œil barré ; celles de l’adversaire ne montrent que leur dos.
lesson-7-title = Les guerriers spéciaux
lesson-7 = Nuage taquin charme un 7, 8, 9 ou 10 qui lui fait face : il compte ici 0. La pastille d’une carte montre la valeur imprimée et ce qu’elle compte. Pointez une carte, ou appuyez sur I, pour lire son pouvoir.
lesson-8-title = Puma et champignons
lesson-8 = Un puma retire de la bataille le plus fort des deux camps ; avec les champignons, le plus faible compte double. Le signe est sur le territoire dès le début.
lesson-9-title = La vue de la montagne
lesson-9 = Vous venez de gagner une montagne : vous pouvez regarder les cartes qu’on vient de poser en forêt, ou y renoncer. Regardez, et validez.
lesson-9-done = Ce que vous avez vu reste marqué d’un œil, pour vous seul. L’adversaire sait seulement que vous avez regardé.
lesson-9-other = C’est permis, mais regarder ne coûte rien, et la carte de la forêt peut décider d’une bataille. Essayez encore, et regardez.
lesson-10-title = Les deux derniers tours
lesson-10 = Tour 5 sur 6. Finissez seul : encore deux plans, et l’on compte les points.
lesson-10-done = Les animaux des territoires gagnés et les scalps, rien d’autre ne compte. Voilà tout Tomahawk.
