# How tests become lines of ctest: one for each suite of GoogleTest and one for each text test, each with its own limit.
include_guard(GLOBAL)

# Five times what the longest may take on a quiet machine (60 s): a limit ends what hangs, and judges no speed.
set(HGC_TEST_LIMIT 300)

# A line for each suite that `sources` name, of the program `target`.
function(hgc_add_suites target sources environment)
  set(suites)
  foreach(source ${sources})
    file(STRINGS ${source} tests REGEX "^(TEST|TEST_F|TEST_P|TYPED_TEST)\\([A-Za-z0-9_]+,")
    list(TRANSFORM tests REPLACE "^[A-Z_]+\\(([A-Za-z0-9_]+),.*" "\\1")
    list(APPEND suites ${tests})
  endforeach()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${sources})
  list(REMOVE_DUPLICATES suites)
  foreach(suite ${suites})
    add_test(NAME ${suite} COMMAND ${target} --gtest_brief=1 "--gtest_filter=${suite}.*:${suite}/*:*/${suite}.*")
    set_tests_properties(${suite} PROPERTIES TIMEOUT ${HGC_TEST_LIMIT} ENVIRONMENT "${environment}")
  endforeach()
endfunction()

# A line for each text test of a folder.
function(hgc_add_text_tests folder)
  file(GLOB files CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} ${folder}/*.test ${folder}/*.hg ${folder}/*.ir)
  foreach(file ${files})
    string(REPLACE "." "\\." name ${file})
    add_test(NAME ${file} COMMAND ${LIT} -sv ${CMAKE_CURRENT_BINARY_DIR} --filter "^hgc :: ${name}$")
    set_tests_properties(${file} PROPERTIES TIMEOUT ${HGC_TEST_LIMIT} FIXTURES_REQUIRED features)
  endforeach()
endfunction()
