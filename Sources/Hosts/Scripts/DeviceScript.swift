import Device

/// The actions of someone with a device, step by step, and when a picture is taken. One step a line; `#` begins a comment.
///
///     wait 0.5
///     picture before
///     rotate portrait over 0.4
///     wait 0.2
///     picture half-way
///     tap "Text styles"
///
/// Times are seconds on the app's own clock, places are points of the window. `ScriptGrammar` has all steps.
package struct DeviceScript: Sendable {
    package enum Place: Hashable, Sendable {
        case point(x: Double, y: Double)
        /// The middle of what is seen of an element.
        case element(ElementQuery)
    }

    /// The subject of a picture.
    package enum Subject: String, CaseIterable, Hashable, Sendable {
        /// The app's window.
        case window
        /// The whole screen, with the app beside this one.
        case screen
        /// The external display.
        case display
    }

    package struct Step: Sendable {
        package var line: Int
        package var action: any ScriptAction
    }

    package var steps: [Step]

    /// The largest script that is read, in bytes.
    package static let largest = 1 << 20

    /// Reads a script.
    /// - Throws: `DeviceScriptError` with the line and what would be right.
    package init(parsing text: String) throws {
        guard text.utf8.count <= Self.largest else {
            throw DeviceScriptError(line: nil, problem: "The script is larger than \(Self.largest >> 20) MB, the most that is read.")
        }
        steps = []
        var moments: Set<String> = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var reader = try ScriptLine(line, number: index + 1)
            guard let word = reader.next() else { continue }
            guard let step = ScriptGrammar.stepsByKeyword[word] else { throw reader.error(Self.noStep(word)) }
            let action: any ScriptAction = try step.parse(&reader)
            try reader.end()
            if let picture = action as? TakePicture, !moments.insert(picture.name).inserted {
                throw DeviceScriptError(
                    line: index + 1, problem: "There is a picture \"\(picture.name)\" already. Give this one another name.")
            }
            steps.append(Step(line: index + 1, action: action))
        }
        guard let last = steps.last else { throw DeviceScriptError(line: nil, problem: "The script has no step. Add a line such as: picture end") }
        if moments.isEmpty { steps.append(Step(line: last.line, action: TakePicture(name: "end", subject: .window))) }
    }

    /// How many pictures the script takes of each window.
    package var pictureCount: Int { steps.count { $0.action is TakePicture } }

    /// Seconds that a rotation or another arrangement takes on screen unless the script says otherwise.
    package static let changeDuration: Double = Simulator.changeDuration

    private static func noStep(_ word: String) -> String {
        let known: String = ScriptGrammar.steps.map(\.keyword).joined(separator: ", ")
        let meant: String = ScriptGrammar.suggestion(for: word).map { " Did you mean \($0)?" } ?? ""
        return "\"\(word)\" is no step.\(meant) Steps are: \(known)."
    }
}

/// The mistake in a script, or in a step of it in one window.
package struct DeviceScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1; nil when the whole script is meant.
    package var line: Int?
    package var problem: String

    package var description: String { (line.map { "line \($0): " } ?? "") + problem }

    /// The same with the script's name before it.
    package func description(in file: String) -> String { "\(file), \(line == nil ? "line 1: " : "")\(description)" }
}
