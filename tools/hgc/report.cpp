#include "tools/hgc/report.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <cmath>
#include <nlohmann/json.hpp>

namespace hgc::tool {

std::string hashOf(const Array& array) {
  unsigned char digest[EVP_MAX_MD_SIZE];
  unsigned length = 0;
  EVP_Digest(array.reals.data(), array.reals.size() * sizeof(double), digest, &length, EVP_sha256(), nullptr);
  std::string text;
  for (unsigned k = 0; k < length; ++k) text += fmt::format("{:02x}", digest[k]);
  return text;
}

double normOf(const Array& array) {
  double largest = 0, sum = 0;
  for (const double value : array.reals) largest = std::isnan(value) ? value : std::max(largest, std::fabs(value));
  if (largest == 0 || !std::isfinite(largest)) return largest;
  const double scale = std::exp2(-std::ilogb(largest));
  for (const double value : array.reals) sum += (value * scale) * (value * scale);
  return std::sqrt(sum) / scale;
}

std::string shapeOf(const Array& array) {
  std::string text = "[";
  for (size_t k = 0; k < array.shape.size(); ++k) text += fmt::format("{}{}", k ? ", " : "", array.shape[k]);
  return text + "]";
}

namespace {

nlohmann::ordered_json arrayJson(const Array& array) {
  return {{"shape", array.shape}, {"norm", normOf(array)}, {"sha256", hashOf(array)}};
}

}  // namespace

std::string runJson(const Evaluation& result, const Compiled& compiled, const std::string& math) {
  nlohmann::ordered_json json;
  json["value"] = result.value;
  json["terms"] = nlohmann::ordered_json::object();
  for (const auto& [name, term] : result.terms) {
    json["terms"][name] = {{"instances", term.instances}, {"topologies", term.topologies}, {"value", term.value}};
  }
  json["topologies"] = compiled.topologies;
  json["device"] = result.device;
  json["reason"] = result.reason;
  json["math"] = math;
  json["fma"] = result.fused;
  json["gradients"] = nlohmann::ordered_json::object();
  for (const auto& [name, array] : result.gradients) json["gradients"][name] = arrayJson(array);
  if (!result.outputs.empty()) {
    for (const auto& [name, array] : result.outputs) json["outputs"][name] = arrayJson(array);
  }
  json["nonfinite"] = result.nonfinite;
  if (!compiled.nonfiniteOrigin.empty()) json["nonfinite_origin"] = compiled.nonfiniteOrigin;
  const Times& t = result.times;
  json["times_ms"] = {{"compile", compiled.milliseconds},
                      {"upload", t.upload},
                      {"kernel", t.kernel},
                      {"reduce", t.reduce},
                      {"download", t.download}};
  return json.dump() + "\n";
}

std::string runTable(const Evaluation& result, const Compiled& compiled) {
  constexpr size_t kMostTerms = 12;
  std::string out = fmt::format("value       {:.17g}\n", result.value);
  size_t shown = 0;
  for (const auto& [name, term] : result.terms) {
    if (++shown > kMostTerms) {
      out += fmt::format("  ... and {} more terms\n", result.terms.size() - kMostTerms);
      break;
    }
    out += fmt::format("  {:<18} {:>10} instances  {:>3} {}  {:.10g}\n", name, term.instances, term.topologies,
                       term.topologies == 1 ? "topology  " : "topologies", term.value);
  }
  for (const auto& [name, array] : result.gradients) {
    out += fmt::format("gradient    {:<10} {:<14} norm {:.10g}  sha256 {}\n", name, shapeOf(array), normOf(array),
                       hashOf(array).substr(0, 16));
  }
  for (const auto& [name, array] : result.outputs) {
    out += fmt::format("output      {:<10} {:<14} norm {:.10g}  sha256 {}\n", name, shapeOf(array), normOf(array),
                       hashOf(array).substr(0, 16));
  }
  out +=
      fmt::format("device      {} ({}), strict, fma {}\n", result.device, result.reason, result.fused ? "on" : "off");
  if (result.nonfinite != 0)
    out += fmt::format("nonfinite   {} of the numbers are NaN or infinite: {}\n", result.nonfinite,
                       compiled.nonfiniteOrigin);
  const Times& t = result.times;
  out += fmt::format("compiled    {} {}, {} operations{}\n", compiled.topologies,
                     compiled.topologies == 1 ? "topology" : "topologies", compiled.operations,
                     compiled.milliseconds > 0 ? fmt::format(", in {:.1f} ms", compiled.milliseconds) : " before");
  out +=
      fmt::format("time        upload {:.3f} ms, kernel {:.3f} ms, reduce {:.3f} ms\n", t.upload, t.kernel, t.reduce);
  return out;
}

}  // namespace hgc::tool
