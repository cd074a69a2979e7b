"""`python -m burghof.cli` is the command `burghof`."""

from burghof.cli.app import main

if __name__ == "__main__":
    main()
