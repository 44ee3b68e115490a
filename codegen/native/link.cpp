#include "codegen/native/link.h"

#include <lld/Common/Driver.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/FileSystem.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/Signals.h>
#include <llvm/Support/raw_ostream.h>
#include <unistd.h>

#include <deque>
#include <mutex>

LLD_HAS_DRIVER(elf)

namespace hgc::native {
namespace {

/// A temporary file for the linker, removed at the end, also on a signal.
class Scratch {
 public:
  explicit Scratch(llvm::StringRef path) : path_(path) { llvm::sys::RemoveFileOnSignal(path_); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  const char* path() const { return path_.c_str(); }
  ~Scratch() {
    llvm::sys::fs::remove(path_);
    llvm::sys::DontRemoveFileOnSignal(path_);
  }

 private:
  std::string path_;
};

/// Makes a temporary file and returns its descriptor; -1 on failure.
int makeScratch(const char* ending, std::deque<Scratch>& files) {
  llvm::SmallString<128> path;
  int descriptor = -1;
  if (llvm::sys::fs::createTemporaryFile("hgc", ending, descriptor, path)) return -1;
  files.emplace_back(path);
  return descriptor;
}

Status writeScratch(int descriptor, std::span<const uint8_t> bytes) {
  llvm::raw_fd_ostream stream(descriptor, true);
  stream << llvm::toStringRef(llvm::ArrayRef(bytes.data(), bytes.size()));
  stream.close();
  const std::error_code error = stream.error();
  stream.clear_error();  // LLVM ends the process in the destructor otherwise
  if (!error) return Done{};
  return Error{"cannot write a temporary file for linking: " + error.message(), "TMPDIR says where it is"};
}

}  // namespace

/// lld reads and writes files only, and has global state: one call at a time.
Result<std::vector<uint8_t>> linkShared(std::span<const std::vector<uint8_t>> objects, Stopwatch& watch) {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  watch.skip();  // leave out the wait for the mutex
  const Error noFile{"cannot make a temporary file for linking", "check that TMPDIR is writable"};
  std::deque<Scratch> files;
  const int output = makeScratch("so", files);
  if (output < 0) return noFile;
  ::close(output);  // lld opens it again
  const char* const path = files.front().path();
  // LLVM's threads do not exist in a forked process, which would wait for them for ever.
  std::vector<const char*> arguments = {"ld.lld", "-shared",     "-O0", "--threads=1", "--build-id=none",
                                        "-z",     "noexecstack", "-o",  path};
  for (const std::vector<uint8_t>& object : objects) {
    const int input = makeScratch("o", files);
    if (input < 0) return noFile;
    if (const Status written = writeScratch(input, object); !written) return written.error();
    arguments.push_back(files.back().path());
  }
  std::string messages;
  llvm::raw_string_ostream log(messages);
  const auto result = lld::lldMain(arguments, log, log, {{lld::Gnu, &lld::elf::link}});
  if (result.retCode != 0) return internalError("lld: " + messages);
  const auto linked = llvm::MemoryBuffer::getFile(path, false, false);
  if (!linked) return Error{"cannot read back the linked kernel", ""};
  return std::vector<uint8_t>((*linked)->getBuffer().bytes_begin(), (*linked)->getBuffer().bytes_end());
}

}  // namespace hgc::native
