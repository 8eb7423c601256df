/// A controller of a view in the keyboard's place, or on top of it, which types into whatever is first responder.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeInterface(from: coder, as: UIInputViewController.self)
    }

    /// The controller's view, which looks like a keyboard. Default one that is made with the controller's view.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { if let newValue { view = newValue } }
    }

    open dynamic override func loadView() {
        if loadViewFromInterface({ [self] loaded in view = loaded }) { return }
        let size = CGSize(width: UIWindowScene.sceneBounds.width, height: 216)
        view = UIInputView(frame: CGRect(origin: .zero, size: size), inputViewStyle: .keyboard)
    }

    /// The text that is edited, as far as a keyboard may know it.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = TextDocumentProxy()
    /// The language that is typed, as "en-US". Default nil. Kept.
    open var primaryLanguage: String?
    /// Whether the controller has a key for dictation of its own. Default false. Kept: there is no dictation.
    open var hasDictationKey = false
    /// True: within its app a controller may do all that the app may.
    open var hasFullAccess: Bool { true }
    /// Whether there are further keyboards that a key has to lead to.
    open var needsInputModeSwitchKey: Bool { UITextInputMode.activeInputModes.count > 1 }

    /// Ends editing, so that the keyboard leaves.
    open func dismissKeyboard() { _ = KeyboardCenter.firstResponder?.resignFirstResponder() }
    /// Goes on to the next keyboard. There is no other here.
    open func advanceToNextInputMode() {}
    /// Shows the list of keyboards that a long press on the switching key opens. There is no other here.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}

    /// Asks for the user's own words: those of the shortcuts that a device has from the beginning.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        DeferredWork.shared.schedule(after: 0) { completionHandler(UILexicon(entries: [UILexiconEntry(documentText: "On my way!", userInput: "omw")])) }
    }

    open func requestSupplementaryLexicon() async -> UILexicon {
        await withCheckedContinuation { done in requestSupplementaryLexicon { done.resume(returning: $0) } }
    }

    // MARK: The text

    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The user's own words, for keyboards that complete what is typed.
@preconcurrency @MainActor open class UILexicon: NSObject {
    public let entries: [UILexiconEntry]

    init(entries: [UILexiconEntry]) {
        self.entries = entries
        super.init()
    }
}

/// A word, or a shortcut and the words that it stands for.
@preconcurrency @MainActor open class UILexiconEntry: NSObject {
    /// The text that goes into the document.
    public let documentText: String
    /// The letters that are typed for it.
    public let userInput: String

    init(documentText: String, userInput: String) {
        self.documentText = documentText
        self.userInput = userInput
        super.init()
    }
}

/// A view in the keyboard's place that clicks when its keys are touched (`UIDevice.playInputClick()`).
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {}

extension UIInputViewAudioFeedback {
    /// Whether clicks are heard while the view is on screen: the view's own property; nil where it has none.
    public var enableInputClicksWhenVisible: Bool? { ObjCRuntime.optionalProperty("enableInputClicksWhenVisible", of: self) }
}

extension UILexicon: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UILexiconEntry: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
