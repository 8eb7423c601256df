/// Which edges of an extruded shape are cut.
public enum SCNChamferMode: Int, Sendable { case both = 0, front = 1, back = 2 }

/// A flat path with a depth, around z = 0. With three materials they are its front, its back and its sides.
open class SCNShape: SCNGeometry, @unchecked Sendable {
    /// Curves become lines by its flatness.
    open var path: UIBezierPath? { didSet { reshape() } }
    open var extrusionDepth: CGFloat = 0 { didSet { reshape() } }
    open var chamferMode: SCNChamferMode = .both
    /// Kept: edges are not cut. Default 0.
    open var chamferRadius: CGFloat = 0
    open var chamferProfile: UIBezierPath?

    public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        self.init()
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNShape(path: path, extrusionDepth: extrusionDepth)
        (copy.chamferMode, copy.chamferRadius, copy.chamferProfile) = (chamferMode, chamferRadius, chamferProfile)
        return copy
    }

    override func makeMesh() -> Mesh {
        guard let path else { return .empty }
        return Extrusion.mesh(of: path.cgPath, depth: Float(extrusionDepth), flatness: max(path.flatness, 1e-4), isEvenOdd: path.usesEvenOddFillRule)
    }
}
