#pragma once
/// What a build system says of the compiler's flags (compile_commands.json).
#include <string>
#include <vector>

namespace hgc::cxx {

struct BuildFlags {
  std::vector<std::string> flags;  ///< that say what a text means
  std::string folder;              ///< that relative paths in them start from
  std::string error;               ///< why there are none
};

/// Those for a file, or for the one that is most like it, as a source is like its header. `build` is the file, or the
/// folder that it is in.
BuildFlags flagsOf(const std::string& build, const std::string& file);

/// The file of a build.
std::string databaseOf(const std::string& build);

}  // namespace hgc::cxx
