/// A layout guide that keeps a ratio of its sides.
@preconcurrency @MainActor public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
    /// Width by height; 0 for no ratio.
    var aspectRatio: CGFloat { get set }
}

/// The largest rectangle of a ratio in a window's safe area, in its middle.
final class AspectFitLayoutGuide: UILayoutGuide, UILayoutGuideAspectFitting {
    private var ratio: NSLayoutConstraint?

    init(in window: UIWindow) {
        super.init()
        identifier = "UIWindowSafeAreaAspectFitLayoutGuide"
        window.addLayoutGuide(self)
        let safe: UILayoutGuide = window.safeAreaLayoutGuide
        let wide: NSLayoutConstraint = widthAnchor.constraint(equalTo: safe.widthAnchor)
        let high: NSLayoutConstraint = heightAnchor.constraint(equalTo: safe.heightAnchor)
        // With a ratio, one of them is as far from being met as the other one allows.
        for constraint in [wide, high] { constraint.priority = .defaultHigh }
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: safe.centerXAnchor), centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor), heightAnchor.constraint(lessThanOrEqualTo: safe.heightAnchor), wide, high,
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var aspectRatio: CGFloat = 0 {
        didSet {
            guard aspectRatio != oldValue else { return }
            ratio?.isActive = false
            ratio = aspectRatio > 0 ? widthAnchor.constraint(equalTo: heightAnchor, multiplier: aspectRatio) : nil
            ratio?.isActive = true
        }
    }
}
