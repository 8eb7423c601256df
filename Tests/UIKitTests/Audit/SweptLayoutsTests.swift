import Foundation
import LayoutAudit
import Testing

@testable import HeadlessHost
@testable import UIKit

/// What a script's sweep says of layouts with a mistake in each.
@Suite(.serialized) @MainActor struct SweptLayoutsTests {
    /// The lines of a sweep from 320 to 800 points.
    private func lines(_ plant: (PlantedController) -> Void) throws -> [String] {
        let root = PlantedController()
        root.loadViewIfNeeded()
        root.view.backgroundColor = .systemBackground
        plant(root)
        let device = try TestDevice("ipad-pro-12.9.landscape.full", root: root)
        defer { device.close() }
        let report: (String) -> Void = ConflictReport.sink
        ConflictReport.sink = { _ in }
        defer { ConflictReport.sink = report }
        return try SizeSweep(session: device.session, widths: 320...800).run()
    }

    /// The widths of a mistake as a line says them; the beginning of it where the font decides on the end.
    private func words(_ ranges: [LayoutFinding.Range]) -> String {
        if let first = ranges.first, first.to == 0 { return "width from \(first.from) to " }
        return "width " + ranges.map { "from \($0.from) to \($0.to)" }.joined(separator: ", ") + ": "
    }

    /// All take minutes: with `QUINCE_SWEPT_LAYOUTS=all`. Each fourth is taken without.
    private nonisolated static var chosen: [FaultyLayout] {
        if ProcessInfo.processInfo.environment["QUINCE_SWEPT_LAYOUTS"] == "all" { return FaultyLayout.all }
        return FaultyLayout.all.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
    }

    @Test(arguments: chosen)
    func aSweepNamesAMistakeWithItsWidths(_ fault: FaultyLayout) throws {
        let lines: [String] = try lines(fault.plant)
        #expect(
            lines.contains { $0.hasPrefix(words(fault.ranges)) && $0.contains(": \(fault.kind.rawValue): ") },
            "\(fault.name): \(lines.joined(separator: "\n"))")
    }

    @Test func thereAreMoreThanThirtyOfThem() { #expect(FaultyLayout.all.count > 30) }
}
