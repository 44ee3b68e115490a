#include "frontend/syntax/ast.h"

#include <algorithm>

namespace hgc::ast {

uint32_t operandCount(const Node& node) {
  switch (node.kind) {
    case Kind::Unary:
    case Kind::Member:
    case Kind::Convert:
    case Kind::Let:
    case Kind::Part:
    case Kind::Accumulator:
    case Kind::Branch:
    case Kind::Lazy: return 1;
    case Kind::Binary:
    case Kind::Slice: return 2;
    case Kind::Index:
    case Kind::Apply: return node.a + 1;
    case Kind::Call: return node.b;
    case Kind::Array:
    case Kind::Tuple:
    case Kind::Gradient: return node.a;
    case Kind::RangeLoop: return carries(node.op) ? 3 : 2;
    case Kind::RowLoop: return carries(node.op) ? 2 : 1;
    default: return 0;
  }
}

uint32_t expressionBegin(const std::vector<Node>& nodes, uint32_t end) {
  uint32_t at = end;
  for (uint64_t wanted = 1; wanted > 0; --wanted) {
    --at;
    if (nodes[at].kind == Kind::Join) at = nodes[at].a;
    wanted += operandCount(nodes[at]);
  }
  return at;
}

std::vector<uint32_t> placesOf(const std::vector<Node>& nodes, uint32_t end, uint32_t count) {
  std::vector<uint32_t> places = {end};
  while (places.size() <= count) places.push_back(expressionBegin(nodes, places.back()));
  std::ranges::reverse(places);
  return places;
}

const char* spelling(Operator op) {
  constexpr const char* kTexts[] = {
#define HGC_OPERATOR(Id, text) text,
#include "frontend/syntax/operators.def"
  };
  return kTexts[static_cast<size_t>(op)];
}

}  // namespace hgc::ast
