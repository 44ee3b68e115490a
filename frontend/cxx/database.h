#pragma once
/// Reads compiler flags from compile_commands.json.
#include <string>
#include <vector>

namespace hgc::cxx {

struct BuildFlags {
  std::vector<std::string> flags;  ///< that affect the meaning of a source
  std::string folder;              ///< where relative paths in them start
  std::string error;               ///< why the flags could not be read; else empty
};

/// The flags of a file, or of the one with the most similar name, as a source for its header. `build` is
/// compile_commands.json or its folder.
BuildFlags flagsOf(const std::string& build, const std::string& file);

/// The compile_commands.json of a build.
std::string databaseOf(const std::string& build);

}  // namespace hgc::cxx
