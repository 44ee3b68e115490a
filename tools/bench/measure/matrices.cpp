/// Energies of meshes: value, gradient and Hessian by one call.
#include <numeric>

#include "tools/bench/measure/meshes.h"
#include "tools/bench/measure/peers.h"
#include "tools/bench/measure/workloads.h"

namespace hgc::bench {
namespace {

/// The names in the programs of tools/bench/models for an element's corners, its matrix or angle at rest, and its
/// weight.
struct Names {
  const char *corners, *rest, *weight;
};

Inputs inputsOf(const Mesh& mesh, const Names& names, int64_t restSide) {
  std::vector<int64_t> restShape = {mesh.elements()};
  if (restSide > 1) restShape.insert(restShape.end(), {restSide, restSide});
  Inputs inputs;
  inputs.arrays["x"] = Array::of({mesh.vertices(), mesh.dimension}, mesh.points);
  inputs.arrays[names.corners] = Array::of({mesh.elements(), mesh.arity}, mesh.corners);
  inputs.arrays[names.rest] = Array::of(restShape, mesh.rest);
  inputs.arrays[names.weight] = Array::of({mesh.elements()}, mesh.weight);
  return inputs;
}

/// The other library's energies of the same mesh, if the library was given.
class MeshLibrary {
 public:
  MeshLibrary(const Settings& settings, const Mesh& mesh, int problem)
      : file_(peerFile(settings, "tinyad")), mesh_(mesh) {
    if (file_.empty()) return;
    const PeerMesh data{problem,          mesh.vertices(),    mesh.elements(), mesh.corners.data(),
                        mesh.rest.data(), mesh.weight.data(), settings.threads};
    peer_ = loadedAs<PeerMeshNew>(file_, "peer_new")(&data);
    call_ = loadedAs<PeerMeshHessian>(file_, "peer_hess");
  }
  bool isThere() const { return peer_ != nullptr; }
  void run(Projection projection) { call_(peer_, mesh_.points.data(), projection == Projection::Positive, &model_); }

  /// The difference of value, gradient and the whole Hessian, which is symmetric.
  double differenceFrom(const QuadraticModel& ours) const {
    const auto count = [](int64_t n) { return static_cast<size_t>(n); };
    const double value = differenceOf(std::span(&ours.value, 1), std::span(&model_.value, 1));
    const double gradient = differenceOf(ours.gradient, std::span(model_.gradient, count(model_.unknowns)));
    return std::max(
        {value, gradient, differenceOf(ours.matrix.values, std::span(model_.values, count(model_.places)))});
  }

 private:
  std::string file_;
  const Mesh& mesh_;
  void* peer_ = nullptr;
  PeerMeshHessian* call_ = nullptr;
  PeerModel model_{};
};

void measureModel(const Settings& settings, const std::string& what, const MatrixOptions& options, const Mesh& mesh,
                  Session& session, MeshLibrary& library) {
  if (!wants(settings, what)) return;
  QuadraticModel model;
  std::vector<std::function<void()>> calls = {[&] { need(session.newton(options, model)); }};
  if (library.isThere()) calls.push_back([&] { library.run(options.projection); });
  const auto samples = alternate(calls, settings.effort);
  if (!library.isThere()) return printTimes(settings, what, mesh.elements(), samples[0]);
  need(session.newton({options.projection, Triangle::Both}, model));
  printTimes(settings, what, mesh.elements(), samples[0], {"TinyAD", samples[1], library.differenceFrom(model)});
}

void measure(const Settings& settings, const Mesh& mesh, const Inputs& inputs, int problem) {
  if (isOfMemory(settings)) {
    return growth(settings, "memory", mesh.elements(), [&] {
      Session session = opened(settings, inputs);
      QuadraticModel model;
      for (int k = 0; k < 2; ++k) need(session.newton({}, model));
    });
  }
  Session session = opened(settings, inputs);
  MeshLibrary library(settings, mesh, problem);
  measureModel(settings, "value, gradient, Hessian", {}, mesh, session, library);
  measureModel(settings, "value, gradient, one triangle", {.triangle = Triangle::Lower}, mesh, session, library);
  measureModel(settings, "projected", {.projection = Projection::Positive}, mesh, session, library);
  if (wants(settings, "Hessian alone")) {
    SparseMatrix matrix;
    const auto samples = alternate({[&] { need(session.hessian({}, matrix)); }}, settings.effort);
    printTimes(settings, "Hessian alone", mesh.elements(), samples[0]);
  }
}

}  // namespace

void dirichlet(const Settings& settings) {
  const Mesh mesh = planeGrid(settings.size);
  measure(settings, mesh, inputsOf(mesh, {"tri", "rest", "area"}, 2), 0);
}

void dihedral(const Settings& settings) {
  const Mesh mesh = hinges(settings.size, settings.mesh);
  measure(settings, mesh, inputsOf(mesh, {"hinge", "angle", "weight"}, 1), 1);
}

void tetrahedra(const Settings& settings) {
  const Mesh mesh = solidGrid(settings.size);
  measure(settings, mesh, inputsOf(mesh, {"tet", "rest", "volume"}, 3), 2);
}

}  // namespace hgc::bench
