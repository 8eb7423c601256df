/// A group of actions, commands and further menus. It is shown as its own list, or within the list of the menu around it.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The children are shown in the list of the menu around this one, as a section of their own.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The row that opens the menu looks destructive.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Choosing one of the children takes the check mark from the others.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The children stand side by side, shown by their images.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the children are shown.
    public enum ElementSize: Int, Sendable {
        /// Side by side, images alone.
        case small = 0
        /// Side by side, images over titles.
        case medium = 1
        /// One a row.
        case large = 2
        case automatic = -1
    }

    public let identifier: Identifier
    public let options: Options
    open var preferredElementSize: ElementSize
    open private(set) var children: [UIMenuElement]
    /// How the children are shown; a copy of what is set. Default nil. Since iOS 17.4.
    open var displayPreferences: UIMenuDisplayPreferences? {
        get { preferences }
        set { preferences = newValue?.copy() as? UIMenuDisplayPreferences }
    }
    private var preferences: UIMenuDisplayPreferences?

    /// - Parameter identifier: nil makes one that no other menu has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    public required init?(coder: NSCoder) {
        guard let name = coder.archivedText("UIIdentifier") else { return nil }
        identifier = Identifier(name)
        options = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "UIOptions")))
        preferredElementSize = ElementSize(rawValue: coder.decodeInteger(forKey: "UIElementSize")) ?? .automatic
        children = coder.archivedList(UIMenuElement.self, "UIChildren") ?? []
        super.init(coder: coder)
        displayPreferences = coder.archived(UIMenuDisplayPreferences.self, "UIDisplayPreferences")
    }

    /// Archives the menu with its children; actions and deferred elements have closures and are left out.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(identifier.rawValue as NSString, forKey: "UIIdentifier")
        coder.encode(Int(bitPattern: options.rawValue), forKey: "UIOptions")
        coder.encode(preferredElementSize.rawValue, forKey: "UIElementSize")
        coder.encode(children.filter { !($0 is UIAction || $0 is UIDeferredMenuElement) } as NSArray, forKey: "UIChildren")
        coder.encode(displayPreferences, forKey: "UIDisplayPreferences")
    }

    /// The forms of before iOS 15 and 16.
    @_disfavoredOverload
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(title: title, subtitle: nil, image: image, identifier: identifier, options: options, preferredElementSize: .automatic, children: children)
    }

    @_disfavoredOverload
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, preferredElementSize: .automatic,
            children: children)
    }

    override func duplicate() -> UIMenuElement { replacingChildren(children) }

    /// The same menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let copy = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        copy.displayPreferences = displayPreferences
        return copy
    }

    /// The children that have a check mark, those of inline menus included.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.selectedElements }
            return child.menuState == .on ? [child] : []
        }
    }
}

extension UIMenuElement {
    /// The state of actions and commands; off for the others.
    var menuState: UIMenuElement.State {
        get { (self as? UIAction)?.state ?? (self as? UICommand)?.state ?? .off }
        set {
            if let action = self as? UIAction { action.state = newValue }
            if let command = self as? UICommand { command.state = newValue }
        }
    }

    var menuAttributes: UIMenuElement.Attributes {
        (self as? UIAction)?.attributes ?? (self as? UICommand)?.attributes ?? []
    }
}
