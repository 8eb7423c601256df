#!/bin/sh
# Runs libFuzzer on Quince's readers: Tests/Soak/fuzz.sh MINUTES [KIND...]
#
# Each KIND of input (all of them, where none is named) is read for so many minutes, five seconds and 2 GB at most for one input. Seeds come
# from the examples; what is learned stays in .build/fuzz/corpus, what is found in .build/fuzz/findings as KIND-crash-..., KIND-timeout-...
# or KIND-oom-.... To look at one again: swift run HostileRun read KIND FILE
set -eu
minutes=$1
shift
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
builds=$root/.build/fuzz
mkdir -p "$builds/findings"
swift build --package-path "$root" -c release --scratch-path "$builds" --product HostileRun --sanitize fuzzer -Xswiftc -DQUINCE_FUZZER >&2
swift build --package-path "$root" --product HostileRun >&2
# Inputs that are read from disk are better written to memory.
[ ! -w /dev/shm ] || export TMPDIR=/dev/shm
[ $# -gt 0 ] || set -- project workspace plist settings podspec podfile strings interface archive catalogue stringcatalogue script source
status=0
for kind; do
    "$root/.build/debug/HostileRun" seeds "$kind" "$builds/corpus/$kind"
    echo "== $kind"
    QUINCE_FUZZ=$kind "$builds/release/HostileRun" "$builds/corpus/$kind" -max_total_time=$((minutes * 60)) -timeout=5 -rss_limit_mb=2048 -max_len=20000 \
        -artifact_prefix="$builds/findings/$kind-" -print_final_stats=1 -verbosity=0 2>&1 || status=1
    rm -rf "${TMPDIR:-/tmp}"/quince-fuzz-*
done
exit $status
