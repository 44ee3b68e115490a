#include "runtime/solve/linear/row_graph.h"

#include <numeric>

/// Of libamd (Amestoy, Davis and Duff, Algorithm 837: AMD, ACM TOMS 30, 2004): a permutation of the rows of a pattern
/// in compressed columns. Negative: it failed.
extern "C" int amd_order(int32_t count, const int32_t begin[], const int32_t rows[], int32_t permutation[],
                         double control[], double info[]);

namespace hgc {

Result<RowGraph> graphOf(const BlockShape& lower) {
  if (2 * static_cast<int64_t>(lower.column.size()) > INT32_MAX)
    return Error{"the matrix has too many blocks to order its elimination", "", ErrorKind::Memory};
  const auto rows = static_cast<int32_t>(lower.rows.size()) - 1;
  RowGraph graph;
  graph.begin.assign(asSize(rows) + 1, 0);
  const auto forPairs = [&](const auto& call) {
    for (int32_t row = 0; row < rows; ++row) {
      for (int32_t k = lower.rowBegin[asSize(row)]; k < lower.rowBegin[asSize(row) + 1]; ++k) {
        const int32_t column = lower.column[asSize(k)];
        if (column != row) call(row, column), call(column, row);
      }
    }
  };
  forPairs([&](int32_t a, int32_t) { ++graph.begin[asSize(a) + 1]; });
  std::partial_sum(graph.begin.begin(), graph.begin.end(), graph.begin.begin());
  graph.neighbours.resize(asSize(graph.begin.back()));
  std::vector<int32_t> next(graph.begin.begin(), graph.begin.end() - 1);
  forPairs([&](int32_t a, int32_t b) { graph.neighbours[asSize(next[asSize(a)]++)] = b; });
  return graph;
}

Result<std::vector<int32_t>> orderByDegree(const RowGraph& graph) {
  constexpr int32_t kNothing[] = {0};  // AMD wants an address
  const int32_t rows = graph.rows();
  std::vector<int32_t> order(asSize(rows));
  const int32_t* const neighbours = graph.neighbours.empty() ? kNothing : graph.neighbours.data();
  constexpr int kOutOfMemory = -1;
  const int done = rows == 0 ? 0 : amd_order(rows, graph.begin.data(), neighbours, order.data(), nullptr, nullptr);
  if (done == kOutOfMemory)
    return Error{"there is not enough memory to order the unknowns for elimination", "", ErrorKind::Memory};
  if (done < 0) return Error{"the order of elimination cannot be found", "", ErrorKind::Internal};
  return order;
}

}  // namespace hgc
