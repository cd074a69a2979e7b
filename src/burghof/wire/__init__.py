"""Wire: what travels, by direction. `client_in`, `client_out`, `requests`, `answers`, `problem` and, inside, `bus`."""
