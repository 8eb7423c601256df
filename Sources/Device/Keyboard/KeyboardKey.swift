import AppSession

/// One key of a keyboard on screen.
package struct KeyboardKey: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Types its text; pads show what a drag down would type above it.
        case text(String, above: String?)
        case space, returnKey, delete, shift, tab, capsLock
        /// Changes to another page of keys.
        case page(KeyboardPage)
        /// Puts the keyboard away.
        case hide
        /// Keys that lead out of typing: other keyboards, emoji, dictation.
        case emoji, globe, microphone
    }

    package enum Look: Hashable, Sendable { case letter, special, prominent, bare }

    package var kind: Kind
    package var look: Look
    /// In the points of the keyboard's panel, which has its bar at the top.
    package var frame: Rect
    /// The text on the key; nil for a symbol.
    package var label: String?

    /// The characters that a tap types; nil for keys that type nothing.
    package var characters: String? {
        switch kind {
        case .text(let text, _): text
        case .space: " "
        case .returnKey: "\r"
        case .delete: "\u{8}"
        case .tab: "\t"
        default: nil
        }
    }
}

/// Which keys a keyboard with letters shows.
package enum KeyboardPage: String, Hashable, Sendable {
    case letters, numbers, symbols
}

/// The texts of a page, row by row.
enum KeyboardTexts {
    static func rows(_ page: KeyboardPage, isPad: Bool) -> [[String]] {
        switch page {
        case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { $0.map(String.init) }
        case .numbers where isPad: ["1234567890", "@#$&*()'\"", "%-+=/;:"].map { $0.map(String.init) }
        case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"].map { $0.map(String.init) }
        case .symbols where isPad: ["1234567890", "€£¥_^[]{}", "§|~…\\<>"].map { $0.map(String.init) }
        case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"].map { $0.map(String.init) }
        }
    }

    /// The small texts above a pad's letters.
    static let above: [[String]] = ["1234567890", "@#$&*()'\"", "%-+=/;:"].map { $0.map(String.init) }

    /// The big keys of a number pad, with their letters.
    static let pad: [(String, String)] = [
        ("1", ""), ("2", "ABC"), ("3", "DEF"), ("4", "GHI"), ("5", "JKL"), ("6", "MNO"), ("7", "PQRS"), ("8", "TUV"), ("9", "WXYZ"),
    ]
}
