#include "codegen/text/printer.h"

#include <fmt/format.h>

#include <algorithm>

namespace hgc {
namespace {

class Printer {
 public:
  Printer(const Kernel& kernel, const Spelling& spelling)
      : kernel_(kernel), spelling_(spelling), left_(regionsLeft(kernel)) {}

  std::string run() {
    walk(
        kernel_, [this](uint32_t at) { line(at); }, [this](const Region& region) { enter(region); },
        [this](const Region&) { out_ += "  }\n"; });
    return std::move(out_);
  }

 private:
  template <class... Args>
  void print(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Args>(args)...);
  }

  void line(uint32_t at) {
    const Node& node = kernel_.code[at];
    if (left_[at] > 0) print("  v{} = {};\n", at, spelling_.expression(node));
    else print("  {} v{} = {};\n", spelling_.type(node.type), at, spelling_.expression(node));
  }

  /// What is used after the region, and not after the one around it, is declared before it.
  void enter(const Region& region) {
    for (uint32_t at = region.begin; at < region.end; ++at) {
      const auto depth = std::ranges::count_if(kernel_.regions, [&](const Region& inner) {
        return inner.begin >= region.begin && inner.end <= region.end && inner.begin <= at && at < inner.end;
      });
      if (left_[at] != depth) continue;
      const Type type = kernel_.code[at].type;
      print("  {} v{} = {};\n", spelling_.type(type), at, spelling_.none(type));
    }
    print("  if ({}v{}) {{\n", region.when ? "" : "!", region.condition);
  }

  const Kernel& kernel_;
  const Spelling& spelling_;
  std::vector<uint32_t> left_;  // regions that each value leaves
  std::string out_;
};

}  // namespace

std::string fill(std::string_view pattern, const Node& node) {
  std::string text;
  for (size_t k = 0; k < pattern.size(); ++k) {
    if (pattern[k] != '$') {
      text += pattern[k];
      continue;
    }
    text += fmt::format("v{}", node.operand(pattern[++k] - '0'));
  }
  return text;
}

std::string printCode(const Kernel& kernel, const Spelling& spelling) { return Printer(kernel, spelling).run(); }

}  // namespace hgc
