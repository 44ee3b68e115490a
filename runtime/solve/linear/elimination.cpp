#include "runtime/solve/linear/elimination.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "runtime/solve/linear/dissection.h"

namespace hgc {
namespace {

/// Rows that are left once some are eliminated, and what joins them then.
struct Reduced {
  std::vector<int32_t> rows;
  RowGraph graph;  // by number among them
};

/// `first` may be empty. What is joined through two rows of it is left out: parts of one row of an unknown may be
/// neighbours, where a term reads parts.
Result<Reduced> eliminateFirst(const RowGraph& graph, const std::vector<bool>& first) {
  const auto goes = [&](int32_t row) { return !first.empty() && first[asSize(row)]; };
  Reduced reduced;
  std::vector<int32_t> numberOf;
  for (int32_t row = 0; row < graph.rows(); ++row) {
    numberOf.push_back(static_cast<int32_t>(reduced.rows.size()));
    if (!goes(row)) reduced.rows.push_back(row);
  }
  int64_t most = 0;  // neighbours
  for (int32_t row = 0; row < graph.rows(); ++row) {
    const auto degree = std::ssize(graph.of(row));
    most += goes(row) ? degree * degree : degree;
  }
  constexpr int64_t kMostNeighbours = int64_t{1} << 32;  // which are looked through, and mostly are the same
  if (most > kMostNeighbours)
    return Error{"the unknowns that are to be eliminated would join nearly all others",
                 "steps by `sparse` or `pcg` may do", ErrorKind::Memory};
  std::vector<int32_t>& neighbours = reduced.graph.neighbours;
  std::vector<int32_t> seenBy(reduced.rows.size(), -1);
  for (const int32_t row : reduced.rows) {
    const int32_t own = numberOf[asSize(row)];
    const auto take = [&](int32_t other) {
      if (goes(other)) return;
      const int32_t number = numberOf[asSize(other)];
      if (number != own && std::exchange(seenBy[asSize(number)], own) != own) neighbours.push_back(number);
    };
    for (const int32_t neighbour : graph.of(row)) {
      if (goes(neighbour)) std::ranges::for_each(graph.of(neighbour), take);
      else take(neighbour);
    }
    if (neighbours.size() > INT32_MAX)
      return Error{"too many unknowns are joined by those that are to be eliminated", "", ErrorKind::Memory};
    reduced.graph.begin.push_back(static_cast<int32_t>(neighbours.size()));
  }
  return reduced;
}

/// The parent of each place in the tree of elimination (Liu, The Role of Elimination Trees in Sparse Factorization,
/// SIAM J. Matrix Anal. Appl. 11, 1990): the first later place that its column of the factor has. -1 for roots.
std::vector<int32_t> findParents(const RowGraph& graph, const EliminationOrder& order) {
  const auto count = static_cast<int32_t>(order.rowAt.size());
  std::vector<int32_t> parent(asSize(count), -1), ancestor(asSize(count), -1);
  for (int32_t place = 0; place < count; ++place) {
    for (const int32_t neighbour : graph.of(order.rowAt[asSize(place)])) {
      for (int32_t k = order.placeOf[asSize(neighbour)]; k < place && k != -1;) {
        const int32_t next = std::exchange(ancestor[asSize(k)], place);
        if (next == -1) parent[asSize(k)] = place;
        if (next == place) break;
        k = next;
      }
    }
  }
  return parent;
}

/// Children before parents, and what is below a place just before it.
std::vector<int32_t> postorder(std::span<const int32_t> parent) {
  const auto count = static_cast<int32_t>(parent.size());
  std::vector<int32_t> child(asSize(count), -1), sibling(asSize(count), -1), order, stack;
  for (int32_t k = count - 1; k >= 0; --k) {
    if (parent[asSize(k)] != -1) sibling[asSize(k)] = std::exchange(child[asSize(parent[asSize(k)])], k);
  }
  for (int32_t root = 0; root < count; ++root) {
    if (parent[asSize(root)] == -1) stack.push_back(root);
    while (!stack.empty()) {
      const int32_t next = child[asSize(stack.back())];
      if (next != -1) {
        child[asSize(stack.back())] = sibling[asSize(next)];
        stack.push_back(next);
      } else {
        order.push_back(stack.back());
        stack.pop_back();
      }
    }
  }
  return order;
}

/// By place: the later ones that its column of the factor has, ascending.
std::vector<std::vector<int32_t>> findReached(const RowGraph& graph, const EliminationOrder& order,
                                              std::span<const int32_t> parent) {
  const auto count = static_cast<int32_t>(parent.size());
  std::vector<std::vector<int32_t>> reached(asSize(count)), below(asSize(count));
  for (int32_t place = 0; place < count; ++place) {
    std::vector<int32_t>& own = reached[asSize(place)];
    for (const int32_t neighbour : graph.of(order.rowAt[asSize(place)])) {
      if (order.placeOf[asSize(neighbour)] > place) own.push_back(order.placeOf[asSize(neighbour)]);
    }
    std::ranges::sort(own);
    for (const int32_t child : below[asSize(place)]) {
      const std::vector<int32_t>& others = reached[asSize(child)];
      std::vector<int32_t> both;
      std::set_union(own.begin(), own.end(), others.begin() + 1, others.end(), std::back_inserter(both));
      own = std::move(both);
    }
    if (parent[asSize(place)] != -1) below[asSize(parent[asSize(place)])].push_back(place);
  }
  return reached;
}

/// A step as it grows.
struct Growing {
  Elimination step;
  int64_t columns = 0, height = 0;  ///< scalars that are eliminated; those and what they reach
  int64_t zeros = 0;                ///< among their numbers, since the rows do not reach quite the same
};

/// Whether a matrix of so many columns may have such a part of zeros: fewer steps are worth more the smaller they are.
bool isWorthMerging(int64_t columns, int64_t height, int64_t zeros) {
  const double part = static_cast<double>(zeros) / static_cast<double>(columns * height - columns * (columns - 1) / 2);
  return zeros == 0 || columns <= 4 || (columns <= 16 && part < 0.8) || (columns <= 48 && part < 0.1) || part < 0.05;
}

/// The rows of `below` become part of `step`, which follows it and is its parent, if few zeros are stored for that.
bool merge(const Growing& below, Growing& step) {
  if (below.step.last != step.step.first || below.step.reached.empty() || below.step.reached.front() >= step.step.last)
    return false;
  const int64_t columns = below.columns + step.columns, height = below.columns + step.height;
  const int64_t zeros = below.zeros + step.zeros + below.columns * (height - below.height);
  if (!isWorthMerging(columns, height, zeros)) return false;
  step.step.first = below.step.first;
  step.columns = columns;
  step.height = height;
  step.zeros = zeros;
  return true;
}

int64_t widthOf(const BlockShape& shape, int32_t row) { return shape.rows[asSize(row) + 1] - shape.rows[asSize(row)]; }

std::vector<Elimination> makeSteps(const BlockShape& lower, const EliminationOrder& order,
                                   std::vector<std::vector<int32_t>> reached) {
  std::vector<Growing> growing;
  const auto count = static_cast<int32_t>(reached.size());
  for (int32_t place = 0; place < count; ++place) {
    Growing next{{place, place + 1, std::move(reached[asSize(place)])}};
    next.columns = next.height = widthOf(lower, order.rowAt[asSize(place)]);
    for (const int32_t later : next.step.reached) next.height += widthOf(lower, order.rowAt[asSize(later)]);
    while (!growing.empty() && merge(growing.back(), next)) growing.pop_back();
    growing.push_back(std::move(next));
  }
  std::vector<Elimination> steps;
  std::vector<int32_t> stepAt(asSize(count));
  for (Growing& each : growing) {
    std::fill(stepAt.begin() + each.step.first, stepAt.begin() + each.step.last, static_cast<int32_t>(steps.size()));
    steps.push_back(std::move(each.step));
  }
  for (Elimination& step : steps) {
    if (!step.reached.empty()) step.parent = stepAt[asSize(step.reached.front())];
  }
  return steps;
}

void setOrder(EliminationOrder& order, std::vector<int32_t> rowAt) {
  order.rowAt = std::move(rowAt);
  order.placeOf.resize(order.rowAt.size());
  for (size_t place = 0; place < order.rowAt.size(); ++place)
    order.placeOf[asSize(order.rowAt[place])] = static_cast<int32_t>(place);
}

/// An order, and what each of its places reaches.
struct Forest {
  EliminationOrder order;
  std::vector<std::vector<int32_t>> reached;
  double work = 0;  ///< products of scalars that the factorisation takes, about
};

/// Of rows in this order, but for places of those that do not depend on one another.
Forest plant(const BlockShape& lower, const RowGraph& graph, std::vector<int32_t> rowAt) {
  Forest forest;
  setOrder(forest.order, std::move(rowAt));
  const std::vector<int32_t> after = postorder(findParents(graph, forest.order));
  std::vector<int32_t> moved(after.size());
  for (size_t place = 0; place < after.size(); ++place) moved[place] = forest.order.rowAt[asSize(after[place])];
  setOrder(forest.order, std::move(moved));
  forest.reached = findReached(graph, forest.order, findParents(graph, forest.order));
  for (size_t place = 0; place < forest.reached.size(); ++place) {
    const auto width = static_cast<double>(widthOf(lower, forest.order.rowAt[place]));
    double height = width;
    for (const int32_t later : forest.reached[place])
      height += static_cast<double>(widthOf(lower, forest.order.rowAt[asSize(later)]));
    forest.work += width * height * height;
  }
  return forest;
}

}  // namespace

Result<EliminationOrder> orderElimination(const BlockShape& lower, const std::vector<bool>& first) {
  constexpr double kMuch = 1e5;  // products by row: a few factorisations take longer than to dissect
  const auto graph = graphOf(lower);
  if (!graph) return graph.error();
  const auto others = eliminateFirst(*graph, first);
  if (!others) return others.error();
  const auto planted = [&](const std::vector<int32_t>& order) {
    std::vector<int32_t> rowAt;
    for (size_t row = 0; row < first.size(); ++row) {
      if (first[row]) rowAt.push_back(static_cast<int32_t>(row));
    }
    for (const int32_t number : order) rowAt.push_back(others->rows[asSize(number)]);
    return plant(lower, *graph, std::move(rowAt));
  };
  const auto byDegree = orderByDegree(others->graph);
  if (!byDegree) return byDegree.error();
  Forest best = planted(*byDegree);
  if (best.work > kMuch * others->graph.rows()) {
    const auto dissected = dissect(others->graph);
    if (!dissected) return dissected.error();
    if (Forest other = planted(*dissected); other.work < best.work) best = std::move(other);
  }
  best.order.steps = makeSteps(lower, best.order, std::move(best.reached));
  return std::move(best.order);
}

}  // namespace hgc
