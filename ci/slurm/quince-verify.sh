#!/bin/sh
# Verifies an app's recorded pictures as a Slurm array, a shard a task:
#
#     quince pack MyApp --out pack
#     sbatch --array=1-4 ci/slurm/quince-verify.sh pack MyApp/Snapshots reports
#     quince merge reports/part-* --report reports/merged
#
# PACK, SNAPSHOTS and REPORTS are on a file system that all nodes share. A task whose node is lost is run again (--requeue); its report
# appears whole or not at all. That pictures differ (status 2) is no failure of the task: merging gives the status of the run.
#SBATCH --job-name=quince-verify
#SBATCH --ntasks=1
#SBATCH --requeue
#SBATCH --open-mode=append
set -u
[ $# -eq 3 ] || { echo "usage: sbatch --array=1-N $0 PACK SNAPSHOTS REPORTS" >&2; exit 64; }
pack=$1 snapshots=$2 reports=$3
export CI=true
"$pack/quince" verify "$pack" --snapshots "$snapshots" \
    --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --report "$reports/part-$SLURM_ARRAY_TASK_ID"
status=$?
[ "$status" -eq 2 ] && exit 0
exit "$status"
