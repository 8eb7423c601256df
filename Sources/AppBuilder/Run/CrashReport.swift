/// The facts about a crash in the output of the crashed app.
package struct CrashReport: Hashable, Sendable {
    /// "Index out of range", when the app said why.
    package var reason: String?
    /// `/path/File.swift:12:5`, the innermost place in the app's own sources.
    package var place: String?
    /// The function there.
    package var function: String?

    /// Reads the last fatal error and the backtrace that Swift's runtime prints.
    ///
    /// - Parameters:
    ///   - runtime: The folder of the runtime's sources: frames there are passed over, since the mistake is
    ///     most often the app's. When there are no others, the innermost one counts.
    ///   - read: the text of a source file.
    package init(output: [String], runtime: String? = nil, read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }) {
        var told: (file: String, line: String)?
        for (number, line) in output.enumerated() {
            if let range = line.range(of: "Fatal error: ") {
                reason = Self.whole(String(line[range.upperBound...]), before: output[(number + 1)...])
                told = Self.reportedPlace(line[..<range.lowerBound])
            }
            if let range = line.range(of: "Fatal error"), line.hasSuffix("Fatal error"), range.upperBound == line.endIndex {
                reason = "Fatal error"
            }
            if line.hasPrefix("Could not cast value of type ") { reason = line.replacing(#/ \(0x[0-9a-f]+\)/#, with: "") }
        }
        let frames = output.compactMap(Self.frame)
        if reason == nil { reason = Self.reason(of: output, frames: frames.map(\.function)) }
        let own = frames.first { frame in runtime.map { !frame.place.hasPrefix($0 + "/") } ?? true }
        // The message names the line itself; the frames' lines are where calls return to.
        let named = told.flatMap { told in frames.first { Self.file(of: $0.place).hasSuffix("/" + told.file) } }
        if let told, let named, own.map({ Self.file(of: $0.place) == Self.file(of: named.place) }) ?? true {
            place = Self.file(of: named.place) + ":" + told.line
            function = named.function
            return
        }
        place = (own ?? frames.first)?.place
        function = (own ?? frames.first)?.function
        if let place, !place.contains(".swift:"), let line = function.flatMap({ Self.line(of: $0, in: read(place)) }) { self.place = "\(place):\(line)" }
    }

    /// The most lines that an exception's reason goes on for.
    private static let mostReasonLines = 6

    /// The reason of an exception of UIKit's that goes on in the next lines, up to the quotation mark that ends it, on one.
    private static func whole(_ text: String, before lines: ArraySlice<String>) -> String {
        guard text.contains("reason: '"), !text.hasSuffix("'") else { return text }
        guard let end = lines.prefix(mostReasonLines).firstIndex(where: { $0.hasSuffix("'") }) else { return text }
        let parts: [String] = ([text] + lines[...end]).map { $0.trimmingCharacters(in: .whitespaces) }
        // A mark under a place says nothing on one line.
        return parts.filter { $0 != "^" && $0 != "^'" }.joined(separator: " ")
    }

    /// The line of a file that declares a function: code that the compiler made by itself has none of its own.
    static func line(of function: String, in text: String?) -> Int? {
        guard let name = function.firstMatch(of: /(\w+)\([^)]*\)$/)?.output.1, let text else { return nil }
        let start: String = name == "init" ? "init" : "func \(name)"
        let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
        let found: [Int] = lines.indices.filter { index in
            lines[index].range(of: start).map { !(lines[index][$0.upperBound...].first?.isLetter ?? false) && lines[index][$0.upperBound...].contains("(") }
                ?? false
        }
        return found.count == 1 ? found[0] + 1 : nil
    }

    /// The reason that the frames themselves give: a wait for the queue one is on, a function that calls itself until the stack is full.
    private static func reason(of output: [String], frames: [String]) -> String? {
        if output.contains(where: { $0.contains("__DISPATCH_WAIT_FOR_QUEUE__") }) { return "DispatchQueue.sync was called on the queue that it would wait for" }
        if output.contains(where: { $0.contains("_dispatch_assert_queue_fail") || $0.contains("swift_task_checkIsolated") }) {
            return "Something of the main thread's, such as a view, was used on another thread"
        }
        return circle(of: frames).map { "The stack is full: \($0)" }
    }

    /// The functions that call themselves, or one another, without end, where the innermost frames come again and again.
    private static func circle(of frames: [String]) -> String? {
        let innermost: [String] = Array(frames.prefix(mostRepeats))
        guard innermost.count == mostRepeats else { return nil }
        let length: Int? = (1...mostRepeats / 2).first { length in innermost.indices.dropFirst(length).allSatisfy { innermost[$0] == innermost[$0 - length] } }
        guard let length else { return nil }
        let names: [String] = innermost.prefix(length).reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
        return names.count == 1 ? "\(names[0]) calls itself without end" : "\(names.joined(separator: ", ")) call one another without end"
    }
    /// Frames in a row that are no ordinary recursion where the process died of an access to memory.
    private static let mostRepeats = 12

    /// Reads `App/Cell.swift:3: ` before a message: the file's name and the line.
    private static func reportedPlace(_ text: Substring) -> (file: String, line: String)? {
        let parts = text.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        guard parts.count >= 2, let line = parts.last, Int(line) != nil, let file = parts[parts.count - 2].split(separator: "/").last, file.hasSuffix(".swift")
        else { return nil }
        return (String(file), line)
    }

    /// `/app/Cell.swift` of `/app/Cell.swift:3:75`, and of the same without a line, as frames of inlined code are told.
    private static func file(of place: String) -> String { place.range(of: ".swift:").map { place[..<$0.lowerBound] + ".swift" } ?? place }

    /// Reads ` 3 [ra] 0x0000 T.go() + 161 in App at /path/main.swift:3:75`.
    private static func frame(_ line: String) -> (function: String, place: String)? {
        guard let at = line.range(of: " at /", options: []), let address = line.range(of: "0x"), address.lowerBound < at.lowerBound else {
            return nil
        }
        let place = "/" + line[at.upperBound...]
        guard place.contains(".swift:") || place.hasSuffix(".swift") else { return nil }
        let described = line[address.lowerBound..<at.lowerBound].drop { $0 != " " }.dropFirst()
        var function = String(described)
        if let image = function.range(of: " in ", options: .backwards) { function = String(function[..<image.lowerBound]) }
        if let offset = function.range(of: " + ", options: .backwards) { function = String(function[..<offset.lowerBound]) }
        return (function, place)
    }

    /// The options for what Swift's runtime prints when an app crashes: the value of the SWIFT_BACKTRACE variable.
    package static let backtraceOptions = "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=64,cache=yes"
}
