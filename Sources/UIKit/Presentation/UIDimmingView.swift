/// Darkens what lies behind a presentation and hears of touches there.
final class UIDimmingView: UIView {
    /// A touch that ended on the view.
    var onTouch: (() -> Void)?
    /// Views behind that go on getting touches.
    var passthroughViews: [UIView] = []
    private let tap = UITapGestureRecognizer()

    /// - Parameter opacity: of the black in a light interface. A dark one is darkened more, or nothing would be seen of it.
    init(opacity: CGFloat = 0.2) {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? opacity * 2.4 : opacity) }
        tap.onAction = { [weak self] in self?.onTouch?() }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("dimming views are made by presentations")
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in passthroughViews where view.window === window {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return super.hitTest(point, with: event)
    }
}
