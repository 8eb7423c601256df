/// Shows a tip among other views, with an arrow to what it is about. Whoever adds it takes it away when the tip is not to be shown any more.
@preconcurrency @MainActor public final class TipUIView: UIView {
    private let tip: any Tip
    private let arrowEdge: Edge?
    private let content: TipContentView
    private let plate = UIView()
    private let arrow = CAShapeLayer()
    private var wasShown = false
    private static let arrowDepth: CGFloat = 10

    public convenience init(_ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }) {
        self.init(tip: tip, arrowEdge: arrowEdge, act: actionHandler)
    }
    private init(tip: any Tip, arrowEdge: Edge?, act: @escaping @MainActor @Sendable (Tips.Action) -> Void) {
        self.tip = tip
        self.arrowEdge = arrowEdge
        content = TipContentView(tip, act: act)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        plate.layer.cornerRadius = 14
        plate.layer.cornerCurve = .continuous
        layer.addSublayer(arrow)
        addSubview(plate)
        plate.addSubview(content)
        for view in [plate, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        pin()
        paint()
        // The arrow's layer has no dynamic colour.
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: TipUIView, _) in view.paint() }
    }
    public required init?(coder: NSCoder) { nil }

    private func pin() {
        func depth(_ edge: Edge) -> CGFloat { arrowEdge == edge ? Self.arrowDepth : 0 }
        NSLayoutConstraint.activate([
            plate.topAnchor.constraint(equalTo: topAnchor, constant: depth(.top)),
            plate.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -depth(.bottom)),
            plate.leadingAnchor.constraint(equalTo: leadingAnchor, constant: depth(.leading)),
            plate.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -depth(.trailing)),
            content.topAnchor.constraint(equalTo: plate.topAnchor), content.bottomAnchor.constraint(equalTo: plate.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: plate.leadingAnchor), content.trailingAnchor.constraint(equalTo: plate.trailingAnchor),
        ])
    }

    /// The colour of the plate and its arrow. Default a grey that rises from the page.
    public override var backgroundColor: UIColor? {
        get { plate.backgroundColor }
        set {
            plate.backgroundColor = newValue
            paint()
        }
    }
    /// Default 14.
    public var cornerRadius: CGFloat {
        get { plate.layer.cornerRadius }
        set { plate.layer.cornerRadius = newValue }
    }
    /// Default 36 by 36.
    public var imageSize: CGSize {
        get { content.imageSize }
        set { content.imageSize = newValue }
    }

    private func paint() {
        if plate.backgroundColor == nil { plate.backgroundColor = .secondarySystemBackground }
        arrow.fillColor = plate.backgroundColor?.resolvedColor(with: traitCollection).cgColor
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        arrow.frame = bounds
        arrow.path = arrowEdge.map { edge in
            TipArrow.path(in: bounds, edge: edge, depth: Self.arrowDepth, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !wasShown else { return }
        wasShown = true
        TipStore.current.show(tip)
    }
}
