import CoreGraphics
import Foundation
import ObjectRuntime

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"

/// Finds things in pictures. Nothing here does: each picture is one in which there is nothing to be found.
open class CIDetector: NSObject {
    private static let types = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText]

    /// Nil for a type that there is not.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        guard Self.types.contains(type) else { return nil }
        super.init()
    }

    open func features(in image: CIImage) -> [CIFeature] { [] }
    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

open class CIFeature: NSObject {
    public let type: String
    public let bounds: CGRect
    init(type: String, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}

open class CIFaceFeature: CIFeature {
    open var hasLeftEyePosition: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var hasRightEyePosition: Bool { false }
    open var rightEyePosition: CGPoint { .zero }
    open var hasMouthPosition: Bool { false }
    open var mouthPosition: CGPoint { .zero }
    open var hasFaceAngle: Bool { false }
    open var faceAngle: Float { 0 }
    open var hasSmile: Bool { false }
    open var leftEyeClosed: Bool { false }
    open var rightEyeClosed: Bool { false }
}

open class CIQRCodeFeature: CIFeature {
    open var messageString: String? { nil }
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}
