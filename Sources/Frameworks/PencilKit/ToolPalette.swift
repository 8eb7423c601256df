/// The card of a tool picker.
final class ToolPalette: UIView {
    var onChoice: ((any PKTool) -> Void)?
    var selected: any PKTool = PKInkingTool(.pen) { didSet { showSelection() } }

    /// Of the paper that colours are shown for.
    var colorStyle: UIUserInterfaceStyle = .unspecified {
        didSet { for swatch in swatches { swatch.style = colorStyle } }
    }

    /// Whether the card is a bar across the bottom of a narrow window.
    private(set) var isAttached = true

    private enum Kind: CaseIterable {
        case pen, marker, pencil, eraser, lasso

        var name: String {
            switch self {
            case .pen: "Pen"
            case .marker: "Marker"
            case .pencil: "Pencil"
            case .eraser: "Eraser"
            case .lasso: "Lasso"
            }
        }

        var ink: PKInk.InkType? {
            switch self {
            case .pen: .pen
            case .marker: .marker
            case .pencil: .pencil
            case .eraser, .lasso: nil
            }
        }
    }

    private static let colors: [(name: String, color: UIColor)] = [
        ("Black", .black), ("Blue", UIColor(red: 0.11, green: 0.38, blue: 0.9, alpha: 1)),
        ("Green", UIColor(red: 0.2, green: 0.65, blue: 0.32, alpha: 1)), ("Yellow", UIColor(red: 0.98, green: 0.8, blue: 0.18, alpha: 1)),
        ("Red", UIColor(red: 0.9, green: 0.2, blue: 0.16, alpha: 1)),
    ]
    private static let toolWidth: CGFloat = 32
    private static let swatch: CGFloat = 28
    private static let height: CGFloat = 76

    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let tools: [(kind: Kind, view: ToolShape)]
    private let swatches: [ColorSwatch]
    private var color: UIColor = .black

    init() {
        tools = Kind.allCases.map { ($0, ToolShape(name: $0.name)) }
        swatches = Self.colors.map { ColorSwatch($0.color, name: $0.name) }
        super.init(frame: .zero)
        isOpaque = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 4)
        background.clipsToBounds = true
        background.layer.cornerCurve = .continuous
        addSubview(background)
        for (kind, view) in tools {
            addSubview(view)
            view.addAction(UIAction { [weak self] _ in self?.choose(kind) }, for: .touchUpInside)
        }
        for swatch in swatches {
            addSubview(swatch)
            swatch.addAction(
                UIAction { [weak self, weak swatch] _ in
                    if let swatch { self?.choose(swatch.color) }
                }, for: .touchUpInside)
        }
        showSelection()
    }

    required init?(coder: NSCoder) { nil }

    /// Places the card in a window of some size.
    func place(in room: CGRect, safeArea safe: UIEdgeInsets, isCompact: Bool) {
        isAttached = isCompact
        let wanted: CGFloat = min(420, room.width - 32)
        frame =
            isAttached
            ? CGRect(x: 0, y: room.height - Self.height - safe.bottom, width: room.width, height: Self.height + safe.bottom)
            : CGRect(x: ((room.width - wanted) / 2).rounded(), y: room.height - Self.height - max(safe.bottom, 16), width: wanted, height: Self.height)
        setNeedsLayout()
    }

    // MARK: Choosing

    private func choose(_ kind: Kind) {
        if let ink = kind.ink { return choose(PKInkingTool(ink, color: color)) }
        choose(kind == .lasso ? PKLassoTool() : PKEraserTool(.bitmap) as any PKTool)
    }

    private func choose(_ tool: any PKTool) { onChoice?(tool) }

    private func choose(_ new: UIColor) {
        color = new
        let ink: PKInk.InkType = (selected as? PKInkingTool)?.inkType ?? .pen
        onChoice?(PKInkingTool(ink, color: new))
    }

    private func showSelection() {
        let inking: PKInkingTool? = selected as? PKInkingTool
        if let inking { color = inking.color }
        for (kind, view) in tools {
            view.isSelected = inking.map { $0.inkType == kind.ink } ?? (kind == (selected is PKLassoTool ? .lasso : .eraser))
            view.show(
                kind == .lasso ? .systemGray : kind.ink == nil ? .systemPink : color, widthOfTip: kind.ink == .marker ? 10 : kind == .eraser ? 14 : 4)
        }
        for swatch in swatches { swatch.isSelected = inking != nil && swatch.color == color }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        background.layer.cornerRadius = isAttached ? 0 : 20
        let count: CGFloat = CGFloat(tools.count)
        let width: CGFloat = count * Self.toolWidth + CGFloat(swatches.count) * (Self.swatch + 8) + 24
        var x: CGFloat = max(8, (bounds.width - width) / 2)
        for (_, view) in tools {
            // A chosen tool stands out of the others.
            view.frame = CGRect(x: x, y: view.isSelected ? 10 : 22, width: Self.toolWidth, height: Self.height - (view.isSelected ? 10 : 22))
            x += Self.toolWidth
        }
        x += 24
        for swatch in swatches {
            swatch.frame = CGRect(x: x, y: (Self.height - Self.swatch) / 2, width: Self.swatch, height: Self.swatch)
            x += Self.swatch + 8
        }
    }
}

/// Fills the window and keeps the card in its place; touches beside it go through.
final class ToolPaletteHost: UIView {
    let palette = ToolPalette()
    var onMove: (() -> Void)?

    init() {
        super.init(frame: .zero)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(palette)
    }

    required init?(coder: NSCoder) { nil }

    func show(in window: UIWindow) {
        frame = window.bounds
        window.addSubview(self)
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { palette.frame.contains(point) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let old: CGRect = palette.frame
        palette.place(in: bounds, safeArea: safeAreaInsets, isCompact: traitCollection.horizontalSizeClass == .compact)
        if palette.frame != old { onMove?() }
    }
}

/// A pen, seen from the side, its tip up.
final class ToolShape: UIControl {
    private let barrel = CAShapeLayer()
    private let tip = CAShapeLayer()
    private var tipWidth: CGFloat = 4

    init(name: String) {
        super.init(frame: .zero)
        isOpaque = false
        accessibilityLabel = name
        clipsToBounds = true
        barrel.lineWidth = 0.5
        for part in [barrel, tip] { layer.addSublayer(part) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: UIColor, widthOfTip: CGFloat) {
        tip.fillColor = color.cgColor
        tipWidth = widthOfTip
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width: CGFloat = 22
        let left: CGFloat = (bounds.width - width) / 2
        let body = CGMutablePath()
        body.move(to: CGPoint(x: left, y: bounds.height + 8))
        body.addLine(to: CGPoint(x: left, y: 24))
        body.addLine(to: CGPoint(x: bounds.midX - tipWidth / 2 - 1, y: 9))
        body.addLine(to: CGPoint(x: bounds.midX + tipWidth / 2 + 1, y: 9))
        body.addLine(to: CGPoint(x: left + width, y: 24))
        body.addLine(to: CGPoint(x: left + width, y: bounds.height + 8))
        body.closeSubpath()
        barrel.path = body
        barrel.fillColor = UIColor.secondarySystemGroupedBackground.resolvedColor(with: traitCollection).cgColor
        barrel.strokeColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        let point = UIBezierPath(roundedRect: CGRect(x: bounds.midX - tipWidth / 2, y: 2, width: tipWidth, height: 10), cornerRadius: tipWidth / 2)
        tip.path = point.cgPath
        barrel.frame = bounds
        tip.frame = bounds
    }
}

/// A round patch of colour, with a ring while it is chosen.
final class ColorSwatch: UIControl {
    let color: UIColor

    init(_ color: UIColor, name: String) {
        self.color = color
        super.init(frame: .zero)
        accessibilityLabel = name
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool { didSet { setNeedsDisplay() } }
    var style: UIUserInterfaceStyle = .unspecified { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        let inside: CGRect = isSelected ? bounds.insetBy(dx: 5, dy: 5) : bounds.insetBy(dx: 2, dy: 2)
        PKInkingTool.convertColor(color, from: .light, to: style == .unspecified ? traitCollection.userInterfaceStyle : style).setFill()
        UIBezierPath(ovalIn: inside).fill()
        guard isSelected else { return }
        UIColor.tintColor.setStroke()
        let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 1.5, dy: 1.5))
        ring.lineWidth = 2.5
        ring.stroke()
    }
}
