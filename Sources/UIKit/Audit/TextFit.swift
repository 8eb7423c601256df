import CoreText
import Foundation

/// How a text stands in its label.
struct TextFit {
    /// The area that the lines cover, in the label's coordinates.
    var ink: CGRect
    var lineCount: Int
    var isTruncated: Bool
    /// Whether lines are higher than the label and cut off by its edge.
    var isCut: Bool
    /// Whether a line ends inside a word.
    var breaksWord: Bool

    @MainActor init(of label: UILabel) {
        let drawing: LabelDrawing = label.drawing(in: label.bounds)
        let layout: TextLayout = drawing.layout
        let left: Double = layout.lines.map(\.x).min() ?? 0
        let right: Double = layout.lines.map { $0.x + $0.width }.max() ?? 0
        ink = CGRect(x: drawing.origin.x + left, y: drawing.origin.y, width: right - left, height: layout.size.height)
        lineCount = layout.lines.count
        isTruncated = layout.isTruncated
        isCut = label.bounds.height > 0 && layout.size.height > label.bounds.height + 2
        breaksWord = Self.breaksWord(label.text ?? "", at: layout.lines.dropLast().map(\.range.upperBound))
    }

    /// Whether one of the offsets, in UTF-16, lies between two letters of a script that separates its words.
    static func breaksWord(_ text: String, at ends: [Int]) -> Bool {
        guard !ends.isEmpty else { return false }
        let units: [UInt16] = Array(text.utf16)
        return ends.contains { end in
            guard end > 0, end < units.count else { return false }
            return isLetter(units[end - 1]) && isLetter(units[end])
        }
    }

    /// Letters below the scripts of South and East Asia, whose lines may end after any of them.
    private static func isLetter(_ unit: UInt16) -> Bool {
        guard unit < 0x0900, let scalar = Unicode.Scalar(unit) else { return false }
        return scalar.properties.isAlphabetic
    }
}
