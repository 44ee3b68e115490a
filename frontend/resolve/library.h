#pragma once
/// The standard library: its sources are part of the compiler.
#include <span>
#include <string_view>

namespace hgc {

/// A file of `std/`.
struct LibraryFile {
  std::string_view name;  ///< `geometry` of `std.geometry`
  std::string_view text;
};

std::span<const LibraryFile> libraryFiles();
/// The file of that name, or null.
const LibraryFile* libraryNamed(std::string_view name);
/// The name of the library that declares a function, or empty.
std::string_view libraryOf(std::string_view name);
/// The library whose `function` needs no import, or empty.
std::string_view preludeOf(std::string_view function);

}  // namespace hgc
