#pragma once
/// A program that is bound step by step: what the headers that `hgc embed` makes are written with.
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "ir/version.h"
#include "runtime/session.h"
#include "runtime/typed/rows.h"

namespace hgc::typed {

/// What is asked for; several are joined by `|`.
struct Ask {
  Request request;
  friend constexpr Ask operator|(Ask a, Ask b) {
    return {{.value = a.request.value || b.request.value,
             .gradient = a.request.gradient || b.request.gradient,
             .residuals = a.request.residuals || b.request.residuals,
             .outputs = a.request.outputs || b.request.outputs,
             .fields = a.request.fields || b.request.fields,
             .termValues = a.request.termValues || b.request.termValues}};
  }
};

/// A session that opens at the first call that computes, with all that was bound until then. What is bound later
/// replaces values, and is taken by the next call. Nothing throws. Thread-safety: one thread at a time.
class BoundSession {
 public:
  BoundSession(const Result<ProgramPtr>& program, SessionOptions options)
      : program_(program), options_(std::move(options)) {}

  void bind(const std::string& symbol, Array values) {
    inputs_.arrays.insert_or_assign(symbol, std::move(values));
    if (session_) changed_.insert(symbol);
  }
  void size(const std::string& dimension, int64_t size) { inputs_.sizes[dimension] = size; }

  /// With all that was bound.
  Result<Session*> open() {
    if (!session_) {
      if (!program_) return program_.error();
      auto session = Session::open(*program_, inputs_, options_);
      if (!session) return session.error();
      session_.emplace(std::move(*session));
      inputs_.arrays.clear();
    }
    while (!changed_.empty()) {
      const auto symbol = changed_.begin();
      if (const Status done = session_->set(*symbol, inputs_.arrays.at(*symbol)); !done) return done.error();
      inputs_.arrays.erase(*symbol);
      changed_.erase(symbol);
    }
    return &*session_;
  }

  /// The results stay until the next call.
  Result<const Evaluation*> evaluate(const Request& request) {
    if (!session_ || !changed_.empty()) {
      if (const auto opened = open(); !opened) return opened.error();
    }
    if (const Status done = session_->evaluate(request, evaluation_); !done) return done.error();
    return &evaluation_;
  }

 private:
  Result<ProgramPtr> program_;
  SessionOptions options_;
  Inputs inputs_;
  std::set<std::string> changed_;
  std::optional<Session> session_;
  Evaluation evaluation_;
};

}  // namespace hgc::typed
