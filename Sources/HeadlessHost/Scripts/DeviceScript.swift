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
        case picture(String)
        case rotate(Orientation, duration: Double)
        case arrange(Arrangement, duration: Double)
        /// The traits from now on, by name; those not named take their defaults.
        case traits([String])
        case tap(Place)
        case drag(from: Place, to: Place, duration: Double)
        case type(String)
        case background
        case foreground
        /// Every width in points from one to the other and back, in a free window; fails where the layout breaks.
        case sweep(ClosedRange<Int>)
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
            if case .picture(let name) = action, !moments.insert(name).inserted {
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
        case "picture": return .picture(try line.name())
        case "rotate":
            let name: String = try line.word("an orientation: portrait or landscape")
            guard let orientation = Orientation(rawValue: name) else {
                throw line.error("\"\(name)\" is no orientation. It is portrait or landscape.")
            }
            return .rotate(orientation, duration: try line.duration(default: changeDuration))
        case "arrange":
            let name: String = try line.word("an arrangement such as split-half")
            guard let arrangement = Arrangement(name: name) else {
                let known: String = (Arrangement.named.map(\.name) + ["window-WxH"]).joined(separator: ", ")
                throw line.error("\"\(name)\" is no arrangement. There are: \(known).")
            }
            return .arrange(arrangement, duration: try line.duration(default: changeDuration))
        case "traits": return .traits(line.rest())
        case "tap": return .tap(try line.place())
        case "drag":
            let start: Place = try line.place()
            try line.expect("to")
            return .drag(from: start, to: try line.place(), duration: try line.duration(default: 0.3))
        case "type": return .type(try line.word("a text in quotation marks"))
        case "background": return .background
        case "foreground": return .foreground
        case "sweep": return .sweep(try line.widths())
        default:
            throw line.error(
                "\"\(word)\" is no step. Steps are: wait, picture, rotate, arrange, traits, tap, drag, type, background, foreground, sweep.")
        }
    }
}

/// What is wrong with a script, or with a step of it in one window.
package struct DeviceScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1; nil when the whole script is meant.
    package var line: Int?
    package var problem: String

    package var description: String { (line.map { "line \($0): " } ?? "") + problem }
}
