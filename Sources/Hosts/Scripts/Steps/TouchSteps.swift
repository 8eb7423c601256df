/// The steps of a finger.
enum TouchSteps {
    static let all: [ScriptStep] = [
        ScriptStep(
            "tap",
            [
                .init("tap X Y", "a finger, also on a key of the keyboard"),
                .init(
                    "tap \"TEXT\"",
                    "the same on what stands on screen, else on an element by its accessibility label or identifier. What is covered is refused; of "
                        + "several the one in front is taken, and the picture's note says so"),
                .init("tap 2nd \"TEXT\"", "one of several, counted in reading order; all steps that take a place take this form and the next"),
                .init("tap \"TEXT\" in \"NAME\"", "the one in a row with the text NAME, or in what has that label, identifier, title or class"),
            ]
        ) { Tap(place: try $0.place()) },
        ScriptStep("double", [.init("double tap PLACE", "two taps, the second 0.1 seconds after the first")]) { line in
            try line.expect("tap")
            return DoubleTap(place: try line.place())
        },
        ScriptStep("long", [.init("long press PLACE [for SECONDS]", "a finger that stays where it is, for a second unless it says otherwise")]) { line in
            try line.expect("press")
            return LongPress(place: try line.place(), duration: line.takes("for") ? try line.seconds() : 1)
        },
        ScriptStep(
            "swipe",
            [
                .init(
                    "swipe up|down|left|right [on PLACE]",
                    "a quick finger over half of what scrolls there, or over half the window; what scrolls glides on")
            ]
        ) { line in
            let direction = try line.choice(Swipe.Direction.self)
            return Swipe(direction: direction, place: line.takes("on") ? try line.place() : nil)
        },
        ScriptStep(
            "pinch",
            [
                .init("pinch PLACE by FACTOR [over SECONDS]", "two fingers about a place that move apart (a factor over 1) or together")
            ]
        ) { line in
            let place: DeviceScript.Place = try line.place()
            try line.expect("by")
            return Pinch(place: place, factor: try line.factor(), duration: try line.duration(default: 0.3))
        },
        ScriptStep(
            "scroll",
            [
                .init("scroll to \"TEXT\"", "drags what scrolls in front, down and then up, until a finger reaches the text")
            ]
        ) { line in
            try line.expect("to")
            guard let query = try line.elementQuery() else { throw line.error("Here a text in quotation marks is missing.") }
            return ScrollTo(query: query)
        },
        ScriptStep(
            "drag",
            [
                .init("drag PLACE to PLACE [over SECONDS]", "a finger that moves at even speed"),
                .init(
                    "drag divider to SHARE [over SECONDS]",
                    "Split View's divider goes to a share of the screen's width and is let go: it rests at the nearest third or half, and at the "
                        + "ends an app leaves"),
                .init("drag corner to WIDTH HEIGHT [over SECONDS]", "the corner of a free window: the app is laid out at every size on the way"),
            ], parse: parseDrag),
        ScriptStep(
            "touch",
            [
                .init(
                    "touch PLACE",
                    "a finger goes down and stays: with waits between this, `move` and `lift`, a press that opens a menu or drags a row away")
            ]
        ) { TouchDown(place: try $0.place()) },
        ScriptStep("move", [.init("move to PLACE [over SECONDS]", "the finger that is down moves at even speed")]) { line in
            try line.expect("to")
            return MoveFinger(place: try line.place(), duration: try line.duration(default: 0.3))
        },
        ScriptStep("lift", [.init("lift", "the finger that is down lifts")]) { _ in LiftFinger() },
    ]

    @Sendable private static func parseDrag(_ line: inout ScriptLine) throws -> any ScriptAction {
        if line.takes("divider") {
            try line.expect("to")
            return DragDivider(share: try line.share(), duration: try line.duration(default: 0.3))
        }
        if line.takes("corner") {
            try line.expect("to")
            let (width, height): (Int, Int) = (try line.points(), try line.points())
            return DragCorner(width: width, height: height, duration: try line.duration(default: 0.3))
        }
        let start: DeviceScript.Place = try line.place()
        try line.expect("to")
        return Drag(start: start, end: try line.place(), duration: try line.duration(default: 0.3))
    }
}

struct Tap: ScriptAction {
    var place: DeviceScript.Place

    func perform(by player: ScriptPlayer) throws {
        let point = try player.point(place)
        player.session.tap(x: point.x, y: point.y)
    }
}

struct Drag: ScriptAction {
    var start: DeviceScript.Place
    var end: DeviceScript.Place
    var duration: Double

    func perform(by player: ScriptPlayer) throws {
        player.session.drag(from: try player.point(start), to: try player.point(end), duration: duration)
    }
}

struct TouchDown: ScriptAction {
    var place: DeviceScript.Place

    func perform(by player: ScriptPlayer) throws {
        guard player.finger == nil else { throw ImpossibleStep(problem: "A finger is down already. Write before it: lift") }
        let start = try player.point(place)
        player.finger = (player.session.beginTouch(x: start.x, y: start.y), start.x, start.y)
        player.session.advance(by: 0)
    }
}

struct MoveFinger: ScriptAction {
    var place: DeviceScript.Place
    var duration: Double

    func perform(by player: ScriptPlayer) throws {
        let finger = try player.fingerThatIsDown()
        let end = try player.point(place)
        player.session.moveTouch(finger.number, from: (finger.x, finger.y), to: end, duration: duration)
        player.finger = (finger.number, end.x, end.y)
    }
}

struct LiftFinger: ScriptAction {
    func perform(by player: ScriptPlayer) throws {
        let finger = try player.fingerThatIsDown()
        player.session.endTouch(finger.number, x: finger.x, y: finger.y)
        player.finger = nil
        player.session.advance(by: 0)
    }
}

extension ScriptPlayer {
    fileprivate func fingerThatIsDown() throws -> (number: Int, x: Double, y: Double) {
        guard let finger else { throw ImpossibleStep(problem: "No finger is down. Write before it: touch PLACE") }
        return finger
    }
}
