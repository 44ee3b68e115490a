#include "frontend/syntax/lint.h"

#include <fmt/format.h>

namespace hgc {
namespace {

bool isMeant(std::string_view name) { return name.starts_with('_'); }

bool mentions(const std::vector<ast::Node>& nodes, uint32_t begin, uint32_t end, uint32_t slot) {
  for (uint32_t k = begin; k < end; ++k) {
    if (nodes[k].kind == ast::Kind::Local && nodes[k].a == slot) return true;
  }
  return false;
}

class UnusedLets {
 public:
  UnusedLets(const Module& module, const Reporter& reporter) : module_(module), reporter_(reporter) {}

  /// A slot is bound anew once its scope is closed, so a `let` holds from where it stands to the next of its slot.
  void check(const ast::Code& code) {
    open_.assign(code.slots, kNone);
    end_ = code.end;
    for (uint32_t k = code.begin; k < code.end; ++k) {
      const ast::Node& node = module_.tree.nodes[k];
      switch (node.kind) {
        case ast::Kind::Local: open_[node.a] = kNone; break;
        case ast::Kind::Let: bind(node.a, k); break;
        case ast::Kind::Accumulator:
        case ast::Kind::RangeLoop:
        case ast::Kind::RowLoop: bind(node.a, kNone); break;
        default: break;
      }
    }
    for (const uint32_t let : open_) report(let);
  }

 private:
  void bind(uint32_t slot, uint32_t let) { report(std::exchange(open_[slot], let)); }

  void report(uint32_t let) const {
    if (let == kNone) return;
    const ast::Node& node = module_.tree.nodes[let];
    const std::string_view name = module_.tree.names.text(node.b);
    if (isMeant(name) || isCarriedForAnother(let)) return;
    reporter_.warning(Warning::UnusedLet, node.offset, fmt::format("nothing uses `{}`", name));
  }

  /// Whether a `let` takes one of the values that a fold carries, and another of these is used: the fold needs them
  /// all.
  bool isCarriedForAnother(uint32_t let) const {
    const std::vector<ast::Node>& nodes = module_.tree.nodes;
    if (nodes[let - 1].kind != ast::Kind::Part) return false;
    uint32_t tuple = let - 2;
    const uint32_t slot = nodes[tuple].a;
    while (nodes[tuple].kind != ast::Kind::Let || nodes[tuple].a != slot) --tuple;
    const ast::Node& join = nodes[tuple - 1];
    if (join.kind != ast::Kind::Join || !ast::carries(nodes[join.a].op)) return false;
    uint32_t last = tuple;  // of the `let`s that take its values: each is a local, a part and a let
    while (last + 3 < end_ && nodes[last + 2].kind == ast::Kind::Part && nodes[last + 1].a == slot) last += 3;
    for (uint32_t other = tuple + 3; other <= last; other += 3) {
      if (mentions(nodes, last + 1, end_, nodes[other].a)) return true;
    }
    return false;
  }

  const Module& module_;
  const Reporter& reporter_;
  std::vector<uint32_t> open_;  // by slot: the `let` that nothing has used so far
  uint32_t end_ = 0;            // of the code
};

}  // namespace

void warnOfUnused(const Module& module, const std::vector<bool>& called, const Reporter& reporter) {
  const ast::Tree& tree = module.tree;
  const auto warn = [&](Warning warning, NameId name, uint32_t offset, std::string_view what) {
    if (isMeant(tree.names.text(name)) || module.text.fileOf(offset) != 0) return;
    reporter.warning(warning, offset, fmt::format("{} `{}`", what, tree.names.text(name)));
  };
  const auto used = [&](NameId name) { return tree.uses[0].mayRead(name); };
  for (const ast::SymbolDeclaration& symbol : tree.symbols) {
    if (!used(symbol.name)) warn(Warning::UnusedSymbol, symbol.name, symbol.offset, "nothing reads");
  }
  for (const ast::ConstDeclaration& constant : tree.consts) {
    if (!used(constant.name)) warn(Warning::UnusedConst, constant.name, constant.offset, "nothing uses");
  }
  UnusedLets lets(module, reporter);
  for (uint32_t f = 0; f < tree.functions.size(); ++f) {
    const ast::FunctionDeclaration& function = tree.functions[f];
    if (!called[f]) warn(Warning::UnusedFunction, function.name, function.offset, "no term calls");
    if (module.functionFiles[f] != 0) continue;
    lets.check(function.body);
    lets.check(function.gradient);
  }
  for (const ast::TermDeclaration& term : tree.terms) lets.check(term.body);
}

std::optional<uint32_t> independentSummand(const std::vector<ast::Node>& nodes, uint32_t end, uint32_t slot) {
  const auto isSum = [&](uint32_t last) {
    const ast::Node& node = nodes[last];
    return node.kind == ast::Kind::Binary && (node.op == ast::Operator::Add || node.op == ast::Operator::Sub);
  };
  std::optional<uint32_t> found;  // the first of those that stand together
  for (; isSum(end - 1); end = expressionBegin(nodes, end - 1)) {
    const uint32_t right = expressionBegin(nodes, end - 1);
    const bool independent = !mentions(nodes, right, end - 1, slot);
    if (found && !independent) return found;
    if (independent) found = end - 2;
  }
  return found;
}

}  // namespace hgc
