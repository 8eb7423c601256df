#!/usr/bin/env python3
"""Draws public projects and writes a section of docs/reach.md: how far Quince reaches.

    Tests/Reach/reach.py CHECKOUTS [--list NAME] [--out FOLDER] [--only TEXT ... [--update]] [--quince PROGRAM] [--limit SECONDS] [--jobs NUMBER]

CHECKOUTS  a folder with a folder owner+name for each repository of the list; what is not there is counted so
--list     which table of Tests/Reach, and section of the page: projects, with causes (without the option), or random, states alone
--out      results, logs and pictures; a temporary folder without it
--only     parts of names: no page is written then
--update   writes the page all the same: the rows of these projects, and the counts, anew; the others' stay
--quince   the program to draw with; ./quince without it
--limit    seconds for one project, 400 without it
--jobs     projects drawn side by side, 1 without it

A project is drawn when `quince snapshot` ends with 0 and three pictures; whole, when its report names nothing that was left out; hatched,
when all that its windows show is the hatching that names what their launch lacks: that does not count as drawn. The checkouts stay as they are. Ends with 1 where a project that Xcode can build was not drawn (see `cannot` in the table).
"""
import argparse, concurrent.futures, csv, json, os, re, subprocess, sys, tempfile, time

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
QUINCE = [os.path.join(ROOT, "quince")]
WINDOWS = ["ipad-pro-11.landscape.full", "iphone-15-pro.portrait.full", "ipad-pro-11.landscape.split-half"]
FETCHED = {"Pods", "Carthage", ".quince", ".build", ".git"}
# Links that CocoaPods makes to what it has fetched.
FETCHED_PROJECTS = {"Pods.xcodeproj", "_Pods.xcodeproj"}
SECTIONS = {"projects": "Chosen to work with", "random": "Drawn at random", "random2": "Drawn at random, a second list", "random3": "Drawn at random, a third list",
            "random4": "Drawn at random, a fourth list", "random5": "Drawn at random, a fifth list",
            "random6": "Examples of well-known libraries, mirrors of Apple's samples, and apps at random",
            "random7": "Projects of courses and tutorials, drawn at random, and libraries", "random8": "Apps drawn at random, by common paths",
            "random9": "Apps and demonstrations drawn at random, by common paths, a second time",
            "random10": "Apps drawn at random, by common paths, a third time",
            "random11": "Apps drawn at random, by common paths, a fourth time",
            "random12": "Apps drawn at random, by common paths, a fifth time",
            "random13": "Apps drawn at random, by common paths, a sixth time",
            "random14": "Projects of learners of UIKit and samples of Apple's, drawn at random",
            "random15": "Apps, tasks of interviews and games drawn at random, by common paths",
            "random16": "Apps drawn at random, by common paths, a seventh time",
            "random17": "Apps drawn at random, by twelve common paths, about every sixteenth",
            "random18": "Apps drawn at random, by the same paths, at other positions",
            "random19": "Apps drawn at random with a seed, by fourteen common paths",
            "random20": "Apps drawn at random with a seed, by fifty-two common paths",
            "random21": "Apps drawn at random with another seed, by the same paths",
            "random22": "Apps drawn at random with a third seed, by eighty-eight paths, few of those with remote dependencies",
            "random23": "Apps drawn at random with a fourth seed, by sixty-three paths, most of their packages at hand",
            "random24": "Apps and demonstrations drawn at random with a fifth seed, by sixty-eight paths, most of their packages at hand",
            "random25": "Apps drawn at random with a sixth seed, by eighty paths, most of their packages at hand",
            "random26": "Apps drawn at random with a seventh seed, by eighty-two paths, most of their packages at hand",
            "random27": "Apps drawn at random with an eighth seed, by ninety-one paths, most of their packages at hand",
            "random28": "Apps drawn at random with a ninth seed, by forty-six paths, more than half of those with remote dependencies"}


def table(name):
    """The rows of a list, each with a `name`: the repository's, and the project's path where the list has several of that repository."""
    with open(os.path.join(ROOT, f"Tests/Reach/{name}.tsv")) as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    repos = [row["repo"] for row in rows]
    for row in rows:
        row["several"] = repos.count(row["repo"]) > 1
        row["name"] = f"{row['repo']}: {row['path']}" if row["several"] else row["repo"]
    return rows


def projects_in(folder):
    found = []
    for place, folders, _ in os.walk(folder):
        folders[:] = sorted(f for f in folders if f not in FETCHED)
        found += [os.path.join(place, f) for f in folders if f.endswith(".xcodeproj") and f not in FETCHED_PROJECTS]
    return sorted(found, key=lambda path: (path.count("/"), path))


def snapshot(project, target, out, build, limit):
    command = [*QUINCE, "snapshot", project, "--windows", *WINDOWS, "--out", out, "--build-path", build]
    begun = time.time()
    try:
        run = subprocess.run(command + (["--target", target] if target else []), capture_output=True, timeout=limit)
        return run.returncode, (run.stdout + run.stderr).decode(errors="replace"), time.time() - begun
    except subprocess.TimeoutExpired as late:
        return 124, ((late.stdout or b"") + (late.stderr or b"")).decode(errors="replace"), time.time() - begun


def is_hatched(pictures):
    """Whether the windows have no view of UIKit's or a framework's but those that every window has, and the hatching."""
    empty = {"UIWindow", "UITransitionView", "UIDropShadowView", "LeftOutArea"}
    trees = [os.path.join(pictures, f"{window}.txt") for window in WINDOWS]
    return all(os.path.exists(tree) and set(re.findall(r"<((?:Quince\w+\.)?\w+);", open(tree).read())) <= empty for tree in trees)


def measure(row, checkouts, out, limit):
    folder = os.path.join(checkouts, row["repo"].replace("/", "+"))
    name = re.sub(r"[^\w.+-]+", "_", row["name"].removesuffix(".xcodeproj").replace("/", "+"))
    if not os.path.isdir(folder):
        return dict(state="not here", project="", seconds=0, left=[], cause="")
    named = re.search(r"\(([^)]*\.xcodeproj)\)", row["path"])
    first = os.path.normpath(os.path.join(folder, named.group(1) if named else row["path"]))
    tried = [first] + ([] if row["several"] else [p for p in projects_in(folder) if os.path.normpath(p) != first])
    for number, project in enumerate(tried[:6]):
        pictures, build = os.path.join(out, "pictures", name), os.path.join(out, "build", f"{name}-{number}")
        status, text, seconds = snapshot(project, None, pictures, build, limit)
        if status == 12:
            listed = re.search(r"app targets: (.*)\.$", text, re.M)
            for target in listed.group(1).split(", ")[:3] if listed else []:
                status, text, seconds = snapshot(project, target, pictures, build, limit)
                if status == 0:
                    break
        with open(os.path.join(out, "logs", f"{name}-{number}.log"), "w") as log:
            log.write(text)
        # No app in this one: an example may stand beside it.
        if status not in (10, 11):
            break
    left = []
    if status == 0:
        with open(os.path.join(pictures, "report.json")) as report:
            left = json.load(report).get("leftOut") or []
    errors = [e for e in re.findall(r"error: (.*)", text) if not e.startswith("The app does not compile")]
    cause = re.sub(r"/\S*/", "", errors[0])[:140] if errors and status else ""
    state = "stopped" if status else "hatched" if left and is_hatched(pictures) else "partly" if left else "whole"
    return dict(state=state, status=status, project=os.path.relpath(project, folder), seconds=round(seconds), left=left, cause=cause)


def needs(left):
    counts = {}
    for part in left:
        counts[part["needs"]] = counts.get(part["needs"], 0) + 1
    listed = sorted(counts, key=lambda name: (-counts[name], name))
    return ", ".join(listed[:4]) + (f" and {len(listed) - 4} more" if len(listed) > 4 else "")


def recorded(name):
    """The results that the page has: by project its state, and in the first list the rest of its row."""
    with open(os.path.join(ROOT, "docs/reach.md")) as page:
        part = page.read().split(f"## {SECTIONS[name]}\n", 1)[1].split("\n## ", 1)[0]
    found = {}
    for line in part.splitlines():
        row = re.match(r"\| (\S+/.+?) \| (whole|partly|hatched|stopped|not here)( |$)", line)
        if row:
            found[row[1]] = dict(state=row[2], line=line)
    return found


def hatched(states):
    count = states.count("hatched")
    return f"{count} as a hatched window alone, " if count else ""


def section(name, rows, results):
    lines = [f"## {SECTIONS[name]}", ""]
    for title, chosen in (("all", lambda r: True), ("without remote dependencies", lambda r: r["remote_deps"] in ("-", "")), ("with remote dependencies", lambda r: r["remote_deps"] not in ("-", ""))):
        states = [results[r["name"]]["state"] for r in rows if chosen(r) and results[r["name"]]["state"] != "not here"]
        possible = [r for r in rows if chosen(r) and results[r["name"]]["state"] != "not here" and not r.get("cannot")]
        drawn = sum(results[r["name"]]["state"] in ("whole", "partly") for r in possible)
        lines.append(f"- {title}: {states.count('whole')} of {len(states)} drawn whole, {states.count('partly')} with parts left out, {hatched(states)}{states.count('stopped')} stopped; of the {len(possible)} that Xcode 15 can build {drawn} are drawn")
    if name == "projects":
        lines += ["", "| project | state | left out, or why it stopped | seconds |", "|---|---|---|---|"]
        lines += [results[r["name"]].get("line") or f"| {r['name']} | {results[r['name']]['state']} | {told(r, results[r['name']])} | {results[r['name']]['seconds']} |" for r in rows]
    else:
        lines += ["", "| project | state |", "|---|---|"]
        cannot = lambda row: f" (Xcode cannot build it: {row['cannot']})" if row.get("cannot") else ""
        lines += [f"| {r['name']} | {results[r['name']]['state']}{cannot(r)} |" for r in rows]
    return "\n".join(lines) + "\n"


def told(row, result):
    text = f"{len(result['left'])}: {needs(result['left'])}" if result["left"] else result["cause"].replace("|", "\\|")
    return f"{text} (Xcode cannot build it: {row['cannot']})" if row.get("cannot") else text


def write(name, text):
    """Puts a section into the page, in place of what was there under its heading."""
    path = os.path.join(ROOT, "docs/reach.md")
    old = open(path).read() if os.path.exists(path) else ""
    kept = {part.split("\n", 1)[0]: "## " + part for part in old.split("\n## ")[1:]}
    kept[SECTIONS[name]] = text
    head = "# Reach\n\nPublic projects drawn in three windows, unchanged. Made by `Tests/Reach/reach.py`, which says what counts; do not edit it.\n"
    with open(path, "w") as file:
        file.write("\n".join([head] + [kept[title].rstrip("\n") + "\n" for title in SECTIONS.values() if title in kept]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts")
    parser.add_argument("--list", choices=SECTIONS, default="projects")
    parser.add_argument("--out")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--quince", nargs=1, default=QUINCE)
    parser.add_argument("--limit", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    QUINCE[:] = args.quince
    out = os.path.abspath(args.out or tempfile.mkdtemp(prefix="quince-reach-"))
    for folder in ("logs", "pictures", "build"):
        os.makedirs(os.path.join(out, folder), exist_ok=True)
    every = table(args.list)
    rows = [r for r in every if not args.only or any(o in r["name"] for o in args.only)]
    results = {}
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        running = {pool.submit(measure, row, os.path.abspath(args.checkouts), out, args.limit): row["name"] for row in rows}
        for measured in concurrent.futures.as_completed(running):
            name, result = running[measured], measured.result()
            results[name] = result
            print("\t".join(str(x) for x in (name, result["project"], result["state"], len(result["left"]), result["seconds"], result["cause"])), flush=True)
            with open(os.path.join(out, "results.json"), "w") as file:
                json.dump(results, file)
    if not args.only:
        write(args.list, section(args.list, rows, results))
    elif args.update:
        write(args.list, section(args.list, every, recorded(args.list) | results))
    print(f"pictures, logs and builds: {out}")
    sys.exit(any(results[r["name"]]["state"] in ("stopped", "hatched") and not r.get("cannot") for r in rows))


if __name__ == "__main__":
    main()
