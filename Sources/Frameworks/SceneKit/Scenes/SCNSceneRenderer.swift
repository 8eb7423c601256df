/// Something that shows a scene.
@preconcurrency public protocol SCNSceneRenderer: NSObjectProtocol {
    var scene: SCNScene? { get set }
    /// Seconds since the scene began.
    var sceneTime: TimeInterval { get set }
    var delegate: (any SCNSceneRendererDelegate)? { get set }
    func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
    func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool
    func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode]
    func projectPoint(_ point: SCNVector3) -> SCNVector3
    func unprojectPoint(_ point: SCNVector3) -> SCNVector3
    var isPlaying: Bool { get set }
    var loops: Bool { get set }
    var pointOfView: SCNNode? { get set }
    var autoenablesDefaultLighting: Bool { get set }
    var isJitteringEnabled: Bool { get set }
    func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)?) -> Bool
    func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)?)
    var showsStatistics: Bool { get set }
    var debugOptions: SCNDebugOptions { get set }
    var audioListener: SCNNode? { get set }
    var currentViewport: CGRect { get }
}

extension SCNSceneRenderer {
    public func hitTest(_ point: CGPoint) -> [SCNHitTestResult] { hitTest(point, options: nil) }
    public func prepare(_ object: Any) -> Bool { prepare(object, shouldAbortBlock: nil) }
    public func prepare(_ objects: [Any]) { prepare(objects, completionHandler: nil) }
}

/// Hears of the frames of a scene. Every method is optional.
@preconcurrency public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

/// How smooth edges are drawn: any but none draws the picture at twice its size.
public enum SCNAntialiasingMode: UInt, Sendable { case none = 0, multisampling2X = 1, multisampling4X = 2 }
