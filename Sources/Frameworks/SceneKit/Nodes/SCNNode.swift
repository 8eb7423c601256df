@_exported import Quincesimd
@_exported import UIKit

/// A place in a scene, with what is there and the places that move with it.
open class SCNNode: NSObject, NSCopying, NSSecureCoding, SCNAnimatable, SCNActionable, SCNBoundingVolume, @unchecked Sendable {
    open var name: String?
    open var geometry: SCNGeometry?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var physicsBody: SCNPhysicsBody? {
        didSet {
            if oldValue?.node === self { oldValue?.node = nil }
            physicsBody?.node = self
        }
    }
    open var constraints: [SCNConstraint]?
    /// Default false.
    open var isHidden = false
    /// From 0, which cannot be seen, to 1, the default.
    open var opacity: CGFloat = 1 { didSet { motion.noteOpacity(of: self, before: oldValue) } }
    /// Nodes with a greater one are drawn later. Default 0.
    open var renderingOrder = 0
    open var castsShadow = true
    /// Default 1.
    open var categoryBitMask = 1
    open var movabilityHint: SCNMovabilityHint = .fixed
    open var focusBehavior: SCNNodeFocusBehavior = .none
    /// Whether its actions and those below it stand still. Default false.
    open var isPaused = false
    open private(set) var particleSystems: [SCNParticleSystem]?
    open private(set) var audioPlayers: [SCNAudioPlayer] = []

    open private(set) weak var parent: SCNNode?
    open private(set) var childNodes: [SCNNode] = []

    /// Its actions and animations.
    let motion = NodeMotion()
    /// A box that was set in place of the geometry's.
    var ownBounds: Bounds3?

    public override init() { super.init() }
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    public required init?(coder: NSCoder) { super.init() }
    open class var supportsSecureCoding: Bool { true }
    // The contents of nodes are not archived.
    open func encode(with coder: NSCoder) {}

    // MARK: Where it is

    var placement = NodePlacement()
    /// As it is shown while it moves to where it is.
    var shownPlacement: NodePlacement { motion.placement ?? placement }
    var shownOpacity: CGFloat { motion.opacity ?? opacity }

    private func place(_ change: (inout NodePlacement) -> Void) {
        let before = placement
        change(&placement)
        motion.notePlacement(of: self, before: before)
    }

    /// In its parent's coordinates. Default identity.
    open var simdTransform: simd_float4x4 {
        get { placement.matrix }
        set { place { $0.set(matrix: newValue) } }
    }
    open var transform: SCNMatrix4 {
        get { SCNMatrix4(simdTransform) }
        set { simdTransform = simd_float4x4(newValue) }
    }
    open var simdPosition: simd_float3 {
        get { placement.position }
        set { place { $0.position = newValue } }
    }
    open var position: SCNVector3 {
        get { SCNVector3(simdPosition) }
        set { simdPosition = SIMD3(newValue) }
    }
    open var simdScale: simd_float3 {
        get { placement.scale }
        set { place { $0.set(scale: newValue) } }
    }
    open var scale: SCNVector3 {
        get { SCNVector3(simdScale) }
        set { simdScale = SIMD3(newValue) }
    }
    open var simdOrientation: simd_quatf {
        get { placement.orientation }
        set { place { $0.set(orientation: newValue) } }
    }
    open var orientation: SCNQuaternion {
        get { SCNQuaternion(simdOrientation.vector) }
        set { simdOrientation = simd_quatf(ix: newValue.x, iy: newValue.y, iz: newValue.z, r: newValue.w) }
    }
    /// An axis, and radians around it.
    open var simdRotation: simd_float4 {
        get { placement.axisAngle }
        set { place { $0.axisAngle = newValue } }
    }
    open var rotation: SCNVector4 {
        get { SCNVector4(simdRotation) }
        set { simdRotation = SIMD4(newValue) }
    }
    /// Radians about x, then y, then z, of axes that turn along: roll is applied first.
    open var simdEulerAngles: simd_float3 {
        get { placement.angles }
        set { place { $0.angles = newValue } }
    }
    open var eulerAngles: SCNVector3 {
        get { SCNVector3(simdEulerAngles) }
        set { simdEulerAngles = SIMD3(newValue) }
    }
    /// The place in its own coordinates that its position and turns are about. Default identity.
    open var simdPivot: simd_float4x4 = matrix_identity_float4x4
    open var pivot: SCNMatrix4 {
        get { SCNMatrix4(simdPivot) }
        set { simdPivot = simd_float4x4(newValue) }
    }

    /// From its own coordinates to its parent's.
    private func local(_ placement: NodePlacement) -> simd_float4x4 { simdPivot.isIdentity ? placement.matrix : placement.matrix * simdPivot.undone }

    open var simdWorldTransform: simd_float4x4 {
        get {
            var result: simd_float4x4 = local(placement)
            var above: SCNNode? = parent
            while let node = above {
                result = node.local(node.placement) * result
                above = node.parent
            }
            return result
        }
        set {
            let inParent: simd_float4x4 = parent.map { $0.simdWorldTransform.undone * newValue } ?? newValue
            simdTransform = simdPivot.isIdentity ? inParent : inParent * simdPivot
        }
    }
    /// As it is shown, in the coordinates of the scene.
    func shownTransform(in parent: simd_float4x4) -> simd_float4x4 { parent * local(shownPlacement) }

    var shownWorldTransform: simd_float4x4 {
        var result: simd_float4x4 = local(shownPlacement)
        var above: SCNNode? = parent
        while let node = above {
            result = node.local(node.shownPlacement) * result
            above = node.parent
        }
        return result
    }

    /// Its values as they are shown: where it is on its way while it moves, else the node itself.
    open var presentation: SCNNode {
        guard motion.placement != nil || motion.opacity != nil else { return self }
        let copy = SCNNode(geometry: geometry)
        (copy.name, copy.light, copy.camera, copy.isHidden, copy.opacity) = (name, light, camera, isHidden, shownOpacity)
        (copy.placement, copy.simdPivot, copy.parent) = (shownPlacement, simdPivot, parent)
        return copy
    }

    // MARK: The tree

    open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
    open func insertChildNode(_ child: SCNNode, at index: Int) {
        guard child !== self, !isBelow(child) else { return }
        child.removeFromParentNode()
        childNodes.insert(child, at: max(0, min(index, childNodes.count)))
        child.parent = self
    }
    private func isBelow(_ node: SCNNode) -> Bool {
        var above: SCNNode? = parent
        while let next = above {
            if next === node { return true }
            above = next.parent
        }
        return false
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

    // MARK: Copies

    /// A copy with copies of all nodes below it; geometry is shared.
    open func clone() -> Self {
        guard let copy = copy() as? Self else { preconditionFailure("a node's copy is a node of its class") }
        for child in childNodes { copy.addChildNode(child.clone()) }
        return copy
    }
    /// Without the nodes below it.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self) == SCNNode.self ? SCNNode() : (SCNNode.made(like: self) ?? SCNNode())
        (copy.name, copy.geometry, copy.light, copy.camera, copy.isHidden, copy.opacity) = (name, geometry, light, camera, isHidden, opacity)
        (copy.placement, copy.simdPivot, copy.renderingOrder, copy.categoryBitMask) = (placement, simdPivot, renderingOrder, categoryBitMask)
        (copy.castsShadow, copy.constraints, copy.movabilityHint, copy.ownBounds) = (castsShadow, constraints, movabilityHint, ownBounds)
        (copy.physicsBody, copy.particleSystems) = (physicsBody?.copy() as? SCNPhysicsBody, particleSystems)
        return copy
    }
    /// A node without a parent whose geometry is all that is below this one and of this one itself.
    open func flattenedClone() -> Self {
        guard let copy = copy() as? Self else { preconditionFailure("a node's copy is a node of its class") }
        copy.geometry = FlattenedGeometry.geometry(of: self)
        return copy
    }

    // MARK: What is kept with it

    open func addParticleSystem(_ system: SCNParticleSystem) { particleSystems = (particleSystems ?? []) + [system] }
    open func removeParticleSystem(_ system: SCNParticleSystem) { particleSystems?.removeAll { $0 === system } }
    open func removeAllParticleSystems() { particleSystems = nil }
    open func addAudioPlayer(_ player: SCNAudioPlayer) { audioPlayers.append(player) }
    open func removeAudioPlayer(_ player: SCNAudioPlayer) { audioPlayers.removeAll { $0 === player } }
    open func removeAllAudioPlayers() { audioPlayers = [] }
}

extension SCNNode {
    /// A subclass whose initialiser without arguments is its own is made by it; `init(coder:)` is what every one has.
    fileprivate static func made(like node: SCNNode) -> SCNNode? { type(of: node).init(coder: NSCoder()) }
}

public enum SCNMovabilityHint: Int, Sendable { case fixed = 0, movable = 1 }
public enum SCNNodeFocusBehavior: Int, Sendable { case none = 0, occluding = 1, focusable = 2 }
