/// A track from one colour to another, with a ring that a finger moves, and a field with the value as a number.
final class ColorSlider: UIView, UITextFieldDelegate {
    var onChange: (_ value: CGFloat, _ continuously: Bool) -> Void = { _, _ in }
    private let caption = UILabel()
    private let field = UITextField()
    private let track: ColorTrack
    /// The number that the field has for the end of the track.
    private let whole: CGFloat
    private let unit: String

    /// - Parameters:
    ///   - whole: what the field calls the track's end.
    ///   - unit: what the field writes behind the number.
    ///   - showsChecks: whether squares shine through the track's clear end.
    init(title: String, whole: CGFloat, unit: String = "", showsChecks: Bool = false) {
        self.whole = whole
        self.unit = unit
        track = ColorTrack(showsChecks: showsChecks)
        super.init(frame: .zero)
        caption.text = title.uppercased(with: .current)
        caption.font = .systemFont(ofSize: 13, weight: .semibold)
        caption.textColor = .secondaryLabel
        track.accessibilityLabel = title
        track.onChange = { [weak self] in self?.onChange($0, $1) }
        field.font = .systemFont(ofSize: 17, weight: .medium)
        field.textAlignment = .center
        field.keyboardType = .numberPad
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 8
        field.accessibilityLabel = title
        field.delegate = self
        for part in [caption, field, track] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        NSLayoutConstraint.activate([
            caption.topAnchor.constraint(equalTo: topAnchor), caption.leadingAnchor.constraint(equalTo: leadingAnchor),
            caption.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
            track.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 4), track.leadingAnchor.constraint(equalTo: leadingAnchor),
            track.heightAnchor.constraint(equalToConstant: ColorTrack.height), track.bottomAnchor.constraint(equalTo: bottomAnchor),
            field.leadingAnchor.constraint(equalTo: track.trailingAnchor, constant: 12), field.trailingAnchor.constraint(equalTo: trailingAnchor),
            field.widthAnchor.constraint(equalToConstant: 70), field.heightAnchor.constraint(equalTo: track.heightAnchor),
            field.centerYAnchor.constraint(equalTo: track.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a value from 0 to 1 on a track between two colours.
    func show(_ value: CGFloat, from start: UIColor, to end: UIColor, thumb: UIColor) {
        track.show(value, from: start, to: end, thumb: thumb)
        track.accessibilityValue = number(value)
        if !field.isEditing { field.text = number(value) }
    }

    private func number(_ value: CGFloat) -> String { "\(Int((value * whole).rounded()))\(unit)" }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let text = textField.text, let number = Int(text.filter(\.isNumber)) else { return }
        onChange(min(max(CGFloat(number) / whole, 0), 1), false)
    }
}

/// The track of a colour slider.
final class ColorTrack: UIControl {
    static let height: CGFloat = 36
    var onChange: (_ value: CGFloat, _ continuously: Bool) -> Void = { _, _ in }
    private let showsChecks: Bool
    private var value: CGFloat = 0
    private var ends: (start: UIColor, end: UIColor) = (.black, .black)
    private var thumb: UIColor = .black

    init(showsChecks: Bool) {
        self.showsChecks = showsChecks
        super.init(frame: .zero)
        backgroundColor = .clear
        // A track that was hidden was drawn in the room that was there for it then.
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    func show(_ value: CGFloat, from start: UIColor, to end: UIColor, thumb: UIColor) {
        self.value = value
        ends = (start, end)
        self.thumb = thumb
        setNeedsDisplay()
    }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch, continuously: true) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch, continuously: true) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { _ = follow(touch, continuously: false) }
    }

    @discardableResult private func follow(_ touch: UITouch, continuously: Bool) -> Bool {
        let room: CGFloat = bounds.width - Self.height
        guard room > 0 else { return false }
        let share: CGFloat = min(max((touch.location(in: self).x - Self.height / 2) / room, 0), 1)
        onChange(isRightToLeft ? 1 - share : share, continuously)
        return true
    }

    override func accessibilityIncrement() { onChange(min(value + 0.1, 1), false) }
    override func accessibilityDecrement() { onChange(max(value - 0.1, 0), false) }

    // MARK: Look

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > Self.height else { return }
        let capsule = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
        context.saveGState()
        capsule.addClip()
        if showsChecks { drawChecks() }
        let colors: [CGColor] = [ends.start.cgColor, ends.end.cgColor]
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil) {
            let (left, right) = (CGPoint(x: bounds.height / 2, y: 0), CGPoint(x: bounds.width - bounds.height / 2, y: 0))
            context.drawLinearGradient(
                gradient, start: isRightToLeft ? right : left, end: isRightToLeft ? left : right,
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        context.restoreGState()
        let share: CGFloat = isRightToLeft ? 1 - value : value
        let place = CGRect(x: share * (bounds.width - bounds.height), y: 0, width: bounds.height, height: bounds.height)
        let ring = UIBezierPath(ovalIn: place.insetBy(dx: 3.5, dy: 3.5))
        context.saveGState()
        context.setShadow(offset: .zero, blur: 2, color: UIColor(white: 0, alpha: 0.35).cgColor)
        thumb.setFill()
        ring.fill()
        context.restoreGState()
        UIColor.white.setStroke()
        ring.lineWidth = 3
        ring.stroke()
    }

    private func drawChecks() {
        UIColor.white.setFill()
        UIRectFill(bounds)
        UIColor(white: 0.85, alpha: 1).setFill()
        let side: CGFloat = bounds.height / 4
        for row in 0..<4 {
            for column in 0..<Int((bounds.width / side).rounded(.up)) where (row + column) % 2 == 0 {
                UIRectFill(CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
            }
        }
    }
}
