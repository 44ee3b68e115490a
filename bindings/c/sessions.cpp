/// Sessions: opened, changed, asked what they are.
#include <algorithm>

#include "bindings/c/handles.h"
#include "ir/kernel/derivative.h"
#include "runtime/data/threads/loops_of.h"

namespace hgc::c {

hgc_error* ofChange(const hgc_session& session, const char* symbol, const Error& error) {
  const auto& symbols = session.session.workload().artefact->program.symbols;
  const bool isThere = std::ranges::find(symbols, symbol, &Symbol::name) != symbols.end();
  return made(ofKind(error, isThere ? ErrorKind::Data : ErrorKind::Usage));
}

namespace {

/// The place of a word that an option takes; the first if there is none.
Result<size_t> among(const char* option, const char* word, std::initializer_list<const char*> words) {
  if (word == nullptr) return size_t{0};
  const auto found = std::ranges::find(words, std::string_view(word));
  if (found != words.end()) return static_cast<size_t>(found - words.begin());
  return Error{std::string(option) + ": there is no `" + word + "`", ""};
}

Result<SessionOptions> sessionOptions(const hgc_session_options& from) {
  const auto fallback = among("fallback", from.fallback, {"warn", "allow", "error"});
  if (!fallback) return fallback.error();
  const auto fused = among("fma", from.fma, {"auto", "on", "off"});
  if (!fused) return fused.error();
  SessionOptions options;
  options.device = textOr(from.device, "auto");
  options.fallback = static_cast<Fallback>(*fallback);
  options.fused = static_cast<Fused>(*fused);
  options.threads = from.threads;
  options.parameters = from.with_parameters != 0;
  options.deadline = from.deadline;
  if (from.retry != 0) options.retry = from.retry;
  auto pool = poolOf(from.pool);
  if (!pool) return pool.error();
  options.pool = std::move(*pool);
  auto vulkan = vulkanOf(from.vulkan);
  if (!vulkan) return vulkan.error();
  options.vulkan = std::move(*vulkan);
  auto memory = memoryOf(from.allocator);
  if (!memory) return memory.error();
  options.memory = std::move(*memory);
  return options;
}

/// Calls the caller's, and not once the caller wants it to stop.
Progress progressOf(const hgc_session_options& from) {
  const auto tell = [call = from.progress, context = from.progress_context](std::string_view stage, size_t done,
                                                                            size_t all) {
    call(context, stage.empty() ? nullptr : std::string(stage).c_str(), done, all);
  };
  if (from.stop == nullptr) return tell;
  return [tell, stop = from.stop](std::string_view stage, size_t done, size_t all) {
    const std::lock_guard lock(stop->telling);
    if (!stop->source.stop_requested()) tell(stage, done, all);
  };
}

BuildOptions buildOptions(const hgc_session_options& from) {
  BuildOptions options;
  options.device = textOr(from.device, "auto");
  options.derivatives = textOr(from.derivatives, "");
  options.wrt = textOr(from.wrt, "");
  options.by = textOr(from.by, "");
  options.fma = textOr(from.fma, "auto");
  options.precision = textOr(from.precision, "f64");
  options.tier = textOr(from.tier, "final");
  options.cache = from.no_cache == 0;
  if (from.stop != nullptr) options.stop = from.stop->source.get_token();
  if (from.progress != nullptr) options.progress = progressOf(from);
  return options;
}

/// Why a session was not opened: unless it says otherwise, it is the device.
hgc_error* notOpened(const Error& error) { return made(ofKind(error, ErrorKind::Device)); }

hgc_error* opened(const hgc_program& program, const Inputs& inputs, const hgc_session_options& given,
                  hgc_session** session) {
  auto options = sessionOptions(given);
  if (!options) return made(HGC_ERROR_USAGE, options.error());
  if (program.compiled) {
    auto made = Session::open(program.compiled, inputs, *options);
    if (!made) return notOpened(made.error());
    *session = new hgc_session{std::move(*made)};
    return nullptr;
  }
  if (const auto known = kindsNamed(textOr(given.derivatives, "")); !known) return made(HGC_ERROR_USAGE, known.error());
  std::vector<Message> messages;
  auto built = (*compiler())->build(*program.text, inputs, buildOptions(given), messages);
  if (given.stop != nullptr && given.stop->source.stop_requested())
    return made(HGC_ERROR_STOPPED, "compiling was stopped, as the caller asked");
  if (!built) return notMade(built.error(), std::move(messages));
  options->later = built->later;
  auto made = Session::open(built->program, std::move(built->bound), *options);
  if (!made) return notOpened(made.error());
  *session = new hgc_session{std::move(*made), std::move(messages), namesIn(textOr(given.by, ""))};
  return nullptr;
}

/// Calls `change` with an array of the caller's.
template <class Change>
hgc_error* changed(const hgc_session& session, const char* symbol, const hgc_array& array, const Change& change) {
  return guarded([&]() -> hgc_error* {
    const auto values = lent(symbol, read(&array));
    if (!values) return made(HGC_ERROR_DATA, values.error());
    const Status done = change(*values);
    return done ? nullptr : ofChange(session, symbol, done.error());
  });
}

}  // namespace
}  // namespace hgc::c

using hgc::c::changed;
using hgc::c::given;
using hgc::c::guarded;
using hgc::c::made;

hgc_error* hgc_open(const hgc_program* program, const hgc_inputs* inputs, const hgc_session_options* options,
                    hgc_session** session) {
  HGC_NEEDS(program);
  HGC_NEEDS(inputs);
  HGC_NEEDS(session);
  HGC_MAY_BE_SIZED(options);
  return guarded([&] { return hgc::c::opened(*program, inputs->inputs, hgc::c::read(options), session); });
}

void hgc_close(hgc_session* session) { delete session; }

hgc_error* hgc_stop_new(hgc_stop** stop) {
  HGC_NEEDS(stop);
  return guarded([&]() -> hgc_error* {
    *stop = new hgc_stop;
    return nullptr;
  });
}

void hgc_stop_request(hgc_stop* stop) {
  if (stop == nullptr) return;
  stop->source.request_stop();
  const std::lock_guard lock(stop->telling);  // until nothing is told any more
}

void hgc_stop_free(hgc_stop* stop) { delete stop; }

hgc_error* hgc_set(hgc_session* session, const char* symbol, const hgc_array* values) {
  HGC_NEEDS(session);
  HGC_NEEDS(symbol);
  HGC_NEEDS_SIZED(values);
  return changed(*session, symbol, *values,
                 [&](const hgc::Array& array) { return session->session.set(symbol, array); });
}

hgc_error* hgc_set_rows(hgc_session* session, const char* symbol, int64_t first, const hgc_array* rows) {
  HGC_NEEDS(session);
  HGC_NEEDS(symbol);
  HGC_NEEDS_SIZED(rows);
  return changed(*session, symbol, *rows,
                 [&](const hgc::Array& array) { return session->session.setRows(symbol, first, array); });
}

hgc_error* hgc_add(hgc_session* session, const char* symbol, double scale, const char* direction) {
  HGC_NEEDS(session);
  HGC_NEEDS(symbol);
  HGC_NEEDS(direction);
  return guarded([&] { return given(session->session.add(symbol, scale, direction)); });
}

hgc_error* hgc_add_gradient(hgc_session* session, const char* symbol, double scale) {
  HGC_NEEDS(session);
  HGC_NEEDS(symbol);
  return guarded([&] { return given(session->session.addGradient(symbol, scale)); });
}

hgc_error* hgc_swap(hgc_session* session, const char* a, const char* b) {
  HGC_NEEDS(session);
  HGC_NEEDS(a);
  HGC_NEEDS(b);
  return guarded([&] { return given(session->session.swap(a, b)); });
}

hgc_error* hgc_launch(hgc_session* session, const char* kernels) {
  HGC_NEEDS(session);
  HGC_NEEDS(kernels);
  return guarded([&]() -> hgc_error* {
    const auto kind = hgc::kindNamed(kernels);
    if (!kind) return made(HGC_ERROR_USAGE, std::string("there are no kernels `") + kernels + "`");
    return given(session->session.launch(*kind));
  });
}

hgc_error* hgc_warm_up(hgc_session* session, const char* kernels) {
  HGC_NEEDS(session);
  return guarded([&]() -> hgc_error* {
    const auto kinds = hgc::kindsNamed(hgc::c::textOr(kernels, ""));
    if (!kinds) return made(HGC_ERROR_USAGE, kinds.error());
    return given(session->session.warmUp({kinds->begin(), kinds->end()}));
  });
}

const char* hgc_session_device(const hgc_session* session) {
  return session != nullptr ? session->session.device().c_str() : "";
}
const char* hgc_session_reason(const hgc_session* session) {
  return session != nullptr ? session->session.reason().c_str() : "";
}
int hgc_session_fuses(const hgc_session* session) { return session != nullptr && session->session.fused() ? 1 : 0; }
size_t hgc_session_warning_count(const hgc_session* session) {
  return session != nullptr ? session->warnings.size() + session->session.warnings().size() : 0;
}
const char* hgc_session_warning(const hgc_session* session, size_t index) {
  if (index >= hgc_session_warning_count(session)) return nullptr;
  const size_t ofProgram = session->warnings.size();
  return index < ofProgram ? session->warnings[index].shown.c_str()
                           : session->session.warnings()[index - ofProgram].c_str();
}

hgc_error* hgc_session_times(const hgc_session* session, hgc_times* times) {
  HGC_NEEDS(session);
  HGC_NEEDS_SIZED(times);
  const hgc::Times& of = session->session.times();
  hgc::c::fill(times, hgc_times{0, of.upload, of.kernel, of.reduce, of.download, of.launch, of.collect, of.assemble});
  return nullptr;
}
