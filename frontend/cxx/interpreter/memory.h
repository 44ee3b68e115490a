#pragma once
/// The memory of a C++ function: objects made of cells. Copies are copy-on-write, so that each path has its own.
#include <array>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "frontend/cxx/interpreter/value.h"

namespace hgc::cxx {

/// A value that an instruction stored, and its size in bytes.
struct Cell {
  Value value;
  uint32_t size = 0;

  friend bool operator==(const Cell&, const Cell&) = default;
};

struct Object {
  std::string name;  ///< for messages
  uint64_t size = 0;
  bool outlives = false;    ///< whether it outlives the call, as globals do, and cannot be written
  bool isSetOnce = false;   ///< except by constants, as a static constant is
  bool isZeroed = false;    ///< bytes without a cell are zero
  bool isVariable = false;  ///< a named variable of user code
  uint32_t guard = 0;       ///< of a function's static variable: its guard object; 0: none
  std::map<int64_t, Cell> cells = {};
};

inline constexpr uint64_t kMostFilled = 1 << 22;

/// Objects by number, in pages that copies share. Empty pages are dropped, so that the cost of a copy depends on the
/// existing objects only.
class Pages {
 public:
  const std::shared_ptr<Object>* find(uint32_t number) const;
  void set(uint32_t number, std::shared_ptr<Object> object);
  /// An existing object for writing, which is unshared first.
  Object& change(uint32_t number);
  /// Calls `use(number, object)` for the objects in pages that `others` does not share.
  template <class Use>
  void eachApart(const Pages& others, const Use& use) const {
    for (const auto& [at, page] : pages_) {
      if (others.page(at) == page.get()) continue;
      for (uint32_t k = 0; k < kPage; ++k) {
        if (page->objects[k]) use(at * kPage + k, page->objects[k]);
      }
    }
  }

 private:
  static constexpr uint32_t kPage = 32;
  struct Page {
    std::array<std::shared_ptr<Object>, kPage> objects;
    uint32_t count = 0;
  };
  using List = std::vector<std::pair<uint32_t, std::shared_ptr<Page>>>;  // sorted by number
  List::const_iterator at(uint32_t page) const;
  Page& own(std::shared_ptr<Page>& page);
  const Page* page(uint32_t number) const;

  List pages_;
};

/// Objects that copies of a memory add have different numbers. Thread-safety: one thread at a time.
class Memory {
 public:
  Memory() { (*next_)++; }

  uint32_t add(Object object);
  void guardBy(uint32_t number, uint32_t guard) { change(number).guard = guard; }
  /// The object of a number; null if it does not exist any more, or the number is 0.
  const Object* find(uint32_t number) const {
    const std::shared_ptr<Object>* const object = objects_.find(number);
    return object != nullptr ? object->get() : nullptr;
  }
  void remove(uint32_t number) { objects_.set(number, nullptr); }
  /// Keeps an object after the call.
  void outlive(uint32_t number);
  /// During initialisation, objects that outlive calls can be written, and allocations outlive calls.
  void start(bool isStarting) { isStarting_ = isStarting; }
  bool isStarting() const { return isStarting_; }
  /// Makes an object uninitialised.
  void forget(uint32_t number);
  /// Fills an object with zeros.
  void zero(uint32_t number) { change(number).isZeroed = true; }

  /// Reads a value. Only constant integers may be read with another size than they were written; unset bytes of them,
  /// as in padding, are zeros.
  void write(uint32_t object, int64_t offset, const Value& value, uint32_t size);
  /// Writes a value. Objects that outlive calls may be set once, to a constant.
  void writeConstant(uint32_t object, int64_t offset, const Value& value, uint32_t size);
  /// Writes to any object.
  void set(uint32_t object, int64_t offset, const Value& value, uint32_t size);
  Value read(uint32_t object, int64_t offset, uint32_t size) const;
  void fill(uint32_t object, int64_t offset, uint8_t byte, uint64_t size);
  void copy(uint32_t to, int64_t toOffset, uint32_t from, int64_t fromOffset, uint64_t size);

  /// Joins with `other`, where the condition is false. Both are copies of the same memory.
  void join(NodeId condition, const Memory& other, Choosing& choosing);

 private:
  const Object& at(uint32_t number, int64_t offset, uint64_t size, const char* what) const;
  Object& change(uint32_t number) { return objects_.change(number); }
  void put(uint32_t number, int64_t offset, const Value& value, uint32_t size);
  void joinObject(NodeId condition, uint32_t number, const Object& other, Choosing& choosing);

  Pages objects_;
  std::shared_ptr<uint32_t> next_ = std::make_shared<uint32_t>(0);
  bool isStarting_ = false;
};

}  // namespace hgc::cxx
