import CoreGraphics
import Foundation

// MARK: Attributes of fonts, in descriptors

/// The PostScript name: a string.
public var kCTFontNameAttribute: CFString { "NSFontNameAttribute" }
/// The full name: a string.
public var kCTFontDisplayNameAttribute: CFString { "NSFontVisibleNameAttribute" }
/// A string.
public var kCTFontFamilyNameAttribute: CFString { "NSFontFamilyAttribute" }
/// The name within the family: a string.
public var kCTFontStyleNameAttribute: CFString { "NSFontFaceAttribute" }
/// Points: a number.
public var kCTFontSizeAttribute: CFString { "NSFontSizeAttribute" }
/// A dictionary of `kCTFontSymbolicTrait` and its like.
public var kCTFontTraitsAttribute: CFString { "NSCTFontTraitsAttribute" }
/// The transform of glyphs: a value of a `CGAffineTransform`.
public var kCTFontMatrixAttribute: CFString { "NSCTFontMatrixAttribute" }
/// The file: a URL. Fonts of the system have none here.
public var kCTFontURLAttribute: CFString { "NSCTFontFileURLAttribute" }
/// Descriptors of the fonts that are asked first for characters that this one lacks: an array.
public var kCTFontCascadeListAttribute: CFString { "NSCTFontCascadeListAttribute" }
/// The characters that the font shows itself: a character set.
public var kCTFontCharacterSetAttribute: CFString { "NSCTFontCharacterSetAttribute" }
/// An array of dictionaries: a type and a selector each, or an OpenType tag and its value.
public var kCTFontFeatureSettingsAttribute: CFString { "NSCTFontFeatureSettingsAttribute" }
/// The type of a feature, such as `kNumberSpacingType`.
public var kCTFontFeatureTypeIdentifierKey: CFString { "CTFeatureTypeIdentifier" }
/// The choice of a type, such as `kMonospacedNumbersSelector`.
public var kCTFontFeatureSelectorIdentifierKey: CFString { "CTFeatureSelectorIdentifier" }
/// The four letters of an OpenType feature.
public var kCTFontOpenTypeFeatureTag: CFString { "CTFeatureOpenTypeTag" }
/// A number: 0 off, 1 on or, of several, which. Without it, on.
public var kCTFontOpenTypeFeatureValue: CFString { "CTFeatureOpenTypeValue" }
/// The number of a `CTFontSymbolicTraits`.
public var kCTFontSymbolicTrait: CFString { "NSCTFontSymbolicTrait" }
/// From -1 to 1; 0 is regular.
public var kCTFontWeightTrait: CFString { "NSCTFontWeightTrait" }
/// From -1 to 1; 0 is regular.
public var kCTFontWidthTrait: CFString { "NSCTFontProportionTrait" }
/// From -1 to 1; 0 is upright.
public var kCTFontSlantTrait: CFString { "NSCTFontSlantTrait" }

// MARK: Names that a font has for itself

public var kCTFontCopyrightNameKey: CFString { "CTFontCopyrightName" }
public var kCTFontFamilyNameKey: CFString { "CTFontFamilyName" }
public var kCTFontSubFamilyNameKey: CFString { "CTFontSubFamilyName" }
public var kCTFontStyleNameKey: CFString { "CTFontStyleName" }
public var kCTFontUniqueNameKey: CFString { "CTFontUniqueName" }
public var kCTFontFullNameKey: CFString { "CTFontFullName" }
public var kCTFontVersionNameKey: CFString { "CTFontVersionName" }
public var kCTFontPostScriptNameKey: CFString { "CTFontPostScriptName" }
public var kCTFontTrademarkNameKey: CFString { "CTFontTrademarkName" }
public var kCTFontManufacturerNameKey: CFString { "CTFontManufacturerName" }
public var kCTFontDesignerNameKey: CFString { "CTFontDesignerName" }
public var kCTFontDescriptionNameKey: CFString { "CTFontDescriptionName" }
public var kCTFontVendorURLNameKey: CFString { "CTFontVendorURLName" }
public var kCTFontDesignerURLNameKey: CFString { "CTFontDesignerURLName" }
public var kCTFontLicenseNameKey: CFString { "CTFontLicenseNameName" }
public var kCTFontLicenseURLNameKey: CFString { "CTFontLicenseURLName" }
public var kCTFontSampleTextNameKey: CFString { "CTFontSampleTextName" }

// MARK: Attributes of text

/// A `CTFont` or `UIFont`; default Helvetica 12.
public var kCTFontAttributeName: CFString { "NSFont" }
/// A `CGColor`; default black.
public var kCTForegroundColorAttributeName: CFString { "CTForegroundColor" }
/// Whether text takes the fill colour of the context: a Boolean; default false.
public var kCTForegroundColorFromContextAttributeName: CFString { "CTForegroundColorFromContext" }
/// A `CGColor`; default none.
public var kCTBackgroundColorAttributeName: CFString { "CTBackgroundColor" }
/// A `CTParagraphStyle` or `NSParagraphStyle`.
public var kCTParagraphStyleAttributeName: CFString { "NSParagraphStyle" }
/// Points added after each character.
public var kCTKernAttributeName: CFString { "NSKern" }
/// Points added after each character.
public var kCTTrackingAttributeName: CFString { "CTTracking" }
/// 0 without ligatures; default 1.
public var kCTLigatureAttributeName: CFString { "NSLigature" }
/// Percent of the size; a negative one fills glyphs as well. Default 0.
public var kCTStrokeWidthAttributeName: CFString { "NSStrokeWidth" }
/// A `CGColor`; default the foreground colour.
public var kCTStrokeColorAttributeName: CFString { "NSStrokeColor" }
/// The number of a `CTUnderlineStyle`, with modifiers.
public var kCTUnderlineStyleAttributeName: CFString { "NSUnderline" }
/// A `CGColor`; default the foreground colour.
public var kCTUnderlineColorAttributeName: CFString { "NSUnderlineColor" }
/// 1 raises text, -1 lowers it; default 0.
public var kCTSuperscriptAttributeName: CFString { "NSSuperScript" }
/// Points above the baseline.
public var kCTBaselineOffsetAttributeName: CFString { "NSBaselineOffset" }
/// A `CTRunDelegate`, which says how large its characters are.
public var kCTRunDelegateAttributeName: CFString { "CTRunDelegate" }

// MARK: Notifications and errors

public var kCTFontManagerErrorDomain: CFString { "com.apple.CoreText.CTFontManagerErrorDomain" }
/// The files that an error is about: an array of URLs.
public var kCTFontManagerErrorFontURLsKey: CFString { "CTFontManagerErrorFontURLs" }
/// Posted to the default centre when fonts were registered or taken back.
public var kCTFontManagerRegisteredFontsChangedNotification: CFString { "CTFontManagerFontChangedNotification" }
