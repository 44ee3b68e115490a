#pragma once
/// Delta debugging over words.
#include <functional>

#include "tools/hgc-reduce/tokens.h"

namespace hgc::reduce {

/// Whether a program still fails as it should.
using Predicate = std::function<bool(const Words&)>;

/// Cuts until no single cut keeps the failure.
Words shrink(Words words, const Predicate& fails);

}  // namespace hgc::reduce
