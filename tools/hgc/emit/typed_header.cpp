#include "tools/hgc/emit/typed_header.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <iterator>

#include "codegen/cpp/names.h"
#include "ir/version.h"

namespace hgc::tool {
namespace {

std::string shapeText(const std::vector<uint32_t>& shape) {
  std::string text;
  for (const uint32_t extent : shape) text += fmt::format(", {}", extent);
  return text;
}

/// The axes of a declaration: `[N, *, 3]`.
std::string declared(const Program& program, const std::vector<DimId>& dims, bool isRagged,
                     const std::vector<uint32_t>& shape) {
  std::string axes;
  const auto add = [&](const std::string& axis) { axes += (axes.empty() ? "" : ", ") + axis; };
  for (const DimId dim : dims) add(program.dims[dim].name);
  if (isRagged) add("*");
  for (const uint32_t extent : shape) add(std::to_string(extent));
  return axes.empty() ? "" : "[" + axes + "]";
}

std::string elementType(const std::vector<uint32_t>& shape) {
  std::string type = "double";
  for (size_t k = shape.size(); k-- > 0;) type = fmt::format("std::array<{}, {}>", type, shape[k]);
  return type;
}

/// The declaration of a symbol: `var cam : real[C, 9]`.
std::string declarationOf(const Program& program, const Symbol& symbol) {
  constexpr const char* kKinds[] = {"var", "data", "param", "data", "field"};
  constexpr const char* kElements[] = {"real", "f32", "int", "u32", "bool"};
  const std::string of =
      symbol.target != kNone ? program.dims[symbol.target].name : kElements[static_cast<size_t>(symbol.element)];
  return fmt::format("{} {} : {}{}", kKinds[static_cast<size_t>(symbol.kind)], symbol.name, of,
                     declared(program, symbol.dims, symbol.ragged, symbol.shape));
}

/// A result with a member in the header.
struct Member {
  std::string name;  ///< in the header
  std::string key;   ///< in an Evaluation
  std::string element;
  size_t rank = 0;
  std::string axes;  ///< for readers

  std::string type() const {
    if (rank == 0) return element;
    if (rank == 1) return fmt::format("std::span<const {}>", element);
    return fmt::format("hgc::typed::Grid<{}, {}>", element, rank);
  }
};

/// Results of one kind: `r.grad.cam`.
struct Part {
  const char *member, *type, *asked, *map, *doc;
  std::vector<Member> members;
};

class HeaderWriter {
 public:
  HeaderWriter(const Artefact& artefact, std::string name) : artefact_(artefact), name_(std::move(name)) {}

  std::string run(const std::string& digest, const std::string& version) {
    print("#pragma once\n/// Made by hgc {} of a compiled program, which {}.cpp holds: `hgc embed` makes both anew.\n",
          version, name_);
    print("#include \"runtime/typed/session.h\"\n\n");
    print(
        "static_assert(hgc::kArtefactFormat == {},\n              \"{}.h was made by hgc {}, and these are headers of "
        "another version: make it again with `hgc embed`\");\n\n",
        kArtefactFormat, name_, version);
    print("namespace {} {{\n/// Of this program alone: another of the same name has other types.\n", name_);
    print("inline namespace program_{} {{\n\nconst hgc::Result<hgc::ProgramPtr>& program();\n\n", digest);
    print("using hgc::typed::Integers;\nusing hgc::typed::Reals;\n\n");
    asks();
    results();
    session();
    print("}}  // namespace program_{}\n}}  // namespace {}\n", digest, name_);
    return std::move(out_);
  }

 private:
  template <class... Args>
  void print(fmt::format_string<Args...> format, Args&&... args) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Args>(args)...);
  }
  const Program& program() const { return artefact_.program; }
  bool has(KernelKind kind) const { return std::ranges::count(artefact_.kinds, kind) > 0; }
  bool hasTerm(TermKind kind) const { return std::ranges::count(program().terms, kind, &Term::kind) > 0; }

  void ask(bool isThere, const char* name, const char* doc) {
    if (isThere) print("inline constexpr hgc::typed::Ask {}{{{{.{} = true}}}};  ///< {}\n", name, name, doc);
  }
  void asks() {
    const bool hasObjective = hasTerm(TermKind::Energy) || hasTerm(TermKind::Residual);
    print("/// What can be asked for: this program was built for no more. Several are joined by `|`.\n");
    ask(has(KernelKind::Value) && hasObjective, "value", "of the objective");
    ask(hasGradient(), "gradient", "by all unknowns, with the value");
    ask(has(KernelKind::Residual) && hasTerm(TermKind::Residual), "residuals", "the components of residual terms");
    ask(has(KernelKind::Output) && hasTerm(TermKind::Output), "outputs", "the components of outputs");
    ask(has(KernelKind::Output) && hasTerm(TermKind::Field), "fields", "what fields hold");
    ask(has(KernelKind::Value) && hasObjective, "termValues", "the value of each instance of a term");
    print("\n");
  }
  bool hasGradient() const { return has(KernelKind::Gradient) || has(KernelKind::GradientAll); }

  std::vector<Member> ofTerms(const std::vector<TermKind>& kinds, bool isByInstance) const {
    std::vector<Member> members;
    CppNames names;
    for (const Term& term : program().terms) {
      if (std::ranges::count(kinds, term.kind) == 0) continue;
      const std::vector<DimId> domain = term.isSum ? std::vector<DimId>{} : term.domain;
      const std::vector<uint32_t> shape = isByInstance ? std::vector<uint32_t>{} : term.shape;
      members.push_back({names.of(term.name), term.name, elementType(shape), domain.size(),
                         declared(program(), domain, false, shape)});
    }
    return members;
  }
  std::vector<Member> ofUnknowns() const {
    std::vector<Member> members;
    CppNames names;
    for (const Symbol& symbol : program().symbols) {
      const bool isSeed = symbol.name.find('.') != std::string::npos;
      const bool isUnknown =
          symbol.kind == SymbolKind::Var || (symbol.kind == SymbolKind::Param && has(KernelKind::GradientAll));
      if (!isUnknown || isSeed || symbol.field != kNone) continue;
      members.push_back({names.of(symbol.name), symbol.name, elementType(symbol.shape), symbol.dims.size(),
                         declared(program(), symbol.dims, false, symbol.shape)});
    }
    return members;
  }
  std::vector<Part> parts() const {
    std::vector<Part> all;
    const auto add = [&](bool isThere, Part part) {
      if (isThere && !part.members.empty()) all.push_back(std::move(part));
    };
    add(hasGradient(), {"grad", "Gradient", "gradient", "gradients",
                        "by unknowns; by parameters with SessionOptions::parameters", ofUnknowns()});
    add(has(KernelKind::Residual),
        {"residual", "Residual", "residuals", "residuals", "by instance", ofTerms({TermKind::Residual}, false)});
    add(has(KernelKind::Output),
        {"output", "Output", "outputs", "outputs", "by instance", ofTerms({TermKind::Output}, false)});
    add(has(KernelKind::Output), {"field", "Field", "fields", "fields", "by place", ofTerms({TermKind::Field}, false)});
    add(has(KernelKind::Value), {"term", "TermValue", "termValues", "termValues", "by instance",
                                 ofTerms({TermKind::Energy, TermKind::Residual}, true)});
    return all;
  }

  void results() {
    print(
        "/// What was asked for, where it lies until the session's next call; nothing where it was not.\nstruct "
        "Results {{\n");
    print("  double value = 0;  ///< of the objective; NaN if it was not asked for\n");
    for (const Part& part : parts()) {
      print("  struct {} {{\n", part.type);
      for (const Member& member : part.members) {
        print("    {} {}{};{}\n", member.type(), member.name, member.rank == 0 ? " = {}" : "",
              member.axes.empty() ? "" : "  ///< " + member.axes);
      }
      print("  }} {};  ///< {}\n", part.member, part.doc);
    }
    print("  const hgc::Evaluation* evaluation = nullptr;  ///< all there is: device, times, nonfinite, ...\n}};\n\n");
  }

  /// A setter of a symbol: `cam(rows)`.
  void setter(CppNames& names, const Symbol& symbol) {
    const std::string name = names.of(symbol.name), shape = shapeText(symbol.shape);
    const char* const view = symbol.kind == SymbolKind::Table ? "Integers" : "Reals";
    std::string parameters = fmt::format("{}<{}{}> rows", view, symbol.dims.size(), shape);
    std::string array = "std::move(rows).array()";
    if (symbol.ragged && symbol.dims.size() == 1) {
      parameters = fmt::format("std::span<const int64_t> lengths, {}<1{}> entries", view, shape);
      array = "hgc::typed::ragged(lengths, std::move(entries))";
    } else if (symbol.ragged) {
      parameters = "hgc::Array rows";
      array = "std::move(rows)";
    }
    print(R"(  /// {}
  Session& {}({}) {{
    session_.bind("{}", {});
    return *this;
  }}
)",
          declarationOf(program(), symbol), name, parameters, symbol.name, array);
  }

  void sizes(CppNames& names) {
    for (DimId dim = 0; dim < program().dims.size(); ++dim) {
      const auto saysIt = [&](const Symbol& symbol) {
        return symbol.field == kNone && std::ranges::count(symbol.dims, dim) > 0;
      };
      if (program().dims[dim].size >= 0 || !program().dims[dim].isGiven() ||
          std::ranges::any_of(program().symbols, saysIt))
        continue;
      print(R"(  /// dim {0}, which no symbol says
  Session& {1}(int64_t size) {{
    session_.size("{0}", size);
    return *this;
  }}
)",
            program().dims[dim].name, names.of(program().dims[dim].name));
    }
  }

  void evaluate() {
    print(R"(
  hgc::Result<Results> evaluate(hgc::typed::Ask what) {{
    const auto done = session_.evaluate(what.request);
    if (!done) return done.error();
    const hgc::Evaluation& evaluation = **done;
    Results results;
    results.value = evaluation.value;
)");
    for (const Part& part : parts()) {
      print("    if (what.request.{}) {{\n", part.asked);
      for (const Member& member : part.members) {
        print("      results.{}.{} = hgc::typed::resultOf<{}, {}>(evaluation.{}, \"{}\");\n", part.member, member.name,
              member.element, member.rank, part.map, member.key);
      }
      print("    }}\n");
    }
    print("    results.evaluation = &evaluation;\n    return results;\n  }}\n\n");
  }

  void session() {
    print(
        R"(/// Binds the program's symbols and evaluates it. Views that are bound are used by the next call that computes, and not
/// after it; what is bound anew is taken by the next one. Thread-safety: one thread at a time.
class Session {{
 public:
  explicit Session(hgc::SessionOptions options = {{}})
      : session_(program(), std::move(options)) {{}}

)");
    CppNames names({"Session", "evaluate", "session"});
    for (const Symbol& symbol : program().symbols) {
      if (symbol.field == kNone && symbol.kind != SymbolKind::Field) setter(names, symbol);
    }
    sizes(names);
    evaluate();
    print(R"(  /// The session below, with all that was bound: matrices, steps, statistics (runtime/session.h).
  hgc::Result<hgc::Session*> session() {{ return session_.open(); }}

 private:
  hgc::typed::BoundSession session_;
}};

)");
  }

  const Artefact& artefact_;
  std::string name_;
  std::string out_;
};

}  // namespace

std::string digestOf(std::span<const uint8_t> bytes) {
  uint64_t checksum = 0;  // ends the head
  std::memcpy(&checksum, bytes.data() + kArtefactHead - sizeof(checksum), sizeof(checksum));
  return fmt::format("{:016x}", checksum);
}

std::string typedHeader(const Artefact& artefact, const std::string& name, const std::string& digest,
                        const std::string& version) {
  return HeaderWriter(artefact, name).run(digest, version);
}

std::string embeddingSource(std::span<const uint8_t> bytes, const std::string& name, const std::string& digest,
                            const std::string& header) {
  std::string out = fmt::format(
      "/// The program of {0}, byte by byte.\n#include \"{0}\"\n\n#pragma GCC diagnostic push\n"
      "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n\n"
      "const hgc::Result<hgc::ProgramPtr>& {1}::program_{2}::program() {{\n"
      "  alignas(64) static constexpr char bytes[] =",
      header, name, digest);
  constexpr size_t kLine = 128;
  for (size_t k = 0; k < bytes.size(); ++k) {
    if (k % kLine == 0) out += k == 0 ? "\n    \"" : "\"\n    \"";
    const uint8_t byte = bytes[k];
    const bool isPlain = byte >= ' ' && byte < 127 && byte != '"' && byte != '\\' && byte != '?';
    if (isPlain) out += static_cast<char>(byte);
    else out += fmt::format("\\{:03o}", byte);
  }
  return out +
         "\";\n  static const auto loaded =\n      hgc::loadProgram(std::span(reinterpret_cast<const uint8_t*>(bytes), "
         "sizeof(bytes) - 1));\n  return loaded;\n}\n\n#pragma GCC diagnostic pop\n";
}

}  // namespace hgc::tool
