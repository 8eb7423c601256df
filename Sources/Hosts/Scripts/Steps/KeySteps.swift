import AppSession

/// Keys and keyboards.
enum KeySteps {
    static let all: [ScriptStep] = [
        ScriptStep("type", [.init("type \"TEXT\"", "the keys that make the text")]) { TypeText(text: try $0.word("a text in quotation marks")) },
        ScriptStep(
            "key",
            [
                .init(
                    "key NAME [with MODIFIER...]",
                    "one key: a character, `return`, `delete`, `tab`, `escape`, arrows (`up`, `down`, `left`, `right`), `home`, `end`, `page-up`, "
                        + "`page-down`; with `shift`, `control`, `option`, `command`")
            ]
        ) { try $0.key() },
        ScriptStep(
            "keyboard",
            [
                .init("keyboard hardware|software", "keys are attached to the device, or not"),
                .init(
                    "keyboard other-app|none", "the other app on the screen types, or does not any more: the keyboard covers this app too"),
                .init("keyboard dismiss", "the user puts the keyboard away"),
            ]
        ) { ChooseKeyboard(keyboard: try $0.choice(ChooseKeyboard.Keyboard.self)) },
    ]
}

struct TypeText: ScriptAction {
    var text: String

    func perform(by player: ScriptPlayer) { player.session.type(text) }
}

/// A key with the raw bits of its `UIKeyModifierFlags`.
struct PressKey: ScriptAction {
    var characters: String
    var modifiers: Int

    func perform(by player: ScriptPlayer) { player.session.press(Key(characters: characters, modifiers: modifiers)) }

    /// The keys by their names in a script, with what they send.
    static let named: [String: String] = [
        "return": "\r", "delete": "\u{8}", "tab": "\t", "space": " ", "escape": "UIKeyInputEscape", "up": "UIKeyInputUpArrow",
        "down": "UIKeyInputDownArrow", "left": "UIKeyInputLeftArrow", "right": "UIKeyInputRightArrow", "home": "UIKeyInputHome",
        "end": "UIKeyInputEnd", "page-up": "UIKeyInputPageUp", "page-down": "UIKeyInputPageDown",
    ]

    /// The raw bits of `UIKeyModifierFlags`.
    static let modifiers: [String: Int] = ["shift": 1 << 17, "control": 1 << 18, "option": 1 << 19, "command": 1 << 20]
}

/// Which keyboard there is, or who types on it.
struct ChooseKeyboard: ScriptAction {
    enum Keyboard: String, CaseIterable, Hashable, Sendable {
        /// Keys attached by cable or radio; the software keyboard, as usual.
        case hardware, software
        /// The other app on the screen types; it does not any more.
        case otherApp = "other-app", none
        /// The user puts the keyboard away.
        case dismiss
    }

    var keyboard: Keyboard

    func perform(by player: ScriptPlayer) {
        switch keyboard {
        case .hardware: player.session.setHardwareKeys(true)
        case .software: player.session.setHardwareKeys(false)
        case .otherApp: player.session.setOtherAppTyping(true)
        case .none: player.session.setOtherAppTyping(false)
        case .dismiss: player.session.endpoint.receive(.dismissKeyboard)
        }
        player.session.advance(by: 0)
    }
}

extension ScriptLine {
    /// `NAME [with MODIFIER...]`: a named key, or the character on it.
    fileprivate mutating func key() throws -> PressKey {
        let name: String = try word("a key such as return, delete or z")
        guard let characters = PressKey.named[name] ?? (name.count == 1 ? name : nil) else {
            let known: String = PressKey.named.keys.sorted().joined(separator: ", ")
            throw error("\"\(name)\" is no key. Write one character, or one of: \(known).")
        }
        var flags: Int = 0
        let words: [String] = rest()
        guard let first = words.first else { return PressKey(characters: characters, modifiers: 0) }
        guard first == "with", words.count > 1 else { throw error("\"\(first)\" is one word too many: key \(name) with command") }
        for word in words.dropFirst() {
            guard let flag = PressKey.modifiers[word] else {
                throw error("\"\(word)\" is none of \(PressKey.modifiers.keys.sorted().joined(separator: ", ")).")
            }
            flags |= flag
        }
        return PressKey(characters: characters, modifiers: flags)
    }
}
