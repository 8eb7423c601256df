import CoreGraphics

/// How an annotation stands over text that is wider or narrower.
public enum CTRubyAlignment: UInt8, Sendable {
    case invalid = 255
    case auto = 0
    case start = 1
    case center = 2
    case end = 3
    case distributeLetter = 4
    case distributeSpace = 5
    case lineEdge = 6
}

/// Whether an annotation that is wider than its text may stand over the text beside it.
public enum CTRubyOverhang: UInt8, Sendable {
    case invalid = 255
    case auto = 0
    case start = 1
    case end = 2
    case none = 3
}

/// The side of the text that an annotation stands on.
public enum CTRubyPosition: UInt8, Sendable {
    /// Above horizontal text.
    case before = 0
    /// Below it.
    case after = 1
    case interCharacter = 2
    case inline = 3
    case count = 4
}

/// Small text that stands above or below other text, and says how it is read. Text has it by `kCTRubyAnnotationAttributeName`.
public final class CTRubyAnnotation: Hashable, @unchecked Sendable {
    let alignment: CTRubyAlignment
    let overhang: CTRubyOverhang
    let sizeFactor: CGFloat
    let texts: [CTRubyPosition: String]
    let attributes: NSDictionary?

    init(_ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ sizeFactor: CGFloat, _ texts: [CTRubyPosition: String], _ attributes: NSDictionary?) {
        (self.alignment, self.overhang, self.sizeFactor, self.texts, self.attributes) = (alignment, overhang, sizeFactor, texts, attributes)
    }

    public static func == (lhs: CTRubyAnnotation, rhs: CTRubyAnnotation) -> Bool {
        lhs.alignment == rhs.alignment && lhs.overhang == rhs.overhang && lhs.sizeFactor == rhs.sizeFactor && lhs.texts == rhs.texts
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(texts) }
}

/// An annotation of texts, one a position: nil for positions without one.
///
/// - Parameters:
///   - sizeFactor: the size beside that of the text; 0.5 is usual.
///   - text: as many as there are positions.
public func CTRubyAnnotationCreate(
    _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ sizeFactor: CGFloat, _ text: UnsafeMutablePointer<Unmanaged<CFString>?>
) -> CTRubyAnnotation {
    var texts: [CTRubyPosition: String] = [:]
    for index in 0..<Int(CTRubyPosition.count.rawValue) {
        guard let position = CTRubyPosition(rawValue: UInt8(index)), let string = text[index]?.takeUnretainedValue() else { continue }
        texts[position] = "\(string)"
    }
    return CTRubyAnnotation(alignment, overhang, sizeFactor, texts, nil)
}

/// An annotation of one text with attributes of its own; `kCTRubyAnnotationSizeFactorAttributeName` says its size beside the text's, 0.5 without it.
public func CTRubyAnnotationCreateWithAttributes(
    _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ position: CTRubyPosition, _ string: CFString, _ attributes: CFDictionary
) -> CTRubyAnnotation {
    let factor: Double? = FontAttributeValues.number(attributes[kCTRubyAnnotationSizeFactorAttributeName])
    return CTRubyAnnotation(alignment, overhang, CGFloat(factor ?? 0.5), [position: "\(string)"], attributes)
}

public func CTRubyAnnotationCreateCopy(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAnnotation { rubyAnnotation }
public func CTRubyAnnotationGetAlignment(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAlignment { rubyAnnotation.alignment }
public func CTRubyAnnotationGetOverhang(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyOverhang { rubyAnnotation.overhang }
public func CTRubyAnnotationGetSizeFactor(_ rubyAnnotation: CTRubyAnnotation) -> CGFloat { rubyAnnotation.sizeFactor }
public func CTRubyAnnotationGetTextForPosition(_ rubyAnnotation: CTRubyAnnotation, _ position: CTRubyPosition) -> CFString? {
    rubyAnnotation.texts[position].map { NSString(string: $0) }
}

/// An annotation of a line, and the place of its baseline from the start of the line's, y upward.
struct PlacedRuby {
    var line: CTLine
    var place: CGPoint
    var isAbove: Bool

    var height: CGFloat { CGFloat((line.line?.ascent ?? 0) + (line.line?.descent ?? 0)) }
}

extension CTLine {
    /// The annotations of the line's text. A line says a place for each above or below its text; others are not shown.
    var rubies: [PlacedRuby] {
        let key = NSAttributedString.Key(rawValue: "\(kCTRubyAnnotationAttributeName)")
        var result: [PlacedRuby] = []
        let whole = NSRange(range)
        guard whole.length > 0, let line else { return [] }
        string.enumerateAttribute(key, in: whole, options: []) { value, part, _ in
            guard let annotation = (value as AnyObject?) as? CTRubyAnnotation else { return }
            let left: Double = offset(ofIndex: part.location)
            let right: Double = offset(ofIndex: NSMaxRange(part))
            for (position, text) in annotation.texts where position == .before || position == .after {
                let ruby: CTLine = rubyLine(text, annotation, at: part.location)
                let ascent: Double = position == .before ? line.ascent + (ruby.line?.descent ?? 0) : -line.descent - (ruby.line?.ascent ?? 0)
                let room: Double = abs(right - left) - ruby.width
                let share: Double =
                    switch annotation.alignment {
                    case .start: 0
                    case .end: 1
                    default: 0.5
                    }
                result.append(PlacedRuby(line: ruby, place: CGPoint(x: min(left, right) + room * share, y: ascent), isAbove: position == .before))
            }
        }
        return result
    }

    private func rubyLine(_ text: String, _ annotation: CTRubyAnnotation, at index: Int) -> CTLine {
        var attributes: [NSAttributedString.Key: Any] = string.attributes(at: index, effectiveRange: nil)
        attributes[NSAttributedString.Key(rawValue: "\(kCTRubyAnnotationAttributeName)")] = nil
        let fontKey = NSAttributedString.Key(rawValue: "NSFont")
        let base: CTFont = (attributes[fontKey] as AnyObject?) as? CTFont ?? CTFontCreateWithName("Helvetica", 12, nil)
        attributes[fontKey] = CTFontCreateCopyWithAttributes(base, CTFontGetSize(base) * annotation.sizeFactor, nil, nil)
        for (key, value) in annotation.attributes ?? [:] { attributes[NSAttributedString.Key(rawValue: "\(key)")] = value }
        return CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: attributes))
    }

    /// The room that annotations take above the line's text.
    var rubyAscent: CGFloat { rubies.filter(\.isAbove).map(\.height).max() ?? 0 }

    /// Draws the annotations where the line stands.
    func drawRubies(in context: CGContext) {
        let matrix: CGAffineTransform = context.textMatrix
        for ruby in rubies {
            let moved: CGPoint = ruby.place.applying(matrix)
            context.textPosition = moved
            ruby.line.draw(in: context)
            context.textMatrix = matrix
        }
    }
}
