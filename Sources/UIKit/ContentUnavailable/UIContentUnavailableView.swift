/// Shows what stands in place of content that is not there, in the middle of its bounds.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    private let scroll = UIScrollView()
    private let backdrop = BackgroundView(frame: .zero)
    private let imageView = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .large)
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let button = UIButton(configuration: .plain())
    private let secondaryButton = UIButton(configuration: .plain())
    private var shown: UIContentUnavailableConfiguration

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        isOpaque = false
        addSubview(backdrop)
        addSubview(scroll)
        for view in parts { scroll.addSubview(view) }
        for label in [label, secondaryLabel] { label.adjustsFontForContentSizeCategory = true }
        show()
    }

    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
    }

    /// A configuration of another type is refused.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration, new != shown else { return }
            shown = new
            show()
        }
    }

    /// Whether content that is higher than the view scrolls. Default true.
    open var isScrollEnabled: Bool {
        get { scroll.isScrollEnabled }
        set { scroll.isScrollEnabled = newValue }
    }

    private var parts: [UIView] { [imageView, spinner, label, secondaryLabel, button, secondaryButton] }

    // MARK: Showing

    private func show() {
        backdrop.show(shown.background, cornerRadius: shown.background.cornerRadius)
        let isLoading: Bool = shown.kind == .loading && shown.image == nil
        if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
        spinner.isHidden = !isLoading
        imageView.image = shown.image
        imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        imageView.tintColor = shown.imageProperties.tintColor
        imageView.contentMode = .scaleAspectFit
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        imageView.isHidden = shown.image == nil
        show(shown.attributedText, shown.textProperties, in: label)
        show(shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
        show(shown.button, shown.buttonProperties, in: button)
        show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
        setNeedsLayout()
    }

    private func show(_ text: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel) {
        label.isHidden = text?.string.isEmpty ?? true
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let text, text.length > 0, !text.attributes(at: 0, effectiveRange: nil).isEmpty { label.attributedText = text } else { label.text = text?.string }
    }

    private func show(_ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton) {
        button.isHidden = configuration.title == nil && configuration.attributedTitle == nil && configuration.image == nil
        button.configuration = configuration
        button.role = properties.role
        button.isEnabled = properties.isEnabled
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.enumerateEventHandlers { action, _, events, _ in if let action { button.removeAction(action, for: events) } }
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    }

    // MARK: Layout

    /// The parts that are shown, from the top, with what is above each.
    private var column: [(view: UIView, space: CGFloat)] {
        let spaces: [CGFloat] = [
            0, 0, shown.imageToTextPadding, shown.textToSecondaryTextPadding, shown.textToButtonPadding, shown.buttonToSecondaryButtonPadding,
        ]
        var result: [(UIView, CGFloat)] = []
        for (view, space) in zip(parts, spaces) where !view.isHidden { result.append((view, result.isEmpty ? 0 : space)) }
        return result
    }

    private func size(of part: UIView, width: CGFloat) -> CGSize {
        var size: CGSize = part.sizeThatFits(CGSize(width: width, height: .infinity))
        if part === imageView {
            let limit: CGSize = shown.imageProperties.maximumSize
            let factor: CGFloat = min(
                1, limit.width > 0 ? limit.width / max(size.width, 1) : 1, limit.height > 0 ? limit.height / max(size.height, 1) : 1, width / max(size.width, 1)
            )
            size = CGSize(width: size.width * factor, height: size.height * factor)
        }
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// No line is longer than is easy to read.
    private static let largestWidth: CGFloat = 420

    /// From the view's edges to where its content may stand.
    private var contentInsets: UIEdgeInsets {
        var insets: UIEdgeInsets = shown.directionalLayoutMargins.resolved(rightToLeft: isRightToLeft)
        let safe: UIEdgeInsets = safeAreaInsets
        // The superview's margins begin at the safe area.
        let outer: UIEdgeInsets = superview?.layoutMargins ?? .zero
        let kept = UIEdgeInsets(top: outer.top - safe.top, left: outer.left - safe.left, bottom: outer.bottom - safe.bottom, right: outer.right - safe.right)
        let axes: UIAxis = shown.axesPreservingSuperviewLayoutMargins
        insets.left = max(insets.left, axes.contains(.horizontal) ? kept.left : 0) + safe.left
        insets.right = max(insets.right, axes.contains(.horizontal) ? kept.right : 0) + safe.right
        insets.top = max(insets.top, axes.contains(.vertical) ? kept.top : 0) + safe.top
        insets.bottom = max(insets.bottom, axes.contains(.vertical) ? kept.bottom : 0) + safe.bottom
        return insets
    }

    private func height(of column: [(view: UIView, space: CGFloat)], width: CGFloat) -> CGFloat {
        column.reduce(0) { $0 + $1.space + size(of: $1.view, width: width).height }
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets: UIEdgeInsets = contentInsets
        let width: CGFloat = min(Self.largestWidth, max(0, size.width - insets.left - insets.right))
        let column: [(view: UIView, space: CGFloat)] = column
        let widest: CGFloat = column.map { self.size(of: $0.view, width: width).width }.max() ?? 0
        return CGSize(width: widest + insets.left + insets.right, height: height(of: column, width: width) + insets.top + insets.bottom)
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        scroll.frame = bounds
        scroll.contentInsetAdjustmentBehavior = .never
        let room: CGRect = bounds.inset(by: contentInsets)
        let width: CGFloat = min(Self.largestWidth, max(0, room.width))
        let column: [(view: UIView, space: CGFloat)] = column
        let whole: CGFloat = height(of: column, width: width)
        var y: CGFloat = room.minY + max(0, (room.height - whole) / 2)
        for (view, space) in column {
            let size: CGSize = size(of: view, width: width)
            y += space
            view.frame = pixelAligned(CGRect(x: x(of: size.width, in: room), y: y, width: size.width, height: size.height))
            y += size.height
        }
        scroll.contentSize = CGSize(width: bounds.width, height: max(bounds.height, y + contentInsets.bottom))
        scroll.alwaysBounceVertical = false
    }

    private func x(of width: CGFloat, in room: CGRect) -> CGFloat {
        switch shown.alignment {
        case .center: room.midX - width / 2
        case .natural: isRightToLeft ? room.maxX - width : room.minX
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
