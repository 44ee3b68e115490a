/// The same bits from the CPU and from a Vulkan device: values, gradients, residuals, Jacobians, outputs. The
/// validation layer is on, and any message of it is an error of the launch.
#include <gtest/gtest.h>

#include <bit>
#include <cstdlib>
#include <random>

#include "codegen/glsl/glsl.h"
#include "codegen/native/emit.h"
#include "ir/text/text.h"
#include "passes/pipeline.h"
#include "passes/schedule/pull.h"
#include "runtime/cpu/cpu.h"
#include "runtime/session.h"
#include "runtime/vulkan/vulkan.h"
#include "test/absent.h"

namespace hgc::vulkan_executor_test {
namespace {

[[maybe_unused]] const bool validating = setenv("HGC_VALIDATE", "1", 0) == 0;

/// How the instances of a term choose rows of the unknown.
enum class Rows { InOrder, Random, AllOne, FewHot };

/// One term: residual or energy, `gathers` rows of `x` an instance, a weight of its own and the parameter `p`.
struct TermSpec {
  int64_t instances = 0;
  uint32_t gathers = 1;
  Rows rows = Rows::Random;
  TermKind kind = TermKind::Energy;
  uint32_t skipped = 0;  ///< components of the last gather that are not read
};

struct Case {
  int64_t rows = 0;
  uint32_t width = 0;
  std::vector<TermSpec> terms;
  bool parameters = false;
  bool pulls = false;  ///< rows compute what they sum
};

/// Σ_c sqrt(1 + (a_c - w b_c)²) + p a_c b_c or the like, over the components that the gathers have in common.
Topology makeTopology(const TermSpec& spec, uint32_t width, size_t number) {
  Topology topology;
  topology.name = "t" + std::to_string(number);
  topology.kind = spec.kind;
  topology.rank = 1;
  topology.dense = true;
  topology.ports = {{SymbolKind::Var, width}, {SymbolKind::Data, 1}, {SymbolKind::Param, 1}};
  topology.tables = spec.gathers;
  topology.dims = 1;
  Graph& graph = topology.graph;
  const NodeId index = graph.index(0), zero = graph.constant(int32_t{0});
  const NodeId weight = graph.load(1, index, 0), parameter = graph.load(2, zero, 0);
  std::vector<NodeId> elements;
  for (uint32_t g = 0; g < spec.gathers; ++g) {
    const NodeId row = graph.table(g, index);
    const uint32_t last = g + 1 == spec.gathers ? width - spec.skipped : width;
    for (uint32_t c = 0; c < last; ++c) {
      const NodeId x = graph.load(0, row, c);
      const NodeId other = elements.empty() ? weight : elements.back();
      const NodeId shifted = graph.make(Op::Sub, x, graph.make(Op::Mul, parameter, other));
      const NodeId square = graph.make(Op::Mul, shifted, shifted);
      elements.push_back(graph.make(Op::Div, graph.make(Op::Sqrt, graph.make(Op::Add, graph.constant(1.0), square)),
                                    graph.make(Op::Add, graph.constant(2.0), graph.make(Op::Sin, x))));
    }
  }
  if (spec.kind == TermKind::Energy) {
    NodeId sum = elements[0];
    for (size_t k = 1; k < elements.size(); ++k) sum = graph.make(Op::Add, sum, elements[k]);
    topology.roots.push_back({RootKind::Value, 0, 0, sum});
    return topology;
  }
  const RootKind kind = spec.kind == TermKind::Residual ? RootKind::Residual : RootKind::Output;
  topology.roots.push_back({kind, 0, 0, elements.back()});
  topology.roots.push_back({kind, 1, 0, graph.make(Op::Mul, weight, elements.front())});
  return topology;
}

std::vector<int32_t> chooseRows(Rows rows, int64_t instances, int64_t count, std::mt19937& random) {
  std::vector<int32_t> chosen(static_cast<size_t>(instances));
  for (int64_t i = 0; i < instances; ++i) {
    int64_t row = 0;
    switch (rows) {
      case Rows::InOrder: row = i * count / instances; break;
      case Rows::Random: row = static_cast<int64_t>(random()) % count; break;
      case Rows::AllOne: row = count - 1; break;
      case Rows::FewHot:
        row = random() % 3 == 0 ? static_cast<int64_t>(random()) % count : static_cast<int64_t>(random() % 3) % count;
        break;
    }
    chosen[static_cast<size_t>(i)] = static_cast<int32_t>(row);
  }
  return chosen;
}

/// A program with its data, compiled for both devices.
struct Compiled {
  std::shared_ptr<Artefact> artefact = std::make_shared<Artefact>();
  Inputs inputs;
};

/// GPU code of a kernel: for all rows that can pull their sums, or one that stores.
void addGpuCode(Artefact& artefact, const Kernel& kernel, KernelId id, bool pulls) {
  const auto add = [&](const std::string& glsl, uint32_t port) {
    auto words = gpuSpirv(glsl);
    ASSERT_TRUE(words) << words.error().message;
    artefact.gpu.push_back({id, {Isa::Spirv}, std::move(*words), port});
  };
  const std::vector<PullKernel> pulled = pulls ? cutPulls(kernel) : std::vector<PullKernel>();
  EXPECT_EQ(!pulled.empty(), pulls && isGradient(id.kind));
  for (const PullKernel& each : pulled) add(gpuText(glsl(), each), each.port);
  if (pulled.empty()) add(gpuText(glsl(), *gpuParts(kernel), 0), kNone);
}

void addKernels(Artefact& artefact, std::vector<Kernel>& kernels, const Differentiated& lowered, uint32_t topology,
                bool pulls) {
  for (const KernelKind kind : {KernelKind::Value, KernelKind::Gradient, KernelKind::GradientAll, KernelKind::Residual,
                                KernelKind::Jacobian, KernelKind::Output}) {
    if (!hasKernel(lowered, kind)) continue;
    Kernel kernel = cutKernel(lowered, kind, kernelName({topology, kind}));
    addGpuCode(artefact, kernel, {topology, kind}, pulls);
    artefact.kinds.push_back(kind);
    artefact.kernels.push_back({{topology, kind}, 0, static_cast<uint32_t>(kernel.stores.size())});
    kernels.push_back(std::move(kernel));
  }
}

void addTerm(Compiled& to, std::vector<Kernel>& kernels, const Case& spec, uint32_t t, std::mt19937& random) {
  const TermSpec& term = spec.terms[t];
  Program& program = to.artefact->program;
  const std::string suffix = std::to_string(t);
  const auto dim = static_cast<DimId>(program.dims.size());
  program.dims.push_back({"N" + suffix, -1, {}});
  Group group;
  group.topology = t;
  group.terms = {t};
  group.dims = {dim};
  group.ports = {0, 0, 1};
  const auto addSymbol = [&](const std::string& name, SymbolKind kind, DimId target, Array array) {
    Symbol symbol;
    symbol.name = name + suffix;
    symbol.kind = kind;
    symbol.dims = {dim};
    symbol.target = target;
    to.inputs.arrays[symbol.name] = std::move(array);
    program.symbols.push_back(symbol);
    return static_cast<SymbolId>(program.symbols.size() - 1);
  };
  std::uniform_real_distribution<double> unit(-1, 1);
  std::vector<double> weights(static_cast<size_t>(term.instances));
  for (double& weight : weights) weight = unit(random);
  group.ports[1] = addSymbol("w", SymbolKind::Data, kNone, Array::of({term.instances}, std::move(weights)));
  for (uint32_t g = 0; g < term.gathers; ++g) {
    const auto rows = chooseRows(g == 0 ? term.rows : Rows::Random, term.instances, spec.rows, random);
    group.tables.push_back(
        addSymbol("i" + std::to_string(g) + "_", SymbolKind::Table, 0, Array::of({term.instances}, rows)));
  }
  Term declared;
  declared.name = "t" + suffix;
  declared.kind = term.kind;
  declared.domain = {dim};
  if (term.kind != TermKind::Energy) declared.shape = {2}, declared.width = 2;
  program.terms.push_back(declared);

  const auto parsed = parseLevel(printLevel(makeTopology(term, spec.width, t)));
  ASSERT_TRUE(parsed) << parsed.error().message;
  PipelineOptions options;
  options.hooks.verifyEach = true;
  ASSERT_TRUE(std::holds_alternative<Topology>(*parsed));
  const auto sources = runPipeline(std::get<Topology>(*parsed), options);
  ASSERT_TRUE(sources) << sources.error().message;
  addKernels(*to.artefact, kernels, sources->first, t, spec.pulls);
  to.artefact->plan.topologies.push_back(layoutOf(sources->first));
  to.artefact->plan.groups.push_back(std::move(group));
}

void compile(const Case& spec, Compiled& result) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> unit(-1, 1);
  Program& program = result.artefact->program;
  program.dims.push_back({"R", spec.rows, {}});
  Symbol x, p;
  x.name = "x";
  x.kind = SymbolKind::Var;
  x.dims = {0};
  x.shape = {spec.width};
  x.width = spec.width;
  p.name = "p";
  p.kind = SymbolKind::Param;
  program.symbols = {x, p};
  std::vector<double> values(static_cast<size_t>(spec.rows) * spec.width);
  for (double& value : values) value = unit(random);
  result.inputs.arrays["x"] = Array::of({spec.rows, spec.width}, std::move(values));
  result.inputs.arrays["p"] = Array::scalar(0.375);
  std::vector<Kernel> kernels;
  for (uint32_t t = 0; t < spec.terms.size(); ++t) addTerm(result, kernels, spec, t, random);
  auto object = cpuSharedObject(kernels, cpuBestIsa());
  ASSERT_TRUE(object) << object.error().message;
  result.artefact->cpu.push_back({{cpuBestIsa()}, std::move(*object)});
}

bool sameBits(double a, double b) { return std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b); }

void expectSame(const std::map<std::string, Array>& cpu, const std::map<std::string, Array>& gpu, const char* what) {
  ASSERT_EQ(cpu.size(), gpu.size()) << what;
  for (const auto& [name, array] : cpu) {
    const Array& other = gpu.at(name);
    ASSERT_EQ(array.reals.size(), other.reals.size()) << what << " " << name;
    size_t different = 0, first = 0;
    for (size_t k = array.reals.size(); k-- > 0;) {
      if (!sameBits(array.reals[k], other.reals[k])) ++different, first = k;
    }
    EXPECT_EQ(different, 0u) << what << " of " << name << ": first at " << first << ": " << array.reals[first]
                             << " and " << other.reals[first];
  }
}

void expectSame(const Evaluation& cpu, const Evaluation& gpu) {
  EXPECT_TRUE(sameBits(cpu.value, gpu.value)) << cpu.value << " " << gpu.value;
  expectSame(cpu.termValues, gpu.termValues, "values");
  expectSame(cpu.gradients, gpu.gradients, "gradient");
  expectSame(cpu.residuals, gpu.residuals, "residuals");
  expectSame(cpu.outputs, gpu.outputs, "output");
}

class VulkanExecutorTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string error;
    if (listVulkanDevices(error).empty()) HGC_SKIP_ABSENT(error);
  }

  static Session open(const Compiled& program, const std::string& device, bool parameters) {
    SessionOptions options;
    options.device = device;
    options.fused = Fused::Off;
    options.fallback = Fallback::Error;
    options.parameters = parameters;
    auto session = Session::open(program.artefact, program.inputs, options);
    if (!session) {
      ADD_FAILURE() << session.error().message;
      std::abort();
    }
    return std::move(*session);
  }

  /// Of instances that store their partials and of rows that pull them.
  static void compare(Case spec) {
    for (const bool pulls : {false, true}) {
      SCOPED_TRACE(pulls ? "pulled" : "stored");
      spec.pulls = pulls;
      compareOne(spec);
    }
  }

  static void compareOne(const Case& spec) {
    Compiled program;
    compile(spec, program);
    if (HasFatalFailure()) return;
    Session cpu = open(program, "cpu", spec.parameters), gpu = open(program, "vulkan:0", spec.parameters);
    const Request all{.gradient = true, .residuals = true, .outputs = true, .termValues = true};
    for (int round = 0; round < 2; ++round) {
      const auto a = cpu.evaluate(all), b = gpu.evaluate(all);
      ASSERT_TRUE(a) << a.error().message;
      ASSERT_TRUE(b) << b.error().message;
      expectSame(*a, *b);
      const auto value = gpu.evaluate({});
      ASSERT_TRUE(value) << value.error().message;
      EXPECT_TRUE(sameBits(value->value, a->value));
      Array moved = program.inputs.arrays.at("x");
      for (double& x : moved.reals) x = x * 0.5 + 0.1;
      ASSERT_TRUE(cpu.set("x", moved));
      ASSERT_TRUE(gpu.set("x", moved));
    }
    for (const Term& term : program.artefact->program.terms) {
      if (term.kind == TermKind::Residual) compareJacobian(cpu, gpu, term.name);
    }
  }

  static void compareJacobian(Session& cpu, Session& gpu, const std::string& term) {
    const auto a = cpu.jacobian(term), b = gpu.jacobian(term);
    ASSERT_TRUE(a) << a.error().message;
    ASSERT_TRUE(b) << b.error().message;
    ASSERT_EQ(a->shape->column, b->shape->column);
    size_t different = 0;
    for (size_t k = 0; k < a->values.size(); ++k) different += !sameBits(a->values[k], b->values[k]);
    EXPECT_EQ(different, 0u);
  }
};

/// Limits the memory of a wave, or its operations, so that launches are cut into many pieces.
class SmallPieces {
 public:
  explicit SmallPieces(const char* limit, const char* of = "HGC_GPU_PIECE_KIB") : of_(of) { setenv(of, limit, 1); }
  ~SmallPieces() { unsetenv(of_); }

 private:
  const char* of_;
};

TEST_F(VulkanExecutorTest, CountsAroundTheEdges) {
  for (const int64_t n : {1, 7, 31, 32, 33, 4096, 4097, 4130}) {
    SCOPED_TRACE(n);
    compare({.rows = 5, .width = 3, .terms = {{.instances = n, .gathers = 2}}});
  }
}

TEST_F(VulkanExecutorTest, Widths) {
  for (const uint32_t width : {1U, 3U, 9U}) {
    SCOPED_TRACE(width);
    compare({.rows = 100, .width = width, .terms = {{.instances = 5000, .gathers = 1}}});
  }
}

TEST_F(VulkanExecutorTest, RowsSharedByFewAndMany) {
  compare({.rows = 5000, .width = 1, .terms = {{.instances = 5000, .rows = Rows::InOrder}}});
  compare({.rows = 2500, .width = 3, .terms = {{.instances = 5000, .rows = Rows::InOrder}}});
  compare({.rows = 100, .width = 3, .terms = {{.instances = 3300, .rows = Rows::InOrder}}});
  compare({.rows = 3, .width = 3, .terms = {{.instances = 15000, .rows = Rows::InOrder}}});
  compare({.rows = 3, .width = 2, .terms = {{.instances = 20000, .rows = Rows::AllOne}}});
}

TEST_F(VulkanExecutorTest, ManyInstances) {
  compare({.rows = 1000, .width = 9, .terms = {{.instances = 300000, .rows = Rows::FewHot}}});
}

TEST_F(VulkanExecutorTest, SeveralGathersHitOneRow) {
  compare({.rows = 2, .width = 3, .terms = {{.instances = 9000, .gathers = 3}}});
  compare({.rows = 400, .width = 3, .terms = {{.instances = 9000, .gathers = 3, .skipped = 2}}});
}

TEST_F(VulkanExecutorTest, SeveralGroupsAddToOneSymbol) {
  compare({.rows = 50,
           .width = 3,
           .terms = {{.instances = 6000, .gathers = 2},
                     {.instances = 40, .rows = Rows::AllOne},
                     {.instances = 9000, .gathers = 1, .rows = Rows::FewHot}}});
}

TEST_F(VulkanExecutorTest, ResidualsJacobiansOutputs) {
  compare({.rows = 50,
           .width = 3,
           .terms = {{.instances = 17000, .gathers = 2, .kind = TermKind::Residual},
                     {.instances = 300, .gathers = 1, .kind = TermKind::Output}}});
}

TEST_F(VulkanExecutorTest, Parameters) {
  compare({.rows = 50, .width = 3, .terms = {{.instances = 70000, .gathers = 2}}, .parameters = true});
}

TEST_F(VulkanExecutorTest, PiecesDoNotMatter) {
  for (const char* kib : {"1", "200", "1000"}) {
    SCOPED_TRACE(kib);
    const SmallPieces pieces(kib);
    compare({.rows = 50,
             .width = 3,
             .terms = {{.instances = 30000, .gathers = 2, .rows = Rows::FewHot, .kind = TermKind::Residual},
                       {.instances = 9000, .gathers = 1},
                       {.instances = 100, .gathers = 1}}});
  }
}

TEST_F(VulkanExecutorTest, ShortListsInSeveralSegments) {
  for (const char* operations : {"1", "1000000000000"}) {
    SCOPED_TRACE(operations);
    const SmallPieces pieces(operations, "HGC_GPU_SECOND_OPERATIONS");
    for (const Rows rows : {Rows::InOrder, Rows::Random}) {
      compare({.rows = 3001, .width = 3, .terms = {{.instances = 20000, .gathers = 1, .rows = rows}}});
      compare({.rows = 5003, .width = 2, .terms = {{.instances = 9000, .gathers = 2, .rows = rows, .skipped = 1}}});
    }
  }
}

TEST_F(VulkanExecutorTest, EmptyDomain) {
  compare({.rows = 4, .width = 3, .terms = {{.instances = 0, .rows = Rows::InOrder}, {.instances = 3}}});
}

TEST_F(VulkanExecutorTest, ListsWithSelfTest) {
  std::string error;
  for (const GpuInfo& info : listVulkanDevices(error)) {
    EXPECT_FALSE(info.name.empty());
    EXPECT_EQ(info.usable, info.reason.empty()) << info.reason;
    if (info.usable) {
      EXPECT_GE(info.selfTest.size(), 12u);
    }
    for (const std::string& line : info.selfTest) std::printf("%s: %s\n", info.name.c_str(), line.c_str());
  }
}

TEST_F(VulkanExecutorTest, DevicesThatAreNotThere) {
  Compiled program;
  compile({.rows = 3, .width = 1, .terms = {{.instances = 3}}}, program);
  SessionOptions options;
  options.fallback = Fallback::Error;
  for (const char* device : {"vulkan:7", "vulkan:nosuch"}) {
    options.device = device;
    const auto session = Session::open(program.artefact, program.inputs, options);
    ASSERT_FALSE(session);
    std::printf("%s\n", session.error().message.c_str());
  }
  options.device = "vulkan:0";
  options.fused = Fused::On;
  const auto session = Session::open(program.artefact, program.inputs, options);
  ASSERT_FALSE(session);  // it does not fuse, or the program has no fused kernels
  std::printf("%s\n", session.error().message.c_str());
}

}  // namespace
}  // namespace hgc::vulkan_executor_test
