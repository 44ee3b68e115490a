#pragma once
/// Assigns unknowns and instances to problems that share no unknowns.
#include <string>
#include <vector>

#include "runtime/session/matrices/unknown_blocks.h"

namespace hgc {

/// The problem of each unknown scalar. Problems are the rows of a dimension, which must be the first one of all
/// unknowns.
class ProblemsOf {
 public:
  static Result<ProblemsOf> make(const Workload& workload, const std::string& dimension);

  const std::string& dimension() const { return dimension_; }
  int64_t count() const { return problems_; }
  int64_t of(SymbolId symbol, int64_t scalar) const { return scalar / scalars_[symbol]; }
  /// How many scalars a problem has of an unknown, and the number of the first of them among all its scalars.
  int64_t scalars(SymbolId symbol) const { return scalars_[symbol]; }
  int64_t first(SymbolId symbol) const { return first_[symbol]; }
  /// How many scalars a problem has.
  int64_t size() const { return size_; }

 private:
  std::string dimension_;
  int64_t problems_ = 0, size_ = 0;
  std::vector<int64_t> scalars_, first_;  ///< by symbol
};

/// The problem of each instance of a group; -1 if it reads no unknown. An error if an instance reads two problems.
Result<std::vector<int32_t>> problemsOfInstances(const Workload& workload, size_t g, const UnknownBlocks& unknowns,
                                                 const LocalBlocks& local, const ProblemsOf& problems);

/// Adds the scalars of residuals that a group's instances have, to those of their problems.
void addResiduals(const Workload& workload, size_t g, const std::vector<int32_t>& problems,
                  std::vector<int64_t>& residuals);

}  // namespace hgc
