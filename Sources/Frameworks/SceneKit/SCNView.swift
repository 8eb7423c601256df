/// Something that shows a scene.
@preconcurrency public protocol SCNSceneRenderer: NSObjectProtocol {}

/// Hears of the frames of a scene.
@preconcurrency public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

// Scenes are not drawn: there are no frames to hear of.
extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

/// Keeps a scene, of which it draws the background's colour.
@preconcurrency @MainActor open class SCNView: UIView, SCNSceneRenderer {
    public init(frame: CGRect, options: [String: Any]? = nil) { super.init(frame: frame) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // Views of ARKit have a scene in any case.
    @_disfavoredOverload open var scene: SCNScene?
    // Views of ARKit have a delegate of a narrower type under the same name.
    @_disfavoredOverload open weak var delegate: (any SCNSceneRendererDelegate)?
    /// The node that the scene is seen from.
    open var pointOfView: SCNNode?
    open var allowsCameraControl = false
    open var autoenablesDefaultLighting = false
    open var showsStatistics = false
    open var debugOptions: SCNDebugOptions = []
    open var preferredFramesPerSecond = 0
    open var rendersContinuously = false
    open var isPlaying = false
    open var loops = false
    open func play(_ sender: Any?) { isPlaying = true }
    open func pause(_ sender: Any?) { isPlaying = false }
    open func stop(_ sender: Any?) { isPlaying = false }
    /// A picture of what the view shows: its background and its subviews, as scenes are not drawn.
    open func snapshot() -> UIImage {
        guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
        return UIGraphicsImageRenderer(bounds: bounds, format: UIGraphicsImageRendererFormat(for: traitCollection)).image { layer.render(in: $0.cgContext) }
    }
    /// Nothing is drawn that could be met.
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
}

@section(".init_array") @used private let announceSCNView: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        let view = ObjCRuntime.registration(of: SCNView.self, named: "SCNView")
        view.initializer("initWithCoder:") { SCNView(coder: $0[0]) }
        view.initializer("initWithFrame:") { SCNView(frame: $0[0]) }
    }
}
