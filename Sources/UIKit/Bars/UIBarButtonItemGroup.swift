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

    /// A group that is always there.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that the user can move. Bars are not customised here.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// A group that the user can take out and put in. Bars are not customised here: it is there where `inDefaultCustomization` says so.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization inDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isHidden = !inDefaultCustomization
        return group
    }

    /// Whether the group stays where there is little room. Default false. Kept: there is room for all here.
    open var alwaysAvailable = false

    private func adopt(_ old: [UIBarButtonItem]) {
        for item in old where item.buttonGroup === self { item.buttonGroup = nil }
        for item in barButtonItems { item.buttonGroup = self }
    }
}
