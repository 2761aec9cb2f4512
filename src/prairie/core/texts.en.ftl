names-no-action = “{ $said }” names no move here; did you mean { $near }?
plan-too-long = Nothing more is asked of you after that: { $rest } cannot be taken now.
cannot-undo = This can no longer be taken back: something has happened or been shown since.
shown-first = Something hidden is shown first: decide the rest when you have seen it.
plan-does-not-fit = { $said } does not fit the rest of the plan.
