/// The lexicons of the machine, each loaded when it is first asked for.
@MainActor final class SpellingLexicons {
    static var shared: SpellingLexicons { AppContext.current.lexicons }

    private var loaded: [String: SpellingLexicon] = [:]
    private let folder = URL(fileURLWithPath: "/usr/share/hunspell")

    private(set) lazy var languages: [String] = {
        let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".dic") && !$0.hasPrefix("hyph_") }.map { String($0.dropLast(4)) }.filter { isUTF8($0) }.sorted()
    }()

    private func isUTF8(_ language: String) -> Bool {
        (try? String(contentsOf: folder.appendingPathComponent("\(language).aff"), encoding: .utf8))?.contains("SET UTF-8") == true
    }

    /// That of the language and region, else of the language in whatever region.
    func lexicon(for language: String) -> SpellingLexicon? {
        guard let name = Self.match(language, among: languages) else { return nil }
        if let known = loaded[name] { return known }
        let made = SpellingLexicon(folder.appendingPathComponent("\(name).dic"))
        loaded[name] = made
        return made
    }

    nonisolated static func match(_ language: String, among names: [String]) -> String? {
        let wanted: String = language.replacingOccurrences(of: "-", with: "_")
        let base: Substring = wanted.prefix { $0 != "_" }
        return names.first { $0 == wanted } ?? names.first { $0 == base } ?? names.first { $0.hasPrefix(base + "_") }
    }
}
