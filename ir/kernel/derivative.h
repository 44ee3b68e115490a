#pragma once
/// What a program can be asked for, made from `derivatives.def`, and its names on the command line and in interfaces.
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "ir/levels.h"
#include "ir/result.h"

namespace hgc {

// clang-format off
enum class KernelKind : uint8_t {
#define HGC_DERIVATIVE(Id, ...) Id,
#include "ir/kernel/derivatives.def"
};
inline constexpr KernelKind kKernelKinds[] = {
#define HGC_DERIVATIVE(Id, ...) KernelKind::Id,
#include "ir/kernel/derivatives.def"
};
// clang-format on
inline constexpr size_t kKernelKindCount = std::size(kKernelKinds);

/// A set of kinds of terms.
using TermKinds = uint8_t;
constexpr TermKinds only(TermKind kind) { return static_cast<TermKinds>(1U << static_cast<unsigned>(kind)); }
inline constexpr TermKinds kResiduals = only(TermKind::Residual), kFields = only(TermKind::Field),
                           kMaps = only(TermKind::Output) | kFields, kObjective = only(TermKind::Energy) | kResiduals,
                           kAllTerms = kObjective | kMaps;

/// What a launch leaves behind: see `derivatives.def`.
enum class Gives : uint8_t { Values, Sums, Components };

/// A root that kernels store, and as what.
struct Stored {
  RootKind root = RootKind::None;
  RootKind as = root;
  bool byColumn = false;  ///< `Root::a` is a column: stored if the kind has derivatives by its symbol
};

/// A result by the name that `-w` gives it; `.X` and `.T` at its end stand for an unknown or parameter and a term.
struct Writable {
  std::string_view name = {};
  bool isMatrix = false;
};

/// One row of the table.
struct DerivativeInfo {
  std::string_view name = {};
  TermKinds terms = 0;
  PortRole seed = PortRole::Plain;  ///< Plain: none
  std::string_view pass = {};
  Stored stores[4] = {};
  Gives gives = Gives::Values;
  TermKinds matrix = 0;     ///< of which kinds of terms it is a matrix
  bool further = false;     ///< its pass runs on a copy of the differentiated topology
  bool beside = false;      ///< what that pass adds is copied beside the first derivatives, which kernels are cut from
  bool parameters = false;  ///< derivatives are by parameters, too, not by unknowns alone
  std::string_view instead = {};
  std::string_view after = {};
  std::string_view back = {};
  bool essential = false;
  Writable writes[2] = {};
  std::string_view call = {};
  std::string_view doc = {};
};

// clang-format off
inline constexpr DerivativeInfo kDerivatives[] = {
#define HGC_DERIVATIVE(Id, ...) {__VA_ARGS__},
#include "ir/kernel/derivatives.def"
};
// clang-format on
constexpr const DerivativeInfo& info(KernelKind kind) { return kDerivatives[static_cast<size_t>(kind)]; }

/// Whether kernels of this kind leave derivatives that are summed into arrays of unknowns or parameters.
inline bool isGradient(KernelKind kind) { return info(kind).gives == Gives::Sums; }
/// Whether kernels of this kind write the value of each instance.
inline bool hasValues(KernelKind kind) { return info(kind).gives != Gives::Components; }
/// Whether a topology's kernels of this kind write it. Those of fields only pass derivatives back.
inline bool storesValue(const Schema& topology, KernelKind kind) {
  return hasValues(kind) && topology.kind != TermKind::Field;
}
/// Whether what kernels of this kind store of such terms are blocks of a matrix, with a column for each unknown scalar
/// that is read.
inline bool isMatrix(KernelKind kind, TermKind term) { return (info(kind).matrix & only(term)) != 0; }
/// Whether kernels of this kind need more than values, gradients and Jacobians.
inline bool isFurther(KernelKind kind) { return info(kind).further; }
/// Whether its kernels are cut from the copy that has these.
inline bool isCutFurther(KernelKind kind) { return info(kind).further && !info(kind).beside; }

/// Whether a topology has kernels of this kind.
bool hasKernel(const Schema& topology, KernelKind kind);
/// Whether a topology has kernels of some kind that write the value of each instance.
bool hasValues(const Schema& topology);
/// The kernel that serves for `kind`: a topology without parameters has no GradientAll of its own.
KernelKind kernelFor(const Schema& topology, KernelKind kind);
/// The row of that name; nothing if there is none.
std::optional<KernelKind> kindNamed(std::string_view name);
/// What a program is asked for: `kinds`, or without any, values, gradients and Jacobians.
std::set<KernelKind> kindsAsked(const std::set<KernelKind>& kinds);
/// What a topology must have kernels for, as far as it has them, where the program is asked for `kinds`: fields pass on
/// what others are asked for.
std::set<KernelKind> kindsNeeded(const std::set<KernelKind>& kinds, const Schema& topology);
/// Whether kernels of this kind leave derivatives by symbols of kind `symbol`; those by fields are passed back to what
/// these are made of.
inline bool isBy(KernelKind kind, SymbolKind symbol) {
  return symbol == SymbolKind::Var || symbol == SymbolKind::Field ||
         (symbol == SymbolKind::Param && info(kind).parameters);
}
/// The kind of the symbol that a column is a scalar of.
inline SymbolKind symbolOf(const GatherSchema& topology, const Column& column) {
  return topology.ports[topology.gathers[column.gather].port].kind;
}

/// The kernels that `NAME,NAME...` asks for; empty text asks for none. An error lists the names. Thread-safe.
Result<std::set<KernelKind>> kindsNamed(const std::string& names);
/// These names, separated by commas. Thread-safe.
std::string derivativeNames();

/// Whether results of this kind are derivatives times a vector, which sessions are given as seeds: `Session::multiply`.
inline bool isProduct(KernelKind kind) {
  return info(kind).seed != PortRole::Plain && !info(kind).writes[0].name.empty();
}

}  // namespace hgc
