internal import InterfaceFiles

/// The decoding of a view's accessibility from interface elements.
@MainActor enum AccessibilityDecoding {
    static func decode(_ view: UIView, _ said: InterfaceElement) {
        if let label = said["label"] { view.accessibilityLabel = label }
        if let hint = said["hint"] { view.accessibilityHint = hint }
        if let value = said["value"] { view.accessibilityValue = value }
        if let name = said["identifier"] { view.accessibilityIdentifier = name }
        for text in said.children where text.name == "string" || text.name == "localizedString" {
            switch text["key"] {
            case "label": view.accessibilityLabel = text.text
            case "hint": view.accessibilityHint = text.text
            case "value": view.accessibilityValue = text.text
            default: break
            }
        }
        for flag in said.children where flag.name == "bool" && flag["key"] == "isElement" {
            view.isAccessibilityElement = flag["value"] == "YES"
        }
        guard let traits = said.child("accessibilityTraits") else { return }
        view.accessibilityTraits = names.reduce(into: []) { if traits.bool($1.0) == true { $0.insert($1.1) } }
    }

    private static let names: [(String, UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("staticText", .staticText),
        ("searchField", .searchField), ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
        ("summaryElement", .summaryElement), ("updatesFrequently", .updatesFrequently), ("notEnabled", .notEnabled),
        ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn), ("header", .header),
    ]
}
