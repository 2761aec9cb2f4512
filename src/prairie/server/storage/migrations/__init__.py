"""How the database came to be as it is, step by step. Run at every start; Alembic notes which steps are done."""
