. ./bench.sh
export LD_LIBRARY_PATH=$PWD/lib
timeout 60 ./tbbcost > tbb.txt; cat tbb.txt | cut -c1-150
LIBS="base new"; T="1 4 16"; turn
T="16 1"; turn 2>/dev/null | grep -v n=8
