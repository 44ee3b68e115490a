# How sources are compiled: room by room, as one unit each (CMAKE_UNITY_BUILD, which presets choose), so that headers are
# read once a room. A room is a folder of the second level (`ir` is one) with all that is in it, and names are unique within it;
# files with options of their own stay apart.
include_guard(GLOBAL)

# Makes a unit of each room that `target` has sources in.
function(hgc_compile_by_room target)
  get_target_property(sources ${target} SOURCES)
  foreach(source ${sources})
    get_filename_component(folder ${source} DIRECTORY)
    cmake_path(ABSOLUTE_PATH folder BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
    string(REGEX MATCH "^(ir|[^/]+(/[^/]+)?)" room "${folder}")
    string(MAKE_C_IDENTIFIER "${room}" room)
    set_property(SOURCE ${source} PROPERTY UNITY_GROUP ${room})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  if(CMAKE_UNITY_BUILD AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    target_compile_options(${target} PRIVATE -Wno-subobject-linkage)  # takes what a unit includes for a header
  endif()
endfunction()
