import AppSession
import Device

/// Resizes an app's window point by point and back, and tells what broke on the way.
@MainActor struct SizeSweep {
    let session: Simulator
    let widths: ClosedRange<Int>

    /// Seconds between two sizes: a frame.
    private nonisolated static let pause = 1.0 / 60
    /// Seconds after which everything has come to rest.
    private nonisolated static let rest = 1.0
    /// Problems that are written out; a broken layout breaks at many widths.
    private nonisolated static let most = 12

    /// Sweeps from the smallest width to the largest and back.
    /// - Returns: a line for each problem, at the width where it showed first; empty when there is none.
    /// - Throws: `WindowConfigurationError` when the device has no free windows of these sizes.
    func run() throws -> [String] {
        guard let start = session.configuration else { return [] }
        let height = Int(start.frameOnScreen.height)
        var problems = SweepProblems()
        try resize(to: widths.lowerBound, height)
        session.advance(by: Self.rest)
        // What happened before is not the sweep's.
        let before: LayoutAudit = session.endpoint.layoutAudit()
        problems.take(LayoutAudit(outside: before.outside), at: widths.lowerBound)
        for width in Array(widths.dropFirst()) + widths.dropLast().reversed() {
            try resize(to: width, height)
            session.advance(by: Self.pause)
            problems.take(session.endpoint.layoutAudit(), at: width)
        }
        session.advance(by: Self.rest)
        problems.compare(before.tree, session.endpoint.layoutAudit().tree)
        session.change(to: start)
        session.advance(by: Self.rest)
        return problems.lines(most: Self.most)
    }

    private func resize(to width: Int, _ height: Int) throws {
        guard let now = session.configuration else { return }
        session.change(to: try now.with(arrangement: .window(width: width, height: height)))
    }
}

/// What a sweep found: each problem once, with the widths at which it was seen.
struct SweepProblems: Equatable {
    private var order: [String] = []
    private var widths: [String: [Int]] = [:]

    mutating func take(_ audit: LayoutAudit, at width: Int) {
        for conflict in audit.conflicts { note("constraints cannot all hold: " + conflict, at: width) }
        for view in Set(audit.outside).sorted() { note("outside the window: " + view, at: width) }
    }

    private mutating func note(_ problem: String, at width: Int) {
        if widths[problem] == nil { order.append(problem) }
        widths[problem, default: []].append(width)
    }

    /// The first line in which the views at the end differ from those at the start.
    mutating func compare(_ start: String, _ end: String) {
        guard start != end else { return }
        let (old, new) = (start.split(separator: "\n"), end.split(separator: "\n"))
        let difference: Int? = zip(old, new).enumerated().first { !Self.isSame($1.0, $1.1) }?.offset
        guard old.count != new.count || difference != nil else { return }
        let place: Int = difference ?? min(old.count, new.count)
        func line(_ lines: [Substring]) -> String {
            lines.indices.contains(place) ? String(lines[place]).replacingOccurrences(of: "   | ", with: "") : "nothing"
        }
        order.append("the views at the end differ from those at the start: \(line(old)) became \(line(new))")
    }

    /// Whether two lines are the same but for numbers less than a point apart: a frame lands on one pixel or the next by what
    /// was rounded before it.
    static func isSame(_ a: Substring, _ b: Substring) -> Bool {
        if a == b { return true }
        let (left, right) = (words(a), words(b))
        return left.count == right.count
            && zip(left, right).allSatisfy { one, other in
                if one == other { return true }
                guard let x = Double(one), let y = Double(other) else { return false }
                return abs(x - y) < 1
            }
    }

    private static func words(_ line: Substring) -> [Substring] { line.split { " ();=".contains($0) } }

    func lines(most: Int) -> [String] {
        let lines: [String] = order.prefix(most).map { problem in
            guard let seen = widths[problem], let least = seen.min(), let greatest = seen.max() else { return problem }
            let place: String = least == greatest ? "at \(least)" : "from \(least) to \(greatest), \(seen.count) times"
            return place + ": " + problem
        }
        return order.count > most ? lines + ["and \(order.count - most) more"] : lines
    }
}
