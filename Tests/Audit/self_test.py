#!/usr/bin/env python3
"""Tests the audit on the examples and writes the table of docs/audit.md: how many planted mistakes it finds, by kind.

    Tests/Audit/self_test.py [--faults N] [--seed N] [--quince PROGRAM] [--out FOLDER] [--again] [--only NAME ...]

--faults   mistakes planted on each example's first screen, 24 without it
--seed     what decides which, and where: 1 without it
--quince   the program; ./quince without it
--out      reports and builds; a temporary folder without it
--again    take the reports that an earlier run, with the same mistakes and seed, left in the folder of --out
--only     examples: no table is written then

Ends with 1 where less than 95 % are found.
"""
import argparse, json, os, subprocess, sys, tempfile

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
PAGE = os.path.join(ROOT, "docs/audit.md")
BEGIN, END = "<!-- self-test: begin -->", "<!-- self-test: end -->"


def project(name):
    folder = os.path.join(ROOT, "Examples", name)
    found = sorted(f for f in os.listdir(folder) if f.endswith(".xcodeproj"))
    return os.path.join(folder, found[0]) if found else folder


def trials(name, options, out):
    report = os.path.join(out, "reports", name, "report.json")
    if options.again and os.path.exists(report):
        with open(report) as file:
            return planted(json.load(file))
    command = [options.quince, "audit", project(name), "--self-test", "--faults", str(options.faults), "--seed", str(options.seed), "--json",
               "--timeout", "1800", "--out", os.path.join(out, "reports", name), "--build-path", os.path.join(out, "build", name)]
    run = subprocess.run(command, capture_output=True, text=True)
    try:
        return planted(json.loads(run.stdout)["report"])
    except (ValueError, KeyError):
        sys.exit(f"{name}: {run.stdout[-500:]}{run.stderr[-500:]}")


def planted(report):
    """An app for telephones alone has one size on an iPad: nothing is planted."""
    return report.get("selfTest", {"trials": []})["trials"]


def exact(trial):
    return [(r["from"], r["to"]) for r in trial["found"]] == [(trial["fault"]["from"], trial["fault"]["to"])]


def percent(part, whole):
    return f"{round(100 * part / whole)} %" if whole else "none planted"


def rows(label, all_trials):
    planted, found = len(all_trials), sum(bool(t["found"]) for t in all_trials)
    others = sum(len(t["others"]) for t in all_trials)
    return f"| {label} | {planted} | {found} | {sum(map(exact, all_trials))} | {others} | {percent(found, planted)} | {percent(found, found + others)} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--faults", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quince", default=os.path.join(ROOT, "quince"))
    parser.add_argument("--out", default=None)
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--only", nargs="*")
    options = parser.parse_args()
    out = options.out or tempfile.mkdtemp(prefix="quince-self-test-")
    found = []
    for name in sorted(os.listdir(os.path.join(ROOT, "Examples"))):
        if options.only and name not in options.only:
            continue
        mine = trials(name, options, out)
        print(rows(name, mine), flush=True)
        for trial in mine:
            if not exact(trial) or trial["others"]:
                print("   ", trial["fault"], trial["found"], trial["others"], flush=True)
        found += [dict(trial, example=name) for trial in mine]
    table = ["| kind | planted | found | at their very widths | found besides | recall | precision |", "|---|---|---|---|---|---|---|"]
    kinds = list(dict.fromkeys(t["fault"]["kind"] for t in sorted(found, key=lambda t: t["fault"]["kind"])))
    table += [rows(f"`{kind}`", [t for t in found if t["fault"]["kind"] == kind]) for kind in kinds]
    table.append(rows("all", found))
    print("\n".join(table))
    if not options.only:
        with open(PAGE) as page:
            text = page.read()
        begin, end = text.index(BEGIN) + len(BEGIN), text.index(END)
        with open(PAGE, "w") as page:
            page.write(text[:begin] + "\n" + "\n".join(table) + "\n" + text[end:])
    sys.exit(0 if found and sum(bool(t["found"]) for t in found) >= 0.95 * len(found) else 1)


if __name__ == "__main__":
    main()
