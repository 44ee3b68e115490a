#include "runtime/data/index/line_runs.h"

#include <limits>
#include <mutex>

#include "ir/apply.h"
#include "runtime/data/threads/loops.h"

namespace hgc {
namespace {

/// A line with more runs is better evaluated instance by instance.
constexpr size_t kMostRuns = 64;

bool fits(int64_t value) { return value == static_cast<int32_t>(value); }

int64_t floorOf(int64_t x, int64_t divisor) { return x / divisor - (x % divisor < 0); }

/// The part of a run from `first` on.
LineRun from(const LineRun& run, int64_t first) {
  return {static_cast<int32_t>(first), static_cast<int32_t>(run.value + run.step * (first - run.first)), run.step};
}

constexpr LineReach kNowhere{std::numeric_limits<int64_t>::max(), std::numeric_limits<int64_t>::min()};

LineReach together(const LineReach& a, const LineReach& b) {
  return {std::min(a.least, b.least), std::max(a.most, b.most)};
}

/// The reach on the line that begins at instance `first`: the ends of each run reach farthest.
LineReach reachAlong(std::span<const LineRun> runs, int64_t first, int64_t length) {
  LineReach reach = kNowhere;
  for (size_t k = 0; k < runs.size(); ++k) {
    const int64_t last = (k + 1 < runs.size() ? runs[k + 1].first : length) - 1;
    const int64_t begin = runs[k].value - first - runs[k].first;
    const int64_t end = begin + (runs[k].step - 1) * (last - runs[k].first);
    reach = together(reach, {std::min(begin, end), std::max(begin, end)});
  }
  return reach;
}

}  // namespace

LineRuns::LineRuns(const Graph& graph, std::span<const NodeId> nodes, const IndexContext& context)
    : graph_(graph),
      context_(context),
      order_(reachable(graph, nodes)),
      runs_(graph.size()),
      indices_(context.domain.size(), 0),
      length_(context.bound->sizes[context.domain.back()]) {}

bool LineRuns::goTo(int64_t line) {
  for (size_t axis = indices_.size() - 1; axis-- > 0;) {
    const int64_t size = context_.bound->sizes[context_.domain[axis]];
    indices_[axis] = line % size;
    line /= size;
  }
  return std::ranges::all_of(order_, [&](NodeId id) { return find(id); });
}

bool LineRuns::find(NodeId id) {
  const Node& node = graph_[id];
  runs_[id].clear();
  switch (node.op) {
    case Op::Const: return append(id, 0, length_, static_cast<int32_t>(node.b), 0);
    case Op::Size: return append(id, 0, length_, context_.bound->sizes[context_.dimOf(node.b)], 0);
    case Op::Index: return append(id, 0, length_, indices_[node.b], node.b + 1 == indices_.size() ? 1 : 0);
    default: return join(id);
  }
}

/// Finds the runs of a node between the kinks of its operands.
bool LineRuns::join(NodeId id) {
  const Node& node = graph_[id];
  const int arity = operandCount(node);
  size_t at[3] = {0, 0, 0};
  for (int64_t first = 0; first < length_;) {
    int64_t last = length_;
    LineRun in[3];
    bool isConstant = true;
    for (int k = 0; k < arity; ++k) {
      const std::vector<LineRun>& runs = runs_[node.operand(k)];
      while (at[k] + 1 < runs.size() && runs[at[k] + 1].first <= first) ++at[k];
      if (at[k] + 1 < runs.size()) last = std::min<int64_t>(last, runs[at[k] + 1].first);
      in[k] = from(runs[at[k]], first);
      isConstant = isConstant && in[k].step == 0;
    }
    const int64_t x = in[0].value, y = in[1].value, dx = in[0].step, dy = in[1].step;
    bool done = false;
    if (isConstant && node.op != Op::Place) {
      done = append(id, first, last, evaluateWhole(graph_, node, [&](int k) { return in[k].value; }), 0);
    } else if (node.op == Op::IAdd) {
      done = append(id, first, last, x + y, dx + dy);
    } else if (node.op == Op::ISub) {
      done = append(id, first, last, x - y, dx - dy);
    } else if (node.op == Op::IMul && (dx == 0 || dy == 0)) {
      done = append(id, first, last, x * y, dx * y + x * dy);
    } else if (node.op == Op::Place && dy == 0) {
      done = append(id, first, last, x * y + in[2].value, dx * y + in[2].step);
    } else if (node.op == Op::IMin || node.op == Op::IMax) {
      done = appendLesser(id, first, last, in[0], in[1], node.op == Op::IMax);
    } else if (node.op == Op::IMod && dy == 0 && y > 0) {
      done = appendRemainder(id, first, last, in[0], y);
    }
    if (!done) return false;
    first = last;
  }
  return true;
}

/// Appends a run, or extends the last one. A run of one place can have any step.
bool LineRuns::append(NodeId id, int64_t first, int64_t last, int64_t value, int64_t step) {
  std::vector<LineRun>& runs = runs_[id];
  if (last - first == 1) step = 0;
  if (!fits(value) || !fits(step) || !fits(value + step * (last - first - 1))) return false;
  const LineRun run{static_cast<int32_t>(first), static_cast<int32_t>(value), static_cast<int32_t>(step)};
  if (!runs.empty()) {
    LineRun& before = runs.back();
    const int64_t rise = value - before.value;
    const bool isOne = first - before.first == 1, becomesOne = last - first == 1;
    if (isOne && (becomesOne || rise == step) && fits(rise)) {
      before.step = static_cast<int32_t>(rise);
      return true;
    }
    if (rise == before.step * (first - before.first) && (becomesOne || step == before.step)) return true;
  }
  runs.push_back(run);
  return runs.size() <= kMostRuns;
}

/// Appends the lesser (or greater) of two runs, cut where they cross.
bool LineRuns::appendLesser(NodeId id, int64_t first, int64_t last, const LineRun& x, const LineRun& y, bool greater) {
  const int64_t apart = int64_t{x.value} - y.value, drift = int64_t{x.step} - y.step;
  const int64_t apartAtEnd = apart + drift * (last - first - 1);
  const auto put = [&](int64_t begin, int64_t end, const LineRun& chosen) {
    const LineRun piece = from(chosen, begin);
    return append(id, begin, end, piece.value, piece.step);
  };
  const auto lesser = [&](int64_t difference) -> const LineRun& { return (difference < 0) != greater ? x : y; };
  if ((apart <= 0) == (apartAtEnd <= 0)) return put(first, last, lesser(apart < apartAtEnd ? apart : apartAtEnd));
  const int64_t step = drift < 0 ? -drift : drift, away = drift < 0 ? apart : -apart;  // away > 0, or apart is 0
  const int64_t crossing = first + std::max<int64_t>(1, (away + step - 1) / step);
  return put(first, crossing, lesser(apart == 0 ? -apartAtEnd : apart)) && put(crossing, last, lesser(apartAtEnd));
}

bool LineRuns::appendRemainder(NodeId id, int64_t first, int64_t last, const LineRun& x, int64_t divisor) {
  while (first < last) {
    const int64_t value = from(x, first).value, rest = value - floorOf(value, divisor) * divisor;
    int64_t end = last;
    if (x.step > 0) end = std::min(last, first + (divisor - rest + x.step - 1) / x.step);
    if (x.step < 0) end = std::min(last, first + rest / -int64_t{x.step} + 1);
    if (!append(id, first, end, rest, x.step)) return false;
    first = end;
  }
  return true;
}

std::optional<LineReach> reachOf(const Graph& host, NodeId row, const IndexContext& context, int64_t instances) {
  const int64_t length = context.bound->sizes[context.domain.back()];
  const auto ofSome = [&](int64_t first, int64_t last) {
    LineReach reach = kNowhere;
    LineRuns runs(host, {&row, 1}, context);
    for (int64_t line = first; line < last; ++line) {
      if (!runs.goTo(line)) return LineReach{std::numeric_limits<int64_t>::min(), std::numeric_limits<int64_t>::max()};
      reach = together(reach, reachAlong(runs.of(row), line * length, length));
    }
    return reach;
  };
  LineReach reach = kNowhere;
  std::mutex mutex;
  forPieces(instances / length, 64, [&](int64_t first, int64_t last) {
    const LineReach some = ofSome(first, last);
    const std::lock_guard lock(mutex);
    reach = together(reach, some);
  });
  const bool isAlong = reach.least <= reach.most && reach.least > std::numeric_limits<int64_t>::min();
  return isAlong ? std::optional(reach) : std::nullopt;
}

}  // namespace hgc
