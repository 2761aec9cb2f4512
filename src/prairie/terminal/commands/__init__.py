"""One module per command, each with its click command as `command`. cli.py names them and imports them when called."""
