import AppSession
import Device
import LayoutAudit

/// Plants mistakes in the screen that an app shows, one after the other, and audits it with each.
@MainActor struct SelfTestRun {
    let session: Simulator
    let request: AuditRequest

    /// Seeds that are tried for a mistake: not every view is fit for every one.
    private nonisolated static let tries = 8

    /// As many mistakes of each kind, as far as the screen has views for them.
    func run(count: Int, seed: UInt64, widths: ClosedRange<Int>) throws -> (test: SelfTest, sizes: Int) {
        let start: WindowConfiguration? = session.configuration
        defer { if let start { session.change(to: start) } }
        var surveyor = LayoutSurveyor(session, step: request.step)
        guard let plain: SizeSurvey = try surveyor.layouts(.width, widths) else { return (SelfTest(), 0) }
        if let start { session.change(to: start) }
        let diagnosed: [LayoutFinding] = try surveyor.diagnose()
        let choice = FaultChoice(plain, findings: diagnosed)
        var before = Set((plain.findings() + diagnosed).map(Self.identity))
        before.formUnion(try surveyor.survey(.width, widths).map(Self.identity))
        var test = SelfTest()
        var next: UInt64 = seed &* 1_000_003
        var kinds: [FindingKind] = FindingKind.allCases.filter(\.isPlantable)
        // Where an app is slow by itself, nothing planted shows.
        if try !surveyor.slowSteps(.width, widths).isEmpty { kinds.removeAll { $0 == .slowStep } }
        while test.trials.count < count, !kinds.isEmpty {
            for kind in kinds where test.trials.count < count {
                guard let trial = try trial(kind, choice, before, &next, &surveyor, widths) else {
                    kinds.removeAll { $0 == kind }
                    continue
                }
                test.trials.append(trial)
            }
        }
        return (test, surveyor.sizes)
    }

    private func trial(
        _ kind: FindingKind, _ choice: FaultChoice, _ before: Set<String>, _ seed: inout UInt64, _ surveyor: inout LayoutSurveyor,
        _ widths: ClosedRange<Int>
    ) throws -> SelfTest.Trial? {
        for _ in 0..<Self.tries {
            seed &+= 1
            guard let fault = choice.fault(kind, seed: seed) else { return nil }
            guard session.endpoint.plant(fault) else { continue }
            let found: [LayoutFinding] = try findings(of: fault, &surveyor, widths)
            guard session.endpoint.removeFault() else { continue }
            let own: [LayoutFinding] = found.filter { $0.names(fault) && !before.contains(Self.identity($0)) }
            let matching: LayoutFinding? = own.first { $0.kind == fault.kind }
            let others: [LayoutFinding] = found.filter { !$0.names(fault) && !before.contains(Self.identity($0)) }
            return .init(fault: fault, found: matching?.ranges ?? [], others: others.map(\.line))
        }
        return nil
    }

    /// The findings by which a fault shows: lost state on the way back, text that is hard to read or to hear where the screen is diagnosed.
    private func findings(of fault: PlantedFault, _ surveyor: inout LayoutSurveyor, _ widths: ClosedRange<Int>) throws -> [LayoutFinding] {
        switch fault.kind {
        case .lostState: return try surveyor.survey(.width, widths)
        case .lowContrast, .missingDescription: return try surveyor.diagnose()
        case .slowStep: return try surveyor.slowSteps(.width, widths)
        default:
            let start: WindowConfiguration? = session.configuration
            defer { if let start { session.change(to: start) } }
            return try surveyor.layouts(.width, widths)?.findings() ?? []
        }
    }

    /// The identity of a finding, whatever its worst size.
    private static func identity(_ finding: LayoutFinding) -> String {
        ([finding.kind.rawValue, finding.rangeText] + finding.views).joined(separator: "|")
    }
}

extension LayoutFinding {
    /// Whether the view of a mistake, or what is in it, has a part in the finding; what constraints say is named by its controller, an arrangement
    /// by its widths.
    fileprivate func names(_ fault: PlantedFault) -> Bool {
        if views.contains(fault.view) || detail.contains(fault.view) || !Set(views).isDisjoint(with: fault.parts) { return true }
        if kind == .slowStep { return fault.kind == .slowStep }
        if kind == .smallRange { return ranges == [.init(fault.from, fault.to)] }
        return fault.kind == .conflict && kind == .conflict && views.contains { $0.hasPrefix("UIView") }
    }
}
