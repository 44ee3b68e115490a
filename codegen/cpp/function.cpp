/// One kernel as one function: what is used once is written where it is used, what has a name has a statement.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "codegen/cpp/calls.h"
#include "codegen/cpp/emit.h"
#include "codegen/cpp/expressions.h"
#include "codegen/cpp/names.h"

namespace hgc {
namespace {

/// Longer than that a text gets a statement of its own.
constexpr size_t kLongest = 60;

class FunctionPrinter {
 public:
  FunctionPrinter(const CppFunction& function, const CppOptions& options)
      : function_(function),
        kernel_(function.kernel),
        options_(options),
        names_({"T", "value", "residual", "output", "hessian", "normal", function.name}),
        uses_(kernel_.code.size(), 0),
        text_(kernel_.code.size()) {}

  Result<std::string> run() {
    for (const Node& node : kernel_.code) {
      if (info(node.op).isReduction || node.op == Op::Range)
        return Error{fmt::format("`{}` has a loop that stays one, which has no C++ text yet", function_.name),
                     "--expand=all, where its length is known when compiling"};
    }
    for (const char* standard : {"sqrt", "abs", "floor", "ceil", "trunc"}) names_.of(standard);
    for (const Node& node : kernel_.code) {
      if (const CppCall* call = cppCallOf(node.op)) functions_.insert(std::string(call->standard));
    }
    for (const std::string& called : functions_) names_.of(called);
    count();
    nameRows();
    std::string body;
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
      if (uses_[at] == 0) continue;
      if (const Status done = line(at, body); !done) return done.error();
    }
    const std::string results = store();
    return fmt::format("{}{}void {}({}) {{\n{}{}{}}}\n", docs(), options_.isStrict ? "inline " : "template <class T>\n",
                       function_.name, parameters(), usings(), body, results);
  }

 private:
  const char* real() const { return options_.isStrict ? "double" : "T"; }

  /// Rows are what loads read, so that no index is needed for them.
  void count() {
    for (const Store& store : kernel_.stores) {
      if (store.kind != RootKind::Stem) ++uses_[store.value];
    }
    for (uint32_t at = static_cast<uint32_t>(kernel_.code.size()); at-- > 0;) {
      const Node& node = kernel_.code[at];
      if (uses_[at] == 0 || node.op == Op::Load) continue;
      for (int k = 0; k < operandCount(node); ++k) ++uses_[node.operand(k)];
    }
  }
  void nameRows() {
    for (const std::string& row : function_.rows) rows_.push_back(names_.of(row));
  }

  CppText leaf(const Node& node) {
    switch (node.op) {
      case Op::Const: return cppConstant(constantOf(node), options_.isStrict);
      case Op::Load: {
        read_.insert(node.b);
        const bool isOne = width(node.b) == 1 && options_.signature != CppSignature::Eigen;
        if (isOne && options_.signature == CppSignature::Pointer) return {"*" + rows_[node.b], 13};
        return {fmt::format("{}[{}]", rows_[node.b], node.c)};
      }
      case Op::Index: return integer("i");
      case Op::Size: return integer("size_" + function_.sizes[node.b]);
      case Op::Slot: return integer(fmt::format("index_{}", node.b));
      case Op::Lifted: {
        const std::string name = fmt::format("c{}", node.b);
        (node.type == Type::Real ? constants_ : integers_).insert(name);
        return {name};
      }
      default: return {""};
    }
  }
  CppText integer(const std::string& name) {
    integers_.insert(name);
    return {name};
  }

  Status line(uint32_t at, std::string& body) {
    const Node& node = kernel_.code[at];
    CppText text;
    if (info(node.op).isLeaf) {
      text_[at] = leaf(node);
      if (text_[at].text.empty()) return Error{fmt::format("`{}` has no C++ text", info(node.op).name), ""};
      return Done{};
    }
    CppText operands[3];
    for (int k = 0; k < operandCount(node); ++k) operands[k] = text_[node.operand(k)];
    text = cppOperation(node, operands, options_.isStrict);
    if (text.text.empty())
      return Error{fmt::format("`{}` reads `{}`, which <cmath> has not", function_.name, info(node.op).name),
                   options_.isStrict ? "" : "--strict, with hgc's own functions"};
    const auto named = function_.names.find(at);
    const bool isTold = named != function_.names.end();
    if (!isTold && uses_[at] == 1 && text.text.size() <= kLongest) {
      text_[at] = std::move(text);
      return Done{};
    }
    const std::string name = names_.of(isTold ? named->second : fmt::format("t{}", ++temporaries_));
    const char* const type = node.type == Type::Real ? real() : node.type == Type::Int ? "int32_t" : "bool";
    std::string statement = fmt::format("  const {} {} = {};", type, name, text.text);
    const auto place = function_.places.find(at);
    if (place != function_.places.end() && place->second != place_) {
      place_ = place->second;
      statement += "  // " + place_;
    }
    body += statement + "\n";
    text_[at] = {name};
    return Done{};
  }

  uint32_t width(uint32_t gather) const { return kernel_.ports[kernel_.gathers[gather].port].width; }

  // What is given back, by parameter: the type of its elements, rows and columns, and its name.
  struct Out {
    std::string name;
    uint32_t rows = 1, columns = 1;
  };
  std::string element(const Out& out, uint32_t row, uint32_t column) const {
    if (options_.signature == CppSignature::Eigen && out.rows > 1 && out.columns > 1)
      return fmt::format("{}({}, {})", out.name, row, column);
    if (out.rows * out.columns == 1 && options_.signature == CppSignature::Pointer) return "*" + out.name;
    return fmt::format("{}[{}]", out.name, row * out.columns + column);
  }

  /// Blocks of derivatives, one for each row that they are by: what is not read there is 0.
  void block(const std::string& prefix, uint32_t rows, RootKind kind, std::string& text) {
    for (uint32_t gather = 0; gather < kernel_.gathers.size(); ++gather) {
      std::map<std::pair<uint32_t, uint32_t>, uint32_t> values;
      for (const Store& store : kernel_.stores) {
        if (store.kind != kind) continue;
        const Column& column = kernel_.columns[store.a];
        if (column.gather == gather) values[{kind == RootKind::Partial ? 0 : store.b, column.component}] = store.value;
      }
      if (values.empty()) continue;
      const Out out{names_.of(prefix + rows_[gather]), rows, width(gather)};
      outs_.push_back(out);
      for (uint32_t row = 0; row < rows; ++row) {
        for (uint32_t c = 0; c < out.columns; ++c) {
          const auto value = values.find({row, c});
          text += fmt::format("  {} = {};\n", element(out, row, c),
                              value != values.end() ? text_[value->second].text
                                                    : cppConstant(Constant::of(0.0), options_.isStrict).text);
        }
      }
    }
  }

  std::string store() {
    std::string text;
    const auto simple = [&](RootKind kind, const char* name) {
      uint32_t count = 0;
      for (const Store& store : kernel_.stores) count += store.kind == kind;
      if (count == 0) return;
      const Out out{name, count, 1};
      outs_.push_back(out);
      uint32_t next = 0;
      for (const Store& store : kernel_.stores) {
        if (store.kind == kind) text += fmt::format("  {} = {};\n", element(out, next++, 0), text_[store.value].text);
      }
    };
    simple(RootKind::Value, "value");
    simple(RootKind::Residual, "residual");
    simple(RootKind::Output, "output");
    simple(RootKind::Hessian, "hessian");
    simple(RootKind::Normal, "normal");
    uint32_t components = 0;
    for (const Store& store : kernel_.stores) components += store.kind == RootKind::Residual;
    block("grad_", 1, RootKind::Partial, text);
    block("jacobian_", components, RootKind::Jacobian, text);
    return text;
  }

  std::string vectorType(bool isConst, const Out& out) const {
    const uint32_t count = out.rows * out.columns;
    const std::string constant = isConst ? "const " : "";
    switch (options_.signature) {
      case CppSignature::Pointer: return fmt::format("{}{}* ", constant, real());
      case CppSignature::Span: return fmt::format("std::span<{}{}, {}> ", constant, real(), count);
      case CppSignature::Eigen: break;
    }
    const bool isRowMajor = out.rows > 1 && out.columns > 1;
    const uint32_t rows = isRowMajor ? out.rows : count, columns = isRowMajor ? out.columns : 1;
    return fmt::format("Eigen::Map<{}Eigen::Matrix<{}, {}, {}{}>> ", constant, real(), rows, columns,
                       isRowMajor ? ", Eigen::RowMajor" : "");
  }

  std::string parameters() const {
    std::vector<std::string> all;
    for (uint32_t gather = 0; gather < rows_.size(); ++gather) {
      if (read_.contains(gather)) all.push_back(vectorType(true, {rows_[gather], 1, width(gather)}) + rows_[gather]);
    }
    for (const std::string& name : constants_) all.push_back(fmt::format("{} {}", real(), name));
    for (const std::string& name : integers_) all.push_back("int32_t " + name);
    for (const Out& out : outs_) all.push_back(vectorType(false, out) + out.name);
    std::string text;
    for (const std::string& one : all) text += (text.empty() ? "" : ", ") + one;
    return text;
  }

  std::string docs() const {
    std::string text = "/// " + function_.doc + "\n";
    for (uint32_t gather = 0; gather < rows_.size(); ++gather) {
      if (read_.contains(gather) && !function_.rowMeanings[gather].empty())
        text += fmt::format("/// {}: {}\n", rows_[gather], function_.rowMeanings[gather]);
    }
    for (uint32_t slot = 0; slot < function_.slotMeanings.size(); ++slot) {
      const std::string name = fmt::format("index_{}", slot);
      if (integers_.contains(name)) text += fmt::format("/// {}: {}\n", name, function_.slotMeanings[slot]);
    }
    for (const Out& out : outs_) {
      if (out.columns > 1 && out.rows > 1)
        text += fmt::format("/// {}: {} rows of {}, one after another.\n", out.name, out.rows, out.columns);
    }
    return text;
  }

  /// What is found by its arguments for types of others.
  std::string usings() const {
    if (options_.isStrict) return "";
    std::set<std::string> called = functions_;
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
      const Op op = kernel_.code[at].op;
      if (uses_[at] == 0) continue;
      if (op == Op::Sqrt || op == Op::Abs || op == Op::Floor || op == Op::Ceil || op == Op::Trunc)
        called.insert(std::string(info(op).name));
    }
    std::string text;
    for (const std::string& name : called) {
      if (!name.empty()) text += fmt::format("  using std::{};\n", name);
    }
    return text;
  }

  const CppFunction& function_;
  const Kernel& kernel_;
  const CppOptions& options_;
  CppNames names_;
  std::vector<uint32_t> uses_;
  std::vector<CppText> text_;
  std::vector<std::string> rows_;
  std::set<uint32_t> read_;
  std::set<std::string> constants_, integers_, functions_;
  std::vector<Out> outs_;
  std::string place_;
  int temporaries_ = 0;
};

}  // namespace

Result<std::string> cppFunction(const CppFunction& function, const CppOptions& options) {
  return FunctionPrinter(function, options).run();
}

}  // namespace hgc
