#!/bin/bash
# What verifying costs where nothing changed: the 51 windows of an app, warm, and many references beside as many pages of the same sizes that
# Playwright verifies by what its toHaveScreenshot does, in headless Chromium.
#
#     Benchmarks/Verify/run.sh [--pages 1020] [--app Examples/Mail]... [--keep FOLDER] [--prepare]
#
# Several apps are verified in turn, over and over until there are as many references as --pages asks for; Playwright gets exactly as many. --keep
# leaves the apps, built and recorded, in a folder, where a later run finds them; --prepare does no more than that. So what is measured can be given
# a processor of its own on a machine that others use: taskset -c 0 chrt -r 1 Benchmarks/Verify/run.sh ...
#
# Quince is built in release mode before (another build than this checkout's: QUINCE_ROOT). Playwright is PyPI's (pip install playwright), with the
# Node that comes in it; Chromium is Debian's (apt-get install chromium).
set -u
root=$(cd "$(dirname "$0")/../.." && pwd -P)
pages=1020
apps=()
kept=
prepare=
while [ $# -gt 0 ]; do
    case $1 in
        --pages) pages=$2; shift 2 ;;
        --app) apps+=("$2"); shift 2 ;;
        --keep) kept=$2; shift 2 ;;
        --prepare) prepare=yes; shift ;;
        *) echo "usage: $0 [--pages N] [--app PROJECT]... [--keep FOLDER] [--prepare]" >&2; exit 64 ;;
    esac
done
driver=$(python3 -c 'import os, playwright; print(os.path.join(os.path.dirname(playwright.__file__), "driver"))') || exit 1
chromium=$(command -v chromium) || { echo "chromium is not installed: apt-get install chromium" >&2; exit 1; }
[ ${#apps[@]} -gt 0 ] || apps=(Examples/Mail)
work=$(mktemp -d "${TMPDIR:-/tmp}/verify-XXXXXX")
trap 'rm -rf "$work"' EXIT
apps_in=${kept:-$work}
mkdir -p "$apps_in"
built=${QUINCE_ROOT:-$root}
quince() { QUINCE_ROOT=$built "$built/.build/release/quince-tool" "$@"; }
for number in "${!apps[@]}"; do
    case ${apps[number]} in /*) app=${apps[number]} ;; *) app=$root/${apps[number]} ;; esac
    [ -e "$apps_in/App$number/Snapshots" ] && continue
    rm -rf "$apps_in/App$number"
    cp -r "$app" "$apps_in/App$number"
    rm -rf "$apps_in/App$number/Snapshots" "$apps_in/App$number/.quince"
    quince record "$apps_in/App$number" --mode all --build-path "$apps_in/build$number" > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
done
[ -z "$prepare" ] || exit 0
# The first app's; of all of them.
windows=$(find "$apps_in/App0/Snapshots" -name '*.png' | wc -l)
references=$(find "$apps_in"/App*/Snapshots -name '*.png' | wc -l)

# verify NUMBER
verify() { quince verify "$apps_in/App$1" --build-path "$apps_in/build$1" --report "$work/report$1" > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }; }
TIMEFORMAT='%R %U %S'
for ((number = 0; number < 7; number++)); do { time verify 0; } 2>> "$work/times"; done
sort -n "$work/times" | awk -v n="$windows" 'NR == 1 { printf "verify of %d windows, nothing changed: least %.2f s of the wall clock, %.2f s of processor time\n", n, $1, $2 + $3 } { all[NR] = $1 } END { printf "  median of %d: %.2f s\n", NR, all[int((NR + 1) / 2)] }'

# measure NAME COMMAND...: runs it, and prints what it took for each of `count` pages, and the most memory of its whole process tree.
measure() {
    local name=$1 loop start end memory
    shift
    "$@" > "$work/measured" &
    loop=$!
    read -r start _ < /proc/uptime
    memory=$(python3 "$root/Benchmarks/Frames/Peers/memory.py" $loop 0.3)
    wait $loop || { cat "$work/measured" >&2; exit 1; }
    read -r end _ < /proc/uptime
    awk -v p="$name" -v s="$start" -v e="$end" -v n="$count" -v m="$memory" 'BEGIN { printf "%s: %d pages in %.1f s, %.1f ms each, %d MB at most\n", p, n, e - s, (e - s) * 1000 / n, m }'
}

# As many references as pages: the same windows over and over, which the disk cache and nothing else gains from.
rounds=$(((pages + references - 1) / references))
count=$((rounds * references))
all() { for ((number = 0; number < rounds; number++)); do for app in "${!apps[@]}"; do verify "$app"; done; done; }
measure "quince, $references references of ${#apps[@]} apps" all

python3 - "$apps_in" "$work/windows" << 'PYTHON'
import os, struct, sys
out = open(sys.argv[2], "w")
folders = sorted(f for f in os.listdir(sys.argv[1]) if f.startswith("App"))
for path in [os.path.join(sys.argv[1], f, "Snapshots", n) for f in folders for n in sorted(os.listdir(os.path.join(sys.argv[1], f, "Snapshots")))]:
    name = os.path.basename(path)
    if name.endswith(".png"):
        width, height = struct.unpack(">II", open(path, "rb").read(24)[16:24])
        scale = 3 if width * height > 0 and name.startswith("iphone") and width % 3 == 0 and width > 1000 else 2
        out.write("%g %g %d\n" % (width // scale, height // scale, scale))
PYTHON
python3 -c 'import sys; sys.path.insert(0, sys.argv[1]); from screen import html; print(html())' "$root/Benchmarks/Frames/Peers" > "$work/screen.html"
peer() { "$driver/node" "$root/Benchmarks/Verify/playwright.js" "$driver/package" "$chromium" "$work" "$@"; }
peer record || exit 1
measure "playwright $(sed -n 's/^  "version": "\(.*\)",$/\1/p' "$driver/package/package.json"), workers: $(nproc)" peer "$count" "$(nproc)"
echo "  pages verified, and not as recorded: $(cat "$work/measured")"
