/// How a button without configuration shows a finger, besides by its parts' strength: it glows, and the title's shadow falls the other way, where it is
/// asked to.
@MainActor struct ButtonHighlight {
    private(set) var glow: CAGradientLayer?
    private var isShadowReversed = false

    static func show(on button: UIButton) {
        button.highlight.showGlow(button.showsTouchWhenHighlighted && button.isHighlighted, on: button)
        button.highlight.reverseShadow(button.reversesTitleShadowWhenHighlighted && button.isHighlighted, of: button.label)
    }

    /// A light behind what the button says, round and as wide as its longer side.
    private mutating func showGlow(_ isShown: Bool, on button: UIButton) {
        guard isShown else {
            glow?.removeFromSuperlayer()
            glow = nil
            return
        }
        let light: CAGradientLayer = glow ?? CAGradientLayer()
        if glow == nil {
            light.type = .radial
            light.colors = [UIColor(white: 1, alpha: 0.8).cgColor, UIColor(white: 1, alpha: 0).cgColor]
            light.startPoint = CGPoint(x: 0.5, y: 0.5)
            light.endPoint = CGPoint(x: 1, y: 1)
            button.layer.insertSublayer(light, at: button.backgroundPicture == nil ? 0 : 1)
            glow = light
        }
        let bounds: CGRect = button.bounds, side: CGFloat = max(bounds.width, bounds.height)
        light.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }

    private mutating func reverseShadow(_ isReversed: Bool, of label: UILabel?) {
        guard isReversed != isShadowReversed, let label else { return }
        isShadowReversed = isReversed
        label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
    }
}
