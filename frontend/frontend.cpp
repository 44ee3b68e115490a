#include "frontend/frontend.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "frontend/lower/constraint.h"
#include "frontend/lower/dependence.h"
#include "frontend/lower/machine/machine.h"
#include "frontend/lower/machine/watch.h"
#include "frontend/lower/operations/arithmetic.h"
#include "frontend/lower/operations/fields.h"
#include "frontend/resolve/imports.h"
#include "frontend/resolve/kept/arrays.h"
#include "frontend/resolve/program.h"
#include "frontend/resolve/uncalled.h"
#include "frontend/syntax/lint.h"
#include "frontend/syntax/parser.h"
#include "ir/loops.h"

namespace hgc {
namespace {

/// Looks for mistakes in terms, as far as they can be lowered.
void checkTerms(const Module& module, Diagnostics& diagnostics) {
  Lowerer lowerer(module, diagnostics);
  Graph graph;
  for (TermId term = 0; term < module.program.terms.size() && !diagnostics.full(); ++term) {
    graph.clear();
    lowerer.lower(term, {}, FieldReads::FromMemory, graph);
  }
}

/// Looks at what terms do not reach.
void checkUses(const Module& module, const Reporter& reporter) {
  const std::vector<bool> called = calledFunctions(module);
  checkUncalled(module, called, reporter);
  checkRetractions(module, reporter);
  if (!module.program.terms.empty()) return warnOfUnused(module, called, reporter);
  reporter.warning(Warning::EmptyProgram, 0, "the program has no terms", "a term is an energy, residual or output");
}

void parse(Module& module, const Reporter& reporter, const std::vector<std::string>& folders) {
  parseFile(reporter, module.tree, 0);
  Importer(module, reporter, folders).run();
}

/// The data by which constraints are residuals; after all other symbols, which have the numbers of their declarations.
void declareMultipliers(Module& module) {
  Program& program = module.program;
  for (TermId id = 0; id < module.tree.terms.size(); ++id) {
    if (!module.tree.terms[id].isConstraint()) continue;
    Term& term = program.terms[id];
    Symbol data;
    data.where = term.where;
    data.defaultValue = {0.0};
    data.name = term.name + kWeightEnding;
    term.weight = static_cast<SymbolId>(program.symbols.size());
    program.symbols.push_back(data);
    data.name = term.name + kShiftEnding;
    data.dims = term.domain;
    data.shape = term.shape;
    data.width = term.width;
    term.shift = static_cast<SymbolId>(program.symbols.size());
    program.symbols.push_back(std::move(data));
  }
}

/// `before`: how many errors there were, before the program was read.
void resolve(Module& module, const Reporter& reporter, const CxxOptions& cxx, size_t before,
             ReadAs as = ReadAs::Loops) {
  const auto isSound = [&] { return reporter.errorCount() == before; };
  resolveProgram(module, reporter, cxx, as);
  if (isSound()) checkUses(module, reporter);
  if (isSound())
    keepArrays(module, reporter, as == ReadAs::Functions ? CallsOfIndices::AsWritten : CallsOfIndices::Kept);
  if (isSound()) declareMultipliers(module);
}

/// The module, if its program has no mistakes; else all of these are told.
ModulePtr resolved(ModulePtr module, Diagnostics& diagnostics, const CxxOptions& cxx, size_t before,
                   ReadAs as = ReadAs::Loops) {
  resolve(*module, Reporter(module->text, diagnostics), cxx, before, as);
  if (diagnostics.errorCount() == before) return module;
  checkTerms(*module, diagnostics);
  return nullptr;
}

/// The program of a module that was changed, read anew and taken as it is written.
ModulePtr parseAsWritten(const Module& changed, Diagnostics& diagnostics, const std::vector<std::string>& folders,
                         const CxxOptions& cxx) {
  ModulePtr module(new Module({changed.text.name(0), std::string(changed.text.text(0))}));
  parse(*module, Reporter(module->text, diagnostics), folders);
  return resolved(std::move(module), diagnostics, cxx, diagnostics.errorCount());
}

/// Resolves a program whose long rows lie along dimensions now (`openLongRows`). Gives false where that makes mistakes,
/// of which nothing is said.
bool resolveOpened(Module& module, Diagnostics& diagnostics, const CxxOptions& cxx) {
  Diagnostics own = diagnostics;
  resolve(module, Reporter(module.text, own), cxx, diagnostics.errorCount());
  const auto isSound = [&] { return own.errorCount() == diagnostics.errorCount(); };
  if (isSound()) checkTerms(module, own);
  if (!isSound()) return false;
  diagnostics = std::move(own);
  return true;
}

/// A residual or output without a type is real: for a value that is not, how to write its type.
std::string hintForType(const Builder& builder, const ast::TermDeclaration& declaration, const Operand& value) {
  const bool scalar = value.poisoned() || value.type.isScalar() || value.type.scalar != Type::Real;
  if (scalar || declaration.type != kNone || declaration.kind == TermKind::Energy) return "";
  const ast::Tree& tree = builder.module().tree;
  std::string domain;
  for (const ast::Parameter& axis : tree.axesOf(declaration)) {
    domain += fmt::format("{}{} in {}", domain.empty() ? "[" : ", ", tree.names.text(axis.name),
                          tree.names.text(tree.types[axis.type].name));
  }
  if (!domain.empty()) domain += "]";
  constexpr const char* kWords[] = {"energy", "residual", "output", "let"};
  if (value.type.isOpen()) return "give it an axis more for each axis of the array: `output y[n in N, k in K] = h[k];`";
  const char* const word = declaration.isConstraint() ? "constraint" : kWords[static_cast<size_t>(declaration.kind)];
  return fmt::format("write `{} {}{} : {} = ...`", word, tree.names.text(declaration.name), domain,
                     builder.nameOf(value.type));
}

}  // namespace

void ModuleDeleter::operator()(Module* module) const { delete module; }

ModulePtr parseModule(Source source, Diagnostics& diagnostics, const std::vector<std::string>& folders,
                      const CxxOptions& cxx, ReadAs as) {
  const size_t before = diagnostics.errorCount();
  if (source.text.size() >= UINT32_MAX - 16) {  // offsets have 32 bits
    Diagnostic large;
    large.place.file = source.name;
    large.message = "the file is larger than 4 GiB";
    large.hint = "numbers are bound as data: -b NAME=FILE";
    diagnostics.add(std::move(large));
    return nullptr;
  }
  const bool isUnmarked = isCxx(source.name) && source.text.find(kMarkUp) == std::string::npos;
  if (isCxx(source.name)) source.text = markedUp(source.text);
  ModulePtr module(new Module(std::move(source)));
  const Reporter reporter(module->text, diagnostics);
  if (isUnmarked) {
    reporter.error(0, "this C++ file holds no program", "write one in a comment: /*hg dim N; ... */");
    return nullptr;
  }
  if (!checkEncoding(reporter, 0)) return nullptr;
  parse(*module, reporter, folders);
  if (as == ReadAs::Loops && diagnostics.errorCount() == before && openLongRows(*module)) {
    if (resolveOpened(*module, diagnostics, cxx)) return module;
    return parseAsWritten(*module, diagnostics, folders, cxx);
  }
  return resolved(std::move(module), diagnostics, cxx, before, as);
}

const Program& programOf(const Module& module) { return module.program; }

std::string customDerivativeAt(const Module& module, uint32_t origin) {
  std::string names;
  for (const ast::FunctionDeclaration& function : module.tree.functions) {
    if (function.gradient.empty()) continue;
    const uint32_t offset = module.tree.nodes[function.gradient.end - 1].offset;  // of the node that joins them
    const uint32_t file = module.text.fileOf(offset);
    const uint32_t line = module.text.lineOf(offset);
    if (originAt(file, line) != origin) continue;
    names += fmt::format("{}`{}`", names.empty() ? "" : " or ", module.tree.names.text(function.name));
  }
  return names;
}

/// After how many nodes a range that is known may become a loop.
size_t mostExpanded(Expansion expansion, FieldReads fields) {
  if (expansion == Expansion::All || fields == FieldReads::Inlined) return SIZE_MAX;
  return expansion == Expansion::None ? 0 : kMostExpanded;
}

struct Lowerer::State {
  State(const Module& module, Diagnostics& diagnostics, Expansion which)
      : reporter(module.text, diagnostics),
        builder(module, reporter),
        machine(builder),
        fields(builder),
        expansion(which) {}

  Reporter reporter;
  Builder builder;
  Machine machine;
  FieldInliner fields;
  Expansion expansion;
  std::vector<Operand> axes;
};

/// Adds rho(s) and s, the squared norm of the components, added up in their order. False if that fails or stops. That s
/// is a node of its own, which no argument of rho shares: Gauss-Newton takes the derivative by it alone.
bool Lowerer::lowerLoss(State& state, const ast::TermDeclaration& declaration, std::vector<NodeId>& roots) {
  Builder& builder = state.builder;
  Graph& graph = builder.graph();
  const uint32_t offset = builder.module().tree.nodes[declaration.loss.begin].offset;
  NodeId norm = graph.make(Op::Mul, roots[0], roots[0]);
  for (const NodeId r : std::span(roots).subspan(1)) norm = graph.make(Op::Add, norm, graph.make(Op::Mul, r, r));
  const NodeId own = graph.make(Op::CustomPartial, graph.make(Op::Detach, norm), norm, graph.constant(1.0));
  state.axes.push_back(builder.scalar(own, ValueType::real(), offset));
  Operand value = state.machine.run(declaration.loss, state.axes);
  if (builder.mistakes.stopped()) return false;
  value = convertOrFail(builder, value, ValueType::real(), "a loss");
  if (builder.mistakes.failed() || value.poisoned()) return false;
  roots.insert(roots.end(), {builder.at(value, 0), own});
  return true;
}

Lowerer::Lowerer(const Module& module, Diagnostics& diagnostics, Expansion expansion)
    : state_(std::make_unique<State>(module, diagnostics, expansion)) {}
Lowerer::~Lowerer() = default;

Lowered Lowerer::lowerRetraction(uint32_t manifold, Graph& graph) {
  Builder& builder = state_->builder;
  const Module& module = builder.module();
  const uint32_t function = module.tree.manifolds[module.manifolds[manifold]].retract;
  builder.begin(graph, {});
  state_->fields.begin();
  state_->machine.loops.keepBeyond(mostExpanded(state_->expansion, FieldReads::FromMemory));
  std::vector<Operand> arguments;
  for (const ast::Parameter& parameter : module.tree.parametersOf(module.tree.functions[function])) {
    const auto symbol = static_cast<SymbolId>(arguments.size());
    arguments.push_back(builder.build(module.types[parameter.type].type, parameter.offset, [&](uint32_t component) {
      return graph.load(symbol, graph.index(0), component);
    }));
  }
  const Operand value = state_->machine.call(function, arguments);
  Lowered result;
  result.complete = true;
  result.ok = !builder.mistakes.failed() && !builder.mistakes.stopped() && !value.poisoned();
  result.places = builder.places.table();
  for (uint32_t k = 0; k < value.type.count() && result.ok; ++k) result.roots.push_back(builder.realAt(value, k));
  return result;
}

void Lowerer::watch(std::vector<NamedValue>& names) { state_->machine.names = &names; }
void Lowerer::askWhether(std::function<bool()> goesOn) { state_->machine.limits.goesOn = std::move(goesOn); }
bool Lowerer::isGivenUp() const { return state_->machine.limits.isGivenUp; }

Lowered Lowerer::lower(TermId id, std::span<const uint32_t> lengths, FieldReads fields, Graph& graph) {
  Builder& builder = state_->builder;
  const Module& module = builder.module();
  const ast::TermDeclaration& declaration = module.tree.terms[id];
  const Term& term = module.program.terms[id];
  Lowered result;
  if (declaration.broken) return result;
  builder.begin(graph, lengths);
  state_->fields.begin();
  state_->machine.loops.keepBeyond(mostExpanded(state_->expansion, fields));
  if (fields == FieldReads::Inlined) builder.fields = &state_->fields;
  graph.setOrigin(originAt(0, term.where.line));
  state_->axes.clear();
  for (uint32_t k = 0; k < declaration.axisCount; ++k) {
    const ast::Parameter& axis = module.tree.axesOf(declaration)[k];
    state_->axes.push_back(builder.scalar(graph.index(k), ValueType::integer(term.domain[k]), axis.offset));
    note(state_->machine, axis.name, axis.offset, state_->axes.back());
  }
  const bool isInlined = fields == FieldReads::Inlined;
  Operand value = state_->machine.run(isInlined ? bodyWithoutFields(declaration) : declaration.body, state_->axes);
  if (isGivenUp()) return {};
  const ValueType type = declaration.type == kNone ? ValueType::real() : module.types[declaration.type].type;
  result.complete = !builder.mistakes.stopped() || builder.mistakes.failed();
  if (!builder.mistakes.stopped()) {
    value =
        convertOrFail(builder, value, type, fmt::format("`{}`", term.name), hintForType(builder, declaration, value));
  }
  /// What is there so far, and whether the last part of it succeeded.
  const auto noteEnd = [&](bool isMade) {
    result.complete = !builder.mistakes.stopped() || builder.mistakes.failed();
    result.ok = !builder.mistakes.failed() && (builder.mistakes.stopped() || isMade);
    result.ofLength = builder.lengths.mistaken();
    result.keys = builder.lengths.keys();
    result.places = builder.places.table();
    if (!isMade) result.roots.clear();
  };
  noteEnd(!value.poisoned());
  if (!result.ok || !result.complete) return result;
  if (type.scalar == Type::Int) value.flags = 0;  // written as the integers that they are
  result.roots.reserve(type.count());
  for (uint32_t k = 0; k < type.count(); ++k) result.roots.push_back(builder.realAt(value, k));
  if (declaration.isConstraint()) {
    auto residual = residualOfConstraint(state_->machine, declaration, term, type, state_->axes, result.roots);
    noteEnd(residual.has_value());
    if (!residual) return isGivenUp() ? Lowered{} : result;
    result.roots = *std::move(residual);
  }
  const std::vector<NodeId> reached = reachable(graph, result.roots);
  const auto isLoop = [&](NodeId node) { return graph[node].op == Op::Range; };
  if (static_cast<size_t>(std::ranges::count_if(reached, isLoop)) > kMostRangesOfTerm) {
    builder.mistakes.addTooManyLoops(declaration.offset);
    return {};
  }
  if (const std::optional<uint32_t> place = indexFromReal(graph)) {
    builder.mistakes.add(builder.module().text.lineStart(*place >> 24, *place & kLastLine),
                         fmt::format("an index of `{}` comes from reals that are known only when running", term.name),
                         "read both entries and choose between them");
    return {};
  }
  if (declaration.loss.empty()) return result;
  noteEnd(lowerLoss(*state_, declaration, result.roots));
  return isGivenUp() ? Lowered{} : result;
}

Lowered lowerTerm(const Module& module, TermId term, std::span<const uint32_t> lengths, Graph& graph,
                  Diagnostics& diagnostics) {
  return Lowerer(module, diagnostics).lower(term, lengths, FieldReads::FromMemory, graph);
}

void fixSizes(Module& module, std::span<const int64_t> sizes) {
  for (size_t dim = 0; dim < sizes.size(); ++dim) module.program.dims[dim].size = sizes[dim];
}

namespace {

/// As `TermSource::retractions` says.
Program retractionOf(const Program& program, const Manifold& manifold) {
  Program made;
  made.files = program.files;
  made.dims.emplace_back().name = "points";
  const auto array = [](const char* name, SymbolKind kind, uint32_t width) {
    Symbol symbol;
    symbol.name = name;
    symbol.kind = kind;
    symbol.dims = {0};
    symbol.shape = {width};
    symbol.width = width;
    return symbol;
  };
  made.symbols = {array("at", SymbolKind::Data, manifold.width), array("step", SymbolKind::Var, manifold.steps)};
  Term& term = made.terms.emplace_back();
  term.name = "retracted";
  term.kind = TermKind::Residual;
  term.domain = {0};
  term.shape = {manifold.width};
  term.width = manifold.width;
  return made;
}

}  // namespace

TermSource termsOf(const Module& module, Diagnostics& diagnostics, Expansion expansion, std::function<bool()> goesOn) {
  const auto lowerer = std::make_shared<Lowerer>(module, diagnostics, expansion);
  if (goesOn) lowerer->askWhether(std::move(goesOn));
  std::vector<TermSource> retractions;
  for (uint32_t k = 0; k < module.program.manifolds.size(); ++k) {
    retractions.push_back({retractionOf(module.program, module.program.manifolds[k]),
                           [lowerer, k](TermId, std::span<const uint32_t>, FieldReads, Graph& graph) {
                             return lowerer->lowerRetraction(k, graph);
                           }});
  }
  return {programOf(module),
          [lowerer](TermId term, std::span<const uint32_t> lengths, FieldReads fields, Graph& graph) {
            return lowerer->lower(term, lengths, fields, graph);
          },
          std::move(retractions), [&diagnostics](const std::string& where) { diagnostics.explainLength(where); },
          [&diagnostics, lowerer] { return diagnostics.full() || lowerer->isGivenUp(); }};
}

}  // namespace hgc
