@_exported import Quincesimd
@_exported import UIKit

/// A place in a scene, with what is there and the places that move with it.
open class SCNNode: NSObject, NSCopying, @unchecked Sendable {
    open var name: String?
    open var geometry: SCNGeometry?
    open var light: SCNLight?
    open var camera: SCNCamera?
    /// Default false.
    open var isHidden = false
    /// From 0, which cannot be seen, to 1, the default.
    open var opacity: CGFloat = 1
    open var renderingOrder = 0
    open var castsShadow = true
    open var categoryBitMask = 1

    open private(set) weak var parent: SCNNode?
    open private(set) var childNodes: [SCNNode] = []

    public override init() { super.init() }
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Where it is

    /// In its parent's coordinates. Default identity.
    open var simdTransform: simd_float4x4 = matrix_identity_float4x4
    open var transform: SCNMatrix4 {
        get { SCNMatrix4(simdTransform) }
        set { simdTransform = simd_float4x4(newValue) }
    }
    open var simdPosition: simd_float3 {
        get { SIMD3(simdTransform.columns.3.x, simdTransform.columns.3.y, simdTransform.columns.3.z) }
        set { simdTransform.columns.3 = SIMD4(newValue, 1) }
    }
    open var position: SCNVector3 {
        get { SCNVector3(simdPosition) }
        set { simdPosition = SIMD3(newValue) }
    }
    open var simdScale: simd_float3 {
        get { SIMD3(Self.length(simdTransform.columns.0), Self.length(simdTransform.columns.1), Self.length(simdTransform.columns.2)) }
        set { compose(simdOrientation, newValue) }
    }
    open var scale: SCNVector3 {
        get { SCNVector3(simdScale) }
        set { simdScale = SIMD3(newValue) }
    }
    open var simdOrientation: simd_quatf {
        get {
            let scale = simdScale, columns = simdTransform.columns
            return simd_quatf(
                simd_float3x3(
                    SIMD3(columns.0.x, columns.0.y, columns.0.z) / scale.x, SIMD3(columns.1.x, columns.1.y, columns.1.z) / scale.y,
                    SIMD3(columns.2.x, columns.2.y, columns.2.z) / scale.z))
        }
        set { compose(newValue, simdScale) }
    }
    open var orientation: SCNQuaternion {
        get { SCNQuaternion(simdOrientation.vector) }
        set { simdOrientation = simd_quatf(ix: newValue.x, iy: newValue.y, iz: newValue.z, r: newValue.w) }
    }
    /// Radians about x, then y, then z, of axes that turn along: roll is applied first.
    open var simdEulerAngles: simd_float3 {
        get {
            let matrix = simd_float4x4(simdOrientation)
            let pitch = Foundation.asin(max(-1, min(1, -matrix.columns.0.z)))
            let isGimbal: Bool = abs(matrix.columns.0.z) > 0.999_999
            let roll: Float = isGimbal ? 0 : Foundation.atan2(matrix.columns.0.y, matrix.columns.0.x)
            let turn: Float =
                isGimbal ? Foundation.atan2(-matrix.columns.2.y, matrix.columns.1.y) : Foundation.atan2(matrix.columns.1.z, matrix.columns.2.z)
            return SIMD3(turn, pitch, roll)
        }
        set {
            let x = simd_quatf(angle: newValue.x, axis: SIMD3(1, 0, 0)), y = simd_quatf(angle: newValue.y, axis: SIMD3(0, 1, 0))
            simdOrientation = simd_quatf(angle: newValue.z, axis: SIMD3(0, 0, 1)) * y * x
        }
    }
    open var eulerAngles: SCNVector3 {
        get { SCNVector3(simdEulerAngles) }
        set { simdEulerAngles = SIMD3(newValue) }
    }
    open var simdWorldTransform: simd_float4x4 {
        get { parent.map { $0.simdWorldTransform * simdTransform } ?? simdTransform }
        set { simdTransform = parent.map { $0.simdWorldTransform.inverse * newValue } ?? newValue }
    }
    open var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
    open func setWorldTransform(_ worldTransform: SCNMatrix4) { simdWorldTransform = simd_float4x4(worldTransform) }
    open var simdWorldPosition: simd_float3 {
        get { SIMD3(simdWorldTransform.columns.3.x, simdWorldTransform.columns.3.y, simdWorldTransform.columns.3.z) }
        set {
            var moved = simdWorldTransform
            moved.columns.3 = SIMD4(newValue, 1)
            simdWorldTransform = moved
        }
    }
    open var worldPosition: SCNVector3 {
        get { SCNVector3(simdWorldPosition) }
        set { simdWorldPosition = SIMD3(newValue) }
    }

    private static func length(_ column: SIMD4<Float>) -> Float { (column.x * column.x + column.y * column.y + column.z * column.z).squareRoot() }
    private func compose(_ orientation: simd_quatf, _ scale: simd_float3) {
        let place = simdTransform.columns.3
        var turned = simd_float4x4(orientation)
        turned.columns.0 *= scale.x
        turned.columns.1 *= scale.y
        turned.columns.2 *= scale.z
        turned.columns.3 = place
        simdTransform = turned
    }

    // MARK: The tree

    open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
    open func insertChildNode(_ child: SCNNode, at index: Int) {
        child.removeFromParentNode()
        childNodes.insert(child, at: min(index, childNodes.count))
        child.parent = self
    }
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
        oldChild.removeFromParentNode()
        insertChildNode(newChild, at: index)
    }
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }
    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var found: [SCNNode] = []
        enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
        return found
    }
    /// Of all nodes below it.
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        visit(&stop, block)
    }
    /// Of it and all nodes below it.
    open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        block(self, &stop)
        if !stop.boolValue { visit(&stop, block) }
    }
    private func visit(_ stop: inout ObjCBool, _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        for child in childNodes {
            block(child, &stop)
            if stop.boolValue { return }
            child.visit(&stop, block)
            if stop.boolValue { return }
        }
    }
    /// A copy with copies of all nodes below it; geometry is shared.
    open func clone() -> Self {
        guard let copy = copy() as? Self else { preconditionFailure("a node's copy is a node of its class") }
        for child in childNodes { copy.addChildNode(child.clone()) }
        return copy
    }
    /// Without the nodes below it.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNNode(geometry: geometry)
        (copy.name, copy.light, copy.camera, copy.isHidden, copy.opacity) = (name, light, camera, isHidden, opacity)
        (copy.simdTransform, copy.renderingOrder, copy.categoryBitMask) = (simdTransform, renderingOrder, categoryBitMask)
        return copy
    }
}
