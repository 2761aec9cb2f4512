names-no-action = “{ $said }” names no move here; did you mean { $near }?
