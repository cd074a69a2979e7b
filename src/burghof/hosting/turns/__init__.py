"""Who must act next: bot turns and deadlines."""
