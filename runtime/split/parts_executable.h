#pragma once
/// What executables have in common whose launches parts make: results, and what is bound, are in host memory.
#include "runtime/device/device.h"

namespace hgc {

/// `write` brings new values to all parts. Thread-safety: one thread at a time.
class PartsExecutable : public Executable {
 public:
  const Results& results() const override { return results_; }
  Status read(std::span<const Copy> copies) override;
  Status fillFields() override { return Done{}; }
  Buffer computed(SymbolId) const override { return {}; }
  Result<uint32_t> adopt(const AssemblyPlan&) override { return Error{"parts hand components over", ""}; }
  Result<Buffer> bound(SymbolId symbol) override;
  /// What is bound changes once all parts have it: after a failure it is as it was.
  Status add(SymbolId symbol, double scale, const Buffer& direction) override;
  Status exchange(SymbolId a, SymbolId b) override;

 protected:
  /// `whole` must outlive it.
  explicit PartsExecutable(const Workload& whole) : whole_(whole) {}

  const Workload& whole_;
  Results results_;

 private:
  std::span<double> valuesOf(SymbolId symbol) const;
};

}  // namespace hgc
