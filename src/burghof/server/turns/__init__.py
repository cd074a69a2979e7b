"""Who must act next: bot turns and deadlines, claimed by one process at a time."""
