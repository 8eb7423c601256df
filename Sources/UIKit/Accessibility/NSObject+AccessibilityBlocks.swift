// Closures in place of values: each is asked whenever the value is. Since iOS 17.
public typealias AXVoidReturnBlock = () -> Void
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXStringArrayReturnBlock = () -> [String]?
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXCGRectReturnBlock = () -> CGRect
public typealias AXCGPointReturnBlock = () -> CGPoint
public typealias AXUIBezierPathReturnBlock = () -> UIBezierPath?
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?

extension NSObjectProtocol where Self: NSObject {
    @MainActor func accessibilityBlock<Result>(_ name: String, of type: Result.Type) -> (() -> Result)? {
        anyAccessibilityValues?.blocks[name] as? () -> Result
    }

    @MainActor private func keep<Result, Value>(
        _ block: (() -> Result)?, _ name: String, as path: ReferenceWritableKeyPath<AccessibilityValues, (() -> Value?)?>,
        _ convert: @escaping (Result) -> Value?
    ) {
        anyOwnAccessibilityValues.blocks[name] = block
        anyOwnAccessibilityValues[keyPath: path] = block.map { block in { convert(block()) } }
    }

    // MARK: Values

    @preconcurrency @MainActor public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibilityBlock("isAccessibilityElement", of: Bool.self) }
        set { keep(newValue, "isAccessibilityElement", as: \.$isElement) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibilityBlock("accessibilityLabel", of: Optional<String>.self) }
        set { keep(newValue, "accessibilityLabel", as: \.$label) { $0.map { NSAttributedString(string: $0) } } }
    }
    @preconcurrency @MainActor public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibilityBlock("accessibilityAttributedLabel", of: Optional<NSAttributedString>.self) }
        set { keep(newValue, "accessibilityAttributedLabel", as: \.$label) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibilityBlock("accessibilityValue", of: Optional<String>.self) }
        set { keep(newValue, "accessibilityValue", as: \.$value) { $0.map { NSAttributedString(string: $0) } } }
    }
    @preconcurrency @MainActor public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibilityBlock("accessibilityAttributedValue", of: Optional<NSAttributedString>.self) }
        set { keep(newValue, "accessibilityAttributedValue", as: \.$value) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibilityBlock("accessibilityHint", of: Optional<String>.self) }
        set { keep(newValue, "accessibilityHint", as: \.$hint) { $0.map { NSAttributedString(string: $0) } } }
    }
    @preconcurrency @MainActor public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibilityBlock("accessibilityAttributedHint", of: Optional<NSAttributedString>.self) }
        set { keep(newValue, "accessibilityAttributedHint", as: \.$hint) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibilityBlock("accessibilityTraits", of: UIAccessibilityTraits.self) }
        set { keep(newValue, "accessibilityTraits", as: \.$traits) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityFrameBlock: AXCGRectReturnBlock? {
        get { accessibilityBlock("accessibilityFrame", of: CGRect.self) }
        set { keep(newValue, "accessibilityFrame", as: \.$frame) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityPathBlock: AXUIBezierPathReturnBlock? {
        get { accessibilityBlock("accessibilityPath", of: Optional<UIBezierPath>.self) }
        set { keep(newValue, "accessibilityPath", as: \.$path) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityActivationPointBlock: AXCGPointReturnBlock? {
        get { accessibilityBlock("accessibilityActivationPoint", of: CGPoint.self) }
        set { keep(newValue, "accessibilityActivationPoint", as: \.$activationPoint) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibilityBlock("accessibilityElements", of: Optional<[Any]>.self) }
        set { keep(newValue, "accessibilityElements", as: \.$elements) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibilityBlock("accessibilityElementsHidden", of: Bool.self) }
        set { keep(newValue, "accessibilityElementsHidden", as: \.$hidesElements) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibilityBlock("accessibilityViewIsModal", of: Bool.self) }
        set { keep(newValue, "accessibilityViewIsModal", as: \.$isModal) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { accessibilityBlock("accessibilityShouldGroupAccessibilityChildren", of: Bool.self) }
        set { keep(newValue, "accessibilityShouldGroupAccessibilityChildren", as: \.$groupsChildren) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibilityBlock("accessibilityLanguage", of: Optional<String>.self) }
        set { keep(newValue, "accessibilityLanguage", as: \.$language) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
        get { accessibilityBlock("accessibilityTextualContext", of: Optional<UIAccessibilityTextualContext>.self) }
        set { keep(newValue, "accessibilityTextualContext", as: \.$textualContext) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { accessibilityBlock("accessibilityContainerType", of: UIAccessibilityContainerType.self) }
        set { keep(newValue, "accessibilityContainerType", as: \.$containerType) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { accessibilityBlock("accessibilityNavigationStyle", of: UIAccessibilityNavigationStyle.self) }
        set { keep(newValue, "accessibilityNavigationStyle", as: \.$navigationStyle) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { accessibilityBlock("accessibilityRespondsToUserInteraction", of: Bool.self) }
        set { keep(newValue, "accessibilityRespondsToUserInteraction", as: \.$respondsToUserInteraction) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { accessibilityBlock("accessibilityUserInputLabels", of: Optional<[String]>.self) }
        set { keep(newValue, "accessibilityUserInputLabels", as: \.$inputLabels) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
        get { accessibilityBlock("accessibilityAttributedUserInputLabels", of: Optional<[NSAttributedString]>.self) }
        set { keep(newValue, "accessibilityAttributedUserInputLabels", as: \.$inputLabels) { $0?.map(\.string) } }
    }
    @preconcurrency @MainActor public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { accessibilityBlock("accessibilityCustomActions", of: Optional<[UIAccessibilityCustomAction]>.self) }
        set { keep(newValue, "accessibilityCustomActions", as: \.$customActions) { $0 } }
    }
    @preconcurrency @MainActor public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
        get { accessibilityBlock("accessibilityCustomRotors", of: Optional<[UIAccessibilityCustomRotor]>.self) }
        set { keep(newValue, "accessibilityCustomRotors", as: \.$customRotors) { $0 } }
    }

    // MARK: Actions

    @preconcurrency @MainActor public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibilityBlock("activate", of: Bool.self) }
        set { anyOwnAccessibilityValues.blocks["activate"] = newValue }
    }
    @preconcurrency @MainActor public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibilityBlock("increment", of: Void.self) }
        set { anyOwnAccessibilityValues.blocks["increment"] = newValue }
    }
    @preconcurrency @MainActor public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibilityBlock("decrement", of: Void.self) }
        set { anyOwnAccessibilityValues.blocks["decrement"] = newValue }
    }
    @preconcurrency @MainActor public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibilityBlock("performEscape", of: Bool.self) }
        set { anyOwnAccessibilityValues.blocks["performEscape"] = newValue }
    }
    @preconcurrency @MainActor public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { accessibilityBlock("magicTap", of: Bool.self) }
        set { anyOwnAccessibilityValues.blocks["magicTap"] = newValue }
    }
}
