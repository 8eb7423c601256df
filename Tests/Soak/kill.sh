#!/bin/bash
# Stops commands at random moments and looks at what they leave: Tests/Soak/kill.sh [MOMENTS [PROJECT [SEED]]]
#
# Each command is stopped MOMENTS times (100) by INT, TERM and KILL in turn. Afterwards no process may be left; after INT and TERM no
# temporary folder and the status that says so; the output must be absent, the whole earlier one or the whole new one; and the next run
# must work, make the whole bundle, and leave nothing behind, also of what was killed. `run` never ends by itself: it is stopped within its
# first seconds, and works when its app has come up and stays; it needs Xvfb, and the desktop's program in QUINCE_DESKTOP.
# The project must have tests. Uses the built tool: QUINCE_TOOL, or the launcher's release build; QUINCE_COMMANDS names other commands.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd -P)
moments=${1:-100}
project=${2:-$root/Examples/Todo}
RANDOM=${3:-1}
export QUINCE_ROOT=${QUINCE_ROOT:-$root}
export QUINCE_DESKTOP=${QUINCE_DESKTOP:-$root/Desktop/.build/release/quince-desktop}
tool=${QUINCE_TOOL:-$root/.build/release/quince-tool}
commands=${QUINCE_COMMANDS:-snapshot build doctor devices test run}
# How long an app that `run` shows has to stay, in milliseconds.
run_time=2000
work=$(mktemp -d "${TMPDIR:-/tmp}/soak-XXXXXX")
screen=
trap '[ -z "$screen" ] || kill $screen; rm -rf "$work"' EXIT
cp -r "$project" "$work/project"
rm -rf "$work/project/.quince"
mkdir "$work/tmp"
windows="iphone-4.7.portrait.full ipad-9.7.landscape.split-half"
failures=0
declare -A stopped

case " $commands " in
    *" run "*)
        mkfifo "$work/display"
        Xvfb -displayfd 3 -screen 0 1600x1200x24 3>"$work/display" >/dev/null 2>&1 &
        screen=$!
        read -r number <"$work/display"
        export DISPLAY=":$number" GDK_BACKEND=x11
        ;;
esac
export TMPDIR="$work/tmp"

fail() { echo "FAILED after $signal at ${delay} ms of $name: $*"; failures=$((failures + 1)); }

# The launched command is this shell's only child with the folder in its environment.
arguments() {
    case $1 in
        snapshot) echo "snapshot project --out out --windows $windows" ;;
        devices | doctor) echo "$1" ;;
        *) echo "$1 project" ;;
    esac
}

# What belongs to this work: by its arguments or by its environment.
processes() {
    for process in /proc/[0-9]*; do
        pid=${process#/proc/}
        [ "$pid" = $$ ] || [ "$pid" = "$BASHPID" ] && continue
        # The child of this function's own pipe.
        [ "$(cut -d' ' -f4 "$process/stat" 2>/dev/null)" = "$BASHPID" ] && continue
        if { tr '\0' '\n' <"$process/environ"; tr '\0' '\n' <"$process/cmdline"; } 2>/dev/null | grep -q "$work/tmp\|$work/project"; then
            echo "$pid $(tr '\0' ' ' <"$process/cmdline" 2>/dev/null | cut -c1-100)"
        fi
    done
}

milliseconds() { echo $(($(date +%s%N) / 1000000)); }

start() { (cd "$work" && exec env --default-signal=INT "$tool" $(arguments "$name")) >"$work/log" 2>&1 </dev/null & }

pause() { sleep "$(($1 / 1000)).$(printf %03d $(($1 % 1000)))"; }

# Whether a process runs the executable of a bundle.
app_is_up() {
    local process
    for process in $(processes | cut -d' ' -f1); do
        case $(readlink "/proc/$process/exe") in *.app/*) return 0 ;; esac
    done
    return 1
}

# Runs the command to its end; `run` until its app has come up and its time is over.
run() {
    start
    local pid=$!
    if [ "$name" = run ]; then
        local try
        for ((try = 0; try < 600; try++)); do
            app_is_up && break
            sleep 0.1
        done
        pause $run_time
        app_is_up || { kill -KILL $pid; wait $pid; return 1; }
        kill -TERM $pid
        wait $pid
        [ $? = 143 ]
    else
        wait $pid
    fi
}

# The folder is there as a whole, or not at all.
is_whole() {
    [ -e "$work/out" ] || return 0
    [ -f "$work/out/report.json" ] && [ -f "$work/out/index.html" ] || return 1
    for window in $windows; do [ -s "$work/out/$window.png" ] && [ -s "$work/out/$window.txt" ] || return 1; done
}

# What is in the bundles; an executable counts with its size where the sources stay as they are.
bundles() { (cd "$work/project" && find .quince -path '*.app/*' -type f -printf '%P\n' 2>/dev/null | sort); }

# Something to compile.
touch_source() { echo "// $RANDOM" >>"$(find "$work/project" -name '*.swift' -not -path '*/.quince/*' | sort | head -n 1)"; }

leftovers() { ls -A "$work/tmp" 2>/dev/null | grep '^quince-'; ls -A "$work" | grep 'partial$'; }

for name in $commands; do
    run || { cat "$work/log"; echo "$name does not work"; exit 1; }
    # A build's moments are those of one that compiles.
    [ "$name" = build ] && touch_source
    start=$(milliseconds)
    run
    usual=$(($(milliseconds) - start))
    [ "$name" = run ] && usual=4000
    whole=$(bundles)
    for ((moment = 0; moment < moments; moment++)); do
        signals=(INT TERM KILL)
        signal=${signals[$((moment % 3))]}
        delay=$(((RANDOM * 32768 + RANDOM) % (usual + 20)))
        # Something to compile: always in a build, else now and then.
        case $name-$((moment % 4)) in
            build-* | test-0 | run-0) touch_source ;;
        esac
        [ $((moment % 4)) = 0 ] && rm -rf "$work/out"
        start
        pid=$!
        pause $delay
        kill -"$signal" $pid 2>/dev/null
        wait $pid 2>/dev/null
        status=$?
        for try in 1 2 3 4 5 6 7 8 9 10; do
            left=$(processes)
            [ -z "$left" ] && break
            sleep 0.1
        done
        [ -z "$left" ] || fail "processes are left:"$'\n'"$left"
        is_whole || fail "the output is not whole: $(ls "$work/out")"
        case $signal-$status in
            INT-130 | TERM-143 | KILL-137) stopped[$name-$signal]=$((${stopped[$name-$signal]:-0} + 1)) ;;
            *-0) ;;
            *) fail "status $status: $(tail -n 3 "$work/log")" ;;
        esac
        if [ $signal != KILL ]; then
            left=$(leftovers)
            [ -z "$left" ] || fail "folders are left: $left"
        else
            run || fail "the next run fails: $(tail -n 5 "$work/log")"
            is_whole || fail "the next run's output is not whole"
            [ "$(bundles)" = "$whole" ] || fail "the next run's bundle is another: $(diff <(echo "$whole") <(bundles))"
            left=$(leftovers)
            # Whoever makes temporary folders removes those of the dead.
            case $name in devices | doctor) ;; *) [ -z "$left" ] || fail "the next run leaves: $left" ;; esac
        fi
    done
    echo "$name (${usual} ms): stopped by INT ${stopped[$name-INT]:-0}, TERM ${stopped[$name-TERM]:-0}, KILL ${stopped[$name-KILL]:-0} times of $moments"
done
echo "$failures failures"
[ $failures = 0 ]
