#pragma once
/// What a file says of a program, held against itself.
#include "ir/artefact/artefact.h"

namespace hgc {

/// Whether every id in it names something, and its kernels can be run: what the runtime relies on.
bool isSound(const Artefact& artefact);

}  // namespace hgc
