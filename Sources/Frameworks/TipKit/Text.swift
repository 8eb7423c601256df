@_exported import UIKit

/// The words of a tip. SwiftUI, whose type this is, is not here: as much of it as tips are written with.
public struct Text: Sendable, Equatable {
    struct Run: Sendable, Equatable {
        var text: String
        var isBold = false
        var isItalic = false
    }
    var runs: [Run]

    /// Looked up in the app's translations.
    public init(_ resource: LocalizedStringResource) { runs = [Run(text: String(localized: resource))] }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { runs = [Run(text: String(content))] }
    public init(verbatim content: String) { runs = [Run(text: content)] }
    private init(runs: [Run]) { self.runs = runs }

    public func bold() -> Text {
        Text(
            runs: runs.map { run in
                var bold = run
                bold.isBold = true
                return bold
            })
    }
    public func italic() -> Text {
        Text(
            runs: runs.map { run in
                var italic = run
                italic.isItalic = true
                return italic
            })
    }
    public static func + (first: Text, second: Text) -> Text { Text(runs: first.runs + second.runs) }

    var string: String { runs.map(\.text).joined() }

    @MainActor func attributed(_ font: UIFont) -> NSAttributedString {
        let result = NSMutableAttributedString()
        for run in runs {
            var traits = font.fontDescriptor.symbolicTraits
            if run.isBold { traits.insert(.traitBold) }
            if run.isItalic { traits.insert(.traitItalic) }
            let styled = font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: font.pointSize) }
            result.append(NSAttributedString(string: run.text, attributes: [.font: styled ?? font]))
        }
        return result
    }
}
