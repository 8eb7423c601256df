import CoreGraphics
import Foundation
import ObjectRuntime

/// A filter whose inputs are properties as well.
final class BuiltInFilter: CIFilter, @unchecked Sendable {
    var aVector: CIVector {
        get { value(forKey: "inputAVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var amount: Float {
        get { Float((value(forKey: "inputAmount") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputAmount") }
    }
    var angle: Float {
        get { Float((value(forKey: "inputAngle") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputAngle") }
    }
    var aspectRatio: Float {
        get { Float((value(forKey: "inputAspectRatio") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputAspectRatio") }
    }
    var bVector: CIVector {
        get { value(forKey: "inputBVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var backgroundImage: CIImage? {
        get { value(forKey: "inputBackgroundImage") as? CIImage }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var biasVector: CIVector {
        get { value(forKey: "inputBiasVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var brightness: Float {
        get { Float((value(forKey: "inputBrightness") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputBrightness") }
    }
    var center: CGPoint {
        get { (value(forKey: "inputCenter") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }
    var color: CIColor {
        get { value(forKey: "inputColor") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var contrast: Float {
        get { Float((value(forKey: "inputContrast") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputContrast") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var ev: Float {
        get { Float((value(forKey: "inputEV") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputEV") }
    }
    var extent: CGRect {
        get { (value(forKey: "inputExtent") as? CIVector)?.cgRectValue ?? .zero }
        set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }
    var gVector: CIVector {
        get { value(forKey: "inputGVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var highlightAmount: Float {
        get { Float((value(forKey: "inputHighlightAmount") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputHighlightAmount") }
    }
    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var intensity: Float {
        get { Float((value(forKey: "inputIntensity") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputIntensity") }
    }
    var levels: Float {
        get { Float((value(forKey: "inputLevels") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputLevels") }
    }
    var maskImage: CIImage? {
        get { value(forKey: "inputMaskImage") as? CIImage }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var maxComponents: CIVector {
        get { value(forKey: "inputMaxComponents") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var minComponents: CIVector {
        get { value(forKey: "inputMinComponents") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    var neutral: CIVector {
        get { value(forKey: "inputNeutral") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputNeutral") }
    }
    var point0: CGPoint {
        get { (value(forKey: "inputPoint0") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { (value(forKey: "inputPoint1") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
    var power: Float {
        get { Float((value(forKey: "inputPower") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputPower") }
    }
    var rVector: CIVector {
        get { value(forKey: "inputRVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var radius: Float {
        get { Float((value(forKey: "inputRadius") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius") }
    }
    var radius0: Float {
        get { Float((value(forKey: "inputRadius0") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { Float((value(forKey: "inputRadius1") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputRadius1") }
    }
    var saturation: Float {
        get { Float((value(forKey: "inputSaturation") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputSaturation") }
    }
    var scale: Float {
        get { Float((value(forKey: "inputScale") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputScale") }
    }
    var shadowAmount: Float {
        get { Float((value(forKey: "inputShadowAmount") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputShadowAmount") }
    }
    var sharpness: Float {
        get { Float((value(forKey: "inputSharpness") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputSharpness") }
    }
    var targetImage: CIImage? {
        get { value(forKey: "inputTargetImage") as? CIImage }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    var targetNeutral: CIVector {
        get { value(forKey: "inputTargetNeutral") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }
    var time: Float {
        get { Float((value(forKey: "inputTime") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputTime") }
    }
    var transform: CGAffineTransform {
        get { FilterArguments(values: ["inputTransform": value(forKey: "inputTransform") as Any]).transform }
        set { setValue(TransformValue(newValue), forKey: "inputTransform") }
    }
    var width: Float {
        get { Float((value(forKey: "inputWidth") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputWidth") }
    }
}

extension BuiltInFilter:
    CIGaussianBlur, CIBoxBlur, CIUnsharpMask, CISharpenLuminance, CIBloom, CIGloom, CIEdges, CIPixellate, CIColorControls,
    CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CIVibrance, CITemperatureAndTint, CIHighlightShadowAdjust, CIColorMatrix,
    CIColorClamp, CIWhitePointAdjust, CISepiaTone, CIColorInvert, CIColorMonochrome, CIColorPosterize, CIFalseColor, CIMaskToAlpha,
    CIMinimumComponent, CIMaximumComponent, CIVignette, CIPhotoEffect, CICompositeOperation, CIBlendWithMask, CIDissolveTransition,
    CIAffineClamp, CIAffineTile, CILanczosScaleTransform, CIStraighten, CIBumpDistortion, CIPinchDistortion, CITwirlDistortion,
    CIHoleDistortion, CICheckerboardGenerator, CIStripesGenerator, CILinearGradient, CIRadialGradient, CIQRCodeGenerator,
    CIAreaAverage, CIAreaMaximum, CIAreaMinimum
{}

extension CIFilter {
    private class func make(_ name: String) -> BuiltInFilter {
        guard let definition = FilterCatalog.definition(named: name) else { fatalError("There is no filter \(name).") }
        return BuiltInFilter(definition: definition)
    }

    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { make("CIGaussianBlur") }
    public class func boxBlur() -> any CIFilter & CIBoxBlur { make("CIBoxBlur") }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { make("CIUnsharpMask") }
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { make("CISharpenLuminance") }
    public class func bloom() -> any CIFilter & CIBloom { make("CIBloom") }
    public class func gloom() -> any CIFilter & CIGloom { make("CIGloom") }
    public class func edges() -> any CIFilter & CIEdges { make("CIEdges") }
    public class func pixellate() -> any CIFilter & CIPixellate { make("CIPixellate") }
    public class func colorControls() -> any CIFilter & CIColorControls { make("CIColorControls") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { make("CIExposureAdjust") }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { make("CIGammaAdjust") }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { make("CIHueAdjust") }
    public class func vibrance() -> any CIFilter & CIVibrance { make("CIVibrance") }
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { make("CITemperatureAndTint") }
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust { make("CIHighlightShadowAdjust") }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { make("CIColorMatrix") }
    public class func colorClamp() -> any CIFilter & CIColorClamp { make("CIColorClamp") }
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { make("CIWhitePointAdjust") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { make("CISepiaTone") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { make("CIColorInvert") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { make("CIColorMonochrome") }
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { make("CIColorPosterize") }
    public class func falseColor() -> any CIFilter & CIFalseColor { make("CIFalseColor") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { make("CIMaskToAlpha") }
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { make("CIMinimumComponent") }
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { make("CIMaximumComponent") }
    public class func vignette() -> any CIFilter & CIVignette { make("CIVignette") }
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { make("CIDissolveTransition") }
    public class func affineClamp() -> any CIFilter & CIAffineClamp { make("CIAffineClamp") }
    public class func affineTile() -> any CIFilter & CIAffineTile { make("CIAffineTile") }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { make("CILanczosScaleTransform") }
    public class func straighten() -> any CIFilter & CIStraighten { make("CIStraightenFilter") }
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { make("CIBumpDistortion") }
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { make("CIPinchDistortion") }
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { make("CITwirlDistortion") }
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { make("CIHoleDistortion") }
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator { make("CICheckerboardGenerator") }
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { make("CIStripesGenerator") }
    public class func linearGradient() -> any CIFilter & CILinearGradient { make("CILinearGradient") }
    public class func radialGradient() -> any CIFilter & CIRadialGradient { make("CIRadialGradient") }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { make("CIQRCodeGenerator") }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { make("CIAreaAverage") }
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum { make("CIAreaMaximum") }
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum { make("CIAreaMinimum") }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { make("CIPhotoEffectMono") }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { make("CIPhotoEffectNoir") }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { make("CIPhotoEffectTonal") }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { make("CIPhotoEffectChrome") }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { make("CIPhotoEffectFade") }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { make("CIPhotoEffectInstant") }
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { make("CIPhotoEffectProcess") }
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { make("CIPhotoEffectTransfer") }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { make("CISourceOverCompositing") }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { make("CISourceInCompositing") }
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { make("CISourceOutCompositing") }
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { make("CISourceAtopCompositing") }
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { make("CIAdditionCompositing") }
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { make("CIMaximumCompositing") }
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { make("CIMinimumCompositing") }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { make("CIMultiplyCompositing") }
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { make("CIMultiplyBlendMode") }
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { make("CIScreenBlendMode") }
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { make("CIDarkenBlendMode") }
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { make("CILightenBlendMode") }
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { make("CIDifferenceBlendMode") }
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { make("CIExclusionBlendMode") }
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { make("CIHardLightBlendMode") }
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { make("CIOverlayBlendMode") }
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { make("CISoftLightBlendMode") }
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { make("CIColorDodgeBlendMode") }
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { make("CIColorBurnBlendMode") }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { make("CIBlendWithMask") }
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { make("CIBlendWithAlphaMask") }
}
