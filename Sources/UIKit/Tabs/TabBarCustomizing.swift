/// One time of customising a tab bar, from its beginning to its end: a screen over the bar with the items, which the user drags onto the bar.
@MainActor final class TabBarCustomizing {
    private unowned let bar: UITabBar
    /// The items that may stand in the bar.
    let items: [UITabBarItem]
    private let before: [UITabBarItem]
    private let screen: TabCustomizingView
    private let barPan = UIPanGestureRecognizer()
    private let screenPan = UIPanGestureRecognizer()
    private var dragged: (item: UITabBarItem, ghost: UIView)?

    init(_ bar: UITabBar, _ items: [UITabBarItem]) {
        self.bar = bar
        self.items = items
        before = bar.items ?? []
        screen = TabCustomizingView(items)
    }

    /// Whether the bar's items are others, or in another order.
    var hasChanged: Bool { !(bar.items ?? []).elementsEqual(before, by: ===) }

    func begin() {
        screen.onDone = { [weak bar] in bar?.endCustomizing(animated: true) }
        for (pan, view) in [(barPan, bar as UIView), (screenPan, screen as UIView)] {
            pan.onAction = { [weak self] in self?.follow(pan) }
            view.addGestureRecognizer(pan)
        }
        guard let container = bar.superview else { return }
        screen.frame = CGRect(x: 0, y: 0, width: container.bounds.width, height: bar.frame.minY)
        screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(screen, belowSubview: bar)
        screen.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
        UIView.animate(withDuration: 0.3) { self.screen.transform = .identity }
    }

    func end(animated: Bool, completion: @escaping () -> Void) {
        drop(at: nil)
        bar.removeGestureRecognizer(barPan)
        let finish: (Bool) -> Void = { _ in
            self.screen.removeFromSuperview()
            completion()
        }
        guard animated, screen.window != nil else { return finish(true) }
        UIView.animate(
            withDuration: 0.3,
            animations: { self.screen.transform = CGAffineTransform(translationX: 0, y: self.screen.bounds.height + self.bar.bounds.height) },
            completion: finish)
    }

    // MARK: Dragging

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            let start: CGPoint = pan.location(in: nil) - pan.translation(in: nil)
            guard let item = screen.item(at: start) ?? bar.item(at: start), items.contains(where: { $0 === item }) else { return }
            let ghost = TabCustomizingTile(item)
            ghost.frame = CGRect(x: 0, y: 0, width: TabCustomizingTile.side, height: TabCustomizingTile.side)
            ghost.alpha = 0.8
            bar.window?.addSubview(ghost)
            dragged = (item, ghost)
            move(to: pan.location(in: nil))
        case .changed: move(to: pan.location(in: nil))
        case .ended: drop(at: pan.location(in: nil))
        case .cancelled, .failed: drop(at: nil)
        case .possible: break
        }
    }

    private func move(to point: CGPoint) {
        dragged?.ghost.center = point
    }

    /// - Parameter point: the finger's place in the window; nil puts nothing anywhere.
    private func drop(at point: CGPoint?) {
        guard let dragged else { return }
        dragged.ghost.removeFromSuperview()
        self.dragged = nil
        guard let target = point.flatMap({ bar.item(at: $0) }), items.contains(where: { $0 === target }) else { return }
        put(dragged.item, inPlaceOf: target)
    }

    /// An item from the screen goes in the place of the one it is dropped on; one that is in the bar already changes places with it.
    func put(_ item: UITabBarItem, inPlaceOf target: UITabBarItem) {
        var shown: [UITabBarItem] = bar.items ?? []
        guard item !== target, let index = shown.firstIndex(where: { $0 === target }) else { return }
        let selected: UITabBarItem? = bar.selectedItem
        if let old = shown.firstIndex(where: { $0 === item }) { shown[old] = target }
        shown[index] = item
        bar.setItems(shown, animated: false)
        bar.selectedItem = selected
    }
}

/// The items of a tab bar that is customised, in rows, with a title and a button that ends it.
final class TabCustomizingView: UIView {
    private let bar = UINavigationBar()
    private let hint = UILabel()
    private let tiles: [TabCustomizingTile]
    var onDone: (() -> Void)?

    init(_ items: [UITabBarItem]) {
        tiles = items.map { TabCustomizingTile($0) }
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        let item = UINavigationItem(title: SystemText.localized("Configure"))
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone?() })
        bar.items = [item]
        hint.text = SystemText.localized("Drag the icons to organize tabs.")
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        hint.numberOfLines = 0
        for view in [bar, hint] + tiles { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("the screen for customising is made by tab bars")
    }

    /// The item whose picture is at a point of the window.
    func item(at point: CGPoint) -> UITabBarItem? {
        tiles.first { $0.bounds.contains($0.convert(point, from: nil)) }?.item
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.topExtension = safeAreaInsets.top
        let height: CGFloat = bar.sizeThatFits(bounds.size).height
        bar.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: height)
        let room: CGRect = bounds.inset(by: UIEdgeInsets(top: bar.frame.maxY + 24, left: 16, bottom: 0, right: 16))
        let side: CGFloat = TabCustomizingTile.side
        let columns: Int = max(1, Int(room.width / side))
        for (index, tile) in tiles.enumerated() {
            let column: Int = isRightToLeft ? columns - 1 - index % columns : index % columns
            let x: CGFloat = room.minX + (room.width / CGFloat(columns)) * (CGFloat(column) + 0.5) - side / 2
            tile.frame = CGRect(x: x.rounded(), y: room.minY + CGFloat(index / columns) * side, width: side, height: side)
        }
        let text: CGSize = hint.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
        let y: CGFloat = (tiles.map(\.frame.maxY).max() ?? room.minY) + 16
        hint.frame = CGRect(x: room.minX, y: y, width: room.width, height: text.height)
    }
}

/// One item: its picture over its title.
final class TabCustomizingTile: UIView {
    static let side: CGFloat = 76
    let item: UITabBarItem
    private let picture = UIImageView()
    private let label = UILabel()

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        isOpaque = false
        picture.image = item.image
        picture.contentMode = .scaleAspectFit
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)
        picture.tintColor = .systemGray
        label.text = item.title
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textColor = .systemGray
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = item.title
    }

    required init?(coder: NSCoder) {
        preconditionFailure("tiles are made by the screen for customising")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: bounds.midX - 15, y: bounds.midY - 24, width: 30, height: 30)
        label.frame = CGRect(x: 0, y: bounds.midY + 8, width: bounds.width, height: 14)
    }
}

private func - (point: CGPoint, offset: CGPoint) -> CGPoint { CGPoint(x: point.x - offset.x, y: point.y - offset.y) }
