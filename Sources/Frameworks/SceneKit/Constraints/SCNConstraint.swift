/// Places or turns a node in each frame, as it is shown: the node's own values stay.
open class SCNConstraint: NSObject, SCNAnimatable, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Default true.
    open var isEnabled = true
    /// How much of it is applied, 0 to 1, the default.
    open var influenceFactor: CGFloat = 1
    open var isIncremental = true

    public override init() { super.init() }
    /// Nothing is read of archives.
    public required init?(coder: NSCoder) { super.init() }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeCopy()
        (copy.isEnabled, copy.influenceFactor, copy.isIncremental) = (isEnabled, influenceFactor, isIncremental)
        return copy
    }
    func makeCopy() -> SCNConstraint { SCNConstraint() }

    /// The node's place in the scene after it.
    /// - Parameter eye: that of the camera.
    func constrained(_ node: SCNNode, world: simd_float4x4, eye: simd_float4x4) -> simd_float4x4 { world }
}
