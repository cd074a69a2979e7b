"""Jobs: slow work, enqueued in the transaction that causes it."""
