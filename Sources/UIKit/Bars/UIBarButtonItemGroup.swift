/// Bar buttons that belong together, and one that stands for them where there is no room.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
    open var barButtonItems: [UIBarButtonItem] {
        didSet { adopt(oldValue) }
    }
    open var representativeItem: UIBarButtonItem?
    /// Whether the representative item is shown in place of the others. There is room for all here.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Whether bars leave the group out. Default false.
    open var isHidden = false { didSet { for item in barButtonItems { item.isHidden = isHidden } } }

    /// Stands for the group in the menu of what has no room; nil makes a section of its buttons. Default nil.
    open var menuRepresentation: UIMenuElement?

    /// The freedom that the user has with a group.
    enum Kind {
        case fixed, movable, optional
    }
    private(set) var kind = Kind.fixed
    private(set) var customizationIdentifier: String?

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt([])
    }

    public required init?(coder: NSCoder) {
        let items: [UIBarButtonItem]? = coder.holdsArchive ? coder.archivedList(UIBarButtonItem.self, "UIBarButtonItems") : nil
        barButtonItems = items ?? []
        representativeItem = coder.holdsArchive ? coder.archived(UIBarButtonItem.self, "UIRepresentativeItem") : nil
        super.init()
        adopt([])
    }

    open func encode(with coder: NSCoder) {
        coder.encode(barButtonItems as NSArray, forKey: "UIBarButtonItems")
        coder.encode(representativeItem, forKey: "UIRepresentativeItem")
    }

    /// A group that is always there.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that the user may move. Groups keep their order here.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.kind = .movable
        group.customizationIdentifier = customizationIdentifier
        return group
    }

    /// A group that the user may take out and put in, among a navigation item's `centerItemGroups`; see its `customizationIdentifier`. Before that
    /// it is there where `inDefaultCustomization` says so.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization inDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.kind = .optional
        group.customizationIdentifier = customizationIdentifier
        group.isHidden = !inDefaultCustomization
        return group
    }

    /// Whether the group stays in a navigation bar's middle where there is little room. Default false.
    open var alwaysAvailable = false

    private func adopt(_ old: [UIBarButtonItem]) {
        for item in old where item.buttonGroup === self { item.buttonGroup = nil }
        for item in barButtonItems { item.buttonGroup = self }
    }
}
