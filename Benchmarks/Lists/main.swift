import AppSession
import CoreGraphics
import Device
import Foundation
import HeadlessHost
import ListEngine
import UIKit

// What a list of a million rows costs: its first frame, a scroll step, a jump, memory; the difference of two snapshots of a
// million identifiers. Beside it GTK's list view and Qt Quick's on the same rows, in one run. See README.md here.

@MainActor func makeSession() -> Simulator {
    ObjCRuntime.registration(of: BenchDelegate.self, named: "ListBench.BenchDelegate").initializer("init") { _ in BenchDelegate() }
    return Simulator(endpoint: ApplicationSession(delegateClassName: "ListBench.BenchDelegate"))
}

/// Milliseconds on the monotonic clock.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func measure(_ count: Int, warmUp: Int = 3, _ body: () throws -> Void) rethrows -> Double {
    for _ in 0..<warmUp { try body() }
    return try median(
        (0..<count).map { _ in
            let start: Double = now()
            try body()
            return now() - start
        })
}

/// The memory the process has now, in megabytes.
func memory() -> Double {
    let status: String = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line: Substring = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
    return (Double(line.filter(\.isNumber)) ?? 0) / 1024
}

func run(_ path: String, _ arguments: [String]) -> [Double] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    let data: Data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
}

let configuration = try WindowConfiguration(parsing: "ipad-pro-12.9.portrait.window-390x844")
let own: String = CommandLine.arguments[0]
let arguments: [String] = Array(CommandLine.arguments.dropFirst())

/// First frame, scroll step and jump of one kind of list, in milliseconds.
@MainActor func listFigures(table: Bool) -> [Double] {
    RowScreen.isTable = table
    let session = makeSession()
    let first: Double = measure(9, warmUp: 1) {
        session.launch(in: configuration)
        _ = session.draw(bare: true)
    }
    session.advance(by: 0.1)
    guard let list = BenchDelegate.list else { return [] }
    var frame = 0
    func show(_ offset: CGFloat) {
        list.contentOffset.y = offset
        _ = session.draw(bare: true)
        frame += 1
    }
    let step: Double = measure(301, warmUp: 40) { show(list.contentOffset.y + 37) }
    var generator = SystemRandomNumberGenerator()
    let jump: Double = measure(101, warmUp: 10) { show(CGFloat(Int.random(in: 0..<43_000_000, using: &generator))) }
    return [first, step, jump]
}

if arguments.first == "list" {
    RowScreen.count = arguments.count > 2 ? Int(arguments[2]) ?? 1000 : 1_000_000
    let session = makeSession()
    RowScreen.isTable = arguments[1] == "table"
    session.launch(in: configuration)
    _ = session.draw(bare: true)
    for _ in 0..<50 {
        BenchDelegate.list?.contentOffset.y += 37
        _ = session.draw(bare: true)
    }
    print(memory())
    exit(0)
}

// One kind of list alone, for a profiler: all its figures, or nothing but steps or jumps.
if arguments.first == "figures" {
    print(listFigures(table: arguments.last == "table"))
    exit(0)
}
if arguments.first == "steps" || arguments.first == "jumps" {
    RowScreen.isTable = arguments.last == "table"
    let session = makeSession()
    session.launch(in: configuration)
    for frame in 0..<500 {
        _ = session.draw(bare: true)
        let jump: CGFloat = CGFloat((frame * 7_919_317) % 43_000_000)
        BenchDelegate.list?.contentOffset.y = arguments[0] == "jumps" ? jump : CGFloat(frame * 37)
    }
    exit(0)
}

func row(_ name: String, _ value: Double, _ unit: String, _ goal: Double) {
    let verdict: String = value <= goal ? "reached" : "NOT reached"
    print(String(format: "%-62@ %8.2f %@  goal %g  %@", name as NSString, value, unit as NSString, goal, verdict as NSString))
}

print("\(RowScreen.count) rows in 390 x 844 points at 2x; medians\n")
let table: [Double] = listFigures(table: true)
for (name, figures) in [("table, fixed heights", table), ("collection view list, measured heights", listFigures(table: false))] {
    row("\(name): first frame", figures[0], "ms", 60)
    row("\(name): a scroll step", figures[1], "ms", 1.5)
    row("\(name): a jump to anywhere", figures[2], "ms", 1.5)
}
for kind in ["table", "collection"] {
    let many: [Double] = (0..<3).flatMap { _ in run(own, ["list", kind, "1000000"]) }
    let few: [Double] = (0..<3).flatMap { _ in run(own, ["list", kind, "1000"]) }
    if !many.isEmpty, !few.isEmpty { row("\(kind): more memory than 1,000 rows", median(many) - median(few), "MB", 5) }
}

// MARK: Differences

var old: [Int] = Array(0..<1_000_000)
var generator = SystemRandomNumberGenerator()
var new: [Int] = old
// One in a hundred changed: half of them replaced, a quarter removed and others inserted, a quarter moved.
for index in 0..<5_000 { new[index * 200] = 2_000_000 + index }
for _ in 0..<1_250 { new.remove(at: Int.random(in: 0..<new.count, using: &generator)) }
for index in 0..<1_250 { new.insert(3_000_000 + index, at: Int.random(in: 0..<new.count, using: &generator)) }
for _ in 0..<2_500 {
    let moved: Int = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
    new.insert(moved, at: Int.random(in: 0..<new.count, using: &generator))
}
var moves = 0
let difference: Double = measure(7, warmUp: 1) { moves = SequenceDifference(from: old, to: new).moved.count }
row("difference of 1,000,000 identifiers, 1 % changed (\(moves) moves)", difference, "ms", 25)
var before = NSDiffableDataSourceSnapshot<Int, Int>()
before.appendSections([0])
before.appendItems(old)
var after = NSDiffableDataSourceSnapshot<Int, Int>()
after.appendSections([0])
after.appendItems(new)
RowScreen.isTable = true
let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
let source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) { view, path, _ in
    view.dequeueReusableCell(withIdentifier: "row", for: path)
}
source.apply(before, animatingDifferences: false)
tableView.layoutIfNeeded()
var isAfter = false
let apply: Double = measure(7, warmUp: 2) {
    isAfter.toggle()
    source.apply(isAfter ? after : before, animatingDifferences: false)
    tableView.layoutIfNeeded()
}
print(String(format: "%-62@ %8.2f ms", "applied to a table as a snapshot, through UIKit" as NSString, apply))
let start: Double = now()
let plain = new.difference(from: old)
print(String(format: "the standard library's CollectionDifference: %.0f ms (%d changes)", now() - start, plain.count))

// MARK: Peers

let peers = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Peers")
for (name, script) in [("GTK 4 list view", "gtk.sh"), ("Qt Quick list view", "qtquick.sh")] {
    let figures: [Double] = run("/bin/sh", [peers.appendingPathComponent(script).path])
    guard figures.count == 3, table.count == 3 else {
        print("\n\(name): not measured; see README.md")
        continue
    }
    print(String(format: "\n%@, the same rows: first frame %.1f ms, step %.2f ms, jump %.2f ms", name as NSString, figures[0], figures[1], figures[2]))
    print(String(format: "  times ours: %.1f, %.1f, %.1f", figures[0] / table[0], figures[1] / table[1], figures[2] / table[2]))
}
