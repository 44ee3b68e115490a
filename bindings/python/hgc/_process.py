"""What is asked of a whole process, not of one session."""
from . import _library
from ._library import library, raise_error


def statistics_of(session):
    """The statistics of a session, or without one of the process."""
    found = []

    def sample(_, name, labels, count, value):
        words = [labels[k].decode() for k in range(2 * count)]
        found.append((name.decode(), dict(zip(words[::2], words[1::2])), value))
    error = library().hgc_statistics(session, _library.SAMPLE(sample), None)
    if error:
        raise_error(error)
    return found


def statistics():
    """What all sessions of this process have done so far: a list of name, labels and number."""
    return statistics_of(None)


def trim_devices():
    """Gives back to drivers what no session uses now."""
    library().hgc_trim_devices()
