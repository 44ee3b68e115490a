/// Functions and fields that lead back to themselves.
#include "frontend/resolve/declarations/cycles.h"

#include <fmt/format.h>

#include <algorithm>

#include "frontend/resolve/declarations/declarations.h"

namespace hgc {
namespace {

/// A depth-first search with its own stack; each of `count` things is gone through once, however many searches begin.
class CycleSearch {
 public:
  explicit CycleSearch(size_t count) : progress_(count, Progress::Untouched) {}

  /// Goes from `first` to all that `nextOf(thing)` leads to, and calls `found(cycle)` where one leads to a thing that
  /// is on the way.
  template <class NextOf, class Found>
  void from(uint32_t first, const NextOf& nextOf, const Found& found) {
    if (progress_[first] == Progress::Untouched) open(first, nextOf);
    while (!path_.empty()) {
      Step& step = path_.back();
      if (step.next.empty()) {
        progress_[step.at] = Progress::Done;
        path_.pop_back();
        continue;
      }
      const uint32_t next = step.next.back();
      step.next.pop_back();
      if (progress_[next] == Progress::Untouched) {
        open(next, nextOf);
      } else if (progress_[next] == Progress::Active) {
        std::vector<uint32_t> cycle;
        for (auto at = std::ranges::find(path_, next, &Step::at); at != path_.end(); ++at) cycle.push_back(at->at);
        found(cycle);
      }
    }
  }

 private:
  struct Step {
    uint32_t at;
    std::vector<uint32_t> next;
  };
  template <class NextOf>
  void open(uint32_t at, const NextOf& nextOf) {
    progress_[at] = Progress::Active;
    path_.push_back({at, nextOf(at)});
  }

  std::vector<Progress> progress_;
  std::vector<Step> path_;
};

/// `f -> g -> f`
template <class NameOf>
std::string pathOf(const std::vector<uint32_t>& cycle, const NameOf& nameOf) {
  const Ends ends(cycle.size());
  std::string path;
  for (size_t k = 0; k < cycle.size(); ++k) {
    if (ends.shows(k)) path += fmt::format("{} -> ", nameOf(cycle[k]));
    if (ends.precedesGap(k)) path += fmt::format("... {} more ... -> ", ends.hidden());
  }
  return path.append(nameOf(cycle[0]));
}

/// The functions that a body surely means when it calls: those whose name has one declaration.
std::vector<uint32_t> calledBy(const Module& module, uint32_t function) {
  const ast::FunctionDeclaration& declaration = module.tree.functions[function];
  std::vector<uint32_t> called;
  for (uint32_t k = declaration.body.begin; k < declaration.end(); ++k) {
    const ast::Node& node = module.tree.nodes[k];
    if (node.kind != ast::Kind::Call) continue;
    const uint32_t file = module.functionFiles[function];
    const uint32_t callee = module.firstSeen(module.callees[node.a].function, file);
    if (callee == kNone || module.nextSeen(callee, file) != kNone) continue;
    if (module.tree.functions[callee].parameterCount == node.b) called.push_back(callee);
  }
  return called;
}

/// Where one function calls another.
uint32_t callOffset(const Module& module, uint32_t caller, uint32_t callee) {
  const ast::FunctionDeclaration& declaration = module.tree.functions[caller];
  for (uint32_t k = declaration.body.begin; k < declaration.end(); ++k) {
    const ast::Node& node = module.tree.nodes[k];
    const bool called = node.kind == ast::Kind::Call && node.a == module.tree.functions[callee].name;
    if (called) return node.offset;
  }
  return declaration.offset;
}

void reportCycle(Module& module, const Reporter& reporter, const std::vector<uint32_t>& cycle) {
  const auto nameOf = [&](uint32_t function) { return module.tree.names.text(module.tree.functions[function].name); };
  const Ends ends(cycle.size());
  Diagnostic diagnostic =
      reporter.make(Severity::Error, module.tree.functions[cycle[0]].offset,
                    fmt::format("function `{}` is recursive: {}", nameOf(cycle[0]), pathOf(cycle, nameOf)),
                    "functions are inlined and cannot recurse");
  for (size_t k = 0; k < cycle.size(); ++k) {
    if (!ends.shows(k)) continue;
    const uint32_t callee = cycle[(k + 1) % cycle.size()];
    diagnostic.notes.push_back(reporter.note(callOffset(module, cycle[k], callee),
                                             fmt::format("`{}` calls `{}` here", nameOf(cycle[k]), nameOf(callee))));
  }
  // The bodies would go round for ever; the mistake stands for them.
  for (const uint32_t function : cycle) {
    ast::Code& body = module.tree.functions[function].body;
    if (body.empty()) continue;
    module.tree.nodes[body.begin] = {.kind = ast::Kind::Mistake, .offset = module.tree.functions[function].offset};
    body.end = body.begin + 1;
    module.tree.functions[function].gradient = {};
  }
  reporter.add(std::move(diagnostic));
}

/// The fields that code names, and the functions that it surely calls, in one row: fields come first.
std::vector<uint32_t> namedBy(const Module& module, const ast::Code& code, uint32_t file) {
  const auto terms = static_cast<uint32_t>(module.tree.terms.size());
  std::vector<uint32_t> named;
  for (uint32_t k = code.begin; k < code.end; ++k) {
    const ast::Node& node = module.tree.nodes[k];
    if (node.kind == ast::Kind::Name) {
      const Meaning meaning = module.meaningOf(node.a, file);
      const bool isSymbol = meaning.kind == Meaning::Kind::Symbol;
      const uint32_t term = isSymbol ? module.tree.symbols[meaning.index].term : kNone;
      if (term != kNone) named.push_back(term);
    }
    const bool names = node.kind == ast::Kind::Call || (node.kind == ast::Kind::Name && node.b != 0);
    if (!names) continue;
    const uint32_t callee = module.firstSeen(module.callees[node.a].function, file);
    if (callee != kNone && module.nextSeen(callee, file) == kNone) named.push_back(terms + callee);
  }
  return named;
}

void reportFieldCycle(Module& module, const Reporter& reporter, const std::vector<uint32_t>& cycle) {
  const auto nameOf = [&](uint32_t term) { return module.tree.names.text(module.tree.terms[term].name); };
  reporter.error(module.tree.terms[cycle[0]].offset,
                 fmt::format("`{}` reads itself: {}", nameOf(cycle[0]), pathOf(cycle, nameOf)),
                 "to compute each value from the one before it, use `fold` or `scan`");
  for (const uint32_t term : cycle) module.tree.terms[term].broken = true;
}

}  // namespace

void checkRecursion(Module& module, const Reporter& reporter) {
  CycleSearch search(module.tree.functions.size());
  for (uint32_t first = 0; first < module.tree.functions.size(); ++first) {
    search.from(
        first, [&](uint32_t function) { return calledBy(module, function); },
        [&](const std::vector<uint32_t>& cycle) { reportCycle(module, reporter, cycle); });
  }
}

/// Over fields and functions, numbered one after another; functions among themselves have no cycles.
void checkFields(Module& module, const Reporter& reporter) {
  const ast::Tree& tree = module.tree;
  const auto terms = static_cast<uint32_t>(tree.terms.size());
  const auto nextOf = [&](uint32_t at) {
    const bool isTerm = at < terms;
    return namedBy(module, isTerm ? tree.terms[at].body : tree.functions[at - terms].body,
                   isTerm ? 0 : module.functionFiles[at - terms]);
  };
  CycleSearch search(terms + tree.functions.size());
  for (const ast::SymbolDeclaration& symbol : tree.symbols) {
    if (symbol.term == kNone) continue;
    search.from(symbol.term, nextOf, [&](std::vector<uint32_t> cycle) {
      std::erase_if(cycle, [&](uint32_t at) { return at >= terms; });
      if (!cycle.empty()) reportFieldCycle(module, reporter, cycle);
    });
  }
}

}  // namespace hgc
