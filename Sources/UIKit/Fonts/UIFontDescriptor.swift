/// A description of a font by its attributes; `UIFont(descriptor:size:)` finds the font.
open class UIFontDescriptor: CTFontDescriptor, NSCopying, @unchecked Sendable {
    /// Attributes as dictionaries use them.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// `NSValue` of a `CGAffineTransform`.
        public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
        /// Descriptors of the fonts that are asked first for characters that this one lacks, an array.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// The full name.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The characters that the font shows itself, an `NSCharacterSet`.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    }

    /// Keys of a dictionary under `AttributeName.featureSettings`.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A number such as `kNumberSpacingType`.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// A number such as `kMonospacedNumbersSelector`.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// `type` under its first name.
        public static var featureIdentifier: FeatureKey { .type }
        /// `selector` under its first name.
        public static var typeIdentifier: FeatureKey { .selector }
    }

    /// Keys of the dictionary under `AttributeName.traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// A number as in `UIFont.Width`.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    }

    /// Traits of the look.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits of a typeface's class, which are one number.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    /// Designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    let textStyle: UIFont.TextStyle?

    // The attributes that are described; a size of 0 leaves it open.
    var face: TextFontDescriptor.Face { request.face }
    var family: String? { request.family }
    var weight: FontWeight { request.weight }
    var isItalic: Bool { request.isItalic }
    open var pointSize: CGFloat { CGFloat(request.size) }
    /// The transform of glyphs, about their origins. Default the identity.
    open var matrix: CGAffineTransform { request.matrix?.transform ?? .identity }

    init(_ request: FontRequest, textStyle: UIFont.TextStyle? = nil) {
        self.textStyle = textStyle
        super.init(request: request)
    }

    convenience init(textFont: TextFont, textStyle: UIFont.TextStyle?) {
        self.init(FontRequest(textFont), textStyle: textStyle)
    }

    /// A descriptor of the system font.
    public convenience init() { self.init(FontRequest()) }

    /// A descriptor of the font with this name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontRequest(name: fontName, size: Double(size)))
    }

    /// A descriptor of the font with this name, of whose glyphs `matrix` makes the size and the look.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        var request = FontRequest(name: fontName, size: 0)
        request.matrix = GlyphMatrix(matrix)
        self.init(request)
    }

    /// A descriptor of some attributes; what they leave open is the system font's.
    public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        let full: UIFontDescriptor = UIFontDescriptor(FontRequest()).addingAttributes(attributes)
        self.init(full.request, textStyle: full.textStyle)
    }

    /// The system font of a text style at the current text size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Properties

    open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

    open var symbolicTraits: SymbolicTraits { SymbolicTraits(rawValue: request.symbolicTraits) }

    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var result: [AttributeName: Any] = [.size: pointSize, .name: postscriptName]
        result[.traits] = [TraitKey.weight: CGFloat(weight.value), TraitKey.symbolic: symbolicTraits.rawValue] as [TraitKey: Any]
        if let family { result[.family] = family }
        if let textStyle { result[.textStyle] = textStyle.rawValue }
        if request.matrix != nil { result[.matrix] = NSValue(cgAffineTransform: matrix) }
        return result
    }

    open func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? {
        switch attribute {
        case .visibleName, .characterSet: CTFontDescriptorCopyAttribute(self, attribute.rawValue as NSString)
        default: fontAttributes[attribute]
        }
    }

    // MARK: Variants

    private func changed(_ change: (inout FontRequest) -> Void) -> UIFontDescriptor {
        var request: FontRequest = self.request
        change(&request)
        return UIFontDescriptor(request, textStyle: textStyle)
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { $0.size = Double(newPointSize) }
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        request.family(newFamily).map { UIFontDescriptor($0) } ?? self
    }

    open func withFace(_ newFace: String) -> UIFontDescriptor {
        guard let family, let found = FontLibrary.faces(inFamily: family).first(where: { $0.styleName == newFace }) else {
            return self
        }
        return changed { ($0.face, $0.weight, $0.isItalic) = (.named(found.postScriptName), found.weight, found.isItalic) }
    }

    /// The descriptor with glyphs that are transformed.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { changed { $0.matrix = GlyphMatrix(matrix) } }

    /// The descriptors of all faces that have this one's family, or of the one face that has its name where `mandatoryKeys` has that.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?) -> [UIFontDescriptor] {
        let keys: CFSet? = mandatoryKeys.map { NSSet(array: $0.map { $0.rawValue as NSString }) }
        let found: [Any]? = CTFontDescriptorCreateMatchingFontDescriptors(self, keys) as? [Any]
        return found?.compactMap { ($0 as? CTFontDescriptor).map { UIFontDescriptor($0.request) } } ?? []
    }

    /// The descriptor in bold, italic or neither; nil when the font's family has no such face.
    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        // No family here has faces of other widths.
        guard symbolicTraits.isDisjoint(with: [.traitExpanded, .traitCondensed, .traitVertical]) else { return nil }
        return request.traits(
            isItalic: symbolicTraits.contains(.traitItalic), isBold: symbolicTraits.contains(.traitBold),
            isMonospaced: symbolicTraits.contains(.traitMonoSpace)
        ).map { UIFontDescriptor($0, textStyle: textStyle) }
    }

    /// The system font in another design; nil for fonts that are not the system's.
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        guard case .system = face else { return nil }
        switch design {
        case .rounded: return changed { $0.face = .system(.rounded) }
        case .serif: return changed { $0.face = .system(.serif) }
        case .monospaced: return changed { $0.face = .system(.monospaced) }
        default: return changed { $0.face = .system(.standard) }
        }
    }

    /// The descriptor with attributes replaced.
    open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
        var result: UIFontDescriptor = self
        if let name = attributes[.name] as? String { result = UIFontDescriptor(name: name, size: result.pointSize) }
        if let family = attributes[.family] as? String { result = result.withFamily(family) }
        if let face = attributes[.face] as? String { result = result.withFace(face) }
        if let style = FontAttributes.textStyle(attributes[.textStyle]) {
            let size: CGFloat = UIFont.preferredFont(forTextStyle: style).pointSize
            result = UIFontDescriptor(result.withSize(size).request, textStyle: style)
        }
        if let size = FontAttributes.number(attributes[.size]) { result = result.withSize(size) }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let weight = FontAttributes.weight(traits[.weight]) { result = result.changed { $0.weight = weight } }
            if let symbolic = traits[.symbolic] as? UInt32 {
                result = result.withSymbolicTraits(SymbolicTraits(rawValue: symbolic)) ?? result
            }
            if let width = (traits[.width] as? UIFont.Width) ?? FontAttributes.number(traits[.width]).map(UIFont.Width.init(_:)) {
                result = result.changed { $0.matrix = width == .standard ? nil : GlyphMatrix(a: width.stretch, b: 0, c: 0, d: 1) }
            }
            if let slant = FontAttributes.number(traits[.slant]) { result = result.changed { $0.isItalic = slant != 0 } }
        }
        if let matrix = attributes[.matrix] as? CGAffineTransform { result = result.withMatrix(matrix) }
        if let cascade = attributes[.cascadeList] as? [Any] { result = result.changed { $0.cascade = cascade.compactMap(FontAttributeValues.fontName) } }
        if let settings = attributes[.featureSettings] as? [Any] {
            result = result.changed { request in
                for setting in settings.compactMap(FontFeatureSetting.init(_:)) { request.set(setting) }
            }
        }
        return result
    }

    // MARK: Finding the font

    func textDescriptor(size: CGFloat) -> TextFontDescriptor {
        request.descriptor(size: Double(size), standard: Double(UIFont.labelFontSize))
    }

    // MARK: NSObject

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.request == request && other.textStyle == textStyle
    }

    open override var hash: Int { request.hashValue }
}

/// Attribute values as apps pass them: numbers of several types, wrapped and raw.
private enum FontAttributes {
    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    static func weight(_ value: Any?) -> FontWeight? {
        if let weight = value as? UIFont.Weight { return weight.nearest }
        return number(value).map { FontWeight(nearest: Double($0)) }
    }

    static func textStyle(_ value: Any?) -> UIFont.TextStyle? {
        if let style = value as? UIFont.TextStyle { return style }
        return (value as? String).map(UIFont.TextStyle.init(rawValue:))
    }
}

extension UIFont {
    /// The font in another of the system font's designs; itself where it is not the system's.
    func inDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
        fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }
}
