import CoreGraphics
import Foundation
import ObjectRuntime

extension BuiltInFilter {
    var cubeDimension: Float {
        get { Float((value(forKey: "inputCubeDimension") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCubeDimension") }
    }
    var cubeData: Data {
        get { value(forKey: "inputCubeData") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputCubeData") }
    }
    var extrapolate: Bool {
        get { (value(forKey: "inputExtrapolate") as? NSNumber)?.boolValue ?? false }
        set { setValue(NSNumber(value: newValue), forKey: "inputExtrapolate") }
    }
    var colorSpace: CGColorSpace? {
        get { value(forKey: "inputColorSpace") as? CGColorSpace }
        set { setValue(newValue, forKey: "inputColorSpace") }
    }
    var gradientImage: CIImage? {
        get { value(forKey: "inputGradientImage") as? CIImage }
        set { setValue(newValue, forKey: "inputGradientImage") }
    }
    var redCoefficients: CIVector {
        get { value(forKey: "inputRedCoefficients") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputRedCoefficients") }
    }
    var greenCoefficients: CIVector {
        get { value(forKey: "inputGreenCoefficients") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputGreenCoefficients") }
    }
    var blueCoefficients: CIVector {
        get { value(forKey: "inputBlueCoefficients") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBlueCoefficients") }
    }
    var alphaCoefficients: CIVector {
        get { value(forKey: "inputAlphaCoefficients") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputAlphaCoefficients") }
    }
    var point2: CGPoint {
        get { (value(forKey: "inputPoint2") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint2") }
    }
    var point3: CGPoint {
        get { (value(forKey: "inputPoint3") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint3") }
    }
    var point4: CGPoint {
        get { (value(forKey: "inputPoint4") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint4") }
    }
    var falloff: Float {
        get { Float((value(forKey: "inputFalloff") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputFalloff") }
    }
    var noiseLevel: Float {
        get { Float((value(forKey: "inputNoiseLevel") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputNoiseLevel") }
    }
    var weights: CIVector {
        get { value(forKey: "inputWeights") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputWeights") }
    }
    var bias: Float {
        get { Float((value(forKey: "inputBias") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputBias") }
    }
    var topLeft: CGPoint {
        get { (value(forKey: "inputTopLeft") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") }
    }
    var topRight: CGPoint {
        get { (value(forKey: "inputTopRight") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") }
    }
    var bottomRight: CGPoint {
        get { (value(forKey: "inputBottomRight") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") }
    }
    var bottomLeft: CGPoint {
        get { (value(forKey: "inputBottomLeft") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") }
    }
    var crop: Bool {
        get { (value(forKey: "inputCrop") as? NSNumber)?.boolValue ?? false }
        set { setValue(NSNumber(value: newValue), forKey: "inputCrop") }
    }
    var quietSpace: Float {
        get { Float((value(forKey: "inputQuietSpace") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { Float((value(forKey: "inputBarcodeHeight") as? NSNumber)?.doubleValue ?? 0) }
        set { setValue(NSNumber(value: newValue), forKey: "inputBarcodeHeight") }
    }
}

extension BuiltInFilter: CIColorCube {}
extension BuiltInFilter: CIColorCubeWithColorSpace {}
extension BuiltInFilter: CIColorMap {}
extension BuiltInFilter: CIColorPolynomial {}
extension BuiltInFilter: CIToneCurve {}
extension BuiltInFilter: CIVignetteEffect {}
extension BuiltInFilter: CIMotionBlur {}
extension BuiltInFilter: CIZoomBlur {}
extension BuiltInFilter: CIDiscBlur {}
extension BuiltInFilter: CIMedian {}
extension BuiltInFilter: CINoiseReduction {}
extension BuiltInFilter: CIMorphologyMaximum {}
extension BuiltInFilter: CIMorphologyMinimum {}
extension BuiltInFilter: CIMorphologyGradient {}
extension BuiltInFilter: CIConvolution {}
extension BuiltInFilter: CICrystallize {}
extension BuiltInFilter: CIPointillize {}
extension BuiltInFilter: CIHexagonalPixellate {}
extension BuiltInFilter: CIDotScreen {}
extension BuiltInFilter: CILineScreen {}
extension BuiltInFilter: CIHatchedScreen {}
extension BuiltInFilter: CICircularScreen {}
extension BuiltInFilter: CIPerspectiveTransform {}
extension BuiltInFilter: CIPerspectiveCorrection {}
extension BuiltInFilter: CIVortexDistortion {}
extension BuiltInFilter: CIBumpDistortionLinear {}
extension BuiltInFilter: CICircleSplashDistortion {}
extension BuiltInFilter: CIGaussianGradient {}
extension BuiltInFilter: CISmoothLinearGradient {}
extension BuiltInFilter: CIRandomGenerator {}
extension BuiltInFilter: CIRoundedRectangleGenerator {}
extension BuiltInFilter: CICode128BarcodeGenerator {}
extension BuiltInFilter: CILinearToSRGBToneCurve {}
extension BuiltInFilter: CISRGBToneCurveToLinear {}

extension CIFilter {
    private class func built(_ name: String) -> BuiltInFilter {
        guard let definition = FilterCatalog.definition(named: name) else { fatalError("There is no filter \(name).") }
        return BuiltInFilter(definition: definition)
    }

    public class func colorCube() -> any CIFilter & CIColorCube { built("CIColorCube") }
    public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace { built("CIColorCubeWithColorSpace") }
    public class func colorMap() -> any CIFilter & CIColorMap { built("CIColorMap") }
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial { built("CIColorPolynomial") }
    public class func toneCurve() -> any CIFilter & CIToneCurve { built("CIToneCurve") }
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { built("CIVignetteEffect") }
    public class func motionBlur() -> any CIFilter & CIMotionBlur { built("CIMotionBlur") }
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { built("CIZoomBlur") }
    public class func discBlur() -> any CIFilter & CIDiscBlur { built("CIDiscBlur") }
    public class func median() -> any CIFilter & CIMedian { built("CIMedianFilter") }
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { built("CINoiseReduction") }
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum { built("CIMorphologyMaximum") }
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum { built("CIMorphologyMinimum") }
    public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient { built("CIMorphologyGradient") }
    public class func convolution3X3() -> any CIFilter & CIConvolution { built("CIConvolution3X3") }
    public class func convolution5X5() -> any CIFilter & CIConvolution { built("CIConvolution5X5") }
    public class func convolution7X7() -> any CIFilter & CIConvolution { built("CIConvolution7X7") }
    public class func convolution9Horizontal() -> any CIFilter & CIConvolution { built("CIConvolution9Horizontal") }
    public class func convolution9Vertical() -> any CIFilter & CIConvolution { built("CIConvolution9Vertical") }
    public class func crystallize() -> any CIFilter & CICrystallize { built("CICrystallize") }
    public class func pointillize() -> any CIFilter & CIPointillize { built("CIPointillize") }
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate { built("CIHexagonalPixellate") }
    public class func dotScreen() -> any CIFilter & CIDotScreen { built("CIDotScreen") }
    public class func lineScreen() -> any CIFilter & CILineScreen { built("CILineScreen") }
    public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { built("CIHatchedScreen") }
    public class func circularScreen() -> any CIFilter & CICircularScreen { built("CICircularScreen") }
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform { built("CIPerspectiveTransform") }
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection { built("CIPerspectiveCorrection") }
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { built("CIVortexDistortion") }
    public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear { built("CIBumpDistortionLinear") }
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion { built("CICircleSplashDistortion") }
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { built("CIGaussianGradient") }
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient { built("CISmoothLinearGradient") }
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { built("CIRandomGenerator") }
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator { built("CIRoundedRectangleGenerator") }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator { built("CICode128BarcodeGenerator") }
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve { built("CILinearToSRGBToneCurve") }
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear { built("CISRGBToneCurveToLinear") }
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { built("CIHueBlendMode") }
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { built("CISaturationBlendMode") }
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { built("CIColorBlendMode") }
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { built("CILuminosityBlendMode") }
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { built("CILinearBurnBlendMode") }
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation { built("CILinearDodgeBlendMode") }
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { built("CISubtractBlendMode") }
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation { built("CIDivideBlendMode") }
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { built("CIPinLightBlendMode") }
}
