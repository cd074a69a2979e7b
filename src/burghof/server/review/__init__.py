"""Reviews: a background job analyses finished games on request, one verdict per choice."""
