import AppSession
import Device
import LayoutAudit

/// Resizes an app's window point by point and back, and tells what is broken at which widths.
@MainActor struct SizeSweep {
    let session: Simulator
    let widths: ClosedRange<Int>

    /// Problems that are written out; a broken layout breaks in many places.
    private nonisolated static let most = 12

    /// Sweeps from the smallest width to the largest and back.
    /// - Returns: a line for each problem with the widths at which there is one; empty when there is none.
    /// - Throws: `WindowConfigurationError` when the device has no free windows of these sizes.
    /// - Throws: also `ImpossibleStep` for an app that has one size in all of them.
    func run() throws -> [String] {
        if let start = session.configuration,
            let free = try? start.with(arrangement: .window(width: widths.lowerBound, height: Int(start.frameOnScreen.height)))
        {
            let fit = AppFit(free, session.endpoint.declaration)
            if fit.way != .direct { throw ImpossibleStep(problem: "There are no sizes to sweep. \(fit.note ?? "The app has one only.")") }
        }
        var surveyor = LayoutSurveyor(session, step: 1)
        let problems: [LayoutFinding] = try surveyor.survey(.width, widths).filter { $0.weight == .defect || $0.kind == .windowProtrusion }
        let lines: [String] = problems.prefix(Self.most).map(\.line)
        return problems.count > Self.most ? lines + ["and \(problems.count - Self.most) more"] : lines
    }
}
