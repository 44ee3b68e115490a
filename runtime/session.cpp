#include "runtime/session.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>

#include "runtime/device.h"
#include "runtime/floating_point_mode.h"

namespace hgc {
namespace {

double canonical(double value) { return std::isnan(value) ? std::numeric_limits<double>::quiet_NaN() : value; }

/// Makes NaNs canonical and counts what is not finite.
int64_t clean(std::vector<double>& values) {
  int64_t count = 0;
  for (double& value : values) {
    if (std::isfinite(value)) continue;
    ++count;
    value = canonical(value);
  }
  return count;
}

std::vector<int64_t> shapeOf(const std::vector<DimId>& dims, const std::vector<uint32_t>& rest,
                             const std::vector<int64_t>& sizes) {
  std::vector<int64_t> shape;
  for (const DimId dim : dims) shape.push_back(sizes[dim]);
  shape.insert(shape.end(), rest.begin(), rest.end());
  return shape;
}

/// What an instance has in a vector: one scalar, or the components of its term's element.
enum class Layout : uint8_t { Scalar, Element };

class Collector {
 public:
  explicit Collector(const Workload& workload) : workload_(workload), program_(workload.artefact->program) {}

  void countTerms(Evaluation& result) const {
    for (const Term& term : program_.terms) result.terms[term.name];
    forEachMember([&](size_t, const Term& term, int64_t, int64_t count) {
      TermResult& entry = result.terms[term.name];
      entry.instances += count;
      entry.topologies += count > 0;
    });
  }

  void values(const Harvest& harvest, Evaluation& result) const {
    for (const double sum : harvest.sums) result.value += sum;
    forEachMember([&](size_t g, const Term& term, int64_t first, int64_t count) {
      if (term.kind == TermKind::Output || harvest.values[g].empty()) return;
      const std::span<const double> own =
          std::span(harvest.values[g]).subspan(static_cast<size_t>(first), static_cast<size_t>(count));
      const bool alone = own.size() == harvest.values[g].size();
      result.terms[term.name].value += alone ? harvest.sums[g] : canonicalSum(own);
    });
    spread(harvest.values, TermKind::Energy, Layout::Scalar, result.termValues);
    spread(harvest.values, TermKind::Residual, Layout::Scalar, result.termValues);
    result.value = canonical(result.value);
    for (auto& [name, term] : result.terms) term.value = canonical(term.value);
    for (auto& [name, array] : result.termValues) result.nonfinite += clean(array.reals);
  }

  /// Per-instance vectors to arrays by term, in the order of the domain.
  void spread(const std::vector<std::vector<double>>& groups, TermKind kind, Layout layout,
              std::map<std::string, Array>& out) const {
    forEachMember([&](size_t g, const Term& term, int64_t first, int64_t count) {
      if (term.kind != kind) return;
      const bool elements = layout == Layout::Element;
      const size_t width = elements ? term.width : 1;
      Array& array = out[term.name];
      if (array.reals.empty()) {  // also for an empty domain: it has results, none
        array.shape = shapeOf(term.domain, elements ? term.shape : std::vector<uint32_t>{}, workload_.bound.sizes);
        size_t total = width;
        for (const DimId dim : term.domain) total *= static_cast<size_t>(workload_.bound.sizes[dim]);
        array.reals.resize(total);
      }
      const std::vector<int32_t>& flat = workload_.groups[g].flat;
      for (int64_t k = 0; k < count; ++k) {
        const int64_t at = flat.empty() ? k : flat[static_cast<size_t>(k)];
        std::copy_n(groups[g].begin() + (first + k) * static_cast<int64_t>(width), width,
                    array.reals.begin() + at * static_cast<int64_t>(width));
      }
    });
  }

  void gradients(const Harvest& harvest, Evaluation& result) const {
    for (SymbolId id = 0; id < program_.symbols.size(); ++id) {
      const Symbol& symbol = program_.symbols[id];
      const bool asked = symbol.kind == SymbolKind::Var || (workload_.parameters && symbol.kind == SymbolKind::Param);
      if (!asked) continue;
      Array array = Array::of(shapeOf(symbol.dims, symbol.shape, workload_.bound.sizes), harvest.gradients[id]);
      result.nonfinite += clean(array.reals);
      result.gradients[symbol.name] = std::move(array);
    }
  }

  /// Calls `visit(group, term, first instance, count)` for every term of every group.
  template <class Visit>
  void forEachMember(const Visit& visit) const {
    for (size_t g = 0; g < workload_.groups.size(); ++g) {
      const std::vector<TermId>& terms = workload_.artefact->plan.groups[g].terms;
      if (terms.size() == 1) {
        visit(g, program_.terms[terms[0]], int64_t{0}, workload_.groups[g].count);
        continue;
      }
      for (size_t k = 0; k < terms.size(); ++k) visit(g, program_.terms[terms[k]], static_cast<int64_t>(k), int64_t{1});
    }
  }

 private:
  const Workload& workload_;
  const Program& program_;
};

void add(Times& to, const Times& more) {
  to.upload += more.upload;
  to.kernel += more.kernel;
  to.reduce += more.reduce;
  to.download += more.download;
}

}  // namespace

Result<Artefact> loadProgram(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file || std::filesystem::is_directory(path)) return Error{"cannot open " + path, ""};
  const std::vector<uint8_t> bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  auto artefact = readArtefact(bytes);
  if (!artefact) return Error{path + ": " + artefact.error().message, artefact.error().hint};
  return artefact;
}

Result<Session> Session::open(const Artefact& artefact, const Inputs& inputs, const SessionOptions& options) {
  auto bound = bindInputs(artefact.program, inputs);
  if (!bound) return bound.error();
  return open(artefact, std::move(*bound), options);
}

Result<Session> Session::open(const Artefact& artefact, Bound bound, const SessionOptions& options) {
  Session session;
  session.workload_ = std::make_unique<Workload>();
  Workload& workload = *session.workload_;
  workload.artefact = &artefact;
  workload.bound = std::move(bound);
  workload.parameters = options.parameters;
  auto groups = findInstances(artefact.program, artefact.plan, workload.bound);
  if (!groups) return groups.error();
  workload.groups = std::move(*groups);
  const bool withEntries = !options.device.starts_with("cpu") && !artefact.gpu.empty();
  for (size_t g = 0; g < workload.groups.size(); ++g) {
    const Group& group = artefact.plan.groups[g];
    const Unit& unit = artefact.plan.topologies[group.topology];
    std::vector<Incidence> incidence;
    const bool summed = unit.kind != TermKind::Output || hasKernel(unit, KernelKind::Pullback);
    if (summed && workload.groups[g].count > 0) {
      auto found = findIncidence(unit, group, workload.groups[g], workload.bound, options.parameters, withEntries);
      if (!found) return found.error();
      incidence = std::move(*found);
    }
    workload.incidence.push_back(std::move(incidence));
  }
  auto device = openDevice(workload, options);
  if (!device) return device.error();
  session.executor_ = std::move(device->executor);
  session.device_ = std::move(device->name);
  session.reason_ = std::move(device->reason);
  session.fused_ = device->fused;
  session.warnings_ = std::move(device->warnings);
  return session;
}

Status Session::set(const std::string& name, const Array& values) {
  const auto& symbols = workload_->artefact->program.symbols;
  const auto found = std::ranges::find_if(symbols, [&](const Symbol& symbol) { return symbol.name == name; });
  if (found == symbols.end() || found->kind == SymbolKind::Table)
    return Error{"the program has no real symbol `" + name + "`", ""};
  const auto id = static_cast<SymbolId>(found - symbols.begin());
  if (const Status done = rebind(workload_->artefact->program, workload_->bound, id, values); !done) return done;
  return executor_->update(id);
}

Result<Evaluation> Session::evaluate(const Request& request) {
  const FloatingPointMode mode;  // the last sums are made here
  const Collector collector(*workload_);
  Evaluation result;
  result.device = device_;
  result.reason = reason_;
  result.fused = fused_;
  collector.countTerms(result);
  const KernelKind main = !request.gradient       ? KernelKind::Value
                          : workload_->parameters ? KernelKind::GradientAll
                                                  : KernelKind::Gradient;
  const auto run = [&](KernelKind kind, const auto& take) -> Status {
    if (const Status done = executor_->launch(kind); !done) return done;
    const auto harvest = executor_->collect();
    if (!harvest) return harvest.error();
    add(result.times, executor_->times());
    take(*harvest);
    return Done{};
  };
  Status done = run(main, [&](const Harvest& harvest) {
    collector.values(harvest, result);
    if (request.gradient) collector.gradients(harvest, result);
  });
  if (done && request.residuals) {
    done = run(KernelKind::Residual, [&](const Harvest& h) {
      collector.spread(h.outputs, TermKind::Residual, Layout::Element, result.residuals);
    });
  }
  if (done && request.outputs) {
    done = run(KernelKind::Output, [&](const Harvest& h) {
      collector.spread(h.outputs, TermKind::Output, Layout::Element, result.outputs);
    });
  }
  if (!done) return done.error();
  for (auto& [name, array] : result.residuals) result.nonfinite += clean(array.reals);
  for (auto& [name, array] : result.outputs) result.nonfinite += clean(array.reals);
  return result;
}

namespace {

/// The scalars of all unknowns are numbered in the order of their declaration: where each symbol's begin.
std::vector<int64_t> firstScalars(const Workload& workload) {
  std::vector<int64_t> first;
  int64_t scalars = 0;
  for (SymbolId id = 0; id < workload.artefact->program.symbols.size(); ++id) {
    first.push_back(scalars);
    const Symbol& symbol = workload.artefact->program.symbols[id];
    if (symbol.kind == SymbolKind::Var) scalars += workload.bound.symbols[id].rows * symbol.width;
  }
  return first;
}

/// The columns of a unit that belong to unknowns: those that Jacobian kernels store.
std::vector<uint32_t> unknownColumns(const Unit& unit) {
  std::vector<uint32_t> columns;
  for (uint32_t c = 0; c < unit.columns.size(); ++c) {
    if (unit.ports[unit.gathers[unit.columns[c].gather].port].kind == SymbolKind::Var) columns.push_back(c);
  }
  return columns;
}

}  // namespace

Result<std::vector<JacobianEntry>> Session::jacobian(const std::string& name) {
  const Program& program = workload_->artefact->program;
  const auto term = std::ranges::find_if(program.terms, [&](const Term& t) { return t.name == name; });
  if (term == program.terms.end() || term->kind != TermKind::Residual) {
    return Error{"the program has no residual term `" + name + "`", "energies and outputs have no Jacobian"};
  }
  if (const Status done = executor_->launch(KernelKind::Jacobian); !done) return done.error();
  const auto harvest = executor_->collect();
  if (!harvest) return harvest.error();
  const std::vector<int64_t> first = firstScalars(*workload_);
  const int64_t width = term->width;
  std::vector<JacobianEntry> entries;
  Collector(*workload_).forEachMember([&](size_t g, const Term& member, int64_t from, int64_t count) {
    if (&member != &*term) return;
    const Group& group = workload_->artefact->plan.groups[g];
    const Unit& unit = workload_->artefact->plan.topologies[group.topology];
    const GroupData& data = workload_->groups[g];
    const std::vector<uint32_t> columns = unknownColumns(unit);
    const size_t stores = static_cast<size_t>(width) * (1 + columns.size());
    for (int64_t i = from; i < from + count; ++i) {
      const int64_t instance = data.flat.empty() ? i - from : data.flat[static_cast<size_t>(i)];
      const double* values = harvest->outputs[g].data() + static_cast<size_t>(i) * stores + width;
      for (int64_t k = 0; k < width * static_cast<int64_t>(columns.size()); ++k) {
        const Column& column = unit.columns[columns[static_cast<size_t>(k) % columns.size()]];
        const uint32_t port = unit.gathers[column.gather].port;
        const int64_t row = data.rows[column.gather][static_cast<size_t>(i)];
        const int64_t at = first[group.ports[port]] + row * unit.ports[port].width + column.component;
        entries.push_back({instance * width + k / static_cast<int64_t>(columns.size()), at, canonical(values[k])});
      }
    }
  });
  return entries;
}

}  // namespace hgc
