import Device
import ObjectRuntime

/// Leaving the app and coming back.
enum LifeCycleSteps {
    static let all: [ScriptStep] = [
        ScriptStep(
            "background",
            [
                .init(
                    "background",
                    "the app is left for another; the system has it laid out in other windows for its pictures, and a picture's note tells what was "
                        + "not restored")
            ]
        ) { _ in EnterBackground() },
        ScriptStep(
            "foreground",
            [
                .init("foreground", "the app comes back, and the picture kept of it fades into it for a quarter of a second")
            ]
        ) { _ in EnterForeground() },
        ScriptStep(
            "quick-action",
            [
                .init("quick-action \"TITLE\"", "one of the actions that a press on the app's icon offers, while the app runs")
            ]
        ) { ChooseQuickAction(title: try $0.word("the title of a quick action in quotation marks")) },
        ScriptStep("open", [.init("open \"URL\"", "the system gives the app a URL to open, as a link in another app does")]) { line in
            OpenURL(url: try line.word("a URL in quotation marks"))
        },
        ScriptStep(
            "set",
            [
                .init(
                    "set date \"YYYY-MM-DD HH:MM\"",
                    "the user sets the device's date and time, in the window's time zone: the app hears of it, and timers wait as long as before")
            ]
        ) { line in
            try line.expect("date")
            let text: String = try line.word("a date such as \"2024-02-29 08:00\"")
            guard let date = DateOnClock(text) else { throw line.error("\"\(text)\" is no date from 1990 to 2099. Write it as 2024-02-29 08:00.") }
            return SetDate(date: date)
        },
        ScriptStep(
            "push",
            [
                .init(
                    "push \"TEXT\" [opened]",
                    "a server's notification with that text, or with that JSON payload, arrives at an app that asked for notifications: its delegate says how to present it "
                        + "(no banner is drawn); `opened`: the user touches it. One with `content-available` goes to the app's delegate")
            ]
        ) { line in
            let text: String = try line.word("a text, or a JSON payload, in quotation marks")
            guard !text.hasPrefix("{") || PushPayload.object(text) != nil else {
                throw line.error("The payload is no JSON object. Write it as \"{\\\"aps\\\": {\\\"alert\\\": \\\"Hello\\\"}}\".")
            }
            return Push(payload: text, isOpened: line.takes("opened"))
        },
        ScriptStep(
            "contact",
            [
                .init(
                    "contact \"NAME\" [phone \"NUMBER\"] [email \"ADDRESS\"]",
                    "the user puts somebody into the device's address book, which is empty at first: apps that use Contacts hear of it, and people pickers show them"
                )
            ]
        ) { line in
            let name: String = try line.word("a name in quotation marks")
            guard name.contains(where: { !$0.isWhitespace }) else { throw line.error("A contact has a name.") }
            var contact = AddContact(name: name)
            while true {
                if line.takes("phone") {
                    contact.phone = try line.word("a telephone number in quotation marks")
                } else if line.takes("email") {
                    contact.email = try line.word("a mail address in quotation marks")
                } else {
                    return contact
                }
            }
        },
        ScriptStep("shake", [.init("shake", "the device is shaken: the first responder hears of the motion")]) { _ in Shake() },
        ScriptStep(
            "relaunch",
            [
                .init(
                    "relaunch [with \"TITLE\"]",
                    "the app ends as one that the system needs the memory of, and starts again in the same window, in a new process; its files and defaults are "
                        + "still there, and what it keeps of its state is restored. `with` a quick action, that starts it")
            ]
        ) { line in
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

struct SetDate: ScriptAction {
    var date: DateOnClock

    func perform(by player: ScriptPlayer) { player.session.setDate(date) }
}

struct Push: ScriptAction {
    var payload: String
    var isOpened: Bool

    func perform(by player: ScriptPlayer) {
        if isOpened, player.session.background.isUnderWay { player.session.enterForeground() }
        player.session.endpoint.receive(.push(payload: payload, isOpened: isOpened))
        player.session.advance(by: 0)
    }
}

struct AddContact: ScriptAction {
    var name: String
    var phone: String?
    var email: String?

    func perform(by player: ScriptPlayer) {
        player.session.endpoint.receive(.newContact(name: name, phone: phone, email: email))
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
