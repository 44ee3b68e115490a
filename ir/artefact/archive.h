#pragma once
/// Values as bytes: one description of a type's fields, `field(archive, value)`, serves writing and reading.
#include <concepts>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "ir/graph.h"
#include "ir/origin.h"

namespace hgc::archive {

class Writer {
 public:
  static constexpr bool reading = false;
  std::vector<uint8_t> bytes;
  bool failed = false;

  void raw(const void* data, size_t size) {
    if (size == 0) return;
    const size_t at = bytes.size();
    bytes.resize(at + size);
    std::memcpy(bytes.data() + at, data, size);
  }
};

/// Gives zeros and empty lists where there is no more, and has failed then.
class Reader {
 public:
  static constexpr bool reading = true;
  explicit Reader(std::span<const uint8_t> from) : rest_(from) {}
  bool failed = false;

  void raw(void* data, size_t size) {
    if (failed || size > rest_.size()) {
      failed = true;
      std::memset(data, 0, size);
      return;
    }
    if (size != 0) std::memcpy(data, rest_.data(), size);
    rest_ = rest_.subspan(size);
  }
  /// No list can be longer than the bytes that are left.
  bool fits(uint64_t count, size_t least) {
    if (count > rest_.size() / least) failed = true;
    return !failed;
  }
  bool atEnd() const { return rest_.empty(); }

 private:
  std::span<const uint8_t> rest_;
};

template <class T>
concept Plain = (std::is_arithmetic_v<T> || std::is_enum_v<T>)&&!std::is_same_v<T, bool>;

template <class A, Plain T>
void field(A& archive, T& value) {
  archive.raw(const_cast<std::remove_const_t<T>*>(&value), sizeof(T));
}
/// A byte that is no truth value must not become a bool.
template <class A>
void field(A& archive, bool& value) {
  uint8_t byte = value ? 1 : 0;
  archive.raw(&byte, sizeof(byte));
  if (byte > 1) archive.failed = true;
  value = byte == 1;
}
template <class A>
void field(A& archive, std::string& text) {
  uint64_t size = text.size();
  field(archive, size);
  if constexpr (A::reading) {
    if (!archive.fits(size, 1)) return;
    text.resize(size);
  }
  archive.raw(text.data(), size);
}
template <class A, class T>
void field(A& archive, std::vector<T>& list) {
  uint64_t size = list.size();
  field(archive, size);
  if constexpr (A::reading) {
    if (!archive.fits(size, Plain<T> ? sizeof(T) : 1)) return;
    list.resize(size);
  }
  if constexpr (Plain<T>) {
    archive.raw(list.data(), size * sizeof(T));
  } else {
    for (T& item : list) {
      field(archive, item);
      if (archive.failed) return;
    }
  }
}
template <class A, class... T>
void fields(A& archive, T&... values) {
  (field(archive, values), ...);
}

template <class A>
void field(A& a, Location& v) {
  fields(a, v.file, v.line, v.column);
}
template <class A>
void field(A& a, Node& v) {
  fields(a, v.op, v.type, v.a, v.b, v.c);
}
template <class A>
void field(A& archive, Graph& graph) {
  std::vector<Node> nodes;
  std::vector<uint32_t> origins;
  if constexpr (!A::reading) {
    for (NodeId id = 0; id < graph.size(); ++id) {
      nodes.push_back(graph[id]);
      origins.push_back(graph.originOf(id));
    }
  }
  fields(archive, nodes, origins);
  if constexpr (A::reading) archive.failed = archive.failed || !graph.restore(nodes, origins);
}

}  // namespace hgc::archive
