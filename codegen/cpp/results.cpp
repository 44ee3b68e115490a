#include "codegen/cpp/results.h"

#include <algorithm>
#include <map>

namespace hgc {

CppResults::CppResults(CppDraft& draft, CppParameters& parameters)
    : draft_(draft), parameters_(parameters), kernel_(draft.function.kernel) {
  for (const auto& [kind, name] : kCppPlainResults) {
    const auto count = std::ranges::count(kernel_.stores, kind, &Store::kind);
    if (count > 0) parameters_.add({name, static_cast<uint32_t>(count), 1});
  }
}

void CppResults::storePlain(RootKind kind, const char* name) {
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
    draft_.print("{} = {};\n", parameters_.element(out, k, 0U), draft_.text[ordered[k]].text);
}

/// Stores blocks of derivatives, one for each row; components that are not read have derivative 0.
void CppResults::block(const std::string& prefix, uint32_t rows, RootKind kind) {
  for (uint32_t gather = 0; gather < kernel_.gathers.size(); ++gather) {
    std::map<std::pair<uint32_t, uint32_t>, uint32_t> values;
    for (const Store& store : kernel_.stores) {
      if (store.kind != kind || kernel_.code[store.value].op == Op::EachOver) continue;
      const Column& column = kernel_.columns[store.a];
      if (column.gather != gather || draft_.function.rows[gather].isWhole) continue;
      values[{kind == RootKind::Partial ? 0 : store.b, column.component}] = store.value;
    }
    if (values.empty()) continue;
    const auto out = parameters_.by(gather, prefix, rows);
    for (uint32_t row = 0; row < rows; ++row) {
      for (uint32_t c = 0; c < out.columns; ++c) {
        const auto value = values.find({row, c});
        const CppText text = value != values.end() ? draft_.text[value->second] : draft_.constant(Constant::of(0.0));
        draft_.print("{} = {};\n", parameters_.element(out, row, c), text.text);
      }
    }
  }
}

void CppResults::store() {
  for (const auto& [kind, name] : kCppPlainResults) storePlain(kind, name);
  const auto components = std::ranges::count(kernel_.stores, RootKind::Residual, &Store::kind);
  addPartials();
  block("grad_", 1, RootKind::Partial);
  block("jacobian_", static_cast<uint32_t>(components), RootKind::Jacobian);
}

void CppResults::addEntries(uint32_t at) {
  const Node& node = kernel_.code[at];
  for (const Store& store : kernel_.stores) {
    if (store.value == at && store.kind == RootKind::Partial)
      addTo(kernel_.columns[store.a], draft_.text[node.c].text, draft_.text[node.b].text);
  }
}

void CppResults::addTo(const Column& column, const std::string& row, const std::string& value) {
  const auto out = parameters_.by(column.gather, "grad_", 1);
  draft_.print("{} += {};\n", parameters_.element(out, row, column.component), value);
}

/// Adds derivatives by whole symbols, except those that loops store.
void CppResults::addPartials() {
  const auto& rowOf = draft_.function.rowOf;
  for (const Store& store : kernel_.stores) {
    const auto row = rowOf.find(store.a);
    if (store.kind == RootKind::Partial && row != rowOf.end())
      addTo(kernel_.columns[store.a], draft_.text[row->second].text, draft_.text[store.value].text);
  }
}

}  // namespace hgc
