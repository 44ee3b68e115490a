#include "runtime/gpu/diagonal_blocks.h"

#include <array>
#include <bit>
#include <utility>

namespace hgc {

GpuDiagonalBlocks::GpuDiagonalBlocks(GpuServices services, SymbolId unknown, const Buffer& direction, uint32_t size)
    : services_(std::move(services)),
      memory_(services_.gpu.newMemory()),
      unknown_(unknown),
      direction_(direction),
      size_(size),
      count_(static_cast<uint32_t>(direction.bytes / sizeof(double) / size)) {}

Result<std::unique_ptr<GpuDiagonalBlocks>> GpuDiagonalBlocks::make(GpuServices services, SymbolId unknown,
                                                                   const Buffer& direction, uint32_t size) {
  const uint64_t blocks = size == 0 ? 0 : direction.bytes / sizeof(double) / size;
  if (size == 0 || blocks > UINT32_MAX / size / size || blocks > itemsAtOnce(1))
    return Error{"blocks of this size, or so many, are left to the host", "", ErrorKind::Unsupported};
  std::unique_ptr<GpuDiagonalBlocks> made(new GpuDiagonalBlocks(std::move(services), unknown, direction, size));
  if (const Status done = made->allocate(); !done) return done.error();
  return made;
}

Status GpuDiagonalBlocks::allocate() {
  Status done = take(*memory_, direction_.bytes / 2 * (size_ + 1), own_.numbers);
  if (size_ <= kMostInverted) {
    for (Buffer* const vector : {&own_.scale, &own_.gradient}) {
      if (done) done = take(*memory_, direction_.bytes, *vector);
    }
    if (done) done = take(*memory_, sizeof(double), own_.failed);
  }
  return done ? setUnit(size_) : done;
}

DiagonalBlocksArguments GpuDiagonalBlocks::arguments() const {
  return {.numbers = own_.numbers.address,
          .vector = 0,
          .product = 0,
          .to = direction_.address,
          .count = count_,
          .size = size_,
          .column = 0};
}

Status GpuDiagonalBlocks::setUnit(uint32_t k) {
  DiagonalBlocksArguments push = arguments();
  push.column = k;
  return services_.change(CommandList::of(FixedKernel::UnitColumn, push));
}

Status GpuDiagonalBlocks::takeColumn(uint32_t k) {
  DiagonalBlocksArguments push = arguments();
  push.column = k;
  push.product = services_.product(unknown_).address;
  return services_.run(CommandList::of(FixedKernel::TakeColumn, push));
}

Status GpuDiagonalBlocks::setScale(std::span<const double> scale) {
  Status done = services_.gpu.works();
  if (done) done = services_.gpu.upload(own_.scale, scale.data(), scale.size_bytes());
  return posted(services_.gpu, done);
}

Result<bool> GpuDiagonalBlocks::invert(const DampingRule& damping) {
  if (size_ > kMostInverted) return Error{"blocks of this size are left to the host", "", ErrorKind::Unsupported};
  const InvertBlocksArguments push{.numbers = own_.numbers.address,
                                   .scale = own_.scale.address,
                                   .failed = own_.failed.address,
                                   .radius = std::bit_cast<uint64_t>(damping.radius),
                                   .least = std::bit_cast<uint64_t>(damping.least),
                                   .most = std::bit_cast<uint64_t>(damping.most),
                                   .alike = std::bit_cast<uint64_t>(damping.alike),
                                   .count = count_,
                                   .size = size_};
  CommandList commands;
  commands.add(Clear{{own_.failed}});
  commands.dispatch(FixedKernel::InvertBlocks, push, count_);
  double failed = 0;
  Status done = services_.run(commands);
  if (done) done = bring(services_.gpu, std::array{Copy{own_.failed, &failed}});
  return done ? Result<bool>(failed == 0) : done.error();
}

Status GpuDiagonalBlocks::takeGradient() {
  DiagonalBlocksArguments push = arguments();
  push.product = services_.product(unknown_).address;
  push.to = own_.gradient.address;
  return services_.run(CommandList::of(FixedKernel::TakeRows, push));
}

Status GpuDiagonalBlocks::solve(bool hasGradient, bool hasProduct) {
  DiagonalBlocksArguments push = arguments();
  if (hasGradient) push.vector = own_.gradient.address;
  if (hasProduct) push.product = services_.product(unknown_).address;
  return services_.change(CommandList::of(FixedKernel::SolveBlocks, push));
}

Buffer GpuDiagonalBlocks::entry(uint32_t i, uint32_t j) const {
  const uint64_t plane = uint64_t{count_} * sizeof(double);
  return own_.numbers.from((uint64_t{i} * (i + 1) / 2 + j) * plane, plane);
}

}  // namespace hgc
