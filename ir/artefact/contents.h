#pragma once
/// What is in a file, as one number: sizes and times of two files may be the same, as archives make them that are to be
/// reproducible.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hgc {

uint64_t hashOf(std::string_view contents);

/// Nothing of what cannot be read, or is no file of a size. `buffer` is for what is read.
std::optional<uint64_t> hashOfFile(const std::string& path, std::vector<char>& buffer);

}  // namespace hgc
