/// The values that an app set for an object's accessibility; nil where it left them to UIKit.
final class AccessibilityValues {
    var isElement: Bool?
    var label: NSAttributedString?
    var hint: NSAttributedString?
    var value: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var inputLabels: [String]?
    var hidesElements = false
    var groupsChildren: Bool?
    var isModal: Bool?
    var language: String?
    var ignoresInvertColors = false
    var largeContent = LargeContent()
    var containerType: UIAccessibilityContainerType?
    var navigationStyle: UIAccessibilityNavigationStyle?
    var respondsToUserInteraction: Bool?
    var textualContext: UIAccessibilityTextualContext?
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
