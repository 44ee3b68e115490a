#pragma once
/// In which order LLVM takes the operations of a block.

namespace hgc::x86 {

/// From the first call on LLVM takes long blocks in linear time: where many operations are ready, its own order takes
/// time by the thousand for each. Thread-safe.
void takeLongBlocksInLine();

}  // namespace hgc::x86
