import ObjectRuntime
import UIKit

/// The part of a HUD above its words. As large as the view that it is made of, or 50 by 50 points.
@preconcurrency @MainActor open class JGProgressHUDIndicatorView: UIView {
    public let contentView: UIView?
    /// From 0 to 1.
    open var progress: Float {
        get { shownProgress }
        set { setProgress(newValue, animated: false) }
    }
    private var shownProgress: Float = 0
    private var isAccessibilityOutdated = true

    public init(contentView: UIView?) {
        self.contentView = contentView
        super.init(frame: contentView?.frame ?? CGRect(x: 0, y: 0, width: 50, height: 50))
        prepare()
    }

    public convenience override init(frame: CGRect) { self.init(contentView: nil) }
    public convenience init() { self.init(contentView: nil) }

    public required init?(coder: NSCoder) {
        contentView = nil
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        (isOpaque, backgroundColor, isAccessibilityElement) = (false, .clear, true)
        if let contentView { addSubview(contentView) }
        updateAccessibilityIfNeeded()
    }

    /// Takes on the colours of a HUD's style.
    open func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {}

    open func setProgress(_ progress: Float, animated: Bool) {
        guard abs(progress - shownProgress) >= .ulpOfOne else { return }
        shownProgress = progress
        setNeedsAccessibilityUpdate()
    }

    open func setNeedsAccessibilityUpdate() {
        isAccessibilityOutdated = true
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.updateAccessibilityIfNeeded() } }
    }

    open func updateAccessibilityIfNeeded() {
        guard isAccessibilityOutdated else { return }
        isAccessibilityOutdated = false
        updateAccessibility()
    }

    open func updateAccessibility() { accessibilityLabel = SystemText.localized("Loading…") + " " + String(format: "%.f %%", progress) }
}

/// An activity indicator.
@preconcurrency @MainActor open class JGProgressHUDIndeterminateIndicatorView: JGProgressHUDIndicatorView {
    public convenience init() {
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.startAnimating()
        self.init(contentView: indicator)
    }

    open func setColor(_ color: UIColor) { (contentView as? UIActivityIndicatorView)?.color = color }

    open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        super.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
        setColor(style == .dark ? .white : .black)
    }

    open override func updateAccessibility() { accessibilityLabel = SystemText.localized("In progress") }
}

/// A picture; templates are black or white as the HUD's style wants it, unless they have a colour of their own.
@preconcurrency @MainActor open class JGProgressHUDImageIndicatorView: JGProgressHUDIndicatorView {
    private var hasOwnTint = false

    public convenience init(image: UIImage) { self.init(contentView: UIImageView(image: image)) }

    open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        super.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
        guard !hasOwnTint else { return }
        tintColor = style == .dark ? .white : .black
        hasOwnTint = false
    }

    open override var tintColor: UIColor! {
        didSet { hasOwnTint = true }
    }
}

/// A check mark.
@preconcurrency @MainActor open class JGProgressHUDSuccessIndicatorView: JGProgressHUDImageIndicatorView {
    public convenience init() { self.init(image: ProgressShapes.checkMark) }
    open override func updateAccessibility() { accessibilityLabel = SystemText.localized("Done") }
}

/// A cross.
@preconcurrency @MainActor open class JGProgressHUDErrorIndicatorView: JGProgressHUDImageIndicatorView {
    public convenience init() { self.init(image: ProgressShapes.cross) }
    open override func updateAccessibility() { accessibilityLabel = SystemText.localized("Error") }
}
