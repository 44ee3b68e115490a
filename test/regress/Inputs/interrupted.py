"""Stops a program while it writes: `interrupted.py [ignored-]SIGNAL FOLDER COMMAND...`. Prints how it ended and what lies in the folder."""
import os
import signal
import subprocess
import sys
import time

number = getattr(signal, sys.argv[1].removeprefix("ignored-"))
disposition = signal.SIG_IGN if sys.argv[1].startswith("ignored-") else signal.SIG_DFL
folder = sys.argv[2]
before = set(os.listdir(folder))
process = subprocess.Popen(sys.argv[3:], stdout=subprocess.DEVNULL, preexec_fn=lambda: signal.signal(number, disposition))
while process.poll() is None and set(os.listdir(folder)) == before:
    time.sleep(0.0005)
process.send_signal(number)
status = process.wait()
left = sorted(set(os.listdir(folder)) - before)
print("status", "died by it" if status == -number else status, "left", left)
