"""Generated files are what the code says, and a stale one is found."""

from pathlib import Path

from tools.gen import REFERENCE, check_generated, main


def test_what_was_just_written_is_not_stale(tmp_path: Path) -> None:
    (tmp_path / REFERENCE).mkdir(parents=True)
    main(tmp_path)

    assert check_generated(tmp_path) == []


def test_a_file_that_was_edited_or_is_missing_is_stale(tmp_path: Path) -> None:
    (tmp_path / REFERENCE).mkdir(parents=True)
    main(tmp_path)
    (tmp_path / REFERENCE / "metrics.md").write_text("edited", encoding="utf-8")
    (tmp_path / REFERENCE / "problems.md").unlink()

    assert [problem.path.name for problem in check_generated(tmp_path)] == ["metrics.md", "problems.md"]


def test_every_message_and_problem_is_in_the_reference() -> None:
    text = (REFERENCE / "messages.md").read_text(encoding="utf-8")

    assert all(f"### `{tag}`" in text for tag in ("watch", "play", "sight", "step", "refused", "leaving"))
