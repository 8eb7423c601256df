import UIKit

/// Pies and rings: an arc whose length follows the progress.
@preconcurrency @MainActor open class JGProgressHUDArcIndicatorView: JGProgressHUDIndicatorView {
    let whole = CAShapeLayer()
    let part = CAShapeLayer()

    public override init(contentView: UIView?) {
        super.init(contentView: contentView)
        prepare()
    }

    public convenience init() { self.init(contentView: nil) }
    public convenience init(hudStyle style: JGProgressHUDStyle) { self.init(contentView: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        for shape in [whole, part] {
            shape.fillColor = nil
            layer.addSublayer(shape)
        }
        part.strokeEnd = 0
        updateShapes()
    }

    /// Moves in 0.3 seconds where that is wished.
    open override func setProgress(_ progress: Float, animated: Bool) {
        super.setProgress(progress, animated: animated)
        CATransaction.begin()
        CATransaction.setAnimationDuration(animated ? 0.3 : 0)
        CATransaction.setDisableActions(!animated)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
        part.strokeEnd = CGFloat(progress)
        CATransaction.commit()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateShapes()
    }

    /// The radius of a circle within the view, in whole points.
    var halfSide: CGFloat { (min(bounds.width, bounds.height) / 2).rounded(.down) }

    func updateShapes() {}
}

/// A circle that fills like a clock.
@preconcurrency @MainActor open class JGProgressHUDPieIndicatorView: JGProgressHUDArcIndicatorView {
    /// Of the line and of the part that is done.
    open var color: UIColor = .clear {
        didSet { updateShapes() }
    }
    /// Of the part that is still to come.
    open var fillColor: UIColor = .clear {
        didSet { updateShapes() }
    }

    open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        super.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
        color = style == .dark ? .white : .black
        fillColor = UIColor(white: style == .dark ? 0.2 : style == .light ? 0.85 : 0.9, alpha: 1)
    }

    override func updateShapes() {
        let radius: CGFloat = halfSide - 2
        ProgressShapes.place(whole, in: bounds, radius: radius, width: 2, cap: .butt, color: color)
        whole.fillColor = fillColor.cgColor
        ProgressShapes.place(part, in: bounds, radius: radius / 2, width: radius, cap: .butt, color: color)
    }
}

/// A ring that fills like a clock.
@preconcurrency @MainActor open class JGProgressHUDRingIndicatorView: JGProgressHUDArcIndicatorView {
    open var ringColor: UIColor = .clear {
        didSet { updateShapes() }
    }
    open var ringBackgroundColor: UIColor = .clear {
        didSet { updateShapes() }
    }
    /// Whether the ends of the part that is done are round. Default false.
    open var roundProgressLine: Bool = false {
        didSet { updateShapes() }
    }
    /// Default 3 points.
    open var ringWidth: CGFloat = 3 {
        didSet { updateShapes() }
    }

    open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        super.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
        ringColor = style == .dark ? .white : .black
        ringBackgroundColor = UIColor(white: style == .dark ? 0 : style == .light ? 0.85 : 0.9, alpha: 1)
    }

    override func updateShapes() {
        let radius: CGFloat = halfSide - ringWidth
        ProgressShapes.place(whole, in: bounds, radius: radius, width: ringWidth, cap: .butt, color: ringBackgroundColor)
        ProgressShapes.place(part, in: bounds, radius: radius, width: ringWidth, cap: roundProgressLine ? .round : .square, color: ringColor)
    }
}
