// Symmetric blocks, stored as their lower triangles row by row.
uint entryOf(uint i, uint j) {
  uint row = max(i, j);
  return row * (row + 1u) / 2u + min(i, j);
}
