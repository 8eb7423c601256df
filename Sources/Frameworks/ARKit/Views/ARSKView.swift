/// Shows sprites over the camera's picture. There is no camera, and the session fails: the sprites are shown over black.
@preconcurrency @MainActor open class ARSKView: SKView, ARSessionProviding, SessionListening {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        session.observer = self
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
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
    open weak var delegate: (any ARSKViewDelegate)? { didSet { (self as SKView).delegate = delegate } }

    // The session found nothing.
    open func anchor(for node: SKNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SKNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }

    func session(_ session: ARSession, failed error: any Error) {
        guard session === self.session else { return }
        try? delegate?.session(session, didFailWithError: error)
    }
}

/// Gives nodes to anchors and hears of them, and of the session. Every method is optional.
@preconcurrency @MainActor public protocol ARSKViewDelegate: SKViewDelegate, ARSessionObserver {
    func view(_ view: ARSKView, nodeFor anchor: ARAnchor) throws(Unimplemented) -> SKNode?
    func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor) throws(Unimplemented)
    func view(_ view: ARSKView, willUpdate node: SKNode, for anchor: ARAnchor) throws(Unimplemented)
    func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor) throws(Unimplemented)
    func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor) throws(Unimplemented)
}

extension ARSKViewDelegate {
    // No anchor is ever found: not called.
    public func view(_ view: ARSKView, nodeFor anchor: ARAnchor) throws(Unimplemented) -> SKNode? { throw Unimplemented() }
    public func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor) throws(Unimplemented) { throw Unimplemented() }
    public func view(_ view: ARSKView, willUpdate node: SKNode, for anchor: ARAnchor) throws(Unimplemented) { throw Unimplemented() }
    public func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor) throws(Unimplemented) { throw Unimplemented() }
    public func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor) throws(Unimplemented) { throw Unimplemented() }
}
