extension SKNode {
    /// From the node's coordinates to its parent's.
    var toParent: CGAffineTransform {
        CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
    }

    /// From the node's coordinates to those of the topmost node, the scene where there is one.
    var toRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var node = self
        while let parent = node.parent {
            result = result.concatenating(node.toParent)
            node = parent
        }
        return result
    }

    /// How far the node is turned in its scene.
    var sceneRotation: CGFloat { parent.map { zRotation + $0.sceneRotation } ?? 0 }
    /// How much larger the node is in its scene.
    var sceneScale: CGVector { parent.map { CGVector(dx: xScale * $0.sceneScale.dx, dy: yScale * $0.sceneScale.dy) } ?? CGVector(dx: 1, dy: 1) }

    /// The extent of the node and its children, in the parent's coordinates; null where that is nothing.
    var accumulatedContent: CGRect {
        var all = contentRect
        for child in children { all = all.union(child.accumulatedContent) }
        return all.isNull ? all : all.applying(toParent)
    }

    /// The node and everything in it, parents before their children.
    func forEachNode(_ body: (SKNode) -> Void) {
        body(self)
        for child in children { child.forEachNode(body) }
    }
}

/// Finds what is at a point.
@MainActor enum NodeHits {
    private struct Hit {
        var node: SKNode
        var z: CGFloat
        var order: Int
    }

    /// The foremost first: by the sum of their depths, then in the order that they are drawn in.
    static func nodes(in node: SKNode, at point: CGPoint) -> [SKNode] {
        var hits: [Hit] = []
        for child in node.children { collect(child, point, z: 0, into: &hits) }
        return hits.sorted { ($0.z, $0.order) > ($1.z, $1.order) }.map(\.node)
    }

    private static func collect(_ node: SKNode, _ point: CGPoint, z: CGFloat, into hits: inout [Hit]) {
        guard !node.isHidden, node.alpha > 0 else { return }
        let depth = z + node.zPosition
        let own = point.applying(node.toParent.inverted())
        let isHit = node.contentRect.isNull ? !node.children.isEmpty && node.accumulatedContent.contains(point) : node.contentRect.contains(own)
        if isHit { hits.append(Hit(node: node, z: depth, order: hits.count)) }
        for child in node.children { collect(child, own, z: depth, into: &hits) }
    }
}
