/// What goes on in single instances of a program.
#include <fmt/format.h>

#include <algorithm>

#include "compiler/library/parsed.h"
#include "compiler/watch/nonfinite.h"
#include "compiler/watch/watch.h"
#include "compiler/watch/watched_json.h"
#include "ir/kernel/device_name.h"
#include "runtime/session.h"

namespace hgc {
namespace {

Error wrongWatch(const std::string& term, const std::string& why) {
  return {fmt::format("watch {}: {}", term, why), "", ErrorKind::Usage};
}

/// The number in the domain of what `indices` name: along each axis, or of the whole domain.
Result<Watch> watchAt(const std::string& name, std::span<const int64_t> indices, const Program& program,
                      const Bound& bound) {
  const auto term = std::ranges::find(program.terms, name, &Term::name);
  if (term == program.terms.end()) return wrongWatch(name, "the program has no such term or field");
  std::vector<int64_t> sizes;
  for (const DimId dim : term->domain) sizes.push_back(bound.sizes[dim]);
  int64_t all = 1;
  for (const int64_t size : sizes) all *= size;
  if (indices.size() == 1) sizes = {all};
  if (indices.size() != sizes.size())
    return wrongWatch(name,
                      fmt::format("its domain has {} axes, and {} indices are given", sizes.size(), indices.size()));
  int64_t instance = 0;
  for (size_t k = 0; k < indices.size(); ++k) {
    if (indices[k] < 0 || indices[k] >= sizes[k])
      return wrongWatch(name, fmt::format("there is no index {}, it has {}", indices[k], sizes[k]));
    instance = instance * sizes[k] + indices[k];
  }
  return Watch{static_cast<TermId>(term - program.terms.begin()), instance};
}

/// A session over the fields of a program, with the bits that are told.
Result<Session> sessionOfFields(const ProgramText& text, const Inputs& inputs, const std::string& precision,
                                std::vector<Message>& messages) {
  BuildOptions how;
  how.device = kInterpreter;
  how.derivatives = "output";
  how.fma = "off";
  how.precision = precision;
  how.tier = "first";
  how.cache = false;
  auto built = text.build(inputs, how, messages);
  if (!built) return built.error();
  SessionOptions options;
  options.device = kInterpreter;
  options.fused = Fused::Off;
  return Session::open(built->program, std::move(built->bound), options);
}

}  // namespace

Result<std::string> ProgramText::firstNonfinite(const Inputs& inputs, std::vector<Message>& messages) const {
  Diagnostics diagnostics;
  const TermSource source = termsOf(*parsed_->module, diagnostics);
  const auto bound = bindInputs(source.program, inputs);
  if (!bound) return bound.error();
  const LengthSource lengths = lengthsFrom(source.program, *bound);
  const auto plan = planTerms(source, lengths, {});
  addMessages(diagnostics, messages);
  if (diagnostics.hasErrors()) return firstMistake(messages, {});
  if (!plan) return plan.error();
  const auto instances = instancesOf(source.program, *plan, *bound);
  if (!instances) return instances.error();
  const auto inlined = [&] { return planInlined(source, lengths); };
  return originOfNonfinite(*parsed_->module, source.program, *plan, *bound, *instances, {}, inlined);
}

Result<std::string> ProgramText::watched(const std::string& term, std::span<const int64_t> indices,
                                         const Inputs& inputs, const std::string& precision,
                                         std::vector<Message>& messages) const {
  const auto which = among("watch precision", precision, {"f64", "f32"});
  if (!which) return which.error();
  const Program& declared = program();
  const auto bound = bindInputs(declared, inputs);
  if (!bound) return bound.error();
  const auto watch = watchAt(term, indices, declared, *bound);
  if (!watch) return watch.error();
  auto session = sessionOfFields(*this, inputs, precision, messages);  // which checks what is read, also without fields
  if (!session) return session.error();
  Request request;
  request.fields = true;
  const auto made = session->evaluate(request);
  if (!made) return made.error();
  const WatchOptions options{Expansion::ByRule, *which == 1 ? Precision::F32 : Precision::F64};
  const auto watched = watchedValues(*parsed_->module, declared, *bound, made->fields, *watch, options);
  if (!watched) return watched.error();
  using Json = nlohmann::ordered_json;
  return watchedJson(*watched).dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace hgc
