#include "runtime/cpu/shared_object.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

namespace hgc {

Result<SharedObject> SharedObject::open(std::span<const uint8_t> bytes) {
  const int file = memfd_create("hgc-kernels", MFD_CLOEXEC);
  if (file < 0) return Error{"cannot make a memory file for the kernels", ""};
  size_t written = 0;
  while (written < bytes.size()) {
    const ssize_t n = write(file, bytes.data() + written, bytes.size() - written);
    if (n <= 0) break;
    written += static_cast<size_t>(n);
  }
  void* handle =
      written == bytes.size() ? dlopen(fmt::format("/proc/self/fd/{}", file).c_str(), RTLD_NOW | RTLD_LOCAL) : nullptr;
  const char* reason = handle ? nullptr : dlerror();
  if (handle) return SharedObject(handle, file);
  close(file);
  return Error{fmt::format("cannot load the CPU kernels: {}", reason ? reason : "short write"), ""};
}

SharedObject::~SharedObject() {
  if (!handle_) return;
  dlclose(handle_);
  close(file_);
}

void* SharedObject::find(const std::string& symbol) const { return dlsym(handle_, symbol.c_str()); }

}  // namespace hgc
