/// Shows a list content configuration: in a cell, or anywhere.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private var imageView: UIImageView?
    private var textLabel: UILabel?
    private var secondaryLabel: UILabel?

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        isOpaque = false
        preservesSuperviewLayoutMargins = false
        show(configuration, previous: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
            let previous: UIListContentConfiguration = shown
            shown = new
            show(new, previous: previous)
        }
    }

    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    /// The places of the parts, in this view's coordinates; nil for a part that is not shown. For constraints beside them.
    open var textLayoutGuide: UILayoutGuide? { guide(for: textLabel) }
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(for: secondaryLabel) }
    open var imageLayoutGuide: UILayoutGuide? { guide(for: imageView) }

    private var partGuides: [ObjectIdentifier: UILayoutGuide] = [:]

    private func guide(for part: UIView?) -> UILayoutGuide? {
        guard let part else { return nil }
        if let guide = partGuides[ObjectIdentifier(part)] { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: part.leadingAnchor), guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor), guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
        partGuides[ObjectIdentifier(part)] = guide
        return guide
    }

    // MARK: Content

    private func show(_ new: UIListContentConfiguration, previous: UIListContentConfiguration?) {
        if new.directionalLayoutMargins != previous?.directionalLayoutMargins { directionalLayoutMargins = new.directionalLayoutMargins }
        showText(&textLabel, new.text, new.attributedText, new.textProperties, changed: previous?.textProperties != new.textProperties)
        showText(
            &secondaryLabel, new.secondaryText, new.secondaryAttributedText, new.secondaryTextProperties,
            changed: previous?.secondaryTextProperties != new.secondaryTextProperties)
        showImage(new)
        forgetSizes()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showText(
        _ label: inout UILabel?, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, changed: Bool
    ) {
        guard text?.isEmpty == false || (attributed?.length ?? 0) > 0 else {
            label?.removeFromSuperview()
            label = nil
            return
        }
        let shown: UILabel = label ?? UILabel(frame: .zero)
        if label == nil || changed {
            shown.font = properties.font.adjusted(to: properties.adjustsFontForContentSizeCategory ? traitCollection : shown.traitCollection)
            shown.textColor = properties.resolvedColor()
            shown.numberOfLines = properties.numberOfLines
            shown.lineBreakMode = properties.lineBreakMode
            shown.textAlignment =
                switch properties.alignment {
                case .natural: .natural
                case .center: .center
                case .justified: .justified
                }
            shown.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
            shown.minimumScaleFactor = properties.minimumScaleFactor
            shown.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        }
        if let attributed { shown.attributedText = attributed } else { shown.text = properties.transformed(text ?? "") }
        if label == nil { addSubview(shown) }
        label = shown
    }

    private func showImage(_ new: UIListContentConfiguration) {
        guard let image = new.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view: UIImageView = imageView ?? UIImageView(frame: .zero)
        view.preferredSymbolConfiguration = new.imageProperties.preferredSymbolConfiguration
        view.image = image
        view.contentMode = .scaleAspectFit
        view.layer.cornerRadius = new.imageProperties.cornerRadius
        view.clipsToBounds = new.imageProperties.cornerRadius > 0
        if imageView == nil { addSubview(view) }
        imageView = view
        updateImageTint()
    }

    private func updateImageTint() {
        guard let imageView else { return }
        imageView.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateImageTint()
    }

    override func contentTraitsDidChange(from previous: UITraitCollection) {
        super.contentTraitsDidChange(from: previous)
        forgetSizes()
        setNeedsLayout()
    }

    private func forgetSizes() {
        measured = nil
        textSizes = nil
        secondarySizes = nil
    }

    // MARK: Layout

    private var measured: (width: CGFloat, margins: UIEdgeInsets, height: CGFloat)?

    private var metrics: ListContentLayout.Metrics {
        let properties: UIListContentConfiguration.ImageProperties = shown.imageProperties
        let imageSize: CGSize = imageView.map { ListContentLayout.imageSize($0.intrinsicContentSize, maximum: properties.maximumSize) } ?? .zero
        let standard: CGSize = isSymbol ? Self.standardImagePlace(for: traitCollection) : imageSize
        func place(_ reserved: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return max(own, standard) }
            return reserved > 0 ? reserved : own
        }
        // A symbol is set into a place of standard width, so that texts of rows line up; its height does not count.
        let imagePlace = CGSize(
            width: place(properties.reservedLayoutSize.width, imageSize.width, standard.width),
            height: isSymbol ? 0 : place(properties.reservedLayoutSize.height, imageSize.height, 0))
        return ListContentLayout.Metrics(
            margins: contentMargins, imagePlace: imagePlace, image: imageSize, imageToText: shown.imageToTextPadding,
            horizontalPadding: shown.textToSecondaryTextHorizontalPadding, verticalPadding: shown.textToSecondaryTextVerticalPadding,
            sideBySide: shown.prefersSideBySideTextAndSecondaryText, rightToLeft: isRightToLeft, scale: max(1, traitCollection.displayScale))
    }

    private var isSymbol: Bool { shown.image?.isSymbolImage == true }

    /// The place of a symbol in rows of this text size (28 points wide at the standard size).
    private static func standardImagePlace(for traits: UITraitCollection) -> CGSize {
        let body: CGFloat = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        let side: CGFloat = (28 * body / 17).rounded()
        return CGSize(width: side, height: side)
    }

    /// The configuration's margins, along the axes it says at least what the superview leaves.
    private var contentMargins: UIEdgeInsets {
        var margins: UIEdgeInsets = shown.directionalLayoutMargins.resolved(rightToLeft: isRightToLeft)
        guard let superview else { return margins }
        let outer: UIEdgeInsets = superview.marginsLeft(over: frame)
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.left = max(margins.left, outer.left)
            margins.right = max(margins.right, outer.right)
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    private func frames(in size: CGSize) -> ListContentLayout.Frames {
        let text: LabelSizes? = textLabel.map { sizes(of: $0, &textSizes) }
        let secondary: LabelSizes? = secondaryLabel.map { sizes(of: $0, &secondarySizes) }
        return ListContentLayout.frames(
            metrics, in: size, text: text.map { sizes in { sizes.size(width: $0) } },
            secondary: secondary.map { sizes in { sizes.size(width: $0) } })
    }

    private func sizes(of label: UILabel, _ known: inout LabelSizes?) -> LabelSizes {
        if let known { return known }
        let made = LabelSizes(label)
        known = made
        return made
    }

    private var textSizes: LabelSizes?
    private var secondarySizes: LabelSizes?

    /// From the left edge to where text begins: separators begin there.
    var textLeading: CGFloat {
        layoutIfNeeded()
        guard let textLabel else { return contentMargins.left }
        return isRightToLeft ? bounds.width - textLabel.frame.maxX : textLabel.frame.minX
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        let frames: ListContentLayout.Frames = frames(in: bounds.size)
        imageView?.frame = frames.image
        textLabel?.frame = frames.text
        secondaryLabel?.frame = frames.secondary
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width: CGFloat = size.width > 0 && size.width < 10_000 ? size.width : 10_000
        let margins: UIEdgeInsets = contentMargins
        if let measured, measured.width == width, measured.margins == margins { return CGSize(width: size.width, height: measured.height) }
        let height: CGFloat = frames(in: CGSize(width: width, height: .infinity)).height
        measured = (width, margins, height)
        return CGSize(width: size.width, height: height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width: CGFloat = horizontalFittingPriority == .required ? targetSize.width : min(naturalWidth, max(targetSize.width, 1))
        return CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    private var naturalWidth: CGFloat {
        let metrics: ListContentLayout.Metrics = metrics
        let first: CGFloat = textLabel?.sizeThatFits(.zero).width ?? 0
        let second: CGFloat = secondaryLabel?.sizeThatFits(.zero).width ?? 0
        let texts: CGFloat = metrics.sideBySide ? first + second + metrics.horizontalPadding : max(first, second)
        let image: CGFloat = metrics.image.width > 0 ? metrics.imagePlace.width + metrics.imageToText : 0
        return metrics.margins.left + image + texts + metrics.margins.right
    }

    open dynamic override var intrinsicContentSize: CGSize {
        let width: CGFloat = bounds.width > 0 ? bounds.width : naturalWidth
        return CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    override var heightDependsOnWidth: Bool { true }

    override func constraintIntrinsicSize(forWidth width: CGFloat?) -> CGSize {
        guard let width else { return CGSize(width: naturalWidth, height: sizeThatFits(CGSize(width: naturalWidth, height: 0)).height) }
        return CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: width, height: 0)).height)
    }
}

/// The sizes of a label's text: a layout asks for them again and again.
@MainActor private final class LabelSizes {
    private let label: UILabel
    /// In a width without limit.
    private lazy var natural: CGSize = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    private var wrapped: (width: CGFloat, size: CGSize)?

    init(_ label: UILabel) {
        self.label = label
    }

    func size(width: CGFloat) -> CGSize {
        if natural.width <= width { return natural }
        if let wrapped, wrapped.width == width { return wrapped.size }
        let size: CGSize = label.sizeThatFits(CGSize(width: width, height: .infinity))
        wrapped = (width, size)
        return size
    }
}
