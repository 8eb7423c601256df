/// A key, with its modifiers, and the action it sends along the responder chain.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The characters that the key types, or one of the `input` names; nil for modifiers alone.
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    @available(iOS, introduced: 9.0, deprecated: 13.0, message: "Use keyCommandWithInput:modifierFlags:action:, and then set the discoverabilityTitle property")
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init(action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }

    /// A command of no key.
    public convenience init() { self.init(action: Selector(""), input: "") }

    public required init?(coder: NSCoder) {
        input = coder.archivedText("UIInput")
        modifierFlags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "UIModifierFlags"))
        super.init(coder: coder)
        wantsPriorityOverSystemBehavior = coder.decodeBool(forKey: "UIWantsPriority")
        allowsAutomaticLocalization = coder.decodeBool(forKey: "UIAllowsLocalization")
        allowsAutomaticMirroring = coder.decodeBool(forKey: "UIAllowsMirroring")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(input as NSString?, forKey: "UIInput")
        coder.encode(modifierFlags.rawValue, forKey: "UIModifierFlags")
        coder.encode(wantsPriorityOverSystemBehavior, forKey: "UIWantsPriority")
        coder.encode(allowsAutomaticLocalization, forKey: "UIAllowsLocalization")
        coder.encode(allowsAutomaticMirroring, forKey: "UIAllowsMirroring")
    }

    /// Whether the command comes before what the system does with its keys, such as the arrows in text. Default false.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the input follows the keyboard's layout. Default true; there is one layout here.
    open var allowsAutomaticLocalization = true
    /// Whether directions are swapped in interfaces from right to left. Default true; kept.
    open var allowsAutomaticMirroring = true

    public nonisolated static let f1 = "UIKeyInputF1"
    public nonisolated static let f2 = "UIKeyInputF2"
    public nonisolated static let f3 = "UIKeyInputF3"
    public nonisolated static let f4 = "UIKeyInputF4"
    public nonisolated static let f5 = "UIKeyInputF5"
    public nonisolated static let f6 = "UIKeyInputF6"
    public nonisolated static let f7 = "UIKeyInputF7"
    public nonisolated static let f8 = "UIKeyInputF8"
    public nonisolated static let f9 = "UIKeyInputF9"
    public nonisolated static let f10 = "UIKeyInputF10"
    public nonisolated static let f11 = "UIKeyInputF11"
    public nonisolated static let f12 = "UIKeyInputF12"
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    override func duplicate() -> UIMenuElement {
        let copy = UIKeyCommand(
            title: title, image: image, action: action, input: input ?? "", modifierFlags: modifierFlags, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        copy.subtitle = subtitle
        copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        copy.allowsAutomaticLocalization = allowsAutomaticLocalization
        copy.allowsAutomaticMirroring = allowsAutomaticMirroring
        return copy
    }

    /// The action for a key that was pressed; nil when the key is another.
    func action(for key: KeyPress) -> Selector? {
        guard let input, input.lowercased() == key.characters.lowercased(), !attributes.contains(.disabled) else { return nil }
        if key.modifiers == modifierFlags { return action }
        return alternates.first { $0.modifierFlags.union(modifierFlags) == key.modifiers }?.action
    }
}

/// A key that went down.
struct KeyPress: Equatable {
    /// The characters that the key types, or the name of a function key.
    var characters: String
    var modifiers: UIKeyModifierFlags
}
