import AppSession
import Device

/// What someone does with a device, step by step, and when a picture is taken. One step a line; `#` begins a comment.
///
///     wait 0.5
///     picture before
///     rotate portrait over 0.4
///     wait 0.2
///     picture half-way
///     tap "Text styles"
///
/// Times are seconds on the app's own clock, places are points of the window.
package struct DeviceScript: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        case point(x: Double, y: Double)
        /// The middle of the front-most text that reads so.
        case text(String)
    }

    package enum Action: Hashable, Sendable {
        case wait(Double)
        case picture(String, of: Subject)
        case rotate(Orientation, duration: Double)
        case arrange(Arrangement, duration: Double)
        /// The traits from now on, by name; those not named take their defaults.
        case traits([String])
        case tap(Place)
        case drag(from: Place, to: Place, duration: Double)
        /// A finger goes down and stays; it moves; it lifts.
        case touch(Place)
        case moveFinger(to: Place, duration: Double)
        case liftFinger
        /// What a user of VoiceOver or the like does.
        case assist(AssistiveAction)
        case type(String)
        /// A key with the raw bits of its `UIKeyModifierFlags`.
        case key(String, modifiers: Int)
        /// Which keyboard there is, or who types on it.
        case keyboard(Keyboard)
        /// The divider of Split View to a share of the screen's width, and let go there.
        case dragDivider(to: Double, duration: Double)
        /// The same, but the finger stays on it.
        case holdDivider(at: Double, duration: Double)
        case releaseDivider
        /// The corner of a free window, so that it has this size.
        case dragCorner(width: Int, height: Int, duration: Double)
        /// The other app floats over this one, or leaves again.
        case otherApp(OtherApp)
        /// An iPhone app on a pad at 1 or 2 times its size.
        case zoom(Int)
        /// A display of so many pixels is attached; it is taken away.
        case display(width: Int, height: Int)
        case noDisplay
        case background
        case foreground
        /// Ends the app and starts it again; its files stay.
        case relaunch(quickAction: String?)
        /// One of the actions that a press on the app's icon offers.
        case quickAction(String)
        /// Every width in points from one to the other and back, in a free window; fails where the layout breaks.
        case sweep(ClosedRange<Int>)
    }

    /// What a picture shows.
    package enum Subject: String, CaseIterable, Hashable, Sendable {
        /// The app's window.
        case window
        /// The whole screen, with the app beside this one.
        case screen
        /// The external display.
        case display
    }

    package enum OtherApp: String, CaseIterable, Hashable, Sendable {
        case slidesOver = "slides-over", leaves
    }

    package enum Keyboard: String, CaseIterable, Hashable, Sendable {
        /// Keys attached by cable or radio; the software keyboard, as usual.
        case hardware, software
        /// The other app on the screen types; it does not any more.
        case otherApp = "other-app", none
        /// The user puts the keyboard away.
        case dismiss
    }

    package struct Step: Hashable, Sendable {
        package var line: Int
        package var action: Action
    }

    package var steps: [Step]

    /// Reads a script.
    /// - Throws: `DeviceScriptError` with the line and what would be right.
    package init(parsing text: String) throws {
        steps = []
        var moments: Set<String> = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var reader = try ScriptLine(line, number: index + 1)
            guard let word = reader.next() else { continue }
            let action: Action = try Self.action(word, &reader)
            try reader.end()
            if case .picture(let name, _) = action, !moments.insert(name).inserted {
                throw DeviceScriptError(line: index + 1, problem: "There is a picture \"\(name)\" already. Give this one another name.")
            }
            steps.append(Step(line: index + 1, action: action))
        }
        guard !moments.isEmpty else {
            throw DeviceScriptError(line: nil, problem: "The script takes no picture. Add a line such as: picture end")
        }
    }

    /// How many pictures the script takes of each window.
    package var pictureCount: Int {
        steps.count { if case .picture = $0.action { true } else { false } }
    }

    /// Seconds that a rotation or another arrangement takes on screen unless the script says otherwise.
    package static let changeDuration = 0.4

    private static func action(_ word: String, _ line: inout ScriptLine) throws -> Action {
        switch word {
        case "wait": return .wait(try line.seconds())
        case "picture": return try picture(&line)
        case "rotate":
            let name: String = try line.word("an orientation: portrait or landscape")
            guard let orientation = Orientation(rawValue: name) else {
                throw line.error("\"\(name)\" is no orientation. It is portrait or landscape.")
            }
            return .rotate(orientation, duration: try line.duration(default: changeDuration))
        case "arrange":
            let name: String = try line.word("an arrangement such as split-half")
            guard let arrangement = Arrangement(name: name) else {
                let known: String = ((Arrangement.named + Arrangement.mirrored).map(\.name) + ["window-WxH"]).joined(separator: ", ")
                throw line.error("\"\(name)\" is no arrangement. There are: \(known).")
            }
            return .arrange(arrangement, duration: try line.duration(default: changeDuration))
        case "traits": return .traits(line.rest())
        case "tap": return .tap(try line.place())
        case "drag": return try drag(&line)
        case "touch": return .touch(try line.place())
        case "move":
            try line.expect("to")
            return .moveFinger(to: try line.place(), duration: try line.duration(default: 0.3))
        case "lift": return .liftFinger
        case "activate": return .assist(.activate(try line.element()))
        case "increment": return .assist(.increment(try line.element()))
        case "decrement": return .assist(.decrement(try line.element()))
        case "perform":
            let action: String = try line.word("the name of an action in quotation marks")
            try line.expect("on")
            return .assist(.custom(action, of: try line.element()))
        case "escape": return .assist(.escape)
        case "hold":
            try line.expect("divider")
            try line.expect("at")
            return .holdDivider(at: try line.share(), duration: try line.duration(default: 0.3))
        case "release":
            try line.expect("divider")
            return .releaseDivider
        case "connect":
            try line.expect("display")
            let size: (Int, Int) = try line.size()
            return .display(width: size.0, height: size.1)
        case "disconnect":
            try line.expect("display")
            return .noDisplay
        case "other":
            return .otherApp(try line.choice(OtherApp.self))
        case "zoom":
            let zoom: String = try line.word("1x or 2x")
            guard zoom == "1x" || zoom == "2x" else { throw line.error("\"\(zoom)\" is not 1x or 2x.") }
            return .zoom(zoom == "2x" ? 2 : 1)
        case "type": return .type(try line.word("a text in quotation marks"))
        case "key": return try line.key()
        case "keyboard":
            return .keyboard(try line.choice(Keyboard.self))
        case "background": return .background
        case "foreground": return .foreground
        case "quick-action": return .quickAction(try line.word("the title of a quick action in quotation marks"))
        case "relaunch":
            guard line.takes("with") else { return .relaunch(quickAction: nil) }
            return .relaunch(quickAction: try line.word("the title of a quick action in quotation marks"))
        case "sweep": return .sweep(try line.widths())
        default:
            throw line.error(
                "\"\(word)\" is no step. Steps are: wait, picture, rotate, arrange, traits, tap, drag, touch, move, lift, hold, release, other, zoom, "
                    + "activate, increment, decrement, perform, escape, connect, disconnect, type, key, keyboard, background, foreground, quick-action, relaunch, sweep.")
        }
    }

    /// `picture NAME [of screen]`
    private static func picture(_ line: inout ScriptLine) throws -> Action {
        let name: String = try line.name()
        guard line.takes("of") else { return .picture(name, of: .window) }
        return .picture(name, of: try line.choice(Subject.self))
    }

    /// `drag divider to SHARE`, `drag corner to WIDTH HEIGHT` or `drag PLACE to PLACE`, each with `[over SECONDS]`.
    private static func drag(_ line: inout ScriptLine) throws -> Action {
        if line.takes("divider") {
            try line.expect("to")
            return .dragDivider(to: try line.share(), duration: try line.duration(default: 0.3))
        }
        if line.takes("corner") {
            try line.expect("to")
            let (width, height): (Int, Int) = (try line.points(), try line.points())
            return .dragCorner(width: width, height: height, duration: try line.duration(default: 0.3))
        }
        let start: Place = try line.place()
        try line.expect("to")
        return .drag(from: start, to: try line.place(), duration: try line.duration(default: 0.3))
    }
}

/// What is wrong with a script, or with a step of it in one window.
package struct DeviceScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1; nil when the whole script is meant.
    package var line: Int?
    package var problem: String

    package var description: String { (line.map { "line \($0): " } ?? "") + problem }
}
