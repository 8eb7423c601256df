import Foundation

/// The advice on a crash, from its reason and the author's line.
package struct CrashAdvice: Hashable, Sendable {
    /// Nil where the reason says enough.
    package let text: String?

    /// - Parameter read: the text of a source file.
    package init(_ report: CrashReport, read: (String) -> String? = { try? String(contentsOfFile: $0, encoding: .utf8) }) {
        let parts: [Substring] = report.place?.split(separator: ":", maxSplits: 2) ?? []
        let file: String? = parts.first.flatMap { read(String($0)) }
        let line: Int? = parts.count > 1 ? Int(parts[1]) : nil
        text = Self.advice(reason: report.reason ?? "", file: file, line: line)
    }

    static func advice(reason: String, file: String?, line: Int?) -> String? {
        if reason.contains("found nil while") {
            if let outlet = outlet(in: file, line: line, isImplicit: reason.contains("implicitly")) {
                return "\(outlet) is an outlet: connect it in the storyboard or nib of its class, and use it only once the view is loaded."
            }
            return reason.contains("implicitly")
                ? "A value declared with ! was used before it was set: set it before, or declare it with ? and unwrap it by if let."
                : failing(in: file, line: line) ?? "The value before ! was nil: unwrap it by if let or guard let, or give another by ??."
        }
        if reason.contains("Index out of range") { return "Compare the index with count or indices before that line." }
        if reason.contains("'try!' expression") { return "Catch the error with do and catch, or use try?." }
        if reason.hasPrefix("Could not cast value") { return "Look for as! on that type, and use as? with if let." }
        if reason.hasPrefix("DispatchQueue.sync") { return "Use async there, or call the work without a queue." }
        if reason.contains("]: unrecognized selector sent to instance") {
            return "Give the class a method of that name with @objc or @IBAction, or mend the name in the storyboard or the code that asks for it."
        }
        if reason.hasPrefix("Something of the main thread's") { return "Do that in DispatchQueue.main.async { }, or in code of the main actor." }
        if reason.hasPrefix("The stack is full") { return "Give it a case in which it does not call itself." }
        return nil
    }

    /// The advice on a line that asks for something by a name that is often wrong.
    private static func failing(in file: String?, line: Int?) -> String? {
        guard let lines = file?.split(separator: "\n", omittingEmptySubsequences: false), let line, lines.indices.contains(line - 1) else { return nil }
        if lines[line - 1].contains("UIFont(name:") {
            return
                "There is no font of that name: UIFont.fontNames(forFamilyName:) lists those that there are, and UIAppFonts in Info.plist brings an app's own."
        }
        guard lines[line - 1].contains("(forResource:") else { return nil }
        return "The app has no file of that name: add it to the target, or correct the name."
    }

    /// The outlet that a line of a file uses and that the file declares; nil where there is none.
    /// - Parameter isImplicit: whether no `!` stands in the line for it.
    private static func outlet(in file: String?, line: Int?, isImplicit: Bool) -> String? {
        guard let lines = file?.split(separator: "\n", omittingEmptySubsequences: false), let line, lines.indices.contains(line - 1) else { return nil }
        let used = Set(lines[line - 1].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        let declared: [String] = lines.compactMap { $0.firstMatch(of: /@IBOutlet\b.*?\bvar\s+(\w+)/).map { String($0.output.1) } }
        return declared.first { name in used.contains(name) && (isImplicit || lines[line - 1].contains("\(name)!")) }
    }
}
