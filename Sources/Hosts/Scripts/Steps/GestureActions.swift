import AppSession
import Device

/// Two taps in quick succession.
struct DoubleTap: ScriptAction {
    var place: DeviceScript.Place

    func perform(by player: ScriptPlayer) throws {
        let point = try player.point(place)
        player.session.tap(x: point.x, y: point.y)
        player.session.advance(by: 0.1)
        player.session.tap(x: point.x, y: point.y)
    }
}

/// A finger that stays where it went down.
struct LongPress: ScriptAction {
    var place: DeviceScript.Place
    var duration: Double

    func perform(by player: ScriptPlayer) throws {
        let point = try player.point(place)
        let finger: Int = player.session.beginTouch(x: point.x, y: point.y)
        player.session.advance(by: duration)
        player.session.endTouch(finger, x: point.x, y: point.y)
        player.session.advance(by: 0)
    }
}

/// A quick finger in one direction.
struct Swipe: ScriptAction {
    enum Direction: String, CaseIterable, Hashable, Sendable {
        case up, down, left, right

        var unit: (x: Double, y: Double) {
            switch self {
            case .up: (0, -1)
            case .down: (0, 1)
            case .left: (-1, 0)
            case .right: (1, 0)
            }
        }
    }

    var direction: Direction
    /// The place at which the finger goes down; nil for the middle of what scrolls in front, or of the window.
    var place: DeviceScript.Place?

    /// Seconds that the finger is on the glass: fast enough for a swipe recogniser and a glide.
    private static let duration = 0.1

    func perform(by player: ScriptPlayer) throws {
        guard let area: Rect = player.frontScrollArea?.frame ?? player.windowFrame else { return }
        let (width, height): (Double, Double) = (area.width / 2, area.height / 2)
        let unit = direction.unit
        let start: (x: Double, y: Double)
        if let place {
            start = try player.point(place)
        } else {
            start = (area.x + width - unit.x * width / 2, area.y + height - unit.y * height / 2)
        }
        player.session.drag(from: start, to: (start.x + unit.x * width, start.y + unit.y * height), duration: Self.duration)
    }
}

/// Two fingers that move apart or together about a place.
struct Pinch: ScriptAction {
    var place: DeviceScript.Place
    /// The distance of the fingers at the end over that at the start.
    var factor: Double
    var duration: Double

    /// Points between the fingers where they are closest.
    private static let least = 40.0

    func perform(by player: ScriptPlayer) throws {
        let (center, session) = (try player.point(place), player.session)
        let (start, end): (Double, Double) = factor > 1 ? (Self.least, Self.least * factor) : (Self.least / factor, Self.least)
        func finger(_ side: Double, _ distance: Double) -> (x: Double, y: Double) { (center.x + side * distance / 2, center.y) }
        let fingers: [(number: Int, side: Double)] = [-1.0, 1.0].map { side in
            let point = finger(side, start)
            return (session.beginTouch(x: point.x, y: point.y), side)
        }
        let steps: Int = max(1, Int((duration * 60).rounded()))
        for step in 1...steps {
            session.advance(by: duration / Double(steps))
            let distance: Double = start + (end - start) * Double(step) / Double(steps)
            for pressed in fingers {
                let point = finger(pressed.side, distance)
                session.moveTouch(pressed.number, x: point.x, y: point.y)
            }
        }
        for pressed in fingers {
            let point = finger(pressed.side, end)
            session.endTouch(pressed.number, x: point.x, y: point.y)
        }
        session.advance(by: 0)
    }
}

/// Drags what scrolls until a finger reaches an element.
struct ScrollTo: ScriptAction {
    var query: ElementQuery

    /// Drags after which a list counts as endless.
    private static let most = 400
    /// Seconds after which content that was pulled past its end is back.
    private static let rest = 1.0
    /// Share of the area that a drag covers.
    private static let share = 0.6

    func perform(by player: ScriptPlayer) throws {
        if player.isVisible(query) { return }
        guard player.frontScrollArea != nil else {
            throw ImpossibleStep(problem: "Nothing on screen scrolls, and \(query.description) is not seen in \(player.windowName).")
        }
        // Content goes up first, which shows what comes after; then down, which shows what came before.
        for up in [true, false] {
            for _ in 0..<Self.most {
                guard let area = player.frontScrollArea, (up ? area.up : area.down) > 1 else { break }
                drag(area, up: up, player)
                guard player.isVisible(query) else { continue }
                // What went past an end comes back; a finger meanwhile would only stop it.
                player.session.advance(by: Self.rest)
                if player.isVisible(query) { return }
            }
        }
        throw ImpossibleStep(problem: "Scrolled to both ends in \(player.windowName) without a sight of \(query.description).")
    }

    /// A drag that ends slowly, so that nothing glides on.
    @MainActor private func drag(_ area: ScrollArea, up: Bool, _ player: ScriptPlayer) {
        let session: Simulator = player.session
        let (x, middle): (Double, Double) = (area.frame.x + area.frame.width / 2, area.frame.y + area.frame.height / 2)
        let reach: Double = area.frame.height * Self.share / 2 * (up ? 1 : -1)
        let finger: Int = session.beginTouch(x: x, y: middle + reach)
        session.moveTouch(finger, from: (x, middle + reach), to: (x, middle - reach), duration: 0.3)
        session.advance(by: 0.2)
        session.moveTouch(finger, x: x, y: middle - reach)
        session.endTouch(finger, x: x, y: middle - reach)
        session.advance(by: 0.1)
    }
}

extension ScriptPlayer {
    /// The area that a finger scrolls that goes down in front: the largest of those that scroll up and down, else of all.
    var frontScrollArea: ScrollArea? {
        let areas: [ScrollArea] = session.endpoint.scrollAreas()
        let upright: [ScrollArea] = areas.filter { $0.up + $0.down > 1 }
        return (upright.isEmpty ? areas : upright).max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    }

    var windowFrame: Rect? { session.windowSize.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) } }
}
