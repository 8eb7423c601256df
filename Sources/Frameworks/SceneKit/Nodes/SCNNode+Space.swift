// Places and directions of nodes in each other's coordinates and in those of the scene.
extension SCNNode {
    public var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
    public func setWorldTransform(_ worldTransform: SCNMatrix4) { simdWorldTransform = simd_float4x4(worldTransform) }
    public var simdWorldPosition: simd_float3 {
        get { simdWorldTransform.point(simdPivot.columns.3.xyz) }
        set {
            let inParent: SIMD3<Float> = parent.map { $0.simdWorldTransform.undone.point(newValue) } ?? newValue
            simdPosition = inParent
        }
    }
    public var worldPosition: SCNVector3 {
        get { SCNVector3(simdWorldPosition) }
        set { simdWorldPosition = SIMD3(newValue) }
    }
    public var simdWorldOrientation: simd_quatf {
        get {
            var placement = NodePlacement()
            placement.set(matrix: simdWorldTransform)
            return placement.orientation
        }
        set { simdOrientation = parent.map { $0.simdWorldOrientation.inverse * newValue } ?? newValue }
    }
    public var worldOrientation: SCNQuaternion {
        get { SCNQuaternion(simdWorldOrientation.vector) }
        set { simdWorldOrientation = simd_quatf(ix: newValue.x, iy: newValue.y, iz: newValue.z, r: newValue.w) }
    }

    // MARK: Converting

    // Without a node, the coordinates are the scene's.
    public func simdConvertTransform(_ transform: simd_float4x4, to node: SCNNode?) -> simd_float4x4 {
        let inScene: simd_float4x4 = simdWorldTransform * transform
        return node.map { $0.simdWorldTransform.undone * inScene } ?? inScene
    }
    public func simdConvertTransform(_ transform: simd_float4x4, from node: SCNNode?) -> simd_float4x4 {
        simdWorldTransform.undone * (node.map { $0.simdWorldTransform * transform } ?? transform)
    }
    public func simdConvertPosition(_ position: simd_float3, to node: SCNNode?) -> simd_float3 {
        simdConvertTransform(matrix_identity_float4x4, to: node).point(position)
    }
    public func simdConvertPosition(_ position: simd_float3, from node: SCNNode?) -> simd_float3 {
        simdConvertTransform(matrix_identity_float4x4, from: node).point(position)
    }
    public func simdConvertVector(_ vector: simd_float3, to node: SCNNode?) -> simd_float3 {
        simdConvertTransform(matrix_identity_float4x4, to: node).direction(vector)
    }
    public func simdConvertVector(_ vector: simd_float3, from node: SCNNode?) -> simd_float3 {
        simdConvertTransform(matrix_identity_float4x4, from: node).direction(vector)
    }
    public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 { SCNVector3(simdConvertPosition(SIMD3(position), to: node)) }
    public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 { SCNVector3(simdConvertPosition(SIMD3(position), from: node)) }
    public func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 { SCNVector3(simdConvertVector(SIMD3(vector), to: node)) }
    public func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 { SCNVector3(simdConvertVector(SIMD3(vector), from: node)) }
    public func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(simdConvertTransform(simd_float4x4(transform), to: node))
    }
    public func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4 {
        SCNMatrix4(simdConvertTransform(simd_float4x4(transform), from: node))
    }

    // MARK: Directions

    public class var simdLocalUp: simd_float3 { SIMD3<Float>(0, 1, 0) }
    public class var simdLocalRight: simd_float3 { SIMD3<Float>(1, 0, 0) }
    /// Away from the eye: along negative z.
    public class var simdLocalFront: simd_float3 { SIMD3<Float>(0, 0, -1) }
    public class var localUp: SCNVector3 { SCNVector3(simdLocalUp) }
    public class var localRight: SCNVector3 { SCNVector3(simdLocalRight) }
    public class var localFront: SCNVector3 { SCNVector3(simdLocalFront) }
    public var simdWorldUp: simd_float3 { simdWorldTransform.direction(SCNNode.simdLocalUp).unit(or: SCNNode.simdLocalUp) }
    public var simdWorldRight: simd_float3 { simdWorldTransform.direction(SCNNode.simdLocalRight).unit(or: SCNNode.simdLocalRight) }
    public var simdWorldFront: simd_float3 { simdWorldTransform.direction(SCNNode.simdLocalFront).unit(or: SCNNode.simdLocalFront) }
    public var worldUp: SCNVector3 { SCNVector3(simdWorldUp) }
    public var worldRight: SCNVector3 { SCNVector3(simdWorldRight) }
    public var worldFront: SCNVector3 { SCNVector3(simdWorldFront) }

    // MARK: Turning and moving

    /// Turns its front, which is along negative z, to a point of the scene.
    public func look(at worldTarget: SCNVector3) { simdLook(at: SIMD3(worldTarget)) }
    public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
        simdLook(at: SIMD3(worldTarget), up: SIMD3(worldUp), localFront: SIMD3(localFront))
    }
    public func simdLook(at worldTarget: simd_float3) {
        simdLook(at: worldTarget, up: parent?.simdWorldUp ?? SCNNode.simdLocalUp, localFront: SCNNode.simdLocalFront)
    }
    public func simdLook(at worldTarget: simd_float3, up worldUp: simd_float3, localFront: simd_float3) {
        guard let turn = Aim.turn(from: simdWorldPosition, to: worldTarget, up: worldUp, front: localFront) else { return }
        simdWorldOrientation = turn
    }

    public func simdLocalTranslate(by translation: simd_float3) { simdPosition += placement.matrix.direction(translation) }
    public func localTranslate(by translation: SCNVector3) { simdLocalTranslate(by: SIMD3(translation)) }
    public func simdLocalRotate(by rotation: simd_quatf) { simdOrientation = simdOrientation * rotation }
    public func localRotate(by rotation: SCNQuaternion) { simdLocalRotate(by: simd_quatf(vector: SIMD4(rotation))) }
    /// Turns it around a point of the scene.
    public func simdRotate(by worldRotation: simd_quatf, aroundTarget worldTarget: simd_float3) {
        let turn = simd_float4x4(worldRotation.normalized)
        simdWorldTransform =
            simd_float4x4(translation: worldTarget) * turn * simd_float4x4(translation: -worldTarget) * simdWorldTransform
    }
    public func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3) {
        simdRotate(by: simd_quatf(vector: SIMD4(worldRotation)), aroundTarget: SIMD3(worldTarget))
    }

    // MARK: What a line meets

    /// - Parameters:
    ///   - pointA: in its own coordinates.
    ///   - options: keys of ``SCNHitTestOption``.
    public func hitTestWithSegment(from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil) -> [SCNHitTestResult] {
        let world: simd_float4x4 = simdWorldTransform
        var settings = HitSettings()
        for (key, value) in options ?? [:] { settings.read(SCNHitTestOption(rawValue: key), value) }
        return HitSearch(settings: settings).results(below: self, from: world.point(SIMD3(pointA)), to: world.point(SIMD3(pointB)))
    }
}

/// Turns of things that look at others.
enum Aim {
    /// The turn by which `front` shows from one point to another and up is as near to `up` as can be; nil for the same point.
    static func turn(from: SIMD3<Float>, to: SIMD3<Float>, up: SIMD3<Float>, front: SIMD3<Float>) -> simd_quatf? {
        let way: SIMD3<Float> = to - from
        guard way.length > 1e-7 else { return nil }
        let forward: SIMD3<Float> = way.unit(or: SIMD3<Float>(0, 0, -1))
        return simd_quatf(basis(forward: forward, up: up) * basis(forward: front.unit(or: SIMD3<Float>(0, 0, -1)), up: SIMD3<Float>(0, 1, 0)).transpose)
    }

    private static func basis(forward: SIMD3<Float>, up: SIMD3<Float>) -> simd_float3x3 {
        var right: SIMD3<Float> = forward.cross(up)
        if right.length < 1e-5 { right = forward.cross(abs(forward.z) < 0.9 ? SIMD3<Float>(0, 0, 1) : SIMD3<Float>(1, 0, 0)) }
        right = right.unit(or: SIMD3<Float>(1, 0, 0))
        return simd_float3x3(right, right.cross(forward), -forward)
    }
}
