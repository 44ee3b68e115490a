#pragma once
/// Interprets loads and stores.
#include <llvm/IR/DataLayout.h>

#include <functional>
#include <set>
#include <string>
#include <utility>

#include "frontend/cxx/interpreter/arithmetic/numbers.h"
#include "frontend/cxx/interpreter/here.h"
#include "frontend/cxx/interpreter/memory.h"

namespace hgc::cxx {

/// Reads or writes memory through pointers that may depend on values.
class Accesses {
 public:
  Accesses(Here& here, Numbers& numbers, const llvm::DataLayout& layout)
      : here_(here), numbers_(numbers), layout_(layout) {}

  Memory& memory() { return memory_; }
  Value load(const Value& pointer, llvm::Type& type);
  void store(const Value& chosen, const Value& value, llvm::Type& type);
  void copy(const Value& to, const Value& from, uint64_t size);
  /// Calls `work` for each alternative of a choice with a copy of the memory, and joins the results.
  Value apart(const Value& chosen, const std::function<Value(const Value&)>& work);

 private:
  void storeChosen(const Value& pointer, NodeId condition, const Value& value, llvm::Type& type);
  bool isConstant(const Value& value) const;
  /// Whether this initialises a static variable of a function.
  bool isFirstSet(uint32_t object);
  /// Records a value of a variable in user code.
  void note(uint32_t object, int64_t offset, uint32_t size, const Value& value);

  Here& here_;
  Numbers& numbers_;
  const llvm::DataLayout& layout_;
  Memory memory_;
  std::set<std::pair<std::string, NodeId>> named_;
};

}  // namespace hgc::cxx
