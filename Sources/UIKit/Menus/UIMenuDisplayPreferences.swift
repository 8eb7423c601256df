/// How a menu shows its own children. Menus within it have their own preferences. Since iOS 17.4.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSSecureCoding {
    /// The lines that a child's title has at most; longer ones end with an ellipsis. Default 0: as many as menus have by themselves.
    open var maximumNumberOfTitleLines = 0

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        maximumNumberOfTitleLines = coder.decodeInteger(forKey: "UIMaximumNumberOfTitleLines")
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(maximumNumberOfTitleLines, forKey: "UIMaximumNumberOfTitleLines") }
}

extension UIMenuDisplayPreferences: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> UIMenuDisplayPreferences {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
