/// Prints the host's index computations in the language's syntax.
#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "tools/hgc/emit/launches.h"

namespace hgc::tool {

std::string bare(const std::string& text) {
  if (!text.starts_with('(')) return text;
  int depth = 0;
  for (size_t k = 0; k + 1 < text.size(); ++k) {
    depth += text[k] == '(' ? 1 : text[k] == ')' ? -1 : 0;
    if (depth == 0) return text;  // the first parenthesis ends before the text does
  }
  return text.substr(1, text.size() - 2);
}

namespace {

/// The beginning of a text, and its hash.
std::string shortened(const std::string& text) {
  constexpr size_t kBeginning = 80;
  return fmt::format("{}... ({:08x})", text.substr(0, kBeginning),
                     static_cast<uint32_t>(XXH3_64bits(text.data(), text.size())));
}

/// The name of a loop counter: a letter after those of the instance, from k on; past z, k18 and so on.
std::string counterText(uint32_t rank, size_t place) {
  const size_t letter = 'i' + std::max(rank, 2U) + place;
  return letter <= 'z' ? std::string(1, static_cast<char>(letter)) : fmt::format("k{}", place);
}

}  // namespace

std::vector<std::string> hostTexts(const Program& program, const Group& group, const Graph& host) {
  constexpr size_t kLongest = 200;
  uint32_t rank = 0;
  for (NodeId id = 0; id < host.size(); ++id) {
    if (host[id].op == Op::Index) rank = std::max(rank, host[id].b + 1);
  }
  std::set<uint32_t> numbers;
  for (NodeId id = 0; id < host.size(); ++id) {
    if (host[id].op == Op::Range) numbers.insert(host[id].b);
  }
  std::vector<std::string> texts;
  for (NodeId id = 0; id < host.size(); ++id) {
    const Node& node = host[id];
    const auto of = [&](int k) { return texts[node.operand(k)]; };
    std::string text;
    if (node.op == Op::Index) text = std::string(1, static_cast<char>('i' + node.b));
    else if (node.op == Op::Range)
      text = counterText(rank, static_cast<size_t>(std::distance(numbers.begin(), numbers.find(node.b))));
    else if (node.op == Op::Const) text = std::to_string(constantOf(node).integer());
    else if (node.op == Op::Size) text = program.dims[group.dims[node.b]].name;
    else if (node.op == Op::Table)
      text = fmt::format("{}[{}]", program.symbols[group.tables[node.b]].name, bare(of(0)));
    else if (node.op == Op::Place) text = fmt::format("({} * {} + {})", of(0), of(1), of(2));
    else if (node.op == Op::RowBegin)
      text = fmt::format("begin of {}[{}]", program.symbols[group.tables[node.b]].name, bare(of(0)));
    else if (info(node.op).isLeaf) text = std::string(info(node.op).name);
    else if (!info(node.op).infix.empty() && operandCount(node) == 2)
      text = fmt::format("({} {} {})", of(0), info(node.op).infix, of(1));
    else {
      for (int k = 0; k < operandCount(node); ++k) text += (k ? ", " : "") + bare(of(k));
      text = fmt::format("{}({})", info(node.op).name, text);
    }
    texts.push_back(text.size() > kLongest ? shortened(text) : text);
  }
  return texts;
}

std::string rowText(const Graph& host, const std::vector<std::string>& texts, NodeId row) {
  if (host[row].op != Op::Place) return bare(texts[row]);
  return fmt::format("{}, {}", rowText(host, texts, host[row].a), bare(texts[host[row].c]));
}

}  // namespace hgc::tool
