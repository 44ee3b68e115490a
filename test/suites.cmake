# How tests become lines of ctest: one for each suite of GoogleTest and one for each text test, each with its own limit.
include_guard(GLOBAL)

# Five times what the longest may take on a quiet machine (60 s): a limit ends what hangs, and judges no speed.
set(HGC_TEST_LIMIT 300)

# A line for each suite that `sources` name, of the program `target`; several, NAME/0 and on, for one of many tests.
function(hgc_add_suites target sources environment)
  set(all)
  foreach(source ${sources})
    file(STRINGS ${source} tests REGEX "^(TEST|TEST_F|TEST_P|TYPED_TEST)\\([A-Za-z0-9_]+,")
    list(TRANSFORM tests REPLACE "^[A-Z_]+\\(([A-Za-z0-9_]+),.*" "\\1")
    list(APPEND all ${tests})
  endforeach()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${sources})
  set(suites ${all})
  list(REMOVE_DUPLICATES suites)
  foreach(suite ${suites})
    set(own ${all})
    list(FILTER own INCLUDE REGEX "^${suite}$")
    list(LENGTH own tests)
    math(EXPR last "(${tests} - 1) / 12")
    foreach(shard RANGE ${last})
      set(name ${suite})
      if(last GREATER 0)
        string(APPEND name "/${shard}")
      endif()
      math(EXPR shards "${last} + 1")
      add_test(NAME ${name} COMMAND ${target} --gtest_brief=1 "--gtest_filter=${suite}.*:${suite}/*:*/${suite}.*")
      set_tests_properties(${name} PROPERTIES TIMEOUT ${HGC_TEST_LIMIT}
        ENVIRONMENT "${environment};GTEST_TOTAL_SHARDS=${shards};GTEST_SHARD_INDEX=${shard}")
    endforeach()
  endforeach()
endfunction()

# A line for each text test of a folder. They may run side by side, and lit records times in one file.
function(hgc_add_text_tests folder)
  file(GLOB files CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} ${folder}/*.test ${folder}/*.hg ${folder}/*.ir)
  foreach(file ${files})
    string(REPLACE "." "\\." name ${file})
    add_test(NAME ${file} COMMAND ${LIT} -sv --skip-test-time-recording ${CMAKE_CURRENT_BINARY_DIR} --filter "^hgc :: ${name}$")
    set_tests_properties(${file} PROPERTIES TIMEOUT ${HGC_TEST_LIMIT} FIXTURES_REQUIRED features)
  endforeach()
endfunction()
