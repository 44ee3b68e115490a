#pragma once
/// The memory of a C++ function: objects of cells. Copies share what neither has changed, so that each side of a choice
/// has its own.
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "frontend/cxx/value.h"

namespace hgc::cxx {

/// A place that an instruction wrote, and how many bytes it is.
struct Cell {
  Value value;
  uint32_t size = 0;

  friend bool operator==(const Cell&, const Cell&) = default;
};

struct Object {
  std::string name;  ///< for messages
  uint64_t size = 0;
  bool outlives = false;    ///< the call, as globals do: it cannot be written
  bool isSetOnce = false;   ///< but by what is the same in each call, as a static constant
  bool isZeroed = false;    ///< where there is no cell
  bool isVariable = false;  ///< of the user, of his name
  std::map<int64_t, Cell> cells = {};
};

inline constexpr uint64_t kMostFilled = 1 << 22;

/// Objects by number. Numbers of objects that copies of a memory add differ. Thread-safety: one thread at a time.
class Memory {
 public:
  Memory() { add({}); }

  uint32_t add(Object object);
  /// What is there no more is null, as is what a pointer to nothing points to.
  const Object* find(uint32_t number) const { return number < objects_.size() ? objects_[number].get() : nullptr; }
  void remove(uint32_t number) {
    if (number < objects_.size()) objects_[number].reset();
  }
  /// It lives on when the call is over.
  void outlive(uint32_t number);
  /// While a program starts, objects that outlive calls are written, and what is taken outlives them.
  void start(bool isStarting) { isStarting_ = isStarting; }
  bool isStarting() const { return isStarting_; }
  /// It holds what nobody has set.
  void forget(uint32_t number);
  /// It holds zeros alone.
  void zero(uint32_t number) { change(number).isZeroed = true; }

  /// Cell by cell. Bytes of known integers may be read in other sizes than they were written in; of others not. Where
  /// some bytes of them are not set, as in padding, these are zeros.
  void write(uint32_t object, int64_t offset, const Value& value, uint32_t size);
  /// What is the same in each call may be set once in what outlives them.
  void writeConstant(uint32_t object, int64_t offset, const Value& value, uint32_t size);
  Value read(uint32_t object, int64_t offset, uint32_t size) const;
  void fill(uint32_t object, int64_t offset, uint8_t byte, uint64_t size);
  void copy(uint32_t to, int64_t toOffset, uint32_t from, int64_t fromOffset, uint64_t size);

  /// Becomes that of both sides: where the condition is true itself, otherwise `other`. Both came of one memory.
  void join(NodeId condition, const Memory& other, Choosing& choosing);

 private:
  const Object& at(uint32_t number, int64_t offset, uint64_t size, const char* what) const;
  Object& change(uint32_t number);
  void put(uint32_t number, int64_t offset, const Value& value, uint32_t size);
  void joinObject(NodeId condition, uint32_t number, const Object& other, Choosing& choosing);

  std::vector<std::shared_ptr<Object>> objects_;
  std::shared_ptr<uint32_t> next_ = std::make_shared<uint32_t>(0);
  bool isStarting_ = false;
};

}  // namespace hgc::cxx
