"""History: finished tables as records to take home, replay and verify."""
