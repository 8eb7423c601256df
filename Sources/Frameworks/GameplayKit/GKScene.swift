import ObjectRuntime
@_exported import QuinceSpriteKit

/// A node that may be the root of a scene's file.
public protocol GKSceneRootNodeType: NSObjectProtocol {}

extension SKScene: GKSceneRootNodeType {}

/// A scene's file with what GameplayKit knows of it. Entities and graphs that the file has are not read.
@preconcurrency @MainActor open class GKScene: NSObject {
    open private(set) var entities: [GKEntity] = []
    /// The scene.
    open var rootNode: (any GKSceneRootNodeType)?
    open private(set) var graphs: [String: GKGraph] = [:]

    nonisolated public override init() { super.init() }

    /// Nil where there is no such file.
    public convenience init?(fileNamed filename: String) {
        guard let scene = SKScene(fileNamed: filename) else { return nil }
        self.init()
        rootNode = scene
    }

    public convenience init?(fileNamed filename: String, rootNode: any GKSceneRootNodeType) {
        self.init()
        self.rootNode = rootNode
    }

    open func addEntity(_ entity: GKEntity) { if !entities.contains(where: { $0 === entity }) { entities.append(entity) } }
    open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
    open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
    open func removeGraph(_ name: String) { graphs[name] = nil }
}

/// Ties an entity to a node.
open class GKSKNodeComponent: GKComponent {
    public let node: SKNode

    @MainActor public init(node: SKNode) {
        self.node = node
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    open override func didAddToEntity() {
        let node = node
        nonisolated(unsafe) let new = entity
        MainActor.assumeIsolated { node.entityObject = new }
    }

    open override func willRemoveFromEntity() {
        let node = node
        MainActor.assumeIsolated { node.entityObject = nil }
    }
}

extension SKNode {
    /// The entity that the node is of.
    public var entity: GKEntity? {
        get { entityObject as? GKEntity }
        set { entityObject = newValue }
    }
}
