#pragma once
/// The memory of a C++ function: objects of cells. Copies share what neither has changed, so that each side of a choice
/// has its own.
#include <array>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "frontend/cxx/interpreter/value.h"

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
  uint32_t guard = 0;       ///< of a static variable of a function, the object that says that it is set; 0: none
  std::map<int64_t, Cell> cells = {};
};

inline constexpr uint64_t kMostFilled = 1 << 22;

/// Objects by number, in pages that copies share. There are those alone that have objects, so that a copy takes time by
/// what is there, and not by what was.
class Pages {
 public:
  const std::shared_ptr<Object>* find(uint32_t number) const;
  void set(uint32_t number, std::shared_ptr<Object> object);
  /// One that is there, and that no copy shares from here on.
  Object& change(uint32_t number);
  /// Calls `use(number, object)` for those of pages that `others` does not share.
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
  using List = std::vector<std::pair<uint32_t, std::shared_ptr<Page>>>;  // in the order of numbers
  List::const_iterator at(uint32_t page) const;
  Page& own(std::shared_ptr<Page>& page);
  const Page* page(uint32_t number) const;

  List pages_;
};

/// Numbers of objects that copies of a memory add differ. Thread-safety: one thread at a time.
class Memory {
 public:
  Memory() { (*next_)++; }

  uint32_t add(Object object);
  void guardBy(uint32_t number, uint32_t guard) { change(number).guard = guard; }
  /// What is there no more is null, as is what a pointer to nothing points to.
  const Object* find(uint32_t number) const {
    const std::shared_ptr<Object>* const object = objects_.find(number);
    return object != nullptr ? object->get() : nullptr;
  }
  void remove(uint32_t number) { objects_.set(number, nullptr); }
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
  /// Whatever it outlives.
  void set(uint32_t object, int64_t offset, const Value& value, uint32_t size);
  Value read(uint32_t object, int64_t offset, uint32_t size) const;
  void fill(uint32_t object, int64_t offset, uint8_t byte, uint64_t size);
  void copy(uint32_t to, int64_t toOffset, uint32_t from, int64_t fromOffset, uint64_t size);

  /// Becomes that of both sides: where the condition is true itself, otherwise `other`. Both came of one memory.
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
