/// A split view controller's view: a pane for each column, lines between them and a dimming over the secondary.
final class SplitContentView: UIView {
    private var panes: [UISplitViewController.Column: SplitPaneView] = [:]
    private let dimming = SplitDimmingView()
    /// Called for a tap on the dimmed secondary.
    var onDimmingTap: (() -> Void)? {
        didSet { dimming.onTap = onDimmingTap }
    }

    /// The pane of a column, made when first asked for.
    func pane(_ column: UISplitViewController.Column) -> SplitPaneView {
        if let pane = panes[column] { return pane }
        let pane = SplitPaneView()
        panes[column] = pane
        return pane
    }

    /// Puts the panes of `columns` into the view, back to front: the secondary, the dimming, then the columns over it.
    func insertPanes(_ columns: [UISplitViewController.Column]) {
        for column in columns where pane(column).superview !== self { addSubview(pane(column)) }
        if dimming.superview !== self {
            dimming.alpha = 0
            addSubview(dimming)
        }
        for column in [UISplitViewController.Column.secondary, .supplementary, .primary, .compact] {
            if let pane = panes[column], pane.superview === self { bringSubviewToFront(pane) }
            if column == .secondary { bringSubviewToFront(dimming) }
        }
    }

    func removePanes(except columns: [UISplitViewController.Column]) {
        for (column, pane) in panes where !columns.contains(column) { pane.removeFromSuperview() }
    }

    /// Gives every pane its frame in `mode`. Runs inside an animation when the change is animated.
    func place(_ layout: SplitLayout, mode: UISplitViewController.DisplayMode) {
        let visible: [UISplitViewController.Column] = layout.columns(in: mode)
        let isOver: Bool = mode == .oneOverSecondary || mode == .twoOverSecondary
        for (column, pane) in panes where pane.superview === self {
            pane.autoresizingMask = []
            pane.frame = layout.frame(of: column, in: mode)
            guard column != .secondary, column != .compact else { continue }
            pane.placeDivider(atLeft: layout.primaryIsRight, width: layout.pixel)
            pane.castsShadow = isOver && visible.contains(column)
        }
        dimming.frame = layout.frame(of: .secondary, in: mode)
        dimming.alpha = mode.dimsSecondary ? 1 : 0
        panes[.secondary]?.isUserInteractionEnabled = mode != .twoDisplaceSecondary
    }

    /// Gives every pane its frame a part of the way from one mode to another, as a finger leads it.
    func place(
        _ layout: SplitLayout, between old: UISplitViewController.DisplayMode, and new: UISplitViewController.DisplayMode, part: CGFloat
    ) {
        let way: CGFloat = min(max(part, 0), 1)
        place(layout, mode: new)
        for (column, pane) in panes where pane.superview === self && column != .compact {
            let start: CGRect = layout.frame(of: column, in: old)
            let end: CGRect = layout.frame(of: column, in: new)
            pane.frame = CGRect(
                x: start.minX + (end.minX - start.minX) * way, y: 0, width: start.width + (end.width - start.width) * way,
                height: end.height)
        }
        dimming.frame = panes[.secondary]?.frame ?? bounds
        let (before, after): (CGFloat, CGFloat) = (old.dimsSecondary ? 1 : 0, new.dimsSecondary ? 1 : 0)
        dimming.alpha = before + (after - before) * way
    }

    /// Shows one pane over the whole view, as a collapsed split view does.
    func placeAlone(_ column: UISplitViewController.Column) {
        insertPanes([column])
        removePanes(except: [column])
        pane(column).frame = bounds
        pane(column).autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pane(column).castsShadow = false
        pane(column).removeDivider()
        pane(column).isUserInteractionEnabled = true
        dimming.removeFromSuperview()
    }
}

/// Holds one column's view, and the line at its inner edge.
final class SplitPaneView: UIView {
    private let divider = UIView()
    /// The column's own view.
    private(set) weak var content: UIView?

    init() {
        super.init(frame: .zero)
        divider.backgroundColor = .opaqueSeparator
    }

    required init?(coder: NSCoder) {
        preconditionFailure("panes are made by split views")
    }

    func show(_ view: UIView) {
        guard view.superview !== self else { return }
        if content !== view, content?.superview === self { content?.removeFromSuperview() }
        content = view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    func placeDivider(atLeft: Bool, width: CGFloat) {
        if divider.superview !== self { addSubview(divider) }
        divider.frame = CGRect(x: atLeft ? -width : bounds.width, y: 0, width: width, height: bounds.height)
    }

    func removeDivider() {
        divider.removeFromSuperview()
    }

    var castsShadow = false {
        didSet {
            guard castsShadow != oldValue else { return }
            layer.shadowColor = UIColor.black.cgColor
            layer.shadowRadius = 8
            layer.shadowOffset = .zero
            layer.shadowOpacity = castsShadow ? 0.15 : 0
        }
    }
}

/// Darkens a secondary that columns cover or displace, and takes the taps meant for it.
final class SplitDimmingView: UIControl {
    var onTap: (() -> Void)?

    init() {
        super.init(frame: .zero)
        isOpaque = false
        // As dark as behind a sheet (behaviour/measured-constants.md 4).
        backgroundColor = UIColor(white: 0, alpha: 0.2)
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("dimmings are made by split views")
    }
}
