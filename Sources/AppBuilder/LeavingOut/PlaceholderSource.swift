/// The Swift source of a module's placeholders: classes in place of views and controllers that are not there.
struct PlaceholderSource {
    static let fileName = "LeftOutPlaceholders.swift"

    let text: String

    /// Nil where there are none.
    init?(_ placeholders: [LeftOutRecord.Placeholder]) {
        guard !placeholders.isEmpty else { return nil }
        text = "import QuinceLeftOut\nimport UIKit\n\n" + placeholders.map(Self.declaration).joined(separator: "\n")
    }

    private static func declaration(of placeholder: LeftOutRecord.Placeholder) -> String {
        let initializers = placeholder.initializers.filter { !inherited.contains($0) }.map { labels in
            let parameters = labels.enumerated().map { "\($1.isEmpty ? "_" : escapedName($1)) a\($0): Any? = nil" }.joined(separator: ", ")
            let call = placeholder.isController ? "self.init(nibName: nil, bundle: nil)" : "self.init(frame: .zero)"
            return "    public convenience init(\(parameters)) { \(call) }\n"
        }
        return "open class \(placeholder.name): \(placeholder.isController ? "LeftOutViewController" : "LeftOutView") {\n\(initializers.joined())}\n"
    }

    private static let inherited: Set<[String]> = [[], ["frame"], ["coder"], ["nibName", "bundle"]]

    private static func escapedName(_ name: String) -> String { ["in", "for", "is", "as", "default", "where", "self"].contains(name) ? "`\(name)`" : name }
}
