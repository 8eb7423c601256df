/// The groups of buttons in a navigation bar's middle, and the button whose menu has those that there is no room for.
@MainActor final class NavigationBarCenter {
    private struct Shown {
        let group: UIBarButtonItemGroup
        let views: [UIView]
    }

    private var groups: [Shown] = []
    private var collapsed: [UIBarButtonItemGroup] = []
    private weak var item: UINavigationItem?
    private(set) lazy var overflowItem: UIBarButtonItem = {
        let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), style: .plain, target: nil, action: nil)
        item.accessibilityLabel = SystemText.localized("More")
        // Made when it is opened: another menu of the item would have the bar laid out anew, in the middle of a layout.
        item.menu = UIMenu(children: [UIDeferredMenuElement.uncached { [weak self] show in show(self?.menuElements ?? []) }])
        return item
    }()
    private var overflowButton: BarButton?
    private static let spacing: CGFloat = NavigationBarButtons.spacing
    /// Between the room for a title and a button that stands beside it, in points: buttons keep more distance from each other.
    private static let edge: CGFloat = spacing - NavigationBarButtons.titleSpacing
    /// The room that a longer title keeps at least, in points.
    private static let titleRoom: CGFloat = 80

    /// Makes the buttons of `item`'s groups.
    func show(_ item: UINavigationItem?, look: BarButtonLook, in bar: UIView) {
        let old: [UIView] = groups.flatMap(\.views)
        self.item = item
        item?.readCustomization()
        groups = (item?.centerItemGroups ?? []).map { group in
            Shown(group: group, views: group.barButtonItems.compactMap { NavigationBarButtons.view(for: $0, reusing: old) })
        }
        let views: [UIView] = groups.flatMap(\.views)
        for view in old where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in views where view.superview !== bar { bar.addSubview(view) }
        for case let button as BarButton in views { button.look = look }
        guard let item, item.mayOverflow else {
            overflowButton?.removeFromSuperview()
            overflowButton = nil
            return
        }
        let button: BarButton = overflowButton ?? BarButton(item: overflowItem)
        overflowButton = button
        button.look = look
        if button.superview !== bar { bar.addSubview(button) }
    }

    var isHidden = false {
        didSet {
            guard isHidden else { return }
            for view in groups.flatMap(\.views) { view.isHidden = true }
            overflowButton?.isHidden = true
        }
    }

    /// Whether the button with the menu stands in the bar.
    var isOverflowing: Bool { overflowButton.map { !$0.isHidden } ?? false }

    /// Places the groups in the middle of `row`, behind a title of `title` points; returns what is left for the title of `free`.
    /// - Parameter isOpen: whether the bar has room for groups at all.
    func layOut(in row: CGRect, free: CGRect, title: @autoclosure () -> CGFloat, isOpen: Bool, rightToLeft: Bool) -> CGRect {
        guard let item, !groups.isEmpty || overflowButton != nil else { return free }
        let present: [Shown] = groups.filter { !$0.group.isHidden }
        let widths: [CGFloat] = present.map { Self.width(of: $0.views, in: row.size) }
        let needsButton: Bool = item.additionalOverflowItems != nil || !item.optionalGroups.isEmpty
        let titleRoom: CGFloat = min(title(), max(Self.titleRoom, free.width / 3)) + Self.spacing
        let button: CGFloat = (overflowButton?.sizeThatFits(row.size).width ?? 0) + Self.spacing + Self.edge
        var fit = CenterItemFit(
            widths: widths, stays: present.map(\.group.alwaysAvailable), room: max(0, free.width - titleRoom - (needsButton ? button : 0)),
            spacing: Self.spacing)
        var shown: [Bool] = isOpen ? fit.shown : widths.map { _ in false }
        if !needsButton, isOpen, shown.contains(false) {
            fit.room = max(0, fit.room - button)
            shown = fit.shown
        }
        var left: CGRect = free
        let overflows: Bool = needsButton || shown.contains(false)
        collapsed = zip(present, shown).filter { !$0.1 }.map(\.0.group)
        placeOverflow(overflows && !isHidden, in: row, taking: button, from: &left, rightToLeft: rightToLeft)
        for hidden in groups where hidden.group.isHidden || collapsed.contains(hidden.group) {
            for view in hidden.views { view.isHidden = true }
        }
        let total: CGFloat = fit.width(of: shown)
        guard total > 0, !isHidden else { return left }
        let start: CGFloat = rightToLeft ? left.minX : left.minX + titleRoom
        let end: CGFloat = rightToLeft ? left.maxX - titleRoom : left.maxX
        let x: CGFloat = min(max(row.midX - total / 2, start), max(start, end - total))
        place(zip(present, shown).filter(\.1).map(\.0), from: rightToLeft ? x + total : x, in: row, rightToLeft: rightToLeft)
        if rightToLeft { left.origin.x = x + total + Self.spacing }
        left.size.width = max(0, rightToLeft ? free.maxX - left.minX : x - Self.spacing - left.minX)
        return left
    }

    private func placeOverflow(_ isShown: Bool, in row: CGRect, taking width: CGFloat, from free: inout CGRect, rightToLeft: Bool) {
        guard let overflowButton else { return }
        overflowButton.isHidden = !isShown
        guard isShown else { return }
        let size: CGSize = overflowButton.sizeThatFits(row.size)
        overflowButton.frame = overflowButton.pixelAligned(
            CGRect(
                x: rightToLeft ? free.minX + Self.edge : free.maxX - Self.edge - size.width, y: row.midY - size.height / 2, width: size.width,
                height: min(size.height, row.height)))
        if rightToLeft { free.origin.x += width }
        free.size.width = max(0, free.width - width)
    }

    private func place(_ groups: [Shown], from start: CGFloat, in row: CGRect, rightToLeft: Bool) {
        var x: CGFloat = start
        for view in groups.flatMap(\.views) where !NavigationBarButtons.isAway(view) {
            let size: CGSize = NavigationBarButtons.fittingSize(of: view, in: row.size)
            view.isHidden = false
            let height: CGFloat = min(size.height, row.height)
            view.frame = view.pixelAligned(
                CGRect(x: rightToLeft ? x - size.width : x, y: row.midY - height / 2, width: size.width, height: height))
            x += (rightToLeft ? -1 : 1) * (size.width + Self.spacing)
        }
    }

    private static func width(of views: [UIView], in room: CGSize) -> CGFloat {
        let widths: [CGFloat] = views.filter { !NavigationBarButtons.isAway($0) }.map { NavigationBarButtons.fittingSize(of: $0, in: room).width }
        return widths.reduce(0, +) + spacing * CGFloat(max(0, widths.count - 1))
    }

    // MARK: The menu

    private var menuElements: [UIMenuElement] {
        var children: [UIMenuElement] = collapsed.compactMap(\.overflowElement)
        if let additional = item?.additionalOverflowItems { children.append(UIMenu(options: .displayInline, children: [additional])) }
        if let customizing = item?.customizationMenu { children.append(UIMenu(options: .displayInline, children: [customizing])) }
        return children
    }
}

extension UIBarButtonItemGroup {
    /// Stands for the group in the menu of what has no room: `menuRepresentation`, or the buttons as a section.
    var overflowElement: UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        let elements: [UIMenuElement] = barButtonItems.filter { !$0.isLeftOut }.compactMap(\.overflowElement)
        if let title = representativeItem?.title, elements.count > 1 {
            return UIMenu(title: title, image: representativeItem?.image, children: elements)
        }
        return elements.isEmpty ? nil : UIMenu(options: .displayInline, children: elements)
    }
}

extension UIBarButtonItem {
    /// Stands for the item in the menu of what has no room: `menuRepresentation`, its menu, or an action that does what a touch does.
    var overflowElement: UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        guard !isSpace, customView == nil else { return nil }
        if let menu, primaryAction == nil, action == nil {
            return UIMenu(title: title ?? menu.title, image: image ?? menu.image, children: menu.children)
        }
        return UIAction(
            title: title ?? primaryAction?.title ?? accessibilityLabel ?? "", image: image, attributes: isEnabled ? [] : .disabled,
            state: isSelected ? .on : .off
        ) { [weak self] _ in self?.perform(event: nil) }
    }
}
