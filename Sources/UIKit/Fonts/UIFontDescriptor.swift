/// A description of a font by its attributes; `UIFont(descriptor:size:)` finds the font.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
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
    }

    /// Keys of the dictionary under `AttributeName.traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Traits of the look.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
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

    /// The attributes that are described; a size of 0 leaves it open.
    let face: TextFontDescriptor.Face
    let family: String?
    let weight: FontWeight
    let isItalic: Bool
    let usesTabularDigits: Bool
    let textStyle: UIFont.TextStyle?
    public let pointSize: CGFloat

    init(
        face: TextFontDescriptor.Face, family: String? = nil, weight: FontWeight = .regular, isItalic: Bool = false,
        usesTabularDigits: Bool = false, textStyle: UIFont.TextStyle? = nil, pointSize: CGFloat = 0
    ) {
        self.face = face
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.usesTabularDigits = usesTabularDigits
        self.textStyle = textStyle
        self.pointSize = pointSize
        super.init()
    }

    convenience init(textFont: TextFont, textStyle: UIFont.TextStyle?) {
        let descriptor: TextFontDescriptor = textFont.descriptor
        var family: String?
        if case .named = descriptor.face { family = textFont.familyName }
        self.init(
            face: descriptor.face, family: family, weight: descriptor.weight, isItalic: descriptor.isItalic,
            usesTabularDigits: descriptor.usesTabularDigits, textStyle: textStyle, pointSize: CGFloat(textFont.pointSize))
    }

    /// A descriptor of the font with this name.
    public convenience init(name fontName: String, size: CGFloat) {
        let face: FontFace? = FontLibrary.face(named: fontName)
        self.init(
            face: .named(face?.postScriptName ?? fontName), family: face?.familyName, weight: face?.weight ?? .regular,
            isItalic: face?.isItalic ?? false, pointSize: size)
    }

    /// A descriptor of some attributes; what they leave open is the system font's.
    public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        let base = UIFontDescriptor(face: .system(.standard))
        let full: UIFontDescriptor = base.addingAttributes(attributes)
        self.init(
            face: full.face, family: full.family, weight: full.weight, isItalic: full.isItalic,
            usesTabularDigits: full.usesTabularDigits, textStyle: full.textStyle, pointSize: full.pointSize)
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

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if isItalic { traits.insert(.traitItalic) }
        if weight.rawValue >= FontWeight.semibold.rawValue { traits.insert(.traitBold) }
        if case .system(let design) = face {
            traits.insert(.traitUIOptimized)
            if design == .monospaced { traits.insert(.traitMonoSpace) }
        }
        return traits
    }

    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var result: [AttributeName: Any] = [.size: pointSize, .name: postscriptName]
        result[.traits] = [TraitKey.weight: CGFloat(weight.value), TraitKey.symbolic: symbolicTraits.rawValue] as [TraitKey: Any]
        if let family { result[.family] = family }
        if let textStyle { result[.textStyle] = textStyle.rawValue }
        return result
    }

    open func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? {
        fontAttributes[attribute]
    }

    // MARK: Variants

    private func changed(
        face: TextFontDescriptor.Face? = nil, family: String?? = nil, weight: FontWeight? = nil, isItalic: Bool? = nil,
        usesTabularDigits: Bool? = nil, textStyle: UIFont.TextStyle?? = nil, pointSize: CGFloat? = nil
    ) -> UIFontDescriptor {
        UIFontDescriptor(
            face: face ?? self.face, family: family ?? self.family, weight: weight ?? self.weight,
            isItalic: isItalic ?? self.isItalic, usesTabularDigits: usesTabularDigits ?? self.usesTabularDigits,
            textStyle: textStyle ?? self.textStyle, pointSize: pointSize ?? self.pointSize)
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed(pointSize: newPointSize)
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        FontAttributes.descriptor(family: newFamily, like: self)
    }

    open func withFace(_ newFace: String) -> UIFontDescriptor {
        guard let family, let found = FontLibrary.faces(inFamily: family).first(where: { $0.styleName == newFace }) else {
            return self
        }
        return changed(face: .named(found.postScriptName), weight: found.weight, isItalic: found.isItalic)
    }

    /// The descriptor in bold, italic or neither; nil when the font's family has no such face.
    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        let isItalic: Bool = symbolicTraits.contains(.traitItalic)
        let isBold: Bool = symbolicTraits.contains(.traitBold)
        let wasBold: Bool = weight.rawValue >= FontWeight.semibold.rawValue
        let weight: FontWeight = isBold ? (wasBold ? self.weight : .bold) : (wasBold ? .regular : self.weight)
        if let family {
            guard let found = FontLibrary.face(inFamily: family, weight: weight, isItalic: isItalic), found.isItalic == isItalic,
                (found.weight.rawValue >= FontWeight.semibold.rawValue) == isBold
            else { return nil }
            return changed(face: .named(found.postScriptName), weight: found.weight, isItalic: isItalic)
        }
        var face: TextFontDescriptor.Face = self.face
        if symbolicTraits.contains(.traitMonoSpace) { face = .system(.monospaced) }
        return changed(face: face, weight: weight, isItalic: isItalic)
    }

    /// The system font in another design; nil for fonts that are not the system's.
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        guard case .system = face else { return nil }
        switch design {
        case .rounded: return changed(face: .system(.rounded))
        case .serif: return changed(face: .system(.serif))
        case .monospaced: return changed(face: .system(.monospaced))
        default: return changed(face: .system(.standard))
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
            result = result.changed(textStyle: .some(style), pointSize: size)
        }
        if let size = FontAttributes.number(attributes[.size]) { result = result.withSize(size) }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let weight = FontAttributes.weight(traits[.weight]) { result = result.changed(weight: weight) }
            if let symbolic = traits[.symbolic] as? UInt32 {
                result = result.withSymbolicTraits(SymbolicTraits(rawValue: symbolic)) ?? result
            }
            if let slant = FontAttributes.number(traits[.slant]) { result = result.changed(isItalic: slant != 0) }
        }
        return result
    }

    // MARK: Finding the font

    func textDescriptor(size: CGFloat) -> TextFontDescriptor {
        let points: CGFloat = size > 0 ? size : pointSize > 0 ? pointSize : UIFont.labelFontSize
        return TextFontDescriptor(
            face: face, size: Double(points), weight: weight, isItalic: isItalic, usesTabularDigits: usesTabularDigits)
    }

    // MARK: NSObject

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.face == face && other.weight == weight && other.isItalic == isItalic && other.pointSize == pointSize
            && other.usesTabularDigits == usesTabularDigits && other.textStyle == textStyle
    }

    open override var hash: Int { face.hashValue ^ pointSize.hashValue }
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

    static func descriptor(family: String, like old: UIFontDescriptor) -> UIFontDescriptor {
        guard let face = FontLibrary.face(inFamily: family, weight: old.weight, isItalic: old.isItalic) else { return old }
        return UIFontDescriptor(
            face: .named(face.postScriptName), family: family, weight: face.weight, isItalic: face.isItalic,
            pointSize: old.pointSize)
    }
}

extension UIFont {
    /// The font in another of the system font's designs; itself where it is not the system's.
    func inDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
        fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }
}
