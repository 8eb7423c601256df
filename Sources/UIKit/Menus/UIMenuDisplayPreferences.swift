/// How a menu shows its own children. Menus within it have their own preferences. Since iOS 17.4.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject {
    /// The lines that a child's title has at most; longer ones end with an ellipsis. Default 0: as many as menus have by themselves.
    open var maximumNumberOfTitleLines = 0

    public override init() {
        super.init()
    }
}

extension UIMenuDisplayPreferences: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> UIMenuDisplayPreferences {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
