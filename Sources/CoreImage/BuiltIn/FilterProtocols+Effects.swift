import CoreGraphics
import Foundation
import ObjectRuntime

// Filters of tiles, transitions and effects as types, each input a property.

public protocol CIFourfoldReflectedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var acuteAngle: Float { get set }
}

public protocol CISixfoldReflectedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CIEightfoldReflectedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CITwelvefoldReflectedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CIFourfoldRotatedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CISixfoldRotatedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CITriangleTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CIFourfoldTranslatedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var acuteAngle: Float { get set }
}

public protocol CIParallelogramTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var acuteAngle: Float { get set }
    var width: Float { get set }
}

public protocol CIGlideReflectedTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CIOpTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
    var angle: Float { get set }
    var width: Float { get set }
}

public protocol CIKaleidoscope: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var count: Int { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
}

public protocol CITriangleKaleidoscope: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point: CGPoint { get set }
    var size: Float { get set }
    var rotation: Float { get set }
    var decay: Float { get set }
}

public protocol CIPerspectiveTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var bottomLeft: CGPoint { get set }
}

public protocol CILightTunnel: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var rotation: Float { get set }
    var radius: Float { get set }
}

public protocol CISwipeTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
    var extent: CGRect { get set }
    var color: CIColor { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var opacity: Float { get set }
}

public protocol CIBarsSwipeTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var barOffset: Float { get set }
}

public protocol CIFlashTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
    var center: CGPoint { get set }
    var extent: CGRect { get set }
    var color: CIColor { get set }
    var maxStriationRadius: Float { get set }
    var striationStrength: Float { get set }
    var striationContrast: Float { get set }
    var fadeThreshold: Float { get set }
}

public protocol CICopyMachineTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
    var extent: CGRect { get set }
    var color: CIColor { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var opacity: Float { get set }
}

public protocol CIModTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
    var center: CGPoint { get set }
    var angle: Float { get set }
    var radius: Float { get set }
    var compression: Float { get set }
}

public protocol CIDisintegrateWithMaskTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
    var maskImage: CIImage? { get set }
    var shadowRadius: Float { get set }
    var shadowDensity: Float { get set }
    var shadowOffset: CGPoint { get set }
}

public protocol CIRippleTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
    var shadingImage: CIImage? { get set }
    var center: CGPoint { get set }
    var extent: CGRect { get set }
    var width: Float { get set }
    var scale: Float { get set }
}

public protocol CIAccordionFoldTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
    var bottomHeight: Float { get set }
    var numberOfFolds: Float { get set }
    var foldShadowAmount: Float { get set }
}

public protocol CIColorThreshold: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var threshold: Float { get set }
}

public protocol CIColorThresholdOtsu: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIXRay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIThermal: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIDither: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

public protocol CIColorAbsoluteDifference: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var inputImage2: CIImage? { get set }
}

public protocol CIMix: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
    var amount: Float { get set }
}

public protocol CIColorCrossPolynomial: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var redCoefficients: CIVector { get set }
    var greenCoefficients: CIVector { get set }
    var blueCoefficients: CIVector { get set }
}

public protocol CIColorCurves: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var curvesData: Data { get set }
    var curvesDomain: CIVector { get set }
    var colorSpace: CGColorSpace? { get set }
}

public protocol CIConvertLab: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var normalize: Bool { get set }
}

public protocol CILineOverlay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var nrNoiseLevel: Float { get set }
    var nrSharpness: Float { get set }
    var edgeIntensity: Float { get set }
    var threshold: Float { get set }
    var contrast: Float { get set }
}

public protocol CIEdgeWork: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIComicEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CICannyEdgeDetector: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var gaussianSigma: Float { get set }
    var perceptual: Bool { get set }
    var thresholdHigh: Float { get set }
    var thresholdLow: Float { get set }
    var hysteresisPasses: Int { get set }
}

public protocol CISpotLight: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var lightPosition: CIVector { get set }
    var lightPointsAt: CIVector { get set }
    var brightness: Float { get set }
    var concentration: Float { get set }
    var color: CIColor { get set }
}

public protocol CIHeightFieldFromMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CISpotColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var centerColor1: CIColor { get set }
    var replacementColor1: CIColor { get set }
    var closeness1: Float { get set }
    var contrast1: Float { get set }
    var centerColor2: CIColor { get set }
    var replacementColor2: CIColor { get set }
    var closeness2: Float { get set }
    var contrast2: Float { get set }
    var centerColor3: CIColor { get set }
    var replacementColor3: CIColor { get set }
    var closeness3: Float { get set }
    var contrast3: Float { get set }
}

public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var width: Float { get set }
    var height: Float { get set }
}

public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var width: Float { get set }
    var height: Float { get set }
}

public protocol CIMaskedVariableBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var mask: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CICMYKHalftone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var width: Float { get set }
    var angle: Float { get set }
    var sharpness: Float { get set }
    var grayComponentReplacement: Float { get set }
    var underColorRemoval: Float { get set }
}

public protocol CIAreaReductionFilter: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIAreaHistogram: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
    var scale: Float { get set }
    var count: Int { get set }
}

public protocol CIHistogramDisplay: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var height: Float { get set }
    var highLimit: Float { get set }
    var lowLimit: Float { get set }
}

public protocol CIRoundedRectangleStrokeGenerator: CIFilterProtocol {
    var extent: CGRect { get set }
    var radius: Float { get set }
    var color: CIColor { get set }
    var width: Float { get set }
}

public protocol CIBlurredRectangleGenerator: CIFilterProtocol {
    var extent: CGRect { get set }
    var sigma: Float { get set }
    var color: CIColor { get set }
}

public protocol CIHueSaturationValueGradient: CIFilterProtocol {
    var value: Float { get set }
    var radius: Float { get set }
    var softness: Float { get set }
    var dither: Float { get set }
    var colorSpace: CGColorSpace? { get set }
}

public protocol CIStarShineGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var radius: Float { get set }
    var crossScale: Float { get set }
    var crossAngle: Float { get set }
    var crossOpacity: Float { get set }
    var crossWidth: Float { get set }
    var epsilon: Float { get set }
}

public protocol CILenticularHaloGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var haloRadius: Float { get set }
    var haloWidth: Float { get set }
    var haloOverlap: Float { get set }
    var striationStrength: Float { get set }
    var striationContrast: Float { get set }
    var time: Float { get set }
}

public protocol CISunbeamsGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color: CIColor { get set }
    var sunRadius: Float { get set }
    var maxStriationRadius: Float { get set }
    var striationStrength: Float { get set }
    var striationContrast: Float { get set }
    var time: Float { get set }
}

public protocol CIDisplacementDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var displacementImage: CIImage? { get set }
    var scale: Float { get set }
}

public protocol CIGlassDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var textureImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

public protocol CITorusLensDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var width: Float { get set }
    var refraction: Float { get set }
}

public protocol CICircularWrap: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

public protocol CIBicubicScaleTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var aspectRatio: Float { get set }
    var parameterB: Float { get set }
    var parameterC: Float { get set }
}
