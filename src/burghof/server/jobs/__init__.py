"""Jobs: slow work, enqueued in the transaction that calls for it."""
