"""Statistics and memory of the whole process."""
from . import _library
from ._library import library, raise_error


def statistics_of(session):
    """The statistics of a session, or of the process for None."""
    found = []

    def sample(_, name, labels, count, value):
        words = [labels[k].decode() for k in range(2 * count)]
        found.append((name.decode(), dict(zip(words[::2], words[1::2])), value))
    error = library().hgc_statistics(session, _library.SAMPLE(sample), None)
    if error:
        raise_error(error)
    return found


def statistics():
    """Counters of what all sessions of this process have done: a list of (name, labels, number)."""
    return statistics_of(None)


def trim_devices():
    """Frees device memory that no session uses."""
    library().hgc_trim_devices()
