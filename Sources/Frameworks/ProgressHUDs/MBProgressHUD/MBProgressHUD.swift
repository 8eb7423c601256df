import Foundation
import ObjectRuntime
import UIKit

public enum MBProgressHUDMode: Int, Sendable {
    case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
}

public enum MBProgressHUDAnimation: Int, Sendable {
    case fade, zoom, zoomOut, zoomIn
}

public typealias MBProgressHUDCompletionBlock = () -> Void

/// An offset that puts a HUD to an edge of its view: the margin is kept.
public let MBProgressMaxOffset: CGFloat = 1_000_000

@preconcurrency @MainActor public protocol MBProgressHUDDelegate: NSObjectProtocol {
    func hudWasHidden(_ hud: MBProgressHUD)
}

extension MBProgressHUDDelegate {
    public func hudWasHidden(_ hud: MBProgressHUD) {}
}

/// A box with an indicator and words over a view, all of whose touches it takes while it is shown.
@preconcurrency @MainActor open class MBProgressHUD: UIView {
    // MARK: - Showing and hiding

    /// Makes a HUD, adds it to a view, which it leaves again when it is hidden, and shows it.
    @discardableResult
    open class func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD {
        let hud = ObjCRuntime.instantiate(self, "initWithFrame:", [view.bounds]) as? MBProgressHUD ?? MBProgressHUD(view: view)
        hud.removeFromSuperViewOnHide = true
        view.addSubview(hud)
        hud.show(animated: animated)
        return hud
    }

    /// Hides the HUD that was added to a view last and is not hidden yet.
    /// - Returns: whether there was one.
    @discardableResult
    open class func hide(for view: UIView, animated: Bool) -> Bool {
        guard let hud = forView(view) else { return false }
        hud.removeFromSuperViewOnHide = true
        hud.hide(animated: animated)
        return true
    }

    /// The HUD that was added to a view last and is not hidden yet.
    open class func forView(_ view: UIView) -> MBProgressHUD? { shown(in: view).last { !$0.hasFinished } }

    /// All HUDs among a view's own subviews that are of the class.
    static func shown(in view: UIView) -> [MBProgressHUD] { view.subviews.compactMap { $0 as? MBProgressHUD }.filter { $0.isKind(of: self) } }

    /// Shows the HUD, after `graceTime`.
    open func show(animated: Bool) {
        minimumDelay?.cancel()
        hasFinished = false
        guard graceTime > 0 else { return appear(animated: animated) }
        graceDelay = Delay(graceTime) { [weak self] in
            if let self, !self.hasFinished { self.appear(animated: animated) }
        }
    }

    /// Hides the HUD, not before `minShowTime` is over.
    open func hide(animated: Bool) {
        graceDelay?.cancel()
        hasFinished = true
        let shownFor: TimeInterval? = shownSince.map { Date().timeIntervalSince($0) }
        if let shownFor, shownFor < minShowTime {
            minimumDelay = Delay(minShowTime - shownFor) { [weak self] in self?.disappear(animated: animated) }
        } else {
            disappear(animated: animated)
        }
    }

    /// - Parameter delay: seconds.
    open func hide(animated: Bool, afterDelay delay: TimeInterval) {
        hideDelay?.cancel()
        hideDelay = Delay(delay) { [weak self] in self?.hide(animated: animated) }
    }

    // MARK: - Properties

    open weak var delegate: (any MBProgressHUDDelegate)?
    /// Called when the HUD is hidden.
    open var completionBlock: MBProgressHUDCompletionBlock?
    /// Seconds that pass before the HUD is shown; hidden before, it never is. Default 0.
    open var graceTime: TimeInterval = 0
    /// Seconds for which it is shown at least. Default 0.
    open var minShowTime: TimeInterval = 0
    /// Whether it leaves its view when it is hidden. Default false; true for those of `showAdded(to:animated:)`.
    open var removeFromSuperViewOnHide: Bool = false

    open var mode: MBProgressHUDMode = .indeterminate {
        didSet { if mode != oldValue { updateIndicator() } }
    }

    /// The colour of words and indicator. Default the label colour with an alpha of 0.7.
    open var contentColor: UIColor? {
        get { looks.contentColor ?? .label.withAlphaComponent(0.7) }
        set {
            looks.contentColor = newValue
            updateColors()
        }
    }
    /// Default a fade.
    open var animationType: MBProgressHUDAnimation {
        get { looks.animationType ?? .fade }
        set { looks.animationType = newValue }
    }
    /// From the middle of the view, in points. Default none.
    open var offset: CGPoint {
        get { looks.offset ?? .zero }
        set { looks.offset = newValue }
    }
    /// Between the box and what is in it, and between the box and the view's edges, in points. Default 20.
    open var margin: CGFloat {
        get { looks.margin ?? 20 }
        set { looks.margin = newValue }
    }
    /// Default none.
    open var minSize: CGSize {
        get { looks.minSize ?? .zero }
        set { looks.minSize = newValue }
    }
    /// Whether the box is as high as wide where it can be. Default false.
    open var isSquare: Bool {
        get { looks.isSquare ?? false }
        set { looks.isSquare = newValue }
    }
    /// Whether the box moves with the device's tilt. Default false.
    open var areDefaultMotionEffectsEnabled: Bool {
        get { looks.hasMotionEffects ?? false }
        set {
            looks.hasMotionEffects = newValue
            bezelView.motionEffects = newValue ? [UIView.tiltEffects(by: 10)] : []
        }
    }

    /// From 0 to 1. Default 0.
    open var progress: Float = 0 {
        didSet { if progress != oldValue { showProgress() } }
    }
    /// A progress that the HUD follows while it is shown.
    open var progressObject: Progress? {
        didSet { if progressObject !== oldValue { followsProgress = true } }
    }

    /// The box.
    public let bezelView = MBBackgroundView()
    /// Over the whole view, below the box.
    public let backgroundView = MBBackgroundView()
    /// In place of an indicator, in the mode `customView`: as large as its own constraints or its intrinsic size make it.
    open var customView: UIView? {
        didSet { if customView !== oldValue, mode == .customView { updateIndicator() } }
    }
    /// Without text it takes no space.
    public let label = UILabel()
    /// Below the label, of several lines.
    public let detailsLabel = UILabel()
    /// Below the labels, once it has a title and an action.
    public let button: UIButton = HUDButton(type: .custom)

    // MARK: - Making

    public convenience init(view: UIView) { self.init(frame: view.bounds) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isOpaque = false
        backgroundColor = .clear
        alpha = 0
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundView.style = .solidColor
        backgroundView.backgroundColor = .clear
        backgroundView.frame = bounds
        backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bezelView.translatesAutoresizingMaskIntoConstraints = false
        bezelView.layer.cornerRadius = 5
        for view in [backgroundView, bezelView] {
            view.alpha = 0
            addSubview(view)
        }
        label.font = .boldSystemFont(ofSize: 16)
        detailsLabel.font = .boldSystemFont(ofSize: 12)
        detailsLabel.numberOfLines = 0
        for label in [label, detailsLabel] { (label.textAlignment, label.isOpaque, label.backgroundColor) = (.center, false, .clear) }
        button.titleLabel?.textAlignment = .center
        button.titleLabel?.font = .boldSystemFont(ofSize: 12)
        for view in [topSpacer, label, detailsLabel, button, bottomSpacer] {
            view.translatesAutoresizingMaskIntoConstraints = false
            bezelView.addSubview(view)
        }
        for view in [label, detailsLabel, button] { Self.resistCompression(view) }
        (topSpacer.isHidden, bottomSpacer.isHidden) = (true, true)
        updateIndicator()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let superview { frame = superview.bounds }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        let common: MBProgressHUD = Self.appearance()
        if common !== self { looks.fill(from: common.looks) }
        updateColors()
    }

    // MARK: - State

    /// The looks that are set on this HUD, or on its class's appearance.
    var looks = MBProgressHUDLooks() {
        didSet { setNeedsUpdateConstraints() }
    }
    private(set) var hasFinished = false
    private(set) var indicator: UIView?
    let topSpacer = UIView()
    let bottomSpacer = UIView()
    var arrangement: [NSLayoutConstraint] = []
    var paddings: [NSLayoutConstraint] = []
    private var shownSince: Date?
    private var graceDelay: Delay?
    private var minimumDelay: Delay?
    private var hideDelay: Delay?
    private var progressLink: CADisplayLink?

    static func resistCompression(_ view: UIView) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { view.setContentCompressionResistancePriority(UILayoutPriority(998), for: axis) }
    }

    // MARK: - Appearing and disappearing

    private func appear(animated: Bool) {
        bezelView.layer.removeAllAnimations()
        backgroundView.layer.removeAllAnimations()
        hideDelay?.cancel()
        shownSince = Date()
        alpha = 1
        followsProgress = true
        if animated { animate(appears: true) {} } else { (bezelView.alpha, backgroundView.alpha) = (1, 1) }
    }

    private func disappear(animated: Bool) {
        hideDelay?.cancel()
        let wasShown: Bool = shownSince != nil
        shownSince = nil
        guard animated, wasShown else {
            (bezelView.alpha, backgroundView.alpha) = (0, 1)
            return finish()
        }
        animate(appears: false) { [weak self] in self?.finish() }
    }

    private func animate(appears: Bool, then end: @escaping @MainActor () -> Void) {
        let zoomsOut: Bool = animationType == .zoomOut || animationType == .zoom && !appears
        let zoomsIn: Bool = animationType == .zoomIn || animationType == .zoom && appears
        let small = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let large = CGAffineTransform(scaleX: 1.5, y: 1.5)
        if appears, bezelView.alpha == 0, zoomsIn || zoomsOut { bezelView.transform = zoomsIn ? small : large }
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: .beginFromCurrentState) { [self] in
            if appears { bezelView.transform = .identity } else if zoomsIn || zoomsOut { bezelView.transform = zoomsIn ? large : small }
            (bezelView.alpha, backgroundView.alpha) = appears ? (1, 1) : (0, 0)
        } completion: { _ in
            end()
        }
    }

    private func finish() {
        followsProgress = false
        if hasFinished {
            alpha = 0
            if removeFromSuperViewOnHide { removeFromSuperview() }
        }
        completionBlock?()
        delegate?.hudWasHidden(self)
    }

    // MARK: - Indicators

    private func updateIndicator() {
        let wanted: UIView? =
            switch mode {
            case .indeterminate: indicator as? UIActivityIndicatorView ?? UIActivityIndicatorView(style: .large)
            case .determinate, .annularDeterminate: indicator as? MBRoundProgressView ?? MBRoundProgressView()
            case .determinateHorizontalBar: MBBarProgressView()
            case .customView: customView
            case .text: nil
            }
        if wanted !== indicator { indicator?.removeFromSuperview() }
        indicator = wanted
        (wanted as? UIActivityIndicatorView)?.startAnimating()
        if mode == .annularDeterminate { (wanted as? MBRoundProgressView)?.isAnnular = true }
        if let wanted {
            wanted.translatesAutoresizingMaskIntoConstraints = false
            bezelView.addSubview(wanted)
            Self.resistCompression(wanted)
        }
        showProgress()
        updateColors()
        setNeedsUpdateConstraints()
    }

    private func updateColors() {
        guard let color = contentColor else { return }
        (label.textColor, detailsLabel.textColor) = (color, color)
        button.setTitleColor(color, for: .normal)
        switch indicator {
        case let view as UIActivityIndicatorView: view.color = color
        case let view as MBRoundProgressView: (view.progressTintColor, view.backgroundTintColor) = (color, color.withAlphaComponent(0.1))
        case let view as MBBarProgressView: (view.progressColor, view.lineColor) = (color, color)
        default: indicator?.tintColor = color
        }
    }

    private func showProgress() {
        switch indicator {
        case let view as MBRoundProgressView: view.progress = progress
        case let view as MBBarProgressView: view.progress = progress
        case let view as UIProgressView: view.progress = progress
        default: break
        }
    }

    private var followsProgress: Bool {
        get { progressLink != nil }
        set {
            progressLink?.invalidate()
            progressLink = nil
            guard newValue, let progressObject else { return }
            progress = Float(progressObject.fractionCompleted)
            let link = CADisplayLink { [weak self] _ in
                MainActor.assumeIsolated {
                    guard let self, let progressObject = self.progressObject else { return }
                    self.progress = Float(progressObject.fractionCompleted)
                }
            }
            link.add(to: .main, forMode: .default)
            progressLink = link
        }
    }

    // MARK: - Layout

    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    open override func layoutSubviews() {
        updatePaddings()
        super.layoutSubviews()
    }
}
