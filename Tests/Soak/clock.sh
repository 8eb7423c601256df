#!/bin/sh
# Does twenty of everything that waits, from many threads, in 50 runs on an idle machine and 50 with every processor kept busy, and compares
# what they say: times, order, identifiers and random numbers must be the same to the byte.
#
#     swift build --product ClockProbe && Tests/Soak/clock.sh [RUNS]
#
# Exit status: 0 when all are the same, 1 when one is not, 66 when the program is not built.
set -u
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
probe="$root/.build/debug/ClockProbe"
runs=${1:-50}
[ -x "$probe" ] || { echo "There is no $probe. Run: swift build --product ClockProbe" >&2; exit 66; }
folder=$(mktemp -d)
load=""
trap 'for process in $load; do kill "$process" 2>/dev/null; done; rm -rf "$folder"' EXIT INT TERM

run() { QUINCE_CLOCK=session QUINCE_RANDOM_SEED=1 SWIFT_DETERMINISTIC_HASHING=1 "$probe" interleaved; }

series() {
    number=0
    start=$(date +%s%N)
    while [ "$number" -lt "$runs" ]; do
        run > "$folder/$1.$number" || exit 1
        number=$((number + 1))
    done
    echo "$1: $runs runs, $((($(date +%s%N) - start) / runs / 1000000)) ms each, $(cat "$folder/$1".* | sha256sum | cut -c1-16)"
}

series idle
processors=$(nproc)
while [ "$processors" -gt 0 ]; do
    (while :; do :; done) & load="$load $!"
    (while :; do :; done) & load="$load $!"
    processors=$((processors - 1))
done
series loaded

different=0
for file in "$folder"/*; do
    cmp -s "$folder/idle.0" "$file" || { different=$((different + 1)); diff "$folder/idle.0" "$file" | head -4; }
done
echo "$(wc -l < "$folder/idle.0") lines; $different of $((runs * 2)) runs differ from the first."
[ "$different" -eq 0 ]
