/// How a scene of another size than its view is shown in it.
public enum SKSceneScaleMode: Int, Sendable {
    /// Each side is stretched.
    case fill = 0
    /// The view is filled; what does not fit is cut off.
    case aspectFill = 1
    /// All is seen, with bars beside it.
    case aspectFit = 2
    /// The scene takes the view's size.
    case resizeFill = 3
}

/// The topmost node, which a view shows, with what happens in each frame.
@preconcurrency @MainActor open class SKScene: SKEffectNode {
    public override init() {
        super.init()
        prepare()
    }

    /// - Parameter size: in points.
    public init(size: CGSize) {
        ownSize = size
        super.init()
        prepare()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = true
        shouldEnableEffects = false
        physicsWorld.scene = self
        sceneDidLoad()
    }

    /// Called when the scene was made or read.
    open func sceneDidLoad() {}

    var ownSize = CGSize(width: 1, height: 1)
    /// The part of the scene's coordinates that the view shows. Default (1, 1).
    open var size: CGSize {
        get { ownSize }
        set {
            guard newValue != ownSize else { return }
            let old = ownSize
            ownSize = newValue
            didChangeSize(old)
        }
    }
    /// Default fill.
    open var scaleMode: SKSceneScaleMode = .fill {
        didSet { if let view, scaleMode == .resizeFill { size = view.bounds.size } }
    }
    /// Which part of the view's frame the scene's origin is, (0, 0) being the lower left corner. Default (0, 0).
    open var anchorPoint = CGPoint.zero
    /// Default a dark grey.
    open var backgroundColor: UIColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
    /// From where the scene is seen; it must be in the scene. Default nil: its frame fills the view.
    open weak var camera: SKCameraNode?
    open weak var delegate: (any SKSceneDelegate)?
    /// The node at whose place sounds are heard. Default nil.
    open weak var listener: SKNode?
    public let physicsWorld = SKPhysicsWorld()
    open internal(set) weak var view: SKView?

    open override var scene: SKScene? { self }
    open override var next: UIResponder? { view }
    /// The part of the scene's coordinates that its size and anchor make.
    open override var frame: CGRect {
        CGRect(x: -anchorPoint.x * ownSize.width, y: -anchorPoint.y * ownSize.height, width: ownSize.width, height: ownSize.height)
    }
    open override func calculateAccumulatedFrame() -> CGRect { children.reduce(frame) { $0.union($1.accumulatedContent) } }

    // MARK: For apps to override

    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    /// Called first in each frame.
    ///
    /// - Parameter currentTime: seconds on the session's clock.
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didApplyConstraints() {}
    /// Called last, before the frame is drawn.
    open func didFinishUpdate() {}

    // MARK: Coordinates

    /// A point of the view in the scene's coordinates.
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        guard let view else { return point }
        return point.applying(mapping(in: view.bounds.size).sceneToView.inverted())
    }

    /// A point of the scene in the view's coordinates.
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        guard let view else { return point }
        return point.applying(mapping(in: view.bounds.size).sceneToView)
    }

    func mapping(in view: CGSize) -> SceneMapping {
        let camera = camera.flatMap { $0.scene === self ? $0.toRoot : nil }
        return SceneMapping(scene: ownSize, anchor: anchorPoint, mode: scaleMode, view: view, camera: camera)
    }

    override var contentRect: CGRect { .null }

    override func take(_ original: SKNode) {
        super.take(original)
        guard let original = original as? SKScene else { return }
        (ownSize, scaleMode, anchorPoint, backgroundColor) = (original.ownSize, original.scaleMode, original.anchorPoint, original.backgroundColor)
    }

    override func read(_ archive: NodeCoder) {
        super.read(archive)
        NodeReading.read(archive, into: self)
    }
}

/// Hears of what happens in each frame of a scene. Every method is optional.
@preconcurrency @MainActor public protocol SKSceneDelegate: NSObjectProtocol {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didApplyConstraints(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {
        try? ObjCRuntime.invokeOptional("update:forScene:", on: self, [currentTime, scene])
    }
    public func didEvaluateActions(for scene: SKScene) { try? ObjCRuntime.invokeOptional("didEvaluateActionsForScene:", on: self, [scene]) }
    public func didSimulatePhysics(for scene: SKScene) { try? ObjCRuntime.invokeOptional("didSimulatePhysicsForScene:", on: self, [scene]) }
    public func didApplyConstraints(for scene: SKScene) { try? ObjCRuntime.invokeOptional("didApplyConstraintsForScene:", on: self, [scene]) }
    public func didFinishUpdate(for scene: SKScene) { try? ObjCRuntime.invokeOptional("didFinishUpdateForScene:", on: self, [scene]) }
}

/// One frame of a scene: what happens in it, and in which order.
@MainActor enum SceneFrame {
    static func run(_ scene: SKScene, at time: TimeInterval, seconds: TimeInterval) {
        if let delegate = scene.delegate { delegate.update(time, for: scene) } else { scene.update(time) }
        if !scene.isPaused { advance(scene, seconds) }
        scene.didEvaluateActions()
        scene.delegate?.didEvaluateActions(for: scene)
        if !scene.isPaused { scene.physicsWorld.simulate(seconds) }
        scene.didSimulatePhysics()
        scene.delegate?.didSimulatePhysics(for: scene)
        ConstraintSolver.apply(in: scene)
        scene.didApplyConstraints()
        scene.delegate?.didApplyConstraints(for: scene)
        scene.didFinishUpdate()
        scene.delegate?.didFinishUpdate(for: scene)
    }

    /// Actions, and what goes on in nodes by itself, of a node and everything in it.
    static func advance(_ node: SKNode, _ seconds: TimeInterval) {
        guard !node.isPaused else { return }
        let own = seconds * Double(node.speed)
        if node.hasMadeActions { node.actions.advance(by: own) }
        node.advance(by: own)
        for child in node.children where child.parent === node { advance(child, own) }
    }
}
