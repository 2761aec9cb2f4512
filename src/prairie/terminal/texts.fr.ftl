### Ce que dit le terminal lui-même.

player = Joueur { $number }
agent-random = Hasard
agent-greedy = Glouton
agent-ismcts = Penseur
agent-level1 = Niveau 1
agent-level2 = Niveau 2
agent-level3 = Niveau 3
agent-level4 = Niveau 4
agent-level5 = Niveau 5
agent-level6 = Niveau 6
agent-lettered = { $name } { $letter }

how-to-answer = Tapez un numéro de la liste ou la notation, tout le plan en une ligne si vous voulez (par exemple { $example }). ? explique, aide donne les commandes.
how-to-answer-by-word = Tapez votre réponse (par exemple { $example }). ? explique, aide donne les commandes.
choices = Au choix :
choice = { $action } : { $told }
not-now = Pas maintenant : { $label }. { $why } [{ $rule }]
your-plan = Votre plan : { $plan }
seal-it = sceller le plan
take-back = reprendre la dernière carte
seal-or-not = Est-ce votre plan ?
seal-how = Tapez 1, oui ou ok, ou la touche Entrée, pour sceller le plan ; 2, non ou annuler reprend la dernière carte ; quitter quitte.
taken-back = Coup repris.
nothing-to-undo = Vous n’avez encore rien décidé : il n’y a rien à reprendre.
help =
    un numéro        prend ce choix dans la liste
    { $example }, ...  la notation : une étape, ou tout le plan dans n’importe quel ordre
    ?                la règle de ce qui est demandé ; ? { $rule } cette règle ; ? et un mot : ce qu’il veut dire
    plateau          montre à nouveau le plateau (p)
    conseil          ce que ferait ici un joueur qui calcule, et ce qu’il en attend
    journal          ce qui s’est passé, avec les règles
    annuler          reprend votre dernière décision, tant que rien n’a été montré depuis (a)
    sauver [FICHIER] enregistre la partie ; elle l’est aussi d’elle-même après chaque décision
    quitter          enregistre et quitte (q)
no-such-rule = Il n’y a pas de règle « { $said } » dans ce jeu, et rien à dire de ce mot.
why = Pourquoi : { $why }
source = Source : { $source }
source-booklet = { $booklet ->
        [english] livret anglais
        [aid] aide de jeu française
       *[other] livret français
    }, { $last ->
        [none] ligne { $first }
       *[other] lignes { $first }-{ $last }
    }
source-difference = un point où les livrets diffèrent (n° { $number })
source-ruling = notre décision { $name } sur ce qui reste ouvert
source-fact = ce que l’on sait du jeu imprimé ({ $name })
source-pack = les données livrées avec ce jeu

hand-over = L’écran est à { $name }. Personne d’autre ne regarde. Appuyez sur Entrée.
go-on = Entrée pour continuer, q pour quitter.
saved = Partie enregistrée : { $file }
save-taken = { $file } existe déjà, et ce n’est pas cette partie : choisissez un autre nom.
saved-resume = La partie est enregistrée. Pour la reprendre : prairie play --resume { $file }
not-saved = La partie n’a pas pu être enregistrée dans { $file } : { $reason }
ended-interrupt = Interrompu.
ended-input = L’entrée s’arrête avant la fin de la partie.
ended-pipe = Plus personne ne lit la sortie.
ended-signal = Arrêté par un signal.
ended-quit = À la prochaine.
hint-thinking = Un instant de réflexion, à partir de ce que vous pouvez savoir…
hint-place = Place { $seat } ({ $name }), d’après ce qu’on peut y savoir :
hint-best = Je choisirais { $action } : { $percent ->
        [0] moins de 1 % de chances de gagner.
        [100] plus de 99 % de chances de gagner.
       *[other] environ { $percent } % de chances de gagner.
    }
hint-only = Il n’y a qu’un choix : { $action }.
hint-idea = Je choisirais { $action } : il n’y a guère à peser ici.
hint-solved = Je choisirais { $action } : { $percent ->
        [0] la partie est perdue si les autres jouent bien.
        [100] { $others ->
            [one] la victoire est certaine.
           *[other] la victoire est là si chacun joue au mieux pour soi.
        }
       *[other] environ { $percent } % de chances de gagner.
    } La fin de la partie peut être calculée.
hint-reckoned = Je choisirais { $action } : { $percent ->
        [0] moins de 1 % de chances de gagner.
        [100] plus de 99 % de chances de gagner.
       *[other] environ { $percent } % de chances de gagner.
    } Le dernier tour a été calculé sur les mains que l’adversaire peut avoir.
hint-mixed = Je choisirais { $action }. Le dernier tour a été calculé sur les mains que l’adversaire peut avoir ; ce plan est tiré au sort dans la meilleure combinaison de plans, qui a { $percent ->
        [0] moins de 1 % de chances de gagner.
        [100] plus de 99 % de chances de gagner.
       *[other] environ { $percent } % de chances de gagner.
    }
hint-other = Sinon { $action } : { $percent ->
        [0] moins de 1 %.
       *[other] environ { $percent } %.
    }
hint-other-few = Sinon { $action } : moins bon, d’après quelques essais.
hint-other-alike = Sinon { $action } : à peu près aussi bon.
hint-other-solved = Sinon { $action } : { $percent ->
        [0] la partie est perdue.
        [100] la victoire aussi, si les autres jouent bien.
       *[other] environ { $percent } %.
    }
hint-often = Il est tiré dans { $percent } % des cas.
hint-drawn = Dans { $percent } % des cas, ce serait { $action }.
hint-failed = Aucun conseil n’a pu être trouvé ici ; la partie continue.
log-empty = Rien ne s’est encore passé.
result = { $count ->
        [0] Personne ne gagne : { $why }
        [one] { $winners } { $you ->
            [yes] gagnez : { $why }
           *[no] gagne : { $why }
        }
       *[other] { $winners } : victoire partagée, { $why }
    }
result-lost = { $who ->
        [you] Vous perdez : { $why }
       *[other] { $who } perd : { $why }
    }
result-you = Vous
practice = Table d’entraînement : on peut tout reprendre.

rules-title = Les règles de { $game }
rules-how = Une règle : prairie rules { $game } { $example }
chapter-rules = de { $first } à { $last }
check-fine = { $file } : { $decisions } décisions de { $game }, chaque position est bien celle enregistrée ; { $over ->
        [yes] la partie est finie.
       *[no] la partie n’est pas finie.
    }
replay-at = Après la décision { $at } sur { $of }
replay-other-rules = Ce qui avait été enregistré est montré ci-dessus ; cette partie ne peut être ici ni vérifiée ni poursuivie ({ $why }).
about-seats = Joueurs : { $seats }
about-options = Options : { $options }
about-rules = Règles version { $rules }, données { $data }
about-components = Matériel : { $file }
agent-failed = { $name } n’a pas répondu : une action permise est jouée au hasard à sa place.
hint-nothing = Rien ne vous est demandé : tapez ce que montrent les dés ou les cartes de votre table.
