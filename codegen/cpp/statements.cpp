#include "codegen/cpp/statements.h"

#include <algorithm>
#include <set>

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

bool CppLoops::isPrinted(const Region& region) const {
  return region.kind == Region::Kind::Loop && draft_.uses.count[region.begin] > 0;
}

void CppLoops::beginReduction(uint32_t at, const ReductionStep& step, const std::string& length) {
  const Node& node = kernel_.code[at];
  const std::string name = draft_.nameFor(at);
  draft_.text[at] = {name};
  const bool isPrefix = info(node.op).isPrefix;
  if (isPrefix) next_[at] = draft_.names.of("next_" + name);
  draft_.print("{} {} = {};\n", draft_.type(node.type), isPrefix ? next_[at] : name, start(step, length));
}

void CppLoops::beginFold(uint32_t at, const std::string& length) {
  const Node& node = kernel_.code[at];
  const std::string name = draft_.nameFor(at);
  draft_.text[at] = {name};
  draft_.print("{} {} = {};\n", draft_.type(node.type), name, draft_.text[node.b].text);
  if (!std::ranges::binary_search(draft_.uses.keptAtCounts, at)) return;
  kept_[at] = draft_.names.of(name + "_at");
  // std::vector<bool> does not store bools
  draft_.print("std::vector<{}> {}(size_t(std::max({}, 0)));\n",
               node.type == Type::Bool ? "char" : draft_.type(node.type), kept_[at], length);
}

void CppLoops::enter(const Region& region) {
  if (!isPrinted(region)) return;
  const std::string length = draft_.text[kernel_.code[region.begin].a].text;
  for (uint32_t at = region.begin; at < region.end; ++at) {
    const Node& node = kernel_.code[at];
    if (draft_.uses.count[at] == 0 || node.a != (node.op == Op::Carried ? region.count : region.begin)) continue;
    if (const auto step = stepOf(node.op, node.type)) beginReduction(at, *step, length);
    if (node.op == Op::Carried) beginFold(at, length);
  }
  // loops side by side have the same counter
  const size_t depth = draft_.depth;
  if (counters_.size() < depth) counters_.push_back(draft_.names.of(std::string(1, "klmnpqrs"[counters_.size() % 8])));
  const std::string counter = counters_[depth - 1];
  draft_.text[region.begin] = {counter};
  draft_.print("for (int32_t {0} = 0; {0} < {1}; ++{0}) {{\n", counter, length);
  ++draft_.depth;
}

/// A sum starts from -0, which leaves the first term unchanged, but is +0 where the loop is empty.
std::string CppLoops::start(const ReductionStep& step, const std::string& length) const {
  const std::string first = draft_.constant(step.start).text;
  if (step.start.bits == step.nothing.bits) return first;
  const std::string nothing = draft_.constant(step.nothing).text;
  return draft_.options.isStrict ? fmt::format("{} > 0 ? {} : {}", length, first, nothing) : nothing;
}

/// All values that folds carry change together at the end of an iteration.
void CppLoops::leave(const Region& region) {
  if (!isPrinted(region)) return;
  std::set<uint32_t> known;
  for (uint32_t at = region.begin; at < region.end; ++at) {
    const Node& step = kernel_.code[at];
    if (step.op == Op::Next && draft_.uses.count[at] > 0 && kernel_.code[step.a].a == region.count &&
        draft_.uses.count[step.a] > 0 && known.insert(step.a).second)
      draft_.print("{} = {};\n", draft_.text[step.a].text, draft_.text[at].text);
  }
  --draft_.depth;
  draft_.print("}}\n");
}

void CppLoops::takeIn(uint32_t at) {
  const Node& node = kernel_.code[at];
  const Op op = stepOf(node.op, node.type)->op;
  const std::string& mine = draft_.text[at].text;
  const CppText& taken = draft_.text[node.b];
  const auto after = [&](const std::string& before) {
    const CppText operands[3] = {{before}, taken, {before}};
    const CppText fused[3] = {taken, op == Op::Fused ? draft_.text[node.c] : taken, {before}};
    return cppOperation({op, node.type, 0, node.b, node.c, at}, op == Op::Fused ? fused : operands,
                        draft_.options.isStrict)
        .text;
  };
  if (info(node.op).isPrefix) {
    draft_.print("const {} {} = {};\n", draft_.type(node.type), mine, next_.at(at));
    draft_.print("{} = {};\n", next_.at(at), after(next_.at(at)));
  } else if (op == Op::Add || op == Op::Mul) {
    draft_.print("{} {}= {};\n", mine, info(op).infix, taken.text);
  } else if (op == Op::Min || op == Op::Max) {
    draft_.print("if (!({} {} {} || {} != {})) {} = {};\n", mine, op == Op::Min ? '<' : '>', taken.text, mine, mine,
                 mine, taken.text);
  } else {
    draft_.print("{} = {};\n", mine, after(mine));
  }
}

void CppLoops::keep(uint32_t at) {
  const auto kept = kept_.find(at);
  if (kept != kept_.end())
    draft_.print("{}[size_t({})] = {};\n", kept->second, draft_.text[kernel_.code[at].a].text, draft_.text[at].text);
}

std::string CppLoops::keptAt(uint32_t carried, const std::string& count) const {
  return fmt::format("{}[size_t({})]", kept_.at(carried), count);
}

}  // namespace hgc
