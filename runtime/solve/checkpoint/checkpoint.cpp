#include "runtime/solve/checkpoint/checkpoint.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <random>
#include <string_view>
#include <utility>

#include "ir/artefact/contents.h"
#include "runtime/disk/whole.h"

namespace hgc {
namespace {

constexpr std::string_view kMagic = "hgcsolve";
constexpr uint64_t kVersion = 1;
constexpr size_t kHead = 32;  // the magic, the version, how many bytes follow, their checksum
constexpr const char* kAgain = "without it the solve begins anew";

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

Error cannot(const char* what, const std::string& path) {
  return {fmt::format("cannot {} {}: {}", what, path, std::strerror(errno)), "", ErrorKind::Usage};
}

/// An open file, closed at the end.
class OpenFile {
 public:
  explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
};

/// A new file beside another one, under a name that nobody can guess; -1 if there can be none.
int openBeside(const std::string& path, std::string& name) {
  constexpr int kTries = 8;
  std::random_device random;
  int descriptor = -1;
  for (int k = 0; k < kTries && descriptor < 0 && (k == 0 || errno == EEXIST); ++k) {
    name = fmt::format("{}.{:08x}{:08x}", path, random(), random());
    descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
  }
  return descriptor;
}

}  // namespace

Result<std::vector<double>> numbersOf(const MethodState& state, const std::string& name, size_t count) {
  const auto found = state.find(name);
  const size_t there = found == state.end() ? 0 : found->second.size();
  if (there != count)
    return damaged(fmt::format("the checkpoint has {} numbers `{}`, and the method takes {}", there, name, count));
  return found == state.end() ? std::vector<double>() : found->second;
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
  if (bytes.size() < kHead || std::memcmp(bytes.data(), kMagic.data(), kMagic.size()) != 0)
    return damaged("this is no checkpoint of a solve");
  StateReader head(bytes.subspan(kMagic.size(), kHead - kMagic.size()));
  const uint64_t version = head.number(), size = head.number(), checksum = head.number();
  if (version != kVersion)
    return damaged(
        fmt::format("another version of hgc has written it (format {}, this one reads {})", version, kVersion));
  const auto payload = bytes.subspan(kHead);
  if (payload.size() < size) return damaged(fmt::format("it is cut: {} bytes of {} are there", payload.size(), size));
  if (payload.size() > size || checksumOf(payload) != checksum)
    return damaged("it is damaged: its checksum does not fit its content");
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
  const std::vector<uint8_t> bytes = checkpointBytes(checkpoint);
  std::string unfinished;
  const OpenFile file(openBeside(path, unfinished));
  if (file.descriptor() < 0) return cannot("write", path);
  const bool isDone = writeWhole(file.descriptor(), bytes) && ::fsync(file.descriptor()) == 0 &&
                      ::rename(unfinished.c_str(), path.c_str()) == 0;
  if (isDone) return Done{};
  const Error error = cannot("write", path);
  ::unlink(unfinished.c_str());
  return error;
}

Result<Checkpoint> readCheckpoint(const std::string& path) {
  const OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat status {};
  if (file.descriptor() < 0 || ::fstat(file.descriptor(), &status) != 0) return cannot("read", path);
  if (!S_ISREG(status.st_mode))
    return Error{fmt::format("cannot read {}: this is no file", path), "", ErrorKind::Usage};
  std::vector<uint8_t> bytes(static_cast<size_t>(status.st_size));
  if (!readWhole(file.descriptor(), bytes)) return cannot("read", path);
  auto checkpoint = checkpointFrom(bytes);
  if (checkpoint) return checkpoint;
  Error error = checkpoint.error();
  error.message = fmt::format("{}: {}", path, error.message);
  return error;
}

}  // namespace hgc
