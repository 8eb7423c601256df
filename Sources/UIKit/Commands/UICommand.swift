/// A named action that is sent to the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
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
    public let action: Selector
    public let propertyList: Any?
    /// Other actions of the same key with more modifiers.
    public let alternates: [UICommandAlternate]
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// Who had the command performed, while it is.
    open internal(set) var sender: Any?

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: nil, image: image)
    }

    /// The same with a subtitle, and another picture while the state is on.
    @_disfavoredOverload
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
        self.subtitle = subtitle
        self.selectedImage = selectedImage
    }

    /// The form of before iOS 17.
    @_disfavoredOverload
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
        self.subtitle = subtitle
    }

    public required init?(coder: NSCoder) {
        guard let name = coder.archivedText("UIAction") else { return nil }
        action = Selector(name)
        propertyList = coder.containsValue(forKey: "UIPropertyList") ? coder.decodeObject(forKey: "UIPropertyList") : nil
        alternates = coder.archivedList(UICommandAlternate.self, "UIAlternates") ?? []
        discoverabilityTitle = coder.archivedText("UIDiscoverabilityTitle")
        attributes = UIMenuElement.Attributes(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "UIAttributes")))
        state = UIMenuElement.State(rawValue: coder.decodeInteger(forKey: "UIState")) ?? .off
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(action.description as NSString, forKey: "UIAction")
        coder.encode(propertyList, forKey: "UIPropertyList")
        coder.encode(alternates as NSArray, forKey: "UIAlternates")
        coder.encode(discoverabilityTitle as NSString?, forKey: "UIDiscoverabilityTitle")
        coder.encode(Int(bitPattern: attributes.rawValue), forKey: "UIAttributes")
        coder.encode(state.rawValue, forKey: "UIState")
    }

    override func duplicate() -> UIMenuElement {
        let copy = UICommand(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
        copy.subtitle = subtitle
        copy.selectedImage = selectedImage
        return copy
    }
}

/// Another action of a command, performed while more modifiers are held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject, @preconcurrency NSSecureCoding {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let name = coder.archivedText("UIAction") else { return nil }
        action = Selector(name)
        title = coder.archivedText("UITitle") ?? ""
        modifierFlags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "UIModifierFlags"))
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(title as NSString, forKey: "UITitle")
        coder.encode(action.description as NSString, forKey: "UIAction")
        coder.encode(modifierFlags.rawValue, forKey: "UIModifierFlags")
    }
}

extension UICommandAlternate: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
