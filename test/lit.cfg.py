"""How lit runs the text tests. Features name what a test may need; one that is missing skips the test."""
import os
import sys

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
config.environment["HGC_DEADLINE"] = "600"  # a software driver compiles a large shader for minutes where the machine is busy
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

sys.dont_write_bytecode = True
sys.path.insert(0, config.test_source_root)
import features  # noqa: E402

found = features.kept(config.hgc_build) or features.find(config.hgc_build)
config.available_features.update(found["features"])
if found["python"]:
    config.substitutions.append(("%python", found["python"]))
# Ranks of this machine alone, as many as are asked for; none outlives its test.
config.substitutions.append(("%mpirun", "timeout -k 5 110 mpirun"))
config.environment.update(
    OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1", OMPI_MCA_rmaps_base_oversubscribe="1",
    OMPI_MCA_hwloc_base_binding_policy="none", OMPI_MCA_btl="self,vader", OMPI_MCA_oob_tcp_if_include="lo",
    MPIEXEC_TIMEOUT="100")
if config.hgc_sanitize:  # its frames are larger: tests of a small stack prove nothing
    config.available_features.add("sanitize")
    config.environment.setdefault("ASAN_OPTIONS", "detect_leaks=0:use_sigaltstack=0")  # Mesa's driver keeps memory, LLVM has stacks of its own
