import CoreGraphics
import Foundation

/// The attributes of a dictionary that describes a font, under Core Text's names or UIKit's, which are the same.
package struct FontAttributeValues {
    private var values: [String: Any] = [:]

    init(_ dictionary: NSDictionary) {
        for (key, value) in dictionary { values[Self.name(key)] = value }
    }

    private static func name(_ key: Any) -> String { (key as? any RawRepresentable)?.rawValue as? String ?? "\(key)" }

    private func text(_ name: CFString) -> String? { values["\(name)"].flatMap { $0 as? String ?? ($0 as? NSString).map { "\($0)" } } }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as UInt32: Double(number)
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    func applied(to base: FontRequest) -> FontRequest {
        var request: FontRequest = base
        if let name = text(kCTFontNameAttribute) {
            request = FontRequest(name: name, size: base.size)
        } else if let family = text(kCTFontFamilyNameAttribute) {
            request = request.family(family) ?? request
        }
        if let style = text(kCTFontStyleNameAttribute), let family = request.family,
            let face = FontLibrary.faces(inFamily: family).first(where: { $0.styleName == style })
        {
            request = FontRequest(name: face.postScriptName, size: request.size)
        }
        if let size = Self.number(values["\(kCTFontSizeAttribute)"]) { request.size = size }
        if let matrix = Self.matrix(values["\(kCTFontMatrixAttribute)"]) { request.matrix = matrix }
        if let traits = values["\(kCTFontTraitsAttribute)"] { apply(traits, to: &request) }
        if let settings = values["\(kCTFontFeatureSettingsAttribute)"] as? [Any] {
            for setting in settings.compactMap(FontFeatureSetting.init(_:)) { request.set(setting) }
        }
        if let cascade = values["\(kCTFontCascadeListAttribute)"] as? [Any] { request.cascade = cascade.compactMap(Self.fontName) }
        return request
    }

    /// The name of the font that an entry of a cascade describes.
    package static func fontName(_ entry: Any) -> String? {
        (entry as? CTFontDescriptor).map { "\(CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor($0, 0, nil)))" }
    }

    static func matrix(_ value: Any?) -> GlyphMatrix? {
        if let transform = value as? CGAffineTransform { return GlyphMatrix(transform) }
        // Core Text has the matrix as bytes, UIKit as a value.
        guard let data = value as? Data, data.count == MemoryLayout<CGAffineTransform>.size else { return nil }
        return GlyphMatrix(data.withUnsafeBytes { $0.loadUnaligned(as: CGAffineTransform.self) })
    }

    private func apply(_ dictionary: Any, to request: inout FontRequest) {
        var traits: [String: Any] = [:]
        if let pairs = dictionary as? [AnyHashable: Any] {
            for (key, value) in pairs { traits[Self.name(key.base)] = value }
        } else if let pairs = dictionary as? NSDictionary {
            for (key, value) in pairs { traits[Self.name(key)] = value }
        }
        if let symbolic = Self.number(traits["\(kCTFontSymbolicTrait)"]) {
            request = request.traits(CTFontSymbolicTraits(rawValue: UInt32(symbolic)), mask: [.traitItalic, .traitBold, .traitMonoSpace]) ?? request
        }
        if let weight = Self.number(traits["\(kCTFontWeightTrait)"]) {
            request.weight = FontWeight(nearest: weight)
            if let family = request.family { request = request.family(family) ?? request }
        }
        if let slant = Self.number(traits["\(kCTFontSlantTrait)"]) {
            request.isItalic = slant != 0
            if let family = request.family { request = request.family(family) ?? request }
        }
    }
}

/// One of Apple's font features: a type and one of its selectors, or an OpenType tag and its value.
package struct FontFeatureSetting {
    package var type: Int
    package var selector: Int
    private var named: FontFeature?

    package init(type: Int, selector: Int) {
        self.type = type
        self.selector = selector
    }

    /// An entry of `kCTFontFeatureSettingsAttribute`.
    package init?(_ entry: Any) {
        var pairs: [String: Any] = [:]
        guard let dictionary = entry as? [AnyHashable: Any] ?? (entry as? NSDictionary as? [AnyHashable: Any]) else { return nil }
        for (key, value) in dictionary { pairs[(key.base as? any RawRepresentable)?.rawValue as? String ?? "\(key.base)"] = value }
        if let tag = pairs["\(kCTFontOpenTypeFeatureTag)"] {
            let value: Double = FontAttributeValues.number(pairs["\(kCTFontOpenTypeFeatureValue)"]) ?? 1
            self.init(type: -1, selector: -1)
            named = FontFeature("\(tag)", Int(value))
            return
        }
        guard let type = FontAttributeValues.number(pairs["\(kCTFontFeatureTypeIdentifierKey)"]),
            let selector = FontAttributeValues.number(pairs["\(kCTFontFeatureSelectorIdentifierKey)"])
        else { return nil }
        self.init(type: Int(type), selector: Int(selector))
    }

    /// The setting among OpenType's features; empty for one that OpenType has no word for.
    var openType: [FontFeature] {
        if let named { return [named] }
        return switch (type, selector) {
        case (kLigaturesType, kCommonLigaturesOnSelector): [FontFeature("liga", 1), FontFeature("clig", 1)]
        case (kLigaturesType, kCommonLigaturesOffSelector): [FontFeature("liga", 0), FontFeature("clig", 0)]
        case (kLigaturesType, kRareLigaturesOnSelector): [FontFeature("dlig", 1)]
        case (kLigaturesType, kRareLigaturesOffSelector): [FontFeature("dlig", 0)]
        case (kLigaturesType, kHistoricalLigaturesOnSelector): [FontFeature("hlig", 1)]
        case (kLigaturesType, kHistoricalLigaturesOffSelector): [FontFeature("hlig", 0)]
        case (kNumberSpacingType, kMonospacedNumbersSelector): [FontFeature("tnum", 1), FontFeature("pnum", 0)]
        case (kNumberSpacingType, kProportionalNumbersSelector): [FontFeature("pnum", 1), FontFeature("tnum", 0)]
        case (kNumberCaseType, kLowerCaseNumbersSelector): [FontFeature("onum", 1), FontFeature("lnum", 0)]
        case (kNumberCaseType, kUpperCaseNumbersSelector): [FontFeature("lnum", 1), FontFeature("onum", 0)]
        case (kFractionsType, kDiagonalFractionsSelector): [FontFeature("frac", 1)]
        case (kFractionsType, kVerticalFractionsSelector): [FontFeature("afrc", 1)]
        case (kFractionsType, _): [FontFeature("frac", 0), FontFeature("afrc", 0)]
        case (kLowerCaseType, kLowerCaseSmallCapsSelector): [FontFeature("smcp", 1)]
        case (kLowerCaseType, kLowerCasePetiteCapsSelector): [FontFeature("pcap", 1)]
        case (kLowerCaseType, _): [FontFeature("smcp", 0), FontFeature("pcap", 0)]
        case (kUpperCaseType, kUpperCaseSmallCapsSelector): [FontFeature("c2sc", 1)]
        case (kUpperCaseType, kUpperCasePetiteCapsSelector): [FontFeature("c2pc", 1)]
        case (kUpperCaseType, _): [FontFeature("c2sc", 0), FontFeature("c2pc", 0)]
        case (kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector): [FontFeature("case", 1)]
        case (kCaseSensitiveLayoutType, kCaseSensitiveLayoutOffSelector): [FontFeature("case", 0)]
        case (kContextualAlternatesType, kContextualAlternatesOnSelector): [FontFeature("calt", 1)]
        case (kContextualAlternatesType, kContextualAlternatesOffSelector): [FontFeature("calt", 0)]
        case (kContextualAlternatesType, kSwashAlternatesOnSelector): [FontFeature("swsh", 1)]
        case (kContextualAlternatesType, kSwashAlternatesOffSelector): [FontFeature("swsh", 0)]
        case (kContextualAlternatesType, kContextualSwashAlternatesOnSelector): [FontFeature("cswh", 1)]
        case (kContextualAlternatesType, kContextualSwashAlternatesOffSelector): [FontFeature("cswh", 0)]
        case (kVerticalPositionType, kScientificInferiorsSelector): [FontFeature("sinf", 1)]
        case (kVerticalPositionType, kSuperiorsSelector): [FontFeature("sups", 1)]
        case (kVerticalPositionType, kInferiorsSelector): [FontFeature("subs", 1)]
        case (kVerticalPositionType, kOrdinalsSelector): [FontFeature("ordn", 1)]
        case (kTypographicExtrasType, kSlashedZeroOnSelector): [FontFeature("zero", 1)]
        case (kTypographicExtrasType, kSlashedZeroOffSelector): [FontFeature("zero", 0)]
        case (kStylisticAlternativesType, 2...41):
            [FontFeature("ss" + (selector / 2 < 10 ? "0" : "") + "\(selector / 2)", selector % 2 == 0 ? 1 : 0)]
        default: []
        }
    }
}
