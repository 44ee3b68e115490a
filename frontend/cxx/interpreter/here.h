#pragma once
/// Where the interpreter is, and what is known of that.
#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Instructions.h>

#include <string>
#include <utility>
#include <vector>

#include "frontend/cxx/interpreter/value.h"
#include "frontend/cxx/lifted.h"

namespace hgc::cxx {

/// Where instructions come from. Nodes are said to come from the innermost one of user code, and the calls of user code
/// that lead there.
class Places {
 public:
  explicit Places(Lifted& lifted) : lifted_(lifted) {}

  void enter() { stack_.push_back({nullptr, placeHere(), placeHere()}); }
  void leave(size_t depth) { stack_.resize(depth); }
  size_t depth() const { return stack_.size(); }
  /// The innermost call is at this instruction.
  void isAt(const llvm::Instruction& instruction);
  /// Innermost first.
  std::vector<Refusal::Frame> frames() const;
  /// ", at file:line" of user code; empty if there is none.
  std::string ofUser() const;
  /// Whether what is thrown here has a handler.
  bool isCaught() const;
  static const llvm::LandingPadInst* padOf(const llvm::Instruction& at);
  /// Whether a variable was declared in user code.
  bool isOfUser(const llvm::DILocalVariable& variable) { return fileNumber(*variable.getFile()) != kNone; }
  /// Whether two origins are one place, whatever calls lead there.
  bool areOne(uint32_t a, uint32_t b) const;
  /// That place, called from where the calls of both agree.
  uint32_t common(uint32_t a, uint32_t b);

 private:
  struct Frame {
    const llvm::Instruction* at = nullptr;
    uint32_t caller = kNone;  ///< of `Lifted::places`
    uint32_t place = kNone;   ///< of `at`, or of the caller where that is not of the user
  };
  uint32_t placeHere() const { return stack_.empty() ? kNone : stack_.back().place; }
  uint32_t add(const CalledPlace& place);
  /// Of user code; others have none.
  uint32_t fileNumber(const llvm::DIFile& file);

  Lifted& lifted_;
  std::vector<Frame> stack_;
  llvm::DenseMap<const llvm::DIFile*, uint32_t> files_;
  llvm::DenseMap<std::pair<const llvm::DILocation*, uint32_t>, uint32_t> numbers_;  // by place and caller
};

/// The conditions on which C++ does not say what is computed.
class UndefinedPlaces {
 public:
  UndefinedPlaces(Graph& graph, Choosing& choosing, Places& places)
      : graph_(graph), choosing_(choosing), places_(places) {}

  /// Where the condition holds here, C++ does not say what becomes of it, and results are NaN. Refused if always.
  void add(NodeId condition, const std::string& message);
  /// The same of what was thrown, for who goes on without this side.
  SideEnds endOf(const Undefined& side);
  /// Where that is.
  NodeId any();
  /// A result, or NaN there. A product, so that derivatives are NaN as well.
  NodeId orNan(NodeId result);

 private:
  struct Place {
    uint32_t origin = 0;
    NodeId condition = kNoNode;
  };

  Graph& graph_;
  Choosing& choosing_;
  Places& places_;
  std::vector<Place> known_;  // each once
};

/// Where the interpreter is.
struct Here {
  explicit Here(Lifted& of)
      : lifted(of),
        graph(of.graph),
        choosing(of.graph, [this](const Undefined& side) { return undefined.endOf(side); }),
        places(of),
        undefined(of.graph, choosing, places) {}
  Here(const Here&) = delete;

  void warn(const std::string& message);
  /// What the call at this depth did has ended so.
  void leaveOut(const SideEnds& side, size_t depth);

  Lifted& lifted;
  Graph& graph;
  Choosing choosing;
  Places places;
  UndefinedPlaces undefined;
};

}  // namespace hgc::cxx
