#include "tools/hgc-fuzz/programs/literals.h"

#include <fmt/format.h>

namespace hgc::fuzz {

std::string Literals::drawn(char kind) {
  switch (kind) {
    case '0':
    case '1': return std::to_string(draw_.between(0, vertices_ - 1));
    case 'b': return std::to_string(draw_.below(2));
    case 'i': return std::to_string(draw_.between(0, 9));
    case 'j': return std::to_string(draw_.between(1, 4));
    case 'u': return std::to_string(draw_.below(1000)) + "u";
    default: return literal(draw_.between(0.5, 2.0));
  }
}

std::string Literals::in(const std::string& pattern) {
  const auto found = filled_.find(pattern);
  return found != filled_.end() ? found->second : filled_.emplace(pattern, filled(pattern)).first->second;
}

std::string Literals::filled(const std::string& pattern) {
  std::string text;
  for (size_t at = 0; at < pattern.size(); ++at) {
    if (pattern[at] != '#') {
      text += pattern[at];
      continue;
    }
    const char kind = pattern[++at];
    auto found = known_.find(kind);
    if (found == known_.end()) found = known_.emplace(kind, drawn(kind)).first;
    const bool isOther = (kind == 'i' || kind == 'j' || kind == 'u') && draw_.chance(40);
    text += isOther ? drawn(kind) : found->second;
  }
  return text;
}

/// Integers are never computed from literals only, since the result may exceed 32 bits.
void offerLiterals(const std::string& index, Scope& scope) {
  const auto offer = [&](Sort sort, std::initializer_list<const char*> forms) {
    for (const char* form : forms) scope.atoms[sort].push_back(fmt::format(fmt::runtime(form), index));
  };
  offer(Sort::Int, {"({} * #i)", "({} - #j)", "({} / #j)", "(q + #i)"});
  offer(Sort::Unsigned, {"(u32({}) * #u)", "(w + #u)", "u32(1.1e9 * #r * real({} % 3 + 1))"});
  offer(Sort::Single, {"f32({} * #i)"});
  offer(Sort::Bool, {"({} == #i)", "({} * #j > q)"});
  offer(Sort::Real, {"real({} * #i)", "real({} + #j)", "real(i32(#r * real({})))",
                     "(1e-9 * real(u32(1.1e9 * #r * real({} % 3 + 1))))", "randn(w, {}, #i)",
                     "(sum(k in 0..#j) 0.1 * real({} + k * #i))", "#r"});
}

}  // namespace hgc::fuzz
