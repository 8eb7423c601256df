/// How Swift names reach Objective-C.
enum ObjectiveCNames {
    /// The selector of a method without an explicit name: `present(from:animated:)` is `presentFrom:animated:`,
    /// `show(item:)` is `showWithItem:`. Labels are "" where the source writes `_`.
    static func selector(base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        var name = base
        if !first.isEmpty {
            if !startsOrEndsWithPreposition(base: base, label: first) { name += "With" }
            name += capitalised(first)
        }
        return name + ":" + labels.dropFirst().map { $0 + ":" }.joined()
    }

    /// The selector of a delegate's method of which Swift has another one of the same name for another type: Objective-C's names tell them
    /// apart, names made from Swift's do not. Types are as written.
    static func selectorOfNamesake(_ method: MethodRecord) -> String? {
        // Every method of an app and of the frameworks is asked: most go by their first name.
        if method.parameters.count == 1, basesOfNSObject.contains(method.name), let selector = selectorsOfNSObject[method.fullName] {
            return method.parameters[0].type.filter { $0 != "?" && $0 != "!" } == "Selector" ? selector : nil
        }
        guard namesakeBases.contains(method.name), method.parameters.count > 1, let namesake = namesakes[method.fullName] else { return nil }
        let type: Substring? = method.parameters[1].type.filter { $0 != "?" && $0 != "!" }.split(whereSeparator: { $0 == "." || $0 == " " }).last
        return type.map(String.init) == namesake.type ? namesake.selector : nil
    }

    private static let namesakeBases: Set<String> = Set(namesakes.keys.map { String($0.prefix { $0 != "(" }) })

    /// Methods of `NSObject` whose names in Swift leave out what their parameter's type says. The object runtime asks for overrides by these.
    private static let selectorsOfNSObject: [String: String] = [
        "responds(to:)": "respondsToSelector:", "forwardingTarget(for:)": "forwardingTargetForSelector:", "method(for:)": "methodForSelector:",
    ]

    private static let basesOfNSObject: Set<String> = ["responds", "forwardingTarget", "method"]

    private static let namesakes: [String: (type: String, selector: String)] = [
        "webView(_:decidePolicyFor:decisionHandler:)": ("WKNavigationResponse", "webView:decidePolicyForNavigationResponse:decisionHandler:"),
        "mapView(_:didSelect:)": ("MKAnnotation", "mapView:didSelectAnnotation:"),
        "mapView(_:didDeselect:)": ("MKAnnotation", "mapView:didDeselectAnnotation:"),
        "mapView(_:didAdd:)": ("[MKOverlayRenderer]", "mapView:didAddOverlayRenderers:"),
        "textView(_:shouldInteractWith:in:)": ("NSTextAttachment", "textView:shouldInteractWithTextAttachment:inRange:"),
        "textView(_:shouldInteractWith:in:interaction:)": ("NSTextAttachment", "textView:shouldInteractWithTextAttachment:inRange:interaction:"),
    ]

    /// The selector of an initialiser: `init(frame:)` is `initWithFrame:`.
    static func initializerSelector(labels: [String]) -> String {
        selector(base: "init", labels: labels)
    }

    static func setter(of property: String) -> String {
        "set\(capitalised(property)):"
    }

    static func capitalised(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func startsOrEndsWithPreposition(base: String, label: String) -> Bool {
        prepositions.contains(firstWord(of: label)) || prepositions.contains(lastWord(of: base))
    }

    private static func firstWord(of name: String) -> String {
        var word = ""
        for character in name {
            if character.isUppercase, !word.isEmpty { break }
            word.append(character)
        }
        return word.lowercased()
    }

    private static func lastWord(of name: String) -> String {
        var word = ""
        for character in name.reversed() {
            word.insert(character, at: word.startIndex)
            if character.isUppercase { break }
        }
        return word.lowercased()
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
        "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
        "when", "with", "within",
    ]
}
