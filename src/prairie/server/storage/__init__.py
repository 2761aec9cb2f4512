"""What the server keeps: in one SQLite file, or in PostgreSQL for many processes."""
