import UIKit

/// A pie, or a ring, that shows how far something is.
@preconcurrency @MainActor open class MBRoundProgressView: UIView {
    /// From 0 to 1. Default 0.
    open var progress: Float = 0 {
        didSet { if progress != oldValue { setNeedsDisplay() } }
    }
    /// Default white.
    open var progressTintColor: UIColor = .white {
        didSet { setNeedsDisplay() }
    }
    /// Default white with an alpha of 0.1.
    open var backgroundTintColor: UIColor = .white.withAlphaComponent(0.1) {
        didSet { setNeedsDisplay() }
    }
    /// Whether it is a ring. Default false.
    open var isAnnular: Bool = false {
        didSet { if isAnnular != oldValue { setNeedsDisplay() } }
    }

    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 37, height: 37)) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        (backgroundColor, isOpaque) = (.clear, false)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 37, height: 37) }

    open override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius: CGFloat = (bounds.width - 2) / 2
        let whole: UIBezierPath = ProgressShapes.arc(center: center, radius: radius)
        whole.lineWidth = 2
        (isAnnular ? backgroundTintColor : progressTintColor).setStroke()
        whole.stroke()
        guard progress > 0 else { return }
        let part: UIBezierPath = ProgressShapes.arc(center: center, radius: isAnnular ? radius : bounds.width / 2 - 2, fraction: CGFloat(progress))
        (part.lineWidth, part.lineCapStyle) = isAnnular ? (2, .square) : (4, .butt)
        progressTintColor.setStroke()
        // Colours with an alpha do not add up where the part lies over the whole.
        part.stroke(with: .copy, alpha: 1)
    }
}
