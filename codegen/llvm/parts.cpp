#include "codegen/llvm/parts.h"

#include <algorithm>

#include "codegen/llvm/body/stores.h"
#include "codegen/llvm/function.h"
#include "ir/artefact/handed.h"

namespace hgc::cpu {
namespace {

/// Most nodes and stores of one LLVM function, since compile time grows faster than length. A load counts for several
/// nodes: one access per lane.
constexpr uint32_t kPartLength = 4000, kPartStores = 500, kLoadLength = 8;
/// For every load of at most 256 bits LLVM visits all loads back to the last fence.
constexpr size_t kReadsBetweenFences = 128;
/// Most pieces of partials of one function.
constexpr size_t kPartPieces = 128;

bool emitsAnywhere(const Node& node) { return node.op == Op::Const || node.op == Op::Size; }

/// The part that computes each node, and at the end the number of parts.
std::vector<uint32_t> partsOf(const Kernel& kernel) {
  std::vector<uint32_t> part;
  uint32_t number = 0, length = 0;
  for (const Node& node : kernel.code) {
    length += node.op == Op::Load ? kLoadLength : 1;
    if (length > kPartLength) ++number, length = 0;
    part.push_back(number);
  }
  part.push_back(number + 1);
  return part;
}

/// Plans the memory for values that later parts read. Stores come after all other parts.
Handed planCells(const Kernel& kernel, const std::vector<uint32_t>& part) {
  const std::span<const uint32_t> parts(part.data(), kernel.code.size());
  std::vector<uint32_t> last = lastReads(kernel, parts);
  for (const Store& store : kernel.stores) last[store.value] = part.back();
  for (uint32_t at = 0; at < parts.size(); ++at) {
    if (emitsAnywhere(kernel.code[at])) last[at] = parts[at];
  }
  return planHanded(parts, last);
}

using PieceKey = std::pair<uint32_t, uint32_t>;

/// Pieces with different keys never write to the same address.
PieceKey keyOf(const Kernel& kernel, const Piece& piece) {
  return {kernel.gathers[piece.gather].port, piece.first / 4};
}

std::vector<Piece> piecesByPlace(const Kernel& kernel) {
  std::vector<Piece> pieces = piecesOf(kernel);
  std::ranges::stable_sort(pieces, {}, [&](const Piece& piece) { return keyOf(kernel, piece); });
  return pieces;
}

/// Cuts pieces only where the key changes.
std::vector<std::span<const Piece>> inParts(const Kernel& kernel, std::span<const Piece> pieces) {
  std::vector<std::span<const Piece>> parts;
  size_t first = 0;
  for (size_t k = 1; k <= pieces.size(); ++k) {
    const bool cut =
        k == pieces.size() || (k - first >= kPartPieces && keyOf(kernel, pieces[k]) != keyOf(kernel, pieces[k - 1]));
    if (!cut) continue;
    parts.push_back(pieces.subspan(first, k - first));
    first = k;
  }
  return parts;
}

class PartsEmitter {
 public:
  PartsEmitter(llvm::Module& module, VectorBuilder& ir, const Kernel& kernel, SharedArms& arms)
      : module_(module),
        ir_(ir),
        kernel_(kernel),
        arms_(arms),
        part_(partsOf(kernel)),
        handed_(planCells(kernel, part_)),
        pieces_(piecesByPlace(kernel)),
        piecesByPart_(inParts(kernel, pieces_)) {}

  std::vector<llvm::Function*> emitParts() {
    std::vector<llvm::Function*> parts;
    const auto count = static_cast<uint32_t>(kernel_.code.size());
    for (uint32_t first = 0, last = 1; first < count; first = last++) {
      while (last < count && part_[last] == part_[first]) ++last;
      parts.push_back(emitPart(first, last, [](Body&, llvm::Value*) {}));
    }
    const size_t stores = kernel_.stores.size();
    for (size_t first = 0; first < stores; first += kPartStores) {
      const size_t last = std::min(first + kPartStores, stores);
      parts.push_back(emitPart(count, count, [&](Body& body, llvm::Value*) { emitStores(body, first, last); }));
    }
    emitScatter(parts);
    return parts;
  }

  void emitCalls(llvm::Function* function, const std::vector<llvm::Function*>& parts) {
    uint64_t cells = 1;
    for (const auto& pieces : piecesByPart_) cells = std::max(cells, cellsFor(pieces));
    const uint64_t bytes = (handed_.cells + cells) * ir_.lanes() * sizeof(double) + 64;
    llvm::Value* block = scratchOf(ir_, function->getArg(0), ir_.getInt64(bytes));
    emitLoop(ir_, function->getArg(1), function->getArg(2), ir_.getInt64(ir_.lanes()), [&](llvm::Value* instance) {
      for (llvm::Function* part : parts) ir_.CreateCall(part, {function->getArg(0), block, instance});
    });
  }

 private:
  void emitScatter(std::vector<llvm::Function*>& parts) {
    const auto count = static_cast<uint32_t>(kernel_.code.size());
    for (const std::span<const Piece> pieces : piecesByPart_) {
      parts.push_back(emitPart(count, count, [&](Body& body, llvm::Value* block) {
        scatter(body, pieces, scattersInLoop(pieces, ir_.lanes()) ? cell(block, handed_.cells) : nullptr);
      }));
    }
  }

  llvm::Value* cell(llvm::Value* block, uint64_t number) {
    return ir_.CreateConstGEP1_64(ir_.getInt8Ty(), block, number * ir_.lanes() * sizeof(double));
  }
  llvm::Value* place(llvm::Value* block, uint32_t at) { return cell(block, handed_.cell[at]); }

  llvm::Function* emitPart(uint32_t first, uint32_t last, const std::function<void(Body&, llvm::Value*)>& leave) {
    auto* part = makeFunction(module_, kernel_.name + ".part", ir_.getVoidTy(),
                              {ir_.getPtrTy(), ir_.getPtrTy(), ir_.getInt64Ty()}, llvm::Function::InternalLinkage);
    part->addFnAttr(llvm::Attribute::NoInline);
    ir_.SetInsertPoint(llvm::BasicBlock::Create(ir_.getContext(), "entry", part));
    Frame frame = loadFrame(ir_, kernel_, part->getArg(0));
    if (first == kernel_.code.size()) loadAccumulators(ir_, kernel_, frame);  // it stores
    placeFrame(ir_, frame, argumentOf(ir_, part->getArg(0), KernelArg::instances, ir_.getInt64Ty()), part->getArg(2));
    llvm::Value* block = part->getArg(1);
    Body* self = nullptr;
    size_t read = 0;
    Body body = makeBody(ir_, kernel_, frame, arms_, [&](uint32_t at) -> llvm::Value* {
      const Node& node = kernel_.code[at];
      if (emitsAnywhere(node)) return emitNode(*self, at).vector;
      if (++read % kReadsBetweenFences == 0) ir_.fence();
      return ir_.takeUp(node.type, place(block, at));
    });
    self = &body;
    emitRange(body, first, last, [](uint32_t) { return true; });
    leaveCells(body, block, first, last);
    leave(body, block);
    ir_.CreateRetVoid();
    return part;
  }

  void leaveCells(Body& body, llvm::Value* block, uint32_t first, uint32_t last) {
    size_t written = 0;
    for (uint32_t at = first; at < last; ++at) {
      if (handed_.cell[at] == kNoNode) continue;
      if (written++ % ir_.kWritesBetweenFences == 0) ir_.fence();
      ir_.leave(body.values[at], place(block, at));
    }
  }

  llvm::Module& module_;
  VectorBuilder& ir_;
  const Kernel& kernel_;
  SharedArms& arms_;
  std::vector<uint32_t> part_;
  Handed handed_;
  std::vector<Piece> pieces_;
  std::vector<std::span<const Piece>> piecesByPart_;
};

}  // namespace

bool fitsInOne(const Kernel& kernel) { return partsOf(kernel).back() <= 2 && kernel.stores.size() <= 2 * kPartStores; }

void emitInParts(llvm::Module& module, VectorBuilder& ir, const Kernel& kernel, SharedArms& arms,
                 llvm::Function* function) {
  PartsEmitter emitter(module, ir, kernel, arms);
  const std::vector<llvm::Function*> parts = emitter.emitParts();
  ir.SetInsertPoint(&function->back());
  emitter.emitCalls(function, parts);
}

}  // namespace hgc::cpu
