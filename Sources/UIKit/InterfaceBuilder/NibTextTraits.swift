internal import InterfaceFiles

/// The traits that a `textInputTraits` element asks of the keyboard; nil where it specifies none.
@MainActor struct NibTextTraits {
    var keyboard: UIKeyboardType?
    var returnKey: UIReturnKeyType?
    var capitalization: UITextAutocapitalizationType?
    var correction: UITextAutocorrectionType?
    var spelling: UITextSpellCheckingType?
    var appearance: UIKeyboardAppearance?
    var content: UITextContentType?
    var quotes: UITextSmartQuotesType?
    var dashes: UITextSmartDashesType?
    var insertDelete: UITextSmartInsertDeleteType?
    var isSecure: Bool?
    var enablesReturn: Bool?

    init(_ element: InterfaceElement?) {
        guard let element else { return }
        let keyboards: [String: UIKeyboardType] = [
            "default": .default, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
            "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
            "webSearch": .webSearch, "asciiCapableNumberPad": .asciiCapableNumberPad,
        ]
        let returnKeys: [String: UIReturnKeyType] = [
            "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
            "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
        ]
        let capitalizations: [String: UITextAutocapitalizationType] = [
            "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
        ]
        keyboard = element["keyboardType"].flatMap { keyboards[$0] }
        returnKey = element["returnKeyType"].flatMap { returnKeys[$0] }
        // Interface Builder writes what differs from its own default, which is none.
        capitalization = element["autocapitalizationType"].map { capitalizations[$0] ?? .none } ?? UITextAutocapitalizationType.none
        correction = element["autocorrectionType"].map { $0 == "no" ? .no : $0 == "yes" ? .yes : .default }
        spelling = element["spellCheckingType"].map { $0 == "no" ? .no : $0 == "yes" ? .yes : .default }
        switch element["keyboardAppearance"] {
        case "alert", "dark": appearance = .dark
        case "light": appearance = .light
        default: break
        }
        quotes = element["smartQuotesType"].map { $0 == "no" ? .no : $0 == "yes" ? .yes : .default }
        dashes = element["smartDashesType"].map { $0 == "no" ? .no : $0 == "yes" ? .yes : .default }
        insertDelete = element["smartInsertDeleteType"].map { $0 == "no" ? .no : $0 == "yes" ? .yes : .default }
        content = element["textContentType"].map { UITextContentType(rawValue: $0) }
        isSecure = element.bool("secureTextEntry")
        enablesReturn = element.bool("enablesReturnKeyAutomatically")
    }
}

extension UIBlurEffect.Style {
    init(interface name: String?) {
        let names: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
            "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
            "systemUltraThinMaterialLight": .systemUltraThinMaterialLight, "systemThinMaterialLight": .systemThinMaterialLight,
            "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
            "systemChromeMaterialLight": .systemChromeMaterialLight, "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
            "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
            "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
        ]
        self = name.flatMap { names[$0] } ?? .regular
    }
}
