import AppSession
import CoreGraphics
import Device
import Foundation
import LayoutAudit
import ObjectRuntime

/// Audits the screen that an app shows, and makes pictures of what is wrong with it.
@MainActor struct WindowAuditor {
    private let session: Simulator
    private let request: AuditRequest
    private let output: URL
    /// The prefix of the files of this screen.
    private let name: String

    /// Seconds before a picture, for animations to end.
    private nonisolated static let rest = 0.5

    init(_ session: Simulator, _ request: AuditRequest, output: URL, name: String) {
        self.session = session
        self.request = request
        self.output = output
        self.name = name
    }

    func run() throws -> WindowAudit {
        // The session's clock stands still while the app works.
        let began: Double = SessionTime.machine
        if let events = request.crawlEvents {
            var audit = WindowAudit(findings: [], sizes: 0, seconds: 0)
            let found = Crawler(session: session, events: events, seed: request.seed).run()
            (audit.script, audit.screens, audit.events) = (found.script, found.screens, events)
            audit.seconds = SessionTime.machine - began
            return audit
        }
        if let count = request.plantedFaults {
            var audit = WindowAudit(findings: [], sizes: 0, seconds: 0)
            guard hasFreeWindows, let frame: Rect = session.configuration?.frameOnScreen else { return audit }
            let run = try SelfTestRun(session: session, request: request).run(count: count, seed: request.seed, widths: request.leastSide...Int(frame.width))
            (audit.selfTest, audit.sizes) = (run.test, run.sizes)
            audit.seconds = SessionTime.machine - began
            return audit
        }
        var surveyor = LayoutSurveyor(session, step: request.step)
        let diagnosed: [LayoutFinding] = try surveyor.diagnose(widths: widthsToDiagnose)
        var findings: [LayoutFinding] = (hasFreeWindows ? try sizes(&surveyor) : try surveyor.surveyTurned()) + diagnosed
        try confirm(&findings)
        findings.sort { ($0.weight.rank, $0.ranges.first?.from ?? 0) < ($1.weight.rank, $1.ranges.first?.from ?? 0) }
        try makePictures(of: &findings)
        return WindowAudit(findings: findings, sizes: surveyor.sizes, seconds: SessionTime.machine - began)
    }

    private var hasFreeWindows: Bool { session.configuration?.device.idiom == .pad && session.fit?.way == .direct }

    /// A telephone's and the whole screen's: they show different screens. What can be read and heard hardly depends on the width besides.
    private var widthsToDiagnose: [Int] {
        guard hasFreeWindows, let frame: Rect = session.configuration?.frameOnScreen else { return [] }
        return [Self.narrow, Int(frame.width)]
    }

    // MARK: Sizes

    /// Width of the windows whose heights are gone through: a telephone's.
    private nonisolated static let narrow = 375

    /// All widths at the full height, then all heights of a narrow window.
    private func sizes(_ surveyor: inout LayoutSurveyor) throws -> [LayoutFinding] {
        guard let frame: Rect = session.configuration?.frameOnScreen else { return [] }
        let widths: [LayoutFinding] = try surveyor.survey(.width, request.leastSide...Int(frame.width))
        let heights: [LayoutFinding] = try surveyor.survey(.height, request.leastSide...Int(frame.height), other: Self.narrow)
        // What is wrong at the full height too was found there.
        let found: [LayoutFinding] = widths + heights.filter { $0.ranges.last?.to != Int(frame.height) }
        return request.timesSteps ? found + (try surveyor.slowSteps(.width, request.leastSide...Int(frame.width))) : found
    }

    // MARK: Drawing

    /// Draws each defect at its worst size; what nobody sees is none.
    private func confirm(_ findings: inout [LayoutFinding]) throws {
        guard let start = session.configuration else { return }
        let order: [Int] = findings.indices.sorted { (findings[$0].axis.rawValue, findings[$0].worst) < (findings[$1].axis.rawValue, findings[$1].worst) }
        var shown: String?
        for index in order where findings[index].weight == .defect {
            guard let check: VisibilityCheck = findings[index].check else { continue }
            let size = "\(findings[index].axis.rawValue)-\(findings[index].worst)"
            if size != shown { try show(findings[index].worst, findings[index].axis, start) }
            shown = size
            findings[index].isDrawn = session.endpoint.isSeen(check)
            if findings[index].isDrawn == false { findings[index].weight = .unseen }
        }
        guard shown != nil else { return }
        session.change(to: start)
        session.advance(by: Self.rest)
    }

    private func makePictures(of findings: inout [LayoutFinding]) throws {
        guard let start = session.configuration else { return }
        var made: Set<String> = []
        var count = 0
        for index in findings.indices where findings[index].weight == .defect && count < request.pictures {
            count += 1
            for shot in findings[index].shots.indices {
                let size: Int = findings[index].shots[shot].size, axis: LayoutFinding.Axis = findings[index].axis
                let file = "\(name).\(axis.rawValue)-\(size).png"
                if made.insert(file).inserted { try draw(size, axis, start, to: file) }
                findings[index].shots[shot].picture = file
            }
        }
        session.change(to: start)
        session.advance(by: Self.rest)
    }

    private func show(_ size: Int, _ axis: LayoutFinding.Axis, _ start: WindowConfiguration) throws {
        let frame: Rect = start.frameOnScreen
        if hasFreeWindows {
            let (width, height) = axis == .width ? (size, Int(frame.height)) : (Self.narrow, size)
            session.change(to: try start.with(arrangement: .window(width: width, height: height)))
        } else if size != Int(frame.width) {
            try session.rotate(to: start.orientation.other)
        } else {
            session.change(to: start)
        }
        session.advance(by: Self.rest)
    }

    private func draw(_ size: Int, _ axis: LayoutFinding.Axis, _ start: WindowConfiguration, to file: String) throws {
        try show(size, axis, start)
        let picture: FrameBuffer = session.draw(bare: true)
        try PictureFile.write(picture, hash: PixelHash(picture.bitmap), to: output.appendingPathComponent(file))
    }
}
