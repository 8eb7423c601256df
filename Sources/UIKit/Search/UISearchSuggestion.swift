/// Something that the user may search for, offered while they type. The description and the icon are optional.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    /// In place of `localizedSuggestion`.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The words of assistive technologies. Default nil: the suggestion.
    var localizedDescription: String? { get }
    /// Before the words. Default nil: a magnifying glass.
    var iconImage: UIImage? { get }
    /// The object of the app's that the suggestion stands for.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    public var localizedDescription: String? { ObjCRuntime.optionalProperty("localizedDescription", of: self) }
    public var iconImage: UIImage? { ObjCRuntime.optionalProperty("iconImage", of: self) }
}
