// Names and numbers of Core Text that say what they stand for, besides those of CoreTextNames.swift.

import CoreGraphics
import Foundation

// MARK: Attributes of fonts

/// Axes of a variable font, by their numbers.
public var kCTFontVariationAttribute: CFString { "NSCTFontVariationAttribute" }
public var kCTFontVariationAxesAttribute: CFString { "NSCTFontVariationAxesAttribute" }
public var kCTFontVariationAxisIdentifierKey: CFString { "NSCTVariationAxisIdentifier" }
public var kCTFontVariationAxisMinimumValueKey: CFString { "NSCTVariationAxisMinimumValue" }
public var kCTFontVariationAxisMaximumValueKey: CFString { "NSCTVariationAxisMaximumValue" }
public var kCTFontVariationAxisDefaultValueKey: CFString { "NSCTVariationAxisDefaultValue" }
public var kCTFontVariationAxisNameKey: CFString { "NSCTVariationAxisName" }
public var kCTFontVariationAxisHiddenKey: CFString { "NSCTVariationAxisHidden" }
public var kCTFontFeaturesAttribute: CFString { "NSCTFontFeaturesAttribute" }
public var kCTFontFeatureTypeNameKey: CFString { "CTFeatureTypeName" }
public var kCTFontFeatureTypeExclusiveKey: CFString { "CTFeatureTypeExclusive" }
public var kCTFontFeatureTypeSelectorsKey: CFString { "CTFeatureTypeSelectors" }
public var kCTFontFeatureSelectorNameKey: CFString { "CTFeatureSelectorName" }
public var kCTFontFeatureSelectorDefaultKey: CFString { "CTFeatureSelectorDefault" }
public var kCTFontFeatureSelectorSettingKey: CFString { "CTFeatureSelectorSetting" }
public var kCTFontFeatureSampleTextKey: CFString { "CTFeatureSampleText" }
public var kCTFontFeatureTooltipTextKey: CFString { "CTFeatureTooltipText" }
public var kCTFontFormatAttribute: CFString { "NSCTFontFormatAttribute" }
public var kCTFontLanguagesAttribute: CFString { "NSCTFontLanguagesAttribute" }
public var kCTFontOrientationAttribute: CFString { "NSCTFontOrientationAttribute" }
public var kCTFontFixedAdvanceAttribute: CFString { "NSCTFontFixedAdvanceAttribute" }
public var kCTFontBaselineAdjustAttribute: CFString { "NSCTFontBaselineAdjustAttribute" }
public var kCTFontMacintoshEncodingsAttribute: CFString { "NSCTFontMacintoshEncodingsAttribute" }
public var kCTFontOpticalSizeAttribute: CFString { "NSCTFontOpticalSizeAttribute" }
public var kCTFontEnabledAttribute: CFString { "NSCTFontEnabledAttribute" }
public var kCTFontDownloadableAttribute: CFString { "NSCTFontDownloadableAttribute" }
public var kCTFontDownloadedAttribute: CFString { "NSCTFontDownloadedAttribute" }
public var kCTFontPriorityAttribute: CFString { "NSCTFontPriorityAttribute" }
public var kCTFontRegistrationScopeAttribute: CFString { "NSCTFontRegistrationScopeAttribute" }
public var kCTFontRegistrationUserInfoAttribute: CFString { "NSCTFontRegistrationUserInfoAttribute" }
public var kCTFontPostScriptCIDNameKey: CFString { "CTFontPostScriptCIDName" }
public var kCTFontCollectionRemoveDuplicatesOption: CFString { "CTFontCollectionRemoveDuplicatesOption" }
public var kCTFontManagerErrorFontDescriptorsKey: CFString { "CTFontManagerErrorFontDescriptors" }
public var kCTFontManagerErrorFontAssetNameKey: CFString { "CTFontManagerErrorFontAssetName" }

/// The form of a font's file.
public enum CTFontFormat: UInt32, Sendable {
    case unrecognized = 0
    case openTypePostScript = 1
    case openTypeTrueType = 2
    case trueType = 3
    case postScript = 4
    case bitmap = 5
}

/// Which of several fonts of a name is taken.
public typealias CTFontPriority = UInt32
public var kCTFontPrioritySystem: Int { 10000 }
public var kCTFontPriorityNetwork: Int { 20000 }
public var kCTFontPriorityComputer: Int { 30000 }
public var kCTFontPriorityUser: Int { 40000 }
public var kCTFontPriorityDynamic: Int { 50000 }
public var kCTFontPriorityProcess: Int { 60000 }

// MARK: Attributes of text

public var kCTLanguageAttributeName: CFString { "NSLanguage" }
public var kCTCharacterShapeAttributeName: CFString { "NSCharacterShape" }
public var kCTVerticalFormsAttributeName: CFString { "NSVerticalForms" }
public var kCTHorizontalInVerticalFormsAttributeName: CFString { "CTHorizontalInVerticalForms" }
public var kCTGlyphInfoAttributeName: CFString { "NSGlyphInfo" }
public var kCTWritingDirectionAttributeName: CFString { "NSWritingDirection" }
public var kCTRubyAnnotationAttributeName: CFString { "CTRubyAnnotation" }
public var kCTRubyAnnotationSizeFactorAttributeName: CFString { "CTRubyAnnotationSizeFactor" }
public var kCTRubyAnnotationScaleToFitAttributeName: CFString { "CTRubyAnnotationScaleToFit" }
public var kCTBaselineClassAttributeName: CFString { "CTBaselineClass" }
public var kCTBaselineInfoAttributeName: CFString { "CTBaselineInfo" }
public var kCTBaselineReferenceInfoAttributeName: CFString { "CTBaselineReferenceInfo" }
public var kCTBaselineClassRoman: CFString { "CTBaselineClassRoman" }
public var kCTBaselineClassIdeographicCentered: CFString { "CTBaselineClassIdeographicCentered" }
public var kCTBaselineClassIdeographicLow: CFString { "CTBaselineClassIdeographicLow" }
public var kCTBaselineClassIdeographicHigh: CFString { "CTBaselineClassIdeographicHigh" }
public var kCTBaselineClassHanging: CFString { "CTBaselineClassHanging" }
public var kCTBaselineClassMath: CFString { "CTBaselineClassMath" }
public var kCTBaselineReferenceFont: CFString { "CTBaselineReferenceFont" }
public var kCTBaselineOriginalFont: CFString { "CTBaselineOriginalFont" }
/// Added to a direction of writing: text keeps its own order inside, or takes that direction altogether.
public var kCTWritingDirectionEmbedding: Int { 0 << 1 }
public var kCTWritingDirectionOverride: Int { 1 << 1 }
public var kCTTabColumnTerminatorsAttributeName: CFString { "NSTabColumnTerminatorsAttributeName" }
public var kCTTypesetterOptionAllowUnboundedLayout: CFString { "CTTypesetterOptionAllowUnboundedLayout" }
public var kCTTypesetterOptionForcedEmbeddingLevel: CFString { "CTTypesetterOptionForcedEmbeddingLevel" }

// MARK: Attributes of frames

public var kCTFrameProgressionAttributeName: CFString { "CTFrameProgression" }
public var kCTFramePathFillRuleAttributeName: CFString { "CTFramePathFillRule" }
public var kCTFramePathWidthAttributeName: CFString { "CTFramePathWidth" }
public var kCTFrameClippingPathsAttributeName: CFString { "CTFrameClippingPaths" }
public var kCTFramePathClippingPathAttributeName: CFString { "CTFramePathClippingPath" }

/// The direction that lines follow one another in. Lines here go down, whatever it is.
public enum CTFrameProgression: UInt32, Sendable {
    case topToBottom = 0
    case rightToLeft = 1
    case leftToRight = 2
}

/// Which points lie within a frame's path.
public enum CTFramePathFillRule: UInt32, Sendable {
    case evenOdd = 0
    case windingNumber = 1
}

/// Whether fonts are registered as they are asked for; none are here.
public enum CTFontManagerAutoActivationSetting: UInt32, Sendable {
    case `default` = 0
    case disabled = 1
    case enabled = 2
}

// MARK: Versions

/// Core Text's version: that of iOS 16.
public func CTGetCoreTextVersion() -> UInt32 { UInt32(kCTVersionNumber11_0) }
public var kCTVersionNumber10_5: Int32 { 0x0002_0000 }
public var kCTVersionNumber10_5_2: Int32 { 0x0002_0001 }
public var kCTVersionNumber10_5_3: Int32 { 0x0002_0002 }
public var kCTVersionNumber10_5_5: Int32 { 0x0002_0003 }
public var kCTVersionNumber10_6: Int32 { 0x0003_0000 }
public var kCTVersionNumber10_7: Int32 { 0x0004_0000 }
public var kCTVersionNumber10_8: Int32 { 0x0005_0000 }
public var kCTVersionNumber10_9: Int32 { 0x0006_0000 }
public var kCTVersionNumber10_10: Int32 { 0x0007_0000 }
public var kCTVersionNumber10_11: Int32 { 0x0008_0000 }
public var kCTVersionNumber10_12: Int32 { 0x0009_0000 }
public var kCTVersionNumber10_13: Int32 { 0x000A_0000 }
public var kCTVersionNumber10_14: Int32 { 0x000B_0000 }
public var kCTVersionNumber10_15: Int32 { 0x000C_0000 }
public var kCTVersionNumber11_0: Int32 { 0x000D_0000 }
