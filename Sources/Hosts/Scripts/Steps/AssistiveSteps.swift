import AppSession

/// The steps of a user of VoiceOver or the like.
enum AssistiveSteps {
    static let all: [ScriptStep] = [
        ScriptStep(
            "activate",
            [
                .init(
                    "activate \"NAME\"",
                    "what a double tap does with VoiceOver: the element's `accessibilityActivate()`, or a touch at its activation point")
            ]
        ) { Assist(action: .activate(try $0.element())) },
        ScriptStep("increment", [.init("increment \"NAME\"", "an adjustable element goes up")]) { Assist(action: .increment(try $0.element())) },
        ScriptStep("decrement", [.init("decrement \"NAME\"", "an adjustable element goes down")]) { Assist(action: .decrement(try $0.element())) },
        ScriptStep("perform", [.init("perform \"ACTION\" on \"NAME\"", "one of the element's custom actions")]) { line in
            let action: String = try line.word("the name of an action in quotation marks")
            try line.expect("on")
            return Assist(action: .custom(action, of: try line.element()))
        },
        ScriptStep(
            "escape",
            [
                .init(
                    "escape",
                    "the scrub that leaves what is on screen: `accessibilityPerformEscape()`, else what is presented goes, or the screen before "
                        + "comes back")
            ]
        ) { _ in Assist(action: .escape) },
    ]
}

struct Assist: ScriptAction {
    var action: AssistiveAction

    func perform(by player: ScriptPlayer) throws {
        switch player.session.endpoint.perform(action) {
        case .done: player.session.advance(by: 0)
        case .touch(let x, let y): player.session.tap(x: x, y: y)
        case .impossible(let why): throw ImpossibleStep(problem: why + " in \(player.windowName).")
        }
    }
}
