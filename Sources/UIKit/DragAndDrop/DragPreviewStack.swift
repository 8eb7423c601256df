/// The sign on what is dragged.
struct DragBadge: Equatable {
    enum Sign: Equatable { case plus, forbidden }
    /// At the top right.
    var sign: Sign?
    /// At the top left; nil for a single item.
    var count: Int?

    /// - Parameter operation: what a drop would do; nil where nobody would take the items.
    init(operation: UIDropOperation?, count: Int) {
        switch operation {
        case .copy: sign = .plus
        case .forbidden: sign = .forbidden
        case .move, .cancel, nil: sign = nil
        }
        self.count = count > 1 ? count : nil
    }
}

/// The previews under the finger: pictures of the items, the first on top, and signs.
@MainActor final class DragPreviewStack {
    private let container = UIView()
    private let window: UIWindow
    private var platters: [Int: DragPlatter] = [:]
    private var finger = CGPoint.zero
    private let sign = UIImageView()
    private let count = UILabel()

    init(in window: UIWindow) {
        self.window = window
        container.frame = window.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.isUserInteractionEnabled = false
        container.layer.zPosition = 1100
        count.font = .systemFont(ofSize: 15, weight: .medium)
        count.textColor = .white
        count.textAlignment = .center
        count.backgroundColor = .systemBlue
        count.clipsToBounds = true
        for view in [sign, count] as [UIView] {
            view.isHidden = true
            view.layer.zPosition = 2
            container.addSubview(view)
        }
    }

    var isEmpty: Bool { platters.isEmpty }
    func has(_ index: Int) -> Bool { platters[index] != nil }

    // MARK: Lifting

    /// Shows a preview where it comes from. The finger holds it where it is.
    func lift(_ preview: UITargetedDragPreview, as index: Int, under finger: CGPoint) {
        if container.superview == nil { window.addSubview(container) }
        let platter = DragPlatter(preview)
        platter.center = preview.center(in: window)
        platter.grab = CGPoint(x: platter.center.x - finger.x, y: platter.center.y - finger.y)
        // The first lies on top, at most three are seen.
        platter.layer.zPosition = -CGFloat(index)
        platters[index] = platter
        container.addSubview(platter)
        self.finger = finger
    }

    func raise() {
        for platter in platters.values { platter.isRaised = true }
    }

    /// Another look for the drag.
    func show(_ preview: UIDragPreview, as index: Int) {
        guard let platter = platters[index] else { return }
        platter.show(
            UITargetedDragPreview(
                view: preview.view, parameters: preview.parameters, target: UIDragPreviewTarget(container: container, center: platter.center)))
    }

    /// All items hang under the first.
    func gather(under finger: CGPoint) {
        self.finger = finger
        guard let first = platters[0] else { return }
        for (index, platter) in platters where index > 0 {
            let step: CGFloat = CGFloat(min(index, 2)) * 6
            platter.grab = CGPoint(x: first.grab.x + step, y: first.grab.y + step)
            platter.alpha = index > 2 ? 0 : 1
        }
        move(to: finger)
    }

    func move(to finger: CGPoint) {
        self.finger = finger
        UIView.performWithoutAnimation { placeSigns() }
        for platter in platters.values { platter.center = platter.center(under: finger) }
    }

    /// Whether pictures keep their size; else those that are wide shrink around the finger.
    var isFullSize = true {
        didSet {
            guard isFullSize != oldValue else { return }
            UIView.animate(withDuration: 0.2) { for platter in self.platters.values { platter.isFullSize = self.isFullSize } }
            move(to: finger)
        }
    }

    // MARK: Signs

    var badge: DragBadge? {
        didSet {
            guard badge != oldValue else { return }
            switch badge?.sign {
            case .plus: showSign("plus.circle.fill", .systemGreen)
            case .forbidden: showSign("nosign", .systemGray)
            case nil: sign.isHidden = true
            }
            count.isHidden = badge?.count == nil
            count.text = badge?.count.map { "\($0)" }
            UIView.performWithoutAnimation { placeSigns() }
        }
    }

    private func showSign(_ name: String, _ color: UIColor) {
        let image: UIImage? = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular))
        sign.image = image
        sign.tintColor = color
        sign.backgroundColor = .white
        sign.layer.cornerRadius = 12
        sign.clipsToBounds = true
        sign.contentMode = .center
        sign.isHidden = image == nil
    }

    private func placeSigns() {
        guard let first = platters[0] else { return }
        let center: CGPoint = first.center(under: finger)
        let size = CGSize(width: first.bounds.width * first.shrinkage, height: first.bounds.height * first.shrinkage)
        let frame = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        sign.frame = CGRect(x: frame.maxX - 14, y: frame.minY - 10, width: 24, height: 24)
        let width: CGFloat = max(24, count.intrinsicContentSize.width + 14)
        count.frame = CGRect(x: frame.minX - 10, y: frame.minY - 10, width: width, height: 24)
        count.layer.cornerRadius = 12
    }

    // MARK: Ending

    /// The default of a drop: the preview shrinks where it is.
    func shrunk(_ index: Int, in window: UIWindow) -> UITargetedDragPreview? {
        guard let platter = platters[index] else { return nil }
        let target = UIDragPreviewTarget(container: window, center: platter.center, transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
        return UITargetedDragPreview(view: platter, parameters: UIDragPreviewParameters(), target: target)
    }

    /// Before the way to `goal`.
    func prepare(_ index: Int, goal: UITargetedDragPreview?) {
        guard let platter = platters[index], let goal, goal.view !== platter else { return }
        platter.turnInto(goal)
    }

    /// The way, inside an animation; nil fades where it is.
    func send(_ index: Int, to goal: UITargetedDragPreview?) {
        guard let platter = platters[index] else { return }
        platter.isRaised = false
        guard let goal else {
            platter.alpha = 0
            return
        }
        platter.center = goal.center(in: window)
        if goal.view === platter {
            platter.transform = goal.target.transform
            platter.alpha = 0
        } else {
            platter.alpha = 1
            platter.transform = goal.target.transform
            platter.bounds.size = goal.shownRect.size
        }
    }

    func removeAll() {
        for platter in platters.values {
            platter.giveBack()
            platter.removeFromSuperview()
        }
        platters = [:]
        container.removeFromSuperview()
    }
}

/// The picture of one item, with a shadow while it is in the air.
private final class DragPlatter: UIView {
    /// From the finger to the middle.
    var grab = CGPoint.zero
    private let picture = UIImageView()
    private var hidden: (view: UIView, opacity: Float)?

    init(_ preview: UITargetedDragPreview) {
        super.init(frame: CGRect(origin: .zero, size: preview.shownRect.size))
        picture.frame = bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.clipsToBounds = true
        addSubview(picture)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 6)
        transform = preview.target.transform
        show(preview)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ preview: UITargetedDragPreview) {
        picture.image = preview.picture()
        picture.layer.cornerRadius = preview.pictureCornerRadius
        picture.layer.cornerCurve = .continuous
        bounds.size = preview.shownRect.size
    }

    /// Ends as `goal`: the view itself waits, unseen, until the picture has arrived.
    func turnInto(_ goal: UITargetedDragPreview) {
        giveBack()
        guard goal.view.window != nil else { return }
        hidden = (goal.view, goal.view.layer.opacity)
        goal.view.layer.opacity = 0
    }

    func giveBack() {
        if let hidden { hidden.view.layer.opacity = hidden.opacity }
        hidden = nil
    }

    var isRaised = false {
        didSet {
            layer.shadowOpacity = isRaised ? 0.25 : 0
            if isRaised || oldValue { scale() }
        }
    }

    var isFullSize = true { didSet { if isFullSize != oldValue, isRaised { scale() } } }

    /// Points that a picture is wide or high at most where it shrinks.
    private static let smallSide: CGFloat = 200

    /// The part of its size at which it is seen.
    var shrinkage: CGFloat { isFullSize ? 1 : min(1, Self.smallSide / max(bounds.width, bounds.height, 1)) }

    private func scale() {
        let scale: CGFloat = isRaised ? shrinkage * 1.04 : 1
        transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    }

    /// The finger stays on the same part of the picture.
    func center(under finger: CGPoint) -> CGPoint {
        CGPoint(x: finger.x + grab.x * shrinkage, y: finger.y + grab.y * shrinkage)
    }
}

extension UITargetedPreview {
    /// Whether the place it belongs to is in the window.
    func isAnywhere(in window: UIWindow) -> Bool { target.container.window === window || target.container === window }

    /// The middle of what it shows, in the window.
    func center(in window: UIWindow) -> CGPoint {
        let shown: CGRect = shownRect
        let middle = CGPoint(x: shown.midX - view.bounds.midX, y: shown.midY - view.bounds.midY).applying(target.transform)
        return target.container.convert(CGPoint(x: target.center.x + middle.x, y: target.center.y + middle.y), to: nil)
    }
}
