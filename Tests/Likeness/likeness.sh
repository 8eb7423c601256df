#!/bin/bash
# Compares the reference pictures of swift-snapshot-testing's own tests, taken of real UIKit, with what is drawn here, and writes
# docs/likeness.md:
#
#     Tests/Likeness/likeness.sh CHECKOUT [BUILD-FOLDER]
#
# CHECKOUT is the library's repository, which stays as it is: its tests record anew in a copy without references, in the window of the
# telephone that the references were taken on. Why pictures differ stands in Tests/Likeness/causes.tsv.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd -P)
[ $# -ge 1 ] && [ -d "$1/Tests/SnapshotTestingTests/__Snapshots__" ] || { echo "usage: $0 CHECKOUT [BUILD-FOLDER]" >&2; exit 64; }
checkout=$(cd "$1" && pwd -P)
quince=${QUINCE:-$root/quince}
work=$(mktemp -d "${TMPDIR:-/tmp}/likeness-XXXXXX")
trap 'rm -rf "$work"' EXIT
build=${2:-$work/build}
suite=Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests
window=iphone-5.8.portrait.full

cp -r "$checkout" "$work/copy"
"$quince" test "$work/copy" --build-path "$build" --window $window --junit "$work/own.xml" > "$work/own.log" 2>&1
tail -1 "$work/own.log"
# Telephones and tablets alone: what other systems draw nothing here can.
find "$work/copy/$suite" -name '*.png' -delete
"$quince" test "$work/copy" --build-path "$build" --window $window --filter SnapshotTestingTests > "$work/log" 2>&1
"$quince" compare "$checkout/$suite" "$work/copy/$suite" --causes "$root/Tests/Likeness/causes.tsv" --markdown "$work/table.md" > "$work/compare.log"
status=$?
tail -1 "$work/compare.log"
grep -q "^[1-9][0-9]* pictures" "$work/compare.log" || { cat "$work/log" "$work/compare.log" >&2; exit 1; }
{
    echo "# Likeness to real UIKit"
    echo
    echo "The reference pictures of [swift-snapshot-testing](https://github.com/pointfreeco/swift-snapshot-testing)'s own tests, which are of real UIKit"
    echo "(iOS 13.3, an iPhone 11 Pro), beside what its tests record here. \`Tests/Likeness/likeness.sh CHECKOUT\` makes this page; causes stand in"
    echo "\`Tests/Likeness/causes.tsv\`. An eye tells two colours apart from a delta E 2000 of about 1 on; a pixel counts from 2 on."
    echo
    echo "Its own tests here: $(tail -1 "$work/own.log"). References that are of macOS, tvOS, SceneKit, SpriteKit or SwiftUI are not among them."
    echo
    cat "$work/table.md"
} > "$root/docs/likeness.md"
[ $status -le 2 ] || exit $status
