/// The contents of one of a tab bar's tabs.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder.nib else { return }
        if let systemItem = nib.element["systemItem"].flatMap({ BarDecoding.tabItems[$0] }) {
            title = systemItem.title
            image = UIImage(systemName: systemItem.symbolName)
        }
        if let image = NibValues.image(nib.element, "selectedImage", load: nib.load) { selectedImage = image }
        if let value = nib.element["badgeValue"] { badgeValue = value }
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), selectedImage: nil)
        self.tag = tag
    }

    /// Shown in place of `image` while the tab is selected; nil shows `image`.
    open var selectedImage: UIImage? { didSet { changed() } }
    /// The text on the round badge; nil for none.
    open var badgeValue: String? { didSet { changed() } }
    /// Nil is the system's red.
    open var badgeColor: UIColor? { didSet { changed() } }
    /// Moves the title, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// Looks while this tab is selected; nil uses the bar's own.
    open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
    /// The same while content stands at its end above the bar.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
    /// Shows the item; nil while none does.
    weak var button: UITabBarButton?
    /// Of the badge's text, by state.
    var badgeAttributes = ButtonStateTable<[NSAttributedString.Key: Any]>() { didSet { changed() } }

    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state] = textAttributes
    }

    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
}

extension UITabBarItem.SystemItem {
    /// Words in the device's language.
    var title: String { SystemText.localized(englishTitle) }

    private var englishTitle: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down"
        case .mostViewed: "list.number"
        }
    }
}
