#include "compiler/terms_told.h"

namespace hgc {

TermSource termsTold(const Module& module, Diagnostics& diagnostics, Expansion expansion, const Progress& progress,
                     const std::stop_token& stop) {
  const auto term = std::make_shared<TermId>(0);
  const size_t all = programOf(module).terms.size();
  const auto goesOn = [=] {
    if (progress) progress("terms expanded", *term, all);
    return !stop.stop_requested();
  };
  TermSource source = termsOf(module, diagnostics, expansion, goesOn);
  source.lower = [=, lower = std::move(source.lower)](TermId next, std::span<const uint32_t> lengths, FieldReads fields,
                                                      Graph& graph) {
    *term = next;
    return goesOn() ? lower(next, lengths, fields, graph) : Lowered{};
  };
  source.isFull = [stop, isFull = std::move(source.isFull)] { return stop.stop_requested() || isFull(); };
  return source;
}

}  // namespace hgc
