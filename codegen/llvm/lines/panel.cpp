#include "codegen/llvm/lines/panel.h"

#include <algorithm>

#include "codegen/llvm/vectors/builder.h"

namespace hgc::cpu {
namespace {

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

}  // namespace

uint64_t panelScalars(const VectorBuilder& ir, const LineLoop& loop, unsigned vectors) {
  return loop.columns.size() * kRows * vectors * ir.lanes();
}

llvm::Value* Panel::at(VectorBuilder& ir, size_t number, llvm::Value* count, unsigned vector) const {
  llvm::Value* row = ir.CreateSExt(ir.CreateSub(count, counts.begin), ir.getInt64Ty());
  llvm::Value* before = ir.CreateMul(row, ir.getInt64(vectors * ir.lanes()));
  const uint64_t own = (number * kRows * vectors + vector) * ir.lanes();
  return ir.realAt(memory, ir.CreateAdd(before, ir.getInt64(own)));
}

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

Values readPanel(const LineContext& context, const Panel& panel, llvm::Value* count) {
  VectorBuilder& ir = context.ir;
  Values read;
  for (unsigned v = 0; v < panel.vectors; ++v) {
    for (size_t k = 0; k < context.loop.columns.size(); ++k)
      read.push_back(ir.load(ir.realType(), panel.at(ir, k, count, v)));
  }
  return read;
}

}  // namespace hgc::cpu
