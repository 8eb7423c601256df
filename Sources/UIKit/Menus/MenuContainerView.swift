/// Covers the window while a menu is shown: takes the touches beside it, and holds the preview over what is blurred.
final class MenuContainerView: UIView {
    weak var presentation: MenuPresentation?
    private var backdrop: UIVisualEffectView?
    private var preview: LiftedPreview?
    private var frames: (source: CGRect, lifted: CGRect)?
    private var isLifted = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        preconditionFailure("containers of menus are made by menus")
    }

    // MARK: Preview

    func show(_ preview: LiftedPreview) {
        self.preview = preview
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
        blur.alpha = 0
        blur.frame = bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(blur)
        backdrop = blur
        preview.take(into: self)
    }

    func place(_ preview: LiftedPreview, source: CGRect, lifted: CGRect) {
        frames = (source, lifted)
        preview.frame = isLifted ? lifted : source
    }

    func lift() {
        isLifted = true
        backdrop?.alpha = 1
        if let frames { preview?.frame = frames.lifted }
        preview?.isRaised = true
    }

    /// Back to where the preview belongs; a preview that `pops` fills the window and fades.
    func drop(pops: Bool) {
        isLifted = false
        backdrop?.alpha = 0
        preview?.isRaised = false
        if pops {
            preview?.frame = bounds
            preview?.alpha = 0
        } else if let frames {
            preview?.frame = window.flatMap { preview?.sourceFrame(in: $0) } ?? frames.source
        }
    }

    /// The preview goes back to another place than it came from.
    func retarget(_ preview: UITargetedPreview) { self.preview?.retarget(preview) }

    /// Gives the source its own look back.
    func restore() { preview?.giveBack() }

    func isOnPreview(_ point: CGPoint) -> Bool { preview?.contains(point, in: self) ?? false }

    // MARK: Touches and layout

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { landing = touch.location(in: self) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { landing = nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let landing { presentation?.touchedOutside(at: landing) }
        landing = nil
    }
    private var landing: CGPoint?

    private var shownSize: CGSize?

    override func layoutSubviews() {
        super.layoutSubviews()
        if let shownSize, shownSize != bounds.size { presentation?.place() }
        shownSize = bounds.size
    }

    override func contentTraitsDidChange(from previous: UITraitCollection) {
        super.contentTraitsDidChange(from: previous)
        if traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory { presentation?.place() }
    }
}

/// A view as it is lifted for a context menu: a picture of it, or the view of a controller that previews something.
@MainActor final class LiftedPreview {
    let source: UIView
    private let parameters: UIPreviewParameters
    private let controller: UIViewController?
    private let holder = UIView()
    private let clip = UIView()
    private var hiddenOpacity: Float?
    /// The target where the preview belongs; nil for the place of the source.
    private var target: UIPreviewTarget?

    init(_ preview: UITargetedPreview) {
        source = preview.view
        parameters = preview.parameters
        target = preview.target
        controller = nil
    }

    init(_ controller: UIViewController, of source: UIView) {
        self.source = source
        parameters = UIPreviewParameters()
        self.controller = controller
    }

    var isController: Bool { controller != nil }

    /// The part of the source that is shown, in its coordinates.
    private var visible: CGRect { parameters.visiblePath?.bounds ?? source.bounds }

    /// The frame that the preview comes from, in the window; nil when it is no more there. A controller's view is as large as it likes.
    func sourceFrame(in window: UIWindow) -> CGRect? {
        guard let frame = targetFrame(in: window) else { return nil }
        guard let controller else { return frame }
        let wanted: CGSize = controller.preferredContentSize
        let room: CGSize = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16).size
        let size = CGSize(
            width: wanted.width > 0 ? min(wanted.width, room.width) : min(room.width, 500),
            height: wanted.height > 0 ? min(wanted.height, room.height) : room.height * 0.6)
        return CGRect(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The place a target names; without one, that of the source.
    private func targetFrame(in window: UIWindow) -> CGRect? {
        guard let target, target.container !== source.superview || target.center != source.center || target.transform != .identity else {
            return source.window === window ? source.convert(visible, to: nil) : nil
        }
        guard target.container.window === window || target.container === window else { return nil }
        let shown: CGRect = visible
        let middle = CGPoint(x: shown.midX - source.bounds.midX, y: shown.midY - source.bounds.midY).applying(target.transform)
        let size: CGSize = CGRect(origin: .zero, size: shown.size).applying(target.transform).size
        let center: CGPoint = target.container.convert(CGPoint(x: target.center.x + middle.x, y: target.center.y + middle.y), to: nil)
        return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// Belongs elsewhere from now on.
    func retarget(_ preview: UITargetedPreview) { target = preview.target }

    func take(into container: UIView) {
        clip.clipsToBounds = true
        clip.layer.cornerCurve = .continuous
        holder.layer.shadowColor = UIColor.black.cgColor
        holder.layer.shadowRadius = 20
        holder.layer.shadowOffset = CGSize(width: 0, height: 8)
        holder.addSubview(clip)
        container.addSubview(holder)
        let content: UIView
        if let controller {
            content = controller.view
            clip.layer.cornerRadius = 13
        } else {
            content = picture()
            hiddenOpacity = source.layer.opacity
            source.layer.opacity = 0
        }
        content.frame = clip.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.isUserInteractionEnabled = false
        clip.addSubview(content)
    }

    private func picture() -> UIView {
        let preview = UITargetedPreview(view: source, parameters: parameters, target: UIPreviewTarget(container: source, center: .zero))
        clip.layer.cornerRadius = preview.pictureCornerRadius
        let view = UIImageView(image: preview.picture())
        view.contentMode = .scaleToFill
        return view
    }

    func giveBack() {
        if let hiddenOpacity { source.layer.opacity = hiddenOpacity }
        hiddenOpacity = nil
        controller?.viewIfLoaded?.removeFromSuperview()
    }

    var frame: CGRect {
        get { holder.frame }
        set {
            holder.frame = newValue
            clip.frame = holder.bounds
        }
    }

    var alpha: CGFloat {
        get { holder.alpha }
        set { holder.alpha = newValue }
    }

    var isRaised = false {
        didSet { holder.layer.shadowOpacity = isRaised ? 0.25 : 0 }
    }

    func contains(_ point: CGPoint, in view: UIView) -> Bool { view.convert(holder.bounds, from: holder).contains(point) }
}
