#include "frontend/cxx/memory.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hgc::cxx {
namespace {

using Cells = std::map<int64_t, Cell>;

constexpr uint32_t kWidestCell = 16;

/// Some bytes of a known integer.
uint64_t bytesOf(uint64_t bits, int64_t first, int64_t count) {
  const uint64_t shifted = first >= 8 ? 0 : bits >> (8 * first);
  return count >= 8 ? shifted : shifted & ((uint64_t{1} << (8 * count)) - 1);
}

/// Takes away what lies in [offset, end); of integers that reach beyond, the bytes beyond stay.
void clear(Cells& cells, int64_t offset, int64_t end) {
  for (auto cell = cells.lower_bound(offset - kWidestCell); cell != cells.end() && cell->first < end;) {
    const int64_t begin = cell->first, stop = begin + cell->second.size;
    if (stop <= offset) {
      ++cell;
      continue;
    }
    const Value value = cell->second.value;
    cell = cells.erase(cell);
    if (!value.is(Value::Kind::Integer)) continue;
    for (int64_t b = begin; b < stop; ++b) {
      if (b < offset || b >= end) cells[b] = {Value::integer(bytesOf(value.bits, b - begin, 1)), 1};
    }
  }
}

bool overlaps(const Cells& cells, int64_t offset, uint32_t size) {
  for (auto cell = cells.lower_bound(offset - kWidestCell); cell != cells.end() && cell->first < offset + size;
       ++cell) {
    if (cell->first + cell->second.size > offset) return true;
  }
  return false;
}

/// Cuts known integers where others' cells begin or end within them.
void cutLike(Cells& cells, const Cells& others) {
  std::set<int64_t> places;
  for (const auto& [offset, cell] : others) {
    places.insert(offset);
    places.insert(offset + cell.size);
  }
  Cells pieces;
  for (const auto& [offset, cell] : cells) {
    const int64_t end = offset + cell.size;
    for (int64_t begin = offset; begin < end;) {
      const auto next = places.upper_bound(begin);
      const bool isCut = cell.value.is(Value::Kind::Integer) && next != places.end() && *next < end;
      const int64_t stop = isCut ? *next : end;
      const bool isWhole = begin == offset && stop == end;
      pieces[begin] = isWhole ? cell
                              : Cell{Value::integer(bytesOf(cell.value.bits, begin - offset, stop - begin)),
                                     static_cast<uint32_t>(stop - begin)};
      begin = stop;
    }
  }
  cells = std::move(pieces);
}

[[noreturn]] void refuseTypes(const std::string& name) {
  throw Refused{fmt::format("the sides of a choice write different types to `{}`", name)};
}

}  // namespace

uint32_t Memory::add(Object object) {
  const uint32_t number = (*next_)++;
  objects_.resize(number + 1);
  if (number > 0) objects_[number] = std::make_shared<Object>(std::move(object));
  return number;
}

Object& Memory::change(uint32_t number) {
  std::shared_ptr<Object>& object = objects_[number];
  if (object.use_count() > 1) object = std::make_shared<Object>(*object);
  return *object;
}

const Object& Memory::at(uint32_t number, int64_t offset, uint64_t size, const char* what) const {
  const Object* const object = find(number);
  if (object == nullptr)
    throw Refused{fmt::format("this {} through a null pointer, or one to an object that is there no more", what)};
  if (offset < 0 || size > object->size || static_cast<uint64_t>(offset) > object->size - size)
    throw Refused{fmt::format("this {} beyond `{}`: byte {} of {}", what, object->name, offset, object->size)};
  return *object;
}

void Memory::write(uint32_t number, int64_t offset, const Value& value, uint32_t size) {
  const Object& object = at(number, offset, size, "writes");
  if (object.outlives && !isOpen_)
    throw Refused{
        fmt::format("`{}` outlives the call: instances are computed apart, so that it cannot be written", object.name)};
  Cells& cells = change(number).cells;
  const auto same = cells.find(offset);
  if (same == cells.end() || same->second.size != size) clear(cells, offset, offset + size);
  cells[offset] = {value, size};
}

void Memory::outlive(uint32_t number) {
  if (find(number) == nullptr || find(number)->outlives) return;
  Object& object = change(number);
  object.outlives = object.isSetOnce = true;
}

void Memory::forget(uint32_t number) {
  Object& object = change(number);
  object.cells.clear();
  object.isZeroed = false;
}

Value Memory::read(uint32_t number, int64_t offset, uint32_t size) const {
  const Object& object = at(number, offset, size, "reads");
  const Cells& cells = object.cells;
  const auto whole = cells.find(offset);
  if (whole != cells.end() && whole->second.size == size) return whole->second.value;
  uint64_t bits = 0;
  bool isSet = object.isZeroed;  // some byte: others may be padding
  for (uint32_t b = 0; b < size; ++b) {
    const auto after = cells.upper_bound(offset + b);
    const auto cell = after == cells.begin() ? cells.end() : std::prev(after);
    const int64_t inside = cell == cells.end() ? 0 : offset + b - cell->first;
    if (cell == cells.end() || inside >= cell->second.size) {
      continue;
    }
    const Value& value = cell->second.value;
    if (value.is(Value::Kind::None)) continue;
    isSet = true;
    if (!value.is(Value::Kind::Integer)) throw Refused{"bytes of a value are read as those of another type"};
    if (b < 8) bits |= bytesOf(value.bits, inside, 1) << (8 * b);
  }
  return isSet ? Value::integer(bits) : Value{};
}

void Memory::fillWithZeros(uint32_t number, int64_t offset, uint64_t size) {
  if (size > kMostFilled) throw Refused{fmt::format("more than {} bytes are filled at once", kMostFilled)};
  for (uint64_t k = 0; k < size; k += 8)
    write(number, offset + static_cast<int64_t>(k), Value::integer(0),
          static_cast<uint32_t>(std::min<uint64_t>(8, size - k)));
}

void Memory::copy(uint32_t to, int64_t toOffset, uint32_t from, int64_t fromOffset, uint64_t size) {
  if (size == 0) return;
  const Cells& cells = at(from, fromOffset, size, "reads").cells;
  const int64_t end = fromOffset + static_cast<int64_t>(size);
  std::vector<std::pair<int64_t, Cell>> taken;
  for (auto cell = cells.lower_bound(fromOffset - kWidestCell); cell != cells.end() && cell->first < end; ++cell) {
    const int64_t stop = cell->first + cell->second.size;
    if (cell->first >= fromOffset && stop <= end) {
      taken.emplace_back(cell->first - fromOffset, cell->second);
    } else if (stop > fromOffset) {  // in part
      for (int64_t b = std::max(cell->first, fromOffset); b < std::min(stop, end); ++b)
        taken.emplace_back(b - fromOffset, Cell{read(from, b, 1), 1});
    }
  }
  at(to, toOffset, size, "writes");
  if (taken.empty() && find(from)->outlives && !find(from)->isZeroed)
    throw Refused{
        fmt::format("what `{}` holds is not known: it is defined elsewhere, or set by what is", find(from)->name)};
  if (find(from)->isZeroed) fillWithZeros(to, toOffset, size);
  else clear(change(to).cells, toOffset, toOffset + static_cast<int64_t>(size));
  for (const auto& [offset, cell] : taken) write(to, toOffset + offset, cell.value, cell.size);
}

void Memory::joinObject(NodeId condition, uint32_t number, const Object& other, Choosing& choosing) {
  Object its = other;
  cutLike(change(number).cells, its.cells);
  cutLike(its.cells, objects_[number]->cells);
  joinCells(condition, number, its, choosing);
}

/// Whose cells begin and end alike, where they are integers.
void Memory::joinCells(NodeId condition, uint32_t number, const Object& other, Choosing& choosing) {
  std::set<int64_t> offsets;
  for (const auto& [offset, cell] : objects_[number]->cells) offsets.insert(offset);
  for (const auto& [offset, cell] : other.cells) offsets.insert(offset);
  Cells& cells = change(number).cells;
  for (const int64_t offset : offsets) {
    const auto mine = cells.find(offset);
    const auto its = other.cells.find(offset);
    const uint32_t size = mine != cells.end() ? mine->second.size : its->second.size;
    if (other.isZeroed && (mine == cells.end() || its == other.cells.end())) {
      const Value zero = Value::integer(0), one = mine == cells.end() ? zero : mine->second.value;
      const Value two = its == other.cells.end() ? zero : its->second.value;
      if (overlaps(mine == cells.end() ? cells : other.cells, offset, size)) refuseTypes(other.name);
      cells[offset] = {choosing.value(condition, choosing.alike(one, two, size), choosing.alike(two, one, size)), size};
    } else if (its == other.cells.end()) {
      if (overlaps(other.cells, offset, mine->second.size)) refuseTypes(other.name);
    } else if (mine == cells.end()) {
      if (overlaps(cells, offset, its->second.size)) refuseTypes(other.name);
      cells[offset] = its->second;
    } else if (mine->second != its->second) {
      if (mine->second.size != its->second.size) refuseTypes(other.name);
      mine->second.value =
          choosing.value(condition, choosing.alike(mine->second.value, its->second.value, mine->second.size),
                         choosing.alike(its->second.value, mine->second.value, mine->second.size));
    }
  }
}

void Memory::join(NodeId condition, const Memory& other, Choosing& choosing) {
  objects_.resize(std::max(objects_.size(), other.objects_.size()));
  for (uint32_t number = 1; number < other.objects_.size(); ++number) {
    const std::shared_ptr<Object>& its = other.objects_[number];
    if (!its || its == objects_[number]) continue;
    if (objects_[number]) {
      joinObject(condition, number, *its, choosing);
    } else {
      objects_[number] = its;
    }
  }
}

}  // namespace hgc::cxx
