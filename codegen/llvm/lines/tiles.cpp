#include "codegen/llvm/lines/tiles.h"

#include <algorithm>

namespace hgc::cpu {
namespace {

/// Iterations per panel: it fits into the first cache beside what the lines of a tile read.
inline constexpr unsigned kPanelCounts = 128;

struct Panel {
  llvm::Value* memory = nullptr;
  Counts counts;
  unsigned vectors = 1;  ///< of columns

  /// The address of a vector of `LineLoop::columns[number]` in iteration `count` (i32).
  llvm::Value* at(VectorBuilder& ir, size_t number, llvm::Value* count, unsigned vector) const;
};

/// Iterations that are packed at once.
constexpr unsigned kAtOnce = 4;
constexpr uint64_t kRows = kPanelCounts + kAtOnce;

/// The base of a column that loads scalar base + count; kNoNode for other columns.
uint32_t baseOf(const LineContext& context, uint32_t at) {
  const Kernel& kernel = context.kernel;
  const uint32_t count = context.loop.loop->begin;
  const Node& load = kernel.code[at];
  if (load.op != Op::Load || kernel.ports[kernel.gathers[load.b].port].width != 1) return kNoNode;
  const Node& row = kernel.code[load.a];
  if (row.op != Op::IAdd || (row.a != count && row.b != count)) return kNoNode;
  const uint32_t base = row.a == count ? row.b : row.a;
  return base < count ? base : kNoNode;
}

/// The address of each lane's iteration 0.
Values rowBegins(const LineContext& context, Body& column, uint32_t at) {
  VectorBuilder& ir = context.ir;
  llvm::Value* array = context.frame.ports[context.kernel.gathers[context.kernel.code[at].b].port];
  Values begins;
  for (unsigned lane = 0; lane < ir.lanes(); ++lane) {
    llvm::Value* row = context.toLong(ir.CreateExtractElement(column.values[baseOf(context, at)], lane));
    begins.push_back(ir.realAt(array, row));
  }
  return begins;
}

/// Packs several iterations of each row at once. Reads past the end of a row, which buffers allow, and ignores the
/// result.
void packRows(const LineContext& context, const Panel& panel, const std::vector<BodyPtr>& bodies) {
  VectorBuilder& ir = context.ir;
  const std::vector<uint32_t>& columns = context.loop.columns;
  std::vector<Values> begins;  // by vector and column, of each lane
  for (const BodyPtr& body : bodies) {
    for (const uint32_t at : columns) begins.push_back(rowBegins(context, *body, at));
  }
  auto* some = llvm::FixedVectorType::get(ir.getDoubleTy(), kAtOnce);
  overCounts(ir, {panel.counts.begin, panel.counts.end, kAtOnce}, {}, [&](llvm::Value* count, const Values&) {
    for (size_t k = 0; k < begins.size(); ++k) {
      Values rows;
      for (llvm::Value* begin : begins[k]) {
        llvm::Value* place = ir.realAt(begin, context.toLong(count));
        rows.push_back(ir.load(some, place));
      }
      const auto lanes = rowsToLanes(ir, rows);
      for (unsigned c = 0; c < kAtOnce; ++c) {
        const auto vector = static_cast<unsigned>(k / columns.size());
        llvm::Value* place = panel.at(ir, k % columns.size(), ir.CreateAdd(count, ir.getInt32(c)), vector);
        ir.store(lanes[c], place);
      }
    }
    return Values{};
  });
}

/// The size in scalars of a panel with `vectors` vectors of columns.
uint64_t panelScalars(const VectorBuilder& ir, const LineLoop& loop, unsigned vectors) {
  return loop.columns.size() * kRows * vectors * ir.lanes();
}

llvm::Value* Panel::at(VectorBuilder& ir, size_t number, llvm::Value* count, unsigned vector) const {
  llvm::Value* row = ir.CreateSExt(ir.CreateSub(count, counts.begin), ir.getInt64Ty());
  llvm::Value* before = ir.CreateMul(row, ir.getInt64(vectors * ir.lanes()));
  const uint64_t own = (number * kRows * vectors + vector) * ir.lanes();
  return ir.realAt(memory, ir.CreateAdd(before, ir.getInt64(own)));
}

/// Fills a panel with the columns from `column` up to `end` (i64).
void pack(const LineContext& context, const Panel& panel, llvm::Value* column, llvm::Value* end) {
  VectorBuilder& ir = context.ir;
  std::vector<BodyPtr> bodies;
  for (unsigned v = 0; v < panel.vectors; ++v)
    bodies.push_back(columnBody(context, ir.CreateAdd(column, ir.getInt64(v * ir.lanes())), end));
  const std::vector<uint32_t>& columns = context.loop.columns;
  const auto isRow = [&](uint32_t at) { return baseOf(context, at) != kNoNode; };
  if (std::ranges::all_of(columns, isRow)) return packRows(context, panel, bodies);
  overCounts(ir, panel.counts, {}, [&](llvm::Value* count, const Values&) {
    const BodyPtr common = commonBody(context, count);
    for (unsigned v = 0; v < panel.vectors; ++v) {
      emitIteration(context, *bodies[v], *common, Along::Column);
      for (size_t k = 0; k < columns.size(); ++k) ir.store(bodies[v]->values[columns[k]], panel.at(ir, k, count, v));
    }
    return Values{};
  });
}

/// The vectors of an iteration, by vector and number.
Values readPanel(const LineContext& context, const Panel& panel, llvm::Value* count) {
  VectorBuilder& ir = context.ir;
  Values read;
  for (unsigned v = 0; v < panel.vectors; ++v) {
    for (size_t k = 0; k < context.loop.columns.size(); ++k)
      read.push_back(ir.load(ir.realType(), panel.at(ir, k, count, v)));
  }
  return read;
}

/// Lines and vectors of columns of a tile, which fill the 32 registers of AVX-512, or the 16 of SSE2 and AVX2. More
/// lines than vectors, since each tile reads the panel again.
unsigned linesOf(const VectorBuilder& ir) { return ir.lanes() == 8 ? 8 : 4; }
unsigned vectorsOf(const VectorBuilder& ir) { return ir.lanes() == 8 ? 3 : 2; }

class Emitter {
 public:
  Emitter(const LineContext& context, const LineBlock& block)
      : context_(context),
        ir_(context.ir),
        block_(block),
        length_(context.toLong(context.scalarOf(context.lines.length))) {}

  /// Loops over ranges of iterations, whose data of the lines fits into a cache, and within over panels of columns. A
  /// block within one line has only its columns.
  void run() {
    firstLine_ = ir_.CreateSDiv(block_.first, length_);
    lastLine_ = ir_.CreateSDiv(ir_.CreateSub(block_.last, ir_.getInt64(1)), length_);
    llvm::Value* isAlone = ir_.CreateICmpEQ(firstLine_, lastLine_);
    llvm::Value* start = ir_.CreateMul(firstLine_, length_);
    llvm::Value* begin = ir_.CreateSelect(isAlone, ir_.CreateSub(block_.first, start), ir_.getInt64(0));
    end_ = ir_.CreateSelect(isAlone, ir_.CreateSub(block_.last, start), length_);
    const unsigned most = vectorsOf(ir_);
    llvm::Value* width = ir_.getInt64(most * ir_.lanes());
    llvm::Value* whole = ir_.CreateMul(ir_.CreateSDiv(ir_.CreateSub(end_, begin), width), width);
    llvm::Value* middle = ir_.CreateAdd(begin, whole);
    llvm::Value* length = context_.scalarOf(context_.kernel.code[context_.loop.loop->begin].a);
    emitLoop(ir_, ir_.getInt64(0), context_.toLong(length), ir_.getInt64(kPanelCounts), [&](llvm::Value* at) {
      llvm::Value* first = ir_.CreateTrunc(at, ir_.getInt32Ty());
      llvm::Value* left = ir_.CreateSub(length, first);
      llvm::Value* some = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, left, ir_.getInt32(kPanelCounts));
      const Counts counts{first, ir_.CreateAdd(first, some)};
      emitLoop(ir_, begin, middle, width, [&](llvm::Value* column) { columns(counts, most, column); });
      emitLoop(ir_, middle, end_, ir_.getInt64(ir_.lanes()), [&](llvm::Value* column) { columns(counts, 1, column); });
    });
  }

 private:
  /// Runs all lines of the block: several at once where the block has all their columns.
  void columns(const Counts& counts, unsigned vectors, llvm::Value* column) {
    panel_ = {block_.memory, counts, vectors};
    pack(context_, panel_, column, end_);
    allLines(column);
  }

  void allLines(llvm::Value* column) {
    emitLoop(ir_, firstLine_, ir_.CreateAdd(lastLine_, ir_.getInt64(1)), [&](llvm::Value* line) {
      llvm::Value* next = ir_.CreateAdd(line, ir_.getInt64(linesOf(ir_)));
      llvm::Value* begins = ir_.CreateICmpSGE(ir_.CreateMul(line, length_), block_.first);
      llvm::Value* ends = ir_.CreateICmpSLE(ir_.CreateMul(next, length_), block_.last);
      llvm::Value* isWhole = ir_.CreateAnd(begins, ends);
      const auto several = [&] { tile(linesOf(ir_), line, column); };
      choose(isWhole, several, [&] { oneLine(line, column); });
      return ir_.CreateSelect(isWhole, next, ir_.CreateAdd(line, ir_.getInt64(1)));
    });
  }

  void oneLine(llvm::Value* line, llvm::Value* column) {
    llvm::Value* first = ir_.CreateAdd(ir_.CreateMul(line, length_), column);
    llvm::Value* last = ir_.CreateAdd(first, ir_.getInt64(panel_.vectors * ir_.lanes()));
    llvm::Value* meets = ir_.CreateAnd(ir_.CreateICmpSLT(first, block_.last), ir_.CreateICmpSGT(last, block_.first));
    choose(
        meets, [&] { tile(1, line, column); }, [] {});
  }

  void choose(llvm::Value* condition, const std::function<void()>& then, const std::function<void()>& otherwise) {
    auto* one = ir_.newBlock("then");
    auto* other = ir_.newBlock("else");
    auto* after = ir_.newBlock("chosen");
    ir_.CreateCondBr(condition, one, other);
    ir_.SetInsertPoint(one);
    then();
    ir_.CreateBr(after);
    ir_.SetInsertPoint(other);
    otherwise();
    ir_.CreateBr(after);
    ir_.SetInsertPoint(after);
  }

  /// Where sums of a tile are stored, and the mask of lanes; null for all.
  struct Place {
    llvm::Value *memory, *lanes;
  };

  /// Sums `lines` lines and the panel, by line, vector and reduction.
  void tile(unsigned lines, llvm::Value* line, llvm::Value* column) {
    std::vector<BodyPtr> bodies;
    for (unsigned r = 0; r < lines; ++r) bodies.push_back(lineBody(context_, ir_.CreateAdd(line, ir_.getInt64(r))));
    const std::vector<Place> places = placesOf(lines, line, column);
    Values starts;
    for (const Place& place : places) starts.push_back(read(place));
    const Values sums = overCounts(ir_, panel_.counts, starts, [&](llvm::Value* count, const Values& before) {
      const BodyPtr common = commonBody(context_, count);
      const Values columns = readPanel(context_, panel_, count);
      for (const BodyPtr& body : bodies) emitIteration(context_, *body, *common, Along::Line);
      Values next;
      for (const BodyPtr& body : bodies) {
        for (unsigned v = 0; v < panel_.vectors; ++v)
          takeIn(*common, *body, &columns[v * context_.loop.columns.size()], &before[next.size()], next);
      }
      return next;
    });
    for (size_t k = 0; k < places.size(); ++k) leave(sums[k], places[k]);
  }

  std::vector<Place> placesOf(unsigned lines, llvm::Value* line, llvm::Value* column) {
    const bool isWhole = lines == linesOf(ir_) && panel_.vectors == vectorsOf(ir_);
    std::vector<Place> places;
    for (unsigned r = 0; r < lines; ++r) {
      llvm::Value* start = ir_.CreateMul(ir_.CreateAdd(line, ir_.getInt64(r)), length_);
      for (unsigned v = 0; v < panel_.vectors; ++v) {
        llvm::Value* first = ir_.CreateAdd(column, ir_.getInt64(v * ir_.lanes()));
        llvm::Value* instance = ir_.CreateAdd(start, first);
        llvm::Value* lanes = isWhole ? nullptr : lanesWithin(instance, first);
        for (const uint32_t at : context_.loop.results) places.push_back({block_.place(at, instance), lanes});
      }
    }
    return places;
  }

  /// The mask of instances from `instance` on, which is at `column`, that lie in its line and in the block.
  llvm::Value* lanesWithin(llvm::Value* instance, llvm::Value* column) {
    llvm::Value* inBlock = ir_.CreateSub(block_.last, instance);
    llvm::Value* inLine = ir_.CreateSub(end_, column);
    llvm::Value* last = ir_.splat(held(ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, inBlock, inLine)));
    llvm::Value* first = ir_.splat(held(ir_.CreateSub(block_.first, instance)));
    llvm::Value* steps = ir_.CreateStepVector(ir_.intType());
    return ir_.CreateAnd(ir_.CreateICmpSGE(steps, first), ir_.CreateICmpSLT(steps, last));
  }
  /// Clamped to [0, lanes], as i32.
  llvm::Value* held(llvm::Value* lanes) {
    llvm::Value* least = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, lanes, ir_.getInt64(0));
    llvm::Value* most = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, least, ir_.getInt64(ir_.lanes()));
    return ir_.CreateTrunc(most, ir_.getInt32Ty());
  }

  llvm::Value* read(const Place& place) {
    llvm::Type* type = ir_.realType();
    if (place.lanes == nullptr) return ir_.load(type, place.memory);
    return ir_.CreateMaskedLoad(type, place.memory, llvm::Align(8), place.lanes, llvm::Constant::getNullValue(type));
  }
  void leave(llvm::Value* sum, const Place& place) {
    if (place.lanes == nullptr) ir_.store(sum, place.memory);
    else ir_.CreateMaskedStore(sum, place.memory, llvm::Align(8), place.lanes);
  }

  /// Emits the part of an iteration that depends on line and column both.
  void takeIn(Body& common, Body& line, llvm::Value* const* columns, llvm::Value* const* sums, Values& next) {
    const BodyPtr body = bodyWith(context_, [&](uint32_t at) {
      const auto column = std::ranges::find(context_.loop.columns, at);
      if (column != context_.loop.columns.end()) return columns[column - context_.loop.columns.begin()];
      return context_.is(at, Along::Line) ? line.values[at] : common.values[at];
    });
    for (size_t k = 0; k < context_.loop.results.size(); ++k) body->values.set(context_.loop.results[k], sums[k]);
    for (uint32_t at = context_.loop.loop->begin; at < context_.loop.loop->end; ++at) {
      if (context_.is(at, Along::Both)) emit(*body, at);
    }
    for (const uint32_t at : context_.loop.results) next.push_back(body->regions.next[at].vector);
  }

  const LineContext& context_;
  VectorBuilder& ir_;
  const LineBlock& block_;
  llvm::Value* length_;                                                      // columns of a line (i64)
  llvm::Value *firstLine_ = nullptr, *lastLine_ = nullptr, *end_ = nullptr;  // of the block; the end of the columns
  Panel panel_;
};

}  // namespace

uint64_t scalarsOfTiles(const VectorBuilder& ir, const LineLoop& loop) { return panelScalars(ir, loop, vectorsOf(ir)); }

void emitLineTiles(const LineContext& context, const LineBlock& block) { Emitter(context, block).run(); }

}  // namespace hgc::cpu
