#!/usr/bin/env python3
"""Takes public names away from five public projects, one at a time, and tells whether Quince draws without and names what it left out.

    Tests/Reach/mutation.py CHECKOUTS [--seed N] [--runs NUMBER] [--out FOLDER] [--only TEXT ...] [--quince PROGRAM] [--limit SECONDS]

CHECKOUTS  a folder with a folder owner+name for each of PROJECTS
--seed     chooses the names, 1 without it
--runs     for all projects together, 200 without it
--out      results, logs, pictures, copies and builds; a temporary folder without it
--only     parts of projects' names: these alone, each with its share of the runs
--quince   the launcher of the Quince to draw with; ./quince without it
--limit    seconds for one run, 400 without it

To build Quince without a name takes minutes. Instead every use of the name in a copy of the project is renamed to one that is nowhere, UIButton to
UIButtonAbsentAbsent, so that the compiler answers as if the name were not there; and that name is put into a copy of the tables of what Apple's SDK
has (Sources/AppBuilder/Facts) wherever the true one stands there. What is added is so long that the compiler does not take it for a typing error of
the true name. It differs from a true deletion in this: what else in Quince needs the name stays, interface files are as they were, and
deleting a type does not take the members away that give one.

The names are chosen at random among those that the project's sources use, that Apple's declarations have (docs/behaviour/declarations) and Quince's
sources declare: types, members (methods, properties and cases by their base names) and labels of a method's or an initialiser's arguments. Those that
the project itself declares, unless it overrides them, and members that Swift or Foundation have too are not chosen. So the
methods by which an app conforms to a protocol are none either: the app declares them. All runs of a project share a build folder.

A run is
  named     drawn, and what is left out names the deleted name
  unnamed   drawn with parts left out, none of which names it: a defect
  unused    drawn whole, and nothing that is compiled has the name
  silent    drawn whole, and what is compiled has it: a defect
  hatched   all that the windows show is hatching, and it is named
  refused   stopped, and the first error names it; with the reason
  ended     built, and the app ended or showed no window; the message says that it came to what is left out, and names it
  stopped   stopped in another way: a defect
  crashed   the app crashed, did not return or showed no window, and nothing says why: a defect
  hung      not done in --limit: a defect
Further defects: what an earlier run left out is named still; a project that is as it was in the end is not drawn as it was in the beginning.
Ends with 1 where there was one.
"""
import argparse, csv, glob, json, os, random, re, shutil, subprocess, sys, tempfile

import reach

PROJECTS = {
    "ariok/BWWalkthrough": "BWWalkthrough.xcodeproj",
    "HuguitoS2r/RickAndMortyStoryBoard": "RickAndMorty.xcodeproj",
    "dkhamsing/stocks": "Xcode/stocks.xcodeproj",
    "LHOCHAN/BoxOffice": "BoxOffice.xcodeproj",
    "nex77qoz/HabitTracker": "HabitTracker.xcodeproj",
}
MODULES = ["UIKit", "QuartzCore", "CoreGraphics", "CoreImage", "CoreText"]
DEFECTS = {"unnamed", "silent", "stopped", "crashed", "hung"}
DECLARING = {"func", "var", "let", "case", "class", "struct", "enum", "protocol", "typealias", "associatedtype", "actor", "for"}
KEYWORDS = {"import", "override", "required", "continue", "selector", "default", "case", "switch", "repeat", "return"}


# Swift's text

def code(text):
    """The text with comments and the contents of strings as blanks; what is interpolated stays."""
    out, place = list(text), 0

    def blank(start, end):
        for index in range(start, min(end, len(out))):
            if out[index] != "\n":
                out[index] = " "

    def string(start):
        """Blanks the string that begins there and gives where it ends."""
        hashes = re.compile("#*").match(text, start)[0]
        quote = '"""' if text.startswith('"""', start + len(hashes)) else '"'
        place = start + len(hashes) + len(quote)
        while place < len(text):
            if text.startswith(quote + hashes, place):
                return place + len(quote + hashes)
            if text.startswith("\\" + hashes + "(", place):
                place = plain(place + len(hashes) + 2, isNested=True)
            else:
                end = place + (2 if text[place] == "\\" and not hashes else 1)
                blank(place, end)
                place = end
        return place

    def plain(place, isNested=False):
        depth = 0
        while found := interesting.search(text, place):
            place = found.end()
            if found[0] in "()":
                depth += 1 if found[0] == "(" else -1
                if isNested and depth < 0:
                    return place
            elif found[0] == "//":
                end = text.find("\n", place)
                place = len(text) if end < 0 else end
                blank(found.start(), place)
            elif found[0] == "/*":
                level = 1
                while level and (mark := re.compile(r"/\*|\*/").search(text, place)):
                    level, place = level + (1 if mark[0] == "/*" else -1), mark.end()
                blank(found.start(), place)
            else:
                place = string(found.start())
        return len(text)

    interesting = re.compile(r'//|/\*|#*"|[()]')
    plain(0)
    return "".join(out)


class Word:
    """A name in a file, with what stands around it."""

    def __init__(self, match, text, words, callee):
        self.name, self.start, self.end = match[0], match.start(), match.end()
        before = text[:self.start].rstrip(" \t\n`")[-1:]
        after = re.match(r"`?(\s*)(.?)", text[self.end:self.end + 40], re.S)
        self.is_attribute = before in "@#" and bool(before)
        self.is_member = before == "."
        self.is_label = after[2] == ":" and before in "(," and bool(callee)
        self.callee = callee
        self.is_declared = bool(words) and words[-1] in DECLARING and not self.is_member
        self.is_overriding = self.is_declared and bool(re.search(r"\boverride\b[\w\s@()]*$", text[max(0, self.start - 80):self.start]))
        self.is_followed_by_colon = after[2] == ":" and not after[1]


def words(text):
    """All names in code without comments and strings."""
    found, before, calls = [], [], []
    for match in re.finditer(r"[A-Za-z_]\w*|[(){}\[\]]", text):
        token = match[0]
        if token in "([{":
            touching = match.start() > 0 and re.match(r"[\w>?!`]", text[match.start() - 1])
            is_declared = "func" in before[-2:] or before[-1:] == ["init"]
            calls.append((found[-1].name if token == "(" and touching and found else "", is_declared))
        elif token in ")]}":
            if calls:
                calls.pop()
        else:
            word = Word(match, text, before[-1:], calls[-1][0] if calls else "")
            word.is_parameter = bool(calls) and calls[-1][1] and (word.is_followed_by_colon or text[:match.start()].rstrip()[-1:] in "(,")
            found.append(word)
            before.append(token)
    return found


# Names

def apple():
    """Apple's declarations for Swift: types, members, and pairs of what is called and a label."""
    types, members, labels = set(), set(), set()
    for module in MODULES:
        with open(os.path.join(reach.ROOT, f"docs/behaviour/declarations/{module}.tsv")) as file:
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                if row["declaration"].startswith(":"):
                    continue
                path, _, arguments = row["path"].partition("(")
                name = path.split(".")[-1]
                if re.match(r"(open )?(class|struct|enum|protocol|typealias)\b", row["declaration"]):
                    types.add(name)
                elif re.fullmatch(r"\w+", name):
                    callee = path.split(".")[-2] if name == "init" and "." in path else name
                    labels |= {(callee, label) for label in arguments.rstrip(")").split(":") if label not in ("", "_")}
                    if name != "init":
                        members.add(name)
    return types, members, labels


def ours():
    """The names that Quince's own sources declare, and the labels."""
    names, labels = set(), set()
    for module in MODULES:
        for path in glob.glob(os.path.join(reach.ROOT, f"Sources/{module}/**/*.swift"), recursive=True):
            with open(path) as file:
                text = file.read()
            names |= set(re.findall(r"\b(?:func|var|let|class|struct|enum|protocol|typealias)\s+`?(\w+)", text))
            for cases in re.findall(r"\bcase\s+([^\n:{]+)", text):
                names |= set(re.findall(r"\w+", cases))
            labels |= set(re.findall(r"[(,]\s*`?(\w+)`?(?:\s+\w+)?\s*:", text))
    return names, labels


def others(folder):
    """The names that Swift and Foundation declare."""
    found = set()
    for module in ("Swift", "_Concurrency", "Foundation", "FoundationEssentials", "Dispatch"):
        subprocess.run(["swift", "symbolgraph-extract", "-module-name", module, "-target", "x86_64-unknown-linux-gnu", "-output-dir", folder,
                        "-minimum-access-level", "public", "-skip-synthesized-members"], check=True, capture_output=True)
    for path in glob.glob(os.path.join(folder, "*.symbols.json")):
        with open(path) as file:
            for symbol in json.load(file)["symbols"]:
                found |= {part.partition("(")[0] for part in symbol["pathComponents"]}
    return found


class Project:
    """A copy of a project whose sources can be written anew."""

    def __init__(self, folder, project):
        self.folder, self.project, self.files = folder, os.path.join(folder, project), {}
        for place, folders, names in os.walk(folder):
            folders[:] = [f for f in folders if f not in reach.FETCHED and not f.endswith("Tests")]
            for name in names:
                if name.endswith(".swift") and name != "Package.swift":
                    path = os.path.join(place, name)
                    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
                        text = file.read()
                    self.files[path] = (text, words(code(text)))

    def write(self, renamed=None):
        for path, (text, found) in self.files.items():
            new = text
            for word in reversed(found):
                if renamed and renamed.matches(word):
                    new = new[:word.end] + renamed.ending + new[word.end:]
            with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
                if file.read() == new:
                    continue
            with open(path, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
                file.write(new)

    def mutations(self, apple, ours, others):
        """The names that can be taken away, in a fixed order."""
        every = [word for _, found in self.files.values() for word in found]
        own = {w.name for w in every if w.is_declared and not w.is_overriding or w.is_parameter}
        # Names of closures' parameters, of bound values, and of several cases in a line.
        for text, _ in self.files.values():
            plain = code(text)
            for form in (r"\{\s*(?:\[[^\]]*\]\s*)?\(?([\w\s,:]+?)\)?\s+in\b", r"\b(?:let|var)\s*\(([^)=]*)\)", r"(?m)\bcase\s+(\w[^.:\n{]*)$"):
                for names in re.findall(form, plain):
                    own |= set(re.findall(r"\w+", names))
        types, members, labels = apple
        names, our_labels = ours
        found = set()
        for word in every:
            if word.name in KEYWORDS or word.is_attribute:
                continue
            if word.name in types & names and word.name not in own and word.name not in others:
                found.add(("type", "", word.name))
            elif word.is_label and (word.callee, word.name) in labels and word.name in our_labels:
                is_called = word.callee in names and word.callee not in own and (word.callee in types or word.callee not in others)
                if is_called:
                    found.add(("label", word.callee, word.name))
            elif word.name in members & names and word.name not in own | others | types:
                if word.is_member or word.is_overriding or not word.is_followed_by_colon:
                    found.add(("member", "", word.name))
        return [Mutation(*each) for each in sorted(found)]


class Mutation:
    def __init__(self, kind, callee, name):
        self.kind, self.callee, self.name = kind, callee, name
        # The compiler takes names for similar whose distance is at most a third of the written one's length.
        self.ending = "Absent" * -(-(len(name) // 2 + 2) // 6)
        self.absent = name + self.ending

    def __str__(self):
        return f"{self.callee}({self.name}:)" if self.kind == "label" else self.name

    def matches(self, word):
        if word.name != self.name or word.is_attribute:
            return False
        if self.kind == "label":
            return word.is_label and word.callee == self.callee
        return self.kind == "type" and not word.is_label or word.is_member or not word.is_followed_by_colon

    def facts(self, table, lines):
        """The lines of a table for the absent name, one for each that stands for the true one."""
        return self.functions(lines) if table == "SDKFunctions.txt" else self.swift_names(lines) if table == "SDKSwiftNames.txt" else self.names(lines)

    def names(self, lines):
        """Of Objective-C's names: setTitle, UIViewContentMode of the type ContentMode, enabled of isEnabled."""
        name, absent = self.name, self.absent
        if self.kind == "label":
            name, absent = self.callee + name[:1].upper() + name[1:], self.callee + absent[:1].upper() + absent[1:]
        capital = name[:1].upper() + name[1:]
        getter = name[2:3].lower() + name[3:] if re.match(r"is[A-Z]", name) else None
        for line in lines:
            known, tab, kind = line.partition("\t")
            if known == name or known.startswith(name) and known[len(name)].isupper():
                yield absent + known[len(name):] + tab + kind
            elif known == "NS" + name or known == getter or known.endswith(capital) and self.kind != "label":
                yield known + self.ending + tab + kind

    def swift_names(self, lines):
        """Of Owner.name, and of names that stand in nothing."""
        for line in lines if self.kind != "label" else []:
            parts = line.split(".")
            if self.name in parts:
                yield ".".join(self.absent if part == self.name else part for part in parts)

    def functions(self, lines):
        """Of present(_:animated:completion?:)."""
        for line in lines:
            callee, _, labels = line.partition("(")
            if self.kind != "label" and callee == self.name:
                yield f"{self.absent}({labels}"
            elif self.kind == "label" and callee == self.callee and re.search(rf"(^|:){self.name}\??:", labels):
                yield f"{callee}(" + re.sub(rf"(^|:){self.name}(\??:)", rf"\1{self.absent}\2", labels)


# Runs

class Tables:
    """A copy of Quince's folder, of links to its files, with tables of its own."""

    def __init__(self, root, folder):
        self.folder = folder

        def link(source, target):
            try:
                os.link(source, target)
            except OSError:
                shutil.copy2(source, target)

        for name in ("Sources", ".build"):
            shutil.copytree(os.path.join(root, name), os.path.join(folder, name), symlinks=True, copy_function=link,
                            ignore=shutil.ignore_patterns("checkouts", "repositories"))
        link(os.path.join(root, "Package.swift"), os.path.join(folder, "Package.swift"))
        self.program = [os.path.join(folder, ".build/release/quince-tool")]
        self.tables = {}
        for path in glob.glob(os.path.join(folder, "Sources/AppBuilder/Facts/*")):
            with open(path) as file:
                self.tables[path] = file.read().splitlines()
            os.remove(path)
        self.write()

    def write(self, mutation=None):
        for path, lines in self.tables.items():
            new = list(mutation.facts(os.path.basename(path), lines)) if mutation else []
            with open(path, "w") as file:
                file.write("\n".join(lines + new) + "\n")


class Runs:
    def __init__(self, project, name, out, limit):
        self.project, self.limit = project, limit
        self.pictures, self.build = os.path.join(out, "pictures", name), os.path.join(out, "build", name)
        self.logs = os.path.join(out, "logs", name)
        os.makedirs(self.logs, exist_ok=True)

    def draw(self, log):
        """The status, what was said, the seconds and what was left out."""
        shutil.rmtree(self.pictures, ignore_errors=True)
        status, text, seconds = reach.snapshot(self.project.project, None, self.pictures, self.build, self.limit)
        with open(os.path.join(self.logs, re.sub(r"\W", "_", log) + ".log"), "w") as file:
            file.write(text)
        left = []
        if status == 0:
            with open(os.path.join(self.pictures, "report.json")) as report:
                left = json.load(report).get("leftOut") or []
        return status, text, seconds, left

    def trees(self):
        return [open(path).read() for path in sorted(glob.glob(os.path.join(self.pictures, "*.txt")))]

    def is_compiled(self, absent):
        """Whether the name stands in what was compiled: also in a string, which a selector becomes."""
        for path in glob.glob(os.path.join(self.build, "package/Sources/**/*.swift"), recursive=True):
            with open(path, errors="replace") as file:
                if absent in file.read():
                    return True
        return False

    def take(self, mutation):
        status, text, seconds, left = self.draw(str(mutation))
        named = [part for part in left if mutation.absent in part["needs"]]
        stale = sorted({part["needs"] for part in left if re.search(r"(Absent)+\b", part["needs"]) and mutation.absent not in part["needs"]})
        left = [part for part in left if part["needs"] not in stale]
        errors = re.findall(r"error: (.*)", text)
        note = reach.needs(left) if left else re.sub(r"/\S*/", "", next(iter(errors), ""))[:160]
        if status == 0:
            if left:
                outcome = "unnamed" if not named else "hatched" if reach.is_hatched(self.pictures) else "named"
            else:
                outcome = "silent" if self.is_compiled(mutation.absent) else "unused"
        elif status == 124:
            outcome = "hung"
        elif status == 20:
            outcome = "refused" if errors and mutation.absent in errors[0] else "stopped"
        elif status in (21, 22, 23, 28):
            said = ("This code was left out of the app", "the app came to what is left out")
            message = next((line for line in text.splitlines() if mutation.absent in line and any(words in line for words in said)), None)
            outcome, note = ("ended", message[:160]) if message else ("crashed", note)
        else:
            outcome = "stopped"
        return dict(kind=mutation.kind, name=str(mutation), outcome=outcome, status=status, seconds=round(seconds), left=left, stale=stale, note=note)


def summary(results, changed):
    count = lambda rows, outcome: sum(row["outcome"] == outcome for row in rows)
    every = [row for rows in results.values() for row in rows]
    outcomes = [o for o in ("named", "unused", "hatched", "refused", "ended", "unnamed", "silent", "stopped", "crashed", "hung") if count(every, o)]
    lines = ["", "| project | runs | " + " | ".join(outcomes) + " |", "|---|---|" + "---|" * len(outcomes)]
    kinds = {f"{kind}s": [row for row in every if row["kind"] == kind] for kind in ("type", "member", "label")}
    for title, rows in {**results, **kinds, "all": every}.items():
        lines.append(f"| {title} | {len(rows)} | " + " | ".join(str(count(rows, o)) for o in outcomes) + " |")
    lines += ["", f"Runs that named what an earlier one left out: {sum(bool(row['stale']) for row in every)}"]
    lines += [f"{name}: not drawn in the end as in the beginning" for name in changed]
    defects = [(name, row) for name, rows in results.items() for row in rows if row["outcome"] in DEFECTS]
    if defects:
        lines += ["", "| project | name | defect | left out, or the error |", "|---|---|---|---|"]
        lines += [f"| {name} | `{row['name']}` | {row['outcome']} | {row['note'].replace('|', chr(92) + '|')} |" for name, row in defects]
    return "\n".join(lines), bool(defects or changed or any(row["stale"] for row in every))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--out")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--quince", default=reach.QUINCE[0])
    parser.add_argument("--limit", type=int, default=400)
    parser.add_argument("--list", action="store_true", help="the names of each project that can be taken away; draws nothing")
    args = parser.parse_args()
    out = os.path.abspath(args.out or tempfile.mkdtemp(prefix="quince-mutation-"))
    if os.path.exists(out) and os.listdir(out):
        sys.exit(f"{out} is not empty")
    graphs = os.path.join(out, "graphs")
    os.makedirs(graphs)
    known = apple(), ours(), others(graphs)
    chosen = {name: path for name, path in PROJECTS.items() if not args.only or any(o in name for o in args.only)}
    runs, results, changed = {}, {name: [] for name in chosen}, []
    for name, path in chosen.items():
        folder = os.path.join(out, "projects", name.replace("/", "+"))
        shutil.copytree(os.path.join(args.checkouts, name.replace("/", "+")), folder, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        project = Project(folder, path)
        runs[name] = Runs(project, name.replace("/", "+"), out, args.limit)
        if args.list:
            print(f"{name}: {' '.join(str(mutation) for mutation in project.mutations(*known))}")
    if args.list:
        return
    # Frameworks that these projects are the first to use are compiled in Quince's own folder.
    reach.QUINCE[:] = [os.path.realpath(args.quince)]
    for name, run in runs.items():
        status, text, _, left = run.draw("as it is")
        if status or left:
            sys.exit(f"{name} is not drawn whole as it is:\n{text}")
        shutil.rmtree(run.build)
    tables = Tables(os.path.dirname(reach.QUINCE[0]), os.path.join(out, "quince"))
    reach.QUINCE[:] = tables.program
    os.environ["QUINCE_ROOT"] = tables.folder
    for name, run in runs.items():
        run.draw("in the beginning")
        first = run.trees()
        mutations = run.project.mutations(*known)
        mutations = random.Random(f"{args.seed} {name}").sample(mutations, min(args.runs // len(PROJECTS), len(mutations)))
        for mutation in mutations:
            tables.write(mutation)
            run.project.write(mutation)
            row = run.take(mutation)
            results[name].append(row)
            still = ["still: " + ", ".join(row["stale"])] if row["stale"] else []
            line = (name, row["kind"], row["name"], row["outcome"], len(row["left"]), row["seconds"], row["note"], *still)
            print("\t".join(str(x) for x in line), flush=True)
            with open(os.path.join(out, "results.json"), "w") as file:
                json.dump(results, file)
        tables.write()
        run.project.write()
        status, _, _, left = run.draw("in the end")
        if status or run.trees() != first or any("Absent" not in part["needs"] for part in left):
            changed.append(name)
    text, is_defect = summary(results, changed)
    print(text)
    print(f"\nresults, logs and builds: {out}")
    sys.exit(is_defect)


if __name__ == "__main__":
    main()
