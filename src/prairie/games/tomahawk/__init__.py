"""Tomahawk, by Bruno Faidutti and Bruno Cathala: two tribes, six turns, four territories at a time."""
