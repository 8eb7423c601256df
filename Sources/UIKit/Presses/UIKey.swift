/// A key of a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject, @preconcurrency NSCoding {
    /// The characters that it types, with the modifiers that are held.
    public let characters: String
    /// The characters that it types without any modifier but Shift.
    public let charactersIgnoringModifiers: String
    public let modifierFlags: UIKeyModifierFlags
    public let keyCode: UIKeyboardHIDUsage

    init(_ press: KeyPress) {
        characters = press.characters
        charactersIgnoringModifiers = press.characters
        modifierFlags = press.modifiers
        keyCode = UIKeyboardHIDUsage(typing: press.characters)
    }

    public required init?(coder: NSCoder) {
        characters = coder.archivedText("UICharacters") ?? ""
        charactersIgnoringModifiers = coder.archivedText("UICharactersIgnoringModifiers") ?? ""
        modifierFlags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "UIModifierFlags"))
        keyCode = UIKeyboardHIDUsage(rawValue: CFIndex(coder.decodeInteger(forKey: "UIKeyCode"))) ?? .keyboardErrorUndefined
    }

    open func encode(with coder: NSCoder) {
        coder.encode(characters as NSString, forKey: "UICharacters")
        coder.encode(charactersIgnoringModifiers as NSString, forKey: "UICharactersIgnoringModifiers")
        coder.encode(modifierFlags.rawValue, forKey: "UIModifierFlags")
        coder.encode(Int(keyCode.rawValue), forKey: "UIKeyCode")
    }
}

/// The place of a key on the keyboard, by the usage tables for USB devices.
public enum UIKeyboardHIDUsage: CFIndex, Sendable {
    case keyboardErrorRollOver = 1, keyboardPOSTFail, keyboardErrorUndefined
    case keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK
    case keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV
    case keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1 = 30, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter = 40, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen
    case keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
    case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock
    case keyboardF1 = 58, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10
    case keyboardF11, keyboardF12, keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp
    case keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keypadNumLock = 83, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
    case keypad1 = 89, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
    case keyboardNonUSBackslash = 100, keyboardApplication, keyboardPower, keypadEqualSign
    case keyboardF13 = 104, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20, keyboardF21
    case keyboardF22, keyboardF23, keyboardF24, keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain
    case keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown
    case keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock, keypadComma, keypadEqualSignAS400
    case keyboardInternational1 = 135, keyboardInternational2, keyboardInternational3, keyboardInternational4, keyboardInternational5
    case keyboardInternational6, keyboardInternational7, keyboardInternational8, keyboardInternational9
    case keyboardLANG1 = 144, keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6, keyboardLANG7, keyboardLANG8
    case keyboardLANG9, keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel, keyboardClear, keyboardPrior, keyboardReturn
    case keyboardSeparator, keyboardOut, keyboardOper, keyboardClearOrAgain, keyboardCrSelOrProps, keyboardExSel
    case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
    case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
    case keyboard_Reserved = 65535

    /// Keys of Korean and Japanese keyboards, by the numbers of languages that they share.
    public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
    public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
    public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
    public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
    public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
    public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
    public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }

    private static let named: [String: UIKeyboardHIDUsage] = [
        UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
        UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
        UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputPageUp: .keyboardPageUp, UIKeyCommand.inputPageDown: .keyboardPageDown,
        UIKeyCommand.inputHome: .keyboardHome, UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputDelete: .keyboardDeleteForward,
        "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\u{8}": .keyboardDeleteOrBackspace, "\u{7F}": .keyboardDeleteOrBackspace,
        "\t": .keyboardTab, " ": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
        "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde,
        ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash, "0": .keyboard0,
    ]

    /// The key of a US keyboard that types `characters`.
    init(typing characters: String) {
        if let known = Self.named[characters] {
            self = known
            return
        }
        let byte: UInt8? = characters.lowercased().utf8.count == 1 ? characters.lowercased().utf8.first : nil
        let code: CFIndex? =
            switch byte {
            case let letter? where (97...122).contains(letter): CFIndex(letter) - 97 + 4
            case let digit? where (49...57).contains(digit): CFIndex(digit) - 49 + 30
            default: nil
            }
        self = code.flatMap { UIKeyboardHIDUsage(rawValue: $0) } ?? .keyboardErrorRollOver
    }
}

extension UIKey: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
