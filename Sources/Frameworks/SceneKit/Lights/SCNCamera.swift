/// Which side of the view a camera's angle spans.
public enum SCNCameraProjectionDirection: Int, Sendable { case vertical = 0, horizontal = 1 }

/// An eye, which looks along its node's negative z. Depth of field, bloom and other effects are kept and not drawn.
open class SCNCamera: NSObject, SCNAnimatable, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var name: String?
    /// Degrees. Default 60.
    open var fieldOfView: CGFloat = 60 { didSet { ownProjection = nil } }
    open var projectionDirection: SCNCameraProjectionDirection = .vertical { didSet { ownProjection = nil } }
    /// Millimetres: another way to say the field of view.
    open var focalLength: CGFloat {
        get { sensorHeight / 2 / tan(fieldOfView * .pi / 360) }
        set { fieldOfView = 2 * atan(sensorHeight / 2 / max(newValue, 1e-6)) * 180 / .pi }
    }
    /// Millimetres. Default 24.
    open var sensorHeight: CGFloat = 24
    /// Nothing nearer is seen. Default 1.
    open var zNear: Double = 1 { didSet { ownProjection = nil } }
    /// Nothing farther is seen. Default 100.
    open var zFar: Double = 100 { didSet { ownProjection = nil } }
    /// Whether what is seen reaches from the nearest to the farthest thing. Default false.
    open var automaticallyAdjustsZRange = false
    open var usesOrthographicProjection = false { didSet { ownProjection = nil } }
    /// Half of the height that is seen without perspective. Default 1.
    open var orthographicScale: Double = 1 { didSet { ownProjection = nil } }
    open var wantsDepthOfField = false
    open var focusDistance: CGFloat = 2.5
    open var focalBlurSampleCount = 25
    open var fStop: CGFloat = 5.6
    open var apertureBladeCount = 6
    open var motionBlurIntensity: CGFloat = 0
    open var screenSpaceAmbientOcclusionIntensity: CGFloat = 0
    open var screenSpaceAmbientOcclusionRadius: CGFloat = 5
    open var screenSpaceAmbientOcclusionBias: CGFloat = 0.03
    open var screenSpaceAmbientOcclusionDepthThreshold: CGFloat = 0.2
    open var screenSpaceAmbientOcclusionNormalThreshold: CGFloat = 0.3
    open var wantsHDR = false
    open var exposureOffset: CGFloat = 0
    open var averageGray: CGFloat = 0.18
    open var whitePoint: CGFloat = 1
    open var wantsExposureAdaptation = true
    open var exposureAdaptationBrighteningSpeedFactor: CGFloat = 0.4
    open var exposureAdaptationDarkeningSpeedFactor: CGFloat = 0.6
    open var minimumExposure: CGFloat = -15
    open var maximumExposure: CGFloat = 15
    open var bloomThreshold: CGFloat = 1
    open var bloomIterationCount = 1
    open var bloomIterationSpread: CGFloat = 0
    open var bloomIntensity: CGFloat = 0
    open var bloomBlurRadius: CGFloat = 4
    open var vignettingPower: CGFloat = 0
    open var vignettingIntensity: CGFloat = 0
    open var colorFringeStrength: CGFloat = 0
    open var colorFringeIntensity: CGFloat = 1
    open var saturation: CGFloat = 1
    open var contrast: CGFloat = 0
    open var grainIntensity: CGFloat = 0
    open var grainScale: CGFloat = 0
    open var grainIsColored = false
    open var whiteBalanceTemperature: CGFloat = 0
    open var whiteBalanceTint: CGFloat = 0
    public let colorGrading = SCNMaterialProperty()
    /// Of the nodes and lights that it sees. Default all.
    open var categoryBitMask = -1
    private(set) var ownProjection: simd_float4x4?
    let animationStore = AnimationStore()

    public override init() { super.init() }
    /// Nothing is read of archives.
    public required init?(coder: NSCoder) { super.init() }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    /// From the camera's coordinates to clip space, for a square view where it was not set.
    open var projectionTransform: SCNMatrix4 {
        get { SCNMatrix4(projection(aspect: 1)) }
        set { ownProjection = simd_float4x4(newValue) }
    }
    open func projectionTransform(withViewportSize viewportSize: CGSize) -> SCNMatrix4 {
        SCNMatrix4(projection(aspect: viewportSize.height > 0 ? Float(viewportSize.width / viewportSize.height) : 1))
    }

    /// - Parameter aspect: width of the view by its height.
    func projection(aspect: Float) -> simd_float4x4 {
        if let ownProjection { return ownProjection }
        return usesOrthographicProjection
            ? Projection.orthographic(halfHeight: Float(orthographicScale), aspect: aspect, near: Float(zNear), far: Float(zFar))
            : Projection.perspective(
                degrees: Float(fieldOfView), isHorizontal: projectionDirection == .horizontal, aspect: aspect, near: Float(zNear), far: Float(zFar))
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNCamera()
        (copy.name, copy.fieldOfView, copy.projectionDirection, copy.sensorHeight) = (name, fieldOfView, projectionDirection, sensorHeight)
        (copy.zNear, copy.zFar, copy.automaticallyAdjustsZRange) = (zNear, zFar, automaticallyAdjustsZRange)
        (copy.usesOrthographicProjection, copy.orthographicScale) = (usesOrthographicProjection, orthographicScale)
        (copy.wantsDepthOfField, copy.focusDistance, copy.fStop, copy.wantsHDR) = (wantsDepthOfField, focusDistance, fStop, wantsHDR)
        (copy.exposureOffset, copy.bloomIntensity, copy.categoryBitMask) = (exposureOffset, bloomIntensity, categoryBitMask)
        (copy.saturation, copy.contrast, copy.ownProjection) = (saturation, contrast, ownProjection)
        return copy
    }
}
