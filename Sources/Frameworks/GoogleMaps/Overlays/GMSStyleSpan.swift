import UIKit

/// The look of a part of a line.
open class GMSStrokeStyle: NSObject, @unchecked Sendable {
    let from: UIColor
    let to: UIColor

    init(from: UIColor, to: UIColor) {
        (self.from, self.to) = (from, to)
        super.init()
    }

    open class func solidColor(_ color: UIColor) -> GMSStrokeStyle { GMSStrokeStyle(from: color, to: color) }
    open class func gradient(from fromColor: UIColor, to toColor: UIColor) -> GMSStrokeStyle { GMSStrokeStyle(from: fromColor, to: toColor) }
}

/// The look of so many segments of a line, from place to place.
open class GMSStyleSpan: NSObject, @unchecked Sendable {
    public let style: GMSStrokeStyle
    public let segments: Double

    public init(style: GMSStrokeStyle, segments: Double) {
        (self.style, self.segments) = (style, segments)
        super.init()
    }

    public convenience init(style: GMSStrokeStyle) { self.init(style: style, segments: 1) }
    public convenience init(color: UIColor) { self.init(style: .solidColor(color), segments: 1) }
    public convenience init(color: UIColor, segments: Double) { self.init(style: .solidColor(color), segments: segments) }
}

/// Spans of the styles in turn along a path, each of the lengths in turn.
public func GMSStyleSpans(_ path: GMSPath, _ styles: [GMSStrokeStyle], _ lengths: [NSNumber], _ lengthKind: GMSLengthKind) -> [GMSStyleSpan] {
    SpanCutting.spans(
        segments: zip(path.places, path.places.dropFirst()).map { GMSPath(places: [$0, $1]).length(of: lengthKind) }, lengths: lengths.map(\.doubleValue)
    ).enumerated().compactMap { styles.isEmpty ? nil : GMSStyleSpan(style: styles[$0 % styles.count], segments: $1) }
}

/// Cuts a line of segments into spans.
enum SpanCutting {
    /// The spans, in segments and parts of such, of the lengths in turn until the line's end.
    static func spans(segments: [Double], lengths: [Double]) -> [Double] {
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 > 0 }), !segments.isEmpty else { return [] }
        var result: [Double] = []
        var (length, used) = (lengths[0], 0.0)
        for segment in segments where segment > 0 {
            var left: Double = segment
            while left > length, result.count < 10_000 {
                used += length / segment
                result.append(used)
                (left, used) = (left - length, 0)
                length = lengths[result.count % lengths.count]
            }
            used += left / segment
            length -= left
        }
        return used > 0 ? result + [used] : result
    }
}
