/// A language's words, in a dictionary of Hunspell's. The library is loaded when an app first checks a text.
final class SpellingLexicon: @unchecked Sendable {
    private struct Library {
        let create: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
        let destroy: @convention(c) (OpaquePointer?) -> Void
        let spell: @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> CInt
        let suggest: @convention(c) (OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>, UnsafePointer<CChar>) -> CInt
        let freeList: @convention(c) (OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>, CInt) -> Void

        init?() {
            guard let handle = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
            func function<Function>(_ name: String, _ type: Function.Type) -> Function? { dlsym(handle, name).map { unsafeBitCast($0, to: type) } }
            guard let create = function("Hunspell_create", (@convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?).self),
                let destroy = function("Hunspell_destroy", (@convention(c) (OpaquePointer?) -> Void).self),
                let spell = function("Hunspell_spell", (@convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> CInt).self),
                let suggest = function(
                    "Hunspell_suggest",
                    (@convention(c) (OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>, UnsafePointer<CChar>) -> CInt)
                        .self),
                let freeList = function(
                    "Hunspell_free_list",
                    (@convention(c) (OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>, CInt) -> Void).self)
            else { return nil }
            (self.create, self.destroy, self.spell, self.suggest, self.freeList) = (create, destroy, spell, suggest, freeList)
        }
    }

    private let library: Library
    private let handle: OpaquePointer
    private let dictionary: URL
    private lazy var words: [String] = readWords()

    /// - Parameter dictionary: a `.dic` file in UTF-8 with its `.aff` beside it. Nil where it cannot be read, or Hunspell is not there.
    init?(_ dictionary: URL) {
        let rules: URL = dictionary.deletingPathExtension().appendingPathExtension("aff")
        guard let library = Library(), let handle = library.create(rules.path, dictionary.path) else { return nil }
        self.library = library
        self.handle = handle
        self.dictionary = dictionary
    }

    deinit { library.destroy(handle) }

    func has(_ word: String) -> Bool { library.spell(handle, word.replacingOccurrences(of: "\u{2019}", with: "'")) != 0 }

    func guesses(for word: String) -> [String] {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        let count: CInt = library.suggest(handle, &list, word)
        defer { library.freeList(handle, &list, count) }
        return (0..<Int(count)).compactMap { list?[$0].map { String(cString: $0) } }
    }

    func completions(of start: String) -> [String] {
        let key: String = start.lowercased()
        var low = 0
        var high: Int = words.count
        while low < high {
            let middle: Int = (low + high) / 2
            if words[middle] < key { low = middle + 1 } else { high = middle }
        }
        return words[low...].prefix { $0.hasPrefix(key) }.prefix(20).map { start.first?.isUppercase == true ? $0.prefix(1).uppercased() + $0.dropFirst() : $0 }
    }

    /// The dictionary's stems that are written small, in order.
    private func readWords() -> [String] {
        guard let text = try? String(contentsOf: dictionary, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").dropFirst().compactMap { line -> String? in
            let word: Substring = line.prefix { $0 != "/" && $0 != "\t" && $0 != "\r" }
            return word.count > 1 && word.allSatisfy { $0.isLetter && $0.isLowercase } ? String(word) : nil
        }.sorted()
    }
}
