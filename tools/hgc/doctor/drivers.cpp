#include <dlfcn.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tools/hgc/doctor/findings.h"

namespace hgc::tool {
namespace {

namespace fs = std::filesystem;

constexpr const char* kNoGpu = "nothing runs on GPUs";

/// Vendors of GPUs, and Debian's packages of their drivers.
struct Maker {
  const char* number;
  const char* name;
  const char* packages;
};
constexpr Maker kMakers[] = {{"0x10de", "NVIDIA", "nvidia-driver nvidia-vulkan-icd"},
                             {"0x1002", "AMD", "mesa-vulkan-drivers firmware-amd-graphics"},
                             {"0x8086", "Intel", "mesa-vulkan-drivers"}};

std::string firstWord(const fs::path& path) {
  std::ifstream file(path);
  std::string word;
  file >> word;
  return word;
}

bool isFolder(const fs::path& path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

std::vector<fs::path> within(const fs::path& folder) {
  std::vector<fs::path> paths;
  std::error_code error;
  for (fs::directory_iterator next(folder, error), end; !error && next != end; next.increment(error))
    paths.push_back(next->path());
  std::ranges::sort(paths);
  return paths;
}

/// The vendors of the GPUs on this machine's bus.
std::vector<Maker> gpusOnBus() {
  std::vector<Maker> makers;
  for (const fs::path& device : within("/sys/bus/pci/devices")) {
    const std::string kind = firstWord(device / "class"), number = firstWord(device / "vendor");
    if (!kind.starts_with("0x03")) continue;
    const auto maker = std::ranges::find_if(kMakers, [&](const Maker& m) { return number == m.number; });
    if (maker != std::end(kMakers) && std::ranges::none_of(makers, [&](const Maker& m) { return m.number == number; }))
      makers.push_back(*maker);
  }
  return makers;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> parts;
  std::istringstream list(text);
  for (std::string part; std::getline(list, part, ':');) {
    if (!part.empty()) parts.push_back(part);
  }
  return parts;
}

/// The value of a variable; an empty one counts as unset, as for the loader.
std::string textOr(const char* value, const std::string& otherwise = "") {
  return value != nullptr && *value != 0 ? value : otherwise;
}

/// The drivers that the environment names: all drivers, possibly none, or additional ones.
struct Named {
  const char* variable;
  bool isAll;
  std::vector<std::string> files;
};

Named namedDrivers() {
  if (const char* files = std::getenv("VK_DRIVER_FILES")) return {"VK_DRIVER_FILES", true, split(files)};
  if (const char* files = std::getenv("VK_ICD_FILENAMES")) return {"VK_ICD_FILENAMES", true, split(files)};
  return {"VK_ADD_DRIVER_FILES", false, split(textOr(std::getenv("VK_ADD_DRIVER_FILES")))};
}

/// The folders where the loader searches `vulkan/icd.d`.
std::vector<std::string> searched() {
  const char* const home = std::getenv("HOME");
  const auto atHome = [&](const char* folder) { return home != nullptr ? std::string(home) + folder : ""; };
  return split(fmt::format(
      "{}:{}:/etc:/usr/local/etc:{}:{}", textOr(std::getenv("XDG_CONFIG_HOME"), atHome("/.config")),
      textOr(std::getenv("XDG_CONFIG_DIRS"), "/etc/xdg"), textOr(std::getenv("XDG_DATA_HOME"), atHome("/.local/share")),
      textOr(std::getenv("XDG_DATA_DIRS"), "/usr/local/share:/usr/share")));
}

/// The driver manifests that the loader finds.
std::vector<fs::path> manifests() {
  std::vector<fs::path> files;
  const auto add = [&](const fs::path& place) {
    const std::vector<fs::path> inside = isFolder(place) ? within(place) : std::vector{place};
    std::ranges::copy_if(inside, std::back_inserter(files), [&](const fs::path& file) {
      return file.extension() == ".json" && std::ranges::find(files, file) == files.end();
    });
  };
  const Named named = namedDrivers();
  for (const std::string& file : named.files) add(file);
  if (named.isAll) return files;
  for (const std::string& root : searched()) add(fs::path(root) / "vulkan/icd.d");
  return files;
}

/// Whether a loaded driver initialises. NVIDIA's does not if libEGL is missing.
bool isReady(void* driver) {
  const auto negotiate =
      reinterpret_cast<int (*)(uint32_t*)>(dlsym(driver, "vk_icdNegotiateLoaderICDInterfaceVersion"));
  const auto find = reinterpret_cast<void* (*)(void*, const char*)>(dlsym(driver, "vk_icdGetInstanceProcAddr"));
  uint32_t version = 5;
  if (negotiate != nullptr && negotiate(&version) != 0) return false;
  return find == nullptr || find(nullptr, "vkCreateInstance") != nullptr;
}

/// Why the driver of a manifest cannot be loaded; empty if it can.
std::string faultOf(const fs::path& manifest) {
  std::error_code error;
  if (fs::exists(manifest, error) && !fs::is_regular_file(manifest, error)) return "it is not a regular file";
  std::ifstream file(manifest);
  if (!file) return "it does not exist, or cannot be read";
  const auto json = nlohmann::json::parse(file, nullptr, false);
  if (json.is_discarded() || !json.is_object()) return "it is not JSON";
  const auto icd = json.find("ICD");
  if (icd == json.end() || !icd->is_object() || !icd->contains("library_path") || !(*icd)["library_path"].is_string())
    return "it names no driver";
  const std::string library = (*icd)["library_path"];
  const bool isRelative = library.find('/') != std::string::npos && library.front() != '/';
  const std::string path = isRelative ? (manifest.parent_path() / library).string() : library;
  void* const handle = dlopen(path.c_str(), RTLD_LAZY | RTLD_LOCAL);
  if (handle == nullptr) return dlerror();
  return isReady(handle)
             ? ""
             : library + " loads, but is not a driver here: libraries that it needs are missing, or its GPU is";
}

std::string packagesFor(const std::vector<Maker>& gpus) {
  std::string packages;
  for (const Maker& gpu : gpus)
    packages += fmt::format("{}{} for the GPU by {}", packages.empty() ? "apt install " : ", ", gpu.packages, gpu.name);
  return packages.empty() ? "apt install mesa-vulkan-drivers, for a software driver" : packages;
}

void examineLoader(Findings& findings) {
  void* const handle = dlopen("libvulkan.so.1", RTLD_LAZY | RTLD_LOCAL);
  const bool isThere = handle != nullptr;
  if (isThere) dlclose(handle);
  if (isThere) findings.push_back({State::Fine, "Vulkan loader", "it is there"});
  else findings.push_back({State::Amiss, "Vulkan loader", dlerror(), kNoGpu, "apt install libvulkan1"});
}

/// Examines the drivers that the environment names.
void examineNamed(Findings& findings) {
  const std::string disabled = textOr(std::getenv("VK_LOADER_DRIVERS_DISABLE"));
  if (!disabled.empty())
    findings.push_back({State::Note, "Vulkan drivers", fmt::format("VK_LOADER_DRIVERS_DISABLE={} is set", disabled),
                        "the loader leaves these out", "unset it, unless that is wanted"});
  const Named named = namedDrivers();
  const auto add = [&](const std::string& what) {
    findings.push_back({State::Amiss, "Vulkan drivers", fmt::format("{} names {}", named.variable, what),
                        named.isAll ? "the loader looks nowhere else" : "the loader finds no driver there",
                        named.isAll ? "unset VK_DRIVER_FILES and VK_ICD_FILENAMES" : "unset VK_ADD_DRIVER_FILES"});
  };
  if (named.isAll && named.files.empty()) add("no file");
  for (const std::string& file : named.files) {
    std::error_code error;
    if (!fs::exists(file, error)) add(file + ", which is not there");
  }
}

void examineManifests(Findings& findings, const std::vector<Maker>& gpus) {
  const std::vector<fs::path> files = manifests();
  std::string good;
  for (const fs::path& file : files) {
    const std::string fault = faultOf(file);
    if (fault.empty()) good += (good.empty() ? "" : ", ") + file.stem().string();
    else
      findings.push_back({State::Amiss, "Vulkan drivers", fmt::format("{}: {}", file.string(), fault),
                          "the loader leaves this driver out",
                          fault.find("nvidia") == std::string::npos
                              ? "install the driver again, or remove the file (dpkg -S finds the package of a file)"
                              : "apt install libegl1 libgl1, which NVIDIA's driver needs; or the driver again; in a "
                                "container, NVIDIA_DRIVER_CAPABILITIES=all"});
  }
  if (!good.empty()) findings.push_back({State::Fine, "Vulkan drivers", good});
  else
    findings.push_back({State::Amiss, "Vulkan drivers", files.empty() ? "none is installed" : "none can be used",
                        kNoGpu, files.empty() ? packagesFor(gpus) : "see the lines about these"});
}

/// Examines the device files of GPUs.
void examineNodes(Findings& findings, const std::vector<Maker>& gpus) {
  std::vector<fs::path> nodes;
  for (const char* folder : {"/dev/dri", "/dev"}) {
    for (const fs::path& path : within(folder)) {
      const std::string name = path.filename();
      if (name.starts_with("renderD") || (name.starts_with("nvidia") && !isFolder(path))) nodes.push_back(path);
    }
  }
  for (const fs::path& node : nodes) {
    if (access(node.c_str(), R_OK | W_OK) == 0) continue;
    const bool isRender = node.filename().string().starts_with("render");
    findings.push_back(
        {State::Amiss, "permissions", node.string() + " may not be opened", "its driver does not see the GPU",
         isRender ? "usermod --append --groups render USER, and log in again"
                  : "usermod --append --groups video USER, and log in again; in a container, give it the devices"});
  }
  for (const Maker& gpu : gpus) {
    if (!nodes.empty()) continue;
    findings.push_back({State::Amiss, "permissions",
                        fmt::format("there is a GPU by {}, but neither /dev/dri/render* nor /dev/nvidia*", gpu.name),
                        kNoGpu, fmt::format("apt install {}; in a container, give it the devices", gpu.packages)});
  }
}

}  // namespace

Findings examineDrivers() {
  Findings findings;
  const std::vector<Maker> gpus = gpusOnBus();
  examineLoader(findings);
  examineNamed(findings);
  examineManifests(findings, gpus);
  examineNodes(findings, gpus);
  return findings;
}

}  // namespace hgc::tool
