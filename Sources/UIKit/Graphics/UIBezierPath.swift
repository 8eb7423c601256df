/// A path of lines and curves with the settings it is drawn with.
///
/// Coordinates are points of the space it is drawn in, y downwards; angles are radians from the x axis, and clockwise is
/// clockwise on the screen.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var path: CGMutablePath
    private var dashLengths: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// The width of strokes, in points. Default 1.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    /// The longest mitre as a multiple of the line width. Default 10.
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule decides what is inside; otherwise the winding number does. Default false.
    open var usesEvenOddFillRule = false

    public override init() {
        path = CGMutablePath()
        super.init()
    }

    // MARK: Shapes

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with rounded corners in the continuous shape that UIKit draws.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(cgPath: CGPath(roundedRect: rect, radius: cornerRadius, corners: .all, style: .continuous))
    }

    /// A rectangle with some corners rounded; both come from the width of `cornerRadii`, as in UIKit.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        var rounded: RectCorners = []
        if corners.contains(.topLeft) { rounded.insert(.topLeft) }
        if corners.contains(.topRight) { rounded.insert(.topRight) }
        if corners.contains(.bottomLeft) { rounded.insert(.bottomLeft) }
        if corners.contains(.bottomRight) { rounded.insert(.bottomRight) }
        self.init(cgPath: CGPath(roundedRect: rect, radius: cornerRadii.width, corners: rounded, style: .continuous))
    }

    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        path = cgPath.mutableCopy() ?? CGMutablePath()
    }

    public required init?(coder: NSCoder) {
        path = ArchivedPath.path(of: coder.decodeObject(of: NSData.self, forKey: ArchivedPath.stepsKey) as Data? ?? Data())
        super.init()
        guard coder.containsValue(forKey: "lineWidth") else { return }
        lineWidth = CGFloat(coder.decodeDouble(forKey: "lineWidth"))
        miterLimit = CGFloat(coder.decodeDouble(forKey: "miterLimit"))
        flatness = CGFloat(coder.decodeDouble(forKey: "flatness"))
        lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "lineCapStyle")) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: "lineJoinStyle")) ?? .miter
        usesEvenOddFillRule = coder.decodeBool(forKey: "usesEvenOddFillRule")
        dashPhase = CGFloat(coder.decodeDouble(forKey: "dashPhase"))
        dashLengths = ArchivedPath.numbers(of: coder.decodeObject(of: NSData.self, forKey: "dashLengths") as Data? ?? Data()).map { CGFloat($0) }
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(NSData(data: ArchivedPath.data(of: path)), forKey: ArchivedPath.stepsKey)
        coder.encode(Double(lineWidth), forKey: "lineWidth")
        coder.encode(Double(miterLimit), forKey: "miterLimit")
        coder.encode(Double(flatness), forKey: "flatness")
        coder.encode(lineCapStyle.rawValue, forKey: "lineCapStyle")
        coder.encode(lineJoinStyle.rawValue, forKey: "lineJoinStyle")
        coder.encode(usesEvenOddFillRule, forKey: "usesEvenOddFillRule")
        coder.encode(Double(dashPhase), forKey: "dashPhase")
        coder.encode(NSData(data: ArchivedPath.data(of: dashLengths.map { Double($0) })), forKey: "dashLengths")
    }

    /// A copy of the path's outline.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: Construction

    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // CGPath's directions are those of a space whose y axis points up.
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    open func close() {
        path.closeSubpath()
    }

    open func removeAllPoints() {
        path = CGMutablePath()
    }

    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// The same outline drawn from its end to its start.
    open func reversing() -> UIBezierPath {
        let copy: UIBezierPath = settingsCopy()
        copy.path = PathReversal.reversed(path)
        return copy
    }

    open func apply(_ transform: CGAffineTransform) {
        var transform: CGAffineTransform = transform
        path = path.mutableCopy(using: &transform) ?? path
    }

    // MARK: Questions

    open var isEmpty: Bool { path.isEmpty }
    /// The box around the outline itself, without control points and line width.
    open var bounds: CGRect { path.boundingBoxOfPath }
    open var currentPoint: CGPoint { path.currentPoint }

    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding, transform: .identity)
    }

    // MARK: Drawing

    /// Sets the lengths of dashes and gaps in points; nil or a count of 0 draws whole lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashLengths.enumerated() { pattern?[index] = length }
        count?.pointee = dashLengths.count
        phase?.pointee = dashPhase
    }

    /// Fills with the current fill colour.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha, fill)
    }

    /// Strokes with the current stroke colour and this path's line settings.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setFlatness(flatness)
        context.setLineDash(phase: dashPhase, lengths: dashLengths)
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha, stroke)
    }

    /// Limits drawing in the current context to the inside of the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }

    // MARK: Copying

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy: UIBezierPath = settingsCopy()
        copy.path = path.mutableCopy() ?? CGMutablePath()
        return copy
    }

    private func settingsCopy() -> UIBezierPath {
        let copy = UIBezierPath()
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashLengths = dashLengths
        copy.dashPhase = dashPhase
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return other === self || other.path == path
    }

    open override var hash: Int { path.hashValue }
}
