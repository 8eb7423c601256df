/// One row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    public enum CellStyle: Int, Sendable {
        /// A text, and an image before it.
        case `default` = 0
        /// The detail at the trailing edge, grey.
        case value1 = 1
        /// A small title before the detail.
        case value2 = 2
        /// The detail under the text.
        case subtitle = 3
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0, disclosureIndicator = 1, detailDisclosureButton = 2, checkmark = 3, detailButton = 4
    }

    public enum SelectionStyle: Int, Sendable {
        case none = 0, blue = 1, gray = 2, `default` = 3
    }

    public enum SeparatorStyle: Int, Sendable {
        case none = 0, singleLine = 1
        /// A single line since iOS 11.
        case singleLineEtched = 2
    }

    /// How a cell shows that it has the focus.
    public enum FocusStyle: Int, Sendable {
        case `default` = 0
        /// The cell does it itself.
        case custom = 1
    }

    /// Default: the system's ring.
    open var focusStyle: FocusStyle = .default
    /// Whether the cell can be used while rows are dragged. Default false.
    open var userInteractionEnabledWhileDragging = false

    public enum EditingStyle: Int, Sendable {
        case none = 0, delete = 1, insert = 2
    }

    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepareCell()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = ListDecoding.cellStyle(coder.nibElement)
        reuseIdentifier = coder.nibElement?["reuseIdentifier"]
        super.init(coder: coder)
        prepareCell()
        decodeInterface(from: coder, as: UITableViewCell.self)
    }

    private func prepareCell() {
        isOpaque = false
        clipsToBounds = true
        preservesSuperviewLayoutMargins = true
        contentView.preservesSuperviewLayoutMargins = true
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    }

    let style: CellStyle
    open private(set) var reuseIdentifier: String?

    /// The segues that a tap on the cell and on its accessory perform.
    var selectionSegue: SegueTemplate?
    var accessorySegue: SegueTemplate?

    /// A cell from a nib takes the identifier it was asked for by, unless it has its own.
    func adoptReuseIdentifier(_ identifier: String) {
        if reuseIdentifier == nil { reuseIdentifier = identifier }
    }

    /// Called before the cell shows another row. Call super.
    open dynamic func prepareForReuse() {
        isHighlighted = false
        isSelected = false
        hasFocus = false
        showingDeleteConfirmation = false
    }

    // MARK: Contents

    private lazy var contents = ConfiguredContent(host: self, contentView: UIView(frame: bounds))
    private lazy var legacy = LegacyCellContent(style: style, cell: self)

    /// Holds what the cell shows. A content configuration puts its own view here.
    open var contentView: UIView { contents.contentView }

    open var textLabel: UILabel? { contentConfiguration == nil ? legacy.text : nil }
    /// nil for cells of the default style.
    open var detailTextLabel: UILabel? { contentConfiguration == nil ? legacy.detail : nil }
    /// nil for cells of the style `value2`, which have no image.
    open var imageView: UIImageView? { contentConfiguration == nil && style != .value2 ? legacy.image : nil }

    /// The content that fits the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            if contentConfiguration != nil { legacy.remove() }
            let state: UICellConfigurationState = configurationState
            contents.show(automaticallyUpdatesContentConfiguration ? contentConfiguration?.updated(for: state) : contentConfiguration)
            contentSizeMayHaveChanged()
        }
    }

    open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { applyBackground(for: configurationState) }
    }

    open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { implicitBackground }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeMayHaveChanged()
    }

    private func contentSizeMayHaveChanged() {
        setNeedsLayout()
        owningTableView?.rowViews.cellContentDidChange(self)
    }

    // MARK: State

    open var isSelected: Bool {
        get { selectedState }
        set { setSelected(newValue, animated: false) }
    }
    private var selectedState = false

    open dynamic func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != selectedState else { return }
        selectedState = selected
        stateDidChange(animated: animated)
    }

    open var isHighlighted: Bool {
        get { highlightedState }
        set { setHighlighted(newValue, animated: false) }
    }
    private var highlightedState = false

    open dynamic func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != highlightedState else { return }
        highlightedState = highlighted
        stateDidChange(animated: animated)
    }

    private func stateDidChange(animated: Bool) {
        setNeedsUpdateConfiguration()
        showAccessories()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.updateConfigurationIfNeeded() }
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

    open var selectionStyle: SelectionStyle = .default { didSet { setNeedsUpdateConfiguration() } }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isFocused = hasFocus
        state.cellDragState = UICellConfigurationState.DragState(rawValue: dragState.rawValue) ?? .none
        state.cellDropState = dropState
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }
    private var needsUpdateConfiguration = true

    /// Brings the configurations up to date with `state`. Call super.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    private func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        let state: UICellConfigurationState = configurationState
        updateConfiguration(using: state)
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration { contents.show(content.updated(for: state)) }
        applyBackground(for: state)
        legacy.highlight(isSelected || isHighlighted)
        needsUpdateConfiguration = false
    }

    // MARK: Background

    private var implicitBackground: UIBackgroundConfiguration {
        owningTableView.map { $0.style == .plain } ?? true ? .listPlainCell() : .listGroupedCell()
    }

    /// The background is the configuration's, or the table's own look where the app set no colour or view.
    private func applyBackground(for state: UICellConfigurationState) {
        var shownState: UICellConfigurationState = state
        if selectionStyle == .none {
            shownState.isSelected = false
            shownState.isHighlighted = false
        }
        if let own = backgroundConfiguration {
            contents.show(automaticallyUpdatesBackgroundConfiguration ? own.updated(for: shownState) : own)
        } else {
            let showsSelection: Bool = (shownState.isSelected || shownState.isHighlighted) && ownSelectionView == nil
            let isOwn: Bool = backgroundColor != nil || backgroundView != nil
            contents.show(isOwn && !showsSelection ? nil : implicitBackground.updated(for: shownState))
        }
        let showsView: Bool = shownState.isSelected || shownState.isHighlighted
        for view in [selectedBackgroundView, multipleSelectionBackgroundView].compactMap({ $0 }) {
            if showsView, backgroundConfiguration == nil, view === ownSelectionView {
                view.frame = bounds
                insertSubview(view, belowSubview: contentView)
            } else {
                view.removeFromSuperview()
            }
        }
    }

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            super.backgroundColor = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Stands behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsUpdateConfiguration()
        }
    }

    /// Shown in place of `selectedBackgroundView` while several rows may be selected. Default nil.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            guard multipleSelectionBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            setNeedsUpdateConfiguration()
        }
    }

    /// The view that shows the selection now, if the app gave one.
    private var ownSelectionView: UIView? {
        owningTableView?.list.allowsMultiple == true ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    }

    /// Shown in place of the selection's colour.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            setNeedsUpdateConfiguration()
        }
    }

    // MARK: Accessories

    open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { showAccessories() } } }
    /// Takes the place of the accessory type.
    open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { showAccessories() } } }
    open var editingAccessoryType: AccessoryType = .none { didSet { if editingAccessoryType != oldValue { showAccessories() } } }
    open var editingAccessoryView: UIView? { didSet { if editingAccessoryView !== oldValue { showAccessories() } } }

    private lazy var accessoryViews = CellAccessoryViews(host: self)

    private func showAccessories() {
        let accessories: [UICellAccessory] = TableCellAccessories.accessories(of: self)
        if accessories.isEmpty, accessoryViews.isEmpty { return }
        accessoryViews.show(accessories, editing: isEditing, selected: isSelected, expanded: false) {}
        setNeedsLayout()
    }

    /// Whether the handle for reordering is at a point, or a finger's width from it.
    func hasReorderHandle(at point: CGPoint) -> Bool {
        guard let view = accessoryViews.entry(.reorder)?.view, !view.isHidden else { return false }
        return view.frame.insetBy(dx: -12, dy: -12).contains(point)
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { editingState }
        set { setEditing(newValue, animated: false) }
    }
    private var editingState = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != editingState else { return }
        let state: StateMask = editing ? .showingEditControl : []
        willTransition(to: state)
        editingState = editing
        setNeedsUpdateConfiguration()
        showAccessories()
        guard animated, window != nil else { return didTransition(to: state) }
        UIView.animate(withDuration: 0.3, animations: { self.layoutIfNeeded() }, completion: { [weak self] _ in self?.didTransition(to: state) })
    }

    /// Called before the cell begins or ends being edited.
    open func willTransition(to state: StateMask) {}
    /// Called when the controls for editing have come or gone.
    open func didTransition(to state: StateMask) {}

    /// Whether a swipe has uncovered the row's actions. Default false.
    open internal(set) var showingDeleteConfirmation = false {
        didSet {
            guard showingDeleteConfirmation != oldValue else { return }
            let state: StateMask = showingDeleteConfirmation ? .showingDeleteConfirmation : []
            willTransition(to: isEditing ? state.union(.showingEditControl) : state)
            didTransition(to: isEditing ? state.union(.showingEditControl) : state)
        }
    }

    /// The style that the table's delegate gives the row.
    open internal(set) var editingStyle: EditingStyle = .none { didSet { if editingStyle != oldValue { showAccessories() } } }
    /// Whether the handle for reordering is shown while editing, if the row can move. Default false.
    open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { showAccessories() } } }
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    var canMove = false { didSet { if canMove != oldValue { showAccessories() } } }

    // MARK: Layout

    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    /// The ends of the separator; nil follows the table's.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? owningTableView?.separatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?

    /// Whether the cell is out of sight until a row needs it. What is in it keeps its size: it may have been measured and not shown.
    var waitsForUse = false { didSet { if oldValue, !waitsForUse { setNeedsLayout() } } }
    weak var owningTableView: UITableView?
    var shownIndexPath: IndexPath?
    var place = TableCellPlace() { didSet { if place != oldValue { placeDidChange() } } }
    private var separator: UIView?
    private var topSeparator: UIView?

    private func placeDidChange() {
        layer.cornerRadius = place.corners.isEmpty ? 0 : ListSectionStyle.Metrics.cornerRadius
        layer.cornerCurve = .continuous
        layer.maskedCorners = place.corners
        show(&separator, place.showsSeparator)
        show(&topSeparator, place.showsTopSeparator)
        setNeedsLayout()
    }

    private func show(_ separator: inout UIView?, _ isShown: Bool) {
        guard isShown else {
            separator?.removeFromSuperview()
            separator = nil
            return
        }
        if separator == nil {
            let view = _UITableViewCellSeparatorView(frame: .zero)
            view.isUserInteractionEnabled = false
            addSubview(view)
            separator = view
        }
        (separator as? _UITableViewCellSeparatorView)?.show(owningTableView?.separatorColor ?? .separator, owningTableView?.separatorEffect)
    }

    /// The cell's own margin at its leading edge.
    var margin: CGFloat { sideMargins.leading }

    private var sideMargins: CellAccessoryViews.Margins {
        let margins: UIEdgeInsets = effectiveLayoutMargins
        return isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    }

    private var contentFrame: CGRect {
        let widths: (leading: CGFloat, trailing: CGFloat) = accessoryViews.widths(margins: sideMargins, height: bounds.height)
        let keepsIndent: CGFloat = shouldIndentWhileEditing || !isEditing ? widths.leading : 0
        let safe: (leading: CGFloat, trailing: CGFloat) = safeSides
        let insets = NSDirectionalEdgeInsets(
            top: 0, leading: max(keepsIndent, safe.leading) + CGFloat(indentationLevel) * indentationWidth,
            bottom: place.showsSeparator ? 1 / max(1, traitCollection.displayScale) : 0,
            trailing: max(widths.trailing, safe.trailing) + (owningTableView?.sectionIndex.width ?? 0))
        return bounds.inset(by: insets.resolved(rightToLeft: isRightToLeft))
    }

    /// The widths that the safe area keeps free of content at both sides.
    private var safeSides: (leading: CGFloat, trailing: CGFloat) {
        guard owningTableView?.insetsContentViewsToSafeArea != false else { return (0, 0) }
        let safe: UIEdgeInsets = safeAreaInsets
        return isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
    }

    open dynamic override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        ownSelectionView?.frame = bounds
        contents.layOutBackground()
        let frame: CGRect = contentFrame
        if contentView.frame != frame, !waitsForUse { contentView.frame = frame }
        if contentConfiguration == nil { legacy.layOut() }
        let indexRoom = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: owningTableView?.sectionIndex.width ?? 0)
        accessoryViews.layOut(
            in: bounds.inset(by: indexRoom.resolved(rightToLeft: isRightToLeft)), margins: sideMargins, indentation: 0)
        layOutSeparators()
    }

    private func layOutSeparators() {
        guard separator != nil || topSeparator != nil else { return }
        let thickness: CGFloat = 1 / max(1, traitCollection.displayScale)
        let insets: UIEdgeInsets = separatorEdges
        let width: CGFloat = max(0, bounds.width - insets.left - insets.right)
        separator?.frame =
            place.hasFullSeparator
            ? CGRect(x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
            : CGRect(x: insets.left, y: bounds.height - thickness, width: width, height: thickness)
        topSeparator?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
        for line in [separator, topSeparator].compactMap({ $0 }) { bringSubviewToFront(line) }
    }

    /// From the cell's edges to the separator: the text's edge, unless an inset says otherwise. Where content keeps to the safe
    /// area, insets count from there.
    private var separatorEdges: UIEdgeInsets {
        let automatic: UIEdgeInsets = automaticSeparatorEdges
        guard var own = ownSeparatorInset ?? owningTableView?.ownSeparatorInset else { return automatic }
        if ownSeparatorInset == nil, owningTableView?.separatorInsetReference == .fromAutomaticInsets {
            return UIEdgeInsets(top: 0, left: automatic.left + own.left, bottom: 0, right: automatic.right + own.right)
        }
        let safe: (leading: CGFloat, trailing: CGFloat) = safeSides
        own.left += isRightToLeft ? safe.trailing : safe.leading
        return own
    }

    private var automaticSeparatorEdges: UIEdgeInsets {
        let frame: CGRect = contentView.frame
        var start: CGFloat = isRightToLeft ? bounds.width - frame.maxX : frame.minX
        if let content = contentView as? UIListContentView {
            start += content.textLeading
        } else {
            start += legacy.textLeading ?? margin
        }
        return NSDirectionalEdgeInsets(top: 0, leading: start, bottom: 0, trailing: 0).resolved(rightToLeft: isRightToLeft)
    }

    /// The height the cell asks for in a width; nil where nothing in it says.
    func fittingHeight(width: CGFloat) -> CGFloat? {
        if bounds.width != width { bounds.size.width = width }
        updateConfigurationIfNeeded()
        let frame: CGRect = contentFrame
        if contentView.bounds.width != frame.width { contentView.frame = frame }
        let separatorHeight: CGFloat = bounds.height - frame.height
        if let fitting = contents.fittingSize(width: frame.width, isWidthFixed: true), fitting.height > 0 {
            return fitting.height + separatorHeight
        }
        if contentConfiguration == nil, legacy.isUsed { return legacy.fittingHeight(width: frame.width) + separatorHeight }
        let own: CGSize = sizeThatFits(CGSize(width: width, height: 0))
        return own.height > 0 && own != bounds.size ? own.height : nil
    }

    /// Gives constrained contents the room they will have in a cell so high before it is laid out: while others are measured they
    /// would be held to the height of before, which they cannot have.
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
}

final class _UITableViewCellSeparatorView: UIView {
    private var effectView: UIVisualEffectView?

    /// A line of a colour, or one that shows an effect of what lies behind; over a blur that shines through it has its colour too.
    func show(_ color: UIColor, _ effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            backgroundColor = color
            return
        }
        let view: UIVisualEffectView = effectView ?? UIVisualEffectView(effect: effect)
        view.effect = (effect as? UIVibrancyEffect)?.blurEffect ?? effect
        view.contentView.backgroundColor = effect is UIVibrancyEffect ? color : nil
        backgroundColor = nil
        guard effectView == nil else { return }
        effectView = view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}

/// The parts of a cell's look that follow from its place in its section.
struct TableCellPlace: Equatable {
    var showsSeparator = false
    var showsTopSeparator = false
    /// Whether the separator runs from edge to edge, as at a grouped section's ends.
    var hasFullSeparator = false
    var corners: CACornerMask = []
}

/// Which accessories a table cell's properties mean.
@MainActor enum TableCellAccessories {
    static func accessories(of cell: UITableViewCell) -> [UICellAccessory] {
        var result: [UICellAccessory] = []
        if cell.isEditing {
            if cell.owningTableView?.allowsMultipleSelectionDuringEditing == true {
                result.append(.multiselect(displayed: .always))
            } else if cell.editingStyle == .delete {
                result.append(.delete(displayed: .always) { [weak cell] in cell.map { $0.owningTableView?.editing.editingControlTapped($0) } })
            } else if cell.editingStyle == .insert {
                result.append(.insert(displayed: .always) { [weak cell] in cell.map { $0.owningTableView?.editing.editingControlTapped($0) } })
            }
            if cell.canMove, cell.showsReorderControl { result.append(.reorder(displayed: .always)) }
        }
        let type: UITableViewCell.AccessoryType = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
        if let view = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView {
            result.append(.customView(configuration: .init(customView: view, placement: .trailing(), maintainsFixedSize: true)))
            return result
        }
        let detail: @MainActor () -> Void = { [weak cell] in cell.map { $0.owningTableView?.editing.accessoryButtonTapped($0) } }
        switch type {
        case .none: break
        case .disclosureIndicator: result.append(.disclosureIndicator())
        case .checkmark: result.append(.checkmark())
        case .detailButton: result.append(.detail(actionHandler: detail))
        case .detailDisclosureButton:
            result.append(.detail(actionHandler: detail))
            result.append(.disclosureIndicator())
        }
        return result
    }
}
