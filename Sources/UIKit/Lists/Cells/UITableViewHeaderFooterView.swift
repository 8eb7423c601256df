/// The header or footer of a table's section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    public typealias ConfigurationUpdateHandler = (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

    private lazy var contents = ConfiguredContent(host: self, contentView: UIView(frame: bounds))
    open private(set) var reuseIdentifier: String?

    /// A view from a nib takes the identifier it was asked for by.
    func adoptReuseIdentifier(_ identifier: String) { reuseIdentifier = identifier }

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        prepareContents()
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareContents()
        decodeInterface(from: coder, as: UITableViewHeaderFooterView.self)
    }

    private func prepareContents() {
        isOpaque = false
        preservesSuperviewLayoutMargins = true
        contentView.preservesSuperviewLayoutMargins = true
    }

    open var contentView: UIView { contents.contentView }

    open dynamic func prepareForReuse() {}

    // MARK: Texts

    /// The title. Setting it is the same as a content configuration with that text.
    open var textLabel: UILabel? {
        if contentConfiguration != nil { return nil }
        if let label = titleLabel { return label }
        let label = UITableViewLabel(frame: .zero)
        let properties: UIListContentConfiguration.TextProperties = defaultContentConfiguration().textProperties
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = 0
        label.onChange = { [weak self] in self?.setNeedsLayout() }
        titleLabel = label
        contentView.addSubview(label)
        return label
    }
    private var titleLabel: UILabel?

    /// A second text under the title, in grouped tables. Nil in plain ones and beside a content configuration.
    open var detailTextLabel: UILabel? {
        if contentConfiguration != nil || owningTableView?.style ?? .grouped == .plain { return nil }
        if let label = detailLabel { return label }
        let label = UITableViewLabel(frame: .zero)
        let properties: UIListContentConfiguration.TextProperties = UIListContentConfiguration.groupedFooter().textProperties
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = 0
        label.onChange = { [weak self] in self?.setNeedsLayout() }
        detailLabel = label
        contentView.addSubview(label)
        return label
    }
    private var detailLabel: UILabel?

    /// The content that fits the table's style and the view's place.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (isFooter, owningTableView?.style ?? .plain) {
        case (false, .plain): .plainHeader()
        case (true, .plain): .plainFooter()
        case (false, _): .groupedHeader()
        case (true, _): .groupedFooter()
        }
    }

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            titleLabel?.removeFromSuperview()
            titleLabel = nil
            detailLabel?.removeFromSuperview()
            detailLabel = nil
            contents.show(automaticallyUpdatesContentConfiguration ? contentConfiguration?.updated(for: configurationState) : contentConfiguration)
            setNeedsLayout()
            owningTableView?.rowViews.headerContentDidChange(self)
        }
    }

    open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { applyBackground() }
    }

    open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainHeaderFooter() }

    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    // MARK: State

    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }
    private var needsUpdateConfiguration = true

    open func updateConfiguration(using state: UIViewConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    private func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        let state: UIViewConfigurationState = configurationState
        updateConfiguration(using: state)
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration { contents.show(content.updated(for: state)) }
        applyBackground()
        needsUpdateConfiguration = false
    }

    /// Rows scroll under a header that stays at the top.
    private func applyBackground() {
        if let own = backgroundConfiguration {
            contents.show(automaticallyUpdatesBackgroundConfiguration ? own.updated(for: configurationState) : own)
        } else if isPinned, backgroundView == nil, backgroundColor == nil {
            var pinned: UIBackgroundConfiguration = .listPlainHeaderFooter()
            pinned.backgroundColor = .systemBackground
            contents.show(pinned)
        } else {
            contents.show(nil as UIBackgroundConfiguration?)
        }
    }

    weak var owningTableView: UITableView?
    var isFooter = false
    var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether the table made the view for a title.
    var isMadeForTitle = false

    // MARK: Layout

    open dynamic override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        contents.layOutBackground()
        if contentView.frame != bounds { contentView.frame = bounds }
        let margins: UIEdgeInsets = titleMargins
        let width: CGFloat = bounds.width - margins.left - margins.right
        let heights: [CGFloat] = textHeights(width: width)
        var y: CGFloat = isFooter ? margins.top : bounds.height - margins.bottom - heights.reduce(0, +)
        for (label, height) in zip([titleLabel, detailLabel], heights) {
            label?.frame = CGRect(x: margins.left, y: y, width: width, height: height)
            y += height
        }
    }

    /// Of the title and the text under it; 0 for what is not shown.
    private func textHeights(width: CGFloat) -> [CGFloat] {
        [titleLabel, detailLabel].map { label in
            guard let label, label.text?.isEmpty == false else { return 0 }
            return label.sizeThatFits(CGSize(width: width, height: .infinity)).height
        }
    }

    private var titleMargins: UIEdgeInsets {
        var margins: UIEdgeInsets = defaultContentConfiguration().directionalLayoutMargins.resolved(rightToLeft: isRightToLeft)
        margins.left = max(margins.left, effectiveLayoutMargins.left)
        margins.right = max(margins.right, effectiveLayoutMargins.right)
        return margins
    }

    /// The height the view asks for in a width; nil where nothing in it says.
    func fittingHeight(width: CGFloat) -> CGFloat? {
        if bounds.width != width { bounds.size.width = width }
        updateConfigurationIfNeeded()
        contentView.frame = bounds
        if let fitting = contents.fittingSize(width: width, isWidthFixed: true), fitting.height > 0 { return fitting.height }
        let margins: UIEdgeInsets = titleMargins
        let texts: CGFloat = textHeights(width: width - margins.left - margins.right).reduce(0, +)
        return texts > 0 ? texts + margins.top + margins.bottom : nil
    }
}
