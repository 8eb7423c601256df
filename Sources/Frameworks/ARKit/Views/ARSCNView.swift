/// Shows a scene over the camera's picture. There is no camera, and the session fails: the view stays black.
@preconcurrency @MainActor open class ARSCNView: SCNView, ARSessionProviding, SessionListening {
    public override init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame, options: options)
        prepare()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        backgroundColor = .black
        // Without a camera nobody knows from where the scene is seen.
        drawsScene = false
        scene = SCNScene()
        session.observer = self
    }

    /// One of its own at first.
    open var session = ARSession() {
        didSet {
            if oldValue.observer === self { oldValue.observer = nil }
            session.observer = self
        }
    }
    @_nonoverride
    open weak var delegate: (any ARSCNViewDelegate)? { didSet { (self as SCNView).delegate = delegate } }
    /// Default true: the scene's light would follow the surroundings'.
    open var automaticallyUpdatesLighting = true
    open var rendersCameraGrain = true
    open var rendersMotionBlur = true
    /// Nil: there is no graphics processor.
    open var device: (any MTLDevice)? { nil }

    /// An empty one at first.
    @_nonoverride
    open var scene: SCNScene {
        get {
            if let scene = (self as SCNView).scene { return scene }
            let scene = SCNScene()
            (self as SCNView).scene = scene
            return scene
        }
        set { (self as SCNView).scene = newValue }
    }

    // The session found nothing.
    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    /// Nil: the place of the camera is not known.
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
    /// Nil: the place of the camera is not known.
    open func unprojectPoint(_ point: CGPoint, ontoPlane planeTransform: simd_float4x4) -> simd_float3? { nil }

    func session(_ session: ARSession, failed error: any Error) {
        guard session === self.session else { return }
        try? delegate?.session(session, didFailWithError: error)
    }
}

/// Gives nodes to anchors and hears of them, of the scene's frames and of the session. Every method is optional.
@preconcurrency public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) throws(Unimplemented) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) throws(Unimplemented)
    func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) throws(Unimplemented)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) throws(Unimplemented)
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) throws(Unimplemented)
}

extension ARSCNViewDelegate {
    // No anchor is ever found: not called.
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) throws(Unimplemented) -> SCNNode? { throw Unimplemented() }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) throws(Unimplemented) {
        throw Unimplemented()
    }
    public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) throws(Unimplemented) {
        throw Unimplemented()
    }
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) throws(Unimplemented) {
        throw Unimplemented()
    }
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) throws(Unimplemented) {
        throw Unimplemented()
    }
}

extension SCNDebugOptions {
    public static var showWorldOrigin: SCNDebugOptions { SCNDebugOptions(rawValue: 1 << 32) }
    public static var showFeaturePoints: SCNDebugOptions { SCNDebugOptions(rawValue: 1 << 30) }
}

/// The names of the options before Swift 4.2.
public enum ARSCNDebugOptions {
    public static var showWorldOrigin: SCNDebugOptions { .showWorldOrigin }
    public static var showFeaturePoints: SCNDebugOptions { .showFeaturePoints }
}

/// The surface of a face for a scene.
open class ARSCNFaceGeometry: SCNGeometry, @unchecked Sendable {
    /// Nil: this device knows no faces.
    public convenience init?(device: any MTLDevice) { nil }
    /// Nil: this device knows no faces.
    public convenience init?(device: any MTLDevice, fillMesh: Bool) { nil }
    open func update(from faceGeometry: ARFaceGeometry) {}
}

/// An even surface for a scene.
open class ARSCNPlaneGeometry: SCNGeometry, @unchecked Sendable {
    /// Nil: there is no graphics processor.
    public convenience init?(device: any MTLDevice) { nil }
    open func update(from planeGeometry: ARPlaneGeometry) {}
}

@section(".init_array") @used private let announceARViews: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        let scenes = ObjCRuntime.registration(of: ARSCNView.self, named: "ARSCNView")
        scenes.initializer("initWithCoder:") { ARSCNView(coder: $0[0]) }
        scenes.initializer("initWithFrame:") { ARSCNView(frame: $0[0]) }
        let sprites = ObjCRuntime.registration(of: ARSKView.self, named: "ARSKView")
        sprites.initializer("initWithCoder:") { ARSKView(coder: $0[0]) }
        sprites.initializer("initWithFrame:") { ARSKView(frame: $0[0]) }
        let coaching = ObjCRuntime.registration(of: ARCoachingOverlayView.self, named: "ARCoachingOverlayView")
        coaching.initializer("initWithCoder:") { ARCoachingOverlayView(coder: $0[0]) }
        coaching.initializer("initWithFrame:") { ARCoachingOverlayView(frame: $0[0]) }
    }
}
