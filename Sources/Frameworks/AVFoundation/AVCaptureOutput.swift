import QuinceCoreMedia
import UIKit

/// A destination of a session's data.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
    override init() {}
}

/// Machine-readable codes and faces that a camera sees.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    /// Empty without a camera.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?) {
        metadataObjectsDelegate = objectsDelegate
        metadataObjectsCallbackQueue = objectsCallbackQueue
    }
}

@preconcurrency public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
        throws(Unimplemented)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("metadataOutput:didOutput:from:", on: self, [output, metadataObjects, connection])
    }
}

/// Something that was found in a picture.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let codabar = ObjectType(rawValue: "Codabar")
        public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
        public static let gs1DataBarExpanded = ObjectType(rawValue: "GS1DataBarExpanded")
        public static let gs1DataBarLimited = ObjectType(rawValue: "GS1DataBarLimited")
        public static let microQR = ObjectType(rawValue: "MicroQR")
        public static let microPDF417 = ObjectType(rawValue: "MicroPDF417")
        public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
        public static let face = ObjectType(rawValue: "face")
        public static let humanBody = ObjectType(rawValue: "humanBody")
        public static let catBody = ObjectType(rawValue: "catBody")
        public static let dogBody = ObjectType(rawValue: "dogBody")
        public static let salientObject = ObjectType(rawValue: "salientObject")
    }

    public let type: ObjectType
    open var time: CMTime { .zero }
    open var duration: CMTime { .zero }
    open var bounds: CGRect { .zero }
    init(_ type: ObjectType) { self.type = type }
}

/// A code with what it says.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    public let stringValue: String?
    open var corners: [CGPoint] { [] }
    init(_ type: ObjectType, stringValue: String?) {
        self.stringValue = stringValue
        super.init(type)
    }
}

open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    open var faceID: Int { 0 }
    open var hasRollAngle: Bool { false }
    open var rollAngle: CGFloat { 0 }
    open var hasYawAngle: Bool { false }
    open var yawAngle: CGFloat { 0 }
}

/// Frames of a camera.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    open var videoSettings: [String: Any]! = [:]
    open var alwaysDiscardsLateVideoFrames = true
    open var availableVideoPixelFormatTypes: [OSType] { [] }
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    open var automaticallyConfiguresOutputBufferDimensions = true
    open var deliversPreviewSizedOutputBuffers = false
    /// Nil without a camera.
    open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
    open func recommendedVideoSettings(forVideoCodecType videoCodecType: AVVideoCodecType, assetWriterOutputFileType outputFileType: AVFileType) -> [String:
        Any]?
    {
        nil
    }
    open func availableVideoCodecTypesForAssetWriter(writingTo outputFileType: AVFileType) -> [AVVideoCodecType] { [] }
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        self.sampleBufferDelegate = sampleBufferDelegate
        self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
    }
}

@preconcurrency public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) throws(Unimplemented)
    func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) throws(Unimplemented)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("captureOutput:didOutput:from:", on: self, [output, sampleBuffer, connection])
    }
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("captureOutput:didDrop:from:", on: self, [output, sampleBuffer, connection])
    }
}

/// Sound of a microphone. There is none: nothing comes.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    public override init() { super.init() }
    open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
    ) { (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue) }
    /// Nil without a microphone.
    open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
}

@preconcurrency public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) throws(Unimplemented)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("captureOutput:didOutput:from:", on: self, [output, sampleBuffer, connection])
    }
}

/// Writes a film. Without a camera a recording begins and ends with an error.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) var outputFileURL: URL?
    open var isRecording: Bool { false }
    open var isRecordingPaused: Bool { false }
    open var recordedDuration: CMTime { .zero }
    open var recordedFileSize: Int64 { 0 }
    open var maxRecordedDuration: CMTime = .invalid
    open var maxRecordedFileSize: Int64 = 0
    open var minFreeDiskSpaceLimit: Int64 = 0
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
        ServiceReply.send(on: .main) { [weak self] in
            guard let self else { return }
            delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
        }
    }
    open func stopRecording() {}
    open func pauseRecording() {}
    open func resumeRecording() {}
}

open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    public override init() { super.init() }
    open var movieFragmentInterval: CMTime = CMTime(value: 10, timescale: 1)
    open var metadata: [AVMetadataItem]?
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    private var settings: [ObjectIdentifier: [String: Any]] = [:]
    open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { settings[ObjectIdentifier(connection)] ?? [:] }
    open func supportedOutputSettingsKeys(for connection: AVCaptureConnection) -> [String] { [AVVideoCodecKey, AVVideoCompressionPropertiesKey] }
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {
        settings[ObjectIdentifier(connection)] = outputSettings
    }
    private var orientations: [ObjectIdentifier: Bool] = [:]
    open func recordsVideoOrientationAndMirroringChangesAsMetadataTrack(for connection: AVCaptureConnection) -> Bool {
        orientations[ObjectIdentifier(connection)] ?? false
    }
    open func setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(_ doRecordChanges: Bool, for connection: AVCaptureConnection) {
        orientations[ObjectIdentifier(connection)] = doRecordChanges
    }
}

@preconcurrency public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// Without a camera a recording does not start: not called.
    func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {}
}

// MARK: - Photos

/// Takes photos. Without a camera taking one ends with an error.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
    public override init() { super.init() }
    open var isHighResolutionCaptureEnabled = false
    open var maxPhotoDimensions = CMVideoDimensions()
    open var isZeroShutterLagEnabled = false
    open var isResponsiveCaptureEnabled = false
    open var isFastCapturePrioritizationEnabled = false
    open var isAutoDeferredPhotoDeliveryEnabled = false
    open var preservesLivePhotoCaptureSuspendedOnSessionStop = false
    open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
    open var maxPhotoQualityPrioritization: QualityPrioritization = .balanced
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isLivePhotoCaptureEnabled = false
    open var isLivePhotoCaptureSuspended = false
    open var isDepthDataDeliverySupported: Bool { false }
    open var isDepthDataDeliveryEnabled = false
    open var isPortraitEffectsMatteDeliverySupported: Bool { false }
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { [] }
    open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []
    open var isDualCameraDualPhotoDeliverySupported: Bool { false }
    open var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { false }
    open var isVirtualDeviceConstituentPhotoDeliveryEnabled = false
    open var isCameraCalibrationDataDeliverySupported: Bool { false }
    open var isContentAwareDistortionCorrectionSupported: Bool { false }
    open var isContentAwareDistortionCorrectionEnabled = false
    open var isStillImageStabilizationSupported: Bool { false }
    open var isAppleProRAWSupported: Bool { false }
    open var isAppleProRAWEnabled = false
    open var isLivePhotoAutoTrimmingEnabled = true
    open var maxBracketedCapturePhotoCount: Int { 0 }
    open var availablePhotoFileTypes: [AVFileType] { [] }
    open var availableRawPhotoFileTypes: [AVFileType] { [] }
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    open var availablePhotoPixelFormatTypes: [OSType] { [] }
    open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
    open var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { [] }

    /// Nil: there is no camera that a photo could have come from. Deprecated in iOS 11.
    open class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { nil }
    /// Nil: there is no camera that a photo could have come from. Deprecated in iOS 11.
    open class func dngPhotoDataRepresentation(
        forRawSampleBuffer rawSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { nil }

    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        let resolved = AVCaptureResolvedPhotoSettings(settings.uniqueID)
        ServiceReply.send(on: .main) { [weak self] in
            guard let self else { return }
            try? delegate.photoOutput(self, didFinishCaptureFor: resolved, error: AVError(.deviceNotConnected))
        }
    }
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        ServiceReply.send { completionHandler?(true, nil) }
    }
}

/// How a photo is to be taken.
open class AVCapturePhotoSettings: NSObject, NSCopying, @unchecked Sendable {
    private static var numbers: PhotoNumbers { AppServices.object { PhotoNumbers() } }
    public let uniqueID: Int64 = AVCapturePhotoSettings.numbers.next()
    public let format: [String: Any]?
    open var flashMode: AVCaptureDevice.FlashMode = .off
    open var isAutoRedEyeReductionEnabled = false
    open var isHighResolutionPhotoEnabled = false
    open var maxPhotoDimensions = CMVideoDimensions()
    open var livePhotoMovieMetadata: [AVMetadataItem]! = []
    open var rawEmbeddedThumbnailPhotoFormat: [String: Any]?
    open var virtualDeviceConstituentPhotoDeliveryEnabledDevices: [AVCaptureDevice] = []
    open var isAutoContentAwareDistortionCorrectionEnabled = false
    open var photoQualityPrioritization: AVCapturePhotoOutput.QualityPrioritization = .balanced
    open var isDepthDataDeliveryEnabled = false
    open var isPortraitEffectsMatteDeliveryEnabled = false
    open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []
    open var embedsDepthDataInPhoto = true
    open var isDepthDataFiltered = true
    open var embedsPortraitEffectsMatteInPhoto = true
    open var embedsSemanticSegmentationMattesInPhoto = true
    open var isAutoStillImageStabilizationEnabled = true
    open var isAutoVirtualDeviceFusionEnabled = true
    open var isCameraCalibrationDataDeliveryEnabled = false
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    open var livePhotoVideoCodecType = AVVideoCodecType.h264
    open var rawPhotoPixelFormatType: OSType { 0 }
    open var processedFileType: AVFileType? { nil }
    open var livePhotoMovieFileURL: URL?
    open var previewPhotoFormat: [String: Any]?
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
    open var metadata: [String: Any] = [:]

    public override convenience init() { self.init(format: nil) }
    public init(format: [String: Any]?) { self.format = format }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The settings that a photo was taken with in the end.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    public let uniqueID: Int64
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var isFlashEnabled: Bool { false }
    open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var portraitEffectsMatteDimensions: CMVideoDimensions { CMVideoDimensions() }
    open func dimensionsForSemanticSegmentationMatte(ofType semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType) -> CMVideoDimensions {
        CMVideoDimensions()
    }
    open var isRedEyeReductionEnabled: Bool { false }
    open var expectedPhotoCount: Int { 0 }
    /// How long taking the photo takes.
    open var photoProcessingTimeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
    init(_ id: Int64) { uniqueID = id }
}

/// A photo that was taken. There is no camera; none is ever made.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var timestamp: CMTime { .invalid }
    open var isRawPhoto: Bool { false }
    open var metadata: [String: Any] { [:] }
    open var photoCount: Int { 0 }
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings(0) }
    open func fileDataRepresentation() -> Data? { nil }
    open var previewPixelBuffer: CVPixelBuffer? { nil }
    open var embeddedThumbnailPhotoFormat: [String: Any]? { nil }
    open var depthData: AVDepthData? { nil }
    open var portraitEffectsMatte: AVPortraitEffectsMatte? { nil }
    open func semanticSegmentationMatte(for semanticSegmentationMatteType: AVSemanticSegmentationMatte.MatteType) -> AVSemanticSegmentationMatte? { nil }
    open var sequenceCount: Int { 0 }
    open func cgImageRepresentation() -> CGImage? { nil }
    open func previewCGImageRepresentation() -> CGImage? { nil }
    override init() {}
}

@preconcurrency public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) throws(Unimplemented)
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) throws(Unimplemented)
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) throws(Unimplemented)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) throws(Unimplemented)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL, resolvedSettings: AVCaptureResolvedPhotoSettings)
        throws(Unimplemented)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime, photoDisplayTime: CMTime,
        resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?) throws(Unimplemented)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
        throws(Unimplemented)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("photoOutput:willBeginCaptureFor:", on: self, [output, resolvedSettings])
    }
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("photoOutput:willCapturePhotoFor:", on: self, [output, resolvedSettings])
    }
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("photoOutput:didCapturePhotoFor:", on: self, [output, resolvedSettings])
    }
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("photoOutput:didFinishProcessingPhoto:error:", on: self, [output, photo, error])
    }
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL, resolvedSettings: AVCaptureResolvedPhotoSettings
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "photoOutput:didFinishRecordingLivePhotoMovieForEventualFileAt:resolvedSettings:", on: self, [output, outputFileURL, resolvedSettings])
    }
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime, photoDisplayTime: CMTime,
        resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "photoOutput:didFinishProcessingLivePhotoToMovieFileAt:duration:photoDisplayTime:resolvedSettings:error:", on: self,
            [output, outputFileURL, duration, photoDisplayTime, resolvedSettings, error])
    }
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("photoOutput:didFinishCaptureFor:error:", on: self, [output, resolvedSettings, error])
    }
}

/// How one picture of a bracket is exposed.
open class AVCaptureBracketedStillImageSettings: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

/// An exposure made by hand.
open class AVCaptureManualExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings, @unchecked Sendable {
    public let exposureDuration: CMTime
    public let iso: Float

    init(exposureDuration: CMTime, iso: Float) {
        (self.exposureDuration, self.iso) = (exposureDuration, iso)
        super.init()
    }

    open class func manualExposureSettings(exposureDuration duration: CMTime, iso: Float) -> Self {
        unsafeDowncast(AVCaptureManualExposureBracketedStillImageSettings(exposureDuration: duration, iso: iso), to: Self.self)
    }
}

/// An exposure that the camera chooses, moved by some stops.
open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings, @unchecked Sendable {
    public let exposureTargetBias: Float

    init(exposureTargetBias: Float) {
        self.exposureTargetBias = exposureTargetBias
        super.init()
    }

    open class func autoExposureSettings(exposureTargetBias: Float) -> Self {
        unsafeDowncast(AVCaptureAutoExposureBracketedStillImageSettings(exposureTargetBias: exposureTargetBias), to: Self.self)
    }
}
