#include "tools/bench/measure/peers.h"

#include <dlfcn.h>

#include <algorithm>
#include <cmath>
#include <sstream>

namespace hgc::bench {

void* loaded(const std::string& file, const char* name) {
  void* library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  void* function = library ? dlsym(library, name) : nullptr;
  if (!function) need(Status(Error{dlerror(), ""}));
  return function;
}

std::string peerFile(const Settings& settings, const std::string& name) {
  std::stringstream list(settings.peers);
  for (std::string one; std::getline(list, one, ',');) {
    if (one.starts_with(name + ":")) return one.substr(name.size() + 1);
  }
  return "";
}

double differenceOf(std::span<const double> ours, std::span<const double> theirs) {
  if (ours.size() != theirs.size()) return 1;
  double most = 0, scale = 0;
  for (size_t k = 0; k < ours.size(); ++k) {
    if (!std::isfinite(ours[k]) || !std::isfinite(theirs[k])) return 1;
    most = std::max(most, std::abs(ours[k] - theirs[k]));
    scale = std::max(scale, std::abs(theirs[k]));
  }
  return scale > 0 ? most / scale : most;
}

}  // namespace hgc::bench
