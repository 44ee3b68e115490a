#include <fmt/format.h>

#include "ir/text/text.h"

namespace hgc {

std::string realText(double value) { return fmt::format("{}", value); }

namespace {

const char* kindName(SymbolKind kind) {
  return kind == SymbolKind::Var     ? "var"
         : kind == SymbolKind::Data  ? "data"
         : kind == SymbolKind::Param ? "param"
         : kind == SymbolKind::Field ? "field"
                                     : "table";
}
const char* kindName(TermKind kind) {
  constexpr const char* kNames[] = {"energy", "residual", "output", "field"};
  return kNames[static_cast<size_t>(kind)];
}
const char* kindName(RootKind kind) { return kRootNames[static_cast<size_t>(kind)]; }

std::string constantText(Constant value) {
  switch (value.type) {
    case Type::Real: return "real " + realText(value.real());
    case Type::Int: return fmt::format("int {}", value.integer());
    case Type::Bool: return value.boolean() ? "bool true" : "bool false";
  }
  return {};
}

/// `op` and its operands; `%` numbers are positions.
std::string nodeText(const Node& node) {
  switch (node.op) {
    case Op::Const: return "const " + constantText(constantOf(node));
    case Op::Load: return fmt::format("load {} %{} {}", node.b, node.a, node.c);
    case Op::Table:
    case Op::RowBegin:
    case Op::Range: return fmt::format("{} {} %{}", info(node.op).name, node.b, node.a);
    case Op::Carried:
    case Op::Element: return fmt::format("{} {} %{} %{}", info(node.op).name, node.c, node.a, node.b);
    case Op::Lifted: return fmt::format("lifted {} {}", typeName(node.type), node.b);
    case Op::Index:
    case Op::Size:
    case Op::Slot: return fmt::format("{} {}", info(node.op).name, node.b);
    default: break;
  }
  std::string text(info(node.op).name);
  for (int k = 0; k < operandCount(node); ++k) text += fmt::format(" %{}", node.operand(k));
  return text;
}

/// `!12` is a line, with the number of its file above 24 bits; `!p3` a place.
void appendOrigin(std::string& out, uint32_t origin) {
  if (isPlace(origin)) fmt::format_to(std::back_inserter(out), " !p{}", placeOf(origin));
  else if (origin != 0) fmt::format_to(std::back_inserter(out), " !{}", origin);
}

void appendGraph(std::string& out, const char* title, const Graph& graph) {
  out += title;
  out += '\n';
  for (NodeId id = 0; id < graph.size(); ++id) {
    fmt::format_to(std::back_inserter(out), "  %{} = {}", id, nodeText(graph[id]));
    appendOrigin(out, graph.originOf(id));
    out += '\n';
  }
}

void appendSchema(std::string& out, const char* level, const Schema& schema) {
  fmt::format_to(std::back_inserter(out), "{} {} {} rank {} {}{}{}{}{}\n", level, schema.name, kindName(schema.kind),
                 schema.rank, schema.dense ? "dense" : "listed", schema.variadic ? " variadic" : "",
                 schema.gathersEachCount ? " gathers-each-count" : "", schema.inlined ? " inlined" : "",
                 schema.pushes ? " pushes" : "");
  fmt::format_to(std::back_inserter(out), "tables {} dims {} reals {} ints {}\n", schema.tables, schema.dims,
                 schema.liftedReals, schema.liftedInts);
  for (const Port& port : schema.ports) {
    fmt::format_to(std::back_inserter(out), "port {} {}", kindName(port.kind), port.width);
    if (port.role == PortRole::Direction) fmt::format_to(std::back_inserter(out), " direction {}", port.of);
    out += port.role == PortRole::Cotangent ? " cotangent\n" : "\n";
  }
  for (const auto& [at, calledFrom] : schema.places) {
    fmt::format_to(std::back_inserter(out), "place {} {} {}", at.file, at.line, at.column);
    out += calledFrom == kNone ? "\n" : fmt::format(" from {}\n", calledFrom);
  }
}

void appendGathers(std::string& out, const GatherSchema& schema) {
  if (schema.host.size() != 0) appendGraph(out, "host", schema.host);
  for (const NodeId slot : schema.slots) fmt::format_to(std::back_inserter(out), "slot %{}\n", slot);
  for (const Gather& gather : schema.gathers) {
    fmt::format_to(std::back_inserter(out), "gather {} %{}", gather.port, gather.row);
    for (const uint32_t component : gather.components) fmt::format_to(std::back_inserter(out), " {}", component);
    out += '\n';
  }
}

void appendJacobian(std::string& out, JacobianMode mode) {
  if (mode != JacobianMode::Undecided)
    fmt::format_to(std::back_inserter(out), "jacobian {}\n", kJacobianModes[static_cast<size_t>(mode)]);
}

void appendValues(std::string& out, const RootedGraph& values) {
  appendGraph(out, "graph", values.graph);
  for (const Root& root : values.roots)
    fmt::format_to(std::back_inserter(out), "root {} {} {} %{}\n", kindName(root.kind), root.a, root.b, root.node);
}

}  // namespace

std::string printLevel(const Topology& topology) {
  std::string out;
  appendSchema(out, kLevelNames[0], topology);
  appendValues(out, topology);
  return out;
}

std::string printLevel(const Hoisted& hoisted) {
  std::string out;
  appendSchema(out, kLevelNames[1], hoisted);
  appendGathers(out, hoisted);
  appendJacobian(out, hoisted.wanted);
  appendValues(out, hoisted);
  return out;
}

std::string printLevel(const Differentiated& differentiated) {
  std::string out;
  appendSchema(out, kLevelNames[2], differentiated);
  appendGathers(out, differentiated);
  for (const Column& column : differentiated.columns)
    fmt::format_to(std::back_inserter(out), "column {} {}\n", column.gather, column.component);
  appendJacobian(out, differentiated.jacobian);
  appendValues(out, differentiated);
  return out;
}

std::string printLevel(const Level& level) {
  return std::visit([](const auto& of) { return printLevel(of); }, level);
}

std::string printKernel(const Kernel& kernel) {
  std::string out = fmt::format("kernel {} {}\n", kernel.name, info(kernel.kind).name);
  const auto line = [&](uint32_t at) {
    fmt::format_to(std::back_inserter(out), "  %{} = {}", at, nodeText(kernel.code[at]));
    appendOrigin(out, kernel.origins[at]);
    out += '\n';
  };
  const auto enter = [&](const Region& region) {
    if (region.kind == Region::Kind::Loop) out += "  loop\n";
    else fmt::format_to(std::back_inserter(out), "  where {}%{}\n", region.when ? "" : "not ", region.condition);
  };
  walk(kernel, line, enter, [&](const Region&) { out += "  end\n"; });
  for (const Store& store : kernel.stores) {
    fmt::format_to(std::back_inserter(out), "  store {} {} {} %{}\n", kindName(store.kind), store.a, store.b,
                   store.value);
  }
  return out;
}

}  // namespace hgc
