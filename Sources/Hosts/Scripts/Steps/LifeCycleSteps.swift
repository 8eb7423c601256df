/// Leaving the app and coming back.
enum LifeCycleSteps {
    static let all: [ScriptStep] = [
        ScriptStep("background", [
            .init(
                "background",
                "the app is left for another; the system has it laid out in other windows for its pictures, and a picture's note tells what was "
                    + "not restored")
        ]) { _ in EnterBackground() },
        ScriptStep("foreground", [
            .init("foreground", "the app comes back, and the picture kept of it fades into it for a quarter of a second")
        ]) { _ in EnterForeground() },
        ScriptStep("quick-action", [
            .init("quick-action \"TITLE\"", "one of the actions that a press on the app's icon offers, while the app runs")
        ]) { ChooseQuickAction(title: try $0.word("the title of a quick action in quotation marks")) },
        ScriptStep("open", [.init("open \"URL\"", "the system gives the app a URL to open, as a link in another app does")]) { line in
            OpenURL(url: try line.word("a URL in quotation marks"))
        },
        ScriptStep("shake", [.init("shake", "the device is shaken: the first responder hears of the motion")]) { _ in Shake() },
        ScriptStep("relaunch", [
            .init(
                "relaunch [with \"TITLE\"]",
                "the app ends as one that the system needs the memory of, and starts again in the same window, in a new process; its files and defaults are "
                    + "still there, and what it keeps of its state is restored. `with` a quick action, that starts it")
        ]) { line in
            guard line.takes("with") else { return Relaunch(quickAction: nil) }
            return Relaunch(quickAction: try line.word("the title of a quick action in quotation marks"))
        },
    ]
}

struct EnterBackground: ScriptAction {
    func perform(by player: ScriptPlayer) { player.session.enterBackground() }
}

struct EnterForeground: ScriptAction {
    func perform(by player: ScriptPlayer) { player.session.enterForeground() }
}

struct ChooseQuickAction: ScriptAction {
    var title: String

    func perform(by player: ScriptPlayer) {
        player.session.endpoint.receive(.quickAction(title))
        player.session.advance(by: 0)
    }
}

struct OpenURL: ScriptAction {
    var url: String

    func perform(by player: ScriptPlayer) {
        player.session.endpoint.receive(.openURL(url))
        player.session.advance(by: 0)
    }
}

struct Shake: ScriptAction {
    func perform(by player: ScriptPlayer) {
        player.session.endpoint.receive(.shake)
        player.session.advance(by: 0)
    }
}

/// Ends the app and starts it again; its files stay.
struct Relaunch: ScriptAction {
    var quickAction: String?

    func perform(by player: ScriptPlayer) {
        if let onRelaunch = player.onRelaunch { return onRelaunch(player.stepsDone, quickAction) }
        player.session.relaunch(quickAction: quickAction)
        player.session.advance(by: 0)
    }
}
