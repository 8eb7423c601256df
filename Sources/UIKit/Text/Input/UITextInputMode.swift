/// A keyboard, by its language.
@preconcurrency @MainActor open class UITextInputMode: NSObject, @preconcurrency NSSecureCoding {
    /// The language as an identifier, such as `de-DE`.
    open var primaryLanguage: String? { language }
    private let language: String

    init(language: String) {
        self.language = language
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let language = coder.archivedText("UIPrimaryLanguage") else { return nil }
        self.language = language
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(language as NSString, forKey: "UIPrimaryLanguage") }

    /// The keyboards that the user has: those of the device's languages.
    open class var activeInputModes: [UITextInputMode] { Locale.preferredLanguages.map(UITextInputMode.init(language:)) }

    /// The keyboard in use: that of the device's first language.
    @available(iOS, introduced: 4.2, deprecated: 7.0)
    open class func current() -> UITextInputMode? { activeInputModes.first }

    public nonisolated static let currentInputModeDidChangeNotification =
        NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextInputMode)?.language == language }
    open override var hash: Int { language.hashValue }
}
