#pragma once
/// Makes meshes for energies; they are deformed and irregular, so that no element is at rest.
#include <cstdint>
#include <string>
#include <vector>

namespace hgc::bench {

struct Mesh {
  int64_t dimension = 2;         ///< coordinates of a point
  int64_t arity = 3;             ///< corners of an element
  std::vector<double> points;    ///< deformed
  std::vector<int32_t> corners;  ///< by element
  std::vector<double> rest;      ///< by element: the inverse of its edges at rest, column by column; or its angle
  std::vector<double> weight;    ///< by element

  int64_t vertices() const { return static_cast<int64_t>(points.size()) / dimension; }
  int64_t elements() const { return static_cast<int64_t>(corners.size()) / arity; }
};

/// About `size` triangles of a plane grid, two for each square.
Mesh planeGrid(int64_t size);
/// About `size` tetrahedra of a grid, six for each cube.
Mesh solidGrid(int64_t size);
/// The edges between two triangles, in the order of the faces: about `size` of a curved grid, or all of an .obj file.
Mesh hinges(int64_t size, const std::string& file);
/// About `size` edges of a curved grid: sides and diagonals, in the order of the points.
Mesh edges(int64_t size);

}  // namespace hgc::bench
