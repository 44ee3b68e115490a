#include "frontend/cxx/wrapper.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hgc::cxx {
namespace {

using Parameter = CxxFunction::Parameter;

/// How to pass parameters: reals as doubles and arrays as pointers, all as pointers, or all as doubles.
enum class Passing : uint8_t { Natural, Pointers, Scalars };
constexpr std::array kPassings = {Passing::Natural, Passing::Pointers, Passing::Scalars};

/// Parameters [first, last) as arguments, which depend on the template even if there are none.
std::string arguments(const CxxFunction& function, size_t first, size_t last, Passing passing) {
  std::string list;
  const auto add = [&](const std::string& argument) { list += (list.empty() ? "" : ", ") + argument; };
  for (size_t k = first; k < last; ++k) {
    const Parameter& parameter = function.parameters[k];
    const bool isPointer = passing == Passing::Pointers || (passing == Passing::Natural && parameter.isArray);
    for (uint32_t s = 0; !isPointer && s < parameter.scalars; ++s) add(fmt::format("hgc_p{}[{}]", k, s));
    if (isPointer) add(fmt::format("hgc_p{}", k));
  }
  return list.empty() ? "hgc_none..." : list;
}

/// Candidate calls, of which the first valid one is used: those that write to `result`, and those that return a number.
struct Ways {
  std::vector<std::string> writing, giving;

  static void add(std::vector<std::string>& ways, const std::string& way) {
    if (std::ranges::find(ways, way) == ways.end()) ways.push_back(way);
  }
  void addCalls(const CxxFunction& function, const std::string& callee, size_t first) {
    for (const Passing passing : kPassings) {
      const std::string list = arguments(function, first, function.parameters.size(), passing);
      add(writing, fmt::format("{}({}, hgc_result)", callee, list));
      if (function.results == 1) add(giving, fmt::format("{}({})", callee, list));
    }
  }
};

Ways waysToCall(const CxxFunction& function) {
  Ways ways;
  ways.addCalls(function, function.name, 0);
  for (size_t split = 0; split <= function.parameters.size(); ++split) {
    for (const Passing passing : {Passing::Scalars, Passing::Natural, Passing::Pointers})
      ways.addCalls(function, fmt::format("{}({})", function.name, arguments(function, 0, split, passing)), split);
  }
  return ways;
}

/// A functor that returns false ends the branch, or causes a warning.
constexpr const char* kAsking =
    "if constexpr (std::is_void_v<decltype({0})>) {{ static_cast<void>({0}); }} else {{ {1}({0}); }}";

/// In a template, so that invalid candidates are skipped.
std::string calling(const CxxFunction& function, size_t number, SidesThatEnd ends) {
  std::string parameters;
  for (size_t k = 0; k < function.parameters.size(); ++k) parameters += fmt::format("const hgc_D* hgc_p{}, ", k);
  std::string text = fmt::format(
      "template <class hgc_D, class... hgc_None> void hgc_call_{}({}hgc_D* hgc_result, hgc_None... hgc_none) {{\n",
      number, parameters);
  const Ways ways = waysToCall(function);
  for (const std::string& way : ways.writing)
    text += fmt::format("  if constexpr (requires {{ requires hgc_isStatus<decltype({0})>; }}) {{ {1} }} else\n", way,
                        fmt::format(kAsking, way, ends == SidesThatEnd::Nan ? "hgc_ask" : "hgc_tell"));
  for (const std::string& way : ways.giving)
    text += fmt::format(
        "  if constexpr (requires {{ requires hgc_isNumber<decltype({0})>; }}) {{ hgc_result[0] = {0}; }} else\n", way);
  return text + fmt::format("  {{ static_assert(sizeof(hgc_D) == 0, \"{} `{}`\"); }}\n}}\n", kNoCall, function.name);
}

std::string definition(const CxxFunction& function, size_t number, SidesThatEnd ends) {
  std::string parameters, passed;
  for (size_t k = 0; k < function.parameters.size(); ++k) {
    parameters +=
        fmt::format("const double* {}, ", function.code.empty() ? fmt::format("p{}", k) : function.parameters[k].name);
    passed += fmt::format("p{}, ", k);
  }
  const std::string head = fmt::format("extern \"C\" void {}({}double* result) {{", wrapperName(number), parameters);
  if (function.code.empty())
    return calling(function, number, ends) +
           fmt::format("{} hgc_call_{}<double>({}result); }}\n", head, number, passed);
  return fmt::format("{}\n#line {} \"{}\"\n{}\n}}\n", head, function.codeLine, function.codeFile, function.code);
}

/// For native calls, which do not know the number of parameters.
std::string byList(const CxxFunction& function, size_t number) {
  std::string passed;
  for (size_t k = 0; k < function.parameters.size(); ++k) passed += fmt::format("p[{}], ", k);
  return fmt::format("extern \"C\" void {}(const double* const* p, double* result) {{ {}({}result); }}\n",
                     nativeName(number), wrapperName(number), passed);
}

}  // namespace

std::string nativeName(size_t function) { return fmt::format("hgc_native_{}", function); }
std::string wrapperName(size_t function) { return fmt::format("hgc_function_{}", function); }

std::string wrapperOf(const CxxUnit& unit) {
  std::string text;
  for (const std::string& file : unit.includes) text += fmt::format("#include \"{}\"\n", file);
  text +=
      "#include <cmath>\n#include <type_traits>\n"
      "template <class R> concept hgc_isStatus = std::is_void_v<R> || std::is_same_v<R, bool>;\n"
      "template <class R> concept hgc_isNumber = std::is_arithmetic_v<std::remove_cvref_t<R>> && !std::is_same_v<R, "
      "bool>;\n"
      "template <class R> void hgc_ask(const R& isDone) { if (!isDone) __builtin_trap(); }\n"
      "extern \"C\" inline void " +
      std::string(kTold) + "(bool) {}\ntemplate <class R> void hgc_tell(const R& isDone) { " + kTold + "(isDone); }\n";
  for (size_t k = 0; k < unit.functions.size(); ++k)
    text += definition(unit.functions[k], k, unit.ends) + byList(unit.functions[k], k);
  return text + fmt::format("inline void {}() {{}}\n", kLastFunction);
}

}  // namespace hgc::cxx
