/// All hues beside each other, from white at the top to black at the bottom.
final class ColorSpectrumView: ColorField {
    private static let ringSize: CGFloat = 32
    /// The place of the last touch: many places show white or black.
    private var lastPick: (point: CGPoint, hex: String)?

    override func color(at point: CGPoint) -> UIColor {
        let color: UIColor = Self.color(x: point.x / bounds.width, y: point.y / bounds.height)
        lastPick = (point, ColorValues(color).hex)
        return color
    }

    /// The colour at shares of width and height.
    static func color(x: CGFloat, y: CGFloat) -> UIColor {
        let (hue, level): (CGFloat, CGFloat) = (min(max(x, 0), 1), min(max(y, 0), 1))
        return level <= 0.5
            ? UIColor(hue: hue, saturation: level * 2, brightness: 1, alpha: 1) : UIColor(hue: hue, saturation: 1, brightness: 2 - level * 2, alpha: 1)
    }

    /// The place of a colour, as shares of width and height. A grey that is none of the field's stands at the left.
    static func place(of values: ColorValues) -> CGPoint {
        var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0
        values.color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        return CGPoint(x: hue, y: brightness < 1 ? 1 - brightness / 2 : saturation / 2)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0 else { return }
        let hues: [CGColor] = (0...12).map { UIColor(hue: CGFloat($0) / 12, saturation: 1, brightness: 1, alpha: 1).cgColor }
        let levels: [CGColor] = [
            UIColor.white.cgColor, UIColor(white: 1, alpha: 0).cgColor, UIColor(white: 0, alpha: 0).cgColor, UIColor.black.cgColor,
        ]
        let space = CGColorSpaceCreateDeviceRGB()
        if let across = CGGradient(colorsSpace: space, colors: hues as CFArray, locations: nil) {
            context.drawLinearGradient(across, start: .zero, end: CGPoint(x: bounds.width, y: 0), options: [])
        }
        if let down = CGGradient(colorsSpace: space, colors: levels as CFArray, locations: [0, 0.5, 0.5, 1]) {
            context.drawLinearGradient(down, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
        }
        drawRing(in: context)
    }

    private func drawRing(in context: CGContext) {
        let share: CGPoint = Self.place(of: selected)
        var center = CGPoint(x: share.x * bounds.width, y: share.y * bounds.height)
        if let lastPick, lastPick.hex == selected.hex { center = lastPick.point }
        let half: CGFloat = Self.ringSize / 2
        center = CGPoint(x: min(max(center.x, half), bounds.width - half), y: min(max(center.y, half), bounds.height - half))
        let ring = UIBezierPath(ovalIn: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half).insetBy(dx: 2, dy: 2))
        context.saveGState()
        context.setShadow(offset: .zero, blur: 3, color: UIColor(white: 0, alpha: 0.4).cgColor)
        selected.opaque.color.setFill()
        ring.fill()
        context.restoreGState()
        UIColor.white.setStroke()
        ring.lineWidth = 3
        ring.stroke()
    }
}
