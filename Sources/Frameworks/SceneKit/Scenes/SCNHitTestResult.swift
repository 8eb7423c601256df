/// A place on a surface that a line meets.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
    public let node: SCNNode
    /// The part of the geometry.
    public let geometryIndex: Int
    /// The triangle of that part.
    public let faceIndex: Int
    public let localCoordinates: SCNVector3
    public let worldCoordinates: SCNVector3
    public let localNormal: SCNVector3
    public let worldNormal: SCNVector3
    public let modelTransform: SCNMatrix4
    private let place: CGPoint

    init(node: SCNNode, transform: simd_float4x4, hit: MeshHit) {
        self.node = node
        (geometryIndex, faceIndex) = (hit.part, hit.face)
        localCoordinates = SCNVector3(hit.point)
        worldCoordinates = SCNVector3(transform.point(hit.point))
        localNormal = SCNVector3(hit.normal)
        worldNormal = SCNVector3(transform.undone.transpose.direction(hit.normal).unit(or: hit.normal))
        modelTransform = SCNMatrix4(transform)
        place = CGPoint(x: CGFloat(hit.place.x), y: CGFloat(hit.place.y))
        super.init()
    }

    public var simdLocalCoordinates: simd_float3 { SIMD3(localCoordinates) }
    public var simdWorldCoordinates: simd_float3 { SIMD3(worldCoordinates) }
    public var simdLocalNormal: simd_float3 { SIMD3(localNormal) }
    public var simdWorldNormal: simd_float3 { SIMD3(worldNormal) }
    public var simdModelTransform: simd_float4x4 { simd_float4x4(modelTransform) }

    /// On the picture of the surface, 0 to 1.
    open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint { place }
}
