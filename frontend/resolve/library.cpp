#include "frontend/resolve/library.h"

#include <fmt/format.h>

#include <string>

namespace hgc {
namespace {

struct Prelude {
  std::string_view function;
  std::string_view library;
};
constexpr Prelude kPrelude[] = {{"rand", "random"}, {"randn", "random"}, {"eigmin3", "eigen"}, {"solve", "linalg"},
                                {"eigh", "linalg"}, {"svd", "linalg"},   {"polar", "linalg"}};

}  // namespace

const LibraryFile* libraryNamed(std::string_view name) {
  for (const LibraryFile& file : libraryFiles()) {
    if (file.name == name) return &file;
  }
  return nullptr;
}

/// Looks for the text of its declaration; only messages want to know.
std::string_view libraryOf(std::string_view name) {
  const std::string function = fmt::format("\nfn {}(", name), manifold = fmt::format("\nmanifold {} :", name);
  for (const LibraryFile& file : libraryFiles()) {
    const auto declares = [&](const std::string& head) { return file.text.find(head) != std::string_view::npos; };
    if (declares(function) || declares(manifold)) return file.name;
  }
  return {};
}

std::string_view preludeOf(std::string_view function) {
  for (const Prelude& entry : kPrelude) {
    if (entry.function == function) return entry.library;
  }
  return {};
}

}  // namespace hgc
