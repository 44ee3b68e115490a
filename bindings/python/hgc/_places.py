"""Where the library lies. Uses nothing of the package: its setup.py loads this file alone."""
import pathlib
import shutil


def beside_program(name):
    """The library of that name which was built or installed with the `hgc` on PATH; None if there is none."""
    program = shutil.which("hgc")
    if program is None:
        return None
    folder = pathlib.Path(program).resolve().parent
    places = [folder / name, *sorted(folder.parent.glob(f"lib*/{name}")), *sorted(folder.parent.glob(f"lib/*/{name}"))]
    return next((place for place in places if place.exists()), None)
