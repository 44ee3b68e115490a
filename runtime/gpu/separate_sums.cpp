#include "runtime/gpu/separate_sums.h"

#include <algorithm>
#include <utility>

#include "runtime/gpu/arguments.h"

namespace hgc {

Result<std::unique_ptr<GpuSeparateSums>> GpuSeparateSums::make(Gpu& gpu, const SeparateSums& plan) {
  if (plan.problems == 0 || uint64_t{plan.problems} * plan.size > itemsAtOnce(1))
    return Error{"so many models are left to the host", "", ErrorKind::Unsupported};
  std::unique_ptr<GpuSeparateSums> made(new GpuSeparateSums(gpu));
  Status done = made->allocate(plan);
  for (const SeparateSums::Group& group : plan.groups) {
    if (done) done = made->upload(group);
  }
  if (done) done = gpu.flush();
  if (done) return made;
  gpu.forget();
  return done.error();
}

Status GpuSeparateSums::allocate(const SeparateSums& plan) {
  problems_ = plan.problems;
  size_ = plan.size;
  const uint64_t models = uint64_t{problems_} * size_ * sizeof(double);
  const uint64_t words = uint64_t{problems_} * sizeof(uint32_t);
  for (const auto& [buffer, bytes] :
       {std::pair(&sums_, models), std::pair(&groupSums_, models), std::pair(&endings_, words)}) {
    const auto taken = memory_->allocate(bytes);
    if (!taken) return taken.error();
    *buffer = taken->from(0, bytes);
  }
  return Done{};
}

Status GpuSeparateSums::upload(const SeparateSums::Group& given) {
  Group& group = groups_.emplace_back();
  if (given.instances.empty()) group.firstOf = given.begin;
  Status done = Done{};
  for (const auto& [from, to] :
       {std::pair(&given.begin, &group.begin), std::pair(&given.instances, &group.instances),
        std::pair(&given.patterns, &group.patterns), std::pair(&given.numbers, &group.numbers)}) {
    if (done && !from->empty()) done = put(gpu_, *memory_, *to, *from);
  }
  return done;
}

/// The first problem that may have instances in a piece, and the number of such problems. Problems without instances
/// belong to the first piece.
std::pair<uint32_t, uint32_t> GpuSeparateSums::problemsOf(const Group& group, const Piece& piece) const {
  if (piece.first == 0 || group.firstOf.empty()) return {0, problems_};
  const auto begin = group.firstOf.begin();
  const auto first = std::ranges::upper_bound(group.firstOf, piece.first) - begin - 1;
  const auto last = std::ranges::lower_bound(group.firstOf, piece.first + piece.count) - begin;
  return {static_cast<uint32_t>(first), static_cast<uint32_t>(std::min<int64_t>(last, problems_) - first)};
}

void GpuSeparateSums::recordSums(CommandList& commands, const Piece& piece, PieceOutputs outputs,
                                 const Buffer& endings) const {
  const Group& group = groups_[piece.group];
  if (group.begin.bytes == 0) return;
  const auto hasMembers = [](const Group& each) { return each.begin.bytes != 0; };
  const bool isFirst = std::ranges::none_of(groups_.begin(), groups_.begin() + piece.group, hasMembers);
  const auto [firstProblem, candidates] = problemsOf(group, piece);
  const SeparateSumsArguments push{.begin = group.begin.address,
                                   .instances = group.instances.address,
                                   .patterns = group.patterns.address,
                                   .numbers = group.numbers.address,
                                   .outputs = outputs.address,
                                   .sums = sums_.address,
                                   .groupSums = groupSums_.address,
                                   .endings = endings.address,
                                   .problems = problems_,
                                   .firstProblem = firstProblem,
                                   .candidates = candidates,
                                   .size = size_,
                                   .first = piece.first,
                                   .count = piece.count,
                                   .stride = piece.stride,
                                   .logSide = outputs.logSide(),
                                   .isFirst = isFirst ? 1U : 0U};
  commands.barrier();  // for the sums of the previous piece
  commands.dispatch(FixedKernel::SeparateSums, push, uint64_t{candidates} * size_);
}

}  // namespace hgc
