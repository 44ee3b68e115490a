/// Plans `SeparateSums`.
#include <algorithm>
#include <atomic>
#include <map>
#include <set>

#include "ir/kernel/abi.h"
#include "runtime/data/threads/loops.h"
#include "runtime/device/solve/separate_steps.h"
#include "runtime/session/matrices/matrices.h"
#include "runtime/session/matrices/problems_of.h"

namespace hgc {
namespace {

/// By block of an instance: the number of its first scalar in the problem.
using Pattern = std::vector<uint32_t>;

/// The instances of a group and their problems.
struct ProblemMembers {
  const UnknownBlocks& unknowns;
  const ProblemsOf& problems;
  LocalBlocks local;
  std::vector<int32_t> problem;  ///< by instance; -1: none

  void findPattern(int64_t instance, Pattern& pattern) const {
    const int64_t own = problem[static_cast<size_t>(instance)];
    for (size_t b = 0; b < pattern.size(); ++b) {
      const SymbolId symbol = local.blocks[b].symbol;
      const int64_t scalar = (local.at(instance, b) - unknowns.first[symbol]) * unknowns.width[symbol];
      pattern[b] = static_cast<uint32_t>(problems.first(symbol) + scalar - own * problems.scalars(symbol));
    }
  }
  /// Calls `visit(first, last, pattern)` for runs of instances of [from, to) that have the same pattern.
  void forAlike(int64_t from, int64_t to, const auto& visit) const {
    Pattern pattern(local.blocks.size()), next(pattern.size());
    for (int64_t first = from, last = from; first < to; first = last) {
      if (problem[static_cast<size_t>(first)] < 0) {
        ++last;
        continue;
      }
      findPattern(first, pattern);
      for (last = first + 1; last < to && problem[static_cast<size_t>(last)] >= 0; ++last) {
        findPattern(last, next);
        if (next != pattern) break;
      }
      visit(first, last, pattern);
    }
  }
};

/// All patterns, with numbers.
std::map<Pattern, uint32_t> findPatterns(const ProblemMembers& members) {
  constexpr int64_t kPiece = 1 << 15;
  const int64_t count = std::ssize(members.problem);
  std::vector<std::set<Pattern>> found(static_cast<size_t>((count + kPiece - 1) / kPiece));
  forAll(std::ssize(found), [&](int64_t piece) {
    members.forAlike(
        piece * kPiece, std::min(count, (piece + 1) * kPiece),
        [&](int64_t, int64_t, const Pattern& pattern) { found[static_cast<size_t>(piece)].insert(pattern); });
  });
  std::map<Pattern, uint32_t> patterns;
  for (const std::set<Pattern>& some : found) {
    for (const Pattern& pattern : some) patterns.try_emplace(pattern, static_cast<uint32_t>(patterns.size()));
  }
  return patterns;
}

/// The number of each instance's pattern; empty if there is only one pattern.
std::vector<uint32_t> patternsOf(const ProblemMembers& members, const std::map<Pattern, uint32_t>& patterns) {
  if (patterns.size() < 2) return {};
  std::vector<uint32_t> of(members.problem.size(), 0);
  forStretches(std::ssize(of), [&](int64_t from, int64_t to) {
    members.forAlike(from, to, [&](int64_t first, int64_t last, const Pattern& pattern) {
      std::fill(of.begin() + first, of.begin() + last, patterns.at(pattern));
    });
  });
  return of;
}

/// By pattern and number of the model: the number of an instance that is added to it, or kNone.
std::vector<uint32_t> numbersOf(const ProblemMembers& members, const std::map<Pattern, uint32_t>& patterns,
                                uint32_t width) {
  const auto size = static_cast<uint32_t>(members.problems.size());
  const uint32_t each = separateNumbers(size);
  std::vector<uint32_t> numbers(patterns.size() * each, kNone);
  for (const auto& [pattern, number] : patterns) {
    const auto own = std::span(numbers).subspan(size_t{number} * each, each);
    std::vector<uint32_t> columns(size, kNone);  // of the instance, by scalar of the problem
    for (size_t b = 0; b < pattern.size(); ++b) {
      const std::vector<uint32_t>& of = members.local.blocks[b].columns;
      std::copy(of.begin(), of.end(), columns.begin() + pattern[b]);
    }
    for (uint32_t i = 0; i < size; ++i) {
      if (columns[i] == kNone) continue;
      for (uint32_t j = 0; j <= i; ++j) {
        if (columns[j] != kNone)
          own[triangleOf(i, j)] = triangleOf(std::max(columns[i], columns[j]), std::min(columns[i], columns[j]));
      }
      own[triangleOf(size, 0) + i] = triangleOf(members.local.columns, 0) + columns[i];
    }
    own.back() = width - 1;
  }
  return numbers;
}

/// Whether every instance has a problem, and problems ascend.
bool areInOrder(const std::vector<int32_t>& problem) {
  std::atomic<bool> are = problem.empty() || problem.front() >= 0;
  forStretches(std::ssize(problem), [&](int64_t from, int64_t to) {
    for (auto i = static_cast<size_t>(std::max<int64_t>(from, 1)); i < static_cast<size_t>(to); ++i) {
      if (problem[i] < problem[i - 1]) are = false;
    }
  });
  return are;
}

/// Lists the instances of each problem.
void listInstances(const std::vector<int32_t>& problem, int64_t problems, SeparateSums::Group& group) {
  group.begin.assign(static_cast<size_t>(problems) + 1, static_cast<uint32_t>(problem.size()));
  if (areInOrder(problem)) {
    forStretches(std::ssize(problem), [&](int64_t from, int64_t to) {
      for (int64_t i = from; i < to; ++i) {
        const int32_t before = i == 0 ? -1 : problem[static_cast<size_t>(i) - 1];
        for (int32_t p = before + 1; p <= problem[static_cast<size_t>(i)]; ++p)
          group.begin[static_cast<size_t>(p)] = static_cast<uint32_t>(i);
      }
    });
    return;
  }
  std::ranges::fill(group.begin, 0);
  for (const int32_t p : problem) group.begin[static_cast<size_t>(p + 1)] += p >= 0 ? 1 : 0;
  for (size_t p = 1; p < group.begin.size(); ++p) group.begin[p] += group.begin[p - 1];
  group.instances.resize(group.begin.back());
  std::vector<uint32_t> next(group.begin.begin(), group.begin.end() - 1);
  for (size_t i = 0; i < problem.size(); ++i) {
    if (problem[i] >= 0) group.instances[next[static_cast<size_t>(problem[i])]++] = static_cast<uint32_t>(i);
  }
}

}  // namespace

Result<SeparateSums> planSeparateSums(const Workload& workload, const std::string& dimension) {
  constexpr KernelKind kind = KernelKind::GaussNewton;
  constexpr size_t kMostPatterns = 1 << 12;
  const Error unsupported{"these sums are left to the host", "", ErrorKind::Unsupported};
  const auto problems = ProblemsOf::make(workload, dimension);
  if (!problems) return problems.error();
  if (problems->size() > kMostSeparateScalars) return unsupported;
  const UnknownBlocks unknowns = blocksOfUnknowns(workload, kind);
  SeparateSums sums{static_cast<uint32_t>(problems->count()), separateNumbers(static_cast<uint32_t>(problems->size())),
                    std::vector<SeparateSums::Group>(workload.groups.size()),
                    std::vector<int64_t>(static_cast<size_t>(problems->count()), 0)};
  for (size_t g = 0; g < sums.groups.size(); ++g) {
    if (!takesPart(workload, g, kind)) continue;
    ProblemMembers members{unknowns, *problems, localBlocks(workload, g, unknowns, BlocksOf::Columns), {}};
    auto found = problemsOfInstances(workload, g, unknowns, members.local, *problems);
    if (!found) return found.error();
    members.problem = std::move(*found);
    if (std::ranges::all_of(members.problem, [](int32_t problem) { return problem < 0; })) continue;
    const std::map<Pattern, uint32_t> patterns = findPatterns(members);
    if (!members.local.repeats.empty() || patterns.size() > kMostPatterns) return unsupported;
    sums.groups[g].patterns = patternsOf(members, patterns);
    sums.groups[g].numbers = numbersOf(members, patterns, widthOf(workload, g, kind));
    listInstances(members.problem, problems->count(), sums.groups[g]);
    addResiduals(workload, g, members.problem, sums.residuals);
  }
  const bool isEmpty = std::ranges::all_of(sums.groups, [](const auto& group) { return group.begin.empty(); });
  return isEmpty ? Result<SeparateSums>(unsupported) : std::move(sums);
}

}  // namespace hgc
