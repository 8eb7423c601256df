import ObjectRuntime

/// A place of a graph, and where one gets from it.
open class GKGraphNode: NSObject {
    open private(set) var connectedNodes: [GKGraphNode] = []
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// - Parameter bidirectional: whether one gets back as well.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes where node !== self {
            if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }

    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
        }
    }

    /// The least that the way to another node costs. Default 0.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
    /// The cost of the way to a connected node. Default 1.
    open func cost(to node: GKGraphNode) -> Float { 1 }
    /// The cheapest way to a node, both ends included; empty where there is none.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { GraphSearch.path(from: self, to: goalNode) }
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { GraphSearch.path(from: startNode, to: self) }
}

/// A node with a place in a plane; ways cost their length.
open class GKGraphNode2D: GKGraphNode {
    open var position: SIMD2<Float>
    public init(point: SIMD2<Float>) {
        position = point
        super.init()
    }
    public required init?(coder: NSCoder) {
        position = .zero
        super.init(coder: coder)
    }
    open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }
    open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? 1 }
    private func distance(to node: GKGraphNode) -> Float? {
        (node as? GKGraphNode2D).map { other in
            let way = other.position - position
            return (way * way).sum().squareRoot()
        }
    }
}

/// Places and the ways between them.
open class GKGraph: NSObject {
    open private(set) var nodes: [GKGraphNode]? = []
    public override init() { super.init() }
    public convenience init(_ nodes: [GKGraphNode]) {
        self.init()
        add(nodes)
    }
    public required init?(coder: NSCoder) { super.init() }

    open func add(_ nodes: [GKGraphNode]) {
        for node in nodes where !(self.nodes ?? []).contains(where: { $0 === node }) { self.nodes = (self.nodes ?? []) + [node] }
    }

    open func remove(_ nodes: [GKGraphNode]) {
        for node in nodes {
            for other in self.nodes ?? [] { other.removeConnections(to: [node], bidirectional: true) }
            self.nodes?.removeAll { $0 === node }
        }
    }

    /// Connects a node with those for which the way costs least.
    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let others = (nodes ?? []).filter { $0 !== node }
        if let nearest = others.min(by: { node.cost(to: $0) < node.cost(to: $1) }) { node.addConnections(to: [nearest], bidirectional: bidirectional) }
        add([node])
    }

    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] { GraphSearch.path(from: startNode, to: endNode) }
}

/// Hart, Nilsson and Raphael's search.
enum GraphSearch {
    static func path(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
        var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(start): 0]
        var before: [ObjectIdentifier: GKGraphNode] = [:]
        var open = [start]
        var closed: Set<ObjectIdentifier> = []
        while !open.isEmpty {
            func estimate(_ node: GKGraphNode) -> Float { (costs[ObjectIdentifier(node)] ?? 0) + node.estimatedCost(to: goal) }
            let index = open.indices.min { estimate(open[$0]) < estimate(open[$1]) } ?? 0
            let node = open.remove(at: index)
            if node === goal { return way(to: goal, before) }
            closed.insert(ObjectIdentifier(node))
            for next in node.connectedNodes where !closed.contains(ObjectIdentifier(next)) {
                let cost = (costs[ObjectIdentifier(node)] ?? 0) + node.cost(to: next)
                if let known = costs[ObjectIdentifier(next)], known <= cost { continue }
                costs[ObjectIdentifier(next)] = cost
                before[ObjectIdentifier(next)] = node
                if !open.contains(where: { $0 === next }) { open.append(next) }
            }
        }
        return []
    }

    private static func way(to goal: GKGraphNode, _ before: [ObjectIdentifier: GKGraphNode]) -> [GKGraphNode] {
        var result = [goal]
        while let last = result.last, let node = before[ObjectIdentifier(last)] { result.append(node) }
        return result.reversed()
    }
}
