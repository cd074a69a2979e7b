"""Castle of Appenzell: mice run after cheese in a castle whose floor slides away beneath them."""
