#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "ir/text/text.h"
#include "ir/text/words.h"

namespace hgc {
namespace {

class LevelParser {
 public:
  Result<Level> run(std::string_view text) {
    for (line_ = 1; !text.empty() && !error_; ++line_) {
      const size_t end = std::min(text.find('\n'), text.size());
      Words words(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
      if (words.peek().empty() || words.peek().starts_with(';')) continue;
      statement(words);
      if (!words.good()) wrong(line_, "not a statement of the IR");
    }
    if (header_ == 0) wrong(line_, kNoHeader);
    if (!error_) finish();
    if (error_) return *error_;
    if (level_ == kTopology) return Level(Topology{read_, read_});
    if (level_ == kHoisted) return Level(Hoisted{read_, read_.jacobian});
    return Level(std::move(read_));
  }

 private:
  static constexpr size_t kTopology = 0, kHoisted = 1, kDifferentiated = 2;  // as in kLevelNames
  static constexpr const char* kNoHeader = "a text begins with `topology`, `hoisted` or `differentiated` and a name";

  struct Listing {
    size_t line = 0;
    std::vector<Node> nodes;
    std::vector<uint32_t> origins;
    std::vector<std::pair<size_t, NodeId>> named;  // outside of it, on this line
  };
  /// The first word of a line, and the first level that has such lines.
  struct Keyword {
    std::string_view word;
    size_t from;
    void (LevelParser::*read)(Words& words);
  };
  static constexpr std::array<Keyword, 10> keywords() {
    return {{{"tables", kTopology, &LevelParser::counts},
             {"port", kTopology, &LevelParser::port},
             {"place", kTopology, &LevelParser::place},
             {"host", kHoisted, &LevelParser::host},
             {"slot", kHoisted, &LevelParser::slot},
             {"gather", kHoisted, &LevelParser::gather},
             {"column", kDifferentiated, &LevelParser::column},
             {"jacobian", kHoisted, &LevelParser::jacobian},
             {"graph", kTopology, &LevelParser::graph},
             {"root", kTopology, &LevelParser::root}}};
  }

  void wrong(size_t line, std::string_view what) {
    if (!error_) error_ = Error{fmt::format("line {}: {}", line, what), "see docs/ir.md"};
  }
  void foreign(std::string_view what) {
    wrong(line_, fmt::format("`{}` does not belong to the level `{}`", what, kLevelNames[level_]));
  }

  void statement(Words& words) {
    const auto level = std::ranges::find(kLevelNames, words.peek());
    if (level != std::end(kLevelNames)) return header(words, static_cast<size_t>(level - kLevelNames));
    if (header_ == 0) return wrong(line_, kNoHeader);
    if (words.peek().starts_with('%')) return node(words);
    const std::string_view word = words.next();
    const auto known = keywords();
    const auto found = std::ranges::find(known, word, &Keyword::word);
    if (found == known.end()) return words.fail();
    if (found->from > level_) return foreign(word);
    (this->*found->read)(words);
  }

  void header(Words& words, size_t level) {
    if (header_ != 0) return wrong(line_, "another topology begins here: a text has one");
    header_ = line_;
    level_ = level;
    words.next();
    read_.name = words.next();
    read_.kind = static_cast<TermKind>(words.oneOf({"energy", "residual", "output", "field"}));
    read_.rank = words.numberAfter("rank");
    read_.dense = words.oneOf({"listed", "dense"}) == 1;
    read_.variadic = words.peek() == "variadic" && !words.next().empty();
    read_.gathersEachCount = words.peek() == "gathers-each-count" && !words.next().empty();
    read_.inlined = words.peek() == "inlined" && !words.next().empty();
    read_.pushes = words.peek() == "pushes" && !words.next().empty();
  }
  void counts(Words& words) {
    read_.tables = words.number();
    read_.dims = words.numberAfter("dims");
    read_.liftedReals = words.numberAfter("reals");
    read_.liftedInts = words.numberAfter("ints");
  }
  void port(Words& words) {
    constexpr SymbolKind kKinds[] = {SymbolKind::Var, SymbolKind::Data, SymbolKind::Param, SymbolKind::Field};
    const SymbolKind kind = kKinds[words.oneOf({"var", "data", "param", "field"})];
    Port port{kind, words.number()};
    if (!words.peek().empty())
      port.role = words.oneOf({"direction", "cotangent"}) == 0 ? PortRole::Direction : PortRole::Cotangent;
    if (port.role == PortRole::Direction) port.of = words.number();
    read_.ports.push_back(port);
  }
  void place(Words& words) {
    CalledPlace place;
    place.at.file = words.number();
    place.at.line = words.number();
    place.at.column = words.number();
    if (!words.peek().empty()) place.calledFrom = words.numberAfter("from");
    if (place.calledFrom != kNone && place.calledFrom >= read_.places.size())
      wrong(line_, "a place is called from one that comes later");
    read_.places.push_back(place);
  }
  void host(Words&) { begin(host_); }
  void graph(Words&) { begin(graph_); }
  void begin(Listing& listing) {
    listing.line = line_;
    current_ = &listing;
  }
  NodeId named(Words& words, Listing& listing) {
    listing.named.emplace_back(line_, words.id());
    return listing.named.back().second;
  }
  void slot(Words& words) { read_.slots.push_back(named(words, host_)); }
  void gather(Words& words) {
    Gather gather;
    gather.port = words.number();
    gather.row = named(words, host_);
    while (!words.bad() && !words.peek().empty()) gather.components.push_back(words.number());
    read_.gathers.push_back(std::move(gather));
  }
  void column(Words& words) {
    const uint32_t gather = words.number();
    read_.columns.push_back({gather, words.number()});
    columnLines_.push_back(line_);
  }
  void jacobian(Words& words) {
    read_.jacobian = static_cast<JacobianMode>(words.oneOf(kJacobianModes));
    if (read_.kind != TermKind::Residual) wrong(line_, "only a residual has a Jacobian");
  }
  void root(Words& words) {
    Root root;
    root.kind = static_cast<RootKind>(words.oneOf(kRootNames));
    root.a = words.number();
    root.b = words.number();
    root.node = named(words, graph_);
    read_.roots.push_back(root);
    if (level_ != kDifferentiated && !isOfTerm(root.kind))
      foreign(fmt::format("root {}", kRootNames[static_cast<size_t>(root.kind)]));
  }

  void node(Words& words) {
    if (current_ == nullptr || words.id() != current_->nodes.size() || words.next() != "=") return words.fail();
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
      case Op::Range:
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
      case Op::Carried:
      case Op::Element: node.c = words.number(); [[fallthrough]];
      default: operation(words, node);
    }
    current_->nodes.push_back(node);
    current_->origins.push_back(words.origin());
    const uint32_t origin = current_->origins.back();
    if (isPlace(origin) && placeOf(origin) >= read_.places.size())
      wrong(line_, fmt::format("there is no source place {}", placeOf(origin)));
  }

  static void constant(Words& words, Node& node) {
    Constant value;
    switch (words.oneOf({"real", "int", "bool"})) {
      case 0: value = Constant::of(words.real()); break;
      case 1: value = Constant::of(words.integer()); break;
      default: value = Constant::of(words.oneOf({"false", "true"}) == 1);
    }
    node = constantNode(value);
  }

  void operation(Words& words, Node& node) {
    const Signature& signature = info(node.op).signature;
    uint32_t* const operands[] = {&node.a, &node.b, &node.c};
    for (int k = 0; k < signature.arity; ++k) *operands[k] = words.id();
    const uint32_t same = *operands[signature.same()];
    switch (signature.result) {
      case Slot::Int: node.type = Type::Int; break;
      case Slot::Bool: node.type = Type::Bool; break;
      case Slot::Same: node.type = same < current_->nodes.size() ? current_->nodes[same].type : Type::Real; break;
      default: node.type = Type::Real;
    }
  }

  void finish() {
    restore(host_, read_.host, "host");
    restore(graph_, read_.graph, "graph");
    if (level_ != kDifferentiated) return;
    if (read_.kind == TermKind::Residual && read_.jacobian == JacobianMode::Undecided)
      wrong(header_, "a residual that is `differentiated` says `jacobian reverse` or `jacobian forward`");
    const auto misplaced = misplacedDerivative(read_);
    if (!misplaced) return;
    const bool isByColumn = misplaced->kind != RootKind::Value && misplaced->a < columnLines_.size();
    wrong(isByColumn ? columnLines_[misplaced->a] : header_,
          fmt::format("`root {} {} {}` is missing, or not in its place",
                      kRootNames[static_cast<size_t>(misplaced->kind)], misplaced->a, misplaced->b));
  }

  void restore(const Listing& listing, Graph& graph, const char* title) {
    if (!graph.restore(listing.nodes, listing.origins))
      return wrong(listing.line, fmt::format("the nodes of `{}` do not make a valid graph", title));
    for (const auto& [line, node] : listing.named) {
      if (node >= graph.size()) wrong(line, fmt::format("there is no %{} in `{}`", node, title));
    }
  }

  Differentiated read_;  // what earlier levels lack stays empty, and is left out of the result
  size_t level_ = kTopology;
  size_t line_ = 0, header_ = 0;
  std::vector<size_t> columnLines_;
  Listing host_, graph_;
  Listing* current_ = nullptr;
  std::optional<Error> error_;
};

}  // namespace

Result<Level> parseLevel(std::string_view text) { return LevelParser().run(text); }

}  // namespace hgc
