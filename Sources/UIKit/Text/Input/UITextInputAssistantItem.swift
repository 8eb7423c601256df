/// The buttons beside the suggestions over an iPad's keyboard.
///
/// Kept: the keyboard here has no row of suggestions, as an iPad has none with a keyboard attached and suggestions off.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// Whether the system may hide its own buttons. Default true.
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

    public override init() { super.init() }
}
