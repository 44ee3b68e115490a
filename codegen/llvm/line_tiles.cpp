#include "codegen/llvm/line_tiles.h"

#include <algorithm>
#include <memory>

#include "codegen/llvm/transpose.h"
#include "ir/loops.h"

namespace hgc::cpu {
namespace {

/// Lines and vectors of columns of a tile, as the registers of the machine allow: there are 32 with vectors of 8, else
/// 16. A panel is read again for every tile, so the lines are more.
unsigned linesOf(const VectorBuilder& ir) { return ir.lanes() == 8 ? 8 : 4; }
unsigned vectorsOf(const VectorBuilder& ir) { return ir.lanes() == 8 ? 3 : 2; }
/// Counts whose columns are packed at once: a panel is as long as a multiple of it.
constexpr unsigned kPacked = 4;

using Values = std::vector<llvm::Value*>;

class Emitter {
 public:
  Emitter(VectorBuilder& ir, const Kernel& kernel, const Frame& frame, SharedArms& arms, Body& outer,
          const Lines& lines, const LineLoop& loop, const LineBlock& block)
      : ir_(ir),
        kernel_(kernel),
        frame_(frame),
        arms_(arms),
        outer_(outer),
        lines_(lines),
        loop_(loop),
        block_(block),
        length_(long_(scalarOf(lines.length))),
        counts_(scalarOf(kernel.code[loop.loop->begin].a)),
        mostLines_(linesOf(ir)),
        mostVectors_(vectorsOf(ir)) {}

  /// Panels of columns, one after another; of a line that is alone in the block only the columns that are there.
  void run() {
    firstLine_ = ir_.CreateSDiv(block_.first, length_);
    lastLine_ = ir_.CreateSDiv(ir_.CreateSub(block_.last, ir_.getInt64(1)), length_);
    llvm::Value* isAlone = ir_.CreateICmpEQ(firstLine_, lastLine_);
    llvm::Value* start = ir_.CreateMul(firstLine_, length_);
    llvm::Value* begin = ir_.CreateSelect(isAlone, ir_.CreateSub(block_.first, start), ir_.getInt64(0));
    end_ = ir_.CreateSelect(isAlone, ir_.CreateSub(block_.last, start), length_);
    llvm::Value* width = ir_.getInt64(mostVectors_ * ir_.lanes());
    llvm::Value* whole = ir_.CreateMul(ir_.CreateSDiv(ir_.CreateSub(end_, begin), width), width);
    llvm::Value* middle = ir_.CreateAdd(begin, whole);
    emitLoop(ir_, begin, middle, width, [&](llvm::Value* column) { panel(mostVectors_, column); });
    emitLoop(ir_, middle, end_, ir_.getInt64(ir_.lanes()), [&](llvm::Value* column) { panel(1, column); });
  }

 private:
  llvm::Value* scalarOf(uint32_t at) { return ir_.CreateExtractElement(outer_.value(at), uint64_t{0}); }
  llvm::Value* long_(llvm::Value* value) { return ir_.CreateSExt(value, ir_.getInt64Ty()); }
  llvm::Value* steps() { return ir_.CreateStepVector(ir_.intType()); }
  bool isIn(uint32_t at, Along along) const { return lines_.along[at] == along; }

  /// At every count, `carried` goes on with what `step` gives; gives what it comes to.
  Values overCounts(const Values& carried, unsigned by,
                    const std::function<Values(llvm::Value* count, const Values&)>& step) {
    llvm::Function* function = ir_.GetInsertBlock()->getParent();
    auto* before = ir_.GetInsertBlock();
    auto* inside = llvm::BasicBlock::Create(ir_.getContext(), "count", function);
    auto* after = llvm::BasicBlock::Create(ir_.getContext(), "counted", function);
    ir_.CreateCondBr(ir_.CreateICmpSGT(counts_, ir_.getInt32(0)), inside, after);
    ir_.SetInsertPoint(inside);
    llvm::PHINode* count = ir_.CreatePHI(ir_.getInt32Ty(), 2);
    std::vector<llvm::PHINode*> phis;
    for (llvm::Value* value : carried) phis.push_back(ir_.CreatePHI(value->getType(), 2));
    const Values next = step(count, {phis.begin(), phis.end()});
    llvm::Value* later = ir_.CreateAdd(count, ir_.getInt32(by));
    auto* latch = ir_.GetInsertBlock();
    count->addIncoming(ir_.getInt32(0), before);
    count->addIncoming(later, latch);
    ir_.CreateCondBr(ir_.CreateICmpSLT(later, counts_), inside, after);
    ir_.SetInsertPoint(after);
    Values results;
    for (size_t k = 0; k < carried.size(); ++k) {
      phis[k]->addIncoming(carried[k], before);
      phis[k]->addIncoming(next[k], latch);
      llvm::PHINode* result = ir_.CreatePHI(carried[k]->getType(), 2);
      result->addIncoming(carried[k], before);
      result->addIncoming(next[k], latch);
      results.push_back(result);
    }
    return results;
  }

  using Bodies = std::vector<std::unique_ptr<Body>>;
  std::unique_ptr<Body> bodyWith(std::function<llvm::Value*(uint32_t)> elsewhere) {
    return std::make_unique<Body>(ir_, kernel_, frame_, arms_, std::move(elsewhere));
  }
  /// What is the same for all instances at a count.
  std::unique_ptr<Body> commonAt(llvm::Value* count) {
    auto body = bodyWith([this](uint32_t at) { return outer_.value(at); });
    llvm::Value* none = llvm::PoisonValue::get(llvm::FixedVectorType::get(ir_.getInt32Ty(), 1));
    body->give(loop_.loop->begin, ir_.CreateInsertElement(none, count, uint64_t{0}));
    for (uint32_t at = loop_.loop->begin + 1; at < loop_.loop->end; ++at) {
      if (isIn(at, Along::Same)) body->emit(at);
    }
    return body;
  }
  /// Goes on with the body of a line or of a column at a count.
  void goOn(Body& body, Body& common, Along along) {
    for (uint32_t at = loop_.loop->begin; at < loop_.loop->end; ++at) {
      if (isIn(at, Along::Same)) body.give(at, common.oneOf(at));
      else if (isIn(at, along)) body.emit(at);
    }
  }
  void emitBefore(Body& body, Along along) {
    for (const uint32_t at : loop_.before) {
      if (isIn(at, along) && !isPlace(lines_, kernel_, at)) body.emit(at);
    }
  }

  /// Of the columns from `column` (i64) on; those behind the last are like that.
  std::unique_ptr<Body> columnBody(llvm::Value* column) {
    auto body = bodyWith([this](uint32_t at) { return outer_.value(at); });
    llvm::Value* first = ir_.splat(ir_.CreateTrunc(column, ir_.getInt32Ty()));
    llvm::Value* last = ir_.splat(ir_.CreateTrunc(ir_.CreateSub(end_, ir_.getInt64(1)), ir_.getInt32Ty()));
    llvm::Value* held = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, ir_.CreateAdd(first, steps()), last);
    for (const uint32_t at : loop_.before) {
      if (isIn(at, Along::Column) && isPlace(lines_, kernel_, at)) body->resume(at, held);
    }
    emitBefore(*body, Along::Column);
    return body;
  }

  std::unique_ptr<Body> lineBody(llvm::Value* line) {
    auto body = bodyWith([this](uint32_t at) { return outer_.value(at); });
    body->holdSame([this](uint32_t at) { return isIn(at, Along::Line); });
    llvm::Value* none = llvm::PoisonValue::get(llvm::FixedVectorType::get(ir_.getInt32Ty(), 1));
    llvm::Value* number = ir_.CreateInsertElement(none, ir_.CreateTrunc(line, ir_.getInt32Ty()), uint64_t{0});
    for (const uint32_t at : loop_.before) {
      if (isIn(at, Along::Line) && isPlace(lines_, kernel_, at)) body->give(at, number);
    }
    emitBefore(*body, Along::Line);
    return body;
  }

  /// Where a vector of a column's reals lies at a count (i32).
  llvm::Value* packed(size_t number, llvm::Value* count, unsigned vectors, unsigned vector) {
    llvm::Value* row = ir_.CreateAdd(ir_.CreateMul(extent(), ir_.getInt64(number)), long_(count));
    llvm::Value* before = ir_.CreateMul(row, ir_.getInt64(vectors * ir_.lanes()));
    return ir_.CreateGEP(ir_.getDoubleTy(), block_.panel, ir_.CreateAdd(before, ir_.getInt64(vector * ir_.lanes())));
  }
  llvm::Value* extent() { return ir_.CreateAdd(long_(counts_), ir_.getInt64(kPacked)); }

  /// The row before the first that a column reads one after another, or kNoNode: of loads at base + count.
  uint32_t baseOf(uint32_t at) const {
    const Node& load = kernel_.code[at];
    if (load.op != Op::Load || kernel_.ports[kernel_.gathers[load.b].port].width != 1) return kNoNode;
    const Node& row = kernel_.code[load.a];
    if (row.op != Op::IAdd) return kNoNode;
    const uint32_t base = row.a == loop_.loop->begin ? row.b : row.a;
    const bool isOfCount = row.a == loop_.loop->begin || row.b == loop_.loop->begin;
    return isOfCount && base < loop_.loop->begin ? base : kNoNode;
  }

  void pack(unsigned vectors, llvm::Value* column) {
    Bodies bodies;
    for (unsigned v = 0; v < vectors; ++v)
      bodies.push_back(columnBody(ir_.CreateAdd(column, ir_.getInt64(v * ir_.lanes()))));
    const auto isRow = [this](uint32_t at) { return baseOf(at) != kNoNode; };
    if (std::ranges::all_of(loop_.columns, isRow)) return packRows(bodies);
    overCounts({}, 1, [&](llvm::Value* count, const Values&) {
      const auto common = commonAt(count);
      for (unsigned v = 0; v < vectors; ++v) {
        goOn(*bodies[v], *common, Along::Column);
        for (size_t k = 0; k < loop_.columns.size(); ++k)
          ir_.CreateAlignedStore(bodies[v]->value(loop_.columns[k]), packed(k, count, vectors, v), llvm::Align(8));
      }
      return Values{};
    });
  }

  Values rowBegins(Body& column, uint32_t at) {
    llvm::Value* array = frame_.ports[kernel_.gathers[kernel_.code[at].b].port];
    Values begins;
    for (unsigned lane = 0; lane < ir_.lanes(); ++lane) {
      llvm::Value* row = long_(ir_.CreateExtractElement(column.value(baseOf(at)), lane));
      begins.push_back(ir_.CreateGEP(ir_.getDoubleTy(), array, row));
    }
    return begins;
  }

  /// Four counts of each row at once. Behind the last of a row some are read that nobody asks for: rows are readable
  /// past their end.
  void packRows(const Bodies& bodies) {
    std::vector<Values> begins;  // by vector and column, of each lane
    for (const auto& body : bodies) {
      for (const uint32_t at : loop_.columns) begins.push_back(rowBegins(*body, at));
    }
    auto* quad = llvm::FixedVectorType::get(ir_.getDoubleTy(), kPacked);
    overCounts({}, kPacked, [&](llvm::Value* count, const Values&) {
      for (unsigned v = 0; v < bodies.size(); ++v) {
        for (size_t k = 0; k < loop_.columns.size(); ++k) {
          Values rows;
          for (llvm::Value* row : begins[v * loop_.columns.size() + k]) {
            llvm::Value* place = ir_.CreateGEP(ir_.getDoubleTy(), row, long_(count));
            rows.push_back(ir_.CreateAlignedLoad(quad, place, llvm::Align(8)));
          }
          const auto lanes = rowsToLanes(ir_, rows);
          for (unsigned c = 0; c < kPacked; ++c) {
            llvm::Value* at4 = packed(k, ir_.CreateAdd(count, ir_.getInt32(c)), static_cast<unsigned>(bodies.size()), v);
            ir_.CreateAlignedStore(lanes[c], at4, llvm::Align(8));
          }
        }
      }
      return Values{};
    });
  }

  /// All lines of the block: several at once where all their columns are in it.
  void panel(unsigned vectors, llvm::Value* column) {
    pack(vectors, column);
    emitLoop(ir_, firstLine_, ir_.CreateAdd(lastLine_, ir_.getInt64(1)), [&](llvm::Value* line) {
      llvm::Value* next = ir_.CreateAdd(line, ir_.getInt64(mostLines_));
      llvm::Value* begins = ir_.CreateICmpSGE(ir_.CreateMul(line, length_), block_.first);
      llvm::Value* ends = ir_.CreateICmpSLE(ir_.CreateMul(next, length_), block_.last);
      llvm::Value* isWhole = ir_.CreateAnd(begins, ends);
      const auto several = [&] { tile(mostLines_, vectors, line, column); };
      choose(isWhole, several, [&] { oneLine(vectors, line, column); });
      return ir_.CreateSelect(isWhole, next, ir_.CreateAdd(line, ir_.getInt64(1)));
    });
  }

  void oneLine(unsigned vectors, llvm::Value* line, llvm::Value* column) {
    llvm::Value* first = ir_.CreateAdd(ir_.CreateMul(line, length_), column);
    llvm::Value* last = ir_.CreateAdd(first, ir_.getInt64(vectors * ir_.lanes()));
    llvm::Value* meets = ir_.CreateAnd(ir_.CreateICmpSLT(first, block_.last), ir_.CreateICmpSGT(last, block_.first));
    choose(meets, [&] { tile(1, vectors, line, column); }, [] {});
  }

  void choose(llvm::Value* condition, const std::function<void()>& then, const std::function<void()>& otherwise) {
    llvm::Function* function = ir_.GetInsertBlock()->getParent();
    auto* one = llvm::BasicBlock::Create(ir_.getContext(), "then", function);
    auto* other = llvm::BasicBlock::Create(ir_.getContext(), "else", function);
    auto* after = llvm::BasicBlock::Create(ir_.getContext(), "chosen", function);
    ir_.CreateCondBr(condition, one, other);
    ir_.SetInsertPoint(one);
    then();
    ir_.CreateBr(after);
    ir_.SetInsertPoint(other);
    otherwise();
    ir_.CreateBr(after);
    ir_.SetInsertPoint(after);
  }

  /// Sums of so many lines and vectors of columns, by line, vector and reduction.
  void tile(unsigned lines, unsigned vectors, llvm::Value* line, llvm::Value* column) {
    Bodies bodies;
    for (unsigned r = 0; r < lines; ++r) bodies.push_back(lineBody(ir_.CreateAdd(line, ir_.getInt64(r))));
    Values starts;
    for (unsigned k = 0; k < lines * vectors; ++k) {
      for (const uint32_t at : loop_.results) starts.push_back(outer_.startOf(at));
    }
    const Values results = overCounts(starts, 1, [&](llvm::Value* count, const Values& sums) {
      const auto common = commonAt(count);
      const Values read = readPanel(vectors, count);
      for (const auto& body : bodies) goOn(*body, *common, Along::Line);
      Values next;
      for (unsigned r = 0; r < lines; ++r) {
        for (unsigned v = 0; v < vectors; ++v) {
          const auto sum = sums.begin() + (r * vectors + v) * static_cast<std::ptrdiff_t>(loop_.results.size());
          const auto columns = read.begin() + v * static_cast<std::ptrdiff_t>(loop_.columns.size());
          takeIn(*common, *bodies[r], &*columns, &*sum, next);
        }
      }
      return next;
    });
    auto result = results.begin();
    for (unsigned r = 0; r < lines; ++r) {
      for (unsigned v = 0; v < vectors; ++v) {
        llvm::Value* first = ir_.CreateAdd(column, ir_.getInt64(v * ir_.lanes()));
        for (const uint32_t at : loop_.results) {
          llvm::Value* instance = ir_.CreateAdd(ir_.CreateMul(ir_.CreateAdd(line, ir_.getInt64(r)), length_), first);
          llvm::Value* place = block_.place(at, instance);
          if (lines == mostLines_ && vectors == mostVectors_) ir_.CreateAlignedStore(*result++, place, llvm::Align(8));
          else ir_.CreateMaskedStore(*result++, place, llvm::Align(8), lanesWithin(instance, first));
        }
      }
    }
  }

  Values readPanel(unsigned vectors, llvm::Value* count) {
    Values read;
    for (unsigned v = 0; v < vectors; ++v) {
      for (size_t k = 0; k < loop_.columns.size(); ++k)
        read.push_back(ir_.CreateAlignedLoad(ir_.realType(), packed(k, count, vectors, v), llvm::Align(8)));
    }
    return read;
  }

  /// What a line and a vector of columns make of a count together.
  void takeIn(Body& common, Body& line, llvm::Value* const* columns, llvm::Value* const* sums, Values& next) {
    const auto body = bodyWith([&](uint32_t at) {
      const auto column = std::ranges::find(loop_.columns, at);
      if (column != loop_.columns.end()) return columns[column - loop_.columns.begin()];
      return isIn(at, Along::Line) ? line.value(at) : common.value(at);
    });
    for (size_t k = 0; k < loop_.results.size(); ++k) body->resume(loop_.results[k], sums[k]);
    for (uint32_t at = loop_.loop->begin; at < loop_.loop->end; ++at) {
      if (isIn(at, Along::Both)) body->emit(at);
    }
    for (const uint32_t at : loop_.results) next.push_back(body->next(at));
  }

  /// Which instances from one on, that has this column, lie within the line and within the block.
  llvm::Value* lanesWithin(llvm::Value* instance, llvm::Value* column) {
    llvm::Value* behind =
        ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, ir_.CreateSub(block_.last, instance), ir_.CreateSub(end_, column));
    llvm::Value* first = ir_.splat(held(ir_.CreateSub(block_.first, instance)));
    llvm::Value* last = ir_.splat(held(behind));
    return ir_.CreateAnd(ir_.CreateICmpSGE(steps(), first), ir_.CreateICmpSLT(steps(), last));
  }
  /// Between none and all lanes, as an integer.
  llvm::Value* held(llvm::Value* lanes) {
    llvm::Value* least = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, lanes, ir_.getInt64(0));
    llvm::Value* most = ir_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, least, ir_.getInt64(ir_.lanes()));
    return ir_.CreateTrunc(most, ir_.getInt32Ty());
  }

  VectorBuilder& ir_;
  const Kernel& kernel_;
  const Frame& frame_;
  SharedArms& arms_;
  Body& outer_;
  const Lines& lines_;
  const LineLoop& loop_;
  const LineBlock& block_;
  llvm::Value *length_, *counts_;  // columns of a line (i64); of the loop (i32)
  unsigned mostLines_, mostVectors_;
  llvm::Value *firstLine_ = nullptr, *lastLine_ = nullptr, *end_ = nullptr;  // of the block; the end of the columns
};

}  // namespace

llvm::Value* panelScalars(VectorBuilder& ir, const LineLoop& loop, llvm::Value* counts) {
  llvm::Value* extent = ir.CreateAdd(counts, ir.getInt64(kPacked));
  return ir.CreateMul(extent, ir.getInt64(loop.columns.size() * vectorsOf(ir) * ir.lanes()));
}

void emitLineTiles(VectorBuilder& ir, const Kernel& kernel, const Frame& frame, SharedArms& arms, Body& outer,
                   const Lines& lines, const LineLoop& loop, const LineBlock& block) {
  Emitter(ir, kernel, frame, arms, outer, lines, loop, block).run();
}

}  // namespace hgc::cpu
