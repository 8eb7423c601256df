/// Names of keys in scripts.
enum ScriptKeys {
    /// What a key is called in a script and what it sends.
    static let named: [String: String] = [
        "return": "\r", "delete": "\u{8}", "tab": "\t", "space": " ", "escape": "UIKeyInputEscape", "up": "UIKeyInputUpArrow",
        "down": "UIKeyInputDownArrow", "left": "UIKeyInputLeftArrow", "right": "UIKeyInputRightArrow", "home": "UIKeyInputHome",
        "end": "UIKeyInputEnd", "page-up": "UIKeyInputPageUp", "page-down": "UIKeyInputPageDown",
    ]

    /// The raw bits of `UIKeyModifierFlags`.
    static let modifiers: [String: Int] = ["shift": 1 << 17, "control": 1 << 18, "option": 1 << 19, "command": 1 << 20]
}

extension ScriptLine {
    /// `NAME [with MODIFIER...]`: a named key, or the character on it.
    mutating func key() throws -> DeviceScript.Action {
        let name: String = try word("a key such as return, delete or z")
        guard let characters = ScriptKeys.named[name] ?? (name.count == 1 ? name : nil) else {
            let known: String = ScriptKeys.named.keys.sorted().joined(separator: ", ")
            throw error("\"\(name)\" is no key. Write one character, or one of: \(known).")
        }
        var flags: Int = 0
        let words: [String] = rest()
        guard let first = words.first else { return .key(characters, modifiers: 0) }
        guard first == "with", words.count > 1 else { throw error("\"\(first)\" is one word too many: key \(name) with command") }
        for word in words.dropFirst() {
            guard let flag = ScriptKeys.modifiers[word] else {
                throw error("\"\(word)\" is none of \(ScriptKeys.modifiers.keys.sorted().joined(separator: ", ")).")
            }
            flags |= flag
        }
        return .key(characters, modifiers: flags)
    }
}
