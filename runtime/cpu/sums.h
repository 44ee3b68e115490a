#pragma once
/// Summing the partials of a launch after its kernels have run.
#include <span>
#include <vector>

#include "runtime/cpu/state.h"
#include "runtime/cpu/tasks.h"

namespace hgc {

/// The sum of all derivatives by a symbol. In results NaNs are made canonical and non-finite numbers counted.
struct SymbolSum {
  SymbolId symbol = kNone;
  double* to = nullptr;
  bool isResult = false;
};

/// A step of a sum. Steps run one after another.
struct SumStep {
  int64_t pieces = 0;
  double operations = 0;  ///< of a piece
  Tasks::Run run;
};

/// Clears the rows of a sum, block by block.
SumStep clearRows(CpuState& state, const SymbolSum& wanted);
/// The steps of several sums: the k-th tasks have the k-th step of each.
std::vector<Tasks> sumsOf(CpuState& state, std::span<const SymbolSum> wanted);
void runSums(CpuState& state, std::span<const Tasks> sums);

}  // namespace hgc
