import UIKit

/// A flat bar, round at its ends, that shows how far something is.
@preconcurrency @MainActor open class MBBarProgressView: UIView {
    /// From 0 to 1. Default 0.
    open var progress: Float = 0 {
        didSet { if progress != oldValue { setNeedsDisplay() } }
    }
    /// Around the bar. Default white.
    open var lineColor: UIColor = .white {
        didSet { setNeedsDisplay() }
    }
    /// Of the part that is still to come. Default clear.
    open var progressRemainingColor: UIColor = .clear {
        didSet { setNeedsDisplay() }
    }
    /// Default white.
    open var progressColor: UIColor = .white {
        didSet { setNeedsDisplay() }
    }

    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 20)) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        (backgroundColor, isOpaque) = (.clear, false)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 10) }

    /// A line of 2 points, 1 within the edge, and the part that is done 1 point within the line.
    open override func draw(_ rect: CGRect) {
        let outer: CGRect = bounds.insetBy(dx: 2, dy: 2)
        let frame = UIBezierPath(roundedRect: outer, cornerRadius: outer.height / 2)
        frame.lineWidth = 2
        progressRemainingColor.setFill()
        frame.fill()
        lineColor.setStroke()
        frame.stroke()
        guard progress > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let inner: CGRect = bounds.insetBy(dx: 4, dy: 4)
        context.saveGState()
        UIBezierPath(roundedRect: inner, cornerRadius: inner.height / 2).addClip()
        progressColor.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: max(bounds.width * CGFloat(progress), inner.minX + inner.height / 2), height: bounds.height))
        context.restoreGState()
    }
}
