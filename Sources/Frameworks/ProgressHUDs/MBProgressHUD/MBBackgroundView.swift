import UIKit

public enum MBProgressHUDBackgroundStyle: Int, Sendable {
    case solidColor, blur
}

/// A ground of one colour, or one that blurs what is behind it.
@preconcurrency @MainActor open class MBBackgroundView: UIView {
    /// Default `blur`.
    open var style: MBProgressHUDBackgroundStyle = .blur {
        didSet { if style != oldValue { update() } }
    }
    /// Default `systemThickMaterial`.
    open var blurEffectStyle: UIBlurEffect.Style = .systemThickMaterial {
        didSet { if blurEffectStyle != oldValue { update() } }
    }
    /// Over the blur, or alone. Default nil.
    open var color: UIColor? {
        didSet { backgroundColor = color }
    }
    private var effectView: UIVisualEffectView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        update()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        update()
    }

    open override var intrinsicContentSize: CGSize { .zero }

    private func update() {
        effectView?.removeFromSuperview()
        effectView = nil
        backgroundColor = color
        guard style == .blur else { return }
        let view = UIVisualEffectView(effect: UIBlurEffect(style: blurEffectStyle))
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        effectView = view
    }
}
