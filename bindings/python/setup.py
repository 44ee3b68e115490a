"""Builds the package. Its wheel contains the libraries of hgc from the folder of the library that HGC_LIBRARY names, of the
`hgc` on PATH, or of the build of this repository. If none is found, the wheel contains only Python."""
import importlib.util
import os
import pathlib
import subprocess
import tempfile

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

try:
    from setuptools.command.bdist_wheel import bdist_wheel
except ImportError:
    from wheel.bdist_wheel import bdist_wheel

HERE = pathlib.Path(__file__).resolve().parent
LIBRARY = "libhgc.so.0"
CARRIED = (LIBRARY, "libhgc_runtime.so", "libhgc_compiler.so.0.1", "libhgc_native.so", "libhgc_cxx.so")


def found():
    """The folder of the libraries, or None."""
    named = os.environ.get("HGC_LIBRARY")
    if named:
        if not (pathlib.Path(named).parent / LIBRARY).exists():
            raise SystemExit(f"HGC_LIBRARY={named}: there is no {LIBRARY}")
        return pathlib.Path(named).parent
    places = importlib.util.spec_from_file_location("_places", HERE / "hgc" / "_places.py")
    module = importlib.util.module_from_spec(places)
    places.loader.exec_module(module)
    library = module.beside_program(LIBRARY)
    built = HERE.parents[1] / "build" / "lib"
    return library.parent if library else built if (built / LIBRARY).exists() else None


class WithLibraries(build_py):
    """Copies the libraries into the package, as `cmake --install` writes them, so that they find each other."""

    def run(self):
        super().run()
        folder = found()
        if folder is None:
            return
        if not (folder.parent / "CMakeCache.txt").exists():
            return self._copy(folder)
        with tempfile.TemporaryDirectory() as prefix:
            subprocess.run(["cmake", "--install", str(folder.parent), "--prefix", prefix], stdout=subprocess.DEVNULL)
            installed = next(pathlib.Path(prefix).rglob(LIBRARY), None)
            if installed is None:
                raise SystemExit(f"{folder.parent} is not built as a whole: tools/build does that")
            self._copy(installed.parent)

    def _copy(self, folder):
        for name in CARRIED:
            if (folder / name).exists():
                self.copy_file(str((folder / name).resolve()), str(pathlib.Path(self.build_lib, "hgc", name)))


class Wheel(bdist_wheel):
    """For any Python 3, and with libraries for this platform."""

    def get_tag(self):
        tag = super().get_tag()
        return tag if self.root_is_pure else ("py3", "none", tag[2])


class Package(Distribution):
    def has_ext_modules(self):
        return found() is not None


setup(distclass=Package, cmdclass={"build_py": WithLibraries, "bdist_wheel": Wheel})
