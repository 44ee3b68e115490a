#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>

#include "codegen/cpp/emit.h"
#include "codegen/cpp/expressions.h"

namespace hgc {
namespace {

/// The include guard of a file's text, which several generated headers may contain.
std::string guardOf(std::string_view name, const std::string& text) {
  std::string guard = fmt::format("HGC_{:016X}_", XXH3_64bits(text.data(), text.size()));
  for (const auto c : name) guard += std::isalnum(c) != 0 ? static_cast<char>(std::toupper(c)) : '_';
  return guard;
}

/// Collects files with hgc's functions, each after those that it includes, and their includes of the standard library
/// in `standard`.
class StrictText {
 public:
  void add(std::string_view name) {
    if (!seen_.insert(std::string(name)).second) return;
    const auto files = strictFiles();
    const auto file = std::ranges::find(files, name, &StrictFile::name);
    std::istringstream lines(file->text);
    std::string own;
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("#pragma once")) continue;
      if (line.starts_with("#include \"")) add(std::string_view(line).substr(10, line.size() - 11));
      else if (line.starts_with("#include <")) standard.insert(line);
      else own += line + "\n";
    }
    text += fmt::format("#ifndef {0}\n#define {0}\n{1}#endif\n\n", guardOf(name, own), own);
  }

  std::string text;
  std::set<std::string> standard;

 private:
  std::set<std::string> seen_;
};

}  // namespace

Result<std::string> cppHeader(const std::vector<CppFunction>& functions, const CppOptions& options,
                              const std::string& name, const std::string& about) {
  StrictText strict;
  strict.standard = {"#include <algorithm>", "#include <cmath>", "#include <cstdint>", "#include <limits>"};
  if (options.signature == CppSignature::Span) strict.standard.insert("#include <span>");
  std::string body;
  for (const CppFunction& function : functions) {
    for (const Node& node : function.kernel.code) {
      if (const CppCall* call = cppCallOf(node.op); call && options.isStrict) strict.add(call->file);
    }
    const auto text = cppFunction(function, options);
    if (!text) return text;
    body += *text + "\n";
  }
  if (body.find("hgc::generic::") != std::string::npos) strict.add("codegen/cpp/generic.h");
  if (options.isStrict || body.find("hgc::") != std::string::npos) strict.add("ir/number.h");
  if (body.find("std::vector<") != std::string::npos) strict.standard.insert("#include <vector>");
  if (body.find("static_assert(") != std::string::npos) strict.standard.insert("#include <type_traits>");
  std::string out = "#pragma once\n/// " + about + "\n";
  if (options.isStrict) {
    out +=
        "///\n/// Results have the bits of hgc's kernels (--fma=off) where products and sums are not contracted:\n"
        "/// compile with -ffp-contract=off unless the machine has no fused operations.\n";
  }
  if (options.signature == CppSignature::Eigen) out += "#include <Eigen/Core>\n";
  for (const std::string& line : strict.standard) out += line + "\n";
  const uint64_t digest = XXH3_64bits(body.data(), body.size());
  return out + fmt::format(
                   "\n{}namespace {} {{\n/// Differs between headers with the same name, which do not collide.\n"
                   "inline namespace text_{:016x} {{\n\n{}}}\n}}  // namespace {}\n",
                   strict.text, name, digest, body, name);
}

}  // namespace hgc
