#include "runtime/gpu/separate_sums.h"

#include <algorithm>

#include "ir/kernel/abi.h"
#include "ir/kernel/gpu_phases.h"
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
  Status done = take(*memory_, models, sums_);
  if (done) done = take(*memory_, models, groupSums_);
  return done ? take(*memory_, words, endings_) : done;
}

namespace {

#define HGC_CONSTANT(name, value) [[maybe_unused]] constexpr uint32_t name = value;
#include "runtime/device/solve/separate_endings.def"
#undef HGC_CONSTANT

/// By column of an instance: the position in the model of the number that it is added to, or kNone.
std::vector<uint32_t> placesOf(const std::vector<uint32_t>& numbers) {
  std::vector<uint32_t> places(kMostOfRun, kNone);
  for (uint32_t position = 0; position < numbers.size(); ++position) {
    if (numbers[position] < places.size()) places[numbers[position]] = position;
  }
  return places;
}

}  // namespace

Status GpuSeparateSums::upload(const SeparateSums::Group& given) {
  Group& group = groups_.emplace_back();
  if (given.instances.empty()) group.firstOf = given.begin;
  Status done = Done{};
  if (!given.begin.empty() && given.instances.empty() && given.patterns.empty())
    done = put(gpu_, *memory_, group.ofColumns, placesOf(given.numbers));
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

/// Whether no earlier group has sums.
bool GpuSeparateSums::isFirst(uint32_t group) const {
  const auto hasMembers = [](const Group& each) { return each.begin.bytes != 0; };
  return std::ranges::none_of(groups_.begin(), groups_.begin() + group, hasMembers);
}

void GpuSeparateSums::recordSums(CommandList& commands, const Piece& piece, PieceOutputs outputs,
                                 const Buffer& endings) const {
  const Group& group = groups_[piece.group];
  if (group.begin.bytes == 0) return;
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
                                   .isFirst = isFirst(piece.group) ? 1U : 0U};
  commands.barrier();  // for the sums of the previous piece
  commands.dispatch(FixedKernel::SeparateSums, push, uint64_t{candidates} * size_);
}

/// An invocation for each problem must fill a device; else an invocation for each instance is faster.
bool GpuSeparateSums::hasRuns(uint32_t group) const {
  constexpr uint32_t kFewProblems = 1 << 13;
  return problems_ >= kFewProblems && groups_[group].ofColumns.bytes != 0;
}

void GpuSeparateSums::recordRuns(CommandList& commands, uint32_t group, const RunKernel& kernel,
                                 const Buffer& endings) const {
  const RunsPush push{.table = kernel.table,
                      .begin = groups_[group].begin.address,
                      .numbers = groups_[group].ofColumns.address,
                      .sums = sums_.address,
                      .endings = endings.address,
                      .count = problems_,
                      .wanted = kGoesOn,
                      .isFirst = isFirst(group) ? 1U : 0U};
  commands.barrier();  // for the sums of the previous group
  commands.dispatch(kernel.kernel, push, problems_);
}

}  // namespace hgc
