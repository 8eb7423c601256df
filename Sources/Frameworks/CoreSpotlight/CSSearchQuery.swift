import ObjectRuntime
import Synchronization

/// Says of whom a query asks what.
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
    open var fetchAttributes: [String] = []
    open var filterQueries: [String] = []
    open var keyboardLanguage: String?
    public override init() { super.init() }
}

/// Looks for items of the app's indexes by a text such as `title == "*word*"cd || keywords == "word"c`.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    private struct State {
        var isCancelled = false
        var found = 0
    }
    private let text: String
    private let state = Mutex(State())
    /// The indexes that are searched; nil for all of the app's.
    var indexes: [CSSearchableIndex]?
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    open var completionHandler: (((any Error)?) -> Void)?
    open var foundItemCount: Int { state.withLock { $0.found } }
    open var isCancelled: Bool { state.withLock { $0.isCancelled } }
    open var protectionClasses: [FileProtectionType] = []

    /// - Parameter attributes: which attributes of what is found are wanted; all are there.
    public init(queryString: String, attributes: [String]?) { text = queryString }
    public init(queryString: String, queryContext: CSSearchQueryContext?) { text = queryString }

    /// Finds items and hands them over later, on a queue of its own, then calls `completionHandler`.
    open func start() {
        ServiceReply.send { [self] in
            guard !isCancelled else { return finish(CSSearchQueryError(.cancelled)) }
            guard let condition = SearchCondition(text) else { return finish(CSSearchQueryError(.invalidQuery)) }
            let items = CSSearchableIndex.items(of: indexes).filter { condition.fits($0) }
            state.withLock { $0.found = items.count }
            if !items.isEmpty { foundItemsHandler?(items) }
            finish(nil)
        }
    }
    open func cancel() { state.withLock { $0.isCancelled = true } }
    private func finish(_ error: (any Error)?) { completionHandler?(error) }
}

/// Why a query found nothing.
public struct CSSearchQueryError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknown = -2000, indexUnreachable = -2001, invalidQuery = -2002, cancelled = -2003 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "CSSearchQueryErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

/// A query's text: comparisons of attributes, joined by `&&` and `||`, in brackets.
indirect enum SearchCondition {
    case all([SearchCondition])
    case any([SearchCondition])
    case not(SearchCondition)
    case compare(attribute: String, isEqual: Bool, pattern: String, flags: String)

    init?(_ text: String) {
        var parser = SearchParser(text)
        guard let condition = parser.either(), parser.isAtEnd else { return nil }
        self = condition
    }

    func fits(_ item: CSSearchableItem) -> Bool {
        switch self {
        case .all(let parts): parts.allSatisfy { $0.fits(item) }
        case .any(let parts): parts.contains { $0.fits(item) }
        case .not(let part): !part.fits(item)
        case .compare(let attribute, let isEqual, let pattern, let flags):
            item.texts(of: attribute).contains { Self.matches($0, pattern, flags) } == isEqual
        }
    }

    /// `*` stands for any text; of the flags, `c` ignores case, `d` accents, and `w` looks at each word.
    static func matches(_ text: String, _ pattern: String, _ flags: String) -> Bool {
        var options: String.CompareOptions = []
        if flags.contains("c") { options.insert(.caseInsensitive) }
        if flags.contains("d") { options.insert(.diacriticInsensitive) }
        let (subject, wanted) = (Array(text.folding(options: options, locale: nil)), Array(pattern.folding(options: options, locale: nil)))
        if flags.contains("w"), subject.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains(where: { matches(Array($0), wanted) }) {
            return true
        }
        return matches(subject, wanted)
    }

    private static func matches(_ text: [Character], _ pattern: [Character]) -> Bool {
        var (at, next) = (0, 0)
        var star: (pattern: Int, text: Int)?
        while at < text.count {
            if next < pattern.count, pattern[next] == "*" {
                star = (next, at)
                next += 1
            } else if next < pattern.count, pattern[next] == text[at] || pattern[next] == "?" {
                (at, next) = (at + 1, next + 1)
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                (at, next) = (last.text + 1, last.pattern + 1)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
}

/// Reads a query's text from its beginning.
private struct SearchParser {
    private let text: [Character]
    private var at = 0
    /// Brackets that are open.
    private var depth = 0
    init(_ text: String) { self.text = Array(text) }

    private mutating func skip() { while at < text.count, text[at].isWhitespace { at += 1 } }
    private mutating func take(_ word: String) -> Bool {
        skip()
        let end = at + word.count
        guard end <= text.count, String(text[at..<end]) == word else { return false }
        at = end
        return true
    }
    var isAtEnd: Bool { text[at...].allSatisfy(\.isWhitespace) }

    mutating func either() -> SearchCondition? {
        guard let first = both() else { return nil }
        var parts = [first]
        while take("||") {
            guard let next = both() else { return nil }
            parts.append(next)
        }
        return parts.count == 1 ? first : .any(parts)
    }
    private mutating func both() -> SearchCondition? {
        guard let first = single() else { return nil }
        var parts = [first]
        while take("&&") {
            guard let next = single() else { return nil }
            parts.append(next)
        }
        return parts.count == 1 ? first : .all(parts)
    }
    private mutating func single() -> SearchCondition? {
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else { return nil }
        if take("(") {
            guard let inner = either(), take(")") else { return nil }
            return inner
        }
        if take("!") { return single().map { .not($0) } }
        skip()
        let start = at
        while at < text.count, text[at].isLetter || text[at].isNumber || "_*".contains(text[at]) { at += 1 }
        let name = String(text[start..<at])
        guard !name.isEmpty else { return nil }
        let isEqual = take("==") || take("=")
        guard isEqual || take("!=") else { return nil }
        guard let pattern = quoted() else { return nil }
        let flags = at
        while at < text.count, "cdwt".contains(text[at]) { at += 1 }
        return .compare(attribute: name, isEqual: isEqual, pattern: pattern, flags: String(text[flags..<at]))
    }
    private mutating func quoted() -> String? {
        skip()
        guard at < text.count, text[at] == "\"" || text[at] == "'" else { return nil }
        let mark = text[at]
        at += 1
        var result = ""
        while at < text.count, text[at] != mark {
            if text[at] == "\\", at + 1 < text.count { at += 1 }
            result.append(text[at])
            at += 1
        }
        guard at < text.count else { return nil }
        at += 1
        return result
    }
}

extension CSSearchableItem {
    /// The values of an attribute, as texts; `*` is all of them.
    func texts(of attribute: String) -> [String] {
        let set = attributeSet
        let all: [(String, [String?])] = [
            ("title", [set.title]), ("displayName", [set.displayName]), ("alternateNames", set.alternateNames ?? []),
            ("contentDescription", [set.contentDescription]), ("keywords", set.keywords ?? []), ("identifier", [set.identifier]),
            ("uniqueIdentifier", [uniqueIdentifier]), ("domainIdentifier", [domainIdentifier]), ("artist", [set.artist]), ("album", [set.album]),
            ("authorNames", set.authorNames ?? []), ("emailAddresses", set.emailAddresses ?? []), ("phoneNumbers", set.phoneNumbers ?? []),
            ("contentType", [set.contentType]), ("textContent", [set.textContent]), ("userCreated", [set.userCreated?.stringValue]),
        ]
        let name = attribute.hasPrefix("kMDItem") ? attribute.dropFirst(7).prefix(1).lowercased() + attribute.dropFirst(8) : attribute
        return all.filter { name == "*" || $0.0 == name || name == "**" }.flatMap { $0.1.compactMap { $0 } }
    }
}
