"""A process that loads the runtime and forks: fork.py LIBRARY TRACE. The trace is that of the parent, at its end."""
import ctypes
import os
import sys

library, trace = sys.argv[1], sys.argv[2]
ctypes.CDLL(library)
child = os.fork()
if child == 0:
    sys.exit(0)  # runs what the library has registered for the end of the process
_, status = os.waitpid(child, 0)
assert status == 0 and not os.path.exists(trace), "the child wrote the trace"
