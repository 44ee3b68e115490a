/// Loops (ir/loops.h) as loops of C++.
#include <algorithm>
#include <cctype>
#include <set>

#include "codegen/cpp/function_printer.h"

namespace hgc {

bool FunctionPrinter::isPrinted(const Region& region) const {
  return region.kind == Region::Kind::Loop && uses_.count[region.begin] > 0;
}

void FunctionPrinter::enterLoop(const Region& region) {
  const std::string length = text_[kernel_.code[region.begin].a].text;
  for (uint32_t at = region.begin; at < region.end; ++at) {
    const Node& node = kernel_.code[at];
    if (uses_.count[at] == 0 || node.a != (node.op == Op::Carried ? region.count : region.begin)) continue;
    if (const auto step = stepOf(node.op, node.type)) {
      text_[at] = {nameFor(at)};
      if (info(node.op).isPrefix) next_[at] = names_.of("next_" + text_[at].text);
      print("{} {} = {};\n", type(node.type), info(node.op).isPrefix ? next_[at] : text_[at].text,
            start(*step, length));
    }
    if (node.op != Op::Carried) continue;
    text_[at] = {nameFor(at)};
    print("{} {} = {};\n", type(node.type), text_[at].text, text_[node.b].text);
    if (!std::ranges::binary_search(uses_.keptAtCounts, at)) continue;
    kept_[at] = names_.of(text_[at].text + "_at");
    // std::vector<bool> is none of bools
    print("std::vector<{}> {}(size_t(std::max({}, 0)));\n", node.type == Type::Bool ? "char" : type(node.type),
          kept_[at], length);
  }
  // loops side by side have the same counter
  if (counters_.size() < depth_) counters_.push_back(names_.of(std::string(1, "klmnpqrs"[counters_.size() % 8])));
  const std::string counter = counters_[depth_ - 1];
  text_[region.begin] = {counter};
  print("for (int32_t {0} = 0; {0} < {1}; ++{0}) {{\n", counter, length);
  ++depth_;
}

/// Sums begin with -0, which changes no first value.
std::string FunctionPrinter::start(const ReductionStep& step, const std::string& length) const {
  const std::string first = cppConstant(step.start, options_.isStrict).text;
  if (step.start.bits == step.nothing.bits) return first;
  const std::string nothing = cppConstant(step.nothing, options_.isStrict).text;
  return options_.isStrict ? fmt::format("{} > 0 ? {} : {}", length, first, nothing) : nothing;
}

std::string FunctionPrinter::nameFor(uint32_t at) {
  const auto named = function_.names.find(at);
  return names_.of(named != function_.names.end() ? named->second : temporary());
}

/// What folds carry changes at the end of a count, all at once.
void FunctionPrinter::leaveLoop(const Region& region) {
  std::set<uint32_t> known;
  for (uint32_t at = region.begin; at < region.end; ++at) {
    const Node& step = kernel_.code[at];
    if (step.op == Op::Next && uses_.count[at] > 0 && kernel_.code[step.a].a == region.count &&
        uses_.count[step.a] > 0 && known.insert(step.a).second)
      print("{} = {};\n", text_[step.a].text, text_[at].text);
  }
  --depth_;
  print("}}\n");
}

Status FunctionPrinter::takeIn(uint32_t at) {
  const Node& node = kernel_.code[at];
  const Op op = stepOf(node.op, node.type)->op;
  const std::string& mine = text_[at].text;
  const CppText& taken = text_[node.b];
  const auto after = [&](const std::string& before) {
    const CppText operands[3] = {{before}, taken, {before}};
    const CppText fused[3] = {taken, op == Op::Fused ? text_[node.c] : taken, {before}};
    return cppOperation({op, node.type, 0, node.b, node.c, at}, op == Op::Fused ? fused : operands, options_.isStrict)
        .text;
  };
  if (info(node.op).isPrefix) {
    print("const {} {} = {};\n", type(node.type), mine, next_.at(at));
    print("{} = {};\n", next_.at(at), after(next_.at(at)));
  } else if (op == Op::Add || op == Op::Mul) {
    print("{} {}= {};\n", mine, info(op).infix, taken.text);
  } else if (op == Op::Min || op == Op::Max) {
    print("if (!({} {} {} || {} != {})) {} = {};\n", mine, op == Op::Min ? '<' : '>', taken.text, mine, mine, mine,
          taken.text);
  } else {
    print("{} = {};\n", mine, after(mine));
  }
  return Done{};
}

Status FunctionPrinter::keep(uint32_t at) {
  const auto kept = kept_.find(at);
  if (kept != kept_.end())
    print("{}[size_t({})] = {};\n", kept->second, text_[kernel_.code[at].a].text, text_[at].text);
  return Done{};
}

Status FunctionPrinter::leaveNext(uint32_t at) {
  const Node& node = kernel_.code[at];
  const bool isKnown = text_[node.b].precedence == 20 && kernel_.code[node.b].op != Op::Carried;
  if (isKnown && std::ranges::all_of(text_[node.b].text, [](char c) { return std::isalnum(c) || c == '_'; }))
    text_[at] = text_[node.b];
  else declare(at, "next_" + text_[node.a].text, text_[node.b].text);
  return Done{};
}

/// Derivatives by what a loop reads, where it is read.
Status FunctionPrinter::addEntries(uint32_t at) {
  const Node& node = kernel_.code[at];
  for (const Store& store : kernel_.stores) {
    if (store.value == at && store.kind == RootKind::Partial)
      addTo(kernel_.columns[store.a], text_[node.c].text, text_[node.b].text);
  }
  return Done{};
}

void FunctionPrinter::addTo(const Column& column, const std::string& row, const std::string& value) {
  const auto out = parameters_.by(column.gather, "grad_", 1);
  print("{} += {};\n", parameters_.element(out, row, column.component), value);
}

/// Derivatives by symbols that are read whole, where no loop reads the row.
void FunctionPrinter::addPartials() {
  for (const Store& store : kernel_.stores) {
    const auto row = function_.rowOf.find(store.a);
    if (store.kind == RootKind::Partial && row != function_.rowOf.end())
      addTo(kernel_.columns[store.a], text_[row->second].text, text_[store.value].text);
  }
}

}  // namespace hgc
