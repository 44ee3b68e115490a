# Kernels that are built with a project and are part of its programs:
#
#   hgc_add_kernels(target model.hg... [TARGETS cpu vulkan] [DERIVATIVES gradient jacobian] [OPTIONS --wrt=x ...])
#
# compiles each model.hg, gives its bytes to `target` as a source, and makes the header "model.h" with a typed
# `model::Session` (docs/embedding.md). TARGETS and DERIVATIVES are those of `hgc build`, as are OPTIONS. What a model
# imports is depended upon. Functions of C++ are compiled with the folders and definitions of `target`, as its own
# sources are (include folders that are added to it and to what it links, before or after this). The compiler is hgc::hgc: of the same build, of the installed hgc, or HGC_EXECUTABLE.
include_guard(GLOBAL)

# Makes hgc::hgc if there is none, of a program of the same version.
function(_hgc_find_compiler)
  if(TARGET hgc::hgc)
    return()
  endif()
  find_program(HGC_EXECUTABLE hgc DOC "The compiler of kernels")
  if(NOT HGC_EXECUTABLE)
    message(FATAL_ERROR "hgc_add_kernels needs the compiler: set HGC_EXECUTABLE to an hgc program, install one with its tools, or build it too with -DHGC_BUILD_COMPILER=ON")
  endif()
  execute_process(COMMAND ${HGC_EXECUTABLE} --version OUTPUT_VARIABLE version)
  string(REGEX MATCH "^hgc ([0-9.]+)" _ "${version}")
  get_property(expected GLOBAL PROPERTY HGC_KERNELS_VERSION)
  if(NOT CMAKE_MATCH_1 VERSION_EQUAL expected)
    message(FATAL_ERROR "${HGC_EXECUTABLE} is hgc ${CMAKE_MATCH_1}, and the runtime is of hgc ${expected}: both must be of one version")
  endif()
  add_executable(hgc::hgc IMPORTED GLOBAL)
  set_target_properties(hgc::hgc PROPERTIES IMPORTED_LOCATION ${HGC_EXECUTABLE})
endfunction()

function(hgc_add_kernels target)
  cmake_parse_arguments(PARSE_ARGV 1 kernels "" "" "TARGETS;DERIVATIVES;OPTIONS")
  if(NOT kernels_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "hgc_add_kernels(${target}): no .hg file is named")
  endif()
  _hgc_find_compiler()
  set(options ${kernels_OPTIONS})
  if(kernels_TARGETS)
    list(JOIN kernels_TARGETS "," targets)
    list(APPEND options --target=${targets})
  endif()
  if(kernels_DERIVATIVES)
    list(JOIN kernels_DERIVATIVES "," derivatives)
    list(APPEND options --derivative=${derivatives})
  endif()
  set(includes "$<FILTER:$<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>,EXCLUDE,^$>")
  set(definitions "$<FILTER:$<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>,EXCLUDE,^$>")
  list(APPEND options "$<$<BOOL:${includes}>:-I$<JOIN:${includes},$<SEMICOLON>-I>>"
    "$<$<BOOL:${definitions}>:-D$<JOIN:${definitions},$<SEMICOLON>-D>>")
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/hgc/${target})
  file(MAKE_DIRECTORY ${folder})
  foreach(model ${kernels_UNPARSED_ARGUMENTS})
    get_filename_component(path ${model} ABSOLUTE)
    get_filename_component(name ${model} NAME_WLE)
    set(made ${folder}/${name})
    add_custom_command(OUTPUT ${made}.hgk
      COMMAND hgc::hgc build ${path} -o ${made}.hgk --depfile ${made}.d ${options}
      DEPENDS ${path} hgc::hgc DEPFILE ${made}.d COMMENT "Compiling kernels of ${model}" COMMAND_EXPAND_LISTS VERBATIM)
    add_custom_command(OUTPUT ${made}.h ${made}.cpp COMMAND hgc::hgc embed ${made}.hgk -o ${made}.h
      DEPENDS ${made}.hgk hgc::hgc COMMENT "Embedding ${name}.hgk" VERBATIM)
    target_sources(${target} PRIVATE ${made}.h ${made}.cpp)
  endforeach()
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${folder}>)
  target_link_libraries(${target} PUBLIC hgc::runtime)
endfunction()
