names-no-action = « { $said } » ne désigne aucun coup ici ; vouliez-vous dire { $near } ?
plan-too-long = Rien d’autre ne vous est demandé ensuite : { $rest } ne peut pas être joué maintenant.
cannot-undo = Ce coup ne peut plus être repris : quelque chose s’est passé ou a été dévoilé depuis.
shown-first = Quelque chose de caché est d’abord dévoilé : décidez de la suite après l’avoir vu.
plan-does-not-fit = { $said } ne va pas avec le reste du plan.
