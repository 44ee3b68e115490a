#pragma once
/// How far long work has come.
#include <cstddef>
#include <functional>
#include <string_view>

namespace hgc {

/// Told again and again, from any thread: what is being done, and how much of it is done, in parts of like length; an
/// empty stage ends it. None: nobody wants to know.
using Progress = std::function<void(std::string_view stage, size_t done, size_t all)>;

}  // namespace hgc
