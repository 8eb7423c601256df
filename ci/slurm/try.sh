#!/bin/bash
# Tries the array for real: a Slurm of four nodes on this machine, one of which is killed while it draws. Its shard is run again, and the
# merged report must be that of one process, to the byte.
#
#     quince pack Examples/Mail --out pack
#     ci/slurm/try.sh pack SNAPSHOTS
#
# SNAPSHOTS is a folder of recorded pictures (quince record). Needs root and Debian's packages slurmd, slurmctld, slurm-client and munge;
# everything it starts and writes is in a folder of its own, which goes with it.
set -u
[ $# -eq 2 ] || { echo "usage: $0 PACK SNAPSHOTS" >&2; exit 64; }
[ "$(id -u)" -eq 0 ] || { echo "$0: the daemons of a Slurm with nodes of its own need root" >&2; exit 77; }
for program in slurmctld slurmd sbatch munged; do
    command -v $program >/dev/null || { echo "$0: apt-get install slurmd slurmctld slurm-client munge" >&2; exit 77; }
done
here=$(cd "$(dirname "$0")" && pwd -P)
pack=$(cd "$1" && pwd -P) snapshots=$(cd "$2" && pwd -P)
work=$(mktemp -d "${TMPDIR:-/tmp}/slurm-XXXXXX")
chmod 755 "$work"
host=$(hostname)
daemons=()
stop() {
    [ ${#daemons[@]} -eq 0 ] || kill "${daemons[@]}" 2>/dev/null
    for file in "$work"/*.pid; do [ -s "$file" ] && kill "$(cat "$file")" 2>/dev/null; done
    sleep 1
    rm -rf "$work"
}
trap stop EXIT

# Keys and sockets of its own: a munge that runs already is left alone.
mkdir -p "$work/munge" "$work/state" "$work/spool"
chown munge "$work/munge"
dd if=/dev/urandom of="$work/munge/key" bs=1024 count=1 2>/dev/null
chown munge "$work/munge/key" && chmod 400 "$work/munge/key"
chmod 711 "$work" && chmod 755 "$work/munge"
setpriv --reuid=munge --regid=munge --clear-groups munged --force --key-file="$work/munge/key" --socket="$work/munge/socket" \
    --pid-file="$work/munge/pid" --seed-file="$work/munge/seed" --log-file="$work/munge/log" || exit 1
daemons+=("$(cat "$work/munge/pid")")

{
    echo "ClusterName=quince"
    echo "SlurmctldHost=$host(127.0.0.1)"
    echo "SlurmctldPort=7817"
    echo "AuthType=auth/munge"
    echo "AuthInfo=socket=$work/munge/socket"
    echo "CredType=cred/munge"
    echo "SlurmUser=root"
    echo "SlurmdUser=root"
    echo "StateSaveLocation=$work/state"
    echo "SlurmdSpoolDir=$work/spool/%n"
    echo "SlurmctldPidFile=$work/slurmctld.pid"
    echo "SlurmdPidFile=$work/%n.pid"
    echo "SlurmctldLogFile=$work/slurmctld.log"
    echo "SlurmdLogFile=$work/%n.log"
    echo "ProctrackType=proctrack/linuxproc"
    echo "TaskPlugin=task/none"
    echo "SelectType=select/linear"
    echo "SchedulerType=sched/builtin"
    echo "SlurmdTimeout=5"
    echo "JobRequeue=1"
    echo "ReturnToService=2"
    echo "MpiDefault=none"
    for node in 1 2 3 4; do echo "NodeName=quince$node NodeHostname=$host NodeAddr=127.0.0.1 Port=$((7820 + node)) CPUs=1 State=UNKNOWN"; done
    echo "PartitionName=all Nodes=quince[1-4] Default=YES MaxTime=INFINITE State=UP"
} > "$work/slurm.conf"
export SLURM_CONF=$work/slurm.conf
slurmctld -f "$SLURM_CONF" -c || exit 1
for node in 1 2 3 4; do slurmd -f "$SLURM_CONF" -N quince$node || exit 1; done
for ((wait = 0; wait < 60; wait++)); do [ "$(sinfo -h -t idle -o %D | head -1)" = 4 ] && break; sleep 0.5; done
sinfo

# One process, for comparison.
"$pack/quince" verify "$pack" --snapshots "$snapshots" --report "$work/whole" > "$work/whole.log" 2>&1
whole=$?

mkdir "$work/reports"
job=$(sbatch --parsable --array=1-4 --output="$work/task-%a.log" "$here/quince-verify.sh" "$pack" "$snapshots" "$work/reports") || exit 1
# Tasks that draw are told by what their processes were started with.
# One program looks at all of them: on a busy machine the task would have ended before a loop had.
drawing() { grep -lzx "SLURM_JOB_ID=$1" /proc/[0-9]*/environ 2>/dev/null | cut -d/ -f3; }
for ((wait = 0; wait < 1000; wait++)); do
    number=$(squeue -h -j "${job}_3" -t running -o %A)
    [ -n "$number" ] && [ -n "$(drawing "$number")" ] && break
    sleep 0.05
done
lost=$(squeue -h -j "${job}_3" -o %N)
[ -n "$lost" ] || { echo "task 3 was not seen at work" >&2; exit 1; }
echo "task 3 draws on $lost, which is lost now"
# As a node that loses its power: nobody on it tells anybody.
kill -KILL "$(cat "$work/$lost.pid")" $(pgrep -f "slurmstepd: \[$number\.") 2>/dev/null
kill -KILL $(drawing "$number") 2>/dev/null
scontrol update nodename="$lost" state=down reason=lost
sleep 0.5
scontrol update jobid="$number" starttime=now 2>/dev/null
for ((wait = 0; wait < 600; wait++)); do
    [ -z "$(squeue -h -j "$job")" ] && break
    sleep 0.5
done
for part in 1 2 3 4; do sed "s/^/task $part: /" "$work/task-$part.log"; done
restarts=$(scontrol show job "${job}_3" | sed -n 's/.*Restarts=\([0-9]*\).*/\1/p')
[ "${restarts:-0}" -ge 1 ] || { echo "the lost shard was not run again: it had ended before" >&2; exit 1; }
scontrol show job "$job" | grep -E "ArrayTaskId|NodeList=|Restarts|JobState" | sed 's/^ *//'
"$pack/quince" merge "$work"/reports/part-* --report "$work/merged" > "$work/merged.log" 2>&1
merged=$?
tail -1 "$work/merged.log"
[ $merged -eq $whole ] || { echo "status $merged after merging, $whole of one process" >&2; exit 1; }
# The only difference is where the recorded pictures are seen from.
diff -r "$work/whole" "$work/merged" || { echo "the merged report is another than that of one process" >&2; exit 1; }
echo "the merged report is that of one process"
