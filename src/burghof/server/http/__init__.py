"""HTTP: request guard, rate limits, cookies, origins, problems and the OpenAPI document."""
