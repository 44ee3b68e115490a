#pragma once
/// The common part of executables that launch parts.
#include "runtime/split/part.h"

namespace hgc {

/// Results and bound values are in host memory; parts have copies of bound values. Thread-safety: one thread at a time.
class PartsExecutable : public Executable {
 public:
  Status prepare(const Launch& launch) override;
  Status write(SymbolId symbol, int64_t first, std::span<const double> values) override;
  const Results& results() const override { return results_; }
  Status read(std::span<const Copy> copies) override;
  Status fillFields() override { return Done{}; }
  Buffer computed(SymbolId) const override { return {}; }
  Result<uint32_t> adopt(const AssemblyPlan&) override { return Error{"parts hand components over", ""}; }
  Result<Buffer> bound(SymbolId symbol) override;
  /// These change bound values after all parts have the new ones: after a failure, values are unchanged.
  Status add(SymbolId symbol, double scale, const Buffer& direction) override;
  Status exchange(SymbolId a, SymbolId b) override;

 protected:
  /// `whole` must outlive it.
  explicit PartsExecutable(const Workload& whole) : whole_(whole) {}

  const Workload& whole_;
  std::vector<std::unique_ptr<Part>> parts_;
  Results results_;

 private:
  std::span<double> valuesOf(SymbolId symbol) const;
};

}  // namespace hgc
