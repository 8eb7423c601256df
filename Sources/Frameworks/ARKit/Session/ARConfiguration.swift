/// How a session follows the device and its surroundings. A simulator, like this device, supports none.
open class ARConfiguration: NSObject, NSCopying, @unchecked Sendable {
    public enum WorldAlignment: Int, Sendable { case gravity = 0, gravityAndHeading, camera }

    public struct FrameSemantics: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let personSegmentation = FrameSemantics(rawValue: 1 << 0)
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: (1 << 1) | (1 << 0))
        public static let bodyDetection = FrameSemantics(rawValue: 1 << 2)
        public static let sceneDepth = FrameSemantics(rawValue: 1 << 3)
        public static let smoothedSceneDepth = FrameSemantics(rawValue: 1 << 4)
    }

    public struct SceneReconstruction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mesh = SceneReconstruction(rawValue: 1 << 0)
        public static let meshWithClassification = SceneReconstruction(rawValue: (1 << 1) | (1 << 0))
    }

    /// The size and rate of a camera's pictures. There is no camera, so there is none of these.
    open class VideoFormat: NSObject, NSCopying, @unchecked Sendable {
        override init() {}
        open var captureDevicePosition: AVCaptureDevice.Position { .unspecified }
        /// Pixels.
        open var imageResolution: CGSize { .zero }
        open var framesPerSecond: Int { 0 }
        open var isRecommendedForHighResolutionFrameCapturing: Bool { false }
        open var isVideoHDRSupported: Bool { false }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    public required override init() { super.init() }

    open class var isSupported: Bool { false }
    open class var supportedVideoFormats: [VideoFormat] { [] }
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
    open class var recommendedVideoFormatFor4KResolution: VideoFormat? { nil }
    open class var recommendedVideoFormatForHighResolutionFrameCapturing: VideoFormat? { nil }
    open class var configurableCaptureDeviceForPrimaryCamera: AVCaptureDevice? { nil }

    open var videoFormat = VideoFormat()
    /// Default `.gravity`.
    open var worldAlignment: WorldAlignment = .gravity
    /// Default true.
    open var isLightEstimationEnabled = true
    open var providesAudioData = false
    open var videoHDRAllowed = false
    open var frameSemantics: FrameSemantics = []

    /// A configuration of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.take(self)
        return copy
    }
    /// Classes with values of their own take them over as well.
    func take(_ other: ARConfiguration) {
        (videoFormat, worldAlignment, isLightEstimationEnabled) = (other.videoFormat, other.worldAlignment, other.isLightEstimationEnabled)
        (providesAudioData, videoHDRAllowed, frameSemantics) = (other.providesAudioData, other.videoHDRAllowed, other.frameSemantics)
    }
}

/// Follows place and direction, and finds surfaces, pictures and things.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public struct PlaneDetection: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let horizontal = PlaneDetection(rawValue: 1 << 0)
        public static let vertical = PlaneDetection(rawValue: 1 << 1)
    }
    public enum EnvironmentTexturing: Int, Sendable { case none = 0, manual, automatic }

    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }
    open class var supportsUserFaceTracking: Bool { false }

    open var planeDetection: PlaneDetection = []
    /// Default true.
    open var isAutoFocusEnabled = true
    open var environmentTexturing: EnvironmentTexturing = .none
    open var wantsHDREnvironmentTextures = true
    open var initialWorldMap: ARWorldMap?
    open var detectionImages: Set<ARReferenceImage>! = []
    open var automaticImageScaleEstimationEnabled = false
    open var maximumNumberOfTrackedImages = 0
    open var detectionObjects: Set<ARReferenceObject> = []
    open var isCollaborationEnabled = false
    open var userFaceTrackingEnabled = false
    open var appClipCodeTrackingEnabled = false
    open var sceneReconstruction: SceneReconstruction = []
    open class var supportsAppClipCodeTracking: Bool { false }

    override func take(_ other: ARConfiguration) {
        super.take(other)
        guard let other = other as? ARWorldTrackingConfiguration else { return }
        (planeDetection, isAutoFocusEnabled, environmentTexturing) = (other.planeDetection, other.isAutoFocusEnabled, other.environmentTexturing)
        (wantsHDREnvironmentTextures, initialWorldMap) = (other.wantsHDREnvironmentTextures, other.initialWorldMap)
        (detectionImages, detectionObjects) = (other.detectionImages, other.detectionObjects)
        automaticImageScaleEstimationEnabled = other.automaticImageScaleEstimationEnabled
        (maximumNumberOfTrackedImages, isCollaborationEnabled) = (other.maximumNumberOfTrackedImages, other.isCollaborationEnabled)
        (userFaceTrackingEnabled, appClipCodeTrackingEnabled) = (other.userFaceTrackingEnabled, other.appClipCodeTrackingEnabled)
        sceneReconstruction = other.sceneReconstruction
    }
}

/// Follows the direction alone.
open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// Default true.
    open var isAutoFocusEnabled = true
    override func take(_ other: ARConfiguration) {
        super.take(other)
        if let other = other as? AROrientationTrackingConfiguration { isAutoFocusEnabled = other.isAutoFocusEnabled }
    }
}

/// Follows place and direction, without pictures.
open class ARPositionalTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    open var initialWorldMap: ARWorldMap?
    override func take(_ other: ARConfiguration) {
        super.take(other)
        guard let other = other as? ARPositionalTrackingConfiguration else { return }
        (planeDetection, initialWorldMap) = (other.planeDetection, other.initialWorldMap)
    }
}

/// Follows faces.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open class var supportedNumberOfTrackedFaces: Int { 0 }
    open class var supportsWorldTracking: Bool { false }
    /// Default 1.
    open var maximumNumberOfTrackedFaces = 1
    open var isWorldTrackingEnabled = false
    override func take(_ other: ARConfiguration) {
        super.take(other)
        guard let other = other as? ARFaceTrackingConfiguration else { return }
        (maximumNumberOfTrackedFaces, isWorldTrackingEnabled) = (other.maximumNumberOfTrackedFaces, other.isWorldTrackingEnabled)
    }
}

/// Follows pictures.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// Default true.
    open var isAutoFocusEnabled = true
    open var trackingImages: Set<ARReferenceImage> = []
    /// Default 1.
    open var maximumNumberOfTrackedImages = 1
    override func take(_ other: ARConfiguration) {
        super.take(other)
        guard let other = other as? ARImageTrackingConfiguration else { return }
        (isAutoFocusEnabled, trackingImages) = (other.isAutoFocusEnabled, other.trackingImages)
        maximumNumberOfTrackedImages = other.maximumNumberOfTrackedImages
    }
}

/// Gathers what is needed to find a thing again.
open class ARObjectScanningConfiguration: ARConfiguration, @unchecked Sendable {
    /// Default true.
    open var isAutoFocusEnabled = true
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    override func take(_ other: ARConfiguration) {
        super.take(other)
        guard let other = other as? ARObjectScanningConfiguration else { return }
        (isAutoFocusEnabled, planeDetection) = (other.isAutoFocusEnabled, other.planeDetection)
    }
}

/// Follows a person's body.
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// Default true.
    open var isAutoFocusEnabled = true
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    open var initialWorldMap: ARWorldMap?
    open var environmentTexturing: ARWorldTrackingConfiguration.EnvironmentTexturing = .none
    open var wantsHDREnvironmentTextures = true
    open var detectionImages: Set<ARReferenceImage> = []
    open var automaticImageScaleEstimationEnabled = false
    open var automaticSkeletonScaleEstimationEnabled = false
    open var maximumNumberOfTrackedImages = 0
    open var appClipCodeTrackingEnabled = false
    override func take(_ other: ARConfiguration) {
        super.take(other)
        guard let other = other as? ARBodyTrackingConfiguration else { return }
        (isAutoFocusEnabled, planeDetection, initialWorldMap) = (other.isAutoFocusEnabled, other.planeDetection, other.initialWorldMap)
        (environmentTexturing, wantsHDREnvironmentTextures) = (other.environmentTexturing, other.wantsHDREnvironmentTextures)
        (detectionImages, maximumNumberOfTrackedImages) = (other.detectionImages, other.maximumNumberOfTrackedImages)
        automaticImageScaleEstimationEnabled = other.automaticImageScaleEstimationEnabled
        automaticSkeletonScaleEstimationEnabled = other.automaticSkeletonScaleEstimationEnabled
    }
}

/// Follows the place on the earth.
open class ARGeoTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open var planeDetection: ARWorldTrackingConfiguration.PlaneDetection = []
    open var detectionImages: Set<ARReferenceImage>! = []
    open var detectionObjects: Set<ARReferenceObject> = []
    open var environmentTexturing: ARWorldTrackingConfiguration.EnvironmentTexturing = .none
    open var wantsHDREnvironmentTextures = true
    open var automaticImageScaleEstimationEnabled = false
    open var maximumNumberOfTrackedImages = 0
    open var appClipCodeTrackingEnabled = false

    /// Hears of `ARError.unsupportedConfiguration`.
    @preconcurrency open class func checkAvailability(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        ServiceReply.send { completionHandler(false, ARError(.unsupportedConfiguration)) }
    }
    @preconcurrency open class func checkAvailability(
        at coordinate: CLLocationCoordinate2D, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        checkAvailability(completionHandler: completionHandler)
    }
    override func take(_ other: ARConfiguration) {
        super.take(other)
        guard let other = other as? ARGeoTrackingConfiguration else { return }
        (planeDetection, detectionImages, detectionObjects) = (other.planeDetection, other.detectionImages, other.detectionObjects)
        (environmentTexturing, wantsHDREnvironmentTextures) = (other.environmentTexturing, other.wantsHDREnvironmentTextures)
        maximumNumberOfTrackedImages = other.maximumNumberOfTrackedImages
    }
}
