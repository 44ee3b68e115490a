#include "runtime/interpreter/interpreter.h"

#include <algorithm>

#include "ir/loops.h"
#include "runtime/interpreter/block.h"

namespace hgc {
namespace {

/// Values of a block stay in a cache, and a block is long enough for the way from operation to operation to cost
/// little.
constexpr int64_t kBlockBytes = 1 << 20, kLongest = 64;
/// So does what is kept at every count.
constexpr int64_t kStatesBytes = 1 << 20;

}  // namespace

InterpretedKernel::InterpretedKernel(Kernel of)
    : kernel_(std::move(of)),
      other_(kernel_.code.size(), kNone),
      kept_(keptAtCounts(kernel_.code)),
      cells_(static_cast<uint32_t>(kernel_.code.size())) {
  const Kernel& kernel = kernel_;
  for (uint32_t at = 0; at < kernel.code.size(); ++at) {
    const Node& node = kernel.code[at];
    const auto step = stepOf(node.op, node.type);
    const Type same = operandCount(node) > 1 && !step ? kernel.code[node.b].type : node.type;
    lanes_.push_back(lanesOf(step ? step->op : node.op, same));
    computes_.push_back(lanes_.back() && !step);
    if (step && info(node.op).isPrefix) other_[at] = cells_++;
  }
  ++cells_;  // scratch
  width_ = kBlockBytes / static_cast<int64_t>(sizeof(double)) / std::max<int64_t>(cells_, 1) / kTile * kTile;
  width_ = std::clamp(width_, kTile, kLongest);
  sharesSums_ = kernel.variadic && isGradient(kernel.kind) && std::ranges::count(kernel.shared, true) > 0;
}

/// Shorter blocks where folds are long, and where there are few instances.
int64_t InterpretedKernel::widthFor(const KernelArgs& args, int64_t instances) const {
  int64_t width = std::min(width_, (instances + kTile - 1) / kTile * kTile);
  while (width > kTile && width * states(args) * static_cast<int64_t>(sizeof(double)) > kStatesBytes)
    width = (width / 2 + kTile - 1) / kTile * kTile;
  return width;
}

/// One run: evaluates positions in their order, block by block.
class InterpretedKernel::Run {
 public:
  Run(const InterpretedKernel& of, const KernelArgs& args, int64_t width)
      : of_(of),
        kernel_(of.kernel_),
        args_(args),
        block_(of.cells_, width),
        states_(kernel_.code, of.kept_, static_cast<double*>(args.scratch), args.longest),
        results_(kernel_, args, of.sharesSums_) {
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
      const Node& node = kernel_.code[at];
      if (node.op == Op::Const) block_.cells.fill(at, constantOf(node));
      if (node.op == Op::Size) block_.cells.fillWith(block_.cells.integers(at), args.sizes[node.b]);
    }
  }

  /// Chunks one after another, since their sums are folded; blocks within.
  void chunks(int64_t begin, int64_t end) {
    for (int64_t chunk = begin; chunk < end; chunk += kChunkInstances) {
      const int64_t last = std::min(chunk + kChunkInstances, end);
      results_.beginChunk();
      for (int64_t first = chunk; first < last; first += block_.width) {
        size_t region = 0;
        block_.goTo(first, std::min(first + block_.width, last));
        range(0, static_cast<uint32_t>(kernel_.code.size()), region);
        results_.store(block_);
      }
      results_.endChunk();
    }
  }

 private:
  /// Positions [at, end); `region` is the first that begins there or later, and is left so.
  void range(uint32_t at, uint32_t end, size_t& region) {
    const std::vector<Region>& regions = kernel_.regions;
    while (at < end) {
      const uint32_t next = region == regions.size() ? end : std::min(end, regions[region].begin);
      for (; at < next; ++at) {
        if (of_.computes_[at]) compute(at);
        else line(at);
      }
      if (at == end) return;
      const Region& here = regions[region];
      if (here.kind == Region::Kind::Arm && (here.condition >= at || someNeeds(here))) {
        ++region;
        continue;
      }
      if (here.kind == Region::Kind::Loop) loop(region);
      while (region < regions.size() && regions[region].begin < here.end) ++region;
      at = here.end;
    }
  }

  bool someNeeds(const Region& arm) {
    return std::find(block_.cells.truths(arm.condition), block_.cells.truths(arm.condition) + block_.count, arm.when) !=
           block_.cells.truths(arm.condition) + block_.count;
  }

  /// Lanes whose loops are shorter than the longest leave earlier: what they have stays as it is.
  void loop(size_t region) {
    const Region& here = kernel_.regions[region];
    const int32_t* lengths = block_.cells.integers(kernel_.code[here.begin].a);
    const std::vector<uint8_t> around = block_.active;
    int32_t longest = 0;
    for (int64_t i = 0; i < block_.count; ++i) {
      if (around[static_cast<size_t>(i)]) longest = std::max(longest, lengths[i]);
    }
    begin(here);
    for (int32_t k = 0; k < longest; ++k) {
      block_.cells.fillWith(block_.cells.integers(here.begin), k);
      for (int64_t i = 0; i < block_.count; ++i)
        block_.active[static_cast<size_t>(i)] = around[static_cast<size_t>(i)] != 0 && k < lengths[i];
      size_t inner = region + 1;
      range(here.begin + 1, here.end, inner);
      endCount(here);
    }
    block_.active = around;
    for (uint32_t at = here.begin; at < here.end; ++at) {
      if (isFoldOf(here, at)) block_.cells.copy(at, kernel_.code[at].b);
    }
  }

  bool isFoldOf(const Region& loop, uint32_t at) const {
    return info(kernel_.code[at].op).isFold && kernel_.code[at].a == loop.begin;
  }
  bool isStepOf(const Region& loop, uint32_t at) const {
    const Node& node = kernel_.code[at];
    return node.op == Op::Next && kernel_.code[node.a].a == loop.count;
  }
  /// What reductions and folds have before the first count.
  void begin(const Region& loop) {
    const int32_t* lengths = block_.cells.integers(kernel_.code[loop.begin].a);
    for (uint32_t at = loop.begin; at < loop.end; ++at) {
      const Node& node = kernel_.code[at];
      if (isStepOf(loop, at)) block_.cells.copy(node.a, kernel_.code[node.a].b);
      const auto step = stepOf(node.op, node.type);
      if (!step || node.a != loop.begin) continue;
      const uint32_t sum = of_.other_[at] == kNone ? at : of_.other_[at];
      block_.cells.fill(sum, step->start);
      block_.cells.fill(of_.scratch(), step->nothing);
      block_.replace(sum, of_.scratch(), node.type, [&](int64_t i) { return lengths[i] <= 0; });
    }
  }

  /// All that a fold carries changes at once.
  void endCount(const Region& loop) {
    for (uint32_t at = loop.begin; at < loop.end; ++at) {
      const Node& node = kernel_.code[at];
      if (isStepOf(loop, at)) block_.replaceActive(node.a, at, kernel_.code[node.b].type);
    }
  }

  void line(uint32_t at) {
    const Node& node = kernel_.code[at];
    switch (node.op) {
      case Op::Const:
      case Op::Size:
      case Op::Range: return;
      case Op::Carried: return states_.keep(block_, at, at);
      case Op::ElementOver: return states_.keep(block_, node.c, node.b);
      case Op::ArrayOver:
      case Op::ArrayBack: return;
      case Op::Next: return block_.cells.copy(at, node.b);
      case Op::Before:
      case Op::Element:
      case Op::ElementAt: return states_.read(block_, at);
      case Op::Index: return index(at);
      case Op::Slot:
        return void(std::copy_n(args_.slots[node.b] + block_.first, block_.count, block_.cells.integers(at)));
      case Op::Lifted:
        return void(std::copy_n(args_.lifted[node.b] + block_.first, block_.count, block_.cells.reals(at)));
      case Op::Load: return load(at);
      case Op::Table: return read(at, args_.tables[node.b]);
      case Op::RowBegin: return read(at, args_.rowBegins[node.b]);
      case Op::EachOver: return results_.storeEntries(block_, at);
      default: break;
    }
    if (info(node.op).isFold) return;
    takeIn(at);
  }

  void index(uint32_t at) {
    for (int64_t i = 0; i < block_.count; ++i)
      block_.cells.integers(at)[i] = static_cast<int32_t>(std::min(block_.first + i, args_.instances - 1));
  }

  void load(uint32_t at) {
    const Node& node = kernel_.code[at];
    const uint32_t port = kernel_.gathers[node.b].port;
    const double* rows = args_.ports[port] + node.c;
    const auto width = static_cast<int64_t>(kernel_.ports[port].width);
    for (int64_t i = 0; i < block_.count; ++i) block_.cells.reals(at)[i] = rows[block_.placeAt(node.a, i) * width];
  }

  void read(uint32_t at, const int32_t* list) {
    for (int64_t i = 0; i < block_.count; ++i)
      block_.cells.integers(at)[i] = list[block_.placeAt(kernel_.code[at].a, i)];
  }

  void compute(uint32_t at) {
    const Node& node = kernel_.code[at];
    of_.lanes_[at](block_.cells.cell(at), block_.cells.cell(node.a), block_.cells.cell(node.b),
                   block_.cells.cell(node.c), block_.count);
  }

  /// What a reduction has so far is where its value is; a prefix keeps that apart.
  void takeIn(uint32_t at) {
    const Node& node = kernel_.code[at];
    uint32_t sum = at;
    if (info(node.op).isPrefix) {
      sum = of_.other_[at];
      block_.cells.copy(at, sum);
    }
    const bool isFused = operandCount(node) > 2;  // a range and two factors
    of_.lanes_[at](block_.cells.cell(of_.scratch()), block_.cells.cell(isFused ? node.b : sum),
                   block_.cells.cell(isFused ? node.c : node.b), block_.cells.cell(sum), block_.count);
    block_.replaceActive(sum, of_.scratch(), node.type);
  }

  const InterpretedKernel& of_;
  const Kernel& kernel_;
  const KernelArgs& args_;
  InstanceBlock block_;
  CountStates states_;
  InterpretedResults results_;
};

int64_t InterpretedKernel::run(const KernelArgs& args, int64_t begin, int64_t end) const {
  const int64_t width = widthFor(args, end - begin);
  const int64_t bytes = states(args) * width * static_cast<int64_t>(sizeof(double));
  if (bytes > args.scratchBytes) return bytes;
  Run(*this, args, width).chunks(begin, end);
  return 0;
}

}  // namespace hgc
