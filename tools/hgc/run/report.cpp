#include "tools/hgc/run/report.h"

#include <fmt/format.h>
#include <nettle/sha2.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <ranges>

#include "compiler/watch/watched_json.h"
#include "ir/kernel/derivative.h"

namespace hgc::tool {
namespace {

constexpr size_t kMostJacobians = 12;

class Summarizer {
 public:
  Summarizer(Derived& derived, const Evaluation& evaluation) : derived_(derived), evaluation_(evaluation) {}

  Status add(KernelKind kind) {
    const auto has = [&](auto which) { return std::ranges::any_of(program().terms, which); };
    const bool hasObjective = has([](const Term& t) { return isObjective(t.kind); });
    const bool hasResiduals = has([](const Term& t) { return t.kind == TermKind::Residual; });
    if (isProduct(kind)) {
      const bool isDefined = has([&](const Term& t) { return (info(kind).terms & only(t.kind)) != 0; });
      return isDefined ? addProduct(fmt::format("{}.", info(kind).name), derived_.product(kind)) : Done{};
    }
    switch (kind) {
      case KernelKind::Residual: return addArrays("residual.", evaluation_.residuals);
      case KernelKind::Jacobian: return addJacobians();
      case KernelKind::Hessian: return hasObjective ? addMatrix("hessian", derived_.hessian(Projection::None)) : Done{};
      case KernelKind::GaussNewton: return hasResiduals ? addNormal() : Done{};
      case KernelKind::Linearise: return hasResiduals ? addLosses() : Done{};
      default: return Done{};  // shown with the evaluation
    }
  }

  Summaries take() { return std::move(result_); }

 private:
  const Program& program() const { return derived_.program(); }

  void addNumbers(const std::string& name, std::vector<int64_t> shape, int64_t entries,
                  const std::vector<double>& values) {
    const bool isNew = !name.starts_with("residual.");  // the evaluation holds these
    result_.shown.push_back({name, std::move(shape), entries, normOf(values), hashOf(values)});
    if (isNew) result_.nonfinite[name] = std::ranges::count_if(values, [](double v) { return !std::isfinite(v); });
  }
  Status addArrays(const std::string& prefix, const std::map<std::string, Array>& arrays) {
    for (const auto& [name, array] : arrays) addNumbers(prefix + name, array.shape, -1, array.reals);
    return Done{};
  }
  Status addProduct(const std::string& prefix, const Result<DerivativeProduct>& product) {
    return product ? addArrays(prefix, product->arrays) : Status(product.error());
  }
  Status addMatrix(const std::string& name, const Result<SparseMatrix>& matrix) {
    return matrix ? addMatrix(name, *matrix) : Status(matrix.error());
  }
  Status addMatrix(const std::string& name, const SparseMatrix& matrix) {
    addNumbers(name, {matrix.shape->rows, matrix.shape->columns}, static_cast<int64_t>(matrix.values.size()),
               matrix.values);
    return Done{};
  }
  Status addJacobians() {
    size_t count = 0;
    for (const Term& term : program().terms) {
      if (term.kind != TermKind::Residual || ++count > kMostJacobians) continue;
      if (const Status done = addMatrix("jacobian." + term.name, derived_.jacobian(term.name)); !done) return done;
    }
    result_.leftOut = static_cast<int64_t>(count - std::min(count, kMostJacobians));
    return Done{};
  }
  Status addNormal() {
    const auto& normal = derived_.gaussNewton();
    if (!normal) return normal.error();
    addNumbers("jtr", {static_cast<int64_t>(normal->gradient.size())}, -1, normal->gradient);
    return addMatrix("jtj", normal->matrix);
  }
  /// The losses of a linearisation and their slopes.
  Status addLosses() {
    const auto& linear = derived_.linearisation();
    if (!linear) return linear.error();
    for (const Term& term : program().terms) {
      if (term.kind != TermKind::Residual) continue;
      const LinearTerm& own = linear->terms.at(term.name);
      addNumbers("loss." + term.name, derived_.byInstance(term, own.loss).shape, -1, own.loss);
      addNumbers("slope." + term.name, derived_.byInstance(term, own.slope).shape, -1, own.slope);
    }
    return Done{};
  }

  Derived& derived_;
  const Evaluation& evaluation_;
  Summaries result_;
};

}  // namespace

std::string hashOf(std::span<const double> values) {
  std::array<uint8_t, SHA256_DIGEST_SIZE> digest;
  sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, values.size_bytes(), reinterpret_cast<const uint8_t*>(values.data()));
  sha256_digest(&context, digest.size(), digest.data());
  return fmt::format("{:02x}", fmt::join(digest, ""));
}

double normOf(std::span<const double> values) {
  double largest = 0, sum = 0;
  for (const double value : values) largest = std::isnan(value) ? value : std::max(largest, std::fabs(value));
  if (largest == 0 || !std::isfinite(largest)) return largest;
  const double scale = std::exp2(-std::ilogb(largest));
  for (const double value : values) sum += (value * scale) * (value * scale);
  return std::sqrt(sum) / scale;
}

namespace {

using Json = nlohmann::ordered_json;

Json arrayJson(const Array& array) {
  return {{"shape", array.shape}, {"norm", normOf(array.reals)}, {"sha256", hashOf(array.reals)}};
}

Json summaryJson(const Summary& summary) {
  Json json = {{"shape", summary.shape}, {"norm", summary.norm}, {"sha256", summary.hash}};
  if (summary.entries >= 0) json["entries"] = summary.entries;
  return json;
}

/// An object of named members. Ordered objects look through all members at each that is set by its name.
template <class Named, class ToJson>
Json objectOf(const Named& named, const ToJson& toJson) {
  Json::object_t object;
  object.reserve(named.size());
  for (const auto& [name, value] : named) object.emplace_back(name, toJson(value));
  return object;
}

Json summariesJson(const Summaries& summaries) {
  std::vector<std::pair<std::string, Summary>> named;
  for (const Summary& summary : summaries.shown) named.emplace_back(summary.name, summary);
  return objectOf(named, summaryJson);
}

std::string shapeText(const std::vector<int64_t>& shape) {
  std::string text = "[";
  for (size_t k = 0; k < shape.size(); ++k) text += fmt::format("{}{}", k ? ", " : "", shape[k]);
  return text + "]";
}

std::string arrayLine(const char* what, const std::string& name, const Array& array) {
  return fmt::format("{:<11} {:<10} {:<14} norm {:.10g}  sha256 {}\n", what, name, shapeText(array.shape),
                     normOf(array.reals), hashOf(array.reals).substr(0, 16));
}

constexpr size_t kMostLines = 12;  // lines of a kind

std::string termLines(const std::map<std::string, TermResult>& terms) {
  std::string out;
  size_t shown = 0;
  for (const auto& [name, term] : terms) {
    if (++shown > kMostLines) return out + fmt::format("  ... and {} more terms\n", terms.size() - kMostLines);
    out += fmt::format("  {:<18} {:>10} {}  {:>3} {}  {:.10g}\n", name, term.instances,
                       term.instances == 1 ? "instance " : "instances", term.topologies,
                       term.topologies == 1 ? "topology  " : "topologies", term.value);
  }
  return out;
}

std::string summaryLines(const Summaries& summaries) {
  std::string out;
  for (const Summary& summary : summaries.shown | std::views::take(kMostLines)) {
    const std::string entries = summary.entries < 0 ? "" : fmt::format("{} entries  ", summary.entries);
    out += fmt::format("derivative  {:<10} {:<14} {}norm {:.10g}  sha256 {}\n", summary.name, shapeText(summary.shape),
                       entries, summary.norm, summary.hash.substr(0, 16));
  }
  const auto more = static_cast<int64_t>(summaries.shown.size()) - static_cast<int64_t>(kMostLines);
  if (more > 0) out += fmt::format("  ... and {} more\n", more);
  if (summaries.leftOut > 0) out += fmt::format("  {} more Jacobians are not computed\n", summaries.leftOut);
  return out;
}

}  // namespace

std::string runJson(const Evaluation& result, const Summaries& summaries, const Compiled& compiled,
                    const std::string& math, std::span<const Watched> watched) {
  Json json;
  json["value"] = result.value;
  json["terms"] = objectOf(result.terms, [](const TermResult& term) {
    return Json{{"instances", term.instances}, {"topologies", term.topologies}, {"value", term.value}};
  });
  json["topologies"] = compiled.topologies;
  json["device"] = result.device;
  json["reason"] = result.reason;
  json["math"] = math;
  json["fma"] = result.fused;
  json["gradients"] = objectOf(result.gradients, arrayJson);
  if (!result.outputs.empty()) json["outputs"] = objectOf(result.outputs, arrayJson);
  if (!summaries.shown.empty()) json["derivatives"] = summariesJson(summaries);
  if (summaries.leftOut > 0) json["jacobians_left_out"] = summaries.leftOut;
  for (const Watched& each : watched) json["watch"].push_back(watchedJson(each));
  json["nonfinite"] = result.nonfinite;
  if (!compiled.nonfiniteOrigin.empty()) json["nonfinite_origin"] = compiled.nonfiniteOrigin;
  const Times& t = result.times;
  json["times_ms"] = {{"compile", compiled.milliseconds},
                      {"upload", t.upload},
                      {"kernel", t.kernel},
                      {"reduce", t.reduce},
                      {"download", t.download}};
  if (t.exchanged > 0) {
    json["times_ms"]["exchange"] = t.exchange;
    json["times_ms"]["waited"] = t.waited;
    json["exchanged_bytes"] = t.exchanged;
  }
  return jsonText(json);
}

std::string jsonText(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n"; }

std::string deviceLine(const Evaluation& result) {
  return fmt::format("device      {} ({}), strict, fma {}\n", result.device, result.reason,
                     result.fused ? "on" : "off");
}

std::string runTable(const Evaluation& result, const Summaries& summaries, const Compiled& compiled) {
  std::string out = fmt::format("value       {:.17g}\n", result.value) + termLines(result.terms);
  for (const auto& [name, array] : result.gradients) out += arrayLine("gradient", name, array);
  for (const auto& [name, array] : result.outputs) out += arrayLine("output", name, array);
  out += summaryLines(summaries);
  out += deviceLine(result);
  if (result.nonfinite != 0)
    out += fmt::format("nonfinite   {} of the numbers are NaN or infinite: {}\n", result.nonfinite,
                       compiled.nonfiniteOrigin);
  const Times& t = result.times;
  out += fmt::format("compiled    {} {}, {} operations{}\n", compiled.topologies,
                     compiled.topologies == 1 ? "topology" : "topologies", compiled.operations,
                     compiled.milliseconds > 0 ? fmt::format(", in {:.1f} ms", compiled.milliseconds) : " before");
  out +=
      fmt::format("time        upload {:.3f} ms, kernel {:.3f} ms, reduce {:.3f} ms\n", t.upload, t.kernel, t.reduce);
  if (t.exchanged > 0)
    out += fmt::format("exchange    {} bytes in {:.3f} ms, {:.3f} ms of these waited for\n", t.exchanged, t.exchange,
                       t.waited);
  return out;
}

Result<Summaries> summarize(Derived& derived, const Evaluation& evaluation, const std::set<KernelKind>& kinds) {
  Summarizer summarizer(derived, evaluation);
  for (const KernelKind kind : kinds) {
    if (const Status done = summarizer.add(kind); !done) return done.error();
  }
  return summarizer.take();
}

}  // namespace hgc::tool
