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

    /// The places that an assistive technology can go through by a rotor. Default nil.
    @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { ofResponder(\.accessibilityCustomRotors) ?? values?.customRotors }
        set { if !setOfResponder(\.accessibilityCustomRotors, newValue) { ownValues.customRotors = newValue } }
    }

    /// The element's outline in the screen's coordinates. Default nil: `accessibilityFrame`.
    @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
        get { ofResponder(\.accessibilityPath) ?? values?.path }
        set { if !setOfResponder(\.accessibilityPath, newValue) { ownValues.path = newValue } }
    }

    /// The point that an activation touches, in the screen's coordinates. Default the middle of `accessibilityFrame`.
    @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
        get {
            if let point = ofResponder(\.accessibilityActivationPoint) ?? values?.activationPoint { return point }
            let frame: CGRect = accessibilityFrame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { if !setOfResponder(\.accessibilityActivationPoint, newValue) { ownValues.activationPoint = newValue } }
    }

    /// The names by which a user may call the element. Default empty: its label counts.
    @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
        get { ofResponder(\.accessibilityUserInputLabels) ?? values?.inputLabels ?? [] }
        set { if !setOfResponder(\.accessibilityUserInputLabels, newValue) { ownValues.inputLabels = newValue } }
    }

    /// Whether what is beside this object is hidden from assistive technologies. Default false.
    @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
        get { ofResponder(\.accessibilityViewIsModal) ?? values?.isModal ?? false }
        set { if !setOfResponder(\.accessibilityViewIsModal, newValue) { ownValues.isModal = newValue } }
    }

    /// Whether what is in this object is read before what is beside it. Default false.
    @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
        get { ofResponder(\.shouldGroupAccessibilityChildren) ?? values?.groupsChildren ?? false }
        set { if !setOfResponder(\.shouldGroupAccessibilityChildren, newValue) { ownValues.groupsChildren = newValue } }
    }

    /// Default none.
    @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
        get { ofResponder(\.accessibilityContainerType) ?? values?.containerType ?? .none }
        set { if !setOfResponder(\.accessibilityContainerType, newValue) { ownValues.containerType = newValue } }
    }

    /// Default automatic.
    @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { ofResponder(\.accessibilityNavigationStyle) ?? values?.navigationStyle ?? .automatic }
        set { if !setOfResponder(\.accessibilityNavigationStyle, newValue) { ownValues.navigationStyle = newValue } }
    }

    /// Whether the element does something when it is touched. Default false for what is no view.
    @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
        get { ofResponder(\.accessibilityRespondsToUserInteraction) ?? values?.respondsToUserInteraction ?? false }
        set { if !setOfResponder(\.accessibilityRespondsToUserInteraction, newValue) { ownValues.respondsToUserInteraction = newValue } }
    }

    /// How the element takes touches by itself, with the trait `allowsDirectInteraction`. Kept: touches are not VoiceOver's here. Default none. Since
    /// iOS 17.
    @preconcurrency @MainActor public var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
        get { values?.directTouchOptions ?? [] }
        set { ownValues.directTouchOptions = newValue }
    }

    /// The kind of text, by which it is read. Default nil.
    @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { ofResponder(\.accessibilityTextualContext) ?? values?.textualContext }
        set { if !setOfResponder(\.accessibilityTextualContext, newValue) { ownValues.textualContext = newValue } }
    }

    // MARK: As a container

    /// The number of elements in this object. Default that of `accessibilityElements`.
    @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
        (self as? UIResponder).map { $0.accessibilityElementCount() } ?? accessibilityElements?.count ?? 0
    }

    @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
        if let responder = self as? UIResponder { return responder.accessibilityElement(at: index) }
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The place of an element in this object, `NSNotFound` where it is not in it.
    @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
        if let responder = self as? UIResponder { return responder.index(ofAccessibilityElement: element) }
        return accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
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

    @MainActor private var values: AccessibilityValues? { objc_getAssociatedObject(self, AccessibilityValues.key.address) as? AccessibilityValues }

    /// The values whichever kind of object this is.
    @MainActor var anyAccessibilityValues: AccessibilityValues? { (self as? UIResponder)?.accessibilityValues ?? values }
    @MainActor var anyOwnAccessibilityValues: AccessibilityValues { (self as? UIResponder)?.ownAccessibilityValues ?? ownValues }

    @MainActor private var ownValues: AccessibilityValues {
        if let values { return values }
        let made = AccessibilityValues()
        objc_setAssociatedObject(self, AccessibilityValues.key.address, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}

extension AccessibilityValues {
    /// The key under which objects that are no responders carry theirs.
    nonisolated fileprivate static let key = AssociationKey()
}
