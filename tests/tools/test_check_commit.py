"""The commit message check accepts conventional commits and nothing else."""

from pathlib import Path

import pytest

from tools.check_commit import main, why_not_commit


@pytest.mark.parametrize(
    "message",
    [
        "feat(kilt): a roof closes a tower built twice in one turn (5.1)",
        "fix: refuse a stale token",
        "feat(kernel)!: a record has a commitment\n\nOld records are read as before.\n",
        "docs: name the designers\n# Please enter the commit message\n",
        "Merge branch 'main' into bots",
        'Revert "feat: a roof"',
        "fixup! feat: a roof",
    ],
)
def test_a_conventional_commit_is_accepted(message: str) -> None:
    assert why_not_commit(message) is None


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ("", "type(scope): text"),
        ("a roof closes a tower", "type(scope): text"),
        ("feature: a roof", "type(scope): text"),
        ("feat:a roof", "type(scope): text"),
        ("feat(Kilt Castle): a roof", "type(scope): text"),
        ("feat: ", "type(scope): text"),
        ("feat: " + "a" * 95, "101 characters"),
        ("feat: a roof\nand a tower", "second line"),
    ],
)
def test_anything_else_is_refused_with_its_reason(message: str, reason: str) -> None:
    assert reason in (why_not_commit(message) or "")


@pytest.mark.parametrize(("message", "code"), [("fix: a roof\n", 0), ("a roof\n", 1)])
def test_the_hook_fails_exactly_when_the_message_is_refused(tmp_path: Path, message: str, code: int) -> None:
    path = tmp_path / "COMMIT_EDITMSG"
    path.write_text(message)

    assert main(str(path)) == code
