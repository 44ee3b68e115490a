#pragma once
/// Writes the C++ text that makes functions of a unit callable with pointers to doubles.
#include <string>

#include "frontend/cxx/lifted.h"

namespace hgc::cxx {

inline constexpr const char* kWrapperFile = "hgc-extern-functions.cpp";

/// `extern "C" void hgc_function_0(const double*, ..., double* result)` for the first function, and so on.
std::string wrapperOf(const CxxUnit& unit);
std::string wrapperName(size_t function);
/// `extern "C" void hgc_native_0(const double* const* parameters, double* result)`
std::string nativeName(size_t function);

/// Receives the ignored return value of a functor.
inline constexpr const char* kTold = "hgc_told";
/// An empty function at the end of the text.
inline constexpr const char* kLastFunction = "hgc_last";
/// The beginning of the assertion that fails if a function cannot be called.
inline constexpr const char* kNoCall = "no C++ function or functor with the declared parameters:";

}  // namespace hgc::cxx
