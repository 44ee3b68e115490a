#pragma once
/// The position of the interpreter, and what holds there.
#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Instructions.h>

#include <string>
#include <utility>
#include <vector>

#include "frontend/cxx/interpreter/value.h"
#include "frontend/cxx/lifted.h"

namespace hgc::cxx {

/// Source locations of instructions. The origin of a node is the innermost location in user code, with the calls in
/// user code that led there.
class Places {
 public:
  explicit Places(Lifted& lifted) : lifted_(lifted) {}

  void enter() { stack_.push_back({nullptr, placeHere(), placeHere()}); }
  void leave(size_t depth) { stack_.resize(depth); }
  size_t depth() const { return stack_.size(); }
  /// Sets the current instruction of the innermost call.
  void isAt(const llvm::Instruction& instruction);
  /// The calls, the innermost first.
  std::vector<Refusal::Frame> frames() const;
  /// ", at file:line" of user code; empty if there is none.
  std::string ofUser() const;
  /// Whether an exception that is thrown here is caught.
  bool isCaught() const;
  static const llvm::LandingPadInst* padOf(const llvm::Instruction& at);
  /// Whether a variable was declared in user code.
  bool isOfUser(const llvm::DILocalVariable& variable) { return fileNumber(*variable.getFile()) != kNone; }
  /// Whether two origins have the same location, whatever their calls.
  bool areOne(uint32_t a, uint32_t b) const;
  /// That location, with the calls that both have in common.
  uint32_t common(uint32_t a, uint32_t b);

 private:
  struct Frame {
    const llvm::Instruction* at = nullptr;
    uint32_t caller = kNone;  ///< of `Lifted::places`
    uint32_t place = kNone;   ///< of `at`, or of the caller if `at` is not in user code
  };
  uint32_t placeHere() const { return stack_.empty() ? kNone : stack_.back().place; }
  uint32_t add(const CalledPlace& place);
  /// For user code only.
  uint32_t fileNumber(const llvm::DIFile& file);

  Lifted& lifted_;
  std::vector<Frame> stack_;
  llvm::DenseMap<const llvm::DIFile*, uint32_t> files_;
  llvm::DenseMap<std::pair<const llvm::DILocation*, uint32_t>, uint32_t> numbers_;  // by place and caller
};

/// The conditions of undefined behaviour.
class UndefinedPlaces {
 public:
  UndefinedPlaces(Graph& graph, Choosing& choosing, Places& places)
      : graph_(graph), choosing_(choosing), places_(places) {}

  /// Results are NaN where this condition holds here; refuses the function if that is always.
  void add(NodeId condition, const std::string& message);
  /// The same for an exception, when the interpreter continues without this branch.
  SideEnds endOf(const Undefined& side);
  /// The condition of undefined behaviour.
  NodeId any();
  /// The result, or NaN there; as a product, so that derivatives are NaN, too.
  NodeId orNan(NodeId result);

 private:
  struct Place {
    uint32_t origin = 0;
    NodeId condition = kNoNode;
  };

  Graph& graph_;
  Choosing& choosing_;
  Places& places_;
  std::vector<Place> known_;  // without duplicates
};

/// The state that all parts of the interpreter share.
struct Here {
  explicit Here(Lifted& of)
      : lifted(of),
        graph(of.graph),
        choosing(of.graph, [this](const Undefined& side) { return undefined.endOf(side); }),
        places(of),
        undefined(of.graph, choosing, places) {}
  Here(const Here&) = delete;

  void warn(const std::string& message);
  /// Records how the call at this depth ended.
  void leaveOut(const SideEnds& side, size_t depth);

  Lifted& lifted;
  Graph& graph;
  Choosing choosing;
  Places places;
  UndefinedPlaces undefined;
};

}  // namespace hgc::cxx
