import CoreGraphics
import Foundation

/// Wishes for a font; what they leave open is the system font's.
package struct FontRequest: Hashable, Sendable {
    package var face: TextFontDescriptor.Face
    package var family: String?
    package var weight: FontWeight
    package var isItalic: Bool
    package var usesTabularDigits: Bool
    /// In points; 0 leaves it open.
    package var size: Double
    package var matrix: GlyphMatrix?
    package var features: [FontFeature]
    /// The names of fonts that are asked first for characters that this one lacks.
    package var cascade: [String] = []

    package init(
        face: TextFontDescriptor.Face = .system(.standard), family: String? = nil, weight: FontWeight = .regular, isItalic: Bool = false,
        usesTabularDigits: Bool = false, size: Double = 0, matrix: GlyphMatrix? = nil, features: [FontFeature] = []
    ) {
        self.face = face
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.usesTabularDigits = usesTabularDigits
        self.size = size
        self.matrix = matrix
        self.features = features
    }

    /// A description of a font.
    package init(_ font: TextFont) {
        let descriptor: TextFontDescriptor = font.descriptor
        var family: String?
        switch descriptor.face {
        case .named, .file: family = font.familyName
        case .system, .fallback: break
        }
        self.init(
            face: descriptor.face, family: family, weight: descriptor.weight, isItalic: descriptor.isItalic,
            usesTabularDigits: descriptor.usesTabularDigits, size: font.pointSize, matrix: descriptor.matrix, features: descriptor.features)
        cascade = descriptor.cascade
    }

    /// The font of a PostScript, full or family name; the system font under another.
    package init(name: String, size: Double) {
        let face: FontFace? = FontLibrary.face(named: name)
        self.init(
            face: .named(face?.postScriptName ?? name), family: face?.familyName, weight: face?.weight ?? .regular,
            isItalic: face?.isItalic ?? false, size: size)
    }

    /// The descriptor that finds the font, at `size` or, where that is 0, at its own or `standard`.
    package func descriptor(size asked: Double, standard: Double = 12) -> TextFontDescriptor {
        var result = TextFontDescriptor(
            face: face, size: asked > 0 ? asked : size > 0 ? size : standard, weight: weight, isItalic: isItalic,
            usesTabularDigits: usesTabularDigits, matrix: matrix, features: features)
        result.cascade = cascade
        return result
    }

    /// The same family's face nearest to a weight and slant.
    package func family(_ name: String) -> FontRequest? {
        guard let face = FontLibrary.face(inFamily: name, weight: weight, isItalic: isItalic) else { return nil }
        var result: FontRequest = self
        (result.face, result.family, result.weight, result.isItalic) = (.named(face.postScriptName), name, face.weight, face.isItalic)
        return result
    }

    /// In bold, italic, monospaced or none of them; nil when the family has no such face.
    package func traits(isItalic: Bool, isBold: Bool, isMonospaced: Bool) -> FontRequest? {
        let wasBold: Bool = weight.isBold
        var result: FontRequest = self
        result.weight = isBold ? (wasBold ? weight : .bold) : (wasBold ? .regular : weight)
        result.isItalic = isItalic
        if let family {
            guard let found = FontLibrary.face(inFamily: family, weight: result.weight, isItalic: isItalic), found.isItalic == isItalic,
                found.weight.isBold == isBold
            else { return nil }
            (result.face, result.weight) = (.named(found.postScriptName), found.weight)
        } else if isMonospaced {
            result.face = .system(.monospaced)
        }
        return result
    }

    /// Apple's numbers of traits: 1 italic, 2 bold, 1024 monospaced, 4096 made for interfaces.
    package var symbolicTraits: UInt32 {
        var traits: UInt32 = (isItalic ? 1 : 0) | (weight.isBold ? 2 : 0)
        if case .system(let design) = face { traits |= 1 << 12 | (design == .monospaced ? 1 << 10 : 0) }
        return traits
    }
}

extension FontWeight {
    package var isBold: Bool { rawValue >= FontWeight.semibold.rawValue }
}

/// A description of a font by its attributes; `CTFontCreateWithFontDescriptor` finds the font. `UIFontDescriptor` is one.
open class CTFontDescriptor: NSObject {
    package let request: FontRequest

    package init(request: FontRequest) {
        self.request = request
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CTFontDescriptor)?.request == request }
    open override var hash: Int { request.hashValue }
}

public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    CTFontDescriptor(request: FontRequest(name: "\(name)", size: Double(size)))
}

/// A descriptor of some attributes; what they leave open is the system font's.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(request: FontAttributeValues(attributes).applied(to: FontRequest()))
}

/// A descriptor with attributes replaced.
public func CTFontDescriptorCreateCopyWithAttributes(_ original: CTFontDescriptor, _ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(request: FontAttributeValues(attributes).applied(to: original.request))
}

/// The descriptor of another family's face that is nearest in slant and weight; nil where there is no such family.
public func CTFontDescriptorCreateCopyWithFamily(_ original: CTFontDescriptor, _ family: CFString) -> CTFontDescriptor? {
    original.request.family("\(family)").map(CTFontDescriptor.init(request:))
}

/// The descriptor with the traits of `symTraitMask` as `symTraitValue` has them; nil when the family has no such face.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
    _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
    original.request.traits(symTraitValue, mask: symTraitMask).map(CTFontDescriptor.init(request:))
}

/// The descriptor with one of Apple's font features set.
public func CTFontDescriptorCreateCopyWithFeature(
    _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber, _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
    var request: FontRequest = original.request
    request.set(FontFeatureSetting(type: featureTypeIdentifier.intValue, selector: featureSelectorIdentifier.intValue))
    return CTFontDescriptor(request: request)
}

/// The attributes: name, family, size, traits and, where it has one, the matrix.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    let names: [CFString] = [
        kCTFontNameAttribute, kCTFontFamilyNameAttribute, kCTFontStyleNameAttribute, kCTFontSizeAttribute, kCTFontTraitsAttribute,
        kCTFontMatrixAttribute,
    ]
    let result = NSMutableDictionary()
    for name in names { if let value = CTFontDescriptorCopyAttribute(descriptor, name) { result[name] = value } }
    return result
}

/// One attribute, of the font that the descriptor finds; nil for one that it does not have.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    if attribute == kCTFontSizeAttribute { return NSNumber(value: descriptor.request.size) }
    return CTFontCopyAttribute(CTFontCreateWithFontDescriptor(descriptor, 0, nil), attribute)
}

/// Descriptors of the faces that have a descriptor's family, or its name; nil where there are none.
public func CTFontDescriptorCreateMatchingFontDescriptors(_ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?) -> CFArray? {
    let request: FontRequest = descriptor.request
    guard let family = request.family else {
        guard case .system = request.face else { return nil }
        return [descriptor] as NSArray
    }
    let exact: FontFace? = if case .named(let name) = request.face { FontLibrary.face(named: name) } else { nil }
    let isFixed: Bool = mandatoryAttributes?.contains(kCTFontNameAttribute) ?? false
    let faces: [FontFace] = isFixed ? exact.map { [$0] } ?? [] : FontLibrary.faces(inFamily: family)
    guard !faces.isEmpty else { return nil }
    return faces.map { CTFontDescriptor(request: FontRequest(name: $0.postScriptName, size: request.size)) } as NSArray
}

/// The descriptor of the font that is found; nil where there is none that has all of `mandatoryAttributes`.
public func CTFontDescriptorCreateMatchingFontDescriptor(_ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?) -> CTFontDescriptor? {
    if case .named(let name) = descriptor.request.face, FontLibrary.face(named: name) == nil, mandatoryAttributes?.count ?? 0 > 0 { return nil }
    return CTFontCopyFontDescriptor(CTFontCreateWithFontDescriptor(descriptor, 0, nil))
}

extension FontRequest {
    func traits(_ value: CTFontSymbolicTraits, mask: CTFontSymbolicTraits) -> FontRequest? {
        let all: CTFontSymbolicTraits = CTFontSymbolicTraits(rawValue: symbolicTraits).subtracting(mask).union(value.intersection(mask))
        return traits(isItalic: all.contains(.traitItalic), isBold: all.contains(.traitBold), isMonospaced: all.contains(.traitMonoSpace))
    }

    /// Switches one of Apple's features on or off.
    package mutating func set(_ setting: FontFeatureSetting) {
        if setting.type == kNumberSpacingType { usesTabularDigits = setting.selector == kMonospacedNumbersSelector }
        for feature in setting.openType {
            features.removeAll { $0.tag == feature.tag }
            features.append(feature)
        }
    }
}
