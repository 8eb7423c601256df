/// Shows a scene, one frame after another.
@preconcurrency @MainActor open class SKView: UIView {
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
        clipsToBounds = true
        contentMode = .scaleToFill
    }

    isolated deinit { link?.invalidate() }

    // MARK: What is shown

    open private(set) var scene: SKScene?
    // Views of ARKit have a delegate of a narrower type under the same name.
    @_disfavoredOverload
    open weak var delegate: (any SKViewDelegate)?
    /// Whether nothing moves. Default false.
    open var isPaused = false { didSet { if isPaused != oldValue { lastFrame = nil } } }
    /// Whether the frames of a second are written into the lower right corner. Default false.
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsDrawCount = false
    open var showsQuadCount = false
    /// Whether the outlines of bodies are drawn. Default false.
    open var showsPhysics = false
    /// Whether forces of fields are drawn; they are not. Default false.
    open var showsFields = false
    /// Whether siblings of the same depth may be drawn in any order: they are drawn in their own. Default false.
    open var ignoresSiblingOrder = false
    open var shouldCullNonVisibleNodes = true
    /// Whether what is behind the view is seen through a clear background. Default false.
    open var allowsTransparency = false
    open var isAsynchronous = true
    /// Default 60.
    open var preferredFramesPerSecond = 60 { didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond >= 60 ? 0 : preferredFramesPerSecond } }
    open var disableDepthStencilBuffer = false

    open func presentScene(_ scene: SKScene?) {
        finishTransition()
        let old = self.scene
        guard old !== scene else { return }
        if let old { leave(old) }
        self.scene = scene
        if let scene { enter(scene) }
        lastFrame = nil
        follow()
        setNeedsLayout()
    }

    /// - Parameter transition: how the new scene takes the place of the old one.
    open func presentScene(_ scene: SKScene, transition: SKTransition) {
        finishTransition()
        guard let old = self.scene, old !== scene, bounds.width > 0 else { return presentScene(scene) }
        running = RunningTransition(transition: transition, outgoing: old)
        self.scene = scene
        enter(scene)
        lastFrame = nil
        follow()
    }

    private func enter(_ scene: SKScene) {
        scene.view?.forget(scene)
        scene.view = self
        if scene.scaleMode == .resizeFill, bounds.width > 0 { scene.size = bounds.size }
        scene.didMove(to: self)
    }

    private func leave(_ scene: SKScene) {
        scene.willMove(from: self)
        if scene.view === self { scene.view = nil }
    }

    private func forget(_ scene: SKScene) {
        if self.scene === scene { presentScene(nil) }
    }

    /// A point of the view in a scene's coordinates.
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { point.applying(scene.mapping(in: bounds.size).sceneToView.inverted()) }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point.applying(scene.mapping(in: bounds.size).sceneToView) }

    // MARK: Pictures

    /// A picture of a node and everything in it.
    open func texture(from node: SKNode) -> SKTexture? { texture(from: node, crop: (node as? SKScene)?.frame ?? node.calculateAccumulatedFrame()) }

    /// - Parameter crop: in the coordinates of the node's parent.
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        let scale = drawingScale
        let width = Int((crop.width * scale).rounded(.up)), height = Int((crop.height * scale).rounded(.up))
        guard width > 0, height > 0, width < 8192, height < 8192 else { return nil }
        let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -crop.minX * scale, ty: -crop.minY * scale)
        let own = node is SKScene ? CGAffineTransform.identity : node.toParent
        let image = ScenePainter.image(
            DrawnList.items(of: node, transform: own), width: width, height: height, placement: place, background: (node as? SKScene)?.backgroundColor.cgColor,
            tints: tints)
        return image.map { SKTexture(source: TextureSource(image: $0, size: crop.size)) }
    }

    // MARK: Frames

    private var link: CADisplayLink?
    private var lastFrame: CFTimeInterval?
    private var running: RunningTransition?
    private let tints = TintCache()
    private var shown: ShownFrame?

    private var drawingScale: CGFloat { traitCollection.displayScale > 0 ? traitCollection.displayScale : 2 }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        follow()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let scene, scene.scaleMode == .resizeFill, bounds.width > 0 { scene.size = bounds.size }
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
        link.preferredFramesPerSecond = preferredFramesPerSecond >= 60 ? 0 : preferredFramesPerSecond
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func frame(at time: CFTimeInterval) {
        guard !isPaused, let scene else { return paint() }
        if let delegate, !delegate.view(self, shouldRenderAtTime: time) { return }
        // What stood still for long (an app in the background) does not catch up.
        let seconds = min(max(time - (lastFrame ?? time), 0), 0.1)
        lastFrame = time
        if let running, running.transition.pausesIncomingScene {} else { SceneFrame.run(scene, at: time, seconds: seconds) }
        if let running {
            if !running.transition.pausesOutgoingScene { SceneFrame.run(running.outgoing, at: time, seconds: seconds) }
            running.elapsed += seconds
            if running.elapsed >= running.transition.duration { finishTransition() }
        }
        paint()
    }

    private func finishTransition() {
        guard let ended = running else { return }
        running = nil
        leave(ended.outgoing)
    }

    // MARK: Drawing

    private func frameOf(_ scene: SKScene) -> ShownFrame {
        ShownFrame(
            items: DrawnList.items(of: scene), mapping: scene.mapping(in: bounds.size), background: scene.backgroundColor.cgColor, size: bounds.size,
            scale: drawingScale, isFitted: scene.scaleMode == .aspectFit, isOpaque: !allowsTransparency, note: note(scene), outlines: outlines(scene))
    }

    private func paint() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        guard let scene else {
            if shown != nil { layer.contents = nil }
            shown = nil
            return
        }
        let new = frameOf(scene)
        let tints = tints
        if let running {
            shown = nil
            let part = running.transition.duration > 0 ? running.elapsed / running.transition.duration : 1
            let old = frameOf(running.outgoing), transition = running.transition
            layer.contents = new.drawnLazily {
                guard let incoming = new.image(tints), let outgoing = old.image(tints) else { return nil }
                return TransitionPainter.image(transition, from: outgoing, to: incoming, part: CGFloat(min(part, 1)))
            }
        } else if new != shown {
            layer.contents = new.drawnLazily { new.image(tints) }
            shown = new
        } else {
            return
        }
        layer.contentsScale = drawingScale
    }

    private func note(_ scene: SKScene) -> String {
        var parts: [String] = []
        if showsNodeCount {
            var count = 0
            scene.forEachNode { _ in count += 1 }
            parts.append("nodes:\(count)")
        }
        if showsDrawCount { parts.append("draws:\(DrawnList.items(of: scene).count)") }
        if showsFPS { parts.append("\(Double(preferredFramesPerSecond)) fps") }
        return parts.joined(separator: "  ")
    }

    private func outlines(_ scene: SKScene) -> [CGPath] { showsPhysics ? scene.physicsWorld.outlines : [] }

    // MARK: Touches

    private var targets: [ObjectIdentifier: UIResponder] = [:]

    private func target(of touch: UITouch) -> UIResponder? {
        guard let scene, running == nil else { return nil }
        let point = scene.convertPoint(fromView: touch.location(in: self))
        let node = scene.nodes(at: point).first { $0.isUserInteractionEnabled }
        return node ?? (scene.isUserInteractionEnabled ? scene : nil)
    }

    /// The touches of each node, in an order that does not depend on their addresses.
    private func groups(_ touches: Set<UITouch>) -> [(UIResponder, Set<UITouch>)] {
        var result: [(UIResponder, Set<UITouch>)] = []
        for touch in touches.sorted(by: { ($0.timestamp, $0.location(in: nil).x) < ($1.timestamp, $1.location(in: nil).x) }) {
            guard let target = targets[ObjectIdentifier(touch)] else { continue }
            if let index = result.firstIndex(where: { $0.0 === target }) { result[index].1.insert(touch) } else { result.append((target, [touch])) }
        }
        return result
    }

    /// Touches that a scene does not take come back along the chain of responders, and go on behind the view.
    private var isDelivering = false

    private func deliver(_ touches: Set<UITouch>, _ send: (UIResponder, Set<UITouch>) -> Void) {
        isDelivering = true
        defer { isDelivering = false }
        for (target, own) in groups(touches) { send(target, own) }
    }

    private func forget(_ touches: Set<UITouch>) { for touch in touches { targets[ObjectIdentifier(touch)] = nil } }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isDelivering { return super.touchesBegan(touches, with: event) }
        for touch in touches { targets[ObjectIdentifier(touch)] = target(of: touch) }
        deliver(touches) { $0.touchesBegan($1, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isDelivering { return super.touchesMoved(touches, with: event) }
        deliver(touches) { $0.touchesMoved($1, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isDelivering { return super.touchesEnded(touches, with: event) }
        deliver(touches) { $0.touchesEnded($1, with: event) }
        forget(touches)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isDelivering { return super.touchesCancelled(touches, with: event) }
        deliver(touches) { $0.touchesCancelled($1, with: event) }
        forget(touches)
    }
}

/// Decides which frames are drawn. The method is optional.
@preconcurrency @MainActor public protocol SKViewDelegate: NSObjectProtocol {
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool {
        (try? ObjCRuntime.invokeOptional("view:shouldRenderAtTime:", on: self, [view, time])) ?? true
    }
}

/// A scene that is taking another's place.
@MainActor final class RunningTransition {
    let transition: SKTransition
    let outgoing: SKScene
    var elapsed: TimeInterval = 0
    init(transition: SKTransition, outgoing: SKScene) { (self.transition, self.outgoing) = (transition, outgoing) }
}

/// Hands a picture out of the main actor.
private struct DrawnOnce: @unchecked Sendable { let image: CGImage? }

/// A picture of a scene in its view, as values: equal frames look the same.
struct ShownFrame: Equatable {
    var items: [DrawnItem]
    var mapping: SceneMapping
    var background: CGColor
    var size: CGSize
    var scale: CGFloat
    /// Whether what is beside the scene is black.
    var isFitted: Bool
    var isOpaque: Bool
    /// In the lower right corner.
    var note: String
    /// Of bodies, in the scene's coordinates.
    var outlines: [CGPath]

    private var width: Int { Int((size.width * scale).rounded()) }
    private var height: Int { Int((size.height * scale).rounded()) }

    /// A picture of the frame's size that is drawn when it is seen: most frames of a scene are not.
    @MainActor func drawnLazily(_ draw: @escaping @MainActor () -> CGImage?) -> CGImage? {
        guard width > 0, height > 0 else { return nil }
        return CGImage(width: width, height: height, isOpaque: isOpaque) { MainActor.assumeIsolated { DrawnOnce(image: draw()) }.image }
    }

    @MainActor func image(_ tints: TintCache) -> CGImage? {
        guard width > 0, height > 0, let context = CGContext(bitmapWidth: width, height: height, isOpaque: isOpaque) else { return nil }
        let toPixels = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        if isOpaque {
            context.setFillColor(UIColor.black.cgColor)
            context.fill(whole)
        }
        context.saveGState()
        if isFitted { context.clip(to: mapping.area.applying(toPixels)) }
        context.setFillColor(background)
        context.fill(whole)
        context.concatenate(mapping.sceneToView.concatenating(toPixels))
        ScenePainter(context: context, tints: tints).draw(items)
        for outline in outlines {
            context.setStrokeColor(red: 0.3, green: 0.8, blue: 1, alpha: 0.9)
            context.addPath(outline)
            context.strokePath()
        }
        context.restoreGState()
        if !note.isEmpty { draw(note, context, toPixels) }
        return context.finishImage()
    }

    @MainActor private func draw(_ note: String, _ context: CGContext, _ toPixels: CGAffineTransform) {
        let text = NSAttributedString(string: note, attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.white])
        let box = text.size()
        let place = CGRect(x: size.width - box.width - 10, y: size.height - box.height - 6, width: box.width, height: box.height)
        context.saveGState()
        context.concatenate(toPixels)
        context.setFillColor(gray: 0, alpha: 0.5)
        context.fill(place.insetBy(dx: -4, dy: -2))
        UIGraphicsPushContext(context)
        text.draw(at: place.origin)
        UIGraphicsPopContext()
        context.restoreGState()
    }
}

extension UITouch {
    /// The place of the touch in a node's coordinates.
    public func location(in node: SKNode) -> CGPoint { TouchPlace.point(location(in: node.scene?.view), in: node) }
    public func previousLocation(in node: SKNode) -> CGPoint { TouchPlace.point(previousLocation(in: node.scene?.view), in: node) }
}

@MainActor enum TouchPlace {
    static func point(_ point: CGPoint, in node: SKNode) -> CGPoint {
        guard let scene = node.scene else { return point }
        return node.convert(scene.convertPoint(fromView: point), from: scene)
    }
}

@section(".init_array") @used private let announceSceneView: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        let view = ObjCRuntime.registration(of: SKView.self, named: "SKView")
        view.initializer("initWithCoder:") { SKView(coder: $0[0]) }
        view.initializer("initWithFrame:") { SKView(frame: $0[0]) }
        view.key("showsFPS", get: { $0.showsFPS }, set: { view, value in view.showsFPS = value[0] })
        view.key("showsNodeCount", get: { $0.showsNodeCount }, set: { view, value in view.showsNodeCount = value[0] })
        view.key("ignoresSiblingOrder", get: { $0.ignoresSiblingOrder }, set: { view, value in view.ignoresSiblingOrder = value[0] })
    }
}
