#pragma once
/// Calls of a session that go on while the program does something else.
///
///   auto async = hgc::AsyncSession::of(std::move(*session));
///   auto first = async->evaluate({.gradient = true});
///   auto moved = async->set("x", next);  // taken now, and set after the first
///   auto second = async->evaluate({.gradient = true});
///   ...
///   auto result = first.get();
#include <functional>
#include <new>

#include "runtime/future.h"
#include "runtime/session.h"

namespace hgc {

/// A session with a thread of its own, which makes its calls one after another, in the order in which they were begun.
/// Nobody else has the session: what it was opened with and what calls give is all there is to see.
///
/// Ending it waits for the call that is being made, unless that is what ends it; those that were not begun end with an
/// error. Beginning a call throws where there is no memory for it. In a process that was
/// forked calls end with an error at once. Thread-safety: calls may be begun by any thread, also by `then` and within
/// calls; it is moved and ended by one alone.
class AsyncSession {
 public:
  /// Takes a session over. Fails where there is no thread for it.
  static Result<AsyncSession> of(Session session);
  AsyncSession(AsyncSession&&) noexcept;
  AsyncSession& operator=(AsyncSession&&) noexcept;
  ~AsyncSession();

  /// Begins `evaluate`. `then` is called with the result, by the session's thread, before the future has it; not where
  /// the session ended first.
  Future<Evaluation> evaluate(
      const Request& request, std::function<void(const Result<Evaluation>&)> then = [](const auto&) {});
  /// Begins `set`. The array is taken at once; numbers that are lent must be there until the call has ended.
  Future<Done> set(std::string symbol, Array values);

  /// Begins a call of any kind, or several: `work(session)`, which gives a `Result` or a `Status`; `then` as above.
  /// Neither may throw, but for want of memory, which becomes the result. What they hold is gone before the call ends.
  template <class Work, class Then>
  auto call(Work work, Then then) {
    using Made = decltype(work(std::declval<Session&>()));
    using Given = std::remove_cvref_t<decltype(*std::declval<Made&>())>;
    struct Both {
      Work work;
      Then then;
    };
    const auto state = std::make_shared<typename Future<Given>::State>();
    auto own = std::make_shared<Both>(Both{std::move(work), std::move(then)});
    begin(state->ending, [state, own = std::move(own)](Session* session, const Error& why) mutable {
      state->result.emplace(session ? withMemory<Made>([&] { return own->work(*session); }) : Made(why));
      const auto tell = [&]() -> Status { return own->then(std::as_const(*state->result)), Done{}; };
      if (const Status told = session ? withMemory<Status>(tell) : Done{}; !told) state->result.emplace(told.error());
      own.reset();
      state->ending.comes();
    });
    return Future<Given>(state);
  }
  template <class Work>
  auto call(Work work) {
    return call(std::move(work), [](const auto&) {});
  }

 private:
  class Caller;
  /// Is called with the session, or with none and the reason.
  using Call = std::function<void(Session*, const Error&)>;

  explicit AsyncSession(std::shared_ptr<Caller> caller);
  void begin(Ending& ending, Call call);
  template <class Made, class Make>
  static Made withMemory(const Make& make) {
    try {
      return make();
    } catch (const std::bad_alloc&) {
      return Error{"out of memory", "", ErrorKind::Memory};
    }
  }

  std::shared_ptr<Caller> caller_;
};

}  // namespace hgc
