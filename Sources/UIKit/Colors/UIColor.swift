/// A colour with an alpha, fixed or dependent on traits.
///
/// A dynamic colour is resolved with `resolvedColor(with:)`; reading its components or `cgColor` resolves it against
/// `UITraitCollection.current`. Colours are immutable.
open class UIColor: NSObject, NSSecureCoding, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    /// The source from which a colour is made.
    @usableFromInline enum Source {
        case fixed(CGColor)
        case system(SystemColor)
        case provider((UITraitCollection) -> UIColor)
        /// A colour of an asset catalogue, chosen anew for each set of traits.
        case catalog(name: String, variant: (UITraitCollection) -> UIColor?)
        case tint
    }

    let source: Source

    // Seen by the compiler elsewhere, so that classes below this one have the initialisers that call it.
    @usableFromInline init(source: Source) {
        self.source = source
        super.init()
    }

    // MARK: Fixed colours

    /// A colour that nothing is drawn in.
    public convenience override init() { self.init(source: .fixed(CGColor(gray: 0, alpha: 0))) }

    /// A colour of the extended sRGB space; components may lie outside 0 to 1, alpha may not.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .extendedSRGBSpace, [red, green, blue, alpha])
    }

    /// A grey: 0 is black, 1 is white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(space: .extendedGraySpace, [white, alpha])
    }

    /// A colour of the hue circle; all components run from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb: HueColor.RGB = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    /// A colour of the Display P3 space, stored as extended sRGB as UIKit does.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let wide = CGColor(space: .displayP3Space, values: [red, green, blue, max(0, min(1, alpha))])
        self.init(source: .fixed(wide))
    }

    public convenience init(cgColor: CGColor) {
        self.init(source: .fixed(cgColor))
    }

    /// A picture that is repeated over what is painted, from the upper left of a view on. Clear for a picture without pixels.
    public convenience init(patternImage image: UIImage) {
        let space = CGColorSpace(patternBaseSpace: nil)
        let color: CGColor? = image.cgImage.flatMap { picture in
            space.map { CGColor(space: $0, values: [1], pattern: CGPattern(image: picture, size: image.size)) }
        }
        self.init(source: .fixed(color ?? .clear))
    }

    /// The colour of a literal in source code.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    private convenience init(space: CGColorSpace, _ components: [CGFloat]) {
        var values: [CGFloat] = components
        values[values.count - 1] = max(0, min(1, values[values.count - 1]))
        self.init(source: .fixed(CGColor(space: space, values: values)))
    }

    // MARK: Dynamic colours

    /// A colour that asks `dynamicProvider` for its value under the traits at hand. The provider should return the same
    /// colour for the same traits.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(source: .provider(dynamicProvider))
    }

    /// The fixed colour that this one is under `traitCollection`; a fixed colour returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed: self
        case .system(let color): ResolvedColors.color(color, traitCollection)
        case .provider(let provide): provide(traitCollection).resolvedColor(with: traitCollection)
        case .catalog(_, let variant): variant(traitCollection)?.resolvedColor(with: traitCollection) ?? UIColor.clear
        case .tint: TintColorScope.resolve(with: traitCollection)
        }
    }

    /// The colour under the current traits.
    open var cgColor: CGColor {
        if case .fixed(let color) = source { return color }
        if case .fixed(let color) = resolvedColor(with: .current).source { return color }
        return .clear
    }

    // MARK: Derived colours

    /// The same colour with another alpha (replacing, not multiplying); stays dynamic if it was.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .fixed(let color) = source {
            return UIColor(source: .fixed(color.copy(alpha: max(0, min(1, alpha))) ?? color))
        }
        return UIColor(source: .provider { [self] traits in resolvedColor(with: traits).withAlphaComponent(alpha) })
    }

    // MARK: Components

    /// The components in extended sRGB. Returns false, leaving the arguments alone, when the colour has none, as one of a pattern.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let color = ColorComponents.converted(cgColor) else { return false }
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let color = ColorComponents.converted(cgColor) else { return false }
        let value = HueColor(red: color.red, green: color.green, blue: color.blue)
        hue?.pointee = value.hue
        saturation?.pointee = value.saturation
        brightness?.pointee = value.brightness
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color: CGColor = cgColor
        guard let gray = color.converted(to: .extendedGraySpace, intent: .defaultIntent, options: nil),
            let values = gray.components
        else { return false }
        white?.pointee = values[0]
        alpha?.pointee = values[1]
        return true
    }

    /// Extended sRGB components under the current traits.
    var components: ColorComponents { ColorComponents(cgColor) }

    // MARK: Drawing

    /// Makes this the fill and stroke colour of the current graphics context.
    open func set() {
        setFill()
        setStroke()
    }

    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    // MARK: NSObject

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        switch (source, other.source) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.system(let a), .system(let b)): return a == b
        case (.catalog(let a, _), .catalog(let b, _)): return a == b
        case (.tint, .tint): return true
        default: return false
        }
    }

    open override var hash: Int {
        switch source {
        case .fixed(let color): color.hashValue
        case .system(let color): color.hashValue
        case .catalog(let name, _): name.hashValue
        case .provider: ObjectIdentifier(self).hashValue
        case .tint: 0
        }
    }

    open override var description: String {
        switch source {
        case .fixed(let color): ColorComponents.description(of: color)
        case .system(let color): "<UIDynamicSystemColor; name = \(color.rawValue)Color>"
        case .catalog(let name, _): "<UIDynamicCatalogColor; name = \(name)>"
        case .provider: "<UIDynamicProviderColor>"
        case .tint: "<UIDynamicTintColor>"
        }
    }

    /// The description, with the address of a colour that follows traits.
    var addressedDescription: String {
        let text: String = description
        guard text.hasPrefix("<"), let end = text.firstIndex(where: { $0 == ";" || $0 == ">" }) else { return text }
        return text[..<end] + ": " + ConstraintDescription.address(of: self) + text[end...]
    }

    // MARK: Coding

    public class var supportsSecureCoding: Bool { true }

    /// Archives the components of the colour as it is under the current traits.
    public func encode(with coder: NSCoder) {
        let color: ColorComponents = components
        coder.encode(Double(color.red), forKey: "UIRed")
        coder.encode(Double(color.green), forKey: "UIGreen")
        coder.encode(Double(color.blue), forKey: "UIBlue")
        coder.encode(Double(color.alpha), forKey: "UIAlpha")
    }

    public required convenience init?(coder: NSCoder) {
        self.init(
            red: CGFloat(coder.decodeDouble(forKey: "UIRed")), green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
            blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")), alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha")))
    }
}
