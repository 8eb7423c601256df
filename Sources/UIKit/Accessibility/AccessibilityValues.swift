/// What an app said about an object's accessibility; nil where it left that to UIKit.
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

    /// What the large content viewer is to show of a view.
    struct LargeContent {
        var isShown = false
        var title: String?
        var image: UIImage?
        var imageInsets = UIEdgeInsets.zero
        var scalesImage = false
    }
}

/// What UIKit says of an object by itself.
struct AccessibilityDefaults {
    var isElement: Bool = false
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits = []
    var groupsChildren: Bool = false
    var isModal: Bool = false
}
