import UIKit

// Points in pictures, in parts of their size, and what is made of such. Those of people are found by nobody here.

open class VNPoint: NSObject, NSCopying, @unchecked Sendable {
    public let location: CGPoint
    public init(location: CGPoint) { self.location = location }
    public convenience init(x: Double, y: Double) { self.init(location: CGPoint(x: x, y: y)) }
    open class var zero: VNPoint { VNPoint(x: 0, y: 0) }
    open var x: Double { Double(location.x) }
    open var y: Double { Double(location.y) }
    open class func distance(_ point1: VNPoint, _ point2: VNPoint) -> Double { hypot(point1.x - point2.x, point1.y - point2.y) }
    open func distance(_ point: VNPoint) -> Double { Self.distance(self, point) }
    /// The point, moved.
    open class func apply(_ vector: VNVector, to point: VNPoint) -> VNPoint { VNPoint(x: point.x + vector.x, y: point.y + vector.y) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? VNPoint)?.location == location }
    open override var hash: Int { location.x.hashValue ^ location.y.hashValue }
}

open class VNVector: NSObject, NSCopying, @unchecked Sendable {
    public let x: Double
    public let y: Double
    public init(xComponent x: Double, yComponent y: Double) { (self.x, self.y) = (x, y) }
    public convenience init(r: Double, theta: Double) { self.init(xComponent: r * cos(theta), yComponent: r * sin(theta)) }
    public convenience init(vectorHead head: VNPoint, tail: VNPoint) { self.init(xComponent: head.x - tail.x, yComponent: head.y - tail.y) }
    open class var zero: VNVector { VNVector(xComponent: 0, yComponent: 0) }
    open var r: Double { length }
    open var theta: Double { atan2(y, x) }
    open var length: Double { hypot(x, y) }
    open var squaredLength: Double { x * x + y * y }
    open class func unitVector(for vector: VNVector) -> VNVector {
        vector.length == 0 ? .zero : VNVector(xComponent: vector.x / vector.length, yComponent: vector.y / vector.length)
    }
    open class func dotProduct(of v1: VNVector, vector v2: VNVector) -> Double { v1.x * v2.x + v1.y * v2.y }
    open class func vectorByAdding(_ v1: VNVector, to v2: VNVector) -> VNVector { VNVector(xComponent: v1.x + v2.x, yComponent: v1.y + v2.y) }
    open class func vectorBySubtracting(_ v1: VNVector, from v2: VNVector) -> VNVector { VNVector(xComponent: v2.x - v1.x, yComponent: v2.y - v1.y) }
    open class func vectorByMultiplying(_ vector: VNVector, byScalar scalar: Double) -> VNVector {
        VNVector(xComponent: vector.x * scalar, yComponent: vector.y * scalar)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? VNVector).map { $0.x == x && $0.y == y } ?? false }
    open override var hash: Int { x.hashValue ^ y.hashValue }
}

open class VNDetectedPoint: VNPoint, @unchecked Sendable {
    open var confidence: VNConfidence { 0 }
}

open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {
    open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}

public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct VNRecognizedPointGroupKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let all = VNRecognizedPointGroupKey(rawValue: "VNIPOAll")
}

open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {
    open var availableKeys: [VNRecognizedPointKey] { [] }
    open var availableGroupKeys: [VNRecognizedPointGroupKey] { [] }
    open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint { throw VNRefusal.missing }
    open func recognizedPoints(forGroupKey groupKey: VNRecognizedPointGroupKey) throws -> [VNRecognizedPointKey: VNRecognizedPoint] { [:] }
}

extension VNRefusal {
    static var missing: NSError { VNError(.invalidArgument).asError("There is no such point.") }
}

public enum VNChirality: Int, Sendable { case unknown = 0, left = -1, right = 1 }

/// The joints of a hand.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        public static let wrist = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKwrist"))
        public static let thumbCMC = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKthumbCMC"))
        public static let thumbMP = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKthumbMP"))
        public static let thumbIP = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKthumbIP"))
        public static let thumbTip = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKthumbTip"))
        public static let indexMCP = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKindexMCP"))
        public static let indexPIP = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKindexPIP"))
        public static let indexDIP = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKindexDIP"))
        public static let indexTip = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKindexTip"))
        public static let middleMCP = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKmiddleMCP"))
        public static let middlePIP = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKmiddlePIP"))
        public static let middleDIP = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKmiddleDIP"))
        public static let middleTip = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKmiddleTip"))
        public static let ringMCP = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKringMCP"))
        public static let ringPIP = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKringPIP"))
        public static let ringDIP = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKringDIP"))
        public static let ringTip = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKringTip"))
        public static let littleMCP = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKlittleMCP"))
        public static let littlePIP = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKlittlePIP"))
        public static let littleDIP = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKlittleDIP"))
        public static let littleTip = Self(rawValue: VNRecognizedPointKey(rawValue: "VNHLKlittleTip"))
    }

    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        public static let thumb = Self(rawValue: VNRecognizedPointGroupKey(rawValue: "VNHLKthumb"))
        public static let indexFinger = Self(rawValue: VNRecognizedPointGroupKey(rawValue: "VNHLKindexFinger"))
        public static let middleFinger = Self(rawValue: VNRecognizedPointGroupKey(rawValue: "VNHLKmiddleFinger"))
        public static let ringFinger = Self(rawValue: VNRecognizedPointGroupKey(rawValue: "VNHLKringFinger"))
        public static let littleFinger = Self(rawValue: VNRecognizedPointGroupKey(rawValue: "VNHLKlittleFinger"))
        public static let all = Self(rawValue: VNRecognizedPointGroupKey(rawValue: "VNHLKall"))
    }

    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNRefusal.missing }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
    /// Which hand it is.
    open var chirality: VNChirality { .unknown }
}

/// The joints of a body.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointKey
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        public static let nose = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKnose"))
        public static let leftEye = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKleftEye"))
        public static let rightEye = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKrightEye"))
        public static let leftEar = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKleftEar"))
        public static let rightEar = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKrightEar"))
        public static let leftShoulder = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKleftShoulder"))
        public static let rightShoulder = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKrightShoulder"))
        public static let neck = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKneck"))
        public static let leftElbow = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKleftElbow"))
        public static let rightElbow = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKrightElbow"))
        public static let leftWrist = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKleftWrist"))
        public static let rightWrist = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKrightWrist"))
        public static let leftHip = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKleftHip"))
        public static let rightHip = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKrightHip"))
        public static let root = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKroot"))
        public static let leftKnee = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKleftKnee"))
        public static let rightKnee = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKrightKnee"))
        public static let leftAnkle = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKleftAnkle"))
        public static let rightAnkle = Self(rawValue: VNRecognizedPointKey(rawValue: "VNBLKrightAnkle"))
    }

    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: VNRecognizedPointGroupKey
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        public static let face = Self(rawValue: VNRecognizedPointGroupKey(rawValue: "VNBLKface"))
        public static let torso = Self(rawValue: VNRecognizedPointGroupKey(rawValue: "VNBLKtorso"))
        public static let leftArm = Self(rawValue: VNRecognizedPointGroupKey(rawValue: "VNBLKleftArm"))
        public static let rightArm = Self(rawValue: VNRecognizedPointGroupKey(rawValue: "VNBLKrightArm"))
        public static let leftLeg = Self(rawValue: VNRecognizedPointGroupKey(rawValue: "VNBLKleftLeg"))
        public static let rightLeg = Self(rawValue: VNRecognizedPointGroupKey(rawValue: "VNBLKrightLeg"))
        public static let all = Self(rawValue: VNRecognizedPointGroupKey(rawValue: "VNBLKall"))
    }

    open var availableJointNames: [JointName] { [] }
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNRefusal.missing }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}

open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var upperBodyOnly: Bool { true }
}

open class VNHorizonObservation: VNObservation, @unchecked Sendable {
    open var angle: CGFloat { 0 }
    open var transform: CGAffineTransform { .identity }
    open func transform(forImageWidth width: Int, height: Int) -> CGAffineTransform { .identity }
}

/// A line around something.
open class VNContour: NSObject, NSCopying, @unchecked Sendable {
    open var indexPath: IndexPath { IndexPath() }
    open var childContourCount: Int { 0 }
    open var childContours: [VNContour] { [] }
    open var pointCount: Int { 0 }
    open var normalizedPath: CGPath { CGMutablePath() }
    open var aspectRatio: Float { 1 }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class VNContoursObservation: VNObservation, @unchecked Sendable {
    open var contourCount: Int { 0 }
    open var topLevelContourCount: Int { 0 }
    open var topLevelContours: [VNContour] { [] }
    open var normalizedPath: CGPath { CGMutablePath() }
    open func contour(at contourIndex: Int) throws -> VNContour { throw VNRefusal.missing }
}

public enum VNElementType: UInt, Sendable { case unknown = 0, float, double }

/// Numbers that are near each other for pictures that look alike.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    open var elementType: VNElementType { .unknown }
    open var elementCount: Int { 0 }
    open var data: Data { Data() }
    open func computeDistance(_ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation) throws { throw VNRefusal.missing }
}

open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
    open var salientObjects: [VNRectangleObservation]? { nil }
}

open class VNImageAlignmentObservation: VNObservation, @unchecked Sendable {}
open class VNImageTranslationAlignmentObservation: VNImageAlignmentObservation, @unchecked Sendable {
    open var alignmentTransform: CGAffineTransform { .identity }
}
open class VNImageHomographicAlignmentObservation: VNImageAlignmentObservation, @unchecked Sendable {}

/// The way of something that was thrown.
open class VNTrajectoryObservation: VNObservation, @unchecked Sendable {
    open var detectedPoints: [VNPoint] { [] }
    open var projectedPoints: [VNPoint] { [] }
    open var movingAverageRadius: CGFloat { 0 }
}

// MARK: Requests

open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNRectangleObservation]? { nil }
}

open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNSaliencyImageObservation]? { nil }
}

public struct VNAnimalIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cat = VNAnimalIdentifier(rawValue: "Cat")
    public static let dog = VNAnimalIdentifier(rawValue: "Dog")
}

open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNRecognizedObjectObservation]? { nil }
    open func supportedIdentifiers() throws -> [VNAnimalIdentifier] { [] }
}

/// A request that compares with another picture.
open class VNTargetedImageRequest: VNImageBasedRequest, @unchecked Sendable {
    public convenience init(targetedCGImage cgImage: CGImage, options: [VNImageOption: Any] = [:], completionHandler: VNRequestCompletionHandler? = nil) {
        self.init(completionHandler: completionHandler)
    }
    public convenience init(targetedCIImage ciImage: CIImage, options: [VNImageOption: Any] = [:], completionHandler: VNRequestCompletionHandler? = nil) {
        self.init(completionHandler: completionHandler)
    }
    public convenience init(
        targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:], completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(completionHandler: completionHandler) }
}
open class VNImageRegistrationRequest: VNTargetedImageRequest, @unchecked Sendable {}
open class VNTranslationalImageRegistrationRequest: VNImageRegistrationRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNImageTranslationAlignmentObservation]? { nil }
}
open class VNHomographicImageRegistrationRequest: VNImageRegistrationRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNImageHomographicAlignmentObservation]? { nil }
}
