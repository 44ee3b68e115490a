#pragma once
/// Other implementations to measure: shared objects with one of three C interfaces. Only those written by hand
/// (tools/bench/mixture.cpp, tools/bench/lstm.cpp) are part of this repository.
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "tools/bench/measure/row.h"

namespace hgc::bench {

extern "C" {

/// An energy of a mesh's elements: `peer_new`, `peer_hess`. Problem 0 is the symmetric Dirichlet energy of triangles, 1
/// the bending energy of edges by their dihedral angle, 2 the symmetric Dirichlet energy of tetrahedra. Small matrices
/// are stored by columns.
struct PeerMesh {
  int problem;
  int64_t vertices, elements;
  const int32_t* corners;
  const double *first, *second;  ///< by element: the inverse of its matrix at rest, or its angle; its weight
  int threads;
};
/// Value, gradient and Hessian by compressed columns; valid until the next call of the peer.
struct PeerModel {
  double value;
  int64_t unknowns;
  const double* gradient;
  int64_t places;
  const int *begin, *row;
  const double* values;
  double evaluating, collecting;  ///< milliseconds
};
using PeerMeshNew = void*(const PeerMesh*);
using PeerMeshHessian = void(void* peer, const double* x, int projected, PeerModel*);

/// Bundle adjustment: `bal_new`, `bal_run`, and `bal_get` for results of the last run.
struct PeerScene {
  int64_t cameras, points, observations;
  const double *camera, *point, *seen;
  const int32_t *cameraOf, *pointOf;
};
using PeerSceneNew = void*(const PeerScene*);
using PeerSceneRun = void(void* peer, int what);
using PeerSceneGet = const double*(void* peer, int what, int64_t* count);

/// Written by hand: `hand_new`, `hand_run`. Computes the value and, if its pointer is not null, the gradient.
using HandNew = void*(const double* const* arrays, const int64_t* sizes);
using HandRun = double(void* peer, double* gradient);

}  // extern "C"

/// The results that `PeerSceneRun` computes.
enum class SceneCall : int { Residuals = 0, Rows = 2, Blocks = 3, GaussNewton = 4 };

/// The function `name` of a shared object, which stays loaded.
void* loaded(const std::string& file, const char* name);
template <class Function>
Function* loadedAs(const std::string& file, const char* name) {
  return reinterpret_cast<Function*>(loaded(file, name));
}

/// The shared object of that name in the settings; empty if there is none.
std::string peerFile(const Settings& settings, const std::string& name);

/// The largest difference, relative to the largest of `theirs`; 1 if they have different sizes.
double differenceOf(std::span<const double> ours, std::span<const double> theirs);

}  // namespace hgc::bench
