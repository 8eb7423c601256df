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
        // What an interface file asked for tells its own way out.
        if reason.contains(/key value coding-compliant for the key [\w.]+\.$/) {
            return "Correct the key, or give the class a property of that name with @objc."
        }
        return common.first { reason.contains($0.words) }?.advice
    }

    /// The advice on a reason with certain words in it.
    private static let common: [(words: String, advice: String)] = [
        ("Index out of range", "Compare the index with count or indices before that line."),
        ("'try!' expression", "Catch the error with do and catch, or use try?."),
        ("Could not cast value", "Look for as! on that type, and use as? with if let."),
        ("DispatchQueue.sync", "Use async there, or call the work without a queue."),
        (
            "]: unrecognized selector sent to instance",
            "Give the class a method of that name with @objc or @IBAction, or mend the name in the storyboard or the code that asks for it."
        ),
        ("Something of the main thread's", "Do that in DispatchQueue.main.async { }, or in code of the main actor."),
        ("call one another without end", "Let one of them be given what it needs, or make it later, as a lazy property."),
        ("The stack is full", "Give it a case in which it does not call itself."),
        ("ivision by zero", "Look whether the divisor is 0 before that line."),
        ("Duplicate values for key", "Make it with Dictionary(_:uniquingKeysWith:), which says what of several values is taken."),
        ("Duplicate elements of type", "Take what equals another out first: Set(_:) keeps one of each."),
        ("identifiers are not unique", "Give what differs identifiers that differ, or take what is there twice out before it is appended."),
        ("Pushing the same view controller", "Push a new controller, or go back to the one that is there with popToViewController(_:animated:)."),
        ("Pushing a navigation controller", "Push the controller that stands in it, or present it."),
        ("Unable to parse constraint format", "Correct the format: [view] in brackets, | for the edges, -8- between them."),
        ("already being presented by", "Dismiss it first, or make a new controller for each presentation."),
        ("that has a parent view controller", "Present the parent, or take the controller out with removeFromParent()."),
        ("has no segue with identifier", "Give a segue of its scene that identifier in the storyboard, or correct the name in code."),
        ("doesn't contain a view controller with identifier", "Give a scene of it that Storyboard ID, or correct the name in code."),
        ("Invalid update", "Change the data before the list is told, and tell it of as many items as came and went; reloadData() asks for all of them anew."),
        ("have no common ancestor", "Add both views to the same tree with addSubview(_:) before the constraint is made active."),
        ("has not been implemented", "A storyboard or nib makes objects by init(coder:): write it, by super.init(coder:), or make the object in code."),
        ("location information for this popover", "Set popoverPresentationController's barButtonItem, or its sourceView, before it is presented."),
    ]

    /// The advice on a line that asks for something by a name that is often wrong.
    private static func failing(in file: String?, line: Int?) -> String? {
        guard let lines = file?.split(separator: "\n", omittingEmptySubsequences: false), let line, lines.indices.contains(line - 1) else { return nil }
        if lines[line - 1].contains("UIFont(name:") {
            return
                "There is no font of that name: UIFont.fontNames(forFamilyName:) lists those that there are, and UIAppFonts in Info.plist brings an app's own."
        }
        if lines[line - 1].contains("dequeueReusableCell(withIdentifier:") {
            return
                "No cell goes by that identifier: register a class or nib for it, or give it to a prototype cell of this very table in its storyboard."
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
