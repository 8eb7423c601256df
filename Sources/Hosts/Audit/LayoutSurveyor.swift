import AppSession
import Device
import LayoutAudit
import ObjectRuntime

/// Lays an app out at many sizes of its window and finds what is wrong at which of them. The window comes back to where it was.
@MainActor package struct LayoutSurveyor {
    private let session: Simulator
    /// Sizes that were laid out.
    package private(set) var sizes = 0
    private let step: Int

    /// Seconds between two sizes: a frame.
    private nonisolated static let pause = 1.0 / 60
    /// Seconds for what a change of the arrangement sets in motion.
    private nonisolated static let settling = 0.5
    /// Seconds after which everything has come to rest.
    private nonisolated static let rest = 1.0
    /// How many of those an app is watched for that does something by itself.
    private nonisolated static let patience = 4

    /// - Parameter step: the greatest distance of sizes that are laid out; 1 for every one.
    package init(_ session: Simulator, step: Int = SizeSurvey.step) {
        self.session = session
        self.step = step
    }

    /// Free windows of every size along an axis, the other side as long as it is or as `other` says, up and back.
    /// - Throws: `WindowConfigurationError` when the device has no free windows of these sizes.
    package mutating func survey(_ axis: LayoutFinding.Axis, _ range: ClosedRange<Int>, other: Int? = nil) throws -> [LayoutFinding] {
        guard let start = session.configuration else { return [] }
        let across: Int = other ?? length(of: start, across: axis)
        let (survey, before): (SizeSurvey, Beginning) = try take(axis, range, across)
        for sample in survey.samples.reversed() {
            try show(sample.size, axis, across)
            session.advance(by: Self.pause)
        }
        session.advance(by: Self.rest)
        let after: LayoutPicture = session.endpoint.layoutPicture()
        session.change(to: start)
        session.advance(by: Self.rest)
        return survey.findings() + LostState(before: before.picture, after: after, restless: before.restless).findings(at: range.lowerBound, axis: axis)
    }

    /// The layouts on the way up alone, the other side as long as it is.
    mutating func layouts(_ axis: LayoutFinding.Axis, _ range: ClosedRange<Int>) throws -> SizeSurvey? {
        guard let start = session.configuration else { return nil }
        return try take(axis, range, length(of: start, across: axis)).survey
    }

    /// The sizes of free windows at which a step takes the app too long. What is drawn afterwards is not counted.
    func slowSteps(_ axis: LayoutFinding.Axis, _ range: ClosedRange<Int>, other: Int? = nil) throws -> [LayoutFinding] {
        guard let start = session.configuration else { return [] }
        let across: Int = other ?? length(of: start, across: axis)
        try show(range.lowerBound, axis, across)
        session.advance(by: Self.rest)
        let steps = try SlowSteps(range, axis: axis) { size in
            try show(size < range.upperBound ? size + 1 : size - 1, axis, across)
            session.advance(by: Self.pause)
            let began: Double = SessionTime.processor
            try show(size, axis, across)
            session.advance(by: Self.pause)
            return (SessionTime.processor - began) * 1000
        }
        session.change(to: start)
        session.advance(by: Self.rest)
        return steps.findings()
    }

    /// The defects of the screen beside the places of its views, at these widths or as it is.
    package mutating func diagnose(widths: [Int] = []) throws -> [LayoutFinding] {
        guard let start = session.configuration else { return [] }
        var found: [ScreenDiagnosis] = []
        for width in widths.sorted() {
            try show(width, .width, length(of: start, across: .width))
            session.advance(by: Self.rest)
            let diagnosis: ScreenDiagnosis = session.endpoint.diagnosis()
            // An app that wants the whole screen has no other width.
            if diagnosis.picture.width != found.last?.picture.width { found.append(diagnosis) }
        }
        if widths.isEmpty {
            found = [session.endpoint.diagnosis()]
        } else {
            session.change(to: start)
            session.advance(by: Self.rest)
        }
        return SizeSurvey(of: found).findings()
    }

    private mutating func take(_ axis: LayoutFinding.Axis, _ range: ClosedRange<Int>, _ across: Int) throws -> (survey: SizeSurvey, first: Beginning) {
        try show(range.lowerBound, axis, across)
        let first: Beginning = beginning()
        var last: LayoutPicture = first.picture
        let survey = try SizeSurvey(range, axis: axis, step: step) { size in
            try show(size, axis, across)
            last = Self.settledPicture(session, after: last)
            return last
        }
        sizes += survey.samples.count
        return (survey, first)
    }

    /// The screen that is to come back, and what of it changes by itself.
    private struct Beginning {
        var picture: LayoutPicture
        var restless: Set<Int> = []
    }

    /// Waits for what the app does by itself after it has appeared, such as a slide show.
    private func beginning() -> Beginning {
        session.advance(by: Self.rest)
        var beginning = Beginning(picture: session.endpoint.layoutPicture())
        for _ in 0..<Self.patience {
            session.advance(by: Self.rest)
            let next: LayoutPicture = session.endpoint.layoutPicture()
            let changes: Set<Int> = LostState.changes(from: beginning.picture, to: next)
            beginning.restless.formUnion(changes)
            beginning.picture = next
        }
        return beginning
    }

    private func length(of window: WindowConfiguration, across axis: LayoutFinding.Axis) -> Int {
        Int(axis == .width ? window.frameOnScreen.height : window.frameOnScreen.width)
    }

    private func show(_ size: Int, _ axis: LayoutFinding.Axis, _ across: Int) throws {
        guard let now = session.configuration else { return }
        session.change(to: try now.with(arrangement: axis == .width ? .window(width: size, height: across) : .window(width: across, height: size)))
    }

    /// The layout once what a new arrangement set in motion is over.
    private static func settledPicture(_ session: Simulator, after last: LayoutPicture) -> LayoutPicture {
        session.advance(by: pause)
        let picture: LayoutPicture = session.endpoint.layoutPicture()
        guard picture.elements.count != last.elements.count || !zip(picture.elements, last.elements).allSatisfy({ $0.place == $1.place }) else {
            return picture
        }
        session.advance(by: settling)
        return session.endpoint.layoutPicture()
    }

    /// The window as it is and turned, for devices without free windows.
    package mutating func surveyTurned() throws -> [LayoutFinding] {
        guard let start = session.configuration else { return [] }
        let first: Beginning = beginning()
        var pictures: [LayoutPicture] = [first.picture]
        try session.rotate(to: start.orientation.other)
        session.advance(by: Self.rest)
        if session.configuration?.orientation != start.orientation, !session.refusesOrientation { pictures.append(session.endpoint.layoutPicture()) }
        session.change(to: start)
        session.advance(by: Self.rest)
        sizes += pictures.count
        let lost = LostState(before: first.picture, after: session.endpoint.layoutPicture(), restless: first.restless)
        return SizeSurvey(of: pictures).findings() + lost.findings(at: Int(pictures[0].width))
    }
}
