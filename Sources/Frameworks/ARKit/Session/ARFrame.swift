/// A picture of the camera with what was made out in it. No session runs, so there is none.
open class ARFrame: NSObject, NSCopying, @unchecked Sendable {
    public enum WorldMappingStatus: Int, Sendable { case notAvailable = 0, limited, extending, mapped }
    public enum SegmentationClass: UInt8, Sendable { case none = 0, person = 255 }

    override init() {}
    open var timestamp: TimeInterval { 0 }
    open var capturedImage: CVPixelBuffer { preconditionFailure("no frame ever comes") }
    open var cameraGrainTexture: (any MTLTexture)? { nil }
    open var cameraGrainIntensity: Float { 0 }
    open var capturedDepthData: AVDepthData? { nil }
    open var capturedDepthDataTimestamp: TimeInterval { 0 }
    open var camera: ARCamera { ARCamera() }
    open var anchors: [ARAnchor] { [] }
    open var lightEstimate: ARLightEstimate? { nil }
    open var rawFeaturePoints: ARPointCloud? { nil }
    open var worldMappingStatus: WorldMappingStatus { .notAvailable }
    open var segmentationBuffer: CVPixelBuffer? { nil }
    open var estimatedDepthData: CVPixelBuffer? { nil }
    open var detectedBody: ARBody2D? { nil }
    open var geoTrackingStatus: ARGeoTrackingStatus? { nil }
    open var sceneDepth: ARDepthData? { nil }
    open var smoothedSceneDepth: ARDepthData? { nil }
    open var exifData: [String: Any] { [:] }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery {
        ARRaycastQuery(origin: .zero, direction: SIMD3(0, 0, -1), allowing: target, alignment: alignment)
    }
    open func displayTransform(for orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGAffineTransform { .identity }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How far away everything is.
open class ARDepthData: NSObject, @unchecked Sendable {
    override init() {}
    open var depthMap: CVPixelBuffer { preconditionFailure("no depth is ever measured") }
    open var confidenceMap: CVPixelBuffer? { nil }
}
public enum ARConfidenceLevel: Int, Sendable { case low = 0, medium, high }

/// The camera's place and lens.
open class ARCamera: NSObject, NSCopying, @unchecked Sendable {
    /// How well its place is known.
    public enum TrackingState: Hashable, Sendable {
        public enum Reason: Hashable, Sendable { case initializing, relocalizing, excessiveMotion, insufficientFeatures }
        case notAvailable
        case limited(Reason)
        case normal
    }

    override init() {}
    open var transform: simd_float4x4 { matrix_identity_float4x4 }
    /// Radians: pitch, yaw and roll.
    open var eulerAngles: simd_float3 { .zero }
    open var trackingState: TrackingState { .notAvailable }
    open var trackingStateReason: TrackingState.Reason? { nil }
    open var intrinsics: simd_float3x3 { matrix_identity_float3x3 }
    /// Pixels.
    open var imageResolution: CGSize { .zero }
    open var exposureDuration: TimeInterval { 0 }
    open var exposureOffset: Float { 0 }
    open var projectionMatrix: simd_float4x4 { matrix_identity_float4x4 }
    open func projectionMatrix(for orientation: UIInterfaceOrientation, viewportSize: CGSize, zNear: CGFloat, zFar: CGFloat) -> simd_float4x4 {
        matrix_identity_float4x4
    }
    open func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4 { matrix_identity_float4x4 }
    open func projectPoint(_ point: simd_float3, orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGPoint { .zero }
    open func unprojectPoint(
        _ point: CGPoint, ontoPlane planeTransform: simd_float4x4, orientation: UIInterfaceOrientation, viewportSize: CGSize
    ) -> simd_float3? { nil }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How bright it is around.
open class ARLightEstimate: NSObject, @unchecked Sendable {
    override init() {}
    /// Lumens; 1000 is neutral.
    open var ambientIntensity: CGFloat { 1000 }
    /// Kelvin; 6500 is white.
    open var ambientColorTemperature: CGFloat { 6500 }
}
/// The directions that the light comes from.
open class ARDirectionalLightEstimate: ARLightEstimate, @unchecked Sendable {
    open var sphericalHarmonicsCoefficients: Data { Data() }
    open var primaryLightDirection: simd_float3 { .zero }
    open var primaryLightIntensity: CGFloat { 0 }
}

/// Points that stand out.
open class ARPointCloud: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    override init() {}
    open var points: [simd_float3] { [] }
    open var identifiers: [UInt64] { [] }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}
}

/// How well the place on the earth is known.
open class ARGeoTrackingStatus: NSObject, NSCopying, @unchecked Sendable {
    public enum State: Int, Sendable { case notAvailable = 0, initializing, localizing, localized }
    public enum Accuracy: Int, Sendable { case undetermined = 0, low, medium, high }
    public enum StateReason: Int, Sendable {
        case none = 0, notAvailableAtLocation, needLocationPermissions, worldTrackingUnstable, waitingForLocation, waitingForAvailabilityCheck
        case geoDataNotLoaded, devicePointedTooLow, visualLocalizationFailed
    }
    override init() {}
    open var state: State { .notAvailable }
    open var accuracy: Accuracy { .undetermined }
    open var stateReason: StateReason { .none }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
