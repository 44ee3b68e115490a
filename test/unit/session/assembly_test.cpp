/// Matrices that devices with memory of their own add up: the bits of the CPU.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "runtime/session/matrices/matrices.h"
#include "test/absent.h"
#include "test/unit/compile_text.h"
#include "test/unit/naive_sums.h"

namespace hgc::assembly_test {
namespace {

[[maybe_unused]] const bool validating = setenv("HGC_VALIDATE", "1", 0) == 0;

class Random {
 public:
  explicit Random(uint64_t seed) : engine_(seed) {}

  double real() { return static_cast<double>(static_cast<int64_t>(engine_())) * 0x1p-63; }
  Array reals(std::vector<int64_t> shape) {
    std::vector<double> values(static_cast<size_t>(sizeOf(shape)));
    for (double& value : values) value = real();
    return Array::of(std::move(shape), std::move(values));
  }
  Array rows(std::vector<int64_t> shape, int64_t rows) {
    std::vector<int32_t> chosen(static_cast<size_t>(sizeOf(shape)));
    for (int32_t& row : chosen) row = static_cast<int32_t>(engine_() % static_cast<uint64_t>(rows));
    return Array::of(std::move(shape), std::move(chosen));
  }

 private:
  static int64_t sizeOf(const std::vector<int64_t>& shape) {
    int64_t size = 1;
    for (const int64_t side : shape) size *= side;
    return size;
  }

  std::mt19937_64 engine_;
};

struct Sample {
  std::string name, program;
  Inputs inputs;
  std::string residual;  ///< whose Jacobian is taken, if any's
  Precision precision = Precision::F64;
  uint32_t gpuOperations = CompileOptions().gpuOperations;  ///< of a shader
};

/// A strip of triangles, four hundred wide: most blocks have one short list.
Sample triangles() {
  Random random(1);
  Sample sample{"triangles",
                "dim V, F; var x : vec2[V]; data tri : V[F, 3]; data area : real[F];"
                "energy stretch[f in F] { let a = x[tri[f, 1]] - x[tri[f, 0]]; let b = x[tri[f, 2]] - x[tri[f, 0]];"
                "let d = a.x * b.y - a.y * b.x; return area[f] * (dot(a, a) + dot(b, b)) / (1 + square(d)); }",
                {},
                "",
                Precision::F64};
  constexpr int32_t kWide = 400, kHigh = 30;
  std::vector<int32_t> corners;
  for (int32_t y = 0; y < kHigh; ++y) {
    for (int32_t x = 0; x < kWide; ++x) {
      const int32_t v = y * (kWide + 1) + x, above = v + kWide + 1;
      corners.insert(corners.end(), {v, v + 1, above, above, v + 1, above + 1});
    }
  }
  sample.inputs.arrays["x"] = random.reals({(kWide + 1) * (kHigh + 1), 2});
  sample.inputs.arrays["tri"] = Array::of({2 * kWide * kHigh, 3}, corners);
  sample.inputs.arrays["area"] = random.reals({2 * kWide * kHigh});
  return sample;
}

/// Few cameras have lists of several chunks in every segment.
Sample bundle(Precision precision) {
  Random random(2);
  const std::string name = precision == Precision::F32 ? "bundle32" : "bundle";
  Sample sample{name,
                "dim C, P, O; var cam : real[C, 7]; var pt : vec3[P]; data ci : C[O]; data pi : P[O];"
                "residual seen[o in O] : vec2 { let c = ci[o]; let w = vec3(cam[c, 0], cam[c, 1], cam[c, 2]);"
                "let X = pt[pi[o]] + cross(w, pt[pi[o]]) + vec3(cam[c, 3], cam[c, 4], cam[c, 5] + 4);"
                "return cam[c, 6] * X.xy / X.z; }",
                {},
                "seen",
                precision};
  sample.inputs.arrays["cam"] = random.reals({3, 7});
  sample.inputs.arrays["pt"] = random.reals({700, 3});
  sample.inputs.arrays["ci"] = random.rows({9500}, 3);
  sample.inputs.arrays["pi"] = random.rows({9500}, 700);
  return sample;
}

/// Rows that instances read twice or in part, blocks that two terms add to, one without instances, and unknowns that
/// nobody reads.
Sample mixed() {
  Random random(3);
  Sample sample{"mixed",
                "dim V, E, N, U; var x : vec2[V]; var s : real[V]; var idle : vec3[U]; data e : V[E, 3]; data n : V[N];"
                "residual spring[k in E] : vec2 = (x[e[k, 0]] - x[e[k, 1]]) * (1 + s[e[k, 2]] * x[e[k, 2]].y);"
                "energy bend[k in E] = sin(dot(x[e[k, 1]], x[e[k, 0]])) * s[e[k, 0]];"
                "energy none[k in N] = square(s[n[k]]) * x[n[k]].x;",
                {},
                "spring",
                Precision::F64};
  sample.inputs.arrays["x"] = random.reals({50, 2});
  sample.inputs.arrays["s"] = random.reals({50});
  sample.inputs.arrays["idle"] = random.reals({4, 3});
  sample.inputs.arrays["e"] = random.rows({6000, 3}, 50);
  sample.inputs.arrays["n"] = random.rows({0}, 50);
  return sample;
}

/// Kernels of several shaders, which leave four numbers side by side in several goes.
Sample parts() {
  Sample sample = mixed();
  sample.name = "parts";
  sample.gpuOperations = 90;
  return sample;
}

/// Matrices see through fields.
Sample fields() {
  Random random(4);
  Sample sample{"fields",
                "dim V, E; var x : vec2[V]; data e : V[E, 2]; let y[v in V] : vec2 = x[v] * (1 + square(x[v].y));"
                "residual pull[k in E] : vec2 = y[e[k, 0]] - 2 * y[e[k, 1]];"
                "energy bend[k in E] = sin(dot(y[e[k, 0]], x[e[k, 1]]));",
                {},
                "pull",
                Precision::F64};
  sample.inputs.arrays["x"] = random.reals({300, 2});
  sample.inputs.arrays["e"] = random.rows({5000, 2}, 300);
  return sample;
}

/// Kernels keep what folds carried, by instance.
Sample folds() {
  Random random(5);
  Sample sample{"folds",
                "dim N, D; var p : vec2[N]; data x : real[N, D];"
                "energy e[n in N] = square(fold(k in D, s = p[n].x) s * cos(p[n].y) + x[n, k]);",
                {},
                "",
                Precision::F64};
  sample.inputs.arrays["p"] = random.reals({701, 2});
  sample.inputs.arrays["x"] = random.reals({701, 24});
  return sample;
}

/// A value that is no number reaches some places and not others.
Sample wild() {
  Sample sample = mixed();
  sample.name = "wild";
  sample.inputs.arrays["x"].reals[7] = -std::numeric_limits<double>::quiet_NaN();
  sample.inputs.arrays["x"].reals[20] = std::numeric_limits<double>::infinity();
  return sample;
}

const std::set<KernelKind> kKinds = {KernelKind::Value, KernelKind::Gradient, KernelKind::Jacobian, KernelKind::Hessian,
                                     KernelKind::GaussNewton};

std::vector<uint64_t> bitsOf(const std::vector<double>& values) {
  std::vector<uint64_t> bits;
  for (const double value : values) bits.push_back(test::bitsOf(value));
  return bits;
}

/// All that a session makes of sums of blocks, call after call.
std::vector<std::vector<uint64_t>> matricesOf(Session& session, const Sample& sample) {
  std::vector<std::vector<uint64_t>> all;
  const auto add = [&](Status done, const std::vector<double>& values) {
    EXPECT_TRUE(done) << done.error().message;
    all.push_back(bitsOf(values));
  };
  const auto addModel = [&](Status done, const QuadraticModel& model) {
    add(std::move(done), model.matrix.values);
    all.push_back(bitsOf(model.gradient));
    all.push_back({test::bitsOf(model.value)});
  };
  for (const Triangle triangle : {Triangle::Lower, Triangle::Both, Triangle::Upper}) {
    SparseMatrix hessian;
    add(session.hessian({.triangle = triangle}, hessian), hessian.values);
    QuadraticModel model;
    addModel(session.newton({.triangle = triangle}, model), model);
    if (!sample.residual.empty()) addModel(session.gaussNewton(triangle, model), model);
  }
  SparseMatrix positive, jacobian;
  add(session.hessian({.projection = Projection::Positive}, positive), positive.values);
  if (!sample.residual.empty()) add(session.jacobian(sample.residual, jacobian), jacobian.values);
  return all;
}

Result<Session> openOn(const test::Compiled& compiled, const Inputs& inputs, const std::string& device) {
  return Session::open(compiled.artefact, inputs,
                       {.device = device, .fallback = Fallback::Error, .fused = Fused::Off, .threads = 2});
}

test::Compiled compiledFrom(const Sample& sample) {
  CompileOptions like;
  like.precision = sample.precision;
  like.gpuOperations = sample.gpuOperations;
  like.cpu = {cpuIsas().begin(), cpuIsas().begin() + 1};
  return test::compileText(sample.program, sample.inputs, true, kKinds, {}, FieldReads::FromMemory, lengthsFrom, like);
}

class AssemblyOf : public testing::TestWithParam<Sample> {};

TEST_P(AssemblyOf, HasTheBitsOfTheCpu) {
  const Sample& sample = GetParam();
  const test::Compiled compiled = compiledFrom(sample);
  ASSERT_TRUE(compiled.ok);
  auto host = openOn(compiled, sample.inputs, "cpu");
  ASSERT_TRUE(host) << host.error().message;
  const auto first = matricesOf(*host, sample);
  Array moved = sample.inputs.arrays.at(sample.inputs.arrays.contains("x") ? "x" : "pt");
  for (double& value : moved.reals) value = 0.75 * value + 0.125;
  const std::string name = sample.inputs.arrays.contains("x") ? "x" : "pt";
  ASSERT_TRUE(host->set(name, moved));
  const auto second = matricesOf(*host, sample);
  for (const std::string& device : test::allDevices()) {
    if (!device.starts_with("vulkan")) continue;
    SCOPED_TRACE(device);
    for (const bool inPieces : {false, true}) {  // segment by segment; then as GPUs write, too
      if (inPieces) setenv("HGC_GPU_PIECE_KIB", "64", 1);
      setenv("HGC_GPU_TOGETHER", inPieces ? "1" : "0", 1);
      auto session = openOn(compiled, sample.inputs, device);
      ASSERT_TRUE(session) << session.error().message;
      EXPECT_EQ(matricesOf(*session, sample), first);
      EXPECT_EQ(matricesOf(*session, sample), first);
      ASSERT_TRUE(session->set(name, moved));
      EXPECT_EQ(matricesOf(*session, sample), second);
      unsetenv("HGC_GPU_PIECE_KIB");
      unsetenv("HGC_GPU_TOGETHER");
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, AssemblyOf,
                         testing::Values(triangles(), bundle(Precision::F64), bundle(Precision::F32), mixed(), parts(),
                                         fields(), folds(), wild()),
                         [](const auto& sample) { return sample.param.name; });

/// It is the device that adds up: such a launch leaves places and no components.
TEST(Assembly, IsTheDevices) {
  std::string why;
  if (listVulkanDevices(why).empty()) HGC_SKIP_ABSENT(why);
  const Sample sample = mixed();
  const test::Compiled compiled = compiledFrom(sample);
  ASSERT_TRUE(compiled.ok);
  auto session = openOn(compiled, sample.inputs, "cpu");
  ASSERT_TRUE(session);
  QuadraticModel expected;
  ASSERT_TRUE(session->newton({.triangle = Triangle::Upper}, expected));
  const Workload& workload = session->workload();
  auto picked = pickVulkan("any");
  ASSERT_TRUE(picked);
  auto executable = picked->device->load(workload, {.fused = false, .deadline = 60});
  ASSERT_TRUE(executable);
  auto matrix = planSquare(workload, KernelKind::Hessian, Triangle::Upper);
  auto vector = planVector(workload, KernelKind::Hessian);
  ASSERT_TRUE(matrix && vector);
  ASSERT_TRUE(isAdopted(**executable, *matrix) && isAdopted(**executable, *vector));
  for (int launches = 0; launches < 2; ++launches) {
    Launch launch{KernelKind::Hessian};
    launch.assemblies = {**matrix->adopted, **vector->adopted};
    const auto event = (*executable)->submit(launch);
    ASSERT_TRUE(event && (*event)->wait());
    const Results& results = (*executable)->results();
    for (const std::vector<Tiles>& elements : results.elements) EXPECT_TRUE(elements.empty());
    ASSERT_EQ(results.assembled.size(), 2U);
    std::vector<double> values(expected.matrix.values.size()), gradient(expected.gradient.size());
    ASSERT_EQ(results.assembled[0].bytes, values.size() * sizeof(double));
    ASSERT_TRUE(
        (*executable)
            ->read(std::array{Copy{results.assembled[0], values.data()}, Copy{results.assembled[1], gradient.data()}}));
    EXPECT_EQ(bitsOf(values), bitsOf(expected.matrix.values));
    EXPECT_EQ(bitsOf(gradient), bitsOf(expected.gradient));
  }
}

}  // namespace
}  // namespace hgc::assembly_test
