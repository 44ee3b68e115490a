/// Bundle adjustment, with observations ordered by cameras or by points.
#include <algorithm>
#include <array>
#include <random>

#include "tools/bench/measure/peers.h"
#include "tools/bench/measure/workloads.h"

namespace hgc::bench {
namespace {

struct Scene {
  int64_t cameras = 0, points = 0;
  std::vector<double> camera, point, seen;
  std::vector<int32_t> cameraOf, pointOf;

  int64_t observations() const { return static_cast<int64_t>(cameraOf.size()); }
};

/// Each point is seen by `views` - 1 to `views` + 2 cameras, if there are so many.
Scene sceneOf(const Settings& settings) {
  Scene scene{.cameras = settings.cameras,
              .points = std::max<int64_t>(1, 2 * settings.size / (2 * settings.views + 1)),
              .camera = {},
              .point = {},
              .seen = {},
              .cameraOf = {},
              .pointOf = {}};
  std::mt19937_64 engine(1);
  std::uniform_real_distribution<double> uniform(-1, 1);
  const auto draw = [&](double middle, double most) { return middle + most * uniform(engine); };
  for (int64_t c = 0; c < scene.cameras; ++c) {
    for (int k = 0; k < 3; ++k) scene.camera.push_back(draw(0, 0.5));
    scene.camera.insert(scene.camera.end(), {draw(0, 0.3), draw(0, 0.3), draw(-5, 0.3), draw(500, 50)});
    scene.camera.insert(scene.camera.end(), {draw(0, 1e-2), draw(0, 1e-3)});
  }
  std::vector<std::array<int32_t, 2>> seen;
  for (int64_t p = 0; p < scene.points; ++p) {
    for (int k = 0; k < 3; ++k) scene.point.push_back(draw(0, 1));
    const auto views = static_cast<size_t>(settings.views - 1) + engine() % 4;
    std::vector<int32_t> by;
    while (by.size() < std::min(views, static_cast<size_t>(scene.cameras))) {
      const auto camera = static_cast<int32_t>(engine() % static_cast<uint64_t>(scene.cameras));
      if (std::ranges::find(by, camera) == by.end()) by.push_back(camera);
    }
    std::ranges::sort(by);
    for (const int32_t camera : by) seen.push_back({camera, static_cast<int32_t>(p)});
  }
  if (settings.byCamera) std::ranges::sort(seen);
  for (const auto& [camera, point] : seen) {
    scene.cameraOf.push_back(camera);
    scene.pointOf.push_back(point);
    scene.seen.insert(scene.seen.end(), {draw(0, 50), draw(0, 50)});
  }
  return scene;
}

Inputs inputsOf(const Scene& scene) {
  const int64_t count = scene.observations();
  Inputs inputs;
  inputs.arrays["cam"] = Array::of({scene.cameras, 9}, scene.camera);
  inputs.arrays["pt"] = Array::of({scene.points, 3}, scene.point);
  inputs.arrays["uv"] = Array::of({count, 2}, scene.seen);
  inputs.arrays["ci"] = Array::of({count}, scene.cameraOf);
  inputs.arrays["pi"] = Array::of({count}, scene.pointOf);
  return inputs;
}

/// The scene of another library; `isThere` is false if that is missing.
class SceneLibrary {
 public:
  SceneLibrary(const std::string& file, const Scene& scene) {
    if (file.empty()) return;
    const PeerScene data{scene.cameras,      scene.points,      scene.observations(),  scene.camera.data(),
                         scene.point.data(), scene.seen.data(), scene.cameraOf.data(), scene.pointOf.data()};
    peer_ = loadedAs<PeerSceneNew>(file, "bal_new")(&data);
    run_ = loadedAs<PeerSceneRun>(file, "bal_run");
    get_ = loadedAs<PeerSceneGet>(file, "bal_get");
  }
  bool isThere() const { return peer_ != nullptr; }
  void run(SceneCall what) const { run_(peer_, static_cast<int>(what)); }
  std::span<const double> numbers(SceneCall what) const {
    int64_t count = 0;
    const double* from = get_(peer_, static_cast<int>(what), &count);
    return {from, static_cast<size_t>(count)};
  }

 private:
  void* peer_ = nullptr;
  PeerSceneRun* run_ = nullptr;
  PeerSceneGet* get_ = nullptr;
};

struct Beside {
  std::string name;
  const SceneLibrary* library;
  SceneCall call;
  /// The difference between results of the last calls. Only numbers that do not depend on the choice of unknowns are
  /// compared.
  std::function<double()> difference;
};

void measure(const Settings& settings, const std::string& what, int64_t count, const std::function<void()>& ours,
             const Beside& beside) {
  if (!wants(settings, what)) return;
  std::vector<std::function<void()>> calls = {ours};
  const bool isBeside = beside.library && beside.library->isThere();
  if (isBeside) calls.push_back([&] { beside.library->run(beside.call); });
  const auto samples = alternate(calls, settings.effort);
  printTimes(settings, what, count, samples[0], isBeside ? Peer{beside.name, samples[1], beside.difference()} : Peer{});
}

void measureMatrices(const Settings& settings, const Scene& scene, Session& session) {
  const SceneLibrary ceres(peerFile(settings, "ceres"), scene), symforce(peerFile(settings, "symforce"), scene);
  const int64_t count = scene.observations();
  QuadraticModel model;
  // SymForce differentiates by another rotation vector, so residuals are compared.
  const auto residuals = [&] {
    const Evaluation result = need(session.evaluate({.residuals = true}));
    return differenceOf(result.residuals.at("reproj").reals, symforce.numbers(SceneCall::Residuals));
  };
  for (const auto& [what, triangle] :
       {std::pair{"value, Jᵀr, JᵀJ", Triangle::Both}, {"value, Jᵀr, one triangle of JᵀJ", Triangle::Lower}})
    measure(settings, what, count, [&] { need(session.gaussNewton(triangle, model)); },
            {"SymForce", triangle == Triangle::Lower ? &symforce : nullptr, SceneCall::GaussNewton, residuals});
  SparseMatrix rows;
  measure(
      settings, "Jacobian by compressed rows", count, [&] { need(session.jacobian("reproj", rows)); },
      {"Ceres", &ceres, SceneCall::Rows, [&] { return differenceOf(rows.values, ceres.numbers(SceneCall::Rows)); }});
  BlockRows blocks;
  measure(settings, "Jacobian by blocks", count, [&] { need(session.jacobian("reproj", blocks)); }, {});
}

}  // namespace

void bundle(const Settings& settings) {
  const Scene scene = sceneOf(settings);
  const Inputs inputs = inputsOf(scene);
  const int64_t count = scene.observations();
  if (isOfMemory(settings)) {
    return growth(settings, "memory", count, [&] {
      Session session = opened(settings, inputs);
      QuadraticModel model;
      for (int k = 0; k < 2; ++k) need(session.gaussNewton(Triangle::Both, model));
    });
  }
  Session session = opened(settings, inputs);
  Evaluation result;
  measure(settings, "value", count, [&] { need(session.evaluate({.value = true}, result)); }, {});
  measure(settings, "gradient", count, [&] { need(session.evaluate({.gradient = true}, result)); }, {});
  measure(settings, "gradient, kernels and sums", count, [&] { need(session.launch(KernelKind::Gradient)); }, {});
  measureMatrices(settings, scene, session);
}

}  // namespace hgc::bench
