/// Which words begin with a capital letter by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0, words = 1, sentences = 2, allCharacters = 3
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0, no = 1, yes = 2
}

public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0, no = 1, yes = 2
}

public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0, no = 1, yes = 2
}

public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0, no = 1, yes = 2
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0, no = 1, yes = 2
}

/// Which keys a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, asciiCapable = 1, numbersAndPunctuation = 2, URL = 3, numberPad = 4, phonePad = 5, namePhonePad = 6
    case emailAddress = 7, decimalPad = 8, twitter = 9, webSearch = 10, asciiCapableNumberPad = 11

    /// The older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0, dark = 1, light = 2

    /// The older name of `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The words on the return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0, go = 1, google = 2, join = 3, next = 4, route = 5, search = 6, send = 7, yahoo = 8, done = 9
    case emergencyCall = 10, `continue` = 11
}

/// Whether the rest of what is written is proposed in grey.
public enum UITextInlinePredictionType: Int, Sendable {
    case `default` = 0, no, yes
}
