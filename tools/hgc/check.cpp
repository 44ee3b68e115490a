/// `hgc check`: is the gradient right, and do all devices agree to the bit?
#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <random>

#include "compiler/diagnose.h"
#include "ir/apply.h"
#include "runtime/cpu.h"
#include "runtime/vulkan.h"
#include "tools/hgc/differences.h"
#include "tools/hgc/model.h"
#include "tools/hgc/report.h"

namespace hgc::tool {
namespace {

constexpr double kReferenceBound = 1e-12;
constexpr double kSingleBound = 1e-5;  // of kernels that round to binary32; the reference does not
constexpr double kDifferenceBound = 1e-6;
constexpr int64_t kInstancesToSearch = 10000;  // for the worst operation; of each group

/// One line of the report; remembers whether all were good.
class Report {
 public:
  void line(const std::string& what, double error, double bound) {
    const bool good = error <= bound;  // NaN is not
    fmt::print("{}  {:<44} {:.2e} (at most {:.0e})\n", good ? "ok  " : "FAIL", what, error, bound);
    good_ = good_ && good;
  }
  void line(const std::string& what, bool good, const std::string& detail) {
    fmt::print("{}  {:<44} {}\n", good ? "ok  " : "FAIL", what, detail);
    good_ = good_ && good;
  }
  bool good() const { return good_; }

 private:
  bool good_ = true;
};

Tangent randomDirection(const Program& program, const Bound& bound) {
  std::mt19937_64 engine(7);
  Tangent direction(program.symbols.size());
  for (size_t s = 0; s < direction.size(); ++s) {
    if (program.symbols[s].kind != SymbolKind::Var) continue;
    direction[s].resize(static_cast<size_t>(bound.symbols[s].rows) * program.symbols[s].width);
    for (double& d : direction[s]) d = static_cast<double>(engine() >> 11) * 0x1p-52 - 1;
  }
  return direction;
}

double dot(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (size_t k = 0; k < a.size() && k < b.size(); ++k) sum += a[k] * b[k];
  return sum;
}

double relative(double a, double b, double scale) {
  const double error = std::fabs(a - b);
  return error == 0 ? 0 : error / std::max(scale, 1e-300);
}

/// ‖a - b‖ / ‖b‖ and the scalar that differs most.
struct Distance {
  double error = 0;
  size_t worst = 0;
};
Distance distance(const std::vector<double>& a, const std::vector<double>& b) {
  double difference = 0, norm = 0, most = 0;
  Distance result;
  for (size_t k = 0; k < a.size(); ++k) {
    const double d = std::fabs(a[k] - b[k]);
    if (!(d <= most)) {
      most = d;
      result.worst = k;
    }
    difference += d * d;
    norm += b[k] * b[k];
  }
  result.error = difference == 0 ? 0 : std::sqrt(difference / std::max(norm, 1e-300));
  return result;
}

bool sameBits(const std::vector<double>& a, const std::vector<double>& b, size_t& first) {
  for (first = 0; first < std::min(a.size(), b.size()); ++first) {
    if (std::bit_cast<uint64_t>(a[first]) != std::bit_cast<uint64_t>(b[first])) return false;
  }
  return a.size() == b.size();
}

void compareBits(const std::string& name, const Evaluation& expected, const Evaluation& actual, Report& report) {
  std::string difference;
  const auto compare = [&](const std::string& what, const std::vector<double>& a, const std::vector<double>& b) {
    size_t at = 0;
    if (!difference.empty() || sameBits(a, b, at)) return;
    difference = fmt::format("{} differs first at scalar {}: {:.17g} and {:.17g}", what, at, a[at], b[at]);
  };
  compare("value", {expected.value}, {actual.value});
  for (const auto& [symbol, array] : expected.gradients)
    compare("gradient of " + symbol, array.reals, actual.gradients.at(symbol).reals);
  for (const auto& [term, array] : expected.termValues)
    compare("term " + term, array.reals, actual.termValues.at(term).reals);
  for (const auto& [term, array] : expected.outputs)
    compare("output " + term, array.reals, actual.outputs.at(term).reals);
  for (const auto& [term, array] : expected.residuals)
    compare("residual " + term, array.reals, actual.residuals.at(term).reals);
  report.line(fmt::format("bits of {}", name), difference.empty(), difference.empty() ? "the same" : difference);
}

/// Every device that there is, against the first. Fused and unfused kernels are two families.
void compareDevices(const Artefact& artefact, const Bound& bound, const Options& options, const Request& request,
                    Report& report) {
  std::vector<std::string> devices;
  for (int level = 0; level <= cpuBestLevel(); ++level) devices.push_back(std::string("cpu:") + cpuLevelText(level));
  std::string reason;
  for (const VulkanDeviceInfo& info : listVulkanDevices(reason)) {
    if (info.usable) devices.push_back(fmt::format("vulkan:{}", info.index));
  }
  for (const Fused fused : {Fused::Off, Fused::On}) {
    if ((fused == Fused::On && options.fma == "off") || (fused == Fused::Off && options.fma == "on")) continue;
    std::optional<Evaluation> first;
    std::string firstName;
    for (const std::string& device : devices) {
      for (const int threads : {1, 2}) {
        if (threads == 2 && device.starts_with("vulkan")) continue;
        SessionOptions session = sessionOptions(options, false);
        session.device = device;
        session.fused = fused;
        session.threads = threads;
        session.fallback = Fallback::Error;
        const std::string name =
            fmt::format("{}{}, fma {}", device, device.starts_with("cpu") ? fmt::format(" {} threads", threads) : "",
                        fused == Fused::On ? "on" : "off");
        auto opened = Session::open(artefact, bound, session);
        if (!opened) {
          fmt::print("--    {:<44} {}\n", name, opened.error().message);
          continue;
        }
        auto result = opened->evaluate(request);
        if (!result) {
          report.line(name, false, result.error().message);
          continue;
        }
        if (first) compareBits(name + " and " + firstName, *first, *result, report);
        else {
          first = std::move(*result);
          firstName = name;
        }
      }
    }
  }
}

/// What is compared: a compiled program, its data, and what the kernels and the reference made of it.
struct Checked {
  const Program& program;
  const Plan& plan;
  const Artefact& artefact;
  const Bound& bound;
  std::vector<GroupData> groups;
  Tangent direction;
  ReferenceResult oracle;     ///< with the C library's functions
  ReferenceResult reference;  ///< with the kernels' own, so that every choice falls alike
  Evaluation result;
  double referenceBound;
};

Status compareGradients(const Checked& s, Report& report) {
  const Subject subject{s.program, s.plan, s.bound, s.groups};
  if (const auto worst = worstOperation(subject, kInstancesToSearch))
    fmt::print("--    the operation farthest from the C library: {}, {:.2f} ULP\n", describe(subject, *worst),
               worst->measure);
  report.line("value against the reference evaluator", relative(s.result.value, s.oracle.value, s.oracle.magnitude),
              s.referenceBound);
  double reverse = 0, scale = 0;
  for (SymbolId id = 0; id < s.program.symbols.size(); ++id) {
    const Symbol& symbol = s.program.symbols[id];
    if (symbol.kind != SymbolKind::Var) continue;
    const std::vector<double>& gradient = s.result.gradients.at(symbol.name).reals;
    const Distance d = distance(gradient, s.reference.gradients[id]);
    report.line(fmt::format("gradient of {} against the reference", symbol.name), d.error, s.referenceBound);
    if (d.error > s.referenceBound)
      fmt::print("      worst at row {}, scalar {}\n", d.worst / symbol.width, d.worst % symbol.width);
    reverse += dot(gradient, s.direction[id]);
    scale += std::sqrt(dot(gradient, gradient) * dot(s.direction[id], s.direction[id]));
  }
  report.line("gradient along a direction, forward mode", relative(reverse, s.reference.directional, scale),
              s.referenceBound);
  const auto differences = centralDifferences(s.program, s.plan, s.bound, s.groups, s.direction, s.reference);
  if (!differences) return differences.error();
  report.line("instances along a direction, differences", differences->error, kDifferenceBound);
  if (!(differences->error <= kDifferenceBound)) {
    const auto site = wrongDerivative(subject, differences->worstGroup, differences->worstInstance, s.direction,
                                      differences->step, 1e-4);
    if (site) fmt::print("      the derivative of {} is not that of its value\n", describe(subject, *site));
  }
  if (differences->kinks != 0) {
    fmt::print("      {} of {} instances have a kink within the step and are left out\n", differences->kinks,
               differences->instances);
  }
  return Done{};
}

void compareOutputs(const Checked& s, Report& report) {
  for (size_t g = 0; g < s.plan.groups.size(); ++g) {
    const std::vector<TermId>& terms = s.plan.groups[g].terms;
    const Term& term = s.program.terms[terms.front()];
    if (term.kind != TermKind::Output || terms.size() != 1 || !s.groups[g].flat.empty()) continue;
    report.line(fmt::format("output {} against the reference", term.name),
                distance(s.result.outputs.at(term.name).reals, s.oracle.residuals[g]).error, s.referenceBound);
  }
}

Result<Artefact> compileForAll(const Options& options, const Program& program, const Plan& plan) {
  CompileOptions compile;
  for (int level = 0; level <= cpuBestLevel(); ++level) compile.cpu.insert(static_cast<CpuLevel>(level));
  compile.gpu = true;
  compile.fma = fmaMode(options);
  compile.precision = precisionOf(options);
  compile.kinds = {KernelKind::Gradient, KernelKind::Residual, KernelKind::Output};
  return compilePlan(program, plan, compile);
}

Request everything(const Program& program) {
  Request request;
  for (const Term& term : program.terms) {
    (term.kind == TermKind::Output ? request.outputs : request.gradient) = true;
    request.residuals = request.residuals || term.kind == TermKind::Residual;
  }
  return request;
}

/// On the CPU, every operation rounded as the reference does it, unless fused kernels were asked for.
Result<Evaluation> evaluateOnCpu(const Options& options, const Artefact& artefact, const Bound& bound) {
  SessionOptions cpu = sessionOptions(options, false);
  cpu.device = "cpu";
  if (cpu.fused == Fused::Auto) cpu.fused = Fused::Off;
  auto session = Session::open(artefact, bound, cpu);
  if (!session) return session.error();
  return session->evaluate(everything(artefact.program));
}

Status check(const Options& options, Report& report) {
  const auto model = readModel(options, {});
  if (!model) return model.error();
  const Program& program = model->program;
  const auto bound = readBound(program, options);
  if (!bound) return bound.error();
  const auto plan = planModel(options, *model, &*bound);
  if (!plan) return plan.error();
  const auto artefact = compileForAll(options, program, *plan);
  if (!artefact) return artefact.error();
  if (!artefact->gpuRefusal.empty()) fmt::print("--    no GPU code: {}\n", artefact->gpuRefusal);
  auto groups = findInstances(program, artefact->plan, *bound);
  if (!groups) return groups.error();
  Tangent direction = randomDirection(program, *bound);
  auto oracle = evaluateReference(program, *plan, *bound, *groups, {}, evaluateOracle);
  if (!oracle) return oracle.error();
  auto reference = evaluateReference(program, *plan, *bound, *groups, direction, evaluateStrict);
  if (!reference) return reference.error();
  auto result = evaluateOnCpu(options, *artefact, *bound);
  if (!result) return result.error();
  const Checked checked{program,
                        *plan,
                        *artefact,
                        *bound,
                        std::move(*groups),
                        std::move(direction),
                        std::move(*oracle),
                        std::move(*reference),
                        std::move(*result),
                        options.precision == "f32" ? kSingleBound : kReferenceBound};
  if (everything(program).gradient) {
    if (const Status done = compareGradients(checked, report); !done) return done;
  }
  compareOutputs(checked, report);
  compareDevices(*artefact, *bound, options, everything(program), report);
  return Done{};
}

}  // namespace

int commandCheck(const Options& options) {
  if (isArtefact(options.model)) return fail(options, {"check needs the source: a .hg file", ""});
  Report report;
  if (const Status done = check(options, report); !done) return fail(options, done.error());
  fmt::print("{}\n", report.good() ? "all checks passed" : "some checks FAILED");
  return report.good() ? 0 : 1;
}

}  // namespace hgc::tool
