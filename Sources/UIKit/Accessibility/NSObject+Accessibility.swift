// UIKit gives every object these (the informal protocol UIAccessibility). Responders, bar items and the like have members of their own with
// UIKit's values, which count where they are called by their own type. In an extension of the protocol, so that an app's own objects may
// declare them; see NSObject+Messaging.
extension NSObjectProtocol where Self: NSObject {
    /// Whether assistive technologies know this object as one thing. Default false.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { ofResponder(\.isAccessibilityElement) ?? values?.isElement ?? false }
        set { if !setOfResponder(\.isAccessibilityElement, newValue) { ownValues.isElement = newValue } }
    }

    /// The element's name. Default nil.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { ofResponder(\.accessibilityLabel) ?? values?.label?.string }
        set { if !setOfResponder(\.accessibilityLabel, newValue) { ownValues.label = newValue.map { NSAttributedString(string: $0) } } }
    }

    @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
        get { ofResponder(\.accessibilityAttributedLabel) ?? values?.label }
        set { if !setOfResponder(\.accessibilityAttributedLabel, newValue) { ownValues.label = newValue } }
    }

    /// The result of activating the element, in words. Default nil.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { ofResponder(\.accessibilityHint) ?? values?.hint?.string }
        set { if !setOfResponder(\.accessibilityHint, newValue) { ownValues.hint = newValue.map { NSAttributedString(string: $0) } } }
    }

    @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
        get { ofResponder(\.accessibilityAttributedHint) ?? values?.hint }
        set { if !setOfResponder(\.accessibilityAttributedHint, newValue) { ownValues.hint = newValue } }
    }

    /// The element's value. Default nil.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { ofResponder(\.accessibilityValue) ?? values?.value?.string }
        set { if !setOfResponder(\.accessibilityValue, newValue) { ownValues.value = newValue.map { NSAttributedString(string: $0) } } }
    }

    @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
        get { ofResponder(\.accessibilityAttributedValue) ?? values?.value }
        set { if !setOfResponder(\.accessibilityAttributedValue, newValue) { ownValues.value = newValue } }
    }

    /// Default none.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { ofResponder(\.accessibilityTraits) ?? values?.traits ?? .none }
        set { if !setOfResponder(\.accessibilityTraits, newValue) { ownValues.traits = newValue } }
    }

    /// In the screen's coordinates, points. Default zero.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { ofResponder(\.accessibilityFrame) ?? values?.frame ?? .zero }
        set { if !setOfResponder(\.accessibilityFrame, newValue) { ownValues.frame = newValue } }
    }

    /// The BCP 47 tag of the language that label, hint and value are in; nil for the app's.
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get { ofResponder(\.accessibilityLanguage) ?? values?.language }
        set { if !setOfResponder(\.accessibilityLanguage, newValue) { ownValues.language = newValue } }
    }

    /// Whether what is in this object is hidden from assistive technologies. Default false.
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { ofResponder(\.accessibilityElementsHidden) ?? values?.hidesElements ?? false }
        set { if !setOfResponder(\.accessibilityElementsHidden, newValue) { ownValues.hidesElements = newValue } }
    }

    /// The elements in this object in the order they are read. Default nil.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { ofResponder(\.accessibilityElements) ?? values?.elements }
        set { if !setOfResponder(\.accessibilityElements, newValue) { ownValues.elements = newValue } }
    }

    /// The actions that the element offers beside its activation. Default nil.
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { ofResponder(\.accessibilityCustomActions) ?? values?.customActions }
        set { if !setOfResponder(\.accessibilityCustomActions, newValue) { ownValues.customActions = newValue } }
    }

    // MARK: Where they are

    @MainActor private func ofResponder<Value>(_ path: KeyPath<UIResponder, Value>) -> Value? {
        (self as? UIResponder).map { $0[keyPath: path] }
    }

    @MainActor private func ofResponder<Value>(_ path: KeyPath<UIResponder, Value?>) -> Value? {
        (self as? UIResponder).flatMap { $0[keyPath: path] }
    }

    @MainActor private func setOfResponder<Value>(_ path: ReferenceWritableKeyPath<UIResponder, Value>, _ value: Value) -> Bool {
        guard let responder = self as? UIResponder else { return false }
        responder[keyPath: path] = value
        return true
    }

    @MainActor private var values: AccessibilityValues? { objc_getAssociatedObject(self, AccessibilityValues.key) as? AccessibilityValues }

    @MainActor private var ownValues: AccessibilityValues {
        if let values { return values }
        let made = AccessibilityValues()
        objc_setAssociatedObject(self, AccessibilityValues.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}

extension AccessibilityValues {
    /// The address under which objects that are no responders carry theirs; nothing else has it.
    nonisolated fileprivate static var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(keyOwner).toOpaque()) }
    private static let keyOwner = KeyOwner()
    private final class KeyOwner: Sendable {}
}
