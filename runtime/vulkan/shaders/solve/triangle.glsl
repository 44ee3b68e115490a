// Symmetric blocks, of which all entries (i, j), j <= i, lie together.
uint entryOf(uint i, uint j) {
  uint row = max(i, j);
  return row * (row + 1u) / 2u + min(i, j);
}
