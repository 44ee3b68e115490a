/// Prints kernels that run one instance, or one part of it, per invocation, and kernels that add up the results of
/// consecutive instances: those of a problem that shares no unknown with others.
#include <fmt/format.h>

#include <algorithm>

#include "codegen/text/binary32.h"
#include "codegen/text/kernel_text.h"
#include "ir/kernel/quads.h"
#include "ir/loops.h"

namespace hgc {
namespace {

/// Prints accesses to the memory in which an instance stores values: first a column for each cell through which parts
/// pass values, then the values of each iteration that loops store for later loops. All are stored as doubles.
class States {
 public:
  States(const KernelText& printer, const Handed& handed)
      : kernel_(printer.kernel), handed_(handed), kept_(keptAtCounts(kernel_.code)) {}

  std::string keep(uint32_t at) const {
    const uint32_t kept = leftAtCount(kernel_.code, at);
    if (!std::ranges::binary_search(kept_, kept)) return "";
    const uint32_t value = kept == at ? at : kernel_.code[at].b;
    return fmt::format("  {} = double(v{});\n", place(kept, kernel_.code[kept].a), value);
  }
  std::string read(uint32_t at) const {
    const Node& node = kernel_.code[at];
    return as(node.type, place(readAtCount(kernel_.code, at), node.a));
  }

  std::string storePassed(uint32_t at) const { return fmt::format("  {} = double(v{});\n", cell(at), at); }
  std::string loadPassed(uint32_t at) const {
    const Type type = kernel_.code[at].type;
    return fmt::format("  {} v{} = {};\n", typeText(type), at, as(type, cell(at)));
  }

 private:
  static std::string as(Type type, const std::string& state) {
    switch (type) {
      case Type::Real: return state;
      case Type::Int: return fmt::format("int({})", state);
      case Type::Bool: return state + " != zero";
    }
    return state;
  }
  std::string place(uint32_t kept, uint32_t count) const {
    const auto number = std::ranges::lower_bound(kept_, kept) - kept_.begin();
    const std::string begin = handed_.cells > 0 ? fmt::format("{}ul + ", handed_.cells) : "";
    return fmt::format("States(push.states + ({}uint64_t(v{}) * {}ul + {}ul) * uint64_t(push.count) * 8ul).at[k]",
                       begin, count, kept_.size(), number);
  }
  std::string cell(uint32_t at) const {
    return fmt::format("States(push.states + {}ul * uint64_t(push.count)).at[k]", handed_.cell[at] * uint64_t{8});
  }

  const Kernel& kernel_;
  const Handed& handed_;
  std::vector<uint32_t> kept_;
};

std::string partialStore(const KernelText& printer, const Store& store) {
  const Kernel& kernel = printer.kernel;
  const PartialColumn to = partialColumn(kernel, store);
  const Node& node = kernel.code[store.value];
  const bool isEntry = node.op == Op::EachOver;
  std::string column = fmt::format("Ints(push.table.at[{}]).at[{}] + {}", printer.table.sizes, to.base, to.place);
  if (isEntry) column += fmt::format(" + v{} * {}", node.c, to.entries);
  return fmt::format("  Results(push.outputs + uint64_t(push.stride) * 8ul * uint64_t({})).at[k] = v{};\n", column,
                     isEntry ? node.b : store.value);
}

/// The expression of a value rounded to binary32.
using SpellRounded = std::function<std::string(uint32_t at)>;

/// Stores a value into a column: as a binary32 number where the specialisation constant `singles` says so.
std::string columnStore(uint32_t column, uint32_t value, const SpellRounded& rounded) {
  const auto address = [&](uint64_t bytes) {
    return fmt::format("push.outputs + uint64_t(push.stride) * {}ul", column * bytes);
  };
  const std::string store = fmt::format("  Results({}).at[k] = v{};\n", address(sizeof(double)), value);
  if (!rounded) return store;
  return fmt::format("  if (singles) SingleResults({}).at[k] = {};\n  else", address(sizeof(float)), rounded(value)) +
         store;
}

/// Results other than the value go into columns 0, 1, ... in the order of the stores. Partials of variadic kernels go
/// into columns that depend on the data; a loop that computes some stores them itself (`entries`).
std::string stores(const KernelText& printer, const PartFrame& frame, CodeRange range, const SpellRounded& rounded) {
  const Kernel& kernel = printer.kernel;
  if (sideBySide(kernel.kind) != 1) {
    std::vector<uint32_t> values;
    for (const Store& store : kernel.stores) values.push_back(store.value);
    return frame.takeResults ? frame.takeResults(values) : quadStores(values, range);
  }
  std::string text;
  uint32_t next = 0;
  for (const Store& store : kernel.stores) {
    const bool isPartial = store.kind == RootKind::Partial || store.kind == RootKind::Stem;
    const bool isKept = store.kind == RootKind::Kept;
    const bool isColumn = store.kind != RootKind::Value && !isKept && (!isPartial || !kernel.variadic);
    const uint32_t column = isColumn ? next++ : 0;
    if (store.value < range.begin || store.value >= range.end) continue;
    const bool isEntry = kernel.code[store.value].op == Op::EachOver;
    if (store.kind == RootKind::Stem) {
      if (!isEntry) text += frame.stem(store);
    } else if (store.kind == RootKind::Value) {
      text += fmt::format("  Results(push.values).at[i] = v{};\n", store.value);
    } else if (isKept) {
      text += fmt::format("  Results(push.table.at[{}]).at[i] = v{};\n", printer.table.kept(kernel.tables, store.a),
                          store.value);
    } else if (isColumn) {
      text += columnStore(column, store.value, rounded);
    } else if (!isEntry) {
      text += partialStore(printer, store);
    }
  }
  return text;
}

std::string entries(const KernelText& printer, const PartFrame& frame, uint32_t at) {
  std::string text;
  for (const Store& store : printer.kernel.stores) {
    if (store.value != at) continue;
    text += store.kind == RootKind::Stem ? frame.stem(store) : partialStore(printer, store);
  }
  return text;
}

constexpr const char* kRunsMembers =
#define HGC_RUNS(type, glsl, name, doc) "  " glsl " " #name ";  // " doc "\n"
#include "ir/kernel/kernel_interface.def"
    ;

/// Adds the sum of a run to those of earlier groups.
constexpr const char* kAddSum =
    "void addSum(uint result, uint run, double sum) {\n"
    "  int number = Ints(push.numbers).at[result];\n"
    "  if (number < 0) return;\n"
    "  uint64_t to = push.sums + (uint64_t(number) * uint64_t(push.count) + uint64_t(run)) * 8ul;\n"
    "  precise double before = push.isFirst != 0u ? 0.0 : Reals(to).at[0];\n"
    "  precise double all = before + sum;\n"
    "  Results(to).at[0] = all;\n"
    "}\n";

std::string beginningOfRun(const GpuLanguage& language, const Kernel& kernel) {
  return kAddSum +
         fmt::format("{}  uint run = {};\n  if (run >= push.count) return;\n", language.entry, invocationNumber()) +
         "  if (push.endings != 0ul && uint(Ints(push.endings).at[run]) != push.wanted) return;\n"
         "  uint first = uint(Ints(push.begin).at[run]), end = uint(Ints(push.begin).at[run + 1u]);\n" +
         kZero + eachOf(kernel.stores.size(), "  precise double sum{0} = zero;\n");
}

std::string additionsOf(const std::vector<uint32_t>& values) {
  std::string text;
  for (size_t result = 0; result < values.size(); ++result)
    text += fmt::format("    sum{0} = sum{0} + v{1};\n", result, values[result]);
  return text;
}

}  // namespace

std::string storesText(const KernelText& printer, CodeRange range) {
  const auto rounded = [&](uint32_t at) { return roundSingle(fmt::format("v{}", at)); };
  return stores(printer, PartFrame{}, range, leavesSingles(printer.kernel) ? SpellRounded(rounded) : nullptr);
}

std::string gpuText(const GpuLanguage& language, const GpuParts& parts, size_t part) {
  const bool isWhole = sideBySide(parts.kernel.kind) != 1 && parts.ranges.size() == 1;
  const PartFrame instance{beginningOfInstances(language), "", "}\n", nullptr, nullptr};
  return partText(language, parts, part, isWhole ? quadFrame(language) : instance);
}

std::string partText(const GpuLanguage& language, const GpuParts& parts, size_t part, const PartFrame& frame) {
  const KernelText printer{language, parts.kernel};
  const Kernel& kernel = parts.kernel;
  const CodeRange range = parts.ranges[part];
  std::string text = printer.head(frame.push) + frame.beginning + printer.portAddresses() + frame.opening;
  const States states(printer, parts.handed);
  Spelling spelling = printer.spelling(frame.leaf);
  spelling.entries = [&](uint32_t at) { return entries(printer, frame, at); };
  spelling.keep = [&](uint32_t at) { return states.keep(at); };
  spelling.readKept = [&](uint32_t at) { return states.read(at); };
  spelling.singleLeaf = [&](const Node& node) { return singleAt(printer.placeOfReal(node)); };
  for (const uint32_t at : liveIns(kernel, range)) {
    const Node& node = kernel.code[at];
    text += isRematerialised(node) ? fmt::format("  {} v{} = {};\n", typeText(node.type), at, spelling.expression(node))
                                   : states.loadPassed(at);
  }
  text += printCode(kernel, spelling, range);
  for (uint32_t at = range.begin; at < range.end; ++at) {
    if (parts.handed.cell[at] != kNoNode) text += states.storePassed(at);
  }
  const SingleValues singles(kernel, true, range);
  const auto rounded = [&](uint32_t at) { return singles.rounded(at); };
  return text + stores(printer, frame, range, leavesSingles(kernel) ? SpellRounded(rounded) : nullptr) + frame.ending;
}

bool addsUpRuns(const GpuParts& parts) {
  const Kernel& kernel = parts.kernel;
  return kernel.kind == KernelKind::GaussNewton && !kernel.variadic && parts.ranges.size() == 1 &&
         kernel.stores.size() <= kMostOfRun && keptAtCounts(kernel.code).empty();
}

std::string runsText(const GpuLanguage& language, const GpuParts& parts) {
  PartFrame frame{beginningOfRun(language, parts.kernel), "  for (uint i = first; i < end; ++i) {\n",
                  "  }\n" + eachOf(parts.kernel.stores.size(), "  addSum({0}u, run, sum{0});\n") + "}\n", nullptr,
                  nullptr};
  frame.takeResults = additionsOf;
  frame.push = kRunsMembers;
  return partText(language, parts, 0, frame);
}

}  // namespace hgc
