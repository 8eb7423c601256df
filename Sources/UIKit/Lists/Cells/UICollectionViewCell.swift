/// One item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Called by the default `updateConfiguration(using:)`.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    private lazy var contents = ConfiguredContent(host: self, contentView: UIView(frame: bounds))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareContents()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareContents()
        decodeInterface(from: coder, as: UICollectionViewCell.self)
    }

    private func prepareContents() {
        isOpaque = false
        contentView.frame = bounds
    }

    /// Holds what the cell shows. A content configuration puts its own view here.
    open var contentView: UIView { contents.contentView }

    /// The segue that a tap on the cell performs.
    var selectionSegue: SegueTemplate?

    // MARK: State

    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    func stateDidChange() {
        setNeedsUpdateConfiguration()
        updateSelectedBackground()
    }

    /// The stage of a drag that takes the cell's content along.
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    /// The cell is lifted, dragged or back.
    open func dragStateDidChange(_ dragState: DragState) {}
    var dragState = DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            dragStateDidChange(dragState)
            setNeedsUpdateConfiguration()
        }
    }
    /// While something hovers over the list.
    var dropState = UICellConfigurationState.DropState.none { didSet { if dropState != oldValue { setNeedsUpdateConfiguration() } } }

    /// Whether the cell has the keyboard's focus.
    var hasFocus = false {
        didSet {
            guard hasFocus != oldValue else { return }
            FocusHaloView.update(&halo, in: self, isFocused: hasFocus)
            setNeedsUpdateConfiguration()
        }
    }
    private var halo: FocusHaloView?

    /// The state that the configuration is for.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isFocused = hasFocus
        state.cellDragState = UICellConfigurationState.DragState(rawValue: dragState.rawValue) ?? .none
        state.cellDropState = dropState
        state.isHighlighted = isHighlighted
        state.isEditing = isBeingEdited
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = listContext?.isPinned ?? false
        state.isExpanded = isExpanded
        state.isSwiped = isSwiped
        return state
    }
    /// Whether the cell's swipe actions are uncovered.
    var isSwiped = false { didSet { if isSwiped != oldValue { stateDidChange() } } }
    /// Whether the cell's children in an outline are shown.
    var isExpanded = false { didSet { if isExpanded != oldValue { stateDidChange() } } }

    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Asks for `updateConfiguration(using:)` before the cell is laid out next.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }
    private var needsUpdateConfiguration = true

    /// Brings the configurations up to date with `state`. Call super.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        let state: UICellConfigurationState = configurationState
        updateConfiguration(using: state)
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration { contents.show(content.updated(for: state)) }
        applyBackground(for: state)
        needsUpdateConfiguration = false
    }

    private func applyBackground(for state: UICellConfigurationState) {
        let base: UIBackgroundConfiguration? = backgroundConfiguration ?? (backgroundView == nil ? implicitBackground : nil)
        contents.show(automaticallyUpdatesBackgroundConfiguration ? base?.updated(for: state) : base)
        backgroundDidChange()
    }

    /// The background of a cell that has none of its own: a list's cells have one.
    var implicitBackground: UIBackgroundConfiguration? { nil }
    func backgroundDidChange() {}

    // MARK: Configurations

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            let state: UICellConfigurationState = configurationState
            contents.show(automaticallyUpdatesContentConfiguration ? contentConfiguration?.updated(for: state) : contentConfiguration)
            contentDidChange()
        }
    }

    /// Whether the content configuration follows the cell's state. Default true.
    open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

    /// Takes the place of `backgroundView` and `selectedBackgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            backgroundView = backgroundConfiguration == nil ? backgroundView : nil
            applyBackground(for: configurationState)
        }
    }

    open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { implicitBackground ?? .clear() }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentDidChange()
    }

    func contentDidChange() {
        setNeedsLayout()
        guard shownElement != nil, let owner = owningCollectionView, owner.selfSizingInvalidation != .disabled else { return }
        needsMeasuring = true
        owner.setNeedsLayout()
    }

    /// Whether the collection view is edited, and its delegate lets the item be.
    private var isBeingEdited: Bool {
        guard let collection = owningCollectionView, collection.isEditing else { return false }
        guard let path = shownElement?.indexPath, let delegate = collection.delegate else { return true }
        return delegate.collectionView(collection, canEditItemAt: path)
    }

    func editingDidChange() {
        setNeedsUpdateConfiguration()
    }

    func setListContext(_ context: ListCellContext?) {
        guard context != listContext else { return }
        listContext = context
        setNeedsUpdateConfiguration()
    }

    // MARK: Backgrounds

    /// Stands behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsUpdateConfiguration()
        }
    }

    /// Stands before the background and behind the content while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            updateSelectedBackground()
        }
    }

    private func updateSelectedBackground() {
        guard let view = selectedBackgroundView, backgroundConfiguration == nil else { return }
        if isSelected || isHighlighted {
            view.frame = bounds
            insertSubview(view, belowSubview: contentView)
        } else {
            view.removeFromSuperview()
        }
    }

    // MARK: Layout

    /// The content view's frame.
    var contentFrame: CGRect { bounds }
    var listContext: ListCellContext?

    open dynamic override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        contents.layOutBackground()
        let frame: CGRect = contentFrame
        if contentView.frame != frame, !waitsForUse { contentView.frame = frame }
    }

    func maskBackground(corners: CACornerMask?, radius: CGFloat) {
        contents.maskBackground(corners: corners, radius: radius)
    }

    override func fittingSize(for size: CGSize) -> CGSize? {
        updateConfigurationIfNeeded()
        let frame: CGRect = contentFrame
        if contentView.bounds.size.width != frame.width { contentView.frame = frame }
        let isWidthFixed: Bool =
            listContext != nil
            || (shownElement.map {
                owningCollectionView?.collectionViewLayout.fixesWidth(at: $0.indexPath) ?? false
            } ?? false)
        let extra = CGSize(width: bounds.width - frame.width, height: 0)
        if let fitting = contents.fittingSize(width: size.width - extra.width, isWidthFixed: isWidthFixed) {
            return CGSize(width: isWidthFixed ? size.width : fitting.width + extra.width, height: max(fitting.height, 0))
        }
        return super.fittingSize(for: size)
    }

    /// As in `UITableViewCell`.
    func makeRoomForContent(height: CGFloat) {
        guard contentView.existingLayoutBox != nil else { return }
        let room: CGFloat = height - (bounds.height - contentFrame.height)
        guard room > 0, contentView.frame.height != room else { return }
        contentView.frame.size.height = room
        setNeedsLayout()
    }

    override func contentTraitsDidChange(from previous: UITraitCollection) {
        super.contentTraitsDidChange(from: previous)
        setNeedsUpdateConfiguration()
    }

    open dynamic override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
        isSwiped = false
    }
}
