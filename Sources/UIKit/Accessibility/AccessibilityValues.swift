/// A value that an app set, or the closure that it gave for it: the closure counts.
@propertyWrapper struct AccessibilityValue<Value> {
    private var kept: Value?
    private var block: (() -> Value?)?

    init(wrappedValue: Value?) { kept = wrappedValue }

    var wrappedValue: Value? {
        get { block.map { $0() } ?? kept }
        set { kept = newValue }
    }

    var projectedValue: (() -> Value?)? {
        get { block }
        set { block = newValue }
    }
}

/// The values that an app set for an object's accessibility; nil where it left them to UIKit.
final class AccessibilityValues {
    @AccessibilityValue var isElement: Bool?
    @AccessibilityValue var label: NSAttributedString?
    @AccessibilityValue var hint: NSAttributedString?
    @AccessibilityValue var value: NSAttributedString?
    @AccessibilityValue var traits: UIAccessibilityTraits?
    @AccessibilityValue var frame: CGRect?
    @AccessibilityValue var path: UIBezierPath?
    @AccessibilityValue var activationPoint: CGPoint?
    @AccessibilityValue var elements: [Any]?
    @AccessibilityValue var customActions: [UIAccessibilityCustomAction]?
    @AccessibilityValue var customRotors: [UIAccessibilityCustomRotor]?
    @AccessibilityValue var inputLabels: [String]?
    @AccessibilityValue var hidesElements: Bool?
    @AccessibilityValue var groupsChildren: Bool?
    @AccessibilityValue var isModal: Bool?
    @AccessibilityValue var language: String?
    var ignoresInvertColors = false
    var largeContent = LargeContent()
    @AccessibilityValue var containerType: UIAccessibilityContainerType?
    @AccessibilityValue var navigationStyle: UIAccessibilityNavigationStyle?
    @AccessibilityValue var respondsToUserInteraction: Bool?
    @AccessibilityValue var textualContext: UIAccessibilityTextualContext?
    /// The closures that the app gave, by the names of their properties.
    var blocks: [String: Any] = [:]
    var directTouchOptions: UIAccessibility.DirectTouchOptions = []
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?

    /// The content of a view in the large content viewer, and whether it is shown there.
    struct LargeContent {
        var isShown = false
        var title: String?
        var image: UIImage?
        var imageInsets = UIEdgeInsets.zero
        var scalesImage = false
    }
}

/// The accessibility values that UIKit gives an object by itself.
struct AccessibilityDefaults {
    var isElement: Bool = false
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits = []
    var groupsChildren: Bool = false
    var isModal: Bool = false
}
