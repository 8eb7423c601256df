import CoreGraphics
import Foundation
import ObjectRuntime

extension BuiltInFilter {
    var acuteAngle: Float {
        get { Float((value(forKey: "inputAcuteAngle") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputAcuteAngle") }
    }
    var count: Int {
        get { (value(forKey: "inputCount") as? NSNumber)?.intValue ?? 0 }
        set { setValue(NSNumber(value: newValue), forKey: "inputCount") }
    }
    var point: CGPoint {
        get { (value(forKey: "inputPoint") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint") }
    }
    var size: Float {
        get { Float((value(forKey: "inputSize") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputSize") }
    }
    var rotation: Float {
        get { Float((value(forKey: "inputRotation") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputRotation") }
    }
    var decay: Float {
        get { Float((value(forKey: "inputDecay") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputDecay") }
    }
    var opacity: Float {
        get { Float((value(forKey: "inputOpacity") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputOpacity") }
    }
    var barOffset: Float {
        get { Float((value(forKey: "inputBarOffset") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputBarOffset") }
    }
    var maxStriationRadius: Float {
        get { Float((value(forKey: "inputMaxStriationRadius") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputMaxStriationRadius") }
    }
    var striationStrength: Float {
        get { Float((value(forKey: "inputStriationStrength") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputStriationStrength") }
    }
    var striationContrast: Float {
        get { Float((value(forKey: "inputStriationContrast") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputStriationContrast") }
    }
    var fadeThreshold: Float {
        get { Float((value(forKey: "inputFadeThreshold") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputFadeThreshold") }
    }
    var compression: Float {
        get { Float((value(forKey: "inputCompression") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCompression") }
    }
    var shadowRadius: Float {
        get { Float((value(forKey: "inputShadowRadius") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputShadowRadius") }
    }
    var shadowDensity: Float {
        get { Float((value(forKey: "inputShadowDensity") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputShadowDensity") }
    }
    var shadowOffset: CGPoint {
        get { (value(forKey: "inputShadowOffset") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputShadowOffset") }
    }
    var shadingImage: CIImage? {
        get { value(forKey: "inputShadingImage") as? CIImage }
        set { setValue(newValue, forKey: "inputShadingImage") }
    }
    var bottomHeight: Float {
        get { Float((value(forKey: "inputBottomHeight") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputBottomHeight") }
    }
    var numberOfFolds: Float {
        get { Float((value(forKey: "inputNumberOfFolds") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputNumberOfFolds") }
    }
    var foldShadowAmount: Float {
        get { Float((value(forKey: "inputFoldShadowAmount") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputFoldShadowAmount") }
    }
    var threshold: Float {
        get { Float((value(forKey: "inputThreshold") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputThreshold") }
    }
    var inputImage2: CIImage? {
        get { value(forKey: "inputImage2") as? CIImage }
        set { setValue(newValue, forKey: "inputImage2") }
    }
    var curvesData: Data {
        get { value(forKey: "inputCurvesData") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputCurvesData") }
    }
    var curvesDomain: CIVector {
        get { value(forKey: "inputCurvesDomain") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputCurvesDomain") }
    }
    var normalize: Bool {
        get { (value(forKey: "inputNormalize") as? NSNumber)?.boolValue ?? false }
        set { setValue(NSNumber(value: newValue), forKey: "inputNormalize") }
    }
    var nrNoiseLevel: Float {
        get { Float((value(forKey: "inputNRNoiseLevel") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputNRNoiseLevel") }
    }
    var nrSharpness: Float {
        get { Float((value(forKey: "inputNRSharpness") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputNRSharpness") }
    }
    var edgeIntensity: Float {
        get { Float((value(forKey: "inputEdgeIntensity") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputEdgeIntensity") }
    }
    var gaussianSigma: Float {
        get { Float((value(forKey: "inputGaussianSigma") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputGaussianSigma") }
    }
    var perceptual: Bool {
        get { (value(forKey: "inputPerceptual") as? NSNumber)?.boolValue ?? false }
        set { setValue(NSNumber(value: newValue), forKey: "inputPerceptual") }
    }
    var thresholdHigh: Float {
        get { Float((value(forKey: "inputThresholdHigh") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputThresholdHigh") }
    }
    var thresholdLow: Float {
        get { Float((value(forKey: "inputThresholdLow") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputThresholdLow") }
    }
    var hysteresisPasses: Int {
        get { (value(forKey: "inputHysteresisPasses") as? NSNumber)?.intValue ?? 0 }
        set { setValue(NSNumber(value: newValue), forKey: "inputHysteresisPasses") }
    }
    var lightPosition: CIVector {
        get { value(forKey: "inputLightPosition") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputLightPosition") }
    }
    var lightPointsAt: CIVector {
        get { value(forKey: "inputLightPointsAt") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputLightPointsAt") }
    }
    var concentration: Float {
        get { Float((value(forKey: "inputConcentration") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputConcentration") }
    }
    var centerColor1: CIColor {
        get { value(forKey: "inputCenterColor1") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputCenterColor1") }
    }
    var replacementColor1: CIColor {
        get { value(forKey: "inputReplacementColor1") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputReplacementColor1") }
    }
    var closeness1: Float {
        get { Float((value(forKey: "inputCloseness1") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCloseness1") }
    }
    var contrast1: Float {
        get { Float((value(forKey: "inputContrast1") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputContrast1") }
    }
    var centerColor2: CIColor {
        get { value(forKey: "inputCenterColor2") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputCenterColor2") }
    }
    var replacementColor2: CIColor {
        get { value(forKey: "inputReplacementColor2") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputReplacementColor2") }
    }
    var closeness2: Float {
        get { Float((value(forKey: "inputCloseness2") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCloseness2") }
    }
    var contrast2: Float {
        get { Float((value(forKey: "inputContrast2") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputContrast2") }
    }
    var centerColor3: CIColor {
        get { value(forKey: "inputCenterColor3") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputCenterColor3") }
    }
    var replacementColor3: CIColor {
        get { value(forKey: "inputReplacementColor3") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputReplacementColor3") }
    }
    var closeness3: Float {
        get { Float((value(forKey: "inputCloseness3") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCloseness3") }
    }
    var contrast3: Float {
        get { Float((value(forKey: "inputContrast3") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputContrast3") }
    }
    var height: Float {
        get { Float((value(forKey: "inputHeight") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputHeight") }
    }
    var mask: CIImage? {
        get { value(forKey: "inputMask") as? CIImage }
        set { setValue(newValue, forKey: "inputMask") }
    }
    var grayComponentReplacement: Float {
        get { Float((value(forKey: "inputGCR") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputGCR") }
    }
    var underColorRemoval: Float {
        get { Float((value(forKey: "inputUCR") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputUCR") }
    }
    var highLimit: Float {
        get { Float((value(forKey: "inputHighLimit") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputHighLimit") }
    }
    var lowLimit: Float {
        get { Float((value(forKey: "inputLowLimit") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputLowLimit") }
    }
    var sigma: Float {
        get { Float((value(forKey: "inputSigma") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputSigma") }
    }
    var value: Float {
        get { Float((value(forKey: "inputValue") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputValue") }
    }
    var softness: Float {
        get { Float((value(forKey: "inputSoftness") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputSoftness") }
    }
    var dither: Float {
        get { Float((value(forKey: "inputDither") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputDither") }
    }
    var crossScale: Float {
        get { Float((value(forKey: "inputCrossScale") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCrossScale") }
    }
    var crossAngle: Float {
        get { Float((value(forKey: "inputCrossAngle") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCrossAngle") }
    }
    var crossOpacity: Float {
        get { Float((value(forKey: "inputCrossOpacity") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCrossOpacity") }
    }
    var crossWidth: Float {
        get { Float((value(forKey: "inputCrossWidth") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCrossWidth") }
    }
    var epsilon: Float {
        get { Float((value(forKey: "inputEpsilon") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputEpsilon") }
    }
    var haloRadius: Float {
        get { Float((value(forKey: "inputHaloRadius") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputHaloRadius") }
    }
    var haloWidth: Float {
        get { Float((value(forKey: "inputHaloWidth") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputHaloWidth") }
    }
    var haloOverlap: Float {
        get { Float((value(forKey: "inputHaloOverlap") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputHaloOverlap") }
    }
    var sunRadius: Float {
        get { Float((value(forKey: "inputSunRadius") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputSunRadius") }
    }
    var displacementImage: CIImage? {
        get { value(forKey: "inputDisplacementImage") as? CIImage }
        set { setValue(newValue, forKey: "inputDisplacementImage") }
    }
    var textureImage: CIImage? {
        get { value(forKey: "inputTexture") as? CIImage }
        set { setValue(newValue, forKey: "inputTexture") }
    }
    var refraction: Float {
        get { Float((value(forKey: "inputRefraction") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputRefraction") }
    }
    var parameterB: Float {
        get { Float((value(forKey: "inputB") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputB") }
    }
    var parameterC: Float {
        get { Float((value(forKey: "inputC") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputC") }
    }
}

extension BuiltInFilter: CIFourfoldReflectedTile {}
extension BuiltInFilter: CISixfoldReflectedTile {}
extension BuiltInFilter: CIEightfoldReflectedTile {}
extension BuiltInFilter: CITwelvefoldReflectedTile {}
extension BuiltInFilter: CIFourfoldRotatedTile {}
extension BuiltInFilter: CISixfoldRotatedTile {}
extension BuiltInFilter: CITriangleTile {}
extension BuiltInFilter: CIFourfoldTranslatedTile {}
extension BuiltInFilter: CIParallelogramTile {}
extension BuiltInFilter: CIGlideReflectedTile {}
extension BuiltInFilter: CIOpTile {}
extension BuiltInFilter: CIKaleidoscope {}
extension BuiltInFilter: CITriangleKaleidoscope {}
extension BuiltInFilter: CIPerspectiveTile {}
extension BuiltInFilter: CILightTunnel {}
extension BuiltInFilter: CISwipeTransition {}
extension BuiltInFilter: CIBarsSwipeTransition {}
extension BuiltInFilter: CIFlashTransition {}
extension BuiltInFilter: CICopyMachineTransition {}
extension BuiltInFilter: CIModTransition {}
extension BuiltInFilter: CIDisintegrateWithMaskTransition {}
extension BuiltInFilter: CIRippleTransition {}
extension BuiltInFilter: CIAccordionFoldTransition {}
extension BuiltInFilter: CIColorThreshold {}
extension BuiltInFilter: CIColorThresholdOtsu {}
extension BuiltInFilter: CIXRay {}
extension BuiltInFilter: CIThermal {}
extension BuiltInFilter: CIDither {}
extension BuiltInFilter: CIColorAbsoluteDifference {}
extension BuiltInFilter: CIMix {}
extension BuiltInFilter: CIColorCrossPolynomial {}
extension BuiltInFilter: CIColorCurves {}
extension BuiltInFilter: CIConvertLab {}
extension BuiltInFilter: CILineOverlay {}
extension BuiltInFilter: CIEdgeWork {}
extension BuiltInFilter: CIComicEffect {}
extension BuiltInFilter: CICannyEdgeDetector {}
extension BuiltInFilter: CISpotLight {}
extension BuiltInFilter: CIHeightFieldFromMask {}
extension BuiltInFilter: CISpotColor {}
extension BuiltInFilter: CIMorphologyRectangleMaximum {}
extension BuiltInFilter: CIMorphologyRectangleMinimum {}
extension BuiltInFilter: CIMaskedVariableBlur {}
extension BuiltInFilter: CICMYKHalftone {}
extension BuiltInFilter: CIAreaReductionFilter {}
extension BuiltInFilter: CIAreaHistogram {}
extension BuiltInFilter: CIHistogramDisplay {}
extension BuiltInFilter: CIRoundedRectangleStrokeGenerator {}
extension BuiltInFilter: CIBlurredRectangleGenerator {}
extension BuiltInFilter: CIHueSaturationValueGradient {}
extension BuiltInFilter: CIStarShineGenerator {}
extension BuiltInFilter: CILenticularHaloGenerator {}
extension BuiltInFilter: CISunbeamsGenerator {}
extension BuiltInFilter: CIDisplacementDistortion {}
extension BuiltInFilter: CIGlassDistortion {}
extension BuiltInFilter: CITorusLensDistortion {}
extension BuiltInFilter: CICircularWrap {}
extension BuiltInFilter: CIBicubicScaleTransform {}

extension CIFilter {
    private class func named(_ name: String) -> BuiltInFilter {
        guard let definition = FilterCatalog.definition(named: name) else { fatalError("There is no filter \(name).") }
        return BuiltInFilter(definition: definition)
    }

    public class func fourfoldReflectedTile() -> any CIFilter & CIFourfoldReflectedTile { named("CIFourfoldReflectedTile") }
    public class func sixfoldReflectedTile() -> any CIFilter & CISixfoldReflectedTile { named("CISixfoldReflectedTile") }
    public class func eightfoldReflectedTile() -> any CIFilter & CIEightfoldReflectedTile { named("CIEightfoldReflectedTile") }
    public class func twelvefoldReflectedTile() -> any CIFilter & CITwelvefoldReflectedTile { named("CITwelvefoldReflectedTile") }
    public class func fourfoldRotatedTile() -> any CIFilter & CIFourfoldRotatedTile { named("CIFourfoldRotatedTile") }
    public class func sixfoldRotatedTile() -> any CIFilter & CISixfoldRotatedTile { named("CISixfoldRotatedTile") }
    public class func triangleTile() -> any CIFilter & CITriangleTile { named("CITriangleTile") }
    public class func fourfoldTranslatedTile() -> any CIFilter & CIFourfoldTranslatedTile { named("CIFourfoldTranslatedTile") }
    public class func parallelogramTile() -> any CIFilter & CIParallelogramTile { named("CIParallelogramTile") }
    public class func glideReflectedTile() -> any CIFilter & CIGlideReflectedTile { named("CIGlideReflectedTile") }
    public class func opTile() -> any CIFilter & CIOpTile { named("CIOpTile") }
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { named("CIKaleidoscope") }
    public class func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope { named("CITriangleKaleidoscope") }
    public class func perspectiveTile() -> any CIFilter & CIPerspectiveTile { named("CIPerspectiveTile") }
    public class func lightTunnel() -> any CIFilter & CILightTunnel { named("CILightTunnel") }
    public class func swipeTransition() -> any CIFilter & CISwipeTransition { named("CISwipeTransition") }
    public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition { named("CIBarsSwipeTransition") }
    public class func flashTransition() -> any CIFilter & CIFlashTransition { named("CIFlashTransition") }
    public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition { named("CICopyMachineTransition") }
    public class func modTransition() -> any CIFilter & CIModTransition { named("CIModTransition") }
    public class func disintegrateWithMaskTransition() -> any CIFilter & CIDisintegrateWithMaskTransition { named("CIDisintegrateWithMaskTransition") }
    public class func rippleTransition() -> any CIFilter & CIRippleTransition { named("CIRippleTransition") }
    public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition { named("CIAccordionFoldTransition") }
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { named("CIColorThreshold") }
    public class func colorThresholdOtsu() -> any CIFilter & CIColorThresholdOtsu { named("CIColorThresholdOtsu") }
    public class func xRay() -> any CIFilter & CIXRay { named("CIXRay") }
    public class func thermal() -> any CIFilter & CIThermal { named("CIThermal") }
    public class func dither() -> any CIFilter & CIDither { named("CIDither") }
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { named("CIBlendWithRedMask") }
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { named("CIBlendWithBlueMask") }
    public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference { named("CIColorAbsoluteDifference") }
    public class func mix() -> any CIFilter & CIMix { named("CIMix") }
    public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial { named("CIColorCrossPolynomial") }
    public class func colorCurves() -> any CIFilter & CIColorCurves { named("CIColorCurves") }
    public class func convertRGBtoLab() -> any CIFilter & CIConvertLab { named("CIConvertRGBtoLab") }
    public class func convertLabToRGB() -> any CIFilter & CIConvertLab { named("CIConvertLabToRGB") }
    public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation { named("CILinearLightBlendMode") }
    public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation { named("CIVividLightBlendMode") }
    public class func lineOverlay() -> any CIFilter & CILineOverlay { named("CILineOverlay") }
    public class func edgeWork() -> any CIFilter & CIEdgeWork { named("CIEdgeWork") }
    public class func comicEffect() -> any CIFilter & CIComicEffect { named("CIComicEffect") }
    public class func cannyEdgeDetector() -> any CIFilter & CICannyEdgeDetector { named("CICannyEdgeDetector") }
    public class func spotLight() -> any CIFilter & CISpotLight { named("CISpotLight") }
    public class func heightFieldFromMask() -> any CIFilter & CIHeightFieldFromMask { named("CIHeightFieldFromMask") }
    public class func spotColor() -> any CIFilter & CISpotColor { named("CISpotColor") }
    public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum { named("CIMorphologyRectangleMaximum") }
    public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum { named("CIMorphologyRectangleMinimum") }
    public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur { named("CIMaskedVariableBlur") }
    public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { named("CICMYKHalftone") }
    public class func rowAverage() -> any CIFilter & CIAreaReductionFilter { named("CIRowAverage") }
    public class func columnAverage() -> any CIFilter & CIAreaReductionFilter { named("CIColumnAverage") }
    public class func areaMinMax() -> any CIFilter & CIAreaReductionFilter { named("CIAreaMinMax") }
    public class func areaMinMaxRed() -> any CIFilter & CIAreaReductionFilter { named("CIAreaMinMaxRed") }
    public class func areaMaximumAlpha() -> any CIFilter & CIAreaReductionFilter { named("CIAreaMaximumAlpha") }
    public class func areaMinimumAlpha() -> any CIFilter & CIAreaReductionFilter { named("CIAreaMinimumAlpha") }
    public class func areaHistogram() -> any CIFilter & CIAreaHistogram { named("CIAreaHistogram") }
    public class func histogramDisplay() -> any CIFilter & CIHistogramDisplay { named("CIHistogramDisplayFilter") }
    public class func roundedRectangleStrokeGenerator() -> any CIFilter & CIRoundedRectangleStrokeGenerator { named("CIRoundedRectangleStrokeGenerator") }
    public class func blurredRectangleGenerator() -> any CIFilter & CIBlurredRectangleGenerator { named("CIBlurredRectangleGenerator") }
    public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient { named("CIHueSaturationValueGradient") }
    public class func starShineGenerator() -> any CIFilter & CIStarShineGenerator { named("CIStarShineGenerator") }
    public class func lenticularHaloGenerator() -> any CIFilter & CILenticularHaloGenerator { named("CILenticularHaloGenerator") }
    public class func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator { named("CISunbeamsGenerator") }
    public class func displacementDistortion() -> any CIFilter & CIDisplacementDistortion { named("CIDisplacementDistortion") }
    public class func glassDistortion() -> any CIFilter & CIGlassDistortion { named("CIGlassDistortion") }
    public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion { named("CITorusLensDistortion") }
    public class func circularWrap() -> any CIFilter & CICircularWrap { named("CICircularWrap") }
    public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform { named("CIBicubicScaleTransform") }
    public class func convolutionRGB3X3() -> any CIFilter & CIConvolution { named("CIConvolutionRGB3X3") }
    public class func convolutionRGB5X5() -> any CIFilter & CIConvolution { named("CIConvolutionRGB5X5") }
    public class func convolutionRGB7X7() -> any CIFilter & CIConvolution { named("CIConvolutionRGB7X7") }
    public class func convolutionRGB9Horizontal() -> any CIFilter & CIConvolution { named("CIConvolutionRGB9Horizontal") }
    public class func convolutionRGB9Vertical() -> any CIFilter & CIConvolution { named("CIConvolutionRGB9Vertical") }
}
