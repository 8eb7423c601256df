/// The buttons of a navigation bar's top item, and the room they leave for its title.
@MainActor struct NavigationBarButtons {
    private var leading: [UIView] = []
    private var trailing: [UIView] = []

    private static let spacing: CGFloat = 16
    private static let titleSpacing: CGFloat = 8
    /// From the bar's edge to a back button's chevron, in points.
    private static let backPadding: CGFloat = 8

    /// Makes the buttons for `item`; `back` is the item the back button leads to.
    mutating func show(
        _ item: UINavigationItem?, back: UINavigationItem?, system: [UIBarButtonItem], in bar: UIView, onBack: @escaping () -> Void
    ) {
        let old: [UIView] = leading + trailing
        let own: [UIBarButtonItem] = item?.leftBarButtonItems ?? []
        leading = system.filter { candidate in !own.contains { $0 === candidate } }.compactMap { Self.view(for: $0, reusing: old) }
        if let back, item?.hidesBackButton != true, own.isEmpty || item?.leftItemsSupplementBackButton == true {
            let button = UIBarButtonItem(title: back.effectiveBackTitle, primaryAction: UIAction { _ in onBack() })
            button.title = back.effectiveBackTitle
            leading.append(BarButton(item: button, isBack: true))
        }
        leading += own.compactMap { Self.view(for: $0, reusing: old) }
        trailing = (item?.rightBarButtonItems ?? []).compactMap { Self.view(for: $0, reusing: old) }
        let shownViews: [UIView] = leading + trailing
        for view in old where !shownViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
        Self.add(shownViews, to: bar)
    }

    /// One after the other from the leading edge on, whatever stood there before.
    private static func add(_ views: [UIView], to bar: UIView) {
        let standing: [UIView] = bar.subviews.filter { known in views.contains { $0 === known } }
        guard !standing.elementsEqual(views, by: ===) else { return }
        for view in views {
            if view.superview === bar { bar.bringSubviewToFront(view) } else { bar.addSubview(view) }
        }
    }

    var isHidden: Bool {
        get { (leading + trailing).allSatisfy(\.isHidden) }
        nonmutating set { for view in leading + trailing { view.isHidden = newValue } }
    }

    /// A button stays while its item does: a menu may hang on it.
    private static func view(for item: UIBarButtonItem, reusing old: [UIView]) -> UIView? {
        if let customView = item.customView { return customView }
        if item.isSpace {
            let space = UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 1))
            return item.width > 0 ? space : nil
        }
        for case let known as BarButton in old where known.item === item && known.isBack == item.looksLikeBackButton { return known }
        return BarButton(item: item, isBack: item.looksLikeBackButton)
    }

    /// Places the buttons from both ends of `row`; the first right item is outermost. Returns what is free between them.
    func layOut(in row: CGRect, sidePadding: CGFloat, rightToLeft: Bool) -> CGRect {
        let left: CGFloat = Self.place(rightToLeft ? trailing : leading, in: row, sidePadding: sidePadding, fromLeft: true)
        let right: CGFloat = Self.place(rightToLeft ? leading : trailing, in: row, sidePadding: sidePadding, fromLeft: false)
        let start: CGFloat = left > row.minX ? left - Self.spacing + Self.titleSpacing : row.minX
        let end: CGFloat = right < row.maxX ? right + Self.spacing - Self.titleSpacing : row.maxX
        return CGRect(x: start, y: row.minY, width: max(0, end - start), height: row.height)
    }

    private static func place(_ views: [UIView], in row: CGRect, sidePadding: CGFloat, fromLeft: Bool) -> CGFloat {
        let outset: CGFloat = (views.first as? BarButton)?.isBack == true ? sidePadding - backPadding : 0
        var x: CGFloat = fromLeft ? row.minX - outset : row.maxX + outset
        for view in views {
            let fitting: CGSize = view.sizeThatFits(row.size)
            let size = CGSize(width: min(fitting.width, row.width * 0.45), height: min(fitting.height, row.height))
            let origin: CGFloat = fromLeft ? x : x - size.width
            view.frame = view.pixelAligned(CGRect(x: origin, y: row.midY - size.height / 2, width: size.width, height: size.height))
            x = fromLeft ? x + size.width + spacing : x - size.width - spacing
        }
        return x
    }
}
