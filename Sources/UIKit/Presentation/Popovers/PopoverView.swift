/// A popover on screen: its shadow, its background in the shape with the arrow, and the content cut to that shape.
final class PopoverView: UIView {
    private let clip = UIView()
    private let outline = CAShapeLayer()
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    var shape = PopoverShape(size: .zero, direction: .unknown, arrowOffset: 0)
    private(set) weak var content: UIView?

    /// Nil shows the system's material.
    var fill: UIColor? {
        didSet { updateFill() }
    }

    /// An app's own background instead of the system's.
    var custom: UIPopoverBackgroundView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let custom { insertSubview(custom, at: 0) }
            background.isHidden = custom != nil
            clip.layer.mask = custom == nil ? outline : nil
            setNeedsLayout()
        }
    }

    init() {
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.addSubview(background)
        clip.layer.mask = outline
        addSubview(clip)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("popover views are made by popover presentation controllers")
    }

    func show(_ view: UIView) {
        guard view.superview !== clip else { return }
        content?.removeFromSuperview()
        content = view
        view.autoresizingMask = []
        view.frame = clip.bounds
        clip.addSubview(view)
        setNeedsLayout()
    }

    /// The arrow's side and place; the size is the view's own.
    func point(_ direction: UIPopoverArrowDirection, offset: CGFloat) {
        shape.direction = direction
        shape.arrowOffset = offset
        setNeedsLayout()
    }

    private func updateFill() {
        background.effect = fill == nil ? UIBlurEffect(style: .systemThickMaterial) : nil
        background.backgroundColor = fill
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.size = bounds.size
        if let custom { return layOut(on: custom) }
        clip.frame = bounds
        background.frame = bounds
        content?.frame = bounds
        let path: CGPath = shape.path
        outline.frame = bounds
        outline.path = path
        layer.shadowPath = path
    }

    private func layOut(on custom: UIPopoverBackgroundView) {
        custom.frame = bounds
        custom.arrowDirection = shape.direction
        custom.arrowOffset = shape.arrowOffset
        custom.setNeedsLayout()
        clip.frame = bounds.inset(by: shape.arrowInsets).inset(by: type(of: custom).contentViewInsets())
        content?.frame = clip.bounds
        clip.clipsToBounds = true
        clip.layer.cornerRadius = type(of: custom).wantsDefaultContentAppearance ? 8 : 0
        layer.shadowPath = UIBezierPath(rect: bounds.inset(by: shape.arrowInsets)).cgPath
    }
}
