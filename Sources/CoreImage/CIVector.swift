import CoreGraphics
import Foundation
import ObjectRuntime

/// A few numbers, as filters take them for points and rectangles.
open class CIVector: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let values: [CGFloat]

    public init(values: UnsafePointer<CGFloat>, count: Int) { self.values = (0..<count).map { values[$0] } }
    private init(_ values: [CGFloat]) { self.values = values }
    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }
    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "values") else { return nil }
        values = "\(text)".split { " [],".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: values.map { "\(Double($0))" }.joined(separator: " ")), forKey: "values")
    }
    /// From numbers in brackets, `"[1 2]"`.
    public convenience init(string representation: String) {
        self.init(representation.split { " [],".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) })
    }

    open var count: Int { values.count }
    /// 0 where there is none.
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: value(at: 0), b: value(at: 1), c: value(at: 2), d: value(at: 3), tx: value(at: 4), ty: value(at: 5))
    }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    open var stringRepresentation: String { "[" + values.map { String(format: "%g", Double($0)) }.joined(separator: " ") + "]" }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    open override var hash: Int { values.hashValue }
    open override var description: String { stringRepresentation }
}
