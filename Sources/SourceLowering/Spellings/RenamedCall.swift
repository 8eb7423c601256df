/// How a call looks under the name that Swift 4.2 gave a function or method.
struct RenamedCall: Equatable {
    /// The new base name, with its type where it had none before: `UIAccessibility.post`.
    let name: String
    /// One a new argument; nil for `_`. The argument that the member is called on has none.
    let labels: [String?]
    /// Whether the first argument is now what the member is called on.
    let isOnFirstArgument: Bool
    /// Whether the new name is a property's.
    let isProperty: Bool

    /// From the form that API notes have: `getter:UIAccessibility.isVoiceOverRunning()`, `inset(self:by:)`.
    init?(_ notation: String) {
        let isProperty: Bool = notation.hasPrefix("getter:")
        let text: Substring = isProperty ? notation.dropFirst(7) : notation[...]
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        var labels: [String?] = text[text.index(after: open)...].dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
        isOnFirstArgument = labels.first == "self"
        if isOnFirstArgument { labels.removeFirst() }
        self.isProperty = isProperty
        self.labels = labels
        name = String(text[..<open])
    }

    /// By old full name, `didMove(toParentViewController:)`.
    static let swift4: [String: RenamedCall] = {
        var calls: [String: RenamedCall] = [:]
        for line in Swift4Names.callNames.split(separator: "\n") {
            let words: [Substring] = line.split(separator: " ")
            if words.count == 2, let call = RenamedCall(String(words[1])) { calls[String(words[0])] = call }
        }
        return calls
    }()

    /// The base names of ``swift4``, to tell quickly what needs no second look.
    static let swift4BaseNames: Set<String> = Set(swift4.keys.map { String($0.prefix { $0 != "(" }) })
}
