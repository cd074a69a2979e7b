"""What players read and pick: views as outlines, offers and board data."""
