/// The ways of entering text that are expected, by which interfaces make room for them. Since iOS 16.4.
@preconcurrency @MainActor open class UITextInputContext: NSObject {
    /// Whether a pencil writes. Default false.
    open var isPencilInputExpected = false
    /// Whether somebody dictates. Default false.
    open var isDictationInputExpected = false
    /// Whether a keyboard of keys is used. Default false.
    open var isHardwareKeyboardInputExpected = false

    override init() { super.init() }

    /// The context of the app.
    open class func current() -> UITextInputContext! { AppContext.current.textInputContext }
}
