/// The parts that are left out, in a few lines for a terminal.
package enum LeftOutText {
    /// One line that says how much and what for; with `isWhole`, a line for each part.
    package static func lines(of parts: [LeftOut], isWhole: Bool) -> [String] {
        guard !parts.isEmpty else { return [] }
        if isWhole { return [heading(parts) + ":"] + parts.map { "  \($0)" } }
        var needs: [String] = []
        for part in parts where !needs.contains(part.needs) { needs.append(part.needs) }
        let shown = needs.prefix(6).joined(separator: ", ")
        let more = needs.count > 6 ? " and \(needs.count - 6) more" : ""
        return ["\(heading(parts)), for want of \(shown)\(more). -v lists them."]
    }

    private static func heading(_ parts: [LeftOut]) -> String { parts.count == 1 ? "1 part left out" : "\(parts.count) parts left out" }

    /// The error of a build that must be whole.
    package static func error(_ parts: [LeftOut]) -> BuildError {
        BuildError(.leftOut, lines(of: parts, isWhole: true).joined(separator: "\n"), advice: "Without --strict the app is built without them.")
    }
}
