"""History: games that were played: records to take home, and moments to look back on."""
