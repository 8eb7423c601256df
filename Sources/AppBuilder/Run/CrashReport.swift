/// What the output of a crashed app says about the crash.
package struct CrashReport: Hashable, Sendable {
    /// "Index out of range", when the app said why.
    package var reason: String?
    /// `/path/File.swift:12:5`, the innermost place in the app's own sources.
    package var place: String?
    /// The function there.
    package var function: String?

    /// Reads the last fatal error and the backtrace that Swift's runtime prints.
    ///
    /// - Parameter isOwn: Tells the app's own files from those of the runtime.
    package init(output: [String], isOwn: (String) -> Bool = { _ in true }) {
        for line in output {
            if let range = line.range(of: "Fatal error: ") { reason = String(line[range.upperBound...]) }
            if let range = line.range(of: "Fatal error"), line.hasSuffix("Fatal error"), range.upperBound == line.endIndex {
                reason = "Fatal error"
            }
        }
        for line in output where place == nil {
            guard let frame = Self.frame(line), isOwn(frame.place) else { continue }
            place = frame.place
            function = frame.function
        }
    }

    /// Reads ` 3 [ra] 0x0000 T.go() + 161 in App at /path/main.swift:3:75`.
    private static func frame(_ line: String) -> (function: String, place: String)? {
        guard let at = line.range(of: " at /", options: []), let address = line.range(of: "0x"), address.lowerBound < at.lowerBound else {
            return nil
        }
        let place = "/" + line[at.upperBound...]
        guard place.contains(".swift:") else { return nil }
        let described = line[address.lowerBound..<at.lowerBound].drop { $0 != " " }.dropFirst()
        var function = String(described)
        if let image = function.range(of: " in ", options: .backwards) { function = String(function[..<image.lowerBound]) }
        if let offset = function.range(of: " + ", options: .backwards) { function = String(function[..<offset.lowerBound]) }
        return (function, place)
    }

    /// What Swift's runtime is to print when an app crashes, for the SWIFT_BACKTRACE variable.
    package static let backtraceOptions = "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=64,cache=yes"
}
