#include "ir/kernel/device_name.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>

namespace hgc {
namespace {

constexpr std::string_view kCpu = "cpu", kAll = "all";

struct NamedFamily {
  GpuFamily family;
  std::string_view name;
};

constexpr NamedFamily kFamilies[] = {
#define HGC_GPU_FAMILY(enumerator, name) {GpuFamily::enumerator, name},
#include "ir/kernel/gpu_families.def"
#undef HGC_GPU_FAMILY
};

std::string deviceNames() {
  std::string names = "auto, cpu, cpu:LEVEL";
  for (const auto& [family, name] : kFamilies) names += fmt::format(", {0}, {0}:N or {0}:NAME", name);
  names += "; several with + between them";
  for (const auto& [family, name] : kFamilies) names += fmt::format("; {}:{}", name, kAll);
  return names;
}

/// Shares are written without an exponent.
constexpr double kLeastShare = 1e-3, kMostShare = 1e6;

Result<std::optional<double>> shareNamed(std::string_view text) {
  double share = 0;
  const char* const last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, share, std::chars_format::fixed);
  const bool isUsual = share == 0 || (share >= kLeastShare && share <= kMostShare);
  if (error == std::errc() && end == last && isUsual) return std::optional(share);
  return Error{fmt::format("`{}` is not a share of a device", text),
               "0, or a number from 0.001 to 1000000: cpu*1+vulkan:0*3", ErrorKind::Device};
}

Result<DeviceShare> partNamed(std::string_view text) {
  const size_t star = text.find('*');
  auto device = deviceNamed(text.substr(0, star));
  if (!device) return device.error();
  if (star == std::string_view::npos) return DeviceShare{std::move(*device), std::nullopt};
  const auto share = shareNamed(text.substr(star + 1));
  if (!share) return share.error();
  return DeviceShare{std::move(*device), *share};
}

}  // namespace

Result<DeviceName> deviceNamed(std::string_view text) {
  using Kind = DeviceName::Kind;
  if (text == "auto") return DeviceName{};
  const size_t colon = text.find(':');
  const std::string_view before = text.substr(0, colon);
  const std::string_view rest = colon == std::string_view::npos ? "" : text.substr(colon + 1);
  const auto* const family = std::ranges::find(kFamilies, before, &NamedFamily::name);
  if (family != std::end(kFamilies))
    return DeviceName{.kind = Kind::Gpu, .family = family->family, .which = std::string(rest)};
  if (text == kCpu) return DeviceName{.kind = Kind::Cpu};
  if (text == kInterpreter) return DeviceName{.kind = Kind::Cpu, .isInterpreted = true};
  if (before != kCpu) return Error{fmt::format("there is no device `{}`", text), deviceNames(), ErrorKind::Device};
  const std::optional<Isa> isa = isaNamed(rest);
  if (isa && info(*isa).isNative) return DeviceName{.kind = Kind::Cpu, .isa = isa};
  return Error{fmt::format("there is no instruction set `{}`", rest), nativeNames() + "; or first", ErrorKind::Device};
}

std::optional<GpuFamily> allGpusNamed(std::string_view text) {
  const auto name = deviceNamed(text);
  return name && name->isGpu() && name->which == kAll ? std::optional(name->family) : std::nullopt;
}

bool namesSeveral(std::string_view text) { return text.find('+') != std::string_view::npos || allGpusNamed(text); }

Result<std::vector<DeviceShare>> devicesNamed(std::string_view text) {
  std::vector<DeviceShare> devices;
  for (size_t begin = 0; begin != std::string_view::npos;) {
    const size_t end = text.find('+', begin);
    auto part = partNamed(text.substr(begin, end == std::string_view::npos ? end : end - begin));
    if (!part) return part.error();
    devices.push_back(std::move(*part));
    begin = end == std::string_view::npos ? end : end + 1;
  }
  const auto hasShare = [](const DeviceShare& device) { return device.share.has_value(); };
  const bool haveSome = std::ranges::any_of(devices, hasShare), haveAll = std::ranges::all_of(devices, hasShare);
  const bool isNothing = haveAll && std::ranges::none_of(devices, [](auto& device) { return *device.share > 0; });
  if (haveSome && (!haveAll || isNothing))
    return Error{fmt::format("the shares of `{}` do not say what each device takes", text),
                 "give every device a share, at least one of them above 0; or give no shares", ErrorKind::Device};
  return devices;
}

}  // namespace hgc
