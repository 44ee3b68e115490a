"""What text tests may need of this machine, which `lit.cfg.py` asks for: features, and a Python that has NumPy.

Run by itself it finds out and keeps the answer in the build folder, so that a lit of one test need not: `features.py BUILD`.
With HGC_REQUIRE_DEVICES=1 it fails where something is missing that tools/setup installs."""
import json
import os
import shutil
import subprocess
import sys

INSTALLED = ("vulkan", "clang", "ceres", "cholmod", "ipopt", "mpi", "numpy")


def find(build):
    def works(*command):
        return subprocess.run(command, capture_output=True).returncode == 0

    bin_folder = os.path.join(build, "bin")
    features, python = [], None
    devices = subprocess.run([os.path.join(bin_folder, "hgc"), "devices"], capture_output=True, text=True)
    if "vulkan:0" in devices.stdout:
        features.append("vulkan")
    if shutil.which("clang++-22"):
        features.append("clang")
    if os.path.exists(os.path.join(bin_folder, "adjust")):
        features.append("ceres")
    if works(sys.executable, "-c", "import ctypes; ctypes.CDLL('libcholmod.so.3')"):
        features.append("cholmod")
    if os.path.exists(os.path.join(bin_folder, "park")):
        features.append("ipopt")
    if shutil.which("mpirun") and os.path.exists(os.path.join(build, "lib", "libhgc_mpi.so")):
        features.append("mpi")
    for candidate in (os.environ.get("HGC_PYTHON"), "python3", "/usr/bin/python3"):
        if candidate and works(candidate, "-c", "import setuptools, pip, numpy, scipy"):
            features.append("numpy")
            python = candidate
            break
    with open("/proc/cpuinfo") as info:
        flags = info.read()
    features += [level for level, flag in (("avx2", " avx2 "), ("avx512", " avx512f ")) if flag in flags]
    if works("unshare", "-m", "mount", "-t", "tmpfs", "none", "/proc"):
        features.append("mount-namespaces")
    return {"features": features, "python": python}


def kept(build):
    """The answer of an earlier run, unless the compiler was built since."""
    path = os.path.join(build, "test", "features.json")
    try:
        if os.path.getmtime(path) >= os.path.getmtime(os.path.join(build, "bin", "hgc")):
            with open(path) as file:
                return json.load(file)
    except (OSError, ValueError):
        pass
    return None


def main(build):
    found = find(build)
    path = os.path.join(build, "test", "features.json")
    with open(f"{path}.{os.getpid()}", "w") as file:
        json.dump(found, file)
    os.replace(file.name, path)
    missing = [feature for feature in INSTALLED if feature not in found["features"]]
    print("found:", *found["features"])
    if missing:
        print("missing:", *missing)
    return 1 if missing and os.environ.get("HGC_REQUIRE_DEVICES") == "1" else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
