#include "codegen/cpp/draft.h"

#include "codegen/cpp/expressions.h"
#include "codegen/cpp/results.h"

namespace hgc {
namespace {

CppNames namesOf(const CppFunction& function) {
  CppNames names({"T", function.name});
  for (const auto& [kind, name] : kCppPlainResults) names.of(name);
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

CppDraft::CppDraft(const CppFunction& of, const CppOptions& with)
    : function(of),
      options(with),
      uses(cppUses(of.kernel, wholeGathers(of), rowsOfStores(of))),
      names(namesOf(of)),
      text(of.kernel.code.size()) {}

const char* CppDraft::type(Type type) const {
  if (type == Type::Real) return options.isStrict ? "double" : "T";
  return type == Type::Int ? "int32_t" : "bool";
}

std::string CppDraft::nameFor(uint32_t at) {
  const auto named = function.names.find(at);
  return named != function.names.end() ? names.of(named->second) : names.temporary();
}

void CppDraft::declare(uint32_t at, const std::string& name, const std::string& value) {
  std::string place;
  const auto found = function.places.find(at);
  if (found != function.places.end() && found->second != place_) place = "  // " + (place_ = found->second);
  const std::vector<Node>& code = function.kernel.code;
  const Type of = code[at].op == Op::Next ? code[code[at].b].type : code[at].type;
  print("const {} {} = {};{}\n", type(of), name, value, place);
  text[at] = {name};
}

}  // namespace hgc
