internal import InterfaceFiles

/// A picture: pixels of a file or a drawing, or a symbol, with the way it is to be shown. Images are immutable.
///
/// An image of an asset catalogue knows its variants; image views show the one that fits their traits.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    let values: ImageValues

    // Seen by the compiler elsewhere, so that classes below this one have the initialisers that call it.
    @usableFromInline init(values: ImageValues) {
        self.values = values
        super.init()
    }

    /// An image without pixels.
    public override init() {
        values = ImageValues()
        super.init()
    }

    /// A description of the picture: the name that image views and buttons without words are called. Default nil.
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?

    // MARK: Loading by name

    /// The image of this name in the main bundle: of an asset catalogue, else a loose file (behaviour/rules.md 13).
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The image of this name in `bundle` (nil: the main bundle) that fits `traitCollection` (nil: the current traits).
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let traits: UITraitCollection = traitCollection ?? ImageLoading.currentTraits
        guard let values = ImageLoading.values(named: name, in: bundle, traits: traits) else {
            MissingResource.image(name, in: bundle)
            return nil
        }
        self.init(values: values)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// The image of a literal in source code. Traps when there is no such image.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let values = ImageLoading.values(named: name, in: nil, traits: ImageLoading.currentTraits) else {
            fatalError("There is no image named '\(name)' in the main bundle")
        }
        self.init(values: values)
    }

    // MARK: Symbols

    /// The symbol of this name in its standard size, or nil for a name the symbol set does not have.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let values = ImageLoading.symbol(name, configuration: configuration) else {
            MissingResource.symbol(name)
            return nil
        }
        if SymbolLibrary.likeness(of: name) == .neutral { MissingResource.neutralSymbol(name) }
        self.init(values: values)
    }

    /// A symbol of which a share from 0 to 1 is drawn in full strength. Symbols are drawn whole here.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// The same for a symbol of the app's.
    public convenience init?(named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: UIImage.Configuration? = nil) {
        self.init(named: name, in: bundle, with: configuration)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: UIImage.Configuration(traitCollection: traitCollection))
    }

    // MARK: Files and data

    /// The picture of a file. A name that ends in `@2x` or `@3x` says the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let values = ImageLoading.values(file: path) else { return nil }
        self.init(values: values)
    }

    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// A picture from the bytes of a PNG, JPEG, GIF, TIFF, BMP, ICO, WebP or PDF file: the first one, of several. UIKit reads SVG in asset catalogues
    /// alone: nil for the bytes of one.
    public convenience init?(data: Data, scale: CGFloat) {
        guard !ImageLoading.isSVG(data), let values = ImageLoading.values(data: data, scale: scale) else { return nil }
        self.init(values: values)
    }

    /// A drawing that stays sharp at any size, from the bytes of an SVG file.
    package convenience init?(svg data: Data) {
        guard ImageLoading.isSVG(data), let values = ImageLoading.values(data: data, scale: 1) else { return nil }
        self.init(values: values)
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(values: ImageValues(content: .bitmap(cgImage), scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    // MARK: Properties

    /// The size for display, in points.
    open var size: CGSize { values.size }
    /// Pixels a point.
    open var scale: CGFloat { values.scale }
    open var imageOrientation: UIImage.Orientation { values.orientation }
    open var renderingMode: UIImage.RenderingMode { values.renderingMode }
    open var capInsets: UIEdgeInsets { values.capInsets }
    open var resizingMode: UIImage.ResizingMode { values.resizingMode }
    /// Insets from the picture's edges to the rectangle that constraints align.
    open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
    open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
    open var isSymbolImage: Bool { values.isSymbol }
    /// The frames of an animated image.
    open var images: [UIImage]? { values.frames }
    /// Seconds for all frames once.
    open var duration: TimeInterval { values.duration }
    open var imageAsset: UIImageAsset? { values.asset }
    open var configuration: UIImage.Configuration? { values.configuration }
    open var symbolConfiguration: UIImage.SymbolConfiguration? { values.configuration as? SymbolConfiguration }
    open var traitCollection: UITraitCollection { values.configuration?.traitCollection ?? ImageLoading.currentTraits }

    /// The stored pixels, not turned. A symbol is drawn in black for it.
    open var cgImage: CGImage? {
        switch values.content {
        case .empty: nil
        case .bitmap(let image): values.recipe == nil ? image : nil
        case .symbol: rendered(size: size, scale: scale, tint: values.tintColor ?? .black)
        case .vector: rendered(size: size, scale: scale, tint: nil)
        }
    }

    /// How far above the lower edge a text baseline runs; symbols have one.
    open var baselineOffsetFromBottom: CGFloat? {
        if let offset = values.baselineOffset { return offset }
        if case .symbol(let symbol) = values.content { return symbol.baselineOffsetFromBottom }
        return nil
    }

    // MARK: Drawing

    /// Draws at full size with the upper left corner at `point` of the current context.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the whole picture into `rect` of the current context, resizing it as its caps say.
    open func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        paint(in: rect, context: context, tint: values.tintColor?.resolvedColor(with: .current))
        context.restoreGState()
    }

    /// Fills `rect` with copies of the picture.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        guard let image = rendered(size: size, scale: scale, tint: values.tintColor) else { return }
        context.drawUprightTiles(image, tile: CGRect(origin: .zero, size: size), filling: rect)
    }

    // MARK: Coding

    public class var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        if let data = pngData() { coder.encode(data as NSData, forKey: "UIImageData") }
        coder.encode(Double(scale), forKey: "UIScale")
    }

    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
        self.init(data: data as Data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
    }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || ImageComparison.areEqual(values, other.values)
    }

    open override var hash: Int {
        switch values.content {
        case .empty: 0
        case .bitmap(let image): image.hashValue
        case .symbol(let symbol): symbol.hashValue
        case .vector(let vector): ObjectIdentifier(vector).hashValue
        }
    }

    open override var description: String {
        if case .symbol(let symbol) = values.content { return "<UIImage: symbol(system: \(symbol.name)) \(sizeText)>" }
        return "<UIImage: \(sizeText)>"
    }

    private var sizeText: String { String(format: "{%g, %g}", Double(size.width), Double(size.height)) }
}

/// Whether two images show the same: the same pixels or symbol, shown the same way.
enum ImageComparison {
    static func areEqual(_ a: ImageValues, _ b: ImageValues) -> Bool {
        guard a.scale == b.scale, a.orientation == b.orientation, a.renderingMode == b.renderingMode, a.capInsets == b.capInsets,
            a.resizingMode == b.resizingMode, a.alignmentRectInsets == b.alignmentRectInsets,
            a.flipsForRightToLeft == b.flipsForRightToLeft, a.tintColor == b.tintColor, a.frames == b.frames
        else { return false }
        switch (a.content, b.content) {
        case (.empty, .empty): return true
        case (.bitmap(let first), .bitmap(let second)): return first == second
        case (.symbol(let first), .symbol(let second)):
            return first == second && a.configuration == b.configuration
        case (.vector(let first), .vector(let second)): return first === second
        default: return false
        }
    }
}
