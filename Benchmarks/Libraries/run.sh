#!/bin/bash
# Builds and runs the comparison of Quince's own code with the libraries that could stand in its place.
#   run.sh                    with the pictures and a made-up interface file of this repository
#   run.sh FILE...            with pictures (PNG) and interface files (storyboard, xib) of yours
set -e
if ! pkg-config --exists spng; then
    echo "run.sh: libspng is missing; install Debian's libspng-dev." >&2
    exit 1
fi
here=$(cd "$(dirname "$0")" && pwd)
swift build --package-path "$here" -c release 2>&1 | grep -E "error|Build" || true
if [ $# -eq 0 ]; then set -- "$here"/../../docs/pictures/*.png "$here"/../../Tests/Fixtures/pictures-of-uikit/*.png; fi
exec "$here/.build/release/LibraryBench" "$@"
