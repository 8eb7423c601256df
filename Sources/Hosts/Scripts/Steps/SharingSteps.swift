import AppSession

/// Sharing the screen with another app, and external displays.
enum SharingSteps {
    static let all: [ScriptStep] = [
        ScriptStep(
            "hold",
            [
                .init(
                    "hold divider at SHARE [over SECONDS]",
                    "Split View's divider goes to a share of the screen's width with the finger left on it: the apps are inactive and blurred, and "
                        + "hear of no size")
            ]
        ) { line in
            try line.expect("divider")
            try line.expect("at")
            return HoldDivider(share: try line.share(), duration: try line.duration(default: 0.3))
        },
        ScriptStep("release", [.init("release divider", "the finger lets go")]) { line in
            try line.expect("divider")
            return ReleaseDivider()
        },
        ScriptStep("other", [.init("other slides-over|leaves", "another app floats over one that has the whole screen")]) { line in
            MoveOtherApp(move: try line.choice(MoveOtherApp.Move.self))
        },
        ScriptStep(
            "connect",
            [
                .init("connect display WIDTHxHEIGHT", "a display is attached, which the app hears of while it is the primary one on the screen")
            ]
        ) { line in
            try line.expect("display")
            let size: (Int, Int) = try line.size()
            return SetDisplay(display: ExternalDisplay(width: size.0, height: size.1))
        },
        ScriptStep("disconnect", [.init("disconnect display", "the display is taken away")]) { line in
            try line.expect("display")
            return SetDisplay(display: nil)
        },
    ]
}

/// Drags the divider of Split View to a share of the screen's width, and lets go there.
struct DragDivider: ScriptAction {
    var share: Double
    var duration: Double

    func perform(by player: ScriptPlayer) throws { try player.session.dragDivider(to: share, duration: duration) }
}

/// The same, but the finger stays on it.
struct HoldDivider: ScriptAction {
    var share: Double
    var duration: Double

    func perform(by player: ScriptPlayer) throws { try player.session.holdDivider(at: share, duration: duration) }
}

struct ReleaseDivider: ScriptAction {
    func perform(by player: ScriptPlayer) throws { try player.session.releaseDivider() }
}

/// Drags the corner of a free window, so that it has this size.
struct DragCorner: ScriptAction {
    var width: Int
    var height: Int
    var duration: Double

    func perform(by player: ScriptPlayer) throws {
        try player.session.dragCorner(toWidth: width, height: height, duration: duration)
    }
}

struct MoveOtherApp: ScriptAction {
    enum Move: String, CaseIterable, Hashable, Sendable { case slidesOver = "slides-over", leaves }
    var move: Move

    func perform(by player: ScriptPlayer) throws { try player.session.setOtherAppOver(move == .slidesOver) }
}

/// Attaches a display, or takes it away (nil).
struct SetDisplay: ScriptAction {
    var display: ExternalDisplay?

    func perform(by player: ScriptPlayer) { player.session.connect(display) }
}
