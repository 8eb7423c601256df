/// The Swift names that SwiftGen makes of the names of resources.
enum SwiftGenName {
    /// The name of a type: words joined in camel case. `home_title` and `HOME_TITLE` are `HomeTitle`.
    static func type(_ name: String) -> String {
        let words: [Substring] = name.split { !($0.isLetter || $0.isNumber) }
        let hasSmall: Bool = name.contains { $0.isLowercase }
        let joined: String = words.map { $0.prefix(1).uppercased() + (hasSmall ? String($0.dropFirst()) : $0.dropFirst().lowercased()) }.joined()
        return joined.first?.isNumber == true ? "_" + joined : joined
    }

    /// The name of a member: as a type's with the first word in small letters. `URLTitle` is `urlTitle`.
    static func member(_ name: String) -> String {
        let type: String = type(name)
        let capitals: Int = type.prefix { $0.isUppercase }.count
        let isWhole: Bool = capitals == type.count || type.dropFirst(capitals).first?.isNumber == true
        let count: Int = capitals > 1 && !isWhole ? capitals - 1 : capitals
        let result: String = type.prefix(count).lowercased() + type.dropFirst(count)
        return keywords.contains(result) ? "`\(result)`" : result
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "open",
        "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
