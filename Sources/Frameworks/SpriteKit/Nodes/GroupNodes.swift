/// Shows what is in it only where its mask has pixels.
@preconcurrency @MainActor open class SKCropNode: SKNode {
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    /// In the node's coordinates. Default nil: all is shown.
    open var maskNode: SKNode?

    override func take(_ original: SKNode) {
        super.take(original)
        maskNode = (original as? SKCropNode)?.maskNode?.copied()
    }

    override func read(_ archive: NodeCoder) {
        super.read(archive)
        maskNode = archive.node(forKey: "_maskNode")
    }
}

/// Draws what is in it as one, for filters of Core Image.
@preconcurrency @MainActor open class SKEffectNode: SKNode {
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    /// Kept: the node is drawn as without one.
    open var shader: SKShader?
    /// Changes the picture of what is in the node. Default nil.
    open var filter: CIFilter?
    /// Whether the filter has its effect. Default true; false for scenes.
    open var shouldEnableEffects = true
    /// Whether the picture is kept as long as nothing in it changes: every picture is here. Default false.
    open var shouldRasterize = false
    open var shouldCenterFilter = true
    open var blendMode: SKBlendMode = .alpha
    override var blending: SKBlendMode { blendMode }

    override func take(_ original: SKNode) {
        super.take(original)
        guard let original = original as? SKEffectNode else { return }
        (filter, shouldEnableEffects, shouldRasterize, blendMode) = (
            original.filter, original.shouldEnableEffects, original.shouldRasterize, original.blendMode
        )
    }
}

/// From where a scene is seen: the camera's place is the middle of the view, its scale and turn are the scene's reversed.
@preconcurrency @MainActor open class SKCameraNode: SKNode {
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Whether anything of the node is in sight.
    open func contains(_ node: SKNode) -> Bool {
        guard let scene, let view = scene.view, node.scene === scene else { return false }
        let box = node.calculateAccumulatedFrame().applying(node.parent?.toRoot ?? .identity)
        return box.applying(scene.mapping(in: view.bounds.size).sceneToView).intersects(view.bounds)
    }

    /// Everything of the scene that is in sight.
    open func containedNodeSet() -> Set<SKNode> {
        var result: Set<SKNode> = []
        scene?.forEachNode { if !($0 is SKScene), contains($0) { result.insert($0) } }
        return result
    }
}

/// Shows another file's scene.
@preconcurrency @MainActor open class SKReferenceNode: SKNode {
    private var fileName: String?
    private var url: URL?

    public init(fileNamed fileName: String?) {
        self.fileName = fileName
        super.init()
        resolve()
    }
    public init(url referenceURL: URL?) {
        url = referenceURL
        super.init()
        resolve()
    }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if let archive = aDecoder as? NodeCoder {
            fileName = archive.string(forKey: "_referenceFileName")
            resolve()
        }
    }

    /// Reads the file anew.
    open func resolve() {
        removeAllChildren()
        let read = url.flatMap { SceneArchive(contentsOf: $0) } ?? fileName.flatMap { SceneArchive(named: $0) }
        guard let root = read?.root(as: SKNode.self) else { return }
        let holder = root is SKScene ? SKNode() : root
        if root is SKScene {
            for child in root.children {
                child.removeFromParent()
                holder.addChild(child)
            }
        }
        addChild(holder)
        didLoad(holder)
    }

    /// Called when the file was read.
    open func didLoad(_ node: SKNode?) {}
}

/// A sound at a place of the scene. Nothing is heard, as on a machine without a sound card.
@preconcurrency @MainActor open class SKAudioNode: SKNode {
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    public convenience init(fileNamed name: String) { self.init() }
    public convenience init(url: URL) { self.init() }
    /// Default true: it begins with the scene and begins anew at its end.
    open var autoplayLooped = true
    /// Default true: how loud it is depends on its place.
    open var isPositional = true
}
