#include "runtime/cpu/code/shared_object.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "runtime/disk/whole.h"

namespace hgc {
namespace {

void* load(const std::string& path) { return dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL); }

/// Loads from a temporary file, for systems without /proc.
void* loadFromFile(std::span<const uint8_t> bytes) {
  const char* const given = std::getenv("TMPDIR");
  for (const std::string folder : {given ? given : "/tmp", "/dev/shm", "/run"}) {
    std::string path = folder + "/hgc-kernels-XXXXXX";
    const int file = mkstemp(path.data());
    if (file < 0) continue;
    void* const handle = writeWhole(file, bytes) ? load(path) : nullptr;
    unlink(path.c_str());
    close(file);
    if (handle) return handle;
  }
  return nullptr;
}

}  // namespace

Result<SharedObject> SharedObject::open(std::span<const uint8_t> bytes) {
  const int file = memfd_create("hgc-kernels", MFD_CLOEXEC);
  if (file < 0) return Error{fmt::format("cannot make a memory file for the kernels: {}", std::strerror(errno)), ""};
  if (!writeWhole(file, bytes)) {
    const Error error{fmt::format("cannot load the CPU kernels: {}", std::strerror(errno)), ""};
    close(file);
    return error;
  }
  const std::string path = fmt::format("/proc/self/fd/{}", file);
  void* handle = load(path);
  const char* const why = handle ? nullptr : dlerror();
  const std::string reason = why ? why : "";
  if (!handle && access(path.c_str(), F_OK) != 0) handle = loadFromFile(bytes);
  if (handle) return SharedObject(handle, file);
  close(file);
  return Error{fmt::format("cannot load the CPU kernels: {}", reason), ""};
}

SharedObject::~SharedObject() {
  if (!handle_) return;
  dlclose(handle_);
  close(file_);
}

void* SharedObject::find(const std::string& symbol) const { return dlsym(handle_, symbol.c_str()); }

}  // namespace hgc
