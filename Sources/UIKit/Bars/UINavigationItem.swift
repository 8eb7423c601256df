/// The contents of a navigation bar for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0, always = 1, never = 2
        /// In the bar, beside the buttons, as `never`.
        case inline = 3
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0, generic = 1, minimal = 2
    }

    /// The place of a search bar.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        /// Beside the buttons.
        case inline = 1
        /// Below the title.
        case stacked = 2
    }

    /// The purpose of the screen, which says where its bar has the title.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle, for going from screen to screen.
        case navigator = 0
        /// The title at the leading edge and `centerItemGroups` in the middle, where the width is regular; for going back and forth in documents.
        case browser = 1
        /// As `browser`, for a document that is changed.
        case editor = 2
    }

    public convenience override init() { self.init(title: "") }

    public init(title: String) {
        self.title = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        PropertyArchive.decode(self, from: coder)
        if coder.holdsArchive {
            leftBarButtonItems = coder.archivedList(UIBarButtonItem.self, "UILeftBarButtonItems")
            rightBarButtonItems = coder.archivedList(UIBarButtonItem.self, "UIRightBarButtonItems")
            backBarButtonItem = coder.archived(UIBarButtonItem.self, "UIBackBarButtonItem")
        }
        guard let nib = coder.nib else { return }
        nib.load.register(self, nib.element)
        BarDecoding.decode(self, nib.element, nib.load)
    }

    /// Archives the item's values and its buttons.
    open func encode(with coder: NSCoder) {
        PropertyArchive.encode(self, to: coder)
        coder.encode(leftBarButtonItems as NSArray?, forKey: "UILeftBarButtonItems")
        coder.encode(rightBarButtonItems as NSArray?, forKey: "UIRightBarButtonItems")
        coder.encode(backBarButtonItem, forKey: "UIBackBarButtonItem")
    }

    open var title: String? { didSet { changed() } }

    // In the class, so that a protocol of an app's that asks for them finds one of each.

    open var accessibilityLabel: String?
    open var accessibilityHint: String?

    open var titleView: UIView? { didSet { changed() } }
    /// Default navigator.
    open var style: ItemStyle = .navigator { didSet { changed() } }

    /// Makes the menu of the title, each time it is opened, of what UIKit suggests: the commands for documents that somebody in the chain of
    /// responders performs, and renaming. Nil is no menu. The title has a chevron while there is a provider, a `renameDelegate` or
    /// `documentProperties`; without a provider the menu is what UIKit suggests. Default nil.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
    /// Lets the user rename the item in its bar, and hears of it. Default nil.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { changed() } }
    /// The document that is open, for the head of the title's menu. Default nil.
    open var documentProperties: UIDocumentProperties? { didSet { changed() } }

    /// A line above the title.
    open var prompt: String? { didSet { changed() } }
    open var hidesBackButton = false { didSet { changed() } }
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    /// The action of the back button while this item is on top, instead of going back; the item gets one in the first place too. The button has
    /// the action's title, or its usual one where that is empty. A swipe does not go back then. Default nil.
    open var backAction: UIAction? { didSet { changed() } }
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
    /// Stands in for the back button on the next controller's bar.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }
    /// Whether a large title may wrap onto a second line: not 0. Default 0. Only key-value coding reaches it.
    var largeTitleTwoLineMode = 0 { didSet { changed() } }

    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Groups of buttons before the title. Setting them sets `leftBarButtonItems`.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { leftBarButtonItems = leadingItemGroups.flatMap(\.barButtonItems) }
    }

    /// Groups of buttons behind the title, the last one at the edge. Setting them sets `rightBarButtonItems`.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { trailingGroupsDidChange() } }

    /// The group at the trailing edge, behind all others. Default nil.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { trailingGroupsDidChange() } }

    /// Groups of buttons in the bar's middle, in bars of regular width of the styles `browser` and `editor`. Those that there is no room for stand
    /// in the menu of a button of their own; all of them do in other bars.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }

    /// More for the menu of what has no room; the bar has the button with the menu then. Default nil.
    open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed() } }

    /// The button with the menu of what has no room, for popovers; nil while there is none.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { overflowSource?() }
    var overflowSource: (() -> UIBarButtonItem?)?

    /// The name by which the app's defaults keep which of the groups in the middle the user wants. With one, optional groups may be taken out and
    /// put in, from the menu of what has no room. Default nil.
    open var customizationIdentifier: String? { didSet { changed() } }

    private func trailingGroupsDidChange() {
        let groups: [UIBarButtonItemGroup] = trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
        // The first of `rightBarButtonItems` is at the edge.
        rightBarButtonItems = groups.flatMap(\.barButtonItems).reversed()
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// Looks of the bar while this item is on top; nil uses the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

    // MARK: Search

    /// The search whose bar stands under the title, or beside the buttons.
    open var searchController: UISearchController? {
        didSet {
            if oldValue !== searchController { oldValue?.item = nil }
            searchController?.item = self
            changed()
        }
    }

    /// Whether content that is scrolled up pushes the search bar away. Default true.
    open var hidesSearchBarWhenScrolling = true { didSet { changed() } }
    /// Default automatic: beside the buttons in regular widths of a pad.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic { didSet { changed() } }
    /// The place of the search bar now.
    open var searchBarPlacement: SearchBarPlacement {
        guard let traits = controller?.traitCollection else { return .stacked }
        let placement: NavigationSearchLayout.Placement = NavigationSearchLayout.placement(
            preferred: preferredSearchBarPlacement, isPad: traits.userInterfaceIdiom == .pad, isCompact: traits.horizontalSizeClass == .compact)
        return placement == .inline ? .inline : .stacked
    }

    weak var controller: UIViewController?
    var onChange: (() -> Void)?

    /// The controller's title stands here until the item gets one of its own.
    func titleFollows(_ title: String?) {
        self.title = title
    }

    /// Words for the button that leads back to this item.
    var effectiveBackTitle: String {
        if let text = backBarButtonItem?.title { return text }
        switch backButtonDisplayMode {
        case .minimal: return ""
        case .generic: return SystemText.localized("Back")
        case .default: return backButtonTitle ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? SystemText.localized("Back")
        }
    }

    /// Words for this item in the list of screens that a long press on a back button shows.
    var menuTitle: String {
        [backBarButtonItem?.title, backButtonTitle, title].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? SystemText.localized("Back")
    }

    private func changed() { onChange?() }
}
