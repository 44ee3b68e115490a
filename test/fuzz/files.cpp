// Files with data: whatever is in them is read or refused, and what was read and written back is read again alike.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "tools/io/containers.h"
#include "tools/io/sources.h"

namespace {

/// A name of a file or a folder, and the parts that some such files have; none where a file has one array.
struct Kind {
  std::string_view name;
  std::array<std::string_view, 8> parts = {};
};
constexpr Kind kKinds[] = {{"f.bal", {"cam", "pt", "ci", "pi", "uv"}},
                           {"f.g2o", {"q", "t", "edge", "turn", "shift", "root", "pose", "moved"}},
                           {"f.graph", {"q", "t", "edge", "turn", "shift", "root", "pose", "moved"}},
                           {"f.obj", {"v", "f", "vn", "vt"}},
                           {"f.off", {"v", "f"}},
                           {"f.ply", {"v", "f", "vertex.x", "vertex.nx"}},
                           {"cameras.txt", {"cam", "q", "t", "pt", "ci", "ii", "pi", "uv"}},
                           {"images.txt", {"cam", "q", "t", "pt", "ci", "ii", "pi", "uv"}},
                           {"points3D.txt", {"cam", "q", "t", "pt", "ci", "ii", "pi", "uv"}},
                           {"f.npy"},
                           {"f.csv"},
                           {"f.txt"}};

[[noreturn]] void fail(const std::string& what, const std::string& detail) {
  std::fprintf(stderr, "%s: %s\n", what.c_str(), detail.c_str());
  std::abort();
}

/// A folder for the files of this process, with a small model of COLMAP, of which one file is the input.
const std::string& folder() {
  static const std::string kFolder = [] {
    std::string made = (std::filesystem::temp_directory_path() / "fuzz-files-XXXXXX").string();
    if (mkdtemp(made.data()) == nullptr) std::abort();
    std::ofstream(made + "/cameras.txt") << "1 PINHOLE 640 480 500 500 320 240\n";
    std::ofstream(made + "/images.txt") << "1 1 0 0 0 0 0 1 1 a.png\n10 20 1\n";
    std::ofstream(made + "/points3D.txt") << "1 0.5 0.25 4 9 9 9 0.1 1 0\n";
    return made + "/";
  }();
  return kFolder;
}

hgc::Result<hgc::Array> read(const std::string& source) {
  const hgc::Symbol symbol;
  hgc::PartReader files;  // the input's file is another one each time
  return hgc::readSource(source, symbol, {}, files);
}

bool isSame(const hgc::Array& a, const hgc::Array& b) {
  const auto bits = [](double x) { return std::bit_cast<uint64_t>(x); };
  return std::ranges::equal(a.reals, b.reals, {}, bits, bits);
}

/// Parts that can be replaced, by themselves.
void writeBack(const std::string& file, const std::string& part, const hgc::Array& array) {
  const std::string ending = file.ends_with('/') ? "/" : std::filesystem::path(file).extension().string();
  const std::string copy = folder() + "copy" + ending;
  if (!hgc::checkWritten(copy, file, part) || !hgc::writeLike(copy, file, {{part, array}})) return;
  const auto again = read(copy + ":" + part);
  if (!again) fail("is not read again", again.error().message);
  if (!isSame(array, *again)) fail("is read otherwise", part + " of " + file);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
  if (size == 0) return 0;
  const Kind& kind = kKinds[bytes[0] % std::size(kKinds)];
  const bool isModel = kind.name.ends_with("s.txt") || kind.name.ends_with("D.txt");
  const std::string file = folder() + std::string(kind.name), source = isModel ? folder() : file;
  std::string kept;
  if (isModel) {
    std::ifstream in(file);
    kept.assign(std::istreambuf_iterator<char>(in), {});
  }
  std::ofstream(file, std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes + 1), static_cast<std::streamsize>(size - 1));
  if (kind.parts[0].empty()) static_cast<void>(read(source));
  for (const std::string_view part : kind.parts) {
    if (part.empty()) break;
    const auto array = read(source + ":" + std::string(part));
    if (array) writeBack(source, std::string(part), *array);
  }
  if (isModel) std::ofstream(file) << kept;
  return 0;
}
