/// Lies over a window until a finger has chosen the colour of one of its points. A magnifying glass goes with the finger.
final class EyedropperView: UIView {
    private let pixels: UIImage
    private let onPick: (UIColor?) -> Void
    private let glass: EyedropperGlass

    /// Covers `window`, of which it keeps a picture. `onPick` gets the colour, or nil where the touch was taken away.
    init(over window: UIWindow, onPick: @escaping (UIColor?) -> Void) {
        pixels = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in window.drawHierarchy(in: window.bounds, afterScreenUpdates: true) }
        self.onPick = onPick
        glass = EyedropperGlass(pixels)
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        addSubview(glass)
        glass.look(at: CGPoint(x: bounds.midX, y: bounds.midY))
        window.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    /// The colour of the window's picture at a point.
    func color(at point: CGPoint) -> UIColor? { pixels.color(at: point) }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        removeFromSuperview()
        onPick(touches.first.flatMap { color(at: $0.location(in: self)) })
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        removeFromSuperview()
        onPick(nil)
    }

    private func follow(_ touches: Set<UITouch>) {
        if let touch = touches.first { glass.look(at: touch.location(in: self)) }
    }
}

/// A magnifying glass over what is under the finger, with a ring of the colour in its middle.
private final class EyedropperGlass: UIView {
    private static let side: CGFloat = 120
    private static let zoom: CGFloat = 8
    private static let ringWidth: CGFloat = 12
    private let pixels: UIImage
    private var point = CGPoint.zero

    init(_ pixels: UIImage) {
        self.pixels = pixels
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        backgroundColor = .clear
        isUserInteractionEnabled = false
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) { nil }

    func look(at point: CGPoint) {
        self.point = point
        center = point
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let disc = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
        context.saveGState()
        disc.addClip()
        UIColor.black.setFill()
        UIRectFill(bounds)
        context.interpolationQuality = .none
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.scaleBy(x: Self.zoom, y: Self.zoom)
        context.translateBy(x: -point.x, y: -point.y)
        pixels.draw(at: .zero)
        context.restoreGState()
        let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: Self.ringWidth / 2 + 1, dy: Self.ringWidth / 2 + 1))
        (pixels.color(at: point) ?? .black).setStroke()
        ring.lineWidth = Self.ringWidth
        ring.stroke()
        UIColor.white.setStroke()
        for edge in [1.5, Self.ringWidth + 1] {
            let line = UIBezierPath(ovalIn: bounds.insetBy(dx: edge, dy: edge))
            line.lineWidth = 1
            line.stroke()
        }
        let middle = UIBezierPath(rect: CGRect(x: bounds.midX - 4, y: bounds.midY - 4, width: 8, height: 8))
        middle.lineWidth = 1
        middle.stroke()
    }
}

extension UIImage {
    /// The colour of a point; nil outside.
    fileprivate func color(at point: CGPoint) -> UIColor? {
        guard let bitmap = cgImage?.bitmap else { return nil }
        let (column, row): (Int, Int) = (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
        guard column >= 0, row >= 0, column < bitmap.width, row < bitmap.height else { return nil }
        func part(_ index: Int) -> CGFloat {
            CGFloat(bitmap.pixels.load(fromByteOffset: row * bitmap.bytesPerRow + column * 4 + index, as: UInt8.self)) / 255
        }
        return UIColor(red: part(2), green: part(1), blue: part(0), alpha: 1)
    }
}
