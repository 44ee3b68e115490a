#include "runtime/solve/checkpoint/checkpoint.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <string_view>
#include <utility>

#include "ir/artefact/contents.h"
#include "runtime/disk/anew.h"
#include "runtime/disk/whole.h"

namespace hgc {
namespace {

constexpr std::string_view kMagic = "hgcsolve";
constexpr uint64_t kVersion = 1;
constexpr size_t kHead = 32;  // the magic, the version, how many bytes follow, their checksum
constexpr const char* kOtherSum = "it is damaged: its checksum does not fit its content";
constexpr const char* kAgain = "a solve that does not resume begins with the values that are bound";

uint64_t checksumOf(std::span<const uint8_t> bytes) {
  return hashOf({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

class StateWriter {
 public:
  void raw(const void* data, size_t size) {
    const auto* const from = static_cast<const uint8_t*>(data);
    bytes_.insert(bytes_.end(), from, from + size);
  }
  void number(uint64_t value) { raw(&value, sizeof(value)); }
  void text(const std::string& value) {
    number(value.size());
    raw(value.data(), value.size());
  }
  template <class Number>
  void numbers(const std::vector<Number>& values) {
    number(values.size());
    raw(values.data(), values.size() * sizeof(Number));
  }
  std::vector<uint8_t> take() { return std::move(bytes_); }

 private:
  std::vector<uint8_t> bytes_;
};

/// Reads what was written. What is not there reads as nothing, and is told at the end.
class StateReader {
 public:
  explicit StateReader(std::span<const uint8_t> bytes) : rest_(bytes) {}

  uint64_t number() {
    uint64_t value = 0;
    raw(&value, sizeof(value));
    return value;
  }
  std::string text() {
    std::string value(sizeOf(1), '\0');
    raw(value.data(), value.size());
    return value;
  }
  template <class Number>
  std::vector<Number> numbers() {
    std::vector<Number> values(sizeOf(sizeof(Number)));
    raw(values.data(), values.size() * sizeof(Number));
    return values;
  }
  bool isWhole() const { return isGood_ && rest_.empty(); }
  bool isGood() const { return isGood_; }

 private:
  /// How many of these follow, as far as there are bytes for them.
  size_t sizeOf(size_t each) {
    const uint64_t count = number();
    isGood_ = isGood_ && count <= rest_.size() / each;
    return isGood_ ? static_cast<size_t>(count) : 0;
  }
  void raw(void* to, size_t size) {
    isGood_ = isGood_ && size <= rest_.size();
    if (!isGood_ || size == 0) return;
    std::memcpy(to, rest_.data(), size);
    rest_ = rest_.subspan(size);
  }

  std::span<const uint8_t> rest_;
  bool isGood_ = true;
};

std::vector<uint8_t> payloadOf(const Checkpoint& checkpoint) {
  StateWriter writer;
  writer.text(checkpoint.method);
  writer.number(checkpoint.unknowns.size());
  for (const KeptUnknown& unknown : checkpoint.unknowns) {
    writer.text(unknown.name);
    writer.numbers(unknown.shape);
    writer.numbers(unknown.values);
  }
  writer.number(checkpoint.state.size());
  for (const auto& [name, numbers] : checkpoint.state) {
    writer.text(name);
    writer.numbers(numbers);
  }
  return writer.take();
}

Error damaged(std::string how) { return {std::move(how), kAgain, ErrorKind::Data}; }

Error cannotRead(const std::string& path) {
  return {fmt::format("cannot read {}: {}", path, std::strerror(errno)), "", ErrorKind::Usage};
}

/// What follows a head that is one of such a file.
struct Head {
  uint64_t size = 0, checksum = 0;
};

/// Of the first bytes of a file with so many bytes.
Result<Head> headOf(std::span<const uint8_t> first, uint64_t bytes) {
  if (first.size() < kHead || std::memcmp(first.data(), kMagic.data(), kMagic.size()) != 0)
    return damaged("this is no checkpoint of a solve");
  StateReader reader(first.subspan(kMagic.size(), kHead - kMagic.size()));
  const uint64_t version = reader.number();
  const Head head{reader.number(), reader.number()};
  if (version != kVersion)
    return damaged(
        fmt::format("another version of hgc has written it (format {}, this one reads {})", version, kVersion));
  if (bytes - kHead < head.size)
    return damaged(fmt::format("it is cut: {} bytes of {} are there", bytes - kHead, head.size));
  if (bytes - kHead > head.size) return damaged(kOtherSum);
  return head;
}

/// The content of an open file, whose head is looked at before the rest is read.
Result<Checkpoint> checkpointIn(int file, uint64_t size) {
  std::vector<uint8_t> bytes(static_cast<size_t>(std::min<uint64_t>(size, kHead)));
  const auto isRead = [&](std::span<uint8_t> some) { return readWhole(file, some); };
  if (!isRead(bytes)) return damaged("it cannot be read");
  if (const auto head = headOf(bytes, size); !head) return head.error();
  bytes.resize(static_cast<size_t>(size));
  if (!isRead(std::span(bytes).subspan(kHead))) return damaged("it cannot be read");
  return checkpointFrom(bytes);
}

}  // namespace

Result<std::vector<double>> numbersOf(const MethodState& state, const std::string& name, size_t count) {
  const auto found = state.find(name);
  const size_t there = found == state.end() ? 0 : found->second.size();
  if (there != count)
    return damaged(fmt::format("it has {} numbers `{}`, and the method takes {}", there, name, count));
  if (found == state.end()) return std::vector<double>();
  const auto none = std::ranges::find_if(found->second, [](double number) { return !std::isfinite(number); });
  if (none != found->second.end()) return damaged(fmt::format("it is damaged: a number `{}` is {}", name, *none));
  return found->second;
}

std::vector<uint8_t> checkpointBytes(const Checkpoint& checkpoint) {
  const std::vector<uint8_t> payload = payloadOf(checkpoint);
  StateWriter file;
  file.raw(kMagic.data(), kMagic.size());
  file.number(kVersion);
  file.number(payload.size());
  file.number(checksumOf(payload));
  file.raw(payload.data(), payload.size());
  return file.take();
}

Result<Checkpoint> checkpointFrom(std::span<const uint8_t> bytes) {
  const auto head = headOf(bytes.first(std::min(bytes.size(), kHead)), bytes.size());
  if (!head) return head.error();
  const auto payload = bytes.subspan(kHead);
  if (checksumOf(payload) != head->checksum) return damaged(kOtherSum);
  StateReader reader(payload);
  Checkpoint checkpoint;
  checkpoint.method = reader.text();
  for (uint64_t left = reader.number(); left > 0 && reader.isGood(); --left) {
    std::string name = reader.text();
    auto shape = reader.numbers<int64_t>();
    checkpoint.unknowns.push_back({std::move(name), std::move(shape), reader.numbers<double>()});
  }
  for (uint64_t left = reader.number(); left > 0 && reader.isGood(); --left) {
    std::string name = reader.text();
    checkpoint.state[std::move(name)] = reader.numbers<double>();
  }
  if (!reader.isWhole()) return damaged("it is damaged: its content contradicts itself");
  return checkpoint;
}

Status writeCheckpoint(const std::string& path, const Checkpoint& checkpoint) {
  return writeAnew(path, checkpointBytes(checkpoint));
}

Result<Checkpoint> readCheckpoint(const std::string& path) {
  const OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat status {};
  if (!file.isOpen() || ::fstat(file.descriptor(), &status) != 0) return cannotRead(path);
  if (!S_ISREG(status.st_mode))
    return Error{fmt::format("cannot read {}: this is no file", path), "", ErrorKind::Usage};
  auto checkpoint = checkpointIn(file.descriptor(), static_cast<uint64_t>(status.st_size));
  if (checkpoint) return checkpoint;
  Error error = checkpoint.error();
  error.message = fmt::format("{}: {}", path, error.message);
  return error;
}

}  // namespace hgc
