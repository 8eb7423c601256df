/// The buttons of a navigation bar's top item, and the room they leave for its title.
@MainActor struct NavigationBarButtons {
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    /// How the buttons look.
    var look = BarButtonLook()

    static let spacing: CGFloat = 16
    static let titleSpacing: CGFloat = 8
    /// From the bar's edge to a back button's chevron, in points.
    private static let backPadding: CGFloat = 8

    /// The way back: the items below the top one, nearest last, and what goes back to one of them.
    struct Way {
        var items: [UINavigationItem]
        var go: @MainActor (UINavigationItem) -> Void
    }

    /// Makes the buttons for `item`, with the `way` back from it.
    mutating func show(_ item: UINavigationItem?, way: Way, system: [UIBarButtonItem], in bar: UIView) {
        let old: [UIView] = leading + trailing
        let own: [UIBarButtonItem] = item?.leftBarButtonItems ?? []
        leading = system.filter { candidate in !own.contains { $0 === candidate } }.compactMap { Self.view(for: $0, reusing: old) }
        if let item, !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton {
            leading += [backButton(from: item, way: way, reusing: old)].compactMap { $0 }
        }
        leading += own.compactMap { Self.view(for: $0, reusing: old) }
        trailing = (item?.rightBarButtonItems ?? []).compactMap { Self.view(for: $0, reusing: old) }
        let shownViews: [UIView] = leading + trailing
        for view in old where !shownViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
        Self.add(shownViews, to: bar)
        for case let button as BarButton in shownViews { button.look = look }
    }

    private func backButton(from item: UINavigationItem, way: Way, reusing old: [UIView]) -> BarButton? {
        let back: UINavigationItem? = way.items.last
        guard back != nil || item.backAction != nil else { return nil }
        let own: String = item.backAction?.title ?? ""
        let title: String = own.isEmpty ? back?.effectiveBackTitle ?? SystemText.localized("Back") : own
        let action: UIAction = item.backAction ?? UIAction { _ in if let back { way.go(back) } }
        // A button stays while it leads to the same place: a menu may hang on it.
        let known: BarButton? = old.lazy.compactMap { $0 as? BarButton }.first { $0.backItem != nil && $0.backItem === back }
        let button: BarButton = known ?? BarButton(item: UIBarButtonItem(), isBack: true)
        button.backItem = back
        button.item.primaryAction = action
        button.item.title = title
        button.item.tintColor = back?.backBarButtonItem?.tintColor
        // A long press lists the screens below, the nearest first.
        let screens: [UIAction] = way.items.reversed().map { screen in
            UIAction(title: screen.menuTitle) { _ in way.go(screen) }
        }
        button.item.menu = back?.backBarButtonItem?.menu ?? (item.backAction == nil ? UIMenu(children: screens) : nil)
        return button
    }

    /// One after the other from the leading edge on, whatever stood there before.
    private static func add(_ views: [UIView], to bar: UIView) {
        let standing: [UIView] = bar.subviews.filter { known in views.contains { $0 === known } }
        guard !standing.elementsEqual(views, by: ===) else { return }
        for view in views {
            if view.superview === bar {
                bar.bringSubviewToFront(view)
            } else {
                // Its frame is not to contradict constraints of its own before the bar is laid out.
                if !(view is BarButton) { view.frame.size = fittingSize(of: view, in: bar.bounds.size) }
                bar.addSubview(view)
            }
        }
    }

    var isHidden: Bool {
        get { (leading + trailing).allSatisfy(\.isHidden) }
        nonmutating set { for view in leading + trailing { view.isHidden = newValue || Self.isAway(view) } }
    }

    static func isAway(_ view: UIView) -> Bool { (view as? BarButton)?.item.isLeftOut ?? false }

    /// A button stays while its item does: a menu may hang on it.
    static func view(for item: UIBarButtonItem, reusing old: [UIView]) -> UIView? {
        if let customView = item.customView { return customView }
        if item.isSpace {
            let space = UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 1))
            return item.width > 0 ? space : nil
        }
        for case let known as BarButton in old where known.item === item { return known }
        return BarButton(item: item)
    }

    /// Places the buttons from both ends of `row`; the first right item is outermost. Returns what is free between them.
    func layOut(in row: CGRect, sidePadding: CGFloat, rightToLeft: Bool) -> CGRect {
        let left: CGFloat = Self.place(rightToLeft ? trailing : leading, in: row, upTo: row.maxX, sidePadding: sidePadding, fromLeft: true)
        let right: CGFloat = Self.place(rightToLeft ? leading : trailing, in: row, upTo: left, sidePadding: sidePadding, fromLeft: false)
        let start: CGFloat = left > row.minX ? left - Self.spacing + Self.titleSpacing : row.minX
        let end: CGFloat = right < row.maxX ? right + Self.spacing - Self.titleSpacing : row.maxX
        return CGRect(x: start, y: row.minY, width: max(0, end - start), height: row.height)
    }

    /// The size that a view's own constraints ask for, and where they leave it open the one that fits it.
    static func fittingSize(of view: UIView, in room: CGSize) -> CGSize {
        var size: CGSize = view.sizeThatFits(room)
        for constraint in view.constraints
        where constraint.firstItem === view && constraint.secondItem == nil && constraint.relation == .equal && constraint.priority == .required {
            switch constraint.firstAttribute {
            case .width: size.width = constraint.constant
            case .height: size.height = constraint.constant
            default: continue
            }
        }
        return size
    }

    /// Buttons have the width they need as far as there is room, up to `limit`: the title makes way for them. A way back leaves room for the title.
    private static func place(_ views: [UIView], in row: CGRect, upTo limit: CGFloat, sidePadding: CGFloat, fromLeft: Bool) -> CGFloat {
        let outset: CGFloat = (views.first as? BarButton)?.isBack == true ? sidePadding - backPadding : 0
        var x: CGFloat = fromLeft ? row.minX - outset : row.maxX + outset
        for view in views where !isAway(view) {
            let fitting: CGSize = fittingSize(of: view, in: row.size)
            let room: CGFloat = (view as? BarButton)?.isBack == true ? row.width * 0.45 : max(0, fromLeft ? limit - x : x - limit)
            let size = CGSize(width: min(fitting.width, room), height: min(fitting.height, row.height))
            let origin: CGFloat = fromLeft ? x : x - size.width
            view.frame = view.pixelAligned(CGRect(x: origin, y: row.midY - size.height / 2, width: size.width, height: size.height))
            x = fromLeft ? x + size.width + spacing : x - size.width - spacing
        }
        return x
    }
}
