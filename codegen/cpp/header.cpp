#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "codegen/cpp/calls.h"
#include "codegen/cpp/emit.h"
#include "codegen/cpp/names.h"

namespace hgc {
namespace {

/// The files that hold hgc's own functions, each after those that it includes; what they include of C++ goes to
/// `standard`.
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
    text += own + "\n";
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
  strict.add("ir/number.h");
  std::string body;
  for (const CppFunction& function : functions) {
    for (const Node& node : function.kernel.code) {
      if (const CppCall* call = cppCallOf(node.op); call && options.isStrict) strict.add(call->file);
    }
    const auto text = cppFunction(function, options);
    if (!text) return text;
    body += *text + "\n";
  }
  if (body.find("std::vector<") != std::string::npos) strict.standard.insert("#include <vector>");
  std::string out = "#pragma once\n/// " + about + "\n";
  if (options.isStrict) {
    out +=
        "///\n/// Results have the bits of hgc's kernels (--fma=off) where products and sums are not contracted:\n"
        "/// compile with -ffp-contract=off unless the machine has no fused operations.\n";
  }
  if (options.signature == CppSignature::Eigen) out += "#include <Eigen/Core>\n";
  for (const std::string& line : strict.standard) out += line + "\n";
  out += "\n";
  if (options.isStrict || body.find("hgc::") != std::string::npos)
    out += "#ifndef HGC_STRICT_FUNCTIONS\n#define HGC_STRICT_FUNCTIONS\n" + strict.text + "#endif\n\n";
  return out + fmt::format("namespace {} {{\n\n{}}}  // namespace {}\n", name, body, name);
}

}  // namespace hgc
