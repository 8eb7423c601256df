import Foundation

/// Whether a text that was looked up should have been translated and is not: a pure function of what was found.
///
/// An app without tables writes its texts as keys, and is not localised; nothing is missing there. In its own language, the one it is
/// developed in, a default text is the right one, and a key of several words is a text, unless the table of that language has such keys, too.
struct MissingTranslation: Equatable {
    /// The languages that were looked into, the most wanted first.
    var languages: [String]
    /// The place among them of the one that had the text; nil for none.
    var found: Int?
    /// Whether any localisation of the bundle has the table.
    var hasTable: Bool
    /// Whether the most wanted of them has.
    var hasTableInFirst: Bool
    /// Whether that one has texts for keys of several words: the app writes its texts as keys and lists them.
    var listsTexts = false
    var development: String?
    var key: String
    /// The text given for a missing one; empty for none.
    var value: String

    /// The language in which the text is missing; nil where none is.
    var language: String? {
        guard let first: String = languages.first, first != "Base" else { return nil }
        if let found { return found > 0 && first != development ? first : nil }
        guard hasTable else { return nil }
        if first != (development ?? "en") { return first }
        return hasTableInFirst && value.isEmpty && (listsTexts || !key.contains(where: \.isWhitespace)) ? first : nil
    }

    /// The warning for a text that is missing in `language` of a table.
    static func warning(key: String, value: String, table: String, language: String) -> RuntimeWarning {
        let text: String = value.isEmpty || value == key ? "\"\(key)\"" : "\"\(value)\" (\(key))"
        return RuntimeWarning(
            .translation, subject: key,
            message: "\(text) is not in \(language).lproj/\(table).strings and is shown untranslated. Add it there, or in the string catalogue.")
    }
}
