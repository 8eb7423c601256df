import Foundation

public let kCIAttributeName = "CIAttributeName"
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
public let kCIAttributeReferenceDocumentation = "CIAttributeReferenceDocumentation"
public let kCIAttributeType = "CIAttributeType"
public let kCIAttributeMin = "CIAttributeMin"
public let kCIAttributeMax = "CIAttributeMax"
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
public let kCIAttributeIdentity = "CIAttributeIdentity"
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"

/// The numbers that an input may have, those that a slider for it goes through, and the one that changes nothing.
struct FilterRange: Sendable {
    var slider: ClosedRange<Double>
    var least: Double?
    var most: Double?
    var identity: Double?

    init(_ slider: ClosedRange<Double>, least: Double? = nil, most: Double? = nil, identity: Double? = nil) {
        (self.slider, self.least, self.most, self.identity) = (slider, least, most, identity)
    }

    var attributes: [String: Any] {
        var result: [String: Any] = [
            kCIAttributeSliderMin: NSNumber(value: slider.lowerBound), kCIAttributeSliderMax: NSNumber(value: slider.upperBound),
        ]
        result[kCIAttributeMin] = least.map { NSNumber(value: $0) }
        result[kCIAttributeMax] = most.map { NSNumber(value: $0) }
        result[kCIAttributeIdentity] = identity.map { NSNumber(value: $0) }
        return result
    }

    /// Apple's for the input of a filter; nil where it has none.
    static func of(_ filter: String, _ key: String) -> FilterRange? { table[filter]?[key] }

    private static let turn = FilterRange(-Double.pi...Double.pi)
    private static let share = FilterRange(0...1, least: 0)
    private static let blur = FilterRange(0...100, least: 0, identity: 0)
    private static let cell = FilterRange(1...100, least: 1)
    private static let screen: [String: FilterRange] = [
        kCIInputAngleKey: turn, kCIInputWidthKey: FilterRange(2...50, least: 1), kCIInputSharpnessKey: FilterRange(0...1, least: 0, most: 1),
    ]

    private static let table: [String: [String: FilterRange]] = [
        "CIColorControls": [
            kCIInputSaturationKey: FilterRange(0...2, least: 0, identity: 1),
            kCIInputBrightnessKey: FilterRange(-1...1, least: -1, most: 1, identity: 0),
            kCIInputContrastKey: FilterRange(0.25...4, least: 0.25, identity: 1),
        ],
        "CIExposureAdjust": [kCIInputEVKey: FilterRange(-10...10, identity: 0)],
        "CIGammaAdjust": ["inputPower": FilterRange(0.25...4, least: 0.01, most: 4, identity: 1)],
        "CIHueAdjust": [kCIInputAngleKey: FilterRange(-Double.pi...Double.pi, identity: 0)],
        "CIVibrance": ["inputAmount": FilterRange(-1...1, least: -1, most: 1, identity: 0)],
        "CIHighlightShadowAdjust": [
            kCIInputRadiusKey: FilterRange(0...10, least: 0), "inputShadowAmount": FilterRange(-1...1, least: -1, most: 1, identity: 0),
            "inputHighlightAmount": FilterRange(0...1, least: 0, most: 1, identity: 1),
        ],
        "CISepiaTone": [kCIInputIntensityKey: FilterRange(0...1, least: 0, most: 1, identity: 0)],
        "CIColorMonochrome": [kCIInputIntensityKey: FilterRange(0...1, least: 0, identity: 0)],
        "CIColorPosterize": ["inputLevels": FilterRange(1...30, least: 1, identity: 300)],
        "CIVignette": [
            kCIInputIntensityKey: FilterRange(-1...1, least: -1, most: 1, identity: 0), kCIInputRadiusKey: FilterRange(0...2, least: 0, most: 2),
        ],
        "CIVignetteEffect": [
            kCIInputIntensityKey: FilterRange(-1...1, least: -1, most: 1, identity: 0), kCIInputRadiusKey: FilterRange(0...2000, least: 0),
            "inputFalloff": FilterRange(0...1, least: 0, most: 1),
        ],
        "CIGaussianBlur": [kCIInputRadiusKey: blur],
        "CIBoxBlur": [kCIInputRadiusKey: FilterRange(1...100, least: 1)],
        "CIDiscBlur": [kCIInputRadiusKey: blur],
        "CIMotionBlur": [kCIInputRadiusKey: blur, kCIInputAngleKey: turn],
        "CIZoomBlur": ["inputAmount": FilterRange(-200...200, identity: 0)],
        "CINoiseReduction": [
            "inputNoiseLevel": FilterRange(0...0.1, least: 0), kCIInputSharpnessKey: FilterRange(0...2, least: 0),
        ],
        "CIUnsharpMask": [kCIInputRadiusKey: blur, kCIInputIntensityKey: FilterRange(0...1, least: 0, identity: 0)],
        "CISharpenLuminance": [
            kCIInputSharpnessKey: FilterRange(0...2, least: 0, identity: 0), kCIInputRadiusKey: FilterRange(0...20, least: 0),
        ],
        "CIBloom": [kCIInputRadiusKey: blur, kCIInputIntensityKey: FilterRange(0...1, least: 0, identity: 0)],
        "CIGloom": [kCIInputRadiusKey: blur, kCIInputIntensityKey: FilterRange(0...1, least: 0, identity: 0)],
        "CIEdges": [kCIInputIntensityKey: FilterRange(0...10, least: 0)],
        "CIPixellate": [kCIInputScaleKey: cell],
        "CIHexagonalPixellate": [kCIInputScaleKey: cell],
        "CICrystallize": [kCIInputRadiusKey: cell],
        "CIPointillize": [kCIInputRadiusKey: cell],
        "CIMorphologyMaximum": [kCIInputRadiusKey: FilterRange(0...50, least: 0, identity: 0)],
        "CIMorphologyMinimum": [kCIInputRadiusKey: FilterRange(0...50, least: 0, identity: 0)],
        "CIMorphologyGradient": [kCIInputRadiusKey: FilterRange(0...50, least: 0)],
        "CILanczosScaleTransform": [
            kCIInputScaleKey: FilterRange(0.05...1.5, least: 0, identity: 1), kCIInputAspectRatioKey: FilterRange(0.5...2, least: 0, identity: 1),
        ],
        "CIStraightenFilter": [kCIInputAngleKey: FilterRange(-Double.pi...Double.pi, identity: 0)],
        "CIBumpDistortion": [kCIInputRadiusKey: FilterRange(0...600, least: 0), kCIInputScaleKey: FilterRange(-1...1, identity: 0)],
        "CIBumpDistortionLinear": [
            kCIInputRadiusKey: FilterRange(0...600, least: 0), kCIInputAngleKey: FilterRange(0...2 * Double.pi),
            kCIInputScaleKey: FilterRange(-1...1, identity: 0),
        ],
        "CIPinchDistortion": [kCIInputRadiusKey: FilterRange(0...1000, least: 0), kCIInputScaleKey: FilterRange(0...2, identity: 0)],
        "CITwirlDistortion": [
            kCIInputRadiusKey: FilterRange(0...500, least: 0), kCIInputAngleKey: FilterRange(-4 * Double.pi...4 * Double.pi, identity: 0),
        ],
        "CIVortexDistortion": [
            kCIInputRadiusKey: FilterRange(0...800, least: 0), kCIInputAngleKey: FilterRange(-30 * Double.pi...30 * Double.pi, identity: 0),
        ],
        "CICircleSplashDistortion": [kCIInputRadiusKey: FilterRange(0...1000, least: 0)],
        "CIHoleDistortion": [kCIInputRadiusKey: FilterRange(0.01...1000, least: 0.01, identity: 0.1)],
        "CICheckerboardGenerator": [kCIInputWidthKey: FilterRange(0...800), kCIInputSharpnessKey: share],
        "CIStripesGenerator": [kCIInputWidthKey: FilterRange(0...800), kCIInputSharpnessKey: share],
        "CIRadialGradient": ["inputRadius0": FilterRange(0...800, least: 0), "inputRadius1": FilterRange(0...800, least: 0)],
        "CIGaussianGradient": [kCIInputRadiusKey: FilterRange(0...800, least: 0)],
        "CIRoundedRectangleGenerator": [kCIInputRadiusKey: FilterRange(0...100, least: 0)],
        "CICode128BarcodeGenerator": ["inputQuietSpace": FilterRange(0...20, least: 0, most: 100)],
        "CIDotScreen": screen,
        "CILineScreen": screen,
        "CIHatchedScreen": screen,
        "CICircularScreen": [kCIInputWidthKey: FilterRange(1...50, least: 1), kCIInputSharpnessKey: FilterRange(0...1, least: 0, most: 1)],
    ]
}

extension FilterInput {
    /// The use of the value: `kCIAttributeType`'s.
    var attributeType: String? {
        switch kind {
        case .image: kCIAttributeTypeImage
        case .color: kCIAttributeTypeColor
        case .point: key.contains("Offset") ? kCIAttributeTypeOffset : kCIAttributeTypePosition
        case .vector: key == kCIInputExtentKey || key == "inputRectangle" ? kCIAttributeTypeRectangle : nil
        case .number:
            if key.contains("Angle") {
                kCIAttributeTypeAngle
            } else if key == kCIInputTimeKey {
                kCIAttributeTypeTime
            } else if key.contains("Radius") || key == kCIInputWidthKey {
                kCIAttributeTypeDistance
            } else {
                kCIAttributeTypeScalar
            }
        case .transform, .data, .text, .object: nil
        }
    }

    /// "inputNoiseLevel" is "Noise Level".
    var displayName: String {
        key.dropFirst(key.hasPrefix("input") ? 5 : 0).reduce(into: "") { text, letter in
            if letter.isUppercase, text.last?.isLowercase == true { text.append(" ") }
            text.append(letter)
        }
    }

    /// The facts about the input of a filter.
    func attributes(of filter: String) -> [String: Any] {
        var result: [String: Any] = [kCIAttributeClass: kind.className, kCIAttributeName: key, kCIAttributeDisplayName: displayName]
        result[kCIAttributeType] = attributeType
        result[kCIAttributeDefault] = kind.standard
        if case .number = kind, let range = FilterRange.of(filter, key) { result.merge(range.attributes) { $1 } }
        return result
    }
}
