#!/usr/bin/env python3
"""Deletes one of our public names at a time for an app that uses it, draws the app, and writes docs/mutation.md.

    Tests/Mutation/mutate.py [--runs N] [--seed N] [--root FOLDER] [--out FOLDER] [--only NAME ...] [--report]

--runs     names deleted, spread over the projects: 200 without it
--seed     what decides which: 1 without it
--root     Quince's folder with its release build; the one this lies in without it
--out      copies, builds and results (results.tsv, which a later run goes on with); a temporary folder without it
--only     names to delete, whatever the seed says
--report   writes docs/mutation.md from results.tsv, without a run

A name is deleted from the app's side: the app's sources say another one instead, which nothing declares and which the tables of Apple's names
have where they have the deleted one. The compiler then says what it says of a name that is not there. A run passes when the app is drawn and
report.json names what was left out for want of that name, or when Quince ends with a message that names it.
"""
import argparse, hashlib, json, os, random, re, shutil, subprocess, sys, tempfile, time

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
PROJECTS = ["Mail", "Notes", "Todo", "Weather", "Flashcards"]
MODULES = ["UIKit", "QuartzCore", "CoreGraphics"]
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|`?[A-Za-z_]\w*`?', re.S)
DECLARED = re.compile(r"\b(?:class|struct|enum|protocol|func|var|let|case|typealias|associatedtype)\s+([A-Za-z_]\w*)")


def swift_files(folder):
    for place, folders, files in os.walk(folder):
        folders[:] = [f for f in folders if not f.startswith(".")]
        yield from (os.path.join(place, f) for f in files if f.endswith(".swift"))


def read(path):
    with open(path, encoding="utf-8") as file: return file.read()


def our_names():
    public = re.compile(r"\b(?:public|open)\s+(?:[a-z@]\w*(?:\([a-z]+\))?\s+)*?(class|struct|enum|protocol|func|var|let|typealias)\s+([A-Za-z_]\w*)")
    names = {}
    for module in MODULES:
        for path in swift_files(os.path.join(ROOT, "Sources", module)):
            for kind, name in public.findall(read(path)): names.setdefault(name, kind)
    return {n: k for n, k in names.items() if len(n) > 2 and not n.startswith("_") and n not in ("func", "var", "let", "class", "init")}


def foundation_names(out):
    """What Swift and Foundation have: a name that is theirs too cannot be told from ours by its spelling."""
    file = os.path.join(out, "foundation.txt")
    if not os.path.exists(file):
        names = set()
        with tempfile.TemporaryDirectory() as folder:
            for module in "Swift", "Foundation", "FoundationEssentials", "Dispatch":
                subprocess.run(["swift", "symbolgraph-extract", "-module-name", module, "-target", "x86_64-unknown-linux-gnu", "-output-dir", folder,
                    "-minimum-access-level", "public", "-skip-synthesized-members"], check=True)
            for graph in os.listdir(folder):
                for symbol in json.load(open(os.path.join(folder, graph)))["symbols"]: names.add(re.split(r"[(.]", symbol["pathComponents"][-1])[0])
        with open(file, "w") as text: text.write("\n".join(sorted(names)))
    return set(read(file).split("\n"))


def uses(text, names):
    """Places of names in code: no comment, no plain string, no label of an argument."""
    for match in TOKEN.finditer(text):
        word = match.group()
        if word in names and not re.match(r"\s*:(?!:)", text[match.end():match.end() + 20]): yield match.start(), match.end(), word


def candidates(project, names):
    texts = [read(p) for p in swift_files(project)]
    own = set().union(*(set(DECLARED.findall(t)) for t in texts))
    # What an app overrides it declares too, and not alone.
    overridden = set().union(*(set(re.findall(r"override\s+(?:[a-z]+\s+)*(?:func|var)\s+(\w+)", t)) for t in texts))
    used = {w for t in texts for _, _, w in uses(t, names)}
    return sorted(n for n in used if n not in own or n in overridden)


class Tables:
    """Apple's names, as Quince has them, with one more."""

    def __init__(self, root):
        self.folder = os.path.join(root, "Sources/AppBuilder/Facts")
        source = os.path.join(ROOT, "Sources/AppBuilder/Facts")
        self.types, self.members = read(source + "/SDKTypes.tsv"), read(source + "/SDKMembers.txt")
        self.kinds = dict(line.split("\t")[:2] for line in self.types.splitlines() if "\t" in line)
        self.known = set(self.members.splitlines())
        self.beginnings = set()
        for name in self.known:
            for place in re.finditer("[A-Z]", name): self.beginnings.add(name[:place.start()])

    def add(self, name, other):
        types, members = self.types, self.members
        if name in self.kinds: types += f"\n{other}\t{self.kinds[name]}\n"
        getter = name[2:3].lower() + name[3:] if name.startswith("is") else name
        nested = any(k.endswith(name[:1].upper() + name[1:]) for k in self.kinds) or any(k.endswith(name[:1].upper() + name[1:]) for k in self.known)
        if name in self.known or name in self.beginnings or getter in self.known or nested: members += f"\n{other}\n"
        for file, text in ("SDKTypes.tsv", types), ("SDKMembers.txt", members):
            with open(os.path.join(self.folder, file), "w") as out: out.write(text)
        return types != self.types or members != self.members


def installation(out, original):
    """A folder that is Quince's own but for the tables, which are copies."""
    root = os.path.join(out, "root")
    shutil.rmtree(root, ignore_errors=True)

    def link(below, aside):
        os.makedirs(os.path.join(root, below))
        for name in os.listdir(os.path.join(original, below)):
            if name != aside: os.symlink(os.path.join(original, below, name), os.path.join(root, below, name))

    link("", "Sources"); link("Sources", "AppBuilder"); link("Sources/AppBuilder", "Facts")
    shutil.copytree(os.path.join(original, "Sources/AppBuilder/Facts"), os.path.join(root, "Sources/AppBuilder/Facts"))
    return root


def mutate(project, copy, name, other):
    count = 0
    for path in swift_files(project):
        text, pieces, end = read(path), [], 0
        for start, stop, _ in uses(text, {name}):
            pieces += [text[end:start], other]; end = stop; count += 1
        new = "".join(pieces) + text[end:]
        target = os.path.join(copy, os.path.relpath(path, project))
        if read(target) != new:
            with open(target, "w") as file: file.write(new)
    return count


def run(options, out, root, project, name, other):
    shown = os.path.join(out, "pictures", project)
    shutil.rmtree(shown, ignore_errors=True)
    command = options.prefix.split() + [os.path.join(options.root, ".build/release/quince-tool"), "snapshot", os.path.join(out, "projects", project), "--out", shown,
        "--build-path", os.path.join(out, "build", project), "--windows", "iphone-15-pro.portrait.full", "--trust", "-v"]
    began = time.time()
    environment = dict(os.environ, QUINCE_ROOT=root)
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=1200, env=environment)
        status, said = done.returncode, done.stdout + done.stderr
    except subprocess.TimeoutExpired:
        status, said = "too long", ""
    try: report = json.load(open(os.path.join(shown, "report.json")))
    except (OSError, ValueError): report = None
    parts = (report or {}).get("leftOut") or []
    drawn = bool(report and report["windows"])
    named = any(other in json.dumps(p) for p in parts) or other in said
    verdict = ("drawn" if drawn else "stopped") + (", named" if named else ", silent")
    message = "" if drawn else next((l for l in said.splitlines() if "error" in l or "crash" in l), said[-200:])
    return [verdict, str(status), str(len(parts)), f"{time.time() - began:.0f}", message.replace(other, name).replace("\t", " ")[:200]]


def report(results):
    rows = [r for r in results if len(r) >= 7]
    lines = ["# Mutation", "", "Examples drawn with one public name of UIKit, QuartzCore or Core Graphics deleted at a time, a name that the app uses. "
        "Made by `Tests/Mutation/mutate.py`, which says how a name is deleted; do not edit it.", "",
        "| project | names deleted | drawn, and named | ended with a message that names it | drawn, silent | ended, silent | most parts left out |", "|---|---|---|---|---|---|---|"]
    for project in PROJECTS + [None]:
        own = [r for r in rows if project in (None, r[0])]
        if not own: continue
        count = lambda verdict: sum(r[2] == verdict for r in own)
        lines.append(f"| {project or 'all'} | {len(own)} | {count('drawn, named')} | {count('stopped, named')} | {count('drawn, silent')} | {count('stopped, silent')} | {max(int(r[4]) for r in own)} |")
    lines += ["", "What was not drawn:", "", "| project | deleted | ends with |", "|---|---|---|"]
    lines += [f"| {r[0]} | `{r[1]}` | {(r[6] or '-').split('/')[-1].replace('|', ' ')} |" for r in rows if r[2] != "drawn, named"]
    with open(os.path.join(ROOT, "docs/mutation.md"), "w") as file: file.write("\n".join(lines) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--root", default=ROOT)
    parser.add_argument("--prefix", default="", help="a command that each run is started by, such as nice")
    parser.add_argument("--out")
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--report", action="store_true")
    options = parser.parse_args()
    out = options.out or tempfile.mkdtemp(prefix="quince-mutation-")
    os.makedirs(out, exist_ok=True)
    table = os.path.join(out, "results.tsv")
    results = [l.split("\t") for l in read(table).splitlines()] if os.path.exists(table) else []
    if options.report: return report(results)
    root, plan, theirs = installation(out, options.root), [], foundation_names(out)
    names = {n: k for n, k in our_names().items() if n not in theirs}
    tables = Tables(root)
    for project in PROJECTS:
        copy = os.path.join(out, "projects", project)
        if not os.path.exists(copy): shutil.copytree(os.path.join(ROOT, "Examples", project), copy, ignore=shutil.ignore_patterns(".quince"))
        found = candidates(os.path.join(ROOT, "Examples", project), names)
        random.Random(f"{options.seed} {project}").shuffle(found)
        if options.only: found = [n for n in found if n in options.only]
        plan.append([(project, n) for n in found[:options.runs // len(PROJECTS)]])
    done = {(r[0], r[1]) for r in results}
    for project, name in [t for turn in zip(*[p + [None] * 1000 for p in plan]) for t in turn if t]:
        if (project, name) in done and not options.only: continue
        other = ("Absent" if name[0].isupper() else "absent") + hashlib.sha256(name.encode()).hexdigest()[:6]
        isKnown = tables.add(name, other)
        source = os.path.join(ROOT, "Examples", project)
        count = mutate(source, os.path.join(out, "projects", project), name, other)
        row = [project, name] + run(options, out, root, project, name, other) + [str(count), "known" if isKnown else "unknown"]
        results.append(row)
        with open(table, "w") as file: file.write("".join("\t".join(r) + "\n" for r in results))
        print("\t".join(row), flush=True)
    failed = [r for r in results if "silent" in r[2]]
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
