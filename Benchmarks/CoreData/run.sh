#!/bin/bash
# Core Data beside GRDB and SQLite's C library on the same rows: Benchmarks/CoreData/run.sh [ROWS]
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd -P)
root=$here/../..
# With the launcher's options, so that what it has built is not built again.
swift build --package-path "$root" -c release -debug-info-format none --product CoreDataBench >&2
swift build --package-path "$here/Peers" -c release >&2
objects=$("$root/.build/release/CoreDataBench" "$@")
records=$("$here/Peers/.build/release/GRDBBench" "$@")
objects=$objects records=$records exec python3 - <<'EOF'
import os, re
print(os.environ["objects"])
times = dict(line.split("\t") for line in os.environ["records"].splitlines() if "\t" in line)
for line in os.environ["objects"].splitlines():
    found = re.match(r"(.+?) +Core Data (\d+) ms", line)
    if found:
        peer = float(times[found[1]]) * 1000
        print(f"{found[1]:34} GRDB {peer:.0f} ms, {float(found[2]) / peer:.2f} times")
EOF
