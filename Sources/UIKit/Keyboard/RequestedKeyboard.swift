import AppSession

/// The input that a first responder asks for in the keyboard's place: keys, a view of the app's own, and something on top of it.
/// The views are looked for along the responder chain (behaviour/rules.md 5.7).
@MainActor struct RequestedKeyboard {
    var inputView: UIView?
    var accessoryView: UIView?
    /// Those of the two views that have one.
    private(set) var controllers: [UIInputViewController] = []
    private let editor: (any UIKeyInput)?

    init(of responder: UIResponder?) {
        let input: (UIView?, UIInputViewController?)? = responder?.nearest { ($0.inputViewController?.view ?? $0.inputView, $0.inputViewController) }
        let accessory: (UIView?, UIInputViewController?)? = responder?.nearest {
            ($0.inputAccessoryViewController?.view ?? $0.inputAccessoryView, $0.inputAccessoryViewController)
        }
        inputView = input?.0
        accessoryView = accessory?.0
        controllers = [input?.1, accessory?.1].compactMap { $0 }
        // Text that can only be selected needs no keys.
        let takesText: Bool = (responder as? UITextView)?.isEditable ?? true
        editor = inputView == nil && takesText ? responder as? any UIKeyInput : nil
    }

    /// The request to the device; nil for no keyboard at all.
    var request: KeyboardRequest? {
        guard editor != nil || inputView != nil || accessoryView != nil else { return nil }
        var request: KeyboardRequest = editor.map(Self.request) ?? KeyboardRequest(keys: nil)
        request.ownHeight = inputView.map { Double(InputViews.height(of: $0)) } ?? 0
        request.accessoryHeight = accessoryView.map { Double(InputViews.height(of: $0)) } ?? 0
        return request
    }

    private static func request(for editor: any UIKeyInput) -> KeyboardRequest {
        let returnKey: UIReturnKeyType = editor.returnKeyType ?? .default
        let isSecure: Bool = editor.isSecureTextEntry ?? false
        return KeyboardRequest(
            keys: (editor.keyboardType ?? .default).keys, isDark: (editor.keyboardAppearance ?? .default).isDark, returnKey: returnKey.title,
            returnKeyIsProminent: returnKey.isProminent,
            isReturnKeyEnabled: !(editor.enablesReturnKeyAutomatically ?? false) || editor.hasText,
            showsCapitals: capitals(editor),
            offersSuggestions: editor.autocorrectionType != .no && !isSecure)
    }

    /// Capitals stand on the keys where a sentence or word begins: in an empty text.
    private static func capitals(_ editor: any UIKeyInput) -> Bool {
        switch editor.autocapitalizationType ?? .sentences {
        case .none: false
        case .allCharacters: true
        case .words, .sentences: !editor.hasText && (editor.keyboardType ?? .default).keys == .letters && !(editor.isSecureTextEntry ?? false)
        }
    }
}

extension UIResponder {
    /// The first view that this responder or one above it names, and the controller that it has.
    fileprivate func nearest(_ view: (UIResponder) -> (UIView?, UIInputViewController?)) -> (UIView?, UIInputViewController?)? {
        for responder in chain {
            let found: (UIView?, UIInputViewController?) = view(responder)
            if found.0 != nil { return found }
        }
        return nil
    }
}

extension UIKeyboardType {
    var keys: KeyboardRequest.Keys {
        switch self {
        case .default, .asciiCapable, .namePhonePad: .letters
        case .numbersAndPunctuation: .numbersAndPunctuation
        case .URL: .url
        case .numberPad, .asciiCapableNumberPad: .numberPad
        case .phonePad: .phonePad
        case .emailAddress: .email
        case .decimalPad: .decimalPad
        case .twitter: .twitter
        case .webSearch: .webSearch
        }
    }
}

extension UIKeyboardAppearance {
    fileprivate var isDark: Bool? {
        switch self {
        case .default: nil
        case .dark: true
        case .light: false
        }
    }
}

extension UIReturnKeyType {
    fileprivate var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }

    /// Keys that end what was typed are blue; those that only go on are grey.
    fileprivate var isProminent: Bool {
        switch self {
        case .default, .next: false
        default: true
        }
    }
}
