"""Hashes messages by examples/sha256.hg, block by block, and compares them with the standard's and hashlib's."""
import hashlib
import pathlib
import struct
import subprocess
import sys

program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
device = sys.argv[3] if len(sys.argv) > 3 else "cpu"
folder.mkdir(parents=True, exist_ok=True)
START = [0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19]


def compress(states, blocks):
    (folder / "state.txt").write_text("\n".join(" ".join(map(str, s)) for s in states))
    (folder / "block.txt").write_text("\n".join(" ".join(map(str, b)) for b in blocks))
    out = folder / "hash.txt"
    subprocess.run(["hgc", "run", program, f"--device={device}", "-b", f"state={folder}/state.txt", "-b", f"block={folder}/block.txt",
                    "-w", f"output.hash={out}"], check=True, stdout=subprocess.DEVNULL)
    return [[int(float(x)) for x in line.split()] for line in out.read_text().splitlines()]


def blocksOf(message):
    padded = message + b"\x80" + bytes((55 - len(message)) % 64) + struct.pack(">Q", 8 * len(message))
    return [struct.unpack(">16I", padded[k:k + 64]) for k in range(0, len(padded), 64)]


def digests(messages):
    """Of messages of one length in blocks."""
    all = [blocksOf(m) for m in messages]
    states = [START] * len(messages)
    for k in range(len(all[0])):
        states = compress(states, [b[k] for b in all])
    return ["".join(f"{word:08x}" for word in state) for state in states]


one = [b"abc", b"", b"The quick brown fox jumps over the lazy dog"] + [bytes([k] * (k % 56)) for k in range(100)]
two = [b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", bytes(range(64)), b"\xff" * 100]
got = digests(one) + digests(two)
assert got[0] == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", got[0]
assert got[len(one)] == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1", got[len(one)]
assert got == [hashlib.sha256(m).hexdigest() for m in one + two]
print(f"{len(got)} digests agree")
