/// A path, filled and stroked.
@preconcurrency @MainActor open class SKShapeNode: SKNode {
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    /// Kept: the shape is drawn as without them.
    open var fillShader: SKShader?
    open var strokeShader: SKShader?

    public convenience init(path: CGPath) { self.init(path: path, centered: false) }
    /// - Parameter centered: whether the path's middle is moved to the node's position.
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        let box = path.boundingBoxOfPath
        var move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.path = centered && !box.isNull ? path.copy(using: &move) : path
    }
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
    public convenience init(rectOf size: CGSize) { self.init(rect: Self.middle(size)) }
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        self.init(path: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) { self.init(rect: Self.middle(size), cornerRadius: cornerRadius) }
    public convenience init(circleOfRadius radius: CGFloat) { self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2)) }
    public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: Self.middle(size)) }
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }
    /// Straight lines through the points.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        if numPoints > 0 { path.addLines(between: Array(UnsafeBufferPointer(start: points, count: numPoints))) }
        self.init(path: path)
    }
    /// A curve through the points.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init(path: Spline.path(through: Array(UnsafeBufferPointer(start: points, count: numPoints))))
    }

    private static func middle(_ size: CGSize) -> CGRect { CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height) }

    open var path: CGPath?
    /// Default white.
    open var strokeColor: UIColor = .white
    /// Default clear.
    open var fillColor: UIColor = .clear
    /// Points. Default 1.
    open var lineWidth: CGFloat = 1
    /// By how much the line is wider and fades. Default 0.
    open var glowWidth: CGFloat = 0
    open var lineCap: CGLineCap = .butt
    open var lineJoin: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    open var isAntialiased = true
    open var blendMode: SKBlendMode = .alpha
    /// Stretched over the path's box and mixed with `fillColor`. Default nil.
    open var fillTexture: SKTexture?
    /// Points along the path.
    open var lineLength: CGFloat { path.map { PathTrack($0).length } ?? 0 }

    override var contentRect: CGRect {
        guard let path, !path.isEmpty else { return .null }
        let edge = strokeColor.cgColor.alpha > 0 ? lineWidth / 2 + glowWidth : 0
        return path.boundingBoxOfPath.insetBy(dx: -edge, dy: -edge)
    }
    override var blending: SKBlendMode { blendMode }
    override var drawnContent: [DrawnContent] {
        guard let path, !path.isEmpty else { return [] }
        let fill = fillColor.cgColor, stroke = strokeColor.cgColor
        let shape = DrawnShape(
            path: path, fill: fill.alpha > 0 ? fill : nil, stroke: stroke.alpha > 0 && lineWidth > 0 ? stroke : nil, lineWidth: lineWidth, glow: glowWidth,
            cap: lineCap, join: lineJoin, miterLimit: miterLimit, isSmooth: isAntialiased, texture: fillTexture?.cgImageIfAny)
        return [.shape(shape)]
    }

    override func take(_ original: SKNode) {
        super.take(original)
        guard let original = original as? SKShapeNode else { return }
        (path, strokeColor, fillColor, lineWidth, glowWidth) = (original.path, original.strokeColor, original.fillColor, original.lineWidth, original.glowWidth)
        (lineCap, lineJoin, miterLimit, isAntialiased) = (original.lineCap, original.lineJoin, original.miterLimit, original.isAntialiased)
        (blendMode, fillTexture) = (original.blendMode, original.fillTexture)
    }

    override func read(_ archive: NodeCoder) {
        super.read(archive)
        NodeReading.read(archive, into: self)
    }
}

/// A smooth curve through points: each piece leaves a point in the direction of its neighbours (Catmull and Rom's).
enum Spline {
    static func path(through points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        guard let first = points.first else { return path }
        path.move(to: first)
        for index in points.indices.dropLast() {
            let before = points[max(index - 1, 0)], from = points[index], to = points[index + 1], after = points[min(index + 2, points.count - 1)]
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
                control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
        }
        return path
    }
}
