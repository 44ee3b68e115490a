#include "frontend/cxx/interpreter/memory.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hgc::cxx {
namespace {

using Cells = std::map<int64_t, Cell>;

constexpr uint32_t kWidestCell = 16;

/// Some bytes of a constant integer.
uint64_t bytesOf(uint64_t bits, int64_t first, int64_t count) {
  const uint64_t shifted = first >= 8 ? 0 : bits >> (8 * first);
  return count >= 8 ? shifted : shifted & ((uint64_t{1} << (8 * count)) - 1);
}

bool canBeCut(const Value& value) { return value.is(Value::Kind::Integer) || value.is(Value::Kind::Unseen); }

Cell pieceOf(const Value& value, int64_t first, int64_t count) {
  const auto size = static_cast<uint32_t>(count);
  if (value.is(Value::Kind::Unseen)) return {value, size};
  return {Value::integer(bytesOf(value.bits, first, count)), size};
}

/// Clears [offset, end); integers that extend beyond keep their other bytes.
void clear(Cells& cells, int64_t offset, int64_t end) {
  for (auto cell = cells.lower_bound(offset - kWidestCell); cell != cells.end() && cell->first < end;) {
    const int64_t begin = cell->first, stop = begin + cell->second.size;
    if (stop <= offset) {
      ++cell;
      continue;
    }
    const Value value = cell->second.value;
    cell = cells.erase(cell);
    if (!canBeCut(value)) continue;
    for (int64_t b = begin; b < stop; ++b) {
      if (b < offset || b >= end) cells[b] = pieceOf(value, b - begin, 1);
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

/// Splits constant integers at the boundaries of the other memory's cells.
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
      const bool isCut = canBeCut(cell.value) && next != places.end() && *next < end;
      const int64_t stop = isCut ? *next : end;
      const bool isWhole = begin == offset && stop == end;
      pieces[begin] = isWhole ? cell : pieceOf(cell.value, begin - offset, stop - begin);
      begin = stop;
    }
  }
  cells = std::move(pieces);
}

/// The value at a place where only the other memory has a cell.
void addZeros(Cells& cells, const Cells& others) {
  for (const auto& [offset, cell] : others) {
    if (!overlaps(cells, offset, cell.size)) cells[offset] = {Value::integer(0), cell.size};
  }
}

[[noreturn]] void refuseUnknown(const std::string& name) {
  throw Refused{fmt::format("the value of `{}` is not known: it is defined elsewhere, or set by code that is", name)};
}

[[noreturn]] void refuseTypes(const std::string& name) {
  throw Refused{fmt::format("the sides of a choice write different types to `{}`", name)};
}

}  // namespace

Pages::List::const_iterator Pages::at(uint32_t page) const {
  return std::ranges::lower_bound(pages_, page, {}, &List::value_type::first);
}

const Pages::Page* Pages::page(uint32_t number) const {
  const auto found = at(number);
  return found != pages_.end() && found->first == number ? found->second.get() : nullptr;
}

const std::shared_ptr<Object>* Pages::find(uint32_t number) const {
  const Page* const of = page(number / kPage);
  return of != nullptr && of->objects[number % kPage] ? &of->objects[number % kPage] : nullptr;
}

void Pages::set(uint32_t number, std::shared_ptr<Object> object) {
  auto found = pages_.begin() + (at(number / kPage) - pages_.cbegin());
  if (found == pages_.end() || found->first != number / kPage) {
    if (!object) return;
    found = pages_.insert(found, {number / kPage, std::make_shared<Page>()});
  }
  Page& of = own(found->second);
  std::shared_ptr<Object>& place = of.objects[number % kPage];
  if (place) --of.count;
  if (object) ++of.count;
  place = std::move(object);
  if (of.count == 0) pages_.erase(found);
}

Pages::Page& Pages::own(std::shared_ptr<Page>& page) {
  if (page.use_count() > 1) page = std::make_shared<Page>(*page);
  return *page;
}

Object& Pages::change(uint32_t number) {
  const auto found = pages_.begin() + (at(number / kPage) - pages_.cbegin());
  std::shared_ptr<Object>& object = own(found->second).objects[number % kPage];
  if (object.use_count() > 1) object = std::make_shared<Object>(*object);
  return *object;
}

uint32_t Memory::add(Object object) {
  const uint32_t number = (*next_)++;
  objects_.set(number, std::make_shared<Object>(std::move(object)));
  return number;
}

const Object& Memory::at(uint32_t number, int64_t offset, uint64_t size, const char* what) const {
  const Object* const object = find(number);
  if (object == nullptr) throw Undefined{fmt::format("this {} through a null or dangling pointer", what)};
  if (offset < 0 || size > object->size || static_cast<uint64_t>(offset) > object->size - size)
    throw Undefined{fmt::format("this {} beyond `{}`: byte {} of {}", what, object->name, offset, object->size)};
  return *object;
}

void Memory::put(uint32_t number, int64_t offset, const Value& value, uint32_t size) {
  Cells& cells = change(number).cells;
  const auto same = cells.find(offset);
  if (same == cells.end() || same->second.size != size) clear(cells, offset, offset + size);
  cells[offset] = {value, size};
}

void Memory::write(uint32_t number, int64_t offset, const Value& value, uint32_t size) {
  const Object& object = at(number, offset, size, "writes");
  if (object.outlives && !isStarting_)
    throw Refused{
        fmt::format("`{}` outlives the call: instances are computed apart, so that it cannot be written", object.name)};
  put(number, offset, value, size);
}

void Memory::writeConstant(uint32_t number, int64_t offset, const Value& value, uint32_t size) {
  if (!at(number, offset, size, "writes").isSetOnce) return write(number, offset, value, size);
  put(number, offset, value, size);
}

void Memory::set(uint32_t number, int64_t offset, const Value& value, uint32_t size) {
  (void)at(number, offset, size, "writes");
  put(number, offset, value, size);
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
  bool isSet = object.isZeroed;
  for (uint32_t b = 0; b < size; ++b) {
    const auto after = cells.upper_bound(offset + b);
    const auto cell = after == cells.begin() ? cells.end() : std::prev(after);
    if (cell == cells.end() || cell->second.value.is(Value::Kind::None)) continue;
    const int64_t inside = offset + b - cell->first;
    if (inside >= cell->second.size) continue;
    if (cell->second.value.is(Value::Kind::Unseen)) return cell->second.value;
    if (!cell->second.value.is(Value::Kind::Integer))
      throw Refused{"bytes of a value are read as those of another type"};
    isSet = true;
    if (b < 8) bits |= bytesOf(cell->second.value.bits, inside, 1) << (8 * b);
  }
  if (!isSet && object.outlives) refuseUnknown(object.name);
  return isSet ? Value::integer(bits) : Value{};
}

void Memory::fill(uint32_t number, int64_t offset, uint8_t byte, uint64_t size) {
  if (size > kMostFilled)
    throw Refused{fmt::format("more than {} bytes are filled at once: take less, or give it as data", kMostFilled)};
  constexpr uint64_t kEach = 0x0101010101010101;
  for (uint64_t k = 0; k < size; k += 8) {
    const uint64_t count = std::min<uint64_t>(8, size - k);
    const Value value = Value::integer(bytesOf(kEach * byte, 0, static_cast<int64_t>(count)));
    writeConstant(number, offset + static_cast<int64_t>(k), value, static_cast<uint32_t>(count));
  }
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
  const Object& source = *find(from);
  const bool isConstant = source.outlives;
  if (taken.empty() && isConstant && !source.isZeroed) refuseUnknown(source.name);
  at(to, toOffset, size, "writes");
  if (source.isZeroed) fill(to, toOffset, 0, size);
  else clear(change(to).cells, toOffset, toOffset + static_cast<int64_t>(size));
  for (const auto& [offset, cell] : taken) {
    if (isConstant) writeConstant(to, toOffset + offset, cell.value, cell.size);
    else write(to, toOffset + offset, cell.value, cell.size);
  }
}

void Memory::joinObject(NodeId condition, uint32_t number, const Object& theirs, Choosing& choosing) {
  Cells other = theirs.cells;
  Cells& cells = change(number).cells;
  cutLike(cells, other);
  cutLike(other, cells);
  if (theirs.isZeroed) {
    addZeros(cells, other);
    addZeros(other, cells);
  }
  for (const auto& [offset, cell] : cells) {
    if (!other.contains(offset) && overlaps(other, offset, cell.size)) refuseTypes(theirs.name);
  }
  for (const auto& [offset, its] : other) {
    const auto mine = cells.find(offset);
    if (mine == cells.end()) {  // nobody has set it on this side
      if (overlaps(cells, offset, its.size)) refuseTypes(theirs.name);
      cells[offset] = its;
    } else if (mine->second != its) {
      if (mine->second.size != its.size) refuseTypes(theirs.name);
      Value& value = mine->second.value;
      value = choosing.value(condition, choosing.alike(value, its.value, its.size),
                             choosing.alike(its.value, value, its.size));
    }
  }
}

void Memory::join(NodeId condition, const Memory& other, Choosing& choosing) {
  other.objects_.eachApart(objects_, [&](uint32_t number, const std::shared_ptr<Object>& its) {
    const std::shared_ptr<Object>* const mine = objects_.find(number);
    if (mine == nullptr) objects_.set(number, its);
    else if (*mine != its) joinObject(condition, number, *its, choosing);
  });
}

}  // namespace hgc::cxx
