#pragma once
/// Mistakes while a term is lowered, and what else ends that.
#include <span>
#include <string>
#include <vector>

#include "frontend/lower/operand.h"
#include "frontend/syntax/module.h"

namespace hgc {

/// What lowering cannot go on without: a declaration that is not resolved yet.
struct Need {
  enum class Kind : uint8_t { None, Dim, Const, Type } kind = Kind::None;
  uint32_t index = kNone;

  friend bool operator==(const Need&, const Need&) = default;
};

/// What keeps a term from being lowered.
class Mistakes {
 public:
  explicit Mistakes(const Reporter& reporter) : reporter_(reporter) {}

  /// Begins anew for another term, or for a function that nothing calls, whose arguments are not known.
  void begin(bool isUncalled);
  const Reporter& reporter() const { return reporter_; }

  Operand add(uint32_t offset, std::string message, std::string hint = "");
  Operand add(uint32_t offset, Diagnostic diagnostic);
  /// Of what must be known when compiling. In a function that nothing calls it may be what its callers give: the
  /// lowering stops without a message.
  Operand addNotKnown(uint32_t offset, std::string message, std::string hint = "");
  /// Of a type whose axes multiply to more than `kMaxEntries`.
  Operand addTooManyEntries(uint32_t offset);
  /// Of a term with more loops than `kMostRangesOfTerm`.
  Operand addTooManyLoops(uint32_t offset);
  bool failed() const { return failed_; }

  void warn(Warning warning, uint32_t offset, std::string message, std::string hint = "");
  /// Without warnings until `unmute` is called as often: of code that is evaluated once more.
  void mute() { ++muted_; }
  void unmute() { --muted_; }

  /// Until the trial ends, mistakes are not reported, but make it fail.
  void beginTrial(NodeId range);
  /// Whether the innermost trial failed.
  bool endTrial();
  /// Mistakes are reported again: the lowering ends.
  void endTrials() { trials_.clear(); }
  bool inTrial() const { return !trials_.empty(); }
  /// Makes the trials fail of loops with one of these ranges, which ascend.
  void failTrials(std::span<const NodeId> ranges);

  /// Ends the lowering: nothing further is evaluated.
  void stop() { stopped_ = true; }
  bool stopped() const { return stopped_; }
  void need(Need::Kind kind, uint32_t index);
  Need needed() const { return need_; }

  /// Where the calls were made that are being evaluated, outermost first.
  std::vector<uint32_t> calls;

 private:
  struct Trial {
    NodeId range = kNoNode;
    bool failed = false;
  };

  const Reporter& reporter_;
  bool uncalled_ = false;
  bool stopped_ = false;
  bool failed_ = false;
  Need need_;
  uint32_t muted_ = 0;
  std::vector<Trial> trials_;
};

}  // namespace hgc
