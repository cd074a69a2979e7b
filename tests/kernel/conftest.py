"""Property tests here have no deadline: a busy machine is no fault of the kernel."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
