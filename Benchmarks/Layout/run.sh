#!/bin/bash
# Builds and runs the layout benchmarks. kiwi's C++ headers come from PyPI's kiwisolver source package.
#   run.sh           the whole table and the goals (minutes)
#   run.sh quick     sizes up to 1,000 only
set -e
cd "$(dirname "$0")"
headers=.build/kiwi
if ! ls $headers/kiwisolver-*/kiwi/kiwi.h >/dev/null 2>&1; then
    mkdir -p $headers
    pip download --quiet kiwisolver --no-binary :all: --no-deps -d $headers
    tar xzf $headers/kiwisolver-*.tar.gz -C $headers
fi
root=$(cd $headers/kiwisolver-*/ && pwd)
swift build -c release -Xcxx -I"$root" 2>&1 | grep -E "error|Compiling|Build" || true
exec .build/release/LayoutBench "$@"
