"""Big Manitou, by Günter Burkhardt: two to five tribes, hidden hunting parties, three grounds at a time."""
