import UIKit

// What requests find. None finds anything here: only what an app makes itself exists.

open class VNObservation: NSObject, NSCopying, @unchecked Sendable {
    public let uuid = UUID()
    open var confidence: VNConfidence { 0 }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    /// In parts of the picture's size, its lower left corner first.
    public let boundingBox: CGRect
    public init(boundingBox: CGRect) { self.boundingBox = boundingBox }
    open override var confidence: VNConfidence { 1 }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var landmarks: VNFaceLandmarks2D? { nil }
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
    open var pitch: NSNumber? { nil }
    open var faceCaptureQuality: Float? { nil }
}

open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
    open var pointCount: Int { 0 }
    open var normalizedPoints: [CGPoint] { [] }
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
}

open class VNClassificationObservation: VNObservation, @unchecked Sendable { open var identifier: String { "" } }
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable { open var labels: [VNClassificationObservation] { [] } }
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    open var featureName: String { "" }
    open var featureValue: MLFeatureValue { MLFeatureValue(undefined: .invalid) }
}
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
    open var featureName: String? { nil }
}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
    open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
    open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
    open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable { open var characterBoxes: [VNRectangleObservation]? { nil } }
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var payloadStringValue: String? { nil }
    open var symbology: VNBarcodeSymbology { .qr }
}
open class VNRecognizedText: NSObject, @unchecked Sendable {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

// MARK: Places

/// A rectangle in parts of a picture's size as one in its pixels.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let width = CGFloat(imageWidth), height = CGFloat(imageHeight)
    return CGRect(
        x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width, height: normalizedRect.height * height)
}

public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let width = CGFloat(imageWidth), height = CGFloat(imageHeight)
    return CGRect(x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width, height: imageRect.height / height)
}

public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)
