/// The backdrop of a bar: a blur or colour, and a hairline at its far edge.
final class UIBarBackground: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let shadow = UIView()
    private let shadowAtTop: Bool

    /// Bars at the bottom have their hairline at the top.
    init(shadowAtTop: Bool = false) {
        self.shadowAtTop = shadowAtTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        addSubview(effectView)
        addSubview(shadow)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("bar backgrounds are made by bars")
    }

    func apply(_ appearance: UIBarAppearance) {
        effectView.effect = appearance.backgroundEffect
        effectView.isHidden = appearance.backgroundEffect == nil
        backgroundColor = appearance.backgroundColor
        shadow.backgroundColor = appearance.shadowColor
        shadow.isHidden = appearance.shadowColor == nil
    }

    /// What a bar that is not translucent shows behind its content.
    func makeOpaque(_ color: UIColor?) {
        effectView.isHidden = true
        backgroundColor = color ?? backgroundColor ?? .systemBackground
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hairline: CGFloat = 1 / max(traitCollection.displayScale, 1)
        effectView.frame = bounds
        shadow.frame = CGRect(x: 0, y: shadowAtTop ? -hairline : bounds.maxY, width: bounds.width, height: hairline)
    }
}
