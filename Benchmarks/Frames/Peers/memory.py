"""Prints the most megabytes that a process and all below it took together, once it has ended: memory.py PID [SECONDS between looks]"""
import os, sys, time


def memory(pids):
    """Megabytes of processes and all below them, proportional set sizes: what they share counts once."""
    parents = {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open("/proc/%s/stat" % entry) as stat:
                parents[int(entry)] = int(stat.read().rsplit(")", 1)[1].split()[1])
        except OSError:
            pass
    total = 0
    for process in parents:
        above, seen = process, 0
        while above and above not in pids and seen < 50:
            above, seen = parents.get(above, 0), seen + 1
        if above in pids:
            try:
                with open("/proc/%d/smaps_rollup" % process) as rollup:
                    total += sum(int(line.split()[1]) for line in rollup if line.startswith("Pss:"))
            except OSError:
                pass
    return total / 1024


if __name__ == "__main__":
    top, pause, peak = int(sys.argv[1]), float(sys.argv[2]) if len(sys.argv) > 2 else 0.1, 0
    while os.path.exists("/proc/%d" % top):
        peak = max(peak, memory({top}))
        time.sleep(pause)
    print("%.0f" % peak)
