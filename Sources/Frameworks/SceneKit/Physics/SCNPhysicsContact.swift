/// Two bodies that touch. There is none: bodies do not meet.
open class SCNPhysicsContact: NSObject, @unchecked Sendable {
    public let nodeA: SCNNode
    public let nodeB: SCNNode
    public let contactPoint: SCNVector3
    public let contactNormal: SCNVector3
    public let collisionImpulse: CGFloat
    public let penetrationDistance: CGFloat
    public let sweepTestFraction: CGFloat

    init(nodeA: SCNNode, nodeB: SCNNode, point: SCNVector3, normal: SCNVector3) {
        (self.nodeA, self.nodeB, contactPoint, contactNormal) = (nodeA, nodeB, point, normal)
        (collisionImpulse, penetrationDistance, sweepTestFraction) = (0, 0, 0)
        super.init()
    }
}
