"""Computer players in processes of their own: they get the bytes of a view, and nothing else."""
