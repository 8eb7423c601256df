/// Something that a menu can show: an action, a command or a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject, NSCopying, @preconcurrency NSSecureCoding {
    /// Whether an element is shown as chosen.
    public enum State: Int, Sendable {
        case off = 0, on = 1, mixed = 2
    }

    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open after the action.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    open internal(set) var title: String
    open internal(set) var image: UIImage?
    open var subtitle: String?
    /// The name of the row that shows the element, for tests.
    open var accessibilityIdentifier: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    public required init?(coder: NSCoder) {
        title = coder.archivedText("UITitle") ?? ""
        subtitle = coder.archivedText("UISubtitle")
        image = coder.archived(UIImage.self, "UIImage")
        super.init()
        accessibilityIdentifier = coder.archivedText("UIAccessibilityIdentifier")
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(title as NSString, forKey: "UITitle")
        coder.encode(subtitle as NSString?, forKey: "UISubtitle")
        coder.encode(image, forKey: "UIImage")
        coder.encode(accessibilityIdentifier as NSString?, forKey: "UIAccessibilityIdentifier")
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    /// An element of the same kind with the same contents.
    func duplicate() -> UIMenuElement { UIMenuElement(title: title, subtitle: subtitle, image: image) }
}

public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, for controls, bars and menus.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        /// Of actions that paste what the pasteboard has, as a menu shows them.
        public static let paste = Identifier("com.apple.action.paste")
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// The picture in menus while the state is on; nil is `image`. Default nil. Since iOS 17.
    open var selectedImage: UIImage?
    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// Who sent the action last.
    open internal(set) var sender: Any?
    let handler: UIActionHandler

    /// - Parameter identifier: nil makes one that no other action has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same with another picture while the state is on.
    @_disfavoredOverload
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
            state: state, handler: handler)
        self.selectedImage = selectedImage
    }

    /// Nil: an archive holds no closure.
    public required init?(coder: NSCoder) { nil }

    /// The form of before iOS 15.
    @_disfavoredOverload
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: nil, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
            state: state, handler: handler)
    }

    override func duplicate() -> UIMenuElement {
        UIAction(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    /// Runs the handler.
    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
    }
}
