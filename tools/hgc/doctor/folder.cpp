#include <fmt/format.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "runtime/choice/model_file.h"
#include "runtime/disk/own_folder.h"
#include "tools/hgc/doctor/findings.h"

namespace hgc::tool {
namespace {

namespace fs = std::filesystem;

constexpr const char* kFollows = "compiled programs and learned costs are not saved: each process starts without them";
constexpr const char* kElsewhere = "HGC_CACHE_DIR names another folder; set to the empty string, it disables caching";

/// Why no file can be written into a folder; empty if it can.
std::string obstacleTo(const std::string& folder) {
  const std::string name = fmt::format("doctor-{}", ::getpid());
  const uint8_t bytes[4096] = {};
  errno = 0;
  if (!writeOwn(folder, name, {}, bytes)) return errno != 0 ? std::strerror(errno) : "it cannot be written";
  std::error_code error;
  fs::remove(fs::path(folder) / name, error);
  return "";
}

/// Examines the file of learned costs.
Finding modelFinding(const std::string& folder) {
  std::error_code error;
  const uint64_t bytes = fs::file_size(fs::path(folder) / "devices.model", error);
  if (error || bytes == 0 || !readModel().empty())
    return {State::Fine, "model", error ? "nothing is learned yet" : "whole"};
  return {State::Amiss, "model", folder + "/devices.model cannot be read, or is damaged",
          "what was learned of devices is not used; what is learned next replaces it", "hgc model reset"};
}

Finding roomIn(const fs::path& place, std::string seen) {
  constexpr uint64_t kWanted = uint64_t{256} << 20;
  struct statvfs status {};
  if (::statvfs(place.c_str(), &status) != 0) return {State::Fine, "folder", std::move(seen)};
  const uint64_t left = status.f_bavail * status.f_frsize;
  if (left >= kWanted) return {State::Fine, "folder", std::move(seen)};
  return {State::Amiss, "folder", fmt::format("{}: {} MiB are free", seen, left >> 20), kFollows,
          fmt::format("make room; or {}", kElsewhere)};
}

}  // namespace

Findings examineFolder() {
  const auto folder = keepingFolder();
  if (!folder) return {{State::Note, "folder", "there is no cache folder", kFollows, kElsewhere}};
  if (const Status place = modelPlace(); !place)
    return {{State::Amiss, "folder", place.error().message, kFollows, place.error().hint}};
  std::error_code error;
  const bool isThere = fs::exists(*folder, error);
  const std::string obstacle = obstacleTo(*folder);
  if (!obstacle.empty())
    return {{State::Amiss, "folder", fmt::format("{} takes no files: {}", *folder, obstacle), kFollows,
             fmt::format("make room, or mount it for writing; or {}", kElsewhere)}};
  const Finding room = roomIn(*folder, isThere ? *folder : *folder + " will be made when something is cached");
  if (isThere) return {room, modelFinding(*folder)};
  fs::remove(*folder, error);
  return {room};
}

}  // namespace hgc::tool
