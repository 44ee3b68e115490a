#include <algorithm>
#include <set>

#include "codegen/cpp/calls.h"
#include "codegen/cpp/function_printer.h"

namespace hgc {
namespace {

/// Longer than that a text gets a statement of its own.
constexpr size_t kLongest = 60;

/// Results that are not by a row.
constexpr std::pair<RootKind, const char*> kPlainResults[] = {{RootKind::Value, "value"},
                                                              {RootKind::Residual, "residual"},
                                                              {RootKind::Output, "output"},
                                                              {RootKind::Hessian, "hessian"},
                                                              {RootKind::Normal, "normal"}};

CppNames namesOf(const CppFunction& function) {
  CppNames names({"T", function.name});
  for (const auto& [kind, name] : kPlainResults) names.of(name);
  for (const char* standard : {"sqrt", "abs", "floor", "ceil", "trunc", "size_t", "int32_t"}) names.of(standard);
  for (const Node& node : function.kernel.code) {
    if (const CppCall* call = cppCallOf(node.op); call && !call->standard.empty())
      names.of(std::string(call->standard));
  }
  return names;
}

std::vector<bool> wholeGathers(const CppFunction& function) {
  std::vector<bool> whole;
  for (const CppRow& row : function.rows) whole.push_back(row.isWhole);
  return whole;
}

std::vector<uint32_t> rowsOfStores(const CppFunction& function) {
  std::vector<uint32_t> rows;
  for (const Store& store : function.kernel.stores) {
    const auto row = function.rowOf.find(store.a);
    if (store.kind == RootKind::Partial && row != function.rowOf.end()) rows.push_back(row->second);
  }
  return rows;
}

}  // namespace

FunctionPrinter::FunctionPrinter(const CppFunction& function, const CppOptions& options)
    : function_(function),
      kernel_(function.kernel),
      options_(options),
      names_(namesOf(function)),
      parameters_(function, options, names_),
      uses_(cppUses(kernel_, wholeGathers(function), rowsOfStores(function))),
      text_(kernel_.code.size()) {}

Result<std::string> FunctionPrinter::run() {
  for (const auto& [kind, name] : kPlainResults) {
    const auto count = std::ranges::count(kernel_.stores, kind, &Store::kind);
    if (count > 0) parameters_.add({name, static_cast<uint32_t>(count), 1});
  }
  Status failed = Done{};
  walk(
      kernel_,
      [&](uint32_t at) {
        if (failed && uses_.count[at] > 0) failed = line(at);
      },
      [&](const Region& region) {
        if (isPrinted(region)) enterLoop(region);
      },
      [&](const Region& region) {
        if (isPrinted(region)) leaveLoop(region);
      });
  if (!failed) return failed.error();
  store();
  return fmt::format("{}{}void {}({}) {{\n{}{}{}}}\n", parameters_.docs(),
                     options_.isStrict ? "inline " : "template <class T>\n", function_.name, parameters_.list(),
                     needs(), usings(), body_);
}

const char* FunctionPrinter::type(Type type) const {
  if (type == Type::Real) return options_.isStrict ? "double" : "T";
  return type == Type::Int ? "int32_t" : "bool";
}

Status FunctionPrinter::line(uint32_t at) {
  const Node& node = kernel_.code[at];
  if (node.op == Op::Range) return Done{};
  if (node.op == Op::Carried) return keep(at);
  if (node.op == Op::Next) return leaveNext(at);
  if (node.op == Op::EachOver) return addEntries(at);
  if (info(node.op).isFold) text_[at] = text_[node.b];
  else if (node.op == Op::Before)
    text_[at] = {fmt::format("{}[size_t({})]", kept_.at(kernel_.code[node.b].b), text_[node.a].text)};
  else if (stepOf(node.op, node.type)) return takeIn(at);
  else if (info(node.op).isLeaf) return leaf(at);
  else return statement(at);
  return Done{};
}

Status FunctionPrinter::leaf(uint32_t at) {
  const Node& node = kernel_.code[at];
  CppText& text = text_[at];
  switch (node.op) {
    case Op::Const: text = cppConstant(constantOf(node), options_.isStrict); break;
    case Op::Load: {
      text = {parameters_.read(node.b, text_[node.a].text, node.c)};
      if (text.text.starts_with("*")) text.precedence = 13;
      break;
    }
    case Op::Index: text = {parameters_.given(CppGiven::Instance, 0)}; break;
    case Op::Size: text = {parameters_.given(CppGiven::Size, node.b)}; break;
    case Op::Slot: text = {parameters_.given(CppGiven::Slot, node.b)}; break;
    case Op::Table: text = {entry(CppGiven::Entries, node)}; break;
    case Op::RowBegin: text = {entry(CppGiven::Begins, node)}; break;
    default: return Error{fmt::format("`{}` has no C++ text", info(node.op).name), ""};
  }
  const bool isEntry = node.op == Op::Table || node.op == Op::RowBegin;
  if (isEntry && !isWrittenWhereUsed(at)) declare(at, temporary(), text.text);
  return Done{};
}

std::string FunctionPrinter::entry(CppGiven what, const Node& node) {
  return fmt::format("{}[{}]", parameters_.given(what, node.b), text_[node.a].text);
}

Status FunctionPrinter::statement(uint32_t at) {
  const Node& node = kernel_.code[at];
  CppText operands[3];
  for (int k = 0; k < operandCount(node); ++k) operands[k] = text_[node.operand(k)];
  CppText text = uses_.isRow[at] ? cppRow(node, operands) : cppOperation(node, operands, options_.isStrict);
  if (text.text.empty()) return Error{fmt::format("`{}` has no C++ text", info(node.op).name), ""};
  const auto named = function_.names.find(at);
  const bool isTold = named != function_.names.end();
  if (!isTold && isWrittenWhereUsed(at) && (text.text.size() <= kLongest || isTakenIn(at))) {
    text_[at] = std::move(text);
    return Done{};
  }
  declare(at, isTold ? named->second : temporary(), text.text);
  return Done{};
}

/// What is used in a loop further within is worked out before that.
bool FunctionPrinter::isWrittenWhereUsed(uint32_t at) const {
  const uint32_t user = uses_.last[at];
  return uses_.count[at] == 1 && uses_.loop[at] == (user == kNone ? kNone : uses_.loop[user]);
}

/// Into a statement of its own.
bool FunctionPrinter::isTakenIn(uint32_t at) const {
  const uint32_t user = uses_.last[at];
  return user != kNone && (info(kernel_.code[user].op).isReduction || info(kernel_.code[user].op).isPrefix);
}

std::string FunctionPrinter::temporary() { return fmt::format("t{}", ++temporaries_); }

void FunctionPrinter::declare(uint32_t at, const std::string& wanted, const std::string& text) {
  const std::string name = names_.of(wanted);
  std::string place;
  const auto found = function_.places.find(at);
  if (found != function_.places.end() && found->second != place_) place = "  // " + (place_ = found->second);
  const Node& node = kernel_.code[at];
  const Type of = node.op == Op::Next ? kernel_.code[node.b].type : node.type;
  print("const {} {} = {};{}\n", type(of), name, text, place);
  text_[at] = {name};
}

/// Blocks of derivatives, one for each row that they are by: what is not read there is 0.
void FunctionPrinter::block(const std::string& prefix, uint32_t rows, RootKind kind) {
  for (uint32_t gather = 0; gather < kernel_.gathers.size(); ++gather) {
    std::map<std::pair<uint32_t, uint32_t>, uint32_t> values;
    for (const Store& store : kernel_.stores) {
      if (store.kind != kind || kernel_.code[store.value].op == Op::EachOver) continue;
      const Column& column = kernel_.columns[store.a];
      if (column.gather != gather || function_.rows[gather].isWhole) continue;
      values[{kind == RootKind::Partial ? 0 : store.b, column.component}] = store.value;
    }
    if (values.empty()) continue;
    const auto out = parameters_.by(gather, prefix, rows);
    for (uint32_t row = 0; row < rows; ++row) {
      for (uint32_t c = 0; c < out.columns; ++c) {
        const auto value = values.find({row, c});
        print(
            "{} = {};\n", parameters_.element(out, row, c),
            value != values.end() ? text_[value->second].text : cppConstant(Constant::of(0.0), options_.isStrict).text);
      }
    }
  }
}

void FunctionPrinter::store() {
  for (const auto& [kind, name] : kPlainResults) {
    std::vector<uint32_t> values;
    for (const Store& store : kernel_.stores) {
      if (store.kind == kind) values.push_back(store.value);
    }
    const CppParameters::Out out{name, static_cast<uint32_t>(values.size()), 1};
    const bool isTriangle = kind == RootKind::Hessian || kind == RootKind::Normal;
    std::vector<uint32_t> ordered = values;
    if (isTriangle) {
      const std::vector<uint32_t> places = parameters_.placesInTriangle(out.rows);
      for (uint32_t k = 0; k < out.rows; ++k) ordered[places[k]] = values[k];
    }
    for (uint32_t k = 0; k < values.size(); ++k)
      print("{} = {};\n", parameters_.element(out, k, 0U), text_[ordered[k]].text);
  }
  const auto components = std::ranges::count(kernel_.stores, RootKind::Residual, &Store::kind);
  addPartials();
  block("grad_", 1, RootKind::Partial);
  block("jacobian_", static_cast<uint32_t>(components), RootKind::Jacobian);
}

/// What a number type must have where numbers are rounded, or hold integers of 32 bits.
std::string FunctionPrinter::needs() const {
  if (options_.isStrict) return "";
  const auto has = [&](Op op) {
    for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
      if (uses_.count[at] > 0 && kernel_.code[at].op == op) return true;
    }
    return false;
  };
  std::string text;
  if (has(Op::Narrow)) text += "  static_assert(std::is_floating_point_v<T>, \"f32 is rounded: of numbers alone\");\n";
  if (has(Op::ToInt))
    text +=
        "  static_assert(std::numeric_limits<T>::digits == 0 || std::numeric_limits<T>::digits >= 53,\n"
        "                \"integers of 32 bits do not fit such numbers\");\n";
  return text;
}

/// What is found by its arguments for types of others.
std::string FunctionPrinter::usings() const {
  if (options_.isStrict) return "";
  std::set<std::string> called;
  for (uint32_t at = 0; at < kernel_.code.size(); ++at) {
    const Op op = kernel_.code[at].op;
    if (uses_.count[at] == 0) continue;
    if (op == Op::Sqrt || op == Op::Abs || op == Op::Floor || op == Op::Ceil || op == Op::Trunc)
      called.insert(std::string(info(op).name));
    if (const CppCall* call = cppCallOf(op); call && !call->standard.empty())
      called.insert(std::string(call->standard));
  }
  std::string text;
  for (const std::string& name : called) text += fmt::format("  using std::{};\n", name);
  return text;
}

Result<std::string> cppFunction(const CppFunction& function, const CppOptions& options) {
  return FunctionPrinter(function, options).run();
}

}  // namespace hgc
