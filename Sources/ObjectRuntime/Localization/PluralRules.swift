internal import _FoundationICU

/// Which plural form a number takes, by the Unicode rules for the language. They are those of the toolchain's ICU, which Foundation loads.
enum PluralRules {
    enum Category: String {
        case zero, one, two, few, many, other
    }

    /// - Parameter language: a folder's name without `.lproj`, `pt-BR` for example. `Base` and names of languages from before identifiers
    ///   (`English`) take English's rules.
    static func category(of number: Double, language: String) -> Category {
        let base = language.prefix { $0 != "-" && $0 != "_" }
        var status = U_ZERO_ERROR
        let rules = swift_uplrules_open((2...3).contains(base.count) ? language : "en", &status)
        defer { swift_uplrules_close(rules) }
        var keyword = [UChar](repeating: 0, count: 16)
        let length = swift_uplrules_select(rules, number, &keyword, Int32(keyword.count), &status)
        // Positive is an error, negative a warning, of another language's rules for example.
        guard status.rawValue <= 0 else { return .other }
        return Category(rawValue: String(decoding: keyword.prefix(Int(length)), as: UTF16.self)) ?? .other
    }
}
