"""How lit runs the text tests. Features name what a test may need; one that is missing skips the test."""
import os
import shutil
import subprocess

import lit.formats

config.name = "hgc"
config.test_format = lit.formats.ShTest(True)
config.suffixes = [".hg", ".test", ".ir"]
config.excludes = ["Inputs", "consumers", "corpus", "faults"]
config.test_source_root = os.path.join(config.hgc_source, "test")
config.test_exec_root = os.path.join(config.hgc_build, "test")

bin_folder = os.path.join(config.hgc_build, "bin")
config.environment["PATH"] = os.pathsep.join([bin_folder, config.llvm_tools, os.environ["PATH"]])
config.environment["HGC_VALIDATE"] = "1"
config.environment["HGC_CACHE_DIR"] = ""  # nothing is kept from one test to the next
for name in ("HOME", "XDG_RUNTIME_DIR", "VK_DRIVER_FILES", "ASAN_OPTIONS", "UBSAN_OPTIONS"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
config.substitutions.append(("%examples", os.path.join(config.hgc_source, "examples")))
config.substitutions.append(("%root", config.hgc_source))
config.substitutions.append(("%build", config.hgc_build))

shared = os.path.join(config.hgc_source, "..", "shared")
config.substitutions.append(("%shared", shared))
if os.path.isdir(os.path.join(shared, "data")):
    config.available_features.add("shared-data")

devices = subprocess.run([os.path.join(bin_folder, "hgc"), "devices"], capture_output=True, text=True)
if "vulkan:0" in devices.stdout:
    config.available_features.add("vulkan")
if shutil.which("clang++-22"):
    config.available_features.add("clang")
# Ranks of this machine alone, as many as are asked for; none outlives its test.
if os.path.exists(os.path.join(bin_folder, "adjust")):
    config.available_features.add("ceres")
if shutil.which("mpirun") and os.path.exists(os.path.join(config.hgc_build, "lib", "libhgc_mpi.so")):
    config.available_features.add("mpi")
# The first Python that has what the package needs.
for python in (os.environ.get("HGC_PYTHON"), "python3", "/usr/bin/python3"):
    if python and subprocess.run([python, "-c", "import setuptools, pip, numpy, scipy"], capture_output=True).returncode == 0:
        config.available_features.add("numpy")
        config.substitutions.append(("%python", python))
        break
config.substitutions.append(("%mpirun", "timeout -k 5 110 mpirun"))
config.environment.update(
    OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1", OMPI_MCA_rmaps_base_oversubscribe="1",
    OMPI_MCA_hwloc_base_binding_policy="none", OMPI_MCA_btl="self,vader", OMPI_MCA_oob_tcp_if_include="lo",
    MPIEXEC_TIMEOUT="100")
with open("/proc/cpuinfo") as info:
    flags = info.read()
for level, flag in (("avx2", " avx2 "), ("avx512", " avx512f ")):
    if flag in flags:
        config.available_features.add(level)
if subprocess.run(["unshare", "-m", "mount", "-t", "tmpfs", "none", "/proc"], capture_output=True).returncode == 0:
    config.available_features.add("mount-namespaces")
if config.hgc_sanitize:  # its frames are larger: tests of a small stack prove nothing
    config.available_features.add("sanitize")
    config.environment.setdefault("ASAN_OPTIONS", "detect_leaks=0:use_sigaltstack=0")  # Mesa's driver keeps memory, LLVM has stacks of its own
