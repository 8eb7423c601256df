#!/bin/bash
# What pictures cost from the command line, the app already built: a cold start, one large picture, the whole matrix.
#
#     Benchmarks/Snapshots/run.sh [--runs 9] [--app Examples/Mail] [OTHER]
#
# OTHER is the folder of another Quince, built in release mode, that is measured in the same run: each round does everything once with
# this one and once with the other. The table has minima: of the wall clock, and of processor time of all processes together; behind
# them the ratio to the other. Apps remember where their runtime is, so OTHER draws its own copy of the app.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd -P)
runs=9
app=Examples/Mail
other=""
while [ $# -gt 0 ]; do
    case $1 in
        --runs) runs=$2; shift 2 ;;
        --app) app=$2; shift 2 ;;
        -*) echo "usage: $0 [--runs N] [--app PROJECT] [OTHER]" >&2; exit 64 ;;
        *) other=$(cd "$1" && pwd -P) || exit 66; shift ;;
    esac
done
work=$(mktemp -d "${TMPDIR:-/tmp}/snapshots-XXXXXX")
trap 'rm -rf "$work"' EXIT
small=iphone-4.0.portrait.full
large=ipad-pro-12.9.portrait.full

# measure LABEL ROOT CASE OPTION...: appends "wall cpu" in milliseconds. LABEL has a build folder of its own: what confines a build is part
# of what it was made of.
measure() {
    label=$1 quince=$2 name=$3
    shift 3
    rm -rf "$work/out"
    TIMEFORMAT='%R %U %S'
    { time QUINCE_ROOT=$quince "$quince/.build/release/quince-tool" snapshot "$quince/$app" --build-path "$work/build-$label" \
        --out "$work/out" "$@" > "$work/log" 2>&1 || { tail -3 "$work/log" >&2; exit 1; }; } 2> "$work/time"
    awk '{ printf "%.0f %.0f\n", $1 * 1000, ($2 + $3) * 1000 }' "$work/time" >> "$work/$label.$name"
}

round() { # LABEL ROOT
    measure "$1" "$2" cold --windows $small
    measure "$1" "$2" picture --windows $large
    measure "$1" "$2" matrix
}

for quince in "$root" ${other:+"$other"}; do
    label=$([ "$quince" = "$root" ] && echo this || echo other)
    measure "$label" "$quince" building --windows $small || exit 1
done
measure trusted "$root" building --windows $small --trust
measure confined "$root" building --windows $small --confined
for ((number = 0; number < runs; number++)); do
    round this "$root"
    [ -z "$other" ] || round other "$other"
    measure trusted "$root" cold --windows $small --trust
    measure confined "$root" cold --windows $small --confined
done

least() { sort -n -k"$2","$2" "$work/$1" | head -n 1 | cut -d' ' -f"$2"; }
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f", a / b }'; }
printf '%-28s %10s %10s' "$(basename "$app"), least of $runs" "wall ms" "cpu ms"
[ -z "$other" ] || printf ' %10s %10s %8s %8s' "other wall" "other cpu" wall cpu
echo
for name in cold picture matrix; do
    case $name in
        cold) title="cold start, one window" ;;
        picture) title="one picture, 2048 x 2732" ;;
        matrix) title="matrix" ;;
    esac
    wall=$(least this.$name 1) cpu=$(least this.$name 2)
    printf '%-28s %10s %10s' "$title" "$wall" "$cpu"
    if [ -n "$other" ]; then
        before=$(least other.$name 1) used=$(least other.$name 2)
        printf ' %10s %10s %8s %8s' "$before" "$used" "$(ratio "$wall" "$before")" "$(ratio "$cpu" "$used")"
    fi
    echo
done
printf '%-28s %10s %10s\n' "cold start, --trust" "$(least trusted.cold 1)" "$(least trusted.cold 2)"
printf '%-28s %10s %10s\n' "cold start, --confined" "$(least confined.cold 1)" "$(least confined.cold 2)"
echo "confinement: $(($(least confined.cold 1) - $(least trusted.cold 1))) ms of the wall clock, $(($(least confined.cold 2) - $(least trusted.cold 2))) ms of processor time"
