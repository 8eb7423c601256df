/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        /// As `plain` since iOS 7.
        case bordered = 1
        case plain = 0, done = 2
    }

    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    /// Whether a symbol of the item moves when it is used. Kept: it stands still. Default false. Since iOS 17.
    open var isSymbolAnimationEnabled = false

    open var style: Style = .plain { didSet { changed() } }
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction? { didSet { changed() } }
    /// Shown by a touch, or by a press when the item has an action of its own.
    open var menu: UIMenu? { didSet { changed() } }
    /// Default automatic. Menus have their first element on top here, whichever it is.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    /// Stands for the item in the menu of what a bar has no room for; nil makes an action or a menu of the item. Default nil.
    open var menuRepresentation: UIMenuElement?
    open var customView: UIView? { didSet { changed() } }
    open var tintColor: UIColor? { didSet { changed() } }
    /// In points; 0 lets the content decide. For fixed spaces, their width.
    open var width: CGFloat = 0 { didSet { changed() } }
    /// Whether the item has nothing to do for now: it is not seen and takes no room in its bar.
    var isAway: Bool = false { didSet { if isAway != oldValue { changed() } } }
    /// Whether bars leave the item out. Default false.
    open var isHidden: Bool = false { didSet { if isHidden != oldValue { changed() } } }
    /// Whether the item is chosen: drawn on a ground of its tint. Default false.
    open var isSelected: Bool = false { didSet { if isSelected != oldValue { changed() } } }
    /// Whether a tap chooses the item, or chooses it no longer. Default false.
    open var changesSelectionAsPrimaryAction: Bool = false
    /// All titles that the item may get: it is as wide as the widest of them. Default nil.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    /// The group that the item is in.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    /// Backgrounds and offsets as apps from before iOS 13 set them.
    var pictures = BarButtonPictures() { didSet { changed() } }
    private(set) var systemItem: SystemItem?
    /// The button that shows the item in a bar.
    weak var button: BarButton?
    /// Drawn with a chevron before its words.
    var looksLikeBackButton = false { didSet { changed() } }

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.holdsArchive, coder.containsValue(forKey: "UISystemItem") {
            SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem")).map(adopt)
            PropertyArchive.decode(self, from: coder)
        }
        guard let nib = coder.nib else { return }
        if let systemItem = nib.element["systemItem"].flatMap({ BarDecoding.systemItems[$0] }) {
            adopt(systemItem)
            style = systemItem.style
        }
        BarDecoding.decode(self, nib.element, nib.load)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let systemItem { coder.encode(systemItem.rawValue, forKey: "UISystemItem") }
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// With a smaller picture for the lower bars of iPhones on their side.
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: systemItem.style, target: target, action: action)
        adopt(systemItem)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        // What the system's item shows is its own, whatever the action is called.
        self.init(title: nil, style: systemItem.style, target: nil, action: nil)
        self.menu = menu
        self.primaryAction = primaryAction
        adopt(systemItem)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
        self.menu = menu
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// A plain item that sends `action`, and shows `menu` when it is held.
    public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A space of fixed width, in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.width = width
        item.systemItem = .fixedSpace
        return item
    }

    /// A space that takes what the other items leave.
    public class func flexibleSpace() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.systemItem = .flexibleSpace
        return item
    }

    private func adopt(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        if systemItem == .close { image = CloseButtonPicture.make() }
        if let name = systemItem.symbolName { image = UIImage(systemName: name) }
        if title == nil { title = systemItem.title }
    }

    /// Whether bars show nothing of the item.
    var isLeftOut: Bool { isAway || isHidden }
    var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
    var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

    /// The effect of a tap. Actions know the item as their sender, so that popovers can hang on it.
    func perform(event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }
}

extension UIBarButtonItem.SystemItem {
    var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

    /// Words in the device's language, for items that show words.
    var title: String? { englishTitle.map(SystemText.localized) }

    private var englishTitle: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// Items that show a symbol.
    var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }
}

extension UIBarButtonItem {
    /// A group of the item alone; see `UIBarButtonItemGroup`.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup {
        .optionalGroup(customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization, items: [self])
    }
}
