/// A shadow behind text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Points, y downwards. Default zero.
    open var shadowOffset: CGSize = .zero
    /// Default 0: a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`. Default black at a third; nil draws no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        shadowOffset = CGSize(width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowColor = coder.containsValue(forKey: "NSShadowColor") ? coder.decodeObject(of: UIColor.self, forKey: "NSShadowColor") : nil
    }

    public class var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && other.shadowColor as? UIColor == shadowColor as? UIColor
    }

    open override var hash: Int { shadowBlurRadius.hashValue }

    /// The shadow that the text engine draws.
    func textShadow(resolving resolve: (UIColor) -> CGColor) -> TextShadow? {
        guard let color = shadowColor as? UIColor else { return nil }
        return TextShadow(offset: shadowOffset, blurRadius: Double(shadowBlurRadius), color: TextColor(resolve(color)))
    }
}
