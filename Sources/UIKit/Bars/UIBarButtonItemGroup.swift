/// Bar buttons that belong together, and one that stands for them where there is no room.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem] {
        didSet { adopt(oldValue) }
    }
    open var representativeItem: UIBarButtonItem?
    /// Whether the representative item is shown in place of the others. There is room for all here.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Whether bars leave the group out. Default false.
    open var isHidden = false { didSet { for item in barButtonItems { item.isHidden = isHidden } } }

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt([])
    }

    /// Not kept in archives: the group is an empty one.
    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
    }

    private func adopt(_ old: [UIBarButtonItem]) {
        for item in old where item.buttonGroup === self { item.buttonGroup = nil }
        for item in barButtonItems { item.buttonGroup = self }
    }
}
