/// Shows a scene, one frame after another.
@preconcurrency @MainActor open class SCNView: UIView, @preconcurrency SCNSceneRenderer {
    public init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame)
        contentMode = .scaleToFill
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .scaleToFill
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .scaleToFill
    }

    isolated deinit { link?.invalidate() }

    // MARK: What is shown

    // Views of ARKit have a scene in any case.
    @_disfavoredOverload open var scene: SCNScene? {
        didSet {
            guard scene !== oldValue else { return }
            (lastFrame, sceneTime) = (nil, 0)
            follow()
            setNeedsLayout()
        }
    }
    // Views of ARKit have a delegate of a narrower type under the same name.
    @_disfavoredOverload open weak var delegate: (any SCNSceneRendererDelegate)?
    /// Shows a scene; it takes the place of the other one at once.
    open func present(_ scene: SCNScene, withTransition transition: Any?, incomingPointOfView pointOfView: SCNNode?, completionHandler: (() -> Void)? = nil) {
        self.scene = scene
        self.pointOfView = pointOfView
        completionHandler?()
    }
    /// The node that the scene is seen from. Default the first with a camera, or none: then all is seen.
    open var pointOfView: SCNNode? {
        get { ownPointOfView ?? scene.flatMap { SceneEye.firstCamera(below: $0.rootNode) } }
        set { ownPointOfView = newValue }
    }
    private var ownPointOfView: SCNNode?
    /// Whether one finger turns the eye around the scene and two bring it nearer. Default false.
    open var allowsCameraControl = false { didSet { if allowsCameraControl { isMultipleTouchEnabled = true } } }
    /// Whether a scene without lights has one at the eye. Default false.
    open var autoenablesDefaultLighting = false
    /// Kept: nothing is written into the view. Default false.
    open var showsStatistics = false
    open var debugOptions: SCNDebugOptions = []
    /// Default none.
    open var antialiasingMode: SCNAntialiasingMode = .none
    open var isJitteringEnabled = false
    open var isTemporalAntialiasingEnabled = false
    open var drawableResizesAsynchronously = false
    open var audioListener: SCNNode?
    /// 0, the default, is as many as the screen shows.
    open var preferredFramesPerSecond = 0 { didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond } }
    /// Whether there are frames even if nothing changes. Default false.
    open var rendersContinuously = false
    /// Default false. Actions and animations go on in any case.
    open var isPlaying = false
    open var loops = false
    open var sceneTime: TimeInterval = 0
    open func play(_ sender: Any?) { isPlaying = true }
    open func pause(_ sender: Any?) { isPlaying = false }
    open func stop(_ sender: Any?) {
        isPlaying = false
        sceneTime = 0
    }
    open var currentViewport: CGRect { bounds }
    /// Whether all is ready; it is.
    open func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool { true }
    open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }

    // MARK: Places

    private var eye: SceneEye? {
        guard drawsScene, let scene, bounds.width > 0, bounds.height > 0 else { return nil }
        return SceneEye(scene: scene, pointOfView: ownPointOfView, aspect: Float(bounds.width / bounds.height))
    }
    private var viewSize: SIMD2<Float> { SIMD2<Float>(Float(bounds.width), Float(bounds.height)) }

    /// A point of the scene in the view; z is its depth, 0 at the nearest to 1 at the farthest that is seen.
    open func projectPoint(_ point: SCNVector3) -> SCNVector3 {
        guard let eye else { return SCNVector3Zero }
        return SCNVector3(Projection.project(SIMD3(point), eye.projection * eye.transform.undone, size: viewSize) ?? .zero)
    }

    /// The point of the scene at one of the view with a depth, 0 to 1.
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 {
        guard let eye else { return SCNVector3Zero }
        return SCNVector3(Projection.unproject(SIMD3(point), eye.projection * eye.transform.undone, size: viewSize) ?? .zero)
    }

    /// The surfaces under a point of the view, the nearest first.
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] {
        guard let scene, eye != nil else { return [] }
        var settings = HitSettings()
        for (option, value) in options ?? [:] { settings.read(option, value) }
        let x = Float(point.x), y = Float(point.y)
        let from = unprojectPoint(SCNVector3(x, y, 0)), to = unprojectPoint(SCNVector3(x, y, 1))
        return HitSearch(settings: settings).results(below: scene.rootNode, from: SIMD3(from), to: SIMD3(to))
    }

    /// Whether a part of a node's box can be seen from another.
    open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool {
        guard let scene, bounds.height > 0, let box = node.bounds3 else { return false }
        let eye = SceneEye(scene: scene, pointOfView: pointOfView, aspect: Float(bounds.width / bounds.height))
        let whole: simd_float4x4 = eye.projection * eye.transform.undone * node.shownWorldTransform
        return box.corners.map { RasterClipping.code(whole * SIMD4<Float>($0, 1)) }.reduce(-1, &) == 0
    }
    open func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] {
        scene?.rootNode.childNodes { node, _ in node.geometry != nil && isNode(node, insideFrustumOf: pointOfView) } ?? []
    }

    // MARK: Frames

    private var link: CADisplayLink?
    private var lastFrame: CFTimeInterval?
    private var shown: DrawnScene?

    private var drawingScale: CGFloat { traitCollection.displayScale > 0 ? traitCollection.displayScale : 2 }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        follow()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        paint()
    }

    /// Frames come as long as there is a scene to be seen.
    private func follow() {
        guard scene != nil, window != nil else {
            link?.invalidate()
            link = nil
            return
        }
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in MainActor.assumeIsolated { self?.frame(at: link.timestamp) } }
        link.preferredFramesPerSecond = preferredFramesPerSecond
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func frame(at time: CFTimeInterval) {
        guard let scene else { return }
        // What stood still for long (an app in the background) does not catch up.
        let seconds: TimeInterval = min(max(time - (lastFrame ?? time), 0), 0.1)
        let isFirst: Bool = lastFrame == nil
        lastFrame = time
        let frame = SceneFrame(scene)
        let isHeard: Bool = isFirst || isPlaying || rendersContinuously || frame.isMoving
        sceneTime += seconds
        if isHeard { delegate?.renderer(self, updateAtTime: time) }
        frame.advance(by: seconds)
        if isHeard { delegate?.renderer(self, didApplyAnimationsAtTime: time) }
        frame.simulate(by: seconds)
        if isHeard { delegate?.renderer(self, didSimulatePhysicsAtTime: time) }
        frame.constrain(eye: eye?.transform ?? matrix_identity_float4x4)
        guard isHeard else { return paint() }
        delegate?.renderer(self, didApplyConstraintsAtTime: time)
        delegate?.renderer(self, willRenderScene: scene, atTime: time)
        paint()
        delegate?.renderer(self, didRenderScene: scene, atTime: time)
    }

    // MARK: Drawing

    /// Whether the scene is drawn: not where its eye's place in the world is not known. Default true.
    package var drawsScene = true { didSet { setNeedsLayout() } }

    private func paint() {
        guard drawsScene, let scene, bounds.width > 0, bounds.height > 0 else {
            if shown != nil { layer.contents = nil }
            shown = nil
            return
        }
        let scale: CGFloat = drawingScale
        let width = Int((bounds.width * scale).rounded()), height = Int((bounds.height * scale).rounded())
        var drawn = SceneCollector(width: width, height: height, isLitByDefault: autoenablesDefaultLighting).drawn(scene, from: ownPointOfView)
        drawn.isSmooth = antialiasingMode != .none
        drawn.isWireframe = debugOptions.contains(.renderAsWireframe)
        guard drawn != shown else { return }
        shown = drawn
        layer.contentsScale = scale
        layer.contents = width > 0 && height > 0 ? CGImage(width: width, height: height, isOpaque: false) { drawn.canvas()?.image } : nil
    }

    /// A picture of what the view shows.
    open func snapshot() -> UIImage {
        guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
        paint()
        return UIGraphicsImageRenderer(bounds: bounds, format: UIGraphicsImageRendererFormat(for: traitCollection)).image { layer.render(in: $0.cgContext) }
    }

    // MARK: The eye in the user's hand

    private var held: [UITouch] = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard allowsCameraControl, scene != nil else { return super.touchesBegan(touches, with: event) }
        held += touches
        super.touchesBegan(touches, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard allowsCameraControl, let scene, let eye, !held.isEmpty else { return }
        let center: SIMD3<Float> = scene.rootNode.bounds3?.center ?? .zero
        let hand = EyeInHand(eye: eye.transform, center: center)
        let moved: simd_float4x4
        if held.count > 1 {
            let now = distance(held[0].location(in: self), held[1].location(in: self))
            let before = distance(held[0].previousLocation(in: self), held[1].previousLocation(in: self))
            guard now > 1, before > 1 else { return }
            moved = hand.nearer(by: Float(now / before))
        } else {
            let now = held[0].location(in: self), before = held[0].previousLocation(in: self)
            moved = hand.turned(x: Float(now.x - before.x), y: Float(now.y - before.y))
        }
        freeEye(eye).simdTransform = moved
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        held.removeAll { touches.contains($0) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        held.removeAll { touches.contains($0) }
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    /// The user's own eye, which begins as the scene's; it is no node of the scene.
    private func freeEye(_ eye: SceneEye) -> SCNNode {
        if let ownPointOfView, ownPointOfView.name == SCNView.freeEyeName { return ownPointOfView }
        let node = SCNNode()
        node.name = SCNView.freeEyeName
        let camera = (pointOfView?.camera?.copy() as? SCNCamera) ?? SCNCamera()
        if pointOfView?.camera == nil { camera.automaticallyAdjustsZRange = true }
        node.camera = camera
        node.simdTransform = eye.transform
        ownPointOfView = node
        return node
    }
    private static let freeEyeName = "kSCNFreeViewCameraName"
}

extension RasterCanvas {
    /// A picture that keeps the canvas.
    var image: CGImage {
        CGImage(
            bitmap: Bitmap(pixels: UnsafeMutableRawPointer(pixels), width: width, height: height, bytesPerRow: width * 4, format: .premultiplied) {
                withExtendedLifetime(self) {}
            })
    }
}

/// An eye that a user turns around a point.
struct EyeInHand {
    let eye: simd_float4x4
    let center: SIMD3<Float>

    /// - Parameters:
    ///   - x: points to the right that a finger has moved.
    ///   - y: points down.
    func turned(x: Float, y: Float) -> simd_float4x4 {
        let right: SIMD3<Float> = eye.columns.0.xyz.unit(or: SIMD3<Float>(1, 0, 0))
        let turn = simd_quatf(angle: -x * 0.01, axis: SIMD3<Float>(0, 1, 0)) * simd_quatf(angle: -y * 0.01, axis: right)
        return simd_float4x4(translation: center) * simd_float4x4(turn) * simd_float4x4(translation: -center) * eye
    }

    func nearer(by factor: Float) -> simd_float4x4 {
        var moved = eye
        moved.columns.3 = SIMD4<Float>(center + (eye.columns.3.xyz - center) / max(0.1, min(factor, 10)), 1)
        return moved
    }
}

@section(".init_array") @used private let announceSCNView: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        let view = ObjCRuntime.registration(of: SCNView.self, named: "SCNView")
        view.initializer("initWithCoder:") { SCNView(coder: $0[0]) }
        view.initializer("initWithFrame:") { SCNView(frame: $0[0]) }
    }
}
