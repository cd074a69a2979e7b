"""How property tests run: without a deadline, since a busy machine is no fault of the code, and always alike.

The thorough run draws new examples every time.
"""

import os

from hypothesis import settings

settings.register_profile("alike", deadline=None, derandomize=True)
settings.register_profile("thorough", deadline=None, max_examples=1000)
settings.load_profile("thorough" if os.environ.get("BURGHOF_THOROUGH") else "alike")
