"""Runs calls that compile in their own threads, so that Ctrl-C, or an exception of a progress callback, ends the wait."""
import atexit
import sys
import threading

from . import _library
from ._library import Handle, library

_OFTEN = 0.1  # seconds: the longest time until a signal that another thread received is seen
_running = {}  # by thread: its `Compiling`


class Compiling:
    """One call that compiles; its options take `stop` and `progress`. `told` is called with stage, done and all."""

    def __init__(self, told=None):
        c = library()
        self._told, self._failure, self._done = told, None, threading.Event()
        self._stop = Handle(c.hgc_stop_new, c.hgc_stop_free)
        self.stop = self._stop.value
        self.progress = _library.PROGRESS() if told is None else _library.PROGRESS(self._tell)

    def _tell(self, _, stage, done, count):
        """Called by any thread of the library."""
        if self._failure is not None:
            return
        try:
            self._told(stage.decode() if stage else "", done, count)
        except BaseException as why:
            self._failure = why
            self._done.set()

    def run(self, call):
        """Returns or raises what `call()` does. If the wait ends early, the call continues to the next place where it can
        stop, and its result is freed."""
        outcome = []

        def work():
            try:
                outcome.append((call(), None))
            except BaseException as why:
                outcome.append((None, why))
            _running.pop(thread, None)
            self._done.set()
        thread = threading.Thread(target=work, name="hgc-compiling", daemon=True)
        try:
            if not self._start(thread):
                return call()
            while not self._done.wait(_OFTEN):
                pass
            if self._failure is not None:
                raise self._failure
        except BaseException:
            self.end()
            raise
        given, why = outcome.pop()
        if why is not None:
            raise why
        return given

    def _start(self, thread):
        """Starts the thread; False if there are too many threads, or the process is ending."""
        _running[thread] = self
        try:
            thread.start()
        except RuntimeError:
            del _running[thread]
            return False
        return True

    def end(self):
        """Asks the call to stop. Progress is not reported afterwards."""
        library().hgc_stop_request(self.stop)


def _end_at_exit():
    """Waits until no thread compiles, because Python destroys what they use next. A process that ends by Ctrl-C destroys
    nothing, but its threads must not call into Python then."""
    is_interrupted = getattr(sys, "last_type", None) is KeyboardInterrupt and not hasattr(sys, "ps1")
    for thread, call in list(_running.items()):
        if is_interrupted:
            call.end()
        elif thread.is_alive():
            thread.join()


atexit.register(_end_at_exit)
