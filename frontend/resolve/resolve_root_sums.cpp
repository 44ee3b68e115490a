/// Sums over whole dimensions at the root of an energy without a domain: their counts become its instances.
#include <algorithm>

#include "frontend/resolve/resolver.h"

namespace hgc {
namespace {

using ast::Kind;
using ast::Operator;

/// Nodes that a sum may be multiplied with, or divided by: one value, the same at every count.
bool isFactor(std::span<const ast::Node> code) {
  size_t depth = 0;
  for (const ast::Node& node : code) {
    const bool isPlain = node.kind == Kind::Integer || node.kind == Kind::Real || node.kind == Kind::Name ||
                         node.kind == Kind::Unary || node.kind == Kind::Binary || node.kind == Kind::Call ||
                         node.kind == Kind::Index || node.kind == Kind::Member;
    const uint32_t taken = ast::operandCount(node);
    if (!isPlain || depth < taken) return false;
    depth = depth - taken + 1;
  }
  return depth == 1;
}

}  // namespace

/// The place of `N` in `c * sum(i in N) body`, `sum(i in N) body * c`, divided or negated, where all of the code is
/// that; or nothing.
std::optional<uint32_t> Resolver::rootSum(const ast::Code& code) const {
  const std::vector<ast::Node>& nodes = module_.tree.nodes;
  const auto span = [&](uint32_t begin, uint32_t end) { return std::span(nodes).subspan(begin, end - begin); };
  const auto isSum = [&](uint32_t at) {
    if (at + 1 >= code.end || nodes[at].kind != Kind::Name || nodes[at + 1].kind != Kind::RowLoop) return false;
    const Meaning meaning = module_.meaningOf(nodes[at].a, 0);
    return nodes[at + 1].op == Operator::Sum && meaning.kind == Meaning::Kind::Dim &&
           module_.tree.dims[meaning.index].size.empty();
  };
  const auto negates = [&](uint32_t at) { return nodes[at].kind == Kind::Unary && nodes[at].op == Operator::Negate; };
  uint32_t end = code.end;
  while (end > code.begin && negates(end - 1)) --end;
  if (end == code.begin) return std::nullopt;
  const ast::Node& last = nodes[end - 1];
  if (last.kind == Kind::Join) {
    const bool isWhole = isSum(code.begin) && nodes[code.begin + 1].b == end - 1;
    return isWhole ? std::optional(code.begin) : std::nullopt;
  }
  const bool isProduct = last.kind == Kind::Binary && (last.op == Operator::Mul || last.op == Operator::Div);
  if (!isProduct) return std::nullopt;
  if (isSum(code.begin)) {
    uint32_t factor = nodes[code.begin + 1].b + 1;
    while (negates(factor)) ++factor;
    return isFactor(span(factor, end - 1)) ? std::optional(code.begin) : std::nullopt;
  }
  const ast::Node& join = nodes[end - 2];
  if (last.op != Operator::Mul || join.kind != Kind::Join || join.a <= code.begin) return std::nullopt;
  return isSum(join.a - 1) && isFactor(span(code.begin, join.a - 1)) ? std::optional(join.a - 1) : std::nullopt;
}

/// `nodes[begin, end)` once more at the end of the tree.
void Resolver::copyNodes(uint32_t begin, uint32_t end) {
  std::vector<ast::Node>& nodes = module_.tree.nodes;
  const auto moved = static_cast<uint32_t>(nodes.size()) - begin;
  for (uint32_t at = begin; at < end; ++at) {
    ast::Node node = nodes[at];
    const bool isLoop = node.kind == Kind::RangeLoop || node.kind == Kind::RowLoop;
    if (isLoop || node.kind == Kind::Branch || node.kind == Kind::Lazy) node.b += moved;
    if (node.kind == Kind::Branch || node.kind == Kind::Join) node.a += moved;
    nodes.push_back(node);
  }
}

void Resolver::makeInstancesOfRootSums() {
  ast::Tree& tree = module_.tree;
  for (ast::TermDeclaration& term : tree.terms) {
    if (term.kind != TermKind::Energy || term.axisCount > 0 || term.broken) continue;
    std::vector<ast::Parameter> axes;
    while (const std::optional<uint32_t> sum = rootSum(term.body)) {
      const ast::Node dimension = tree.nodes[*sum], loop = tree.nodes[*sum + 1], join = tree.nodes[loop.b];
      if (loop.a != axes.size()) break;
      tree.types.push_back({.name = dimension.a, .offset = dimension.offset});
      axes.push_back({join.b, loop.offset, static_cast<uint32_t>(tree.types.size() - 1)});
      const ast::Code whole = term.body;
      term.body.begin = static_cast<uint32_t>(tree.nodes.size());
      copyNodes(whole.begin, *sum);
      copyNodes(*sum + 2, loop.b);
      copyNodes(loop.b + 1, whole.end);
      term.body.end = static_cast<uint32_t>(tree.nodes.size());
    }
    term.isSum = !axes.empty();
    term.firstAxis = term.isSum ? static_cast<uint32_t>(tree.parameters.size()) : term.firstAxis;
    term.axisCount = static_cast<uint32_t>(axes.size());
    tree.parameters.insert(tree.parameters.end(), axes.begin(), axes.end());
  }
}

}  // namespace hgc
