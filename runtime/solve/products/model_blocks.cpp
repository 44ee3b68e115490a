#include "runtime/solve/products/model_blocks.h"

#include <algorithm>

namespace hgc {
namespace {

constexpr KernelKind kKind = KernelKind::Bdp;

/// Without waiting for single columns, and `meanwhile` they are found. Blocks of scalars that are fixed have numbers
/// that the caller clears.
Status findOnDevice(StepProducts& products, KeptUnknowns& kept, EliminatedRows* eliminated, int64_t eliminatedSize,
                    StepProduct& last, const std::function<void()>& meanwhile) {
  ResidentRows& own = *kept.onDevice();
  const auto keptSize = kept.part().largest();
  for (int64_t k = 0; k < std::max(keptSize, eliminatedSize); ++k) {
    Status done = eliminated ? eliminated->setUnit(k) : Done{};
    if (done) done = own.setUnit(static_cast<uint32_t>(k));
    if (done && k < eliminatedSize) {
      const auto made = products.multiplyAgain(kKind, last.step, last.product, ProductRows::OnDevice);
      done = made ? eliminated->takeColumn(k) : made.error();
    }
    if (done && k < keptSize) done = own.multiplyOwn(kKind);
    if (done && k < keptSize) done = own.takeColumn(static_cast<uint32_t>(k));
    if (!done) return done;
  }
  meanwhile();
  std::vector<std::vector<double>> columns;
  if (const Status done = own.bringColumns(columns); !done) return done;
  for (size_t k = 0; k < columns.size(); ++k) kept.blocks().setColumn(static_cast<int64_t>(k), columns[k]);
  return Done{};
}

}  // namespace

/// A column of all blocks is a product with the vector that is 1 there.
Status findBlocks(StepProducts& products, KeptUnknowns& kept, EliminatedRows* eliminated,
                  const StepPart& eliminatedPart, StepProduct& last, const std::function<void()>& meanwhile) {
  const int64_t keptSize = kept.part().largest(), eliminatedSize = eliminatedPart.largest();
  if (kept.onDevice()) return findOnDevice(products, kept, eliminated, eliminatedSize, last, meanwhile);
  meanwhile();
  for (int64_t k = 0; k < std::max(keptSize, eliminatedSize); ++k) {
    kept.part().setUnit(last.step, k);
    if (const Status done = eliminated ? eliminated->setUnit(k) : Done{}; !done) return done;
    const ProductRows wanted = k >= eliminatedSize ? ProductRows::Others
                               : k >= keptSize     ? ProductRows::OnDevice
                                                   : ProductRows::All;
    const auto done = products.multiply(kKind, last.step, last.product, wanted);
    if (!done) return done.error();
    kept.blocks().setColumn(k, kept.part().takeFrom(last.product));
    if (const Status taken = eliminated ? eliminated->takeColumn(k) : Done{}; !taken) return taken;
  }
  return Done{};
}

Status renewBlocks(StepProducts& products, EliminatedRows& eliminated, const StepPart& eliminatedPart,
                   StepProduct& last) {
  if (eliminated.haveBlocks()) return Done{};
  for (int64_t k = 0; k < eliminatedPart.largest(); ++k) {
    if (const Status done = eliminated.setUnit(k); !done) return done;
    const auto done = products.multiply(kKind, last.step, last.product, ProductRows::OnDevice);
    if (!done) return done.error();
    if (const Status taken = eliminated.takeColumn(k); !taken) return taken;
  }
  return Done{};
}

}  // namespace hgc
