"""Wire: all messages by direction. `client_in`, `client_out`, `requests`, `answers`, `problem`; internal: `bus`."""
