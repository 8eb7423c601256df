/// A key of a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
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
}

/// The place of a key on the keyboard, by the usage tables for USB devices.
public enum UIKeyboardHIDUsage: CFIndex, Sendable {
    case keyboardErrorRollOver = 1
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
    case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
    case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI

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
