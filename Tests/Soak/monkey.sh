#!/bin/sh
# Acts on every example as a user who does not know what he does: Tests/Soak/monkey.sh [EVENTS [SEED]]
#
# EVENTS (100000) are shared out among the examples and two windows of each, an iPad and an iPhone. Prints a line an example; exit status 1
# where one did not bear it. QUINCE is the program to use, ./quince without it.
set -u
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
events=${1:-100000}
seed=${2:-1}
quince=${QUINCE:-$root/quince}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT INT TERM
count=$(find "$root/Examples" -mindepth 1 -maxdepth 1 -type d | wc -l)
each=$(((events + 2 * count - 1) / (2 * count)))
failures=0
for example in "$root"/Examples/*/; do
    name=$(basename "$example")
    "$quince" audit "$example" --crawl --crawl-only --events "$each" --seed "$seed" --timeout 3600 --out "$folder/$name" \
        --windows ipad-pro-12.9.landscape.full iphone-6.1-393.portrait.full >"$folder/log" 2>"$folder/errors"
    status=$?
    tail -n 1 "$folder/log"
    if [ "$status" -ne 0 ]; then
        failures=$((failures + 1))
        echo "$name: status $status"
        tail -n 5 "$folder/errors"
    fi
done
[ "$failures" = 0 ]
