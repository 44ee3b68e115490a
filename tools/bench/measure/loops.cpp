/// Gradients of many cheap terms, and programs whose sizes only the data gives.
#include <numeric>
#include <random>

#include "tools/bench/measure/meshes.h"
#include "tools/bench/measure/peers.h"
#include "tools/bench/measure/workloads.h"

namespace hgc::bench {
namespace {

using Numbers = std::vector<double>;

Numbers random(int64_t count, double most, uint64_t seed) {
  std::mt19937_64 engine(seed);
  std::uniform_real_distribution<double> uniform(-most, most);
  Numbers numbers(static_cast<size_t>(count));
  for (double& number : numbers) number = uniform(engine);
  return numbers;
}

/// An array for both a program and a peer.
struct Given {
  const char* name;
  std::vector<int64_t> shape;
  double most;
};

struct Network {
  std::vector<Given> arrays;          ///< in the order of `hand_new`
  std::vector<const char*> unknowns;  ///< in the order of its gradient
  std::vector<int64_t> sizes;         ///< as `hand_new` takes them
  int64_t count;                      ///< steps or points, by which times are divided
};

Inputs inputsOf(const std::vector<Given>& arrays) {
  Inputs inputs;
  for (size_t k = 0; k < arrays.size(); ++k) {
    const auto& shape = arrays[k].shape;
    const int64_t count = std::accumulate(shape.begin(), shape.end(), int64_t{1}, std::multiplies<>());
    inputs.arrays[arrays[k].name] = Array::of(shape, random(count, arrays[k].most, k + 1));
  }
  return inputs;
}

/// Joins a gradient's arrays, one unknown after another.
double gradientDifference(const Network& network, const Evaluation& ours, const Numbers& theirs) {
  double most = 0;
  size_t first = 0;
  for (const char* name : network.unknowns) {
    const Numbers& own = ours.gradients.at(name).reals;
    most = std::max(most, differenceOf(own, std::span(theirs).subspan(first, own.size())));
    first += own.size();
  }
  return most;
}

/// Measures value, and value and gradient, against code written by hand.
void measure(const Settings& settings, const Network& network) {
  const Inputs inputs = inputsOf(network.arrays);
  Session session = opened(settings, inputs);
  const std::string file = peerFile(settings, "hand");
  void* peer = nullptr;
  if (!file.empty()) {
    std::vector<const double*> arrays;
    for (const Given& given : network.arrays) arrays.push_back(inputs.arrays.at(given.name).reals.data());
    peer = loadedAs<HandNew>(file, "hand_new")(arrays.data(), network.sizes.data());
  }
  size_t unknowns = 0;
  for (const char* name : network.unknowns) unknowns += inputs.arrays.at(name).reals.size();
  Numbers theirs(unknowns + 1);
  for (const bool isGradient : {false, true}) {
    const char* what = isGradient ? "value and gradient" : "value";
    if (!wants(settings, what)) continue;
    Evaluation result;
    std::vector<std::function<void()>> calls = {
        [&] { need(session.evaluate({.value = true, .gradient = isGradient}, result)); }};
    if (peer) {
      const auto run = loadedAs<HandRun>(file, "hand_run");
      calls.push_back([&, run] { theirs.back() = run(peer, isGradient ? theirs.data() : nullptr); });
    }
    const auto samples = alternate(calls, settings.effort);
    double difference = differenceOf(std::span(&result.value, 1), std::span(theirs).last(1));
    if (isGradient) difference = std::max(difference, gradientDifference(network, result, theirs));
    printTimes(settings, what, network.count, samples[0], peer ? Peer{"C++ by hand", samples[1], difference} : Peer{});
  }
}

}  // namespace

void springs(const Settings& settings) {
  const Mesh mesh = edges(settings.size);
  Inputs inputs;
  inputs.arrays["x"] = Array::of({mesh.vertices(), 3}, mesh.points);
  inputs.arrays["edge"] = Array::of({mesh.elements(), 2}, mesh.corners);
  inputs.arrays["rest"] = Array::of({mesh.elements()}, mesh.rest);
  if (isOfMemory(settings)) {
    return growth(settings, "memory", mesh.elements(), [&] {
      Session session = opened(settings, inputs);
      SparseMatrix matrix;
      for (int k = 0; k < 2; ++k) need(session.hessian({}, matrix));
    });
  }
  Session session = opened(settings, inputs);
  Evaluation result;
  const std::vector<std::function<void()>> calls = {[&] { need(session.evaluate({.gradient = true}, result)); },
                                                    [&] { need(session.launch(KernelKind::Gradient)); }};
  const auto samples = alternate(calls, settings.effort);
  if (wants(settings, "gradient")) printTimes(settings, "gradient", mesh.elements(), samples[0]);
  if (wants(settings, "gradient, kernels and sums"))
    printTimes(settings, "gradient, kernels and sums", mesh.elements(), samples[1]);
}

void mixture(const Settings& settings) {
  const int64_t points = settings.size, kinds = 50, axes = 20, terms = axes * (axes + 1) / 2;
  measure(settings, {{{"x", {points, axes}, 1},
                      {"weight", {kinds}, 1},
                      {"mean_of", {kinds, axes}, 1},
                      {"factor", {kinds, terms}, 0.2}},
                     {"weight", "mean_of", "factor"},
                     {points, kinds, axes},
                     points});
}

void lstm(const Settings& settings) {
  const int64_t characters = settings.size, numbers = 14;
  measure(settings, {{{"text", {characters, numbers}, 1},
                      {"start", {4, numbers}, 1},
                      {"gate", {16, numbers}, 1},
                      {"ends", {3, numbers}, 1}},
                     {"gate", "ends"},
                     {characters},
                     characters});
}

void layer(const Settings& settings) {
  const int64_t side = settings.size;
  Session session = opened(settings, inputsOf({{"x", {side, side}, 1}, {"W", {side, side}, 1}, {"b", {side}, 1}}));
  Evaluation result;
  const auto samples = alternate({[&] { need(session.evaluate({.outputs = true}, result)); }}, settings.effort);
  // In fused operations, to compare with the machine's rate of these.
  printTimes(settings, "output, a fused operation", side * side * side, samples[0]);
}

}  // namespace hgc::bench
