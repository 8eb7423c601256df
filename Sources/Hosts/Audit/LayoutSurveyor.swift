import AppSession
import Device
import LayoutAudit

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

    /// - Parameter step: the greatest distance of sizes that are laid out; 1 for every one.
    package init(_ session: Simulator, step: Int = SizeSurvey.step) {
        self.session = session
        self.step = step
    }

    /// Free windows of every size along an axis, the other side as long as it is or as `other` says, up and back.
    /// - Throws: `WindowConfigurationError` when the device has no free windows of these sizes.
    package mutating func survey(_ axis: LayoutFinding.Axis, _ range: ClosedRange<Int>, other: Int? = nil) throws -> [LayoutFinding] {
        guard let start = session.configuration else { return [] }
        let frame: Rect = start.frameOnScreen
        let across: Int = other ?? Int(axis == .width ? frame.height : frame.width)
        func show(_ size: Int) throws {
            try resize(to: axis == .width ? (size, across) : (across, size))
        }
        try show(range.lowerBound)
        session.advance(by: Self.rest)
        let before: LayoutPicture = session.endpoint.layoutPicture()
        var last: LayoutPicture = before
        var count = 0
        let session: Simulator = session
        let survey = try SizeSurvey(range, axis: axis, step: step) { size in
            try show(size)
            count += 1
            last = Self.settledPicture(session, after: last)
            return last
        }
        for sample in survey.samples.reversed() {
            try show(sample.size)
            session.advance(by: Self.pause)
        }
        session.advance(by: Self.rest)
        let after: LayoutPicture = session.endpoint.layoutPicture()
        sizes += count
        session.change(to: start)
        session.advance(by: Self.rest)
        return survey.findings() + LostState(before: before, after: after).findings(at: range.lowerBound, axis: axis)
    }

    /// The layout once what a new arrangement set in motion is over.
    private static func settledPicture(_ session: Simulator, after last: LayoutPicture) -> LayoutPicture {
        session.advance(by: pause)
        let picture: LayoutPicture = session.endpoint.layoutPicture()
        guard picture.elements.count != last.elements.count || !zip(picture.elements, last.elements).allSatisfy({ $0.place == $1.place }) else { return picture }
        session.advance(by: settling)
        return session.endpoint.layoutPicture()
    }

    private func resize(to size: (width: Int, height: Int)) throws {
        guard let now = session.configuration else { return }
        session.change(to: try now.with(arrangement: .window(width: size.width, height: size.height)))
    }

    /// The window as it is and turned, for devices without free windows.
    package mutating func surveyTurned() throws -> [LayoutFinding] {
        guard let start = session.configuration else { return [] }
        var pictures: [LayoutPicture] = [session.endpoint.layoutPicture()]
        try session.rotate(to: start.orientation.other)
        session.advance(by: Self.rest)
        if session.configuration?.orientation != start.orientation, !session.refusesOrientation { pictures.append(session.endpoint.layoutPicture()) }
        session.change(to: start)
        session.advance(by: Self.rest)
        sizes += pictures.count
        let lost = LostState(before: pictures[0], after: session.endpoint.layoutPicture())
        return SizeSurvey(of: pictures).findings() + lost.findings(at: Int(pictures[0].width))
    }
}
