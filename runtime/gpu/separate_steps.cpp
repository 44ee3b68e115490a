#include "runtime/gpu/separate_steps.h"

#include <array>
#include <bit>
#include <utility>

namespace hgc {
namespace {

#define HGC_CONSTANT(name, value) constexpr uint64_t name = value;
#include "runtime/device/solve/separate_stretch.def"
#include "runtime/gpu/arguments/separate_planes.def"
#undef HGC_CONSTANT
static_assert(sizeof(SeparateScalar) == kScalarBytes);

uint64_t planesBefore(uint64_t size) { return kVectors * size + kMatrices * (size * (size + 1) / 2); }

Status checkSize(const SeparateProblems& problems) {
  const uint64_t size = problems.scalars.size();
  if (size > 0 && size <= kMostSeparateScalars && problems.count > 0 &&
      problems.count <= kMostInvocations / (planesBefore(size) + kNumbers))
    return Done{};
  return Error{"problems of this size, or so many, are left to the host", "", ErrorKind::Unsupported};
}

}  // namespace

Result<std::unique_ptr<GpuSeparateSteps>> GpuSeparateSteps::make(GpuServices services, const GpuSeparateSums& models,
                                                                 const SeparateProblems& problems) {
  if (const Status fits = checkSize(problems); !fits) return fits.error();
  std::unique_ptr<GpuSeparateSteps> made(new GpuSeparateSteps(std::move(services), models));
  Status done = made->allocate(problems);
  if (done) done = made->uploadAll(problems);
  if (done) done = made->services_.gpu.flush();
  if (done) return made;
  made->services_.gpu.forget();
  return done.error();
}

Status GpuSeparateSteps::allocate(const SeparateProblems& problems) {
  const uint64_t plane = uint64_t{problems.count} * sizeof(double);
  const uint64_t before = planesBefore(problems.scalars.size());
  stretches_.resize((problems.count + kSeparateStretch - 1) / kSeparateStretch);
  Buffer state;
  Status done = take(*memory_, (before + kNumbers) * plane, state);
  if (done) done = take(*memory_, uint64_t{problems.count} * sizeof(uint32_t), own_.iterations);
  if (done) done = take(*memory_, std::span(stretches_).size_bytes(), own_.progress);
  if (!done) return done;
  own_.costs = state.from(before * plane, plane);
  own_.doubts = state.from((before + kNumbers - 2) * plane, 2 * plane);
  arguments_.state = state.address;
  arguments_.iterations = own_.iterations.address;
  arguments_.endings = models_.endings().address;
  arguments_.progress = own_.progress.address;
  arguments_.models = models_.values().address;
  arguments_.count = problems.count;
  arguments_.size = static_cast<uint32_t>(problems.scalars.size());
  arguments_.bounds = problems.hasBounds ? 1 : 0;
  return Done{};
}

Status GpuSeparateSteps::uploadAll(const SeparateProblems& problems) {
  std::vector<SeparateScalar> scalars;
  for (const SeparateProblems::Scalar& scalar : problems.scalars) {
    const auto unknown = services_.valuesOf(scalar.unknown);
    if (!unknown) return unknown.error();
    scalars.push_back({unknown->address + uint64_t{scalar.own} * sizeof(double), std::bit_cast<uint64_t>(scalar.lowest),
                       std::bit_cast<uint64_t>(scalar.highest), scalar.stride});
  }
  const auto put = [&](uint64_t& address, const auto& numbers) -> Status {
    const auto there = upload(services_.gpu, *memory_, numbers);
    if (there) address = there->address;
    return there ? Status(Done{}) : there.error();
  };
  Status done = put(arguments_.rules, std::span(&problems.rules, 1));
  if (done) done = put(arguments_.scalars, scalars);
  if (done && !problems.fixed.empty()) done = put(arguments_.fixedBits, problems.fixed);
  return done;
}

Result<SeparateProgress> GpuSeparateSteps::count() {
  CommandList commands;
  commands.dispatch(FixedKernel::CountSeparate, arguments_, stretches_.size());
  Status done = services_.run(commands);
  if (done) done = bring(services_.gpu, std::array{Copy{own_.progress, stretches_.data()}});
  if (!done) return done.error();
  SeparateProgress progress;
  for (const SeparateStretch& stretch : stretches_) progress.add(stretch);
  return progress;
}

Status GpuSeparateSteps::readResults(const SeparateResults& results) {
  const Status done = services_.run(CommandList::of(FixedKernel::DoubtSeparate, arguments_));
  if (!done) return done;
  return bring(services_.gpu,
               std::array{Copy{own_.costs, results.costs.data()}, Copy{own_.iterations, results.iterations.data()},
                          Copy{models_.endings(), results.endings.data()}, Copy{own_.doubts, results.doubts.data()}});
}

}  // namespace hgc
