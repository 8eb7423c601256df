#!/bin/bash
# Kills a program that saves objects at random moments: Tests/Soak/coredata.sh [MOMENTS [SEED]]
#
# After each of MOMENTS (200) kills everything that a save returned for must be in the store, each save as a whole. Uses the built probe:
# QUINCE_PROBE, or the debug build's.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd -P)
moments=${1:-200}
RANDOM=${2:-1}
probe=${QUINCE_PROBE:-$root/.build/debug/CoreDataProbe}
work=$(mktemp -d "${TMPDIR:-/tmp}/coredata-soak-XXXXXX")
trap 'rm -rf "$work"' EXIT
failures=0
saved=0
for ((moment = 1; moment <= moments; moment++)); do
    "$probe" write "$work" >"$work/log" 2>"$work/errors" &
    writer=$!
    delay=$((RANDOM % 200 + 20))
    sleep "$(printf '0.%03d' "$delay")"
    kill -KILL "$writer" 2>/dev/null
    wait "$writer" 2>/dev/null
    # A number whose line has no end was cut off.
    last=$(tr '\n' '#' <"$work/log" | sed 's/[^#]*$//' | tr '#' '\n' | tail -n 1)
    [ -n "$last" ] && saved=$last
    if ! "$probe" check "$work" "$saved"; then
        echo "FAILED after $delay ms, kill $moment"
        failures=$((failures + 1))
    fi
done
echo "$moments kills, $saved saves, $failures failures"
[ "$failures" = 0 ]
