#pragma once
/// Which local a name means at the place that is being parsed.
#include <cstdint>
#include <vector>

#include "frontend/syntax/names.h"

namespace hgc {

/// Lexical scopes over an array by name: entering, leaving and looking up cost no search. Slots of closed scopes are
/// reused.
class Scope {
 public:
  struct Binding {
    uint32_t slot = 0;
    uint32_t offset = 0;  ///< where it was declared
    uint32_t depth = 0;   ///< of the scope that holds it; 0: none
    bool isFunction = false;
  };

  /// Forgets everything; what follows belongs to a new frame.
  void beginFrame() {
    closeTo(0);
    frameSlots_ = 0;
  }
  void open() { marks_.push_back(static_cast<uint32_t>(undo_.size())); }
  void close() { closeTo(depth() - 1); }
  void closeTo(uint32_t depth);
  uint32_t depth() const { return static_cast<uint32_t>(marks_.size()); }

  /// The binding of a name, or null.
  const Binding* find(NameId name) const {
    return name < bindings_.size() && bindings_[name].depth != 0 ? &bindings_[name] : nullptr;
  }
  /// True if the innermost scope itself declares the name.
  bool declaredHere(NameId name) const {
    return name < bindings_.size() && bindings_[name].depth == depth() && depth() != 0;
  }
  /// Binds `name` in the innermost scope and returns its slot.
  uint32_t bind(NameId name, uint32_t offset);
  /// Of a name that is bound: it stands for a function.
  void makeFunction(NameId name) { bindings_[name].isFunction = true; }
  /// The largest number of slots in use at once since `beginFrame`.
  uint32_t frameSlots() const { return frameSlots_; }

 private:
  struct Shadowed {
    NameId name;
    Binding before;
  };
  std::vector<Binding> bindings_;  // by name
  std::vector<Shadowed> undo_;
  std::vector<uint32_t> marks_;  // into undo_, one for each open scope
  uint32_t frameSlots_ = 0;
};

}  // namespace hgc
