"""What a seat cannot know: sampled worlds and what follows from the events a seat has seen."""
