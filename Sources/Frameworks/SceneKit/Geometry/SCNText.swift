/// Text as solid letters. Its baseline begins at the origin.
open class SCNText: SCNGeometry, @unchecked Sendable {
    open var extrusionDepth: CGFloat = 0 { didSet { reshape() } }
    /// A string or an attributed one, whose attributes have no effect.
    open var string: Any? { didSet { reshape() } }
    /// Default Helvetica in 36 points.
    open var font: UIFont! = UIFont(name: "Helvetica", size: 36) ?? .systemFont(ofSize: 36) { didSet { reshape() } }
    /// Kept: lines break where the text does. Default false.
    open var isWrapped = false
    /// Kept.
    open var containerFrame = CGRect.zero
    open var truncationMode = "none"
    /// Of the lines beside each other. Default natural.
    open var alignmentMode = "natural" { didSet { reshape() } }
    open var textSize: CGSize {
        let bounds = mesh.bounds
        return bounds.map { CGSize(width: CGFloat($0.high.x - $0.low.x), height: CGFloat($0.high.y - $0.low.y)) } ?? .zero
    }
    open var chamferRadius: CGFloat = 0
    open var chamferProfile: UIBezierPath?
    /// How far lines stray from curves. Default 0.6.
    open var flatness: CGFloat = 0.6 { didSet { reshape() } }

    public convenience init(string: Any?, extrusionDepth: CGFloat) {
        self.init()
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNText(string: string, extrusionDepth: extrusionDepth)
        (copy.font, copy.flatness, copy.alignmentMode) = (font, flatness, alignmentMode)
        return copy
    }

    override func makeMesh() -> Mesh {
        let text: String = (string as? String) ?? (string as? NSAttributedString)?.string ?? ""
        guard !text.isEmpty, let font else { return .empty }
        let path = CGMutablePath()
        let lines = text.prefix(2000).split(separator: "\n", omittingEmptySubsequences: false).map { font.textFont.outline(of: String($0)) }
        let widest: CGFloat = lines.map { $0.isEmpty ? 0 : $0.boundingBox.maxX }.max() ?? 0
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let room: CGFloat = widest - line.boundingBox.maxX
            let x: CGFloat = alignmentMode == "center" ? room / 2 : alignmentMode == "right" ? room : 0
            // Upwards, the first line above.
            let y: CGFloat = CGFloat(lines.count - 1 - index) * font.lineHeight
            path.addPath(line, transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: x, ty: y))
        }
        return Extrusion.mesh(of: path, depth: Float(extrusionDepth), flatness: max(flatness, 0.01), isEvenOdd: false)
    }
}
