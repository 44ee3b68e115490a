#include "runtime/interpreter/interpreter.h"

#include <algorithm>

#include "ir/loops.h"
#include "runtime/interpreter/cells.h"
#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

/// Values of a block stay in a cache, and a block is long enough for the way from operation to operation to cost
/// little.
constexpr int64_t kBlockBytes = 1 << 20, kLongest = 64;
/// So does what is kept at every count.
constexpr int64_t kStatesBytes = 1 << 20;

bool addsPartials(const Kernel& kernel) { return isGradient(kernel.kind) && !kernel.storesPartials; }

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

/// One run: the values of a block, and where it stands.
class InterpretedKernel::Run {
 public:
  Run(const InterpretedKernel& of, const KernelArgs& args, int64_t width)
      : of_(of),
        kernel_(of.kernel_),
        args_(args),
        width_(width),
        cells_(of.cells_, width),
        states_(static_cast<double*>(args.scratch)) {
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
      const Node& node = kernel_.code[at];
      if (node.op == Op::Const) cells_.fill(at, constantOf(node));
      if (node.op == Op::Size) cells_.fillWith(cells_.integers(at), args.sizes[node.b]);
    }
    if (of.sharesSums_) tiles_.resize(static_cast<size_t>(sumColumns()) * kTile);
  }

  /// Chunks one after another, since their sums are folded; blocks within.
  void chunks(int64_t begin, int64_t end) {
    for (int64_t chunk = begin; chunk < end; chunk += kChunkInstances) {
      const int64_t last = std::min(chunk + kChunkInstances, end);
      std::ranges::fill(tiles_, 0.0);
      for (first_ = chunk; first_ < last; first_ += width_) block(std::min(first_ + width_, last));
      for (size_t column = 0; column < tiles_.size() / kTile; ++column)
        args_.sums[column] += sumLanes(tiles_.data() + column * kTile, 1);
    }
  }

 private:
  int64_t sumColumns() const { return args_.sizes[kernel_.dims + kernel_.gathers.size() + 1]; }

  /// Instances from `first_` on; arrays by instance are there up to the end of their last tile.
  void block(int64_t end) {
    live_ = end - first_;
    active_.assign(static_cast<size_t>(width_), 1);
    count_ = (live_ + kTile - 1) / kTile * kTile;
    size_t region = 0;
    range(0, static_cast<uint32_t>(kernel_.code.size()), region);
    store();
    if (addsPartials(kernel_)) scatter();
  }

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
    return std::find(cells_.truths(arm.condition), cells_.truths(arm.condition) + count_, arm.when) !=
           cells_.truths(arm.condition) + count_;
  }

  /// Lanes whose loops are shorter than the longest leave earlier: what they have stays as it is.
  void loop(size_t region) {
    const Region& here = kernel_.regions[region];
    const int32_t* lengths = cells_.integers(kernel_.code[here.begin].a);
    const std::vector<uint8_t> around = active_;
    int32_t longest = 0;
    for (int64_t i = 0; i < count_; ++i) {
      if (around[static_cast<size_t>(i)]) longest = std::max(longest, lengths[i]);
    }
    begin(here);
    for (int32_t k = 0; k < longest; ++k) {
      cells_.fillWith(cells_.integers(here.begin), k);
      for (int64_t i = 0; i < count_; ++i)
        active_[static_cast<size_t>(i)] = around[static_cast<size_t>(i)] != 0 && k < lengths[i];
      size_t inner = region + 1;
      range(here.begin + 1, here.end, inner);
      endCount(here);
    }
    active_ = around;
    for (uint32_t at = here.begin; at < here.end; ++at) {
      if (isFoldOf(here, at)) cells_.copy(at, kernel_.code[at].b);
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
    const int32_t* lengths = cells_.integers(kernel_.code[loop.begin].a);
    for (uint32_t at = loop.begin; at < loop.end; ++at) {
      const Node& node = kernel_.code[at];
      if (isStepOf(loop, at)) cells_.copy(node.a, kernel_.code[node.a].b);
      const auto step = stepOf(node.op, node.type);
      if (!step || node.a != loop.begin) continue;
      const uint32_t sum = of_.other_[at] == kNone ? at : of_.other_[at];
      cells_.fill(sum, step->start);
      cells_.fill(of_.scratch(), step->nothing);
      replace(sum, of_.scratch(), node.type, [&](int64_t i) { return lengths[i] <= 0; });
    }
  }

  /// All that a fold carries changes at once.
  void endCount(const Region& loop) {
    for (uint32_t at = loop.begin; at < loop.end; ++at) {
      const Node& node = kernel_.code[at];
      if (isStepOf(loop, at)) replaceActive(node.a, at, kernel_.code[node.b].type);
    }
  }

  /// Takes over the lanes of another cell for which `which` holds.
  template <class Which>
  void replace(uint32_t to, uint32_t from, Type type, const Which& which) {
    for (int64_t i = 0; i < count_; ++i) {
      if (which(i)) cells_.setLane(to, type, i, cells_.lane(from, type, i));
    }
  }
  void replaceActive(uint32_t to, uint32_t from, Type type) {
    replace(to, from, type, [&](int64_t i) { return active_[static_cast<size_t>(i)] != 0; });
  }

  void line(uint32_t at) {
    const Node& node = kernel_.code[at];
    switch (node.op) {
      case Op::Const:
      case Op::Size:
      case Op::Range: return;
      case Op::Carried: return keepState(at, at);
      case Op::ElementOver: return keepState(node.c, node.b);
      case Op::ArrayOver:
      case Op::ArrayBack: return;
      case Op::Next: return cells_.copy(at, node.b);
      case Op::Before:
      case Op::Element:
      case Op::ElementAt: return readState(at);
      case Op::Index: return index(at);
      case Op::Slot: return void(std::copy_n(args_.slots[node.b] + first_, count_, cells_.integers(at)));
      case Op::Lifted: return void(std::copy_n(args_.lifted[node.b] + first_, count_, cells_.reals(at)));
      case Op::Load: return load(at);
      case Op::Table: return read(at, args_.tables[node.b]);
      case Op::RowBegin: return read(at, args_.rowBegins[node.b]);
      case Op::EachOver: return storeEntries(at);
      default: break;
    }
    if (info(node.op).isFold) return;
    takeIn(at);
  }

  /// The states of what is at `kept`: count by count those of the block.
  double* statesOf(uint32_t kept) {
    const auto number = std::ranges::lower_bound(of_.kept_, kept) - of_.kept_.begin();
    return states_ + number * args_.longest * width_;
  }
  void keepState(uint32_t kept, uint32_t value) {
    if (!std::ranges::binary_search(of_.kept_, kept)) return;
    const Node& node = kernel_.code[kept];
    double* const states = statesOf(kept);
    const int32_t* const counts = cells_.integers(node.a);
    for (int64_t i = 0; i < count_; ++i) {
      if (active_[static_cast<size_t>(i)]) states[counts[i] * width_ + i] = cells_.lane(value, node.type, i);
    }
  }
  void readState(uint32_t at) {
    const Node& node = kernel_.code[at];
    const double* const states = statesOf(readAtCount(kernel_.code, at));
    const int32_t* const counts = cells_.integers(node.a);
    for (int64_t i = 0; i < count_; ++i) {
      if (active_[static_cast<size_t>(i)]) cells_.setLane(at, node.type, i, states[counts[i] * width_ + i]);
    }
  }

  void index(uint32_t at) {
    for (int64_t i = 0; i < count_; ++i)
      cells_.integers(at)[i] = static_cast<int32_t>(std::min(first_ + i, args_.instances - 1));
  }

  void load(uint32_t at) {
    const Node& node = kernel_.code[at];
    const uint32_t port = kernel_.gathers[node.b].port;
    const double* rows = args_.ports[port] + node.c;
    const auto width = static_cast<int64_t>(kernel_.ports[port].width);
    for (int64_t i = 0; i < count_; ++i) cells_.reals(at)[i] = rows[placeAt(node.a, i) * width];
  }

  /// A lane that has left a loop reads what is there for all.
  int32_t placeAt(uint32_t at, int64_t i) { return active_[static_cast<size_t>(i)] ? cells_.integers(at)[i] : 0; }

  void read(uint32_t at, const int32_t* list) {
    for (int64_t i = 0; i < count_; ++i) cells_.integers(at)[i] = list[placeAt(kernel_.code[at].a, i)];
  }

  void compute(uint32_t at) {
    const Node& node = kernel_.code[at];
    of_.lanes_[at](cells_.cell(at), cells_.cell(node.a), cells_.cell(node.b), cells_.cell(node.c), count_);
  }

  /// What a reduction has so far is where its value is; a prefix keeps that apart.
  void takeIn(uint32_t at) {
    const Node& node = kernel_.code[at];
    uint32_t sum = at;
    if (info(node.op).isPrefix) {
      sum = of_.other_[at];
      cells_.copy(at, sum);
    }
    const bool isFused = operandCount(node) > 2;  // a range and two factors
    of_.lanes_[at](cells_.cell(of_.scratch()), cells_.cell(isFused ? node.b : sum),
                   cells_.cell(isFused ? node.c : node.b), cells_.cell(sum), count_);
    replaceActive(sum, of_.scratch(), node.type);
  }

  static int64_t placeInTile(int64_t instance, int64_t column, int64_t columns) {
    return instance / kTile * kTile * columns + column * kTile + instance % kTile;
  }
  void storeTile(uint32_t value, int64_t column, int64_t columns) {
    for (int64_t i = 0; i < count_; ++i)
      args_.outputs[placeInTile(first_ + i, column, columns)] = cells_.reals(value)[i];
  }
  void storePartial(const Store& store, uint32_t value) {
    const PartialColumn to = partialColumn(kernel_, store);
    storeTile(value, int64_t{args_.sizes[to.base]} + to.place, args_.sizes[to.count]);
  }

  /// What is stored at every count that comes to `at`; of rows that all instances read, the sum.
  void storeEntries(uint32_t at) {
    const Node& node = kernel_.code[at];
    for (const Store& store : kernel_.stores) {
      if (store.value != at) continue;
      const PartialColumn to = partialColumn(kernel_, store);
      const bool isShared = kernel_.shared[kernel_.columns[store.a].gather];
      for (int64_t i = 0; i < (isShared ? live_ : count_); ++i) {
        if (!active_[static_cast<size_t>(i)]) continue;
        const int64_t column = args_.sizes[to.base] + int64_t{cells_.integers(node.c)[i]} * to.entries + to.place;
        const double part = cells_.reals(node.b)[i];
        if (isShared) tiles_[static_cast<size_t>(column * kTile + i % kTile)] += part;
        else args_.outputs[placeInTile(first_ + i, column, args_.sizes[to.count])] = part;
      }
    }
  }

  void store() {
    int64_t columns = 0, column = 0;
    columns = std::ranges::count_if(kernel_.stores, isOutput);
    for (const Store& store : kernel_.stores) {
      if (store.kind == RootKind::Value) std::copy_n(cells_.reals(store.value), count_, args_.values + first_);
      else if (store.kind == RootKind::Kept)
        std::copy_n(cells_.reals(store.value), count_, args_.kept[store.a] + first_);
      else if (isOutput(store)) storeTile(store.value, column++, columns);
      else if (kernel_.storesPartials && isPartial(store) && kernel_.code[store.value].op != Op::EachOver)
        storePartial(store, store.value);
    }
  }

  /// Instance by instance, and of each by gather and component: stores are in that order.
  void scatter() {
    for (int64_t i = 0; i < count_; ++i) {
      for (const Store& store : kernel_.stores) {
        if (store.kind != RootKind::Partial) continue;
        const Column& column = kernel_.columns[store.a];
        const uint32_t port = kernel_.gathers[column.gather].port;
        const auto stride = static_cast<int64_t>(accumulatorStride(kernel_.ports[port].width));
        const int64_t row = args_.targets[column.gather][first_ + i];
        args_.accumulators[port][row * stride + column.component] += cells_.reals(store.value)[i];
      }
    }
  }

  const InterpretedKernel& of_;
  const Kernel& kernel_;
  const KernelArgs& args_;
  int64_t width_;  // instances of a block
  Cells cells_;
  double* states_;               // what is kept count by count
  std::vector<double> tiles_;    // of sums that all instances add to: eight lanes each
  std::vector<uint8_t> active_;  // lanes that are still in all loops around
  int64_t first_ = 0, live_ = 0, count_ = 0;
};

int64_t InterpretedKernel::run(const KernelArgs& args, int64_t begin, int64_t end) const {
  const int64_t width = widthFor(args, end - begin);
  const int64_t bytes = states(args) * width * static_cast<int64_t>(sizeof(double));
  if (bytes > args.scratchBytes) return bytes;
  Run(*this, args, width).chunks(begin, end);
  return 0;
}

}  // namespace hgc
