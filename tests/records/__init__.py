"""Complete games on file: what was played once must read the same for ever."""
