#include "tools/io/copy.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <iterator>

#include "tools/io/text.h"

namespace hgc {
namespace {

bool isSameNumber(std::string_view word, double number) {
  const auto written = numberIn(word);
  return written && std::bit_cast<uint64_t>(*written) == std::bit_cast<uint64_t>(number);
}

}  // namespace

void Copy::goTo(const char* at) {
  const auto count = static_cast<size_t>(at - rest_.data());
  copy_ += rest_.substr(0, count);
  rest_.remove_prefix(count);
}

void Copy::skip(size_t words) {
  for (size_t k = 0; k < words; ++k) {
    const size_t from = std::min(rest_.find_first_not_of(kBlanks), rest_.size());
    goTo(rest_.data() + std::min(rest_.find_first_of(ends_, from), rest_.size()));
  }
}

void Copy::put(std::span<const double> numbers) {
  for (const double number : numbers) {
    goTo(rest_.data() + std::min(rest_.find_first_not_of(kBlanks), rest_.size()));
    const size_t length = std::min(rest_.find_first_of(ends_), rest_.size());
    if (isSameNumber(rest_.substr(0, length), number)) copy_ += rest_.substr(0, length);
    else fmt::format_to(std::back_inserter(copy_), "{}", number);
    rest_.remove_prefix(length);
  }
}

std::string Copy::finish() {
  goTo(rest_.data() + rest_.size());
  return std::move(copy_);
}

}  // namespace hgc
