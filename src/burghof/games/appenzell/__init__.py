"""Castle of Appenzell: mice run for cheese in a castle whose floor tiles slide away under them."""
