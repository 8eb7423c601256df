/// Greys in the first row, then a hue a column from dark to light.
enum ColorGrid {
    static let columns = 12
    static let rows = 10

    static func color(column: Int, row: Int) -> UIColor {
        if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
        let hue = (CGFloat(column) / CGFloat(columns) + 0.54).truncatingRemainder(dividingBy: 1), step = CGFloat(row) / CGFloat(rows - 1)
        return step <= 0.5
            ? UIColor(hue: hue, saturation: 1, brightness: 0.25 + step * 1.5, alpha: 1)
            : UIColor(hue: hue, saturation: 1 - (step - 0.5) * 1.7, brightness: 1, alpha: 1)
    }
}

/// A field of colours in which a finger picks one, also while it moves.
class ColorField: UIControl {
    var onPick: (_ color: UIColor, _ continuously: Bool) -> Void = { _, _ in }
    var selected = ColorValues() { didSet { if selected != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        // A field that was hidden was drawn in the room that was there for it then.
        contentMode = .redraw
        layer.cornerRadius = 10
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func color(at point: CGPoint) -> UIColor { .black }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(touch, continuously: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(touch, continuously: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { pick(touch, continuously: false) }
    }

    private func pick(_ touch: UITouch, continuously: Bool) {
        guard bounds.width > 1, bounds.height > 1 else { return }
        let point: CGPoint = touch.location(in: self)
        onPick(color(at: CGPoint(x: min(max(point.x, 0), bounds.width - 1), y: min(max(point.y, 0), bounds.height - 1))), continuously)
    }
}

final class ColorGridView: ColorField {
    private var cell: CGSize { CGSize(width: bounds.width / CGFloat(ColorGrid.columns), height: bounds.height / CGFloat(ColorGrid.rows)) }

    override func color(at point: CGPoint) -> UIColor {
        ColorGrid.color(column: min(Int(point.x / cell.width), ColorGrid.columns - 1), row: min(Int(point.y / cell.height), ColorGrid.rows - 1))
    }

    override func draw(_ rect: CGRect) {
        var marked: CGRect?
        for row in 0..<ColorGrid.rows {
            for column in 0..<ColorGrid.columns {
                let color = ColorGrid.color(column: column, row: row)
                let place = CGRect(x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width, height: cell.height)
                color.setFill()
                UIRectFill(place.integral)
                if marked == nil, ColorValues(color).hex == selected.hex { marked = place }
            }
        }
        guard let marked else { return }
        UIColor.white.setStroke()
        let ring = UIBezierPath(roundedRect: marked.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 3)
        ring.lineWidth = 3
        ring.stroke()
    }
}
