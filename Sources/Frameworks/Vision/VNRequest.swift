@_exported import UIKit
@_exported import QuinceCoreML
@_exported import QuinceCoreMedia
@_exported import QuinceCoreVideo

public let VNErrorDomain = "com.apple.vis"

public struct VNError: Error, Sendable {
    public enum Code: Int, Sendable {
        case ok = 0, requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError, missingOption, notImplemented, internalError
        case outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument, invalidModel, unsupportedRevision, dataUnavailable, timeStampNotFound
        case unsupportedRequest, timeout
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    func asError(_ what: String) -> NSError { NSError(domain: VNErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: what]) }
}

public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A request for things in pictures. Nothing here sees: every request fails.
open class VNRequest: NSObject, NSCopying, @unchecked Sendable {
    public let completionHandler: VNRequestCompletionHandler?
    open var results: [VNObservation]? { nil }
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1
    public required init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler }
    public override convenience init() { self.init(completionHandler: nil) }
    open func cancel() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open class var supportedRevisions: IndexSet { IndexSet(integer: 1) }
    open class var currentRevision: Int { 1 }
    open class var defaultRevision: Int { 1 }
}

open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    /// A part of the picture, in parts of its size. Default all of it.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNFaceObservation]? { nil }
}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    open var inputFaceObservations: [VNFaceObservation]?
    @_nonoverride open var results: [VNFaceObservation]? { nil }
}
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
    open var inputFaceObservations: [VNFaceObservation]?
    @_nonoverride open var results: [VNFaceObservation]? { nil }
}
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNHumanObservation]? { nil }
}
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNHumanBodyPoseObservation]? { nil }
}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    open var maximumHandCount = 2
    @_nonoverride open var results: [VNHumanHandPoseObservation]? { nil }
}
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var reportCharacterBoxes = false
    @_nonoverride open var results: [VNTextObservation]? { nil }
}
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNHorizonObservation]? { nil }
}
open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNContoursObservation]? { nil }
    open var contrastAdjustment: Float = 2
    open var detectsDarkOnLight = true
    open var maximumImageDimension = 512
}
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNRectangleObservation]? { nil }
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 0.5
    open var quadratureTolerance: Float = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: Float = 0
    open var maximumObservations = 1
}
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNClassificationObservation]? { nil }
}
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNFeaturePrintObservation]? { nil }
}
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNSaliencyImageObservation]? { nil }
}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNPixelBufferObservation]? { nil }
    public enum QualityLevel: UInt, Sendable { case accurate = 0, balanced, fast }
    open var qualityLevel: QualityLevel = .accurate
    open var outputPixelFormat: OSType = 0
}

public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}

open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNBarcodeObservation]? { nil }
    open class var supportedSymbologies: [VNBarcodeSymbology] { [] }
    open var symbologies: [VNBarcodeSymbology] = []
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate = 0, fast }

open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    @_nonoverride open var results: [VNRecognizedTextObservation]? { nil }
    open class func supportedRecognitionLanguages(for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int) throws -> [String] { [] }
    open var recognitionLanguages: [String] = []
    open var customWords: [String] = []
    open var recognitionLevel: VNRequestTextRecognitionLevel = .accurate
    open var usesLanguageCorrection = true
    open var minimumTextHeight: Float = 0
    open var automaticallyDetectsLanguage = false
}

public enum VNRequestTrackingLevel: UInt, Sendable { case accurate = 0, fast }

open class VNTrackingRequest: VNImageBasedRequest, @unchecked Sendable {
    open var inputObservation: VNDetectedObjectObservation = VNDetectedObjectObservation(boundingBox: .zero)
    open var trackingLevel: VNRequestTrackingLevel = .fast
    open var isLastFrame = false
}
open class VNTrackObjectRequest: VNTrackingRequest, @unchecked Sendable {
    public convenience init(detectedObjectObservation observation: VNDetectedObjectObservation, completionHandler: VNRequestCompletionHandler? = nil) {
        self.init(completionHandler: completionHandler)
        inputObservation = observation
    }
}

public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop = 0, scaleFit, scaleFill, scaleFitRotate90CCW = 0x101, scaleFillRotate90CCW }

open class VNCoreMLModel: NSObject, @unchecked Sendable {
    /// Throws where the model takes no image.
    public init(for model: MLModel) throws {
        let images: [String] = model.modelDescription.inputDescriptionsByName.filter { $0.value.type == .image }.keys.sorted()
        guard let first = images.first else { throw VNError(.invalidModel).asError("The model takes no image.") }
        inputImageFeatureName = first
    }
    open var inputImageFeatureName: String
}

open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    open private(set) var model: VNCoreMLModel!
    open var imageCropAndScaleOption: VNImageCropAndScaleOption = .centerCrop
    public convenience init(model: VNCoreMLModel) { self.init(model: model, completionHandler: nil) }
    public convenience init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.init(completionHandler: completionHandler)
        self.model = model
    }
}
