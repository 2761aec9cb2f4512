names-no-action = « { $said } » ne désigne aucun coup ici ; vouliez-vous dire { $near } ?
