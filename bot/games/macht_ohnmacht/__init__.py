"""Macht & Ohnmacht (Andreas Steding, 2007): knights and mages fight for the island, cycle by cycle."""
