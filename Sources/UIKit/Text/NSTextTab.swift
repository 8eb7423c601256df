/// A place on a line that a tab character moves to. Text after a tab begins at the stop.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    public let alignment: NSTextAlignment
    /// Points from the leading margin.
    public let location: CGFloat

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat) {
        self.alignment = alignment
        location = loc
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    open override var hash: Int { location.hashValue }
}
