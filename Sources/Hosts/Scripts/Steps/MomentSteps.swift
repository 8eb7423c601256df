/// Time and pictures.
enum MomentSteps {
    static let all: [ScriptStep] = [
        ScriptStep("wait", [.init("wait SECONDS", "time passes: what is due meanwhile happens, each thing at its own time")]) {
            Wait(seconds: try $0.seconds())
        },
        ScriptStep(
            "expect",
            [
                .init("expect \"TEXT\"", "the text stands on screen where a finger reaches it, or the script stops here"),
                .init("expect no \"TEXT\"", "the text does not stand on screen, or the script stops here"),
            ]
        ) { line in
            let isExpected: Bool = !line.takes("no")
            guard let query = try line.elementQuery() else { throw line.error("Here a text in quotation marks is missing.") }
            return Expect(query: query, isExpected: isExpected)
        },
        ScriptStep(
            "picture",
            [
                .init(
                    "picture NAME",
                    "a picture of the window, `WINDOW.NAME.png`, with its view tree and, with `--trace`, what the app was told since the last one"),
                .init("picture NAME of screen", "the whole screen: the app, the one beside or under it, the divider, the keyboard"),
                .init("picture NAME of display", "the external display"),
            ]
        ) { line in
            let name: String = try line.name()
            return TakePicture(name: name, subject: line.takes("of") ? try line.choice(DeviceScript.Subject.self) : .window)
        },
    ]
}

struct Wait: ScriptAction {
    var seconds: Double

    func perform(by player: ScriptPlayer) { player.session.advance(by: seconds) }
}

/// Stops the script where an element is missing, or is there and should not be.
struct Expect: ScriptAction {
    var query: ElementQuery
    var isExpected: Bool

    func perform(by player: ScriptPlayer) throws {
        if isExpected {
            _ = try player.point(.element(query))
        } else if player.isVisible(query) {
            throw ImpossibleStep(problem: "\(query.description) stands on screen in \(player.windowName), and should not.")
        }
    }
}

struct TakePicture: ScriptAction {
    var name: String
    var subject: DeviceScript.Subject

    func perform(by player: ScriptPlayer) throws {
        if subject == .display, player.session.display == nil {
            throw ImpossibleStep(problem: "There is no display. Write before it: connect display 1920x1080")
        }
        try player.picture(name, of: subject)
        player.session.remarks = []
    }
}
