// Geometry as text, `{{x, y}, {width, height}}`, and in archives, which hold that text.

extension NSCoder {
    private static func text(_ values: CGFloat...) -> String { "{" + values.map(number).joined(separator: ", ") + "}" }

    /// As C writes it with 17 digits.
    private static func number(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }

    /// The numbers of a text; zeros where there are others than so many.
    private static func numbers(_ text: String, _ count: Int) -> [CGFloat] {
        let found = text.split { "{}[], ".contains($0) }.map { Double($0) }
        guard found.count == count, !found.contains(nil) else { return Array(repeating: 0, count: count) }
        return found.map { CGFloat($0 ?? 0) }
    }

    public class func string(for point: CGPoint) -> String { text(point.x, point.y) }
    public class func string(for vector: CGVector) -> String { text(vector.dx, vector.dy) }
    public class func string(for size: CGSize) -> String { text(size.width, size.height) }
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    public class func string(for transform: CGAffineTransform) -> String {
        "[" + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(number).joined(separator: ", ") + "]"
    }
    public class func string(for insets: UIEdgeInsets) -> String { text(insets.top, insets.left, insets.bottom, insets.right) }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String { text(insets.top, insets.leading, insets.bottom, insets.trailing) }
    public class func string(for offset: UIOffset) -> String { text(offset.horizontal, offset.vertical) }

    // Of a text that has another form: zero.
    public class func cgPoint(for string: String) -> CGPoint {
        let values = numbers(string, 2)
        return CGPoint(x: values[0], y: values[1])
    }
    public class func cgVector(for string: String) -> CGVector {
        let values = numbers(string, 2)
        return CGVector(dx: values[0], dy: values[1])
    }
    public class func cgSize(for string: String) -> CGSize {
        let values = numbers(string, 2)
        return CGSize(width: values[0], height: values[1])
    }
    public class func cgRect(for string: String) -> CGRect {
        let values = numbers(string, 4)
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let values = numbers(string, 6)
        return CGAffineTransform(a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let values = numbers(string, 4)
        return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let values = numbers(string, 4)
        return NSDirectionalEdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    }
    public class func uiOffset(for string: String) -> UIOffset {
        let values = numbers(string, 2)
        return UIOffset(horizontal: values[0], vertical: values[1])
    }

    // MARK: Archives

    public func encode(_ vector: CGVector, forKey key: String) { encode(Self.string(for: vector) as NSString, forKey: key) }
    public func encode(_ transform: CGAffineTransform, forKey key: String) { encode(Self.string(for: transform) as NSString, forKey: key) }
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(Self.string(for: insets) as NSString, forKey: key) }
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) { encode(Self.string(for: insets) as NSString, forKey: key) }
    public func encode(_ offset: UIOffset, forKey key: String) { encode(Self.string(for: offset) as NSString, forKey: key) }

    // Points, sizes and rectangles are those of Foundation.
    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
    public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(forKey: key)) }
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { Self.cgAffineTransform(for: text(forKey: key)) }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: text(forKey: key)) }
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets { Self.nsDirectionalEdgeInsets(for: text(forKey: key)) }
    public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(forKey: key)) }

    private func text(forKey key: String) -> String {
        guard containsValue(forKey: key) else { return "" }
        return decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? ""
    }
}
