/// Prints kernels with a `TiledSum`: a workgroup computes a tile of 64 by 64 instances, an invocation 8 by 4 of them.
///
/// Shared memory holds what the tile reads in 16 iterations, while the next 16 are loaded. The sums stay in registers
/// and take the iterations in their order.
#include "codegen/text/tiles.h"

#include <fmt/format.h>

#include <set>

#include "codegen/text/kernel_text.h"
#include "ir/loops.h"

namespace hgc {
namespace {

constexpr uint32_t kSide = kTileSide, kCounts = 16, kPitch = kSide + 1;  // of shared memory; odd, so that banks differ
constexpr uint32_t kLines = 8, kColumns = 4;
constexpr uint32_t kLoads = kSide * kCounts / kWorkgroup;  // scalars of each side that an invocation loads
static_assert(kSide == kLines * 8 && kSide == kColumns * 16 && kWorkgroup == 8 * 16);
static_assert(2 * kSide * sizeof(int32_t) + 2 * kCounts * kPitch * sizeof(double) <= 32 << 10);

class TileText {
 public:
  TileText(const KernelText& printer, const TiledSum& sum)
      : printer_(printer), kernel_(printer.kernel), sum_(sum), loop_(kernel_.regions[sum.loop]) {}

  std::string text() const {
    std::string text = printer_.head(kPushMembers);
    text += fmt::format("shared int lineRows[{0}], columnRows[{0}];\nshared double cells[{1}];\n", kSide,
                        2 * kCounts * kPitch);
    text += beginning() + printer_.portAddresses() + constants() + rows() + starts() + counts() + halves();
    return text + "}\n";
  }

 private:
  const Node& at(uint32_t position) const { return kernel_.code[position]; }
  std::string line(uint32_t position) const {
    const Node& node = at(position);
    return fmt::format("  {} v{} = {};\n", typeText(node.type), position, printer_.expression(node));
  }
  /// The code before the loop that computes `needed`.
  std::string code(std::set<uint32_t> needed) const {
    std::string text;
    std::set<uint32_t> all;
    while (!needed.empty()) {
      const uint32_t position = *needed.rbegin();
      needed.erase(position);
      all.insert(position);
      for (int o = 0; o < operandCount(at(position)); ++o) needed.insert(at(position).operand(o));
    }
    for (const uint32_t position : all) text += line(position);
    return text;
  }

  std::string beginning() const {
    return fmt::format(
               "{5}  int at = int(gl_LocalInvocationID.x);\n"
               "  int group = int(gl_WorkGroupID.x + gl_WorkGroupID.y * {0}u);\n"
               "  int width = Ints(push.table.at[{1}]).at[{2}], across = (width + {3}) / {4};\n"
               "  int lastLine = int(push.first + push.count - 1u) / width;\n"
               "  int line0 = int(push.first) / width + group / across * {4}, column0 = group % across * {4};\n"
               "  if (line0 > lastLine) return;\n"
               "  int lineAt = at / 16, columnAt = at % 16;\n",
               kMaxGroups, printer_.table.sizes, kernel_.rank - 1, kSide - 1, kSide, printer_.language.entry) +
           kZero;
  }

  /// The length of the loop, and the constants in it.
  std::string constants() const {
    std::set<uint32_t> needed = {at(loop_.begin).a};
    for (uint32_t k = loop_.begin + 1; k < loop_.end; ++k) {
      for (int o = 0; o < operandCount(at(k)); ++o) {
        const uint32_t operand = at(k).operand(o);
        if (operand < loop_.begin && at(operand).op == Op::Const) needed.insert(operand);
      }
    }
    return code(needed) + fmt::format("  int length = v{};\n", at(loop_.begin).a);
  }

  std::string rows() const {
    return fmt::format(
        "  if (at < {0}) {{\n  uint i = uint(min(line0 + at, lastLine)) * uint(width);\n{1}  lineRows[at] = v{2};\n"
        "  }} else {{\n  uint i = uint(min(column0 + at - {0}, width - 1));\n{3}  columnRows[at - {0}] = v{4};\n  }}\n"
        "  barrier();\n",
        kSide, code({sum_.lineRow}), sum_.lineRow, code({sum_.columnRow}), sum_.columnRow);
  }

  std::string literal(Constant value) const { return printer_.expression(constantNode(value)); }

  template <class Visit>
  static std::string eachSum(const Visit& visit) {
    std::string text;
    for (uint32_t l = 0; l < kLines; ++l) {
      for (uint32_t c = 0; c < kColumns; ++c) text += visit(l, c);
    }
    return text;
  }

  std::string starts() const {
    const ReductionStep step = *stepOf(at(sum_.sum).op, Type::Real);
    const std::string start =
        fmt::format("  precise double start = length > 0 ? {} : {};\n", literal(step.start), literal(step.nothing));
    return start +
           eachSum([](uint32_t l, uint32_t c) { return fmt::format("  precise double sum{}_{} = start;\n", l, c); });
  }

  std::string read(uint32_t load, const char* row) const {
    return printer_.realAt(at(load), printer_.placeInRow(at(load), row));
  }

  /// One iteration for one instance: line `l` and column `c` of the invocation.
  std::string addUp(uint32_t l, uint32_t c) const {
    std::string text = fmt::format("      {{\n      precise double v{} = a{};\n      precise double v{} = b{};\n",
                                   sum_.lineLoad, l, sum_.columnLoad, c);
    for (uint32_t k = loop_.begin + 1; k < sum_.sum; ++k) {
      if (at(k).type == Type::Real && at(k).op != Op::Load) text += "    " + line(k);
    }
    const Node& node = at(sum_.sum);
    const bool isFused = stepOf(node.op, Type::Real)->op == Op::Fused;
    return text + fmt::format("      sum{0}_{1} = {2};\n      }}\n", l, c,
                              isFused ? fmt::format("fma(v{}, v{}, sum{}_{})", node.b, node.c, l, c)
                                      : fmt::format("sum{}_{} + v{}", l, c, node.b));
  }

  /// Visits the loads of an invocation on each side: of one of 16 iterations, for every eighth line or column.
  template <class Visit>
  static std::string eachLoad(const Visit& visit) {
    std::string text;
    for (uint32_t j = 0; j < kLoads; ++j) text += visit(j, kWorkgroup / kCounts * j);
    return text;
  }

  /// Starts the loads of 16 iterations from `from` on, while those before are summed. Past the end nothing is loaded,
  /// nor used.
  std::string loadAhead(const char* from) const {
    const auto row = [&](const char* rows, uint32_t r) {
      return fmt::format("{}[side + {}] + {} + count", rows, r, from);
    };
    return fmt::format("    if ({} + count < length) {{\n", from) + eachLoad([&](uint32_t j, uint32_t r) {
             return fmt::format("      nextA{} = {};\n      nextB{} = {};\n", j,
                                read(sum_.lineLoad, row("lineRows", r).c_str()), j,
                                read(sum_.columnLoad, row("columnRows", r).c_str()));
           }) +
           "    }\n";
  }

  /// Sums the loaded iterations from 0 to `end`.
  std::string addCounts(const std::string& end, const std::string& hint) const {
    std::string text = fmt::format("    {}for (int k = 0; k < {}; ++k) {{\n", hint, end);
    for (uint32_t l = 0; l < kLines; ++l)
      text += fmt::format("      precise double a{} = cells[k * {} + lineAt + {}];\n", l, kPitch, 8 * l);
    for (uint32_t c = 0; c < kColumns; ++c)
      text += fmt::format("      precise double b{} = cells[{} + k * {} + columnAt + {}];\n", c, kCounts * kPitch,
                          kPitch, 16 * c);
    return text + eachSum([&](uint32_t l, uint32_t c) { return addUp(l, c); }) + "    }\n";
  }

  std::string counts() const {
    const auto declare = [](uint32_t j, uint32_t) {
      return fmt::format("  precise double nextA{0} = zero, nextB{0} = zero;\n", j);
    };
    const auto keep = [](uint32_t j, uint32_t r) {
      return fmt::format(
          "    cells[count * {0} + side + {1}] = nextA{2};\n    cells[{3} + count * {0} + side + {1}] = nextB{2};\n",
          kPitch, r, j, kCounts * kPitch);
    };
    return fmt::format("  int count = at % {0}, side = at / {0};\n", kCounts) + eachLoad(declare) + loadAhead("0") +
           fmt::format("  for (int from = 0; from < length; from += {}) {{\n", kCounts) + eachLoad(keep) +
           "    barrier();\n" + loadAhead(fmt::format("from + {}", kCounts).c_str()) +
           fmt::format("    if (length - from >= {}) {{\n", kCounts) +
           addCounts(std::to_string(kCounts), printer_.language.loop(kUnrollAll)) + "    } else {\n" +
           addCounts("length - from", "") + "    }\n    barrier();\n  }\n";
  }

  /// The code after the loop, first for one half of the tile's lines, then for the other. Neighbouring invocations take
  /// neighbouring columns.
  std::string halves() const {
    const auto put = [](uint32_t first) {
      return eachSum([&](uint32_t l, uint32_t c) {
        if (l < first || l >= first + kLines / 2) return std::string();
        return fmt::format("      cells[(lineAt + {}) * {} + columnAt + {}] = sum{}_{};\n", 8 * (l - first), kSide,
                           16 * c, l, c);
      });
    };
    const Spelling spelling = printer_.spelling([&](const Node& node) { return printer_.expression(node); });
    return fmt::format(
               "  for (int part = 0; part < 2; ++part) {{\n    if (part == 0) {{\n{0}    }} else {{\n{1}    }}\n"
               "    barrier();\n    for (int cell = at; cell < {2}; cell += {3}) {{\n"
               "    int onLine = line0 + {4} * part + cell / {5}, onColumn = column0 + cell % {5};\n"
               "    if (onLine > lastLine || onColumn >= width) continue;\n"
               "    uint i = uint(onLine) * uint(width) + uint(onColumn);\n"
               "    if (i < push.first || i - push.first >= push.count) continue;\n"
               "    uint k = i - push.first;\n",
               put(0), put(kLines / 2), kSide * kSide / 2, kWorkgroup, kSide / 2, kSide) +
           printCode(kernel_, spelling, {0, loop_.begin}) +
           fmt::format("  precise double v{} = cells[cell];\n", sum_.sum) +
           printCode(kernel_, spelling, {loop_.end, kNone}) + storesText(printer_, {0, kNone}) +
           "    }\n    barrier();\n  }\n";
  }

  const KernelText printer_;
  const Kernel& kernel_;
  const TiledSum& sum_;
  const Region& loop_;
};

}  // namespace

std::string gpuText(const GpuLanguage& language, const Kernel& kernel, const TiledSum& sum) {
  return TileText({language, kernel}, sum).text();
}

}  // namespace hgc
