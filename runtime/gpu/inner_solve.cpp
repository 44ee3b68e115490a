#include "runtime/gpu/inner_solve.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

#include "runtime/sum/incidence.h"

namespace hgc {
namespace {

#define HGC_CONSTANT(name, value) constexpr uint32_t name = value;
#include "runtime/gpu/arguments/inner_vectors.def"
#undef HGC_CONSTANT

constexpr uint64_t kStateBytes = kStateNumbers * sizeof(double);
static_assert(kStateBytes <= kStateReadbackBytes);

uint64_t chunksOf(uint64_t scalars) { return (scalars + kChunk - 1) / kChunk; }

}  // namespace

Result<std::unique_ptr<GpuInnerSolve>> GpuInnerSolve::make(GpuServices services,
                                                           std::span<const InnerUnknown> unknowns) {
  std::unique_ptr<GpuInnerSolve> made(new GpuInnerSolve(std::move(services)));
  if (const Status done = made->allocate(unknowns); !done) return done.error();
  return made;
}

Status GpuInnerSolve::allocate(std::span<const InnerUnknown> unknowns) {
  uint64_t scalars = 0, inverses = 0;
  for (const InnerUnknown& unknown : unknowns) {
    const auto seeds = services_.valuesOf(unknown.direction);
    if (!seeds) return seeds.error();
    const uint64_t count = seeds->bytes / sizeof(double);
    if (unknown.size == 0 || scalars + count > itemsAtOnce(kInnerVectors) || count * unknown.size > UINT32_MAX)
      return Error{"systems of this size are left to the host", "", ErrorKind::Unsupported};
    unknowns_.push_back({unknown, *seeds, inverses, static_cast<uint32_t>(scalars), static_cast<uint32_t>(count)});
    scalars += count;
    inverses += count * unknown.size;
  }
  scalars_ = static_cast<uint32_t>(scalars);
  Status done = take(*memory_, (kTotal + 1) * sizeof(double), own_.state);
  if (done) done = take(*memory_, 2 * chunksOf(scalars) * sizeof(double), own_.sums);
  if (done) done = take(*memory_, kInnerVectors * scalars * sizeof(double), own_.vectors);
  if (done) done = take(*memory_, scalars * sizeof(uint32_t), own_.isHeld);
  return done ? take(*memory_, inverses * sizeof(double), own_.inverses) : done;
}

Buffer GpuInnerSolve::vector(uint32_t which) const {
  const uint64_t bytes = uint64_t{scalars_} * sizeof(double);
  return own_.vectors.from(which * bytes, bytes);
}

Status GpuInnerSolve::upload(const InnerSystem& system) {
  const auto put = [&](const Buffer& to, auto numbers) {
    return numbers.empty() ? Status(Done{}) : services_.gpu.upload(to, numbers.data(), numbers.size_bytes());
  };
  Status done = services_.gpu.works();
  for (const uint32_t of : {kRight, kRemainder}) {
    if (done) done = put(vector(of), system.right);
  }
  if (done) done = put(vector(kDamping), system.damping);
  if (done) done = put(own_.inverses, system.inverses);
  if (done) done = put(own_.isHeld, system.isHeld);
  return posted(services_.gpu, done);
}

Status GpuInnerSolve::begin(const InnerSystem& system) {
  rules_ = {system.tolerance, static_cast<uint32_t>(std::clamp<int64_t>(system.most, 0, UINT32_MAX)),
            !system.isHeld.empty()};
  hasMoved_ = false;
  if (const Status done = upload(system); !done) return done;
  CommandList commands;
  commands.add(Clear{{own_.state, vector(kFound), vector(kDirection)}});
  return services_.change(commands);
}

InnerSolveArguments GpuInnerSolve::arguments() const {
  return {.state = own_.state.address,
          .sums = own_.sums.address,
          .vectors = own_.vectors.address,
          .isHeld = rules_.hasHeld ? own_.isHeld.address : 0,
          .inverses = 0,
          .seeds = 0,
          .multiplied = 0,
          .tolerance = std::bit_cast<uint64_t>(rules_.tolerance),
          .scalars = scalars_,
          .chunks = static_cast<uint32_t>(chunksOf(scalars_)),
          .first = 0,
          .count = scalars_,
          .size = 0,
          .most = rules_.most};
}

/// Runs a kernel for each unknown.
void GpuInnerSolve::dispatch(FixedKernel kernel, CommandList& commands) const {
  for (const Unknown& unknown : unknowns_) {
    InnerSolveArguments push = arguments();
    push.inverses = own_.inverses.address + unknown.firstInverse * sizeof(double);
    push.seeds = unknown.seeds.address;
    push.multiplied = services_.product(unknown.given.unknown).address;
    push.first = unknown.firstScalar;
    push.count = unknown.count;
    push.size = unknown.given.size;
    commands.dispatch(kernel, push, push.count);
  }
  commands.barrier();
}

/// Records the sums of the chunks of a dot product, to the first (`which` = 0) or second part of `own_.sums`.
void GpuInnerSolve::addDot(uint32_t a, uint32_t b, uint32_t which, CommandList& commands) const {
  const uint64_t chunks = chunksOf(scalars_);
  const DotChunksArguments push{.left = vector(a).address,
                                .right = vector(b).address,
                                .results = own_.sums.address + which * chunks * sizeof(double),
                                .count = scalars_};
  commands.dispatch(FixedKernel::DotChunks, push, chunks * kLanes);
}

/// Records a whole dot product, which becomes `kTotal` of the state.
void GpuInnerSolve::addTotal(uint32_t a, uint32_t b, CommandList& commands) const {
  addDot(a, b, 0, commands);
  commands.barrier();
  commands.dispatch(FixedKernel::InnerTotal, arguments(), 1);
  commands.barrier();
}

Status GpuInnerSolve::direct() {
  CommandList commands;
  dispatch(FixedKernel::InnerPrecondition, commands);
  addTotal(kRemainder, kPreconditioned, commands);
  dispatch(FixedKernel::InnerDirection, commands);
  return services_.change(commands);
}

CommandList GpuInnerSolve::commandsOfMove() const {
  CommandList commands;
  commands.barrier();
  dispatch(FixedKernel::InnerMultiply, commands);
  addTotal(kDirection, kProduct, commands);
  commands.dispatch(FixedKernel::InnerMove, arguments(), scalars_);
  commands.barrier();
  addDot(kFound, kRight, 0, commands);
  addDot(kFound, kRemainder, 1, commands);
  commands.barrier();
  commands.dispatch(FixedKernel::InnerJudge, arguments(), 1);
  commands.barrier();
  commands.add(Readback{{{own_.state.from(0, kStateBytes), kReadbackBytes}}});
  return commands;
}

Status GpuInnerSolve::move() {
  const Status done = services_.gpu.record(moves_, commandsOfMove());
  hasMoved_ = static_cast<bool>(done);
  return done ? services_.gpu.submit(*moves_) : done;
}

Result<bool> GpuInnerSolve::hasEnded() {
  if (!hasMoved_) return false;
  if (const Status done = services_.gpu.wait(*moves_); !done) return done.error();
  std::array<double, kStateNumbers> state;
  std::memcpy(state.data(), services_.gpu.readbackMemory() + kReadbackBytes, kStateBytes);
  return state[kEnded] != 0;
}

Result<int64_t> GpuInnerSolve::finish(std::span<double> x) {
  std::array<double, kStateNumbers> state{};
  const std::array copies = {Copy{vector(kFound), x.data()}, Copy{own_.state.from(0, kStateBytes), state.data()}};
  const Status done = bring(services_.gpu, copies);
  return done ? Result<int64_t>(static_cast<int64_t>(state[kSteps])) : done.error();
}

}  // namespace hgc
