#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <limits>
#include <vector>

#include "ir/text.h"

namespace hgc {
namespace {

/// One line, word by word. A word that is not there or not of the kind asked for marks the line as bad.
class Words {
 public:
  explicit Words(std::string_view line) : rest_(line) {}

  std::string_view next() {
    const size_t from = rest_.find_first_not_of(' ');
    if (from == std::string_view::npos) {
      rest_ = {};
      return {};
    }
    const size_t to = std::min(rest_.find(' ', from), rest_.size());
    const std::string_view word = rest_.substr(from, to - from);
    rest_ = rest_.substr(to);
    return word;
  }
  std::string_view peek() {
    const std::string_view saved = rest_;
    const std::string_view word = next();
    rest_ = saved;
    return word;
  }
  uint32_t number() { return parse<uint32_t>(next()); }
  uint32_t numberAfter(std::string_view keyword) {
    if (next() != keyword) bad_ = true;
    return number();
  }
  NodeId id() { return marked('%'); }
  uint32_t origin() { return peek().starts_with('!') ? marked('!') : 0; }
  int32_t integer() { return parse<int32_t>(next()); }
  double real() {
    const std::string_view word = next();
    if (word == "nan" || word == "-nan") return std::numeric_limits<double>::quiet_NaN();
    if (word == "inf") return HUGE_VAL;
    return word == "-inf" ? -HUGE_VAL : parse<double>(word);
  }
  template <size_t n>
  uint8_t oneOf(const char* const (&names)[n]) {
    const std::string_view word = next();
    for (size_t k = 0; k < n; ++k) {
      if (word == names[k]) return static_cast<uint8_t>(k);
    }
    bad_ = true;
    return 0;
  }
  void fail() { bad_ = true; }
  bool good() { return !bad_ && peek().empty(); }
  bool bad() const { return bad_; }

 private:
  uint32_t marked(char mark) {
    const std::string_view word = next();
    if (word.empty() || word[0] != mark) {
      bad_ = true;
      return 0;
    }
    return parse<uint32_t>(word.substr(1));
  }
  template <class T>
  T parse(std::string_view word) {
    T value{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) bad_ = true;
    return value;
  }

  std::string_view rest_;
  bool bad_ = false;
};

class UnitParser {
 public:
  Result<Unit> run(std::string_view text) {
    for (size_t line = 1; !text.empty(); ++line) {
      const size_t end = std::min(text.find('\n'), text.size());
      Words words(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
      if (!words.peek().empty() && !words.peek().starts_with(';')) statement(words);
      else continue;
      if (!words.good()) return Error{fmt::format("line {}: not a statement of the IR", line), "see docs/ir.md"};
    }
    if (unit_.name.empty()) return Error{"there is no `unit` line with a name", "see docs/ir.md"};
    if (!finish()) return Error{"the unit's nodes do not make valid graphs", ""};
    return std::move(unit_);
  }

 private:
  struct Listing {
    std::vector<Node> nodes;
    std::vector<uint32_t> origins;
  };

  void statement(Words& words) {
    if (words.peek().starts_with('%')) return node(words);
    const std::string_view keyword = words.next();
    if (keyword == "unit") header(words);
    else if (keyword == "tables") counts(words);
    else if (keyword == "port") port(words);
    else if (keyword == "host") current_ = &host_;
    else if (keyword == "graph") current_ = &graph_;
    else if (keyword == "slot") unit_.slots.push_back(words.id());
    else if (keyword == "gather") gather(words);
    else if (keyword == "column") column(words);
    else if (keyword == "jacobian") jacobian(words);
    else if (keyword == "root") root(words);
    else words.fail();
  }

  void header(Words& words) {
    unit_.name = words.next();
    unit_.kind = static_cast<TermKind>(words.oneOf({"energy", "residual", "output"}));
    unit_.rank = words.numberAfter("rank");
    unit_.dense = words.oneOf({"listed", "dense"}) == 1;
  }
  void counts(Words& words) {
    unit_.tables = words.number();
    unit_.dims = words.numberAfter("dims");
    unit_.liftedReals = words.numberAfter("reals");
    unit_.liftedInts = words.numberAfter("ints");
  }
  void port(Words& words) {
    const auto kind = static_cast<SymbolKind>(words.oneOf({"var", "data", "param"}));
    Port port{kind, words.number()};
    if (!words.peek().empty())
      port.role = words.oneOf({"direction", "cotangent"}) == 0 ? PortRole::Direction : PortRole::Cotangent;
    if (port.role == PortRole::Direction) port.of = words.number();
    unit_.ports.push_back(port);
  }
  void gather(Words& words) {
    Gather gather;
    gather.port = words.number();
    gather.row = words.id();
    while (!words.bad() && !words.peek().empty()) gather.components.push_back(words.number());
    unit_.gathers.push_back(std::move(gather));
  }
  void column(Words& words) {
    const uint32_t gather = words.number();
    unit_.columns.push_back({gather, words.number()});
  }
  void jacobian(Words& words) { unit_.jacobian = static_cast<JacobianMode>(words.oneOf(kJacobianModes)); }
  void root(Words& words) {
    Root root;
    root.kind = static_cast<RootKind>(words.oneOf(kRootNames));
    root.a = words.number();
    root.b = words.number();
    root.node = words.id();
    unit_.roots.push_back(root);
  }

  void node(Words& words) {
    if (words.id() != current_->nodes.size() || words.next() != "=") words.fail();
    const auto op = opNamed(words.next());
    if (!op) return words.fail();
    Node node{*op, Type::Real, 0, kNoNode, kNoNode, kNoNode};
    switch (*op) {
      case Op::Const: constant(words, node); break;
      case Op::Load:
        node.b = words.number();
        node.a = words.id();
        node.c = words.number();
        break;
      case Op::Table:
      case Op::RowBegin:
        node = {*op, Type::Int, 0, kNoNode, words.number(), 0};
        node.a = words.id();
        break;
      case Op::Lifted:
        node.type = words.oneOf({"real", "int"}) == 0 ? Type::Real : Type::Int;
        node.b = words.number();
        node.c = 0;
        break;
      case Op::Index:
      case Op::Size:
      case Op::Slot: node = {*op, Type::Int, 0, kNoNode, words.number(), 0}; break;
      default: operation(words, node);
    }
    current_->nodes.push_back(node);
    current_->origins.push_back(words.origin());
  }

  static void constant(Words& words, Node& node) {
    Constant value;
    switch (words.oneOf({"real", "int", "bool"})) {
      case 0: value = Constant::of(words.real()); break;
      case 1: value = Constant::of(words.integer()); break;
      default: value = Constant::of(words.oneOf({"false", "true"}) == 1);
    }
    node = {Op::Const, value.type, 0, 0, static_cast<uint32_t>(value.bits), static_cast<uint32_t>(value.bits >> 32)};
  }

  void operation(Words& words, Node& node) {
    const Signature& signature = info(node.op).signature;
    uint32_t* const operands[] = {&node.a, &node.b, &node.c};
    for (int k = 0; k < signature.arity; ++k) *operands[k] = words.id();
    const uint32_t last = *operands[signature.arity - 1];
    switch (signature.result) {
      case Slot::Int: node.type = Type::Int; break;
      case Slot::Bool: node.type = Type::Bool; break;
      case Slot::Same: node.type = last < current_->nodes.size() ? current_->nodes[last].type : Type::Real; break;
      default: node.type = Type::Real;
    }
  }

  bool finish() {
    if (!unit_.host.restore(host_.nodes, host_.origins) || !unit_.graph.restore(graph_.nodes, graph_.origins))
      return false;
    for (const NodeId slot : unit_.slots) {
      if (slot >= unit_.host.size()) return false;
    }
    for (const Gather& gather : unit_.gathers) {
      if (gather.port >= unit_.ports.size() || gather.row >= unit_.host.size()) return false;
    }
    for (const Root& root : unit_.roots) {
      if (root.node >= unit_.graph.size()) return false;
    }
    return true;
  }

  Unit unit_;
  Listing host_, graph_;
  Listing* current_ = &graph_;
};

}  // namespace

Result<Unit> parseUnit(std::string_view text) { return UnitParser().run(text); }

}  // namespace hgc
