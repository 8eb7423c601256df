/// One thing of a scene: a place in its parent's coordinates with the children that move along with it. It shows nothing itself; its subclasses do.
///
/// Lengths are points, y grows upward, angles are radians and turn anticlockwise.
@preconcurrency @MainActor open class SKNode: UIResponder, NSCopying {
    public override init() { super.init() }

    /// A node from a scene's file, or a copy of another.
    public required init?(coder aDecoder: NSCoder) {
        super.init()
        if let archive = aDecoder as? NodeCoder { read(archive) }
        if let original = (aDecoder as? CopyCoder)?.original { take(original) }
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { NodeCopy(node: copied()) }.node
    }

    // MARK: Place

    /// In the parent's coordinates. Default (0, 0).
    open var position = CGPoint.zero
    /// Higher is nearer to the viewer; added to the parent's. Default 0.
    open var zPosition: CGFloat = 0
    /// Default 0.
    open var zRotation: CGFloat = 0
    /// Default 1.
    open var xScale: CGFloat = 1
    /// Default 1.
    open var yScale: CGFloat = 1
    /// Multiplied with the parents'. Default 1.
    open var alpha: CGFloat = 1
    /// Neither the node nor what is in it is drawn or touched; its actions go on. Default false.
    open var isHidden = false

    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    /// The part of the parent's coordinates that the node's own content takes, without its children's.
    open var frame: CGRect {
        let content = contentRect
        return content.isNull ? CGRect(origin: position, size: .zero) : content.applying(toParent)
    }

    // MARK: What it is

    /// By which it is found. Default nil.
    open var name: String?
    /// The app's own values. Default nil.
    open var userData: NSMutableDictionary?
    /// Whether touches on the node are given to it rather than to what is behind it. Default false; true for scenes.
    open var isUserInteractionEnabled = false
    /// How fast actions of the node and what is in it run. Default 1.
    open var speed: CGFloat = 1
    /// Whether actions of the node and what is in it stand still. Default false.
    open var isPaused = false
    /// Conditions that it is held to after actions and physics, in their order. Default nil.
    open var constraints: [SKConstraint]?
    /// The entity that GameplayKit has for the node.
    package weak var entityObject: AnyObject?
    /// The node's body in its scene's physics. Default nil: forces do not move it.
    open var physicsBody: SKPhysicsBody? {
        didSet {
            guard oldValue !== physicsBody else { return }
            oldValue?.detach()
            physicsBody?.attach(to: self)
        }
    }

    // MARK: Tree

    open internal(set) var children: [SKNode] = []
    open internal(set) weak var parent: SKNode?
    /// The scene that the node is in.
    open var scene: SKScene? { parent?.scene }

    /// Adds a node in front of the others.
    open func addChild(_ node: SKNode) { insert(node, at: children.count) }

    open func insertChild(_ node: SKNode, at index: Int) { insert(node, at: index) }

    private func insert(_ node: SKNode, at index: Int) {
        precondition(node.parent == nil, "Attemped to add a SKNode which already has a parent: \(node)")
        precondition(node !== self && !inParentHierarchy(node), "A node cannot be put into itself: \(node)")
        children.insert(node, at: min(max(index, 0), children.count))
        node.parent = self
    }

    open func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.removeFromParent() } }
    open func removeAllChildren() { children.forEach { $0.removeFromParent() } }

    open func removeFromParent() {
        guard let parent else { return }
        scene?.physicsWorld.space.leave(self)
        parent.children.removeAll { $0 === self }
        self.parent = nil
    }

    /// Puts the node into another one, where it stays at its place in the scene.
    open func move(toParent parent: SKNode) {
        guard parent !== self.parent else { return }
        let place = toRoot.concatenating(parent.toRoot.inverted())
        let turn = sceneRotation - parent.sceneRotation
        let scale = sceneScale, outer = parent.sceneScale
        removeFromParent()
        parent.addChild(self)
        position = CGPoint(x: place.tx, y: place.ty)
        zRotation = turn
        if outer.dx != 0 { xScale = scale.dx / outer.dx }
        if outer.dy != 0 { yScale = scale.dy / outer.dy }
    }

    /// Whether `parent` is above the node.
    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        var above = self.parent
        while let node = above {
            if node === parent { return true }
            above = node.parent
        }
        return false
    }

    open func isEqual(to node: SKNode) -> Bool { isEqual(node) }

    // MARK: Search

    /// The first node of a name, or of a path of names: `*` is any letters, `..` the parent, `/` at the start the scene, `//` any depth.
    open func childNode(withName name: String) -> SKNode? { NodeSearch(name).first(from: self) }

    /// Calls `block` with every node of a name or path, until it sets the flag.
    open func enumerateChildNodes(withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for node in NodeSearch(name).all(from: self) {
            block(node, &stop)
            if stop.boolValue { return }
        }
    }

    open subscript(name: String) -> [SKNode] { NodeSearch(name).all(from: self) }

    // MARK: Actions

    lazy var actions = NodeActions(self)
    var hasMadeActions = false
    /// The lots of the node, the same in every run.
    lazy var lots = Lots(seed: UInt64(bitPattern: Int64(position.x * 16)) &* 31 &+ UInt64(bitPattern: Int64(position.y * 16)) &+ UInt64(name?.utf8.count ?? 0))

    /// Runs an action from the next frame on.
    open func run(_ action: SKAction) { actions.run(action, key: nil, completion: nil) }
    /// - Parameter block: called when the action ended by itself, not when it was removed.
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { actions.run(action, key: nil, completion: block) }
    /// One that runs with the same key is removed.
    open func run(_ action: SKAction, withKey key: String) { actions.run(action, key: key, completion: nil) }
    open func hasActions() -> Bool { hasMadeActions && !actions.isEmpty }
    open func action(forKey key: String) -> SKAction? { hasMadeActions ? actions.action(forKey: key) : nil }
    open func removeAction(forKey key: String) { if hasMadeActions { actions.remove(key: key) } }
    open func removeAllActions() { if hasMadeActions { actions.removeAll() } }

    // MARK: Geometry

    /// The part of the parent's coordinates that the node and everything in it take.
    open func calculateAccumulatedFrame() -> CGRect {
        let all = accumulatedContent
        return all.isNull ? frame : all
    }

    /// Whether a point of the parent's coordinates lies in what the node and everything in it take.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

    /// Whether what both nodes and everything in them take has something in common.
    open func intersects(_ node: SKNode) -> Bool {
        let own = calculateAccumulatedFrame(), other = node.calculateAccumulatedFrame()
        let place = (node.parent?.toRoot ?? .identity).concatenating((parent?.toRoot ?? .identity).inverted())
        return own.intersects(other.applying(place))
    }

    /// The foremost node at a point of this one's coordinates, or this one.
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

    /// Everything in the node that is seen at a point of its coordinates, the foremost first.
    open func nodes(at p: CGPoint) -> [SKNode] { NodeHits.nodes(in: self, at: p) }

    /// A point of another node's coordinates in this one's.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point.applying(node.toRoot).applying(toRoot.inverted()) }
    /// A point of this node's coordinates in another one's.
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

    // MARK: Responders

    open override var next: UIResponder? { parent }

    // MARK: For subclasses here

    /// The part of its coordinates that its own content takes; null where it shows nothing.
    var contentRect: CGRect { .null }
    /// The look of the node itself.
    var drawnContent: [DrawnContent] { [] }
    var blending: SKBlendMode { .alpha }
    /// Lets time pass for what goes on in the node by itself.
    func advance(by seconds: TimeInterval) {}

    /// Takes over another node's values; not its children.
    func take(_ original: SKNode) {
        (position, zPosition, zRotation, xScale, yScale) = (original.position, original.zPosition, original.zRotation, original.xScale, original.yScale)
        (alpha, isHidden, name, speed, isPaused) = (original.alpha, original.isHidden, original.name, original.speed, original.isPaused)
        isUserInteractionEnabled = original.isUserInteractionEnabled
        userData = original.userData?.mutableCopy() as? NSMutableDictionary
        constraints = original.constraints
        physicsBody = original.physicsBody?.copy() as? SKPhysicsBody
        for child in original.children { addChild(child.copied()) }
        if original.hasMadeActions { actions.take(original.actions) }
    }

    func copied() -> SKNode {
        guard let copy = type(of: self).init(coder: CopyCoder(self)) else { fatalError("\(type(of: self)) cannot be copied: its init(coder:) gives nil.") }
        return copy
    }

    /// Takes over what a scene's file says of the node.
    func read(_ archive: NodeCoder) { NodeReading.read(archive, into: self) }
}

/// Hands a copy out of the main actor, where nodes live.
private struct NodeCopy: @unchecked Sendable { let node: SKNode }

/// The original that a node's `init(coder:)` copies.
final class CopyCoder: NSCoder {
    let original: SKNode
    init(_ original: SKNode) { self.original = original }
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}
