#pragma once
/// Which problems instances belong to, where problems share no unknowns.
#include <string>
#include <vector>

#include "runtime/session/matrices/unknown_blocks.h"

namespace hgc {

/// Which problem each unknown scalar belongs to: problems are the rows of a dimension, the first one of all unknowns.
class ProblemsOf {
 public:
  static Result<ProblemsOf> make(const Workload& workload, const std::string& dimension);

  const std::string& dimension() const { return dimension_; }
  int64_t count() const { return problems_; }
  int64_t of(SymbolId symbol, int64_t scalar) const { return scalar / scalars_[symbol]; }
  /// Scalars that a problem has of an unknown; the first one's number among the problem's.
  int64_t scalars(SymbolId symbol) const { return scalars_[symbol]; }
  int64_t first(SymbolId symbol) const { return first_[symbol]; }
  /// Scalars of a problem.
  int64_t size() const { return size_; }

 private:
  std::string dimension_;
  int64_t problems_ = 0, size_ = 0;
  std::vector<int64_t> scalars_, first_;  ///< by symbol
};

/// The problem of each instance of a group; -1 where it reads no unknown. An error where one reads those of two.
Result<std::vector<int32_t>> problemsOfInstances(const Workload& workload, size_t g, const UnknownBlocks& unknowns,
                                                 const LocalBlocks& local, const ProblemsOf& problems);

}  // namespace hgc
